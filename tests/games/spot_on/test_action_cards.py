"""The rules of Spot On, one by one: action cards (SP-19 to SP-25) and the worked examples."""

from __future__ import annotations

import pytest

from tests.games.spot_on.positions import GAME, discards, game, kinds, legal, play, points, rows, why


def test_sp_19_used_or_stored_before_between_or_after_other_cards() -> None:
    state = game("r7 r6", hand="r4 b3 move")
    assert "use move" in legal(state)
    assert "use move" in legal(play(state, "add r"))
    assert legal(play(state, "add b")) == ["use move", "store move"]
    play(state, "use move", "row 1")
    assert discards(state) == "move"
    protected = play(game("r7", hand="protect"), "use protect", "row 1")
    assert (rows(protected), discards(protected)) == ("r7 (protect)", "")


def test_sp_20_two_different_cards_in_the_store() -> None:
    state = play(game("r7 r6", hand="move steal protect"), "store steal", "store protect")
    assert rows(state) == "r7 r6 / steal protect"
    assert legal(state) == ["use move", "use stored protect"]  # it does not fit: it must be used
    assert why(state, "store move") == "SP-20"
    state = game("r7 r6 / move", hand="move")
    assert legal(state) == ["use move", "use stored move"]  # one of its kind is there
    assert legal(play(state, "use stored move", "row 1")) == ["use move", "store move"]


def test_sp_20_thrown_away_only_when_it_can_be_neither_used_nor_stored() -> None:
    state = game("r7 / move", hand="move b3")
    assert legal(state) == ["add b"]
    assert why(state, "throw move") == "SP-20"
    assert legal(play(state, "add b")) == ["throw move"]
    assert discards(play(state, "throw move")) == "move"
    state = game("r7 / move", hand="move j3")
    assert legal(state) == ["add j3"]
    assert why(game("r7", hand="move"), "throw move") == "SP-20"


def test_sp_20_with_four_rows_and_no_use_a_row_must_go() -> None:
    state = game("r7 / g7 / b7 / v7", hand="move")
    assert legal(state) == ["store move"]
    assert legal(play(state, "store move")) == ["clear 1", "clear 2", "clear 3", "clear 4"]


def test_sp_21_protect_lies_face_down_on_an_own_colour_row() -> None:
    state = play(game("r7 / move / j3 (protect)", hand="protect"), "use protect")
    assert legal(state) == ["row 1", "row 3", "flip"]
    assert rows(play(state, "row 3")) == "r7 / move / j3 (protect) (protect)"
    none = game("move", hand="protect")
    assert legal(none) == ["store protect"]  # it may not be laid alone
    assert why(none, "use protect") == "SP-21"


def test_sp_21_second_use_turns_a_top_card_over() -> None:
    state = play(game("r7 r6 / b5 / move", hand="protect"), "use protect", "flip")
    assert legal(state) == ["row 1", "row 2"]
    assert discards(state) == "protect"
    play(state, "row 1")
    assert legal(state) == ["row 1", "row 2"]
    assert rows(play(state.clone(), "row 1")) == "r7 (r6) / b5 / move"
    assert rows(play(state, "row 2")) == "r7 / b5 (r6) / move"


def test_sp_21_an_only_card_or_a_face_down_one_goes_to_another_row() -> None:
    state = play(game("r7 / b5 (b4)", hand="protect"), "use protect", "flip")
    assert legal(play(state.clone(), "row 1")) == ["row 2"]
    assert legal(play(state.clone(), "row 2")) == ["row 1"]
    vanished = play(state.clone(), "row 1", "row 2")
    assert rows(vanished) == "b5 (b4) (r7)"
    assert rows(play(state, "row 2", "row 1")) == "r7 (b4) / b5"
    assert why(play(game("r7 / b5", hand="protect"), "use protect", "flip", "row 1"), "row 1") == "SP-21"


