"""The rules of Spot On, one by one: adding cards, slots, gifts, jokers (SP-9 to SP-18, SP-29)."""

from __future__ import annotations

import pytest

from tests.games.spot_on.positions import GAME, discards, game, kinds, legal, play, points, rows, why

FULL = "r7 / g7 / b7 / v7"  # all slots, no yellow
GIVE_OR_CLEAR = ["row 1 left 1", "clear 1", "clear 2", "clear 3", "clear 4"]


def test_sp_9_a_higher_number_does_nothing() -> None:
    state = play(game("r6", hand="r3"), "add r")
    assert rows(state) == "r6 r3"
    assert discards(state) == ""
    assert state.to_act() == 1


def test_sp_10_a_spot_landing_is_a_choice() -> None:
    state = play(game("r6 r4", hand="r3"), "add r")
    assert legal(state) == ["complete", "decline"]
    declined = play(state.clone(), "decline")
    assert rows(declined) == "r6 r4 r3"
    assert points(declined) == [0, 0]
    play(state, "complete")
    assert rows(state) == ""
    assert points(state) == [3, 0]
    assert GAME.view(state)["collections"][0]["scored"] == {"r3": 1, "r4": 1, "r6": 1}


@pytest.mark.parametrize(
    ("row", "added", "left", "gone"),
    [
        ("r7 r6 r5", "r3", "r7", "r3 r5 r6"),
        ("r7 r6 r5", "r2", "r7 r6", "r2 r5"),
        ("r7 r6 (r5) r4", "r3", "r7 r6", "r3 r4 r5"),
        ("r7 (protect)", "r2", "r7", "r2 protect"),
    ],
)
def test_sp_11_a_lower_number_discards_from_the_top(row: str, added: str, left: str, gone: str) -> None:
    state = play(game(row, hand=added), "add r")
    assert rows(state) == left
    assert discards(state) == gone


def test_sp_11_the_row_may_become_colourless() -> None:
    state = play(game("(r4) r5", hand="r2"), "add r")
    assert rows(state) == "(r4)"
    assert kinds(state) == ["j", "free", "free", "free"]


def test_sp_12_the_bonus_is_unseen_and_only_for_the_completing_card() -> None:
    state = play(game("b4 b7 b6 b5", hand="b5", top="steal"), "add b", "complete")
    assert points(state) == [6, 0]
    assert state.position()["bonus"] == [["steal"], []]
    assert "steal" not in GAME.view(state)["collections"][0]["scored"]
    assert points(play(game("b7 b6 b5", hand="b4"), "add b", "complete")) == [4, 0]  # 7, 6, 5 lay before


def test_sp_12_as_many_bonus_cards_as_there_are() -> None:
    state = play(game("b2 b3 b4 b5 b6 b7", hand="b7", left=2), "add b")
    assert GAME.describe(state, 48, "en").startswith("Complete the row: 7 points and 2 as a bonus")
    assert points(play(state, "complete")) == [9, 0]


def test_sp_13_four_rows_one_per_colour_and_one_store() -> None:
    state = game("r7", hand="g3 b3 v3")
    play(state, "add g", "add b", "add v")
    assert rows(state) == "r7 / g3 / b3 / v3"
    state = play(game("r7 / g7 / b7", hand="y3 steal move"), "store steal", "store move")
    assert kinds(state) == ["r", "g", "b", "store"]
    assert legal(state) == ["add y"]
    assert legal(play(state, "add y")) == ["row 1 left 1", "clear 1", "clear 2", "clear 3", "clear 4"]


def test_sp_14_full_slots_give_it_away_or_discard_a_row() -> None:
    state = play(game(FULL, hand="y2"), "add y")
    assert legal(state) == GIVE_OR_CLEAR
    given = play(state.clone(), "row 1 left 1")
    assert (rows(given), rows(given, 1)) == (FULL, "y2")
    play(state, "clear 3")
    assert rows(state) == "r7 / g7 / y2 / v7"
    assert discards(state) == "b7"


def test_sp_14_the_store_can_make_room_for_a_colour() -> None:
    state = play(game("r7 / g7 / b7 / move steal", hand="y2"), "add y")
    assert legal(state) == GIVE_OR_CLEAR
    play(state, "clear 4")
    assert rows(state) == "r7 / g7 / b7 / y2"
    assert discards(state) == "move steal"