@pytest.mark.parametrize("row", ["r7", "r7 (r6)", "(r7)"])
def test_sp_21_no_second_use_without_a_place(row: str) -> None:
    assert legal(play(game(row, hand="protect"), "use protect")) == ["row 1"]


def test_sp_21_a_row_can_lose_its_colour() -> None:
    state = play(game("j4 r6 / b5", hand="protect"), "use protect", "flip", "row 1", "row 1")
    assert rows(state) == "j4 (r6) / b5"
    assert kinds(state)[:2] == ["j", "b"]


def test_sp_22_a_protected_row_is_safe_from_others() -> None:
    state = play(game("r7", "r4 (protect) / b4", hand="steal"), "use steal")
    assert legal(state) == ["row 2 left 1"]
    assert why(state, "row 1 left 1") == "SP-22"
    full = play(game("r7 / g7 / b7 / v7", "y4 (protect)", hand="y6"), "add y")
    assert why(full, "row 1 left 1") == "SP-22"
    assert why(full, "row 2 left 1") == "SP-15"  # there is a row of that colour


def test_sp_22_the_owner_may_add_which_ends_the_protection() -> None:
    state = play(game("r7 (protect)", hand="r4"), "add r")
    assert rows(state) == "r7 (protect) r4"
    assert not GAME.view(state)["collections"][0]["rows"][0]["protected"]


def test_sp_23_move_puts_the_bottom_card_on_top() -> None:
    state = game("r3 r7 r6 / b5 / (g4) g6", hand="move")
    play(state, "use move")
    assert legal(state) == ["row 1", "row 3"]
    assert why(state, "row 2") == "SP-23"
    assert rows(play(state.clone(), "row 3")) == "r3 r7 r6 / b5 / g6 (g4)"
    play(state, "row 1")
    assert legal(state) == ["complete", "decline"]
    assert points(play(state.clone(), "complete")) == [3, 0]
    assert rows(play(state, "decline")) == "r7 r6 r3 / b5 / (g4) g6"


def test_sp_23_a_joker_lands_without_bonus_a_face_down_card_does_not() -> None:
    row = "j5 r7 r6 r4 r3"
    assert points(play(game(row, hand="move"), "use move", "row 1", "complete")) == [5, 0]
    state = play(game("(r2) r7", hand="move"), "use move", "row 1")
    assert rows(state) == "r7 (r2)"
    assert state.to_act() == 1


def test_sp_23_a_lower_number_discards_nothing() -> None:
    state = play(game("r2 r7 r6", hand="move"), "use move", "row 1")
    assert rows(state) == "r7 r6 r2"
    assert discards(state) == "move"


def test_sp_24_a_stolen_card_is_added_by_the_usual_rules_or_discarded() -> None:
    state = game("r7", "r2", hand="steal")
    play(state, "use steal", "row 1 left 1")
    assert rows(state, 1) == ""
    assert legal(state) == ["row 1", "drop"]
    assert legal(play(state.clone(), "row 1")) == ["complete", "decline"]
    play(state, "drop")
    assert discards(state) == "r2 steal"
    assert rows(state) == "r7"


def test_sp_24_a_stolen_joker_and_a_stolen_new_colour() -> None:
    state = play(game("r7 / b7", "g5 j3", hand="steal"), "use steal", "row 1 left 1")
    assert legal(state) == ["row 1", "row 2", "drop"]
    state = play(game("", "g5 j3", hand="steal"), "use steal", "row 1 left 1")
    assert legal(state) == ["row 1", "drop"]
    state = play(game("r7 / j3", "g5", hand="steal"), "use steal", "row 1 left 1")
    assert legal(state) == ["row 2", "row 3", "drop"]
    assert why(state, "row 1") == "SP-13"
    assert rows(play(state, "row 3")) == "r7 / j3 / g5"


def test_sp_24_needs_an_unprotected_row_of_another() -> None:
    state = game("r7", "r4 (protect) / move", hand="steal")
    assert legal(state) == ["store steal"]
    assert why(state, "use steal") == "SP-24"
    state = play(game("r7", "r4", hand="steal"), "use steal")
    assert why(state, "row 1") == "SP-24"
    assert why(state, "row 2 left 1") == "SP-24"


def test_sp_25_any_number_of_action_cards_in_any_order() -> None:
    state = game("r7 r6 / move protect", "b4 b5", hand="move steal protect")
    play(state, "use stored move", "row 1", "use steal", "row 1 left 1", "row 3", "use move", "row 1")
    play(state, "use protect", "row 3", "use stored protect", "row 1")
    assert rows(state) == "r7 r6 (protect) / b5 (protect)"
    assert state.to_act() == 1


def test_sp_r3_a_used_card_leaves_its_slot_first() -> None:
    state = game("r7 / g7 / b7 / steal", "y4", hand="r5")
    play(state, "use stored steal", "row 1 left 1")
    assert legal(state) == ["row 4", "drop"]
    assert rows(play(state, "row 4")) == "r7 / g7 / b7 / y4"


# --- the worked examples ------------------------------------------------------------------------
def test_sp_e1_three_cards_to_add_to_a_row_of_two() -> None:
    assert points(play(game("r4 r3", hand="r3"), "add r", "complete")) == [3, 0]
    assert rows(play(game("r4 r3", hand="r7"), "add r")) == "r4 r3 r7"
    assert rows(play(game("r4 r3", hand="r2"), "add r")) == "r4"


def test_sp_e2_a_bonus_with_the_coloured_five_but_not_with_the_joker() -> None:
    assert points(play(game("b4 b7 b6 b5", hand="b5"), "add b", "complete")) == [6, 0]
    assert points(play(game("b4 b7 b6 b5", hand="j5"), "add j5", "complete")) == [5, 0]


def test_sp_e3_the_lower_card_first() -> None:
    state = play(game("g5", hand="g3 g2"), "add g")
    assert legal(state) == ["complete", "decline"]
    assert rows(play(state.clone(), "complete", "add g")) == "g3"
    play(state, "decline", "add g")
    assert legal(state) == ["complete", "decline"]


def test_sp_e4_a_gift_with_discards_and_one_that_lands() -> None:
    full = "r7 / g7 / b7 / v7"
    state = play(game(full, "y6 y7 y4", hand="y2"), "add y", "row 1 left 1")
    assert (rows(state, 1), points(state)) == ("y6 y7", [0, 2])
    state = play(game(full, "y6", hand="y2"), "add y", "row 1 left 1", "complete")
    assert (rows(state, 1), points(state)) == ("", [2, 0])


def test_sp_e5_a_five_moved_to_the_top_of_five() -> None:
    state = play(game("r5 r4 r6 r7 r6", hand="move"), "use move", "row 1", "complete")
    assert points(state) == [6, 0]


def test_sp_e6_a_stolen_new_colour_with_full_slots() -> None:
    state = game("r7 / g7 / y7 / v7", "b5 b2", "b6", hand="steal", players=3)
    play(state, "use steal", "row 1 left 1")
    assert legal(state) == ["clear 1", "clear 2", "clear 3", "clear 4", "drop"]
    assert why(state, "row 1 left 2") == "SP-24"
    assert rows(play(state.clone(), "clear 2")) == "r7 / b2 / y7 / v7"
    assert discards(play(state, "drop")) == "b2 steal"


def test_sp_e7_a_lone_face_down_card_stays_colourless_and_protected() -> None:
    state = play(game("r4 (g3) / b6", "r6", hand="move"), "use move", "row 1")
    assert rows(state) == "(g3) r4 / b6"
    state = game("r6", "(g3) r4", hand="steal")
    play(state, "use steal", "row 1 left 1", "drop")
    row = GAME.view(state)["collections"][1]["rows"][0]
    assert (row["kind"], row["cards"], row["protected"]) == ("j", ["(g3)"], True)