def test_sp_14_a_first_stored_card_needs_a_slot_too_and_is_never_given() -> None:
    state = play(game(FULL, hand="move"), "store move")
    assert legal(state) == ["clear 1", "clear 2", "clear 3", "clear 4"]
    assert rows(play(state, "clear 1")) == "move / g7 / b7 / v7"
    assert discards(state) == "r7"


def test_sp_14_without_a_place_elsewhere_a_row_must_go() -> None:
    state = play(game(FULL, "r6 / g6 / b6 / v6", hand="y2"), "add y")
    assert legal(state) == GIVE_OR_CLEAR[1:]
    assert why(state, "row 1 left 1") == "SP-15"


@pytest.mark.parametrize(
    ("other", "places"),
    [
        ("r6 / y6 / g6", [2]),  # a row of the colour
        ("r6 / y6 (y5) / g6", []),  # protected, and no other place for the colour
        ("r6 / g6", [3]),  # the first free slot
        ("r6 / j3 / g6", [2, 4]),  # a colourless row or a free slot
        ("r6 / j3 (protect) / g6", [4]),  # protected
        ("r6 / j3 / g6 / b6", [2]),
        ("r6 / j3 (protect) / g6 / b6", []),
        ("r6 / g6 / b6 / move", []),
    ],
)
def test_sp_15_where_a_gift_fits(other: str, places: list[int]) -> None:
    state = play(game(FULL, other, hand="y2"), "add y")
    assert [step for step in legal(state) if "left" in step] == [f"row {slot} left 1" for slot in places]


def test_sp_15_gifts_go_to_any_other_player() -> None:
    state = play(game(FULL, "y6", "y5", "y4", hand="y3", players=4), "add y")
    assert legal(state)[:3] == ["row 1 left 1", "row 1 left 2", "row 1 left 3"]
    play(state, "row 1 left 3")
    assert rows(state, 3) == "y4 y3"


@pytest.mark.parametrize(("gift", "scores"), [("owner", [0, 3]), ("active", [3, 0])])
def test_sp_15_what_a_gift_throws_out_is_scored(gift: str, scores: list[int]) -> None:
    state = play(game(FULL, "y6 y7 y5 y4", hand="y3", gift=gift), "add y", "row 1 left 1")
    assert rows(state, 1) == "y6 y7"
    assert points(state) == scores
    assert discards(state) == ""


def test_sp_15_a_landing_on_a_gift_is_the_givers() -> None:
    state = play(game(FULL, "y6 y7 y4 y3", hand="y5"), "add y", "row 1 left 1")
    assert legal(state) == ["complete", "decline"]
    declined = play(state.clone(), "decline")
    assert rows(declined, 1) == "y6 y7 y4 y3 y5"
    play(state, "complete")
    assert points(state) == [6, 0]  # with the bonus
    assert rows(state, 1) == ""


def test_sp_16_with_a_free_slot_a_new_colour_stays() -> None:
    state = play(game("r7 / g7 / b7", "y6", hand="y3"), "add y")
    assert rows(state) == "r7 / g7 / b7 / y3"
    state = play(game("r7 / j7 / b7", "y6", hand="y3"), "add y")
    assert legal(state) == ["row 2", "row 4"]
    assert why(state, "row 1 left 1") == "SP-16"
    assert why(state, "clear 1") == "SP-14"


def test_sp_17_a_joker_goes_to_any_own_colour_row() -> None:
    state = play(game("r7 r6 / g7 / (b7) / v7 v6 v5", "y6", hand="j3"), "add j3")
    assert legal(state) == ["row 1", "row 2", "row 3", "row 4"]
    assert why(state, "row 1 left 1") == why(state, "clear 1") == "SP-17"
    assert points(play(state.clone(), "row 1", "complete")) == [3, 0]
    assert rows(play(state, "row 4")) == "r7 r6 / g7 / (b7) / v7"
    state = play(game("r7 / g7 / move", hand="j3"), "add j3")
    assert legal(state) == ["row 1", "row 2"]
    assert why(state, "row 3") == why(state, "row 4") == "SP-17"


def test_sp_18_with_no_colour_row_a_joker_begins_one() -> None:
    state = play(game("move", hand="j2 r4 r5"), "add j2")
    assert rows(state) == "move / j2"
    assert kinds(state) == ["store", "j", "free", "free"]
    assert legal(play(state, "add r")) == ["row 2", "row 3"]
    play(state, "row 2")
    assert kinds(state) == ["store", "r", "free", "free"]
    assert rows(play(state, "add r")) == "move / j2 r4 r5"


def test_sp_18_a_colourless_row_takes_a_colour_its_owner_has_no_row_of() -> None:
    state = play(game("r7 / j3 / (g4) / v7", "j5", hand="y4"), "add y")
    assert legal(state) == ["row 2", "row 3", "row 1 left 1", "row 2 left 1", *GIVE_OR_CLEAR[1:]]
    assert rows(play(state, "row 3")) == "r7 / j3 / (g4) y4 / v7"  # SP-22: the owner may
    assert rows(play(game("r7 / j3", hand="r4"), "add r")) == "r7 r4 / j3"


def test_sp_18_such_a_card_still_counts_as_a_new_colour() -> None:
    state = game("r7 / j3", hand="y4 r5 move")
    assert legal(state) == ["add r"]
    play(state, "add r")
    assert legal(state) == ["add y", "use move", "store move"]


def test_sp_29_interactive_three_slots_for_colours() -> None:
    state = play(game("r7 / g7 / b7", hand="y2", interactive="on"), "add y")
    assert legal(state) == ["row 1 left 1", "clear 1", "clear 2", "clear 3"]
    assert why(state, "clear 4") == "SP-29"
    assert why(state, "row 4") == "SP-13"
    full = play(game("r7 / g7 / b7", "r6 / g6 / b6", hand="y2", interactive="on"), "add y")
    assert legal(full) == ["clear 1", "clear 2", "clear 3"]


def test_sp_29_storing_never_costs_a_row_and_the_store_makes_no_room() -> None:
    state = play(game("r7 / g7 / b7", hand="move steal y3", interactive="on"), "store move", "store steal")
    assert rows(state) == "r7 / g7 / b7 / move steal"
    play(state, "add y")
    assert "clear 4" not in legal(state)
    alone = play(game("", hand="move", interactive="on"), "store move")
    assert GAME.view(alone)["collections"][0]["rows"][3]["cards"] == ["move"]
    used = play(game("r7 r6 / / / move", hand="y3", interactive="on"), "use stored move", "row 1", "add y")
    assert rows(used) == "r6 r7 / y3"
    assert kinds(used) == ["r", "y", "free", "store"]


def test_sp_29_a_stolen_colour_needs_one_of_the_three() -> None:
    state = game("r7 / g7 / b7", "y6", hand="steal", interactive="on")
    assert legal(play(state, "use steal", "row 1 left 1")) == ["clear 1", "clear 2", "clear 3", "drop"]


def test_sp_r2_a_card_with_one_place_goes_there_at_once() -> None:
    assert play(game("r7", hand="j3"), "add j3").phase != play(game("r7 / b7", hand="j3"), "add j3").phase
    state = play(game("r7 r5", hand="move"), "use move")
    assert legal(state) == ["row 1"]  # a use asks


def test_sp_r4_new_rows_begin_in_the_first_free_slot() -> None:
    state = game("r6 / g7 / b7", hand="r2 y3 v3")
    play(state, "add r", "complete")
    assert kinds(state) == ["free", "g", "b", "free"]
    play(state, "add v", "add y")
    assert kinds(state) == ["v", "g", "b", "y"]
    state = play(game("r7 / / j3", hand="b4"), "add b")
    assert legal(state) == ["row 2", "row 3"]
    assert why(state, "row 4") == "SP-13"


def test_sp_r5_cards_scored_through_a_gift_stay_known() -> None:
    state = play(game(FULL, "y6 y7 y4", hand="y2"), "add y", "row 1 left 1")
    assert GAME.view(state)["collections"][1]["scored"] == {"y2": 1, "y4": 1}
