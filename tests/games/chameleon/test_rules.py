"""The rules of Chameleon, one by one."""

from __future__ import annotations

from collections import Counter

import pytest

from reihum.core.errors import BadCount, BadOption, BadPosition, IllegalStep
from reihum.core.play import perft
from reihum.core.state import NOBODY
from reihum.games.chameleon.material import LAST_ROUND
from tests.games.chameleon.positions import COPIES, GAME, cards, game, legal, play, position, row, worth


def test_ch_1_the_cards() -> None:
    census = GAME.new(players=5, seed=1).census()
    assert census == {**COPIES, "last": 1}
    assert sum(census.values()) == 63 + 10 + 2 + 1 + 1


def test_ch_2_two_score_tables() -> None:
    assert [worth("r " * n)[0] for n in range(1, 9)] == [1, 3, 6, 10, 15, 21, 21, 21]
    assert [worth("r " * n, table="violet")[0] for n in range(1, 9)] == [1, 4, 8, 7, 6, 5, 5, 5]
    assert GAME.new(seed=1).options["table"] == "brown"
    with pytest.raises(BadOption):
        GAME.new(seed=1, table="green")


@pytest.mark.parametrize(("players", "colours"), [(2, 5), (3, 6), (4, 7), (5, 7)])
def test_ch_3_colours_that_leave_the_game_are_random(players: int, colours: int) -> None:
    seen = {tuple(GAME.view(GAME.new(players=players, seed=seed))["colours"]) for seed in range(60)}
    assert {len(one) for one in seen} == {colours}
    assert len(seen) == 1 if colours == 7 else len(seen) > 5
    state = GAME.new(players=players, seed=3)
    kept = set(GAME.view(state)["colours"])
    assert set(state.census()) == {*kept, "joker", "golden", "+2", "last"}


@pytest.mark.parametrize(("players", "rooms"), [(2, [1, 2, 3]), (3, [3] * 3), (4, [3] * 4), (5, [3] * 5)])
def test_ch_4_rows_and_their_room(players: int, rooms: list[int]) -> None:
    view = GAME.view(GAME.new(players=players, seed=1))
    assert [found["room"] for found in view["rows"]] == rooms


@pytest.mark.parametrize("players", GAME.players)
def test_ch_4_the_view_says_which_row_cards_lie_there(players: int) -> None:
    rows = GAME.view(GAME.new(players=players, seed=1))["rows"]
    assert {row["colour"] for row in rows} == {"green" if players == 2 else "brown"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ch_5_starting_cards_of_different_colours(players: int) -> None:
    for seed in range(20):
        view = GAME.view(GAME.new(players=players, seed=seed))
        held = [card for one in view["collections"] for card in one["cards"]]
        assert len(held) == len(set(held)) == (4 if players == 2 else players)
        assert set(held) <= set(view["colours"])
        assert {sum(one["cards"].values()) for one in view["collections"]} == {2 if players == 2 else 1}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ch_6_last_round_lies_on_the_bottom_sixteen(players: int) -> None:
    for seed in range(20):
        state = GAME.new(players=players, seed=seed)
        assert [i for i, card in enumerate(state.pile) if card == LAST_ROUND] == [16]


def test_ch_7_draw_or_take_one_a_turn_clockwise_past_those_who_took() -> None:
    state = game(rows=("r", "", ""), top="b g")
    assert legal(state) == ["take 1", "draw"]
    play(state, "draw", "place 2")
    assert state.to_act() == 1
    play(state, "take 1")
    assert state.to_act() == 2
    play(state, "draw", "place 3")
    assert state.to_act() == 0
    play(state, "take 2")
    assert state.to_act() == 2
    assert state.turn == 4


def test_ch_8_the_card_is_seen_before_the_row_is_chosen() -> None:
    state = game(rows=("r r r", "taken", "b"), out=(1,), top="joker")
    play(state, "draw")
    assert GAME.view(state)["drawn"] == "joker"
    assert legal(state) == ["place 3"]
    with pytest.raises(IllegalStep) as caught:
        GAME.parse(state, "place 1")
    assert caught.value.details["rule"] == "CH-8"
    play(state, "place 3")
    assert row(state, 3) == ["b", "joker"]


def test_ch_8_without_room_drawing_is_not_allowed() -> None:
    state = game(rows=("r r r", "taken", "b b b"), out=(1,))
    assert legal(state) == ["take 1", "take 3"]


def test_ch_9_a_row_with_cards_may_be_taken_an_empty_one_not() -> None:
    state = game(rows=("r b", "", ""), collections=("r",))
    assert "take 2" not in legal(state)
    play(state, "take 1")
    assert cards(state, 0) == {"r": 2, "b": 1}
    left = GAME.view(state)["rows"][0]
    assert left["cards"] == []
    assert left["taken"]
    assert "take 1" not in legal(state)


def test_ch_10_who_took_sits_out_and_the_last_goes_on_alone() -> None:
    state = game(rows=("taken", "taken", ""), out=(1, 2), top="r b g")
    play(state, "draw", "place 3", "draw", "place 3")
    assert state.to_act() == 0
    play(state, "draw", "place 3")
    assert legal(state) == ["take 3"]


@pytest.mark.parametrize("extra", ["b", "+2", "joker"])
def test_ch_11_the_golden_joker_brings_the_top_card(extra: str) -> None:
    state = game(rows=("r golden", "", ""), top=f"{extra} y")
    assert state.reveals(state.legal()[0])
    play(state, "take 1")
    assert cards(state, 0) == dict(Counter(["r", "golden", extra]))
    assert state.to_act() == 1


def test_ch_11_the_golden_joker_is_a_joker() -> None:
    assert worth("r r golden") == (6, ["r"])


def test_ch_12_last_round_is_set_aside_and_replaced_in_a_draw() -> None:
    state = game(left=16, rows=("b", "", ""), top="y r")
    assert not GAME.view(state)["last_round"]
    play(state, "draw")
    assert GAME.view(state)["last_round"]
    assert GAME.view(state)["drawn"] == "y"
    assert GAME.view(state)["pile"] == 15


def test_ch_12_the_last_player_may_end_the_game_through_the_golden_joker() -> None:
    state = game(left=16, rows=("taken", "taken", "golden"), out=(1, 2), top="y r")
    play(state, "take 3")
    assert cards(state, 0) == {"golden": 1, "y": 1}
    assert state.to_act() == NOBODY


def test_ch_13_jokers_and_plus_twos_go_on_rows_like_any_card() -> None:
    state = game(top="joker +2 golden")
    play(state, "draw", "place 1", "draw", "place 1", "draw", "place 1")
    assert row(state, 1) == ["joker", "+2", "golden"]
    play(state, "take 1")
    assert cards(state, 0)["joker"] == 1


def test_ch_14_a_new_round_begins_with_who_took_last() -> None:
    state = game(rows=("taken", "taken", "r"), out=(0, 2), to_act=1)
    play(state, "take 3")
    assert state.to_act() == 1
    assert [one["taken"] for one in GAME.view(state)["rows"]] == [False] * 3
    assert not any(one["out"] for one in GAME.view(state)["collections"])


def test_ch_14_with_two_players_the_third_row_leaves_the_game() -> None:
    state = game(players=2, rows=("taken", "golden r", "b"), out=(1,), collections=("y", "o"))
    pile = GAME.view(state)["pile"]
    play(state, "take 3")
    view = GAME.view(state)
    assert view["removed"] == {"r": 1, "golden": 1}
    assert view["pile"] == pile
    assert cards(state, 0) == {"b": 1, "y": 1}


def test_ch_15_the_game_ends_after_the_last_round() -> None:
    state = game(last_round=True, rows=("taken", "b", "r"), out=(1,))
    play(state, "take 2")
    assert state.to_act() == 2
    play(state, "take 3")
    assert state.to_act() == NOBODY
    assert state.legal() == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ch_16_sixteen_cards_are_enough_for_the_last_round(players: int) -> None:
    """Fill every row, with the golden joker among them: the pile never runs out."""
    state = game(players=players, left=16, top="golden")
    while state.to_act() != NOBODY:
        placings = [action for action in state.legal() if action < 5]
        draw = [action for action in state.legal() if action == 10]
        state.apply((placings or draw or state.legal())[0])
        assert state.left >= 0
    assert GAME.view(state)["pile"] == 16 - (6 if players == 2 else 3 * players) - 1


def test_ch_16_a_position_with_too_few_cards_is_refused() -> None:
    document = position(left=20, last_round=True)
    document["pile"] = document["pile"][:5]
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(document)
    assert caught.value.details == {"where": "$.pile", "rule": "CH-16"}


def test_ch_17_jokers_go_where_they_count_best_in_the_game() -> None:
    assert worth("r r r b b y joker joker") == (15 + 3 + 1, ["r", "r"])
    assert worth("joker", players=2) == (1, ["r"])
    without_red = position(players=2, collections=("joker",))
    without_red["colours"] = ["o", "y", "g", "b", "v"]
    for place in ("pile",):
        without_red[place] = ["v" if card == "r" else card for card in without_red[place]]
    assert GAME.view(GAME.from_position(without_red))["collections"][0]["jokers"] == ["o"]


def test_ch_17_a_joker_must_be_given_even_if_it_costs() -> None:
    assert worth("r r r b b b g g g joker", table="violet") == (23, ["r"])


def test_ch_17_among_equals_most_cards_then_the_lower_number() -> None:
    assert worth("r b b joker", table="violet") == (8 + 1, ["b"])
    assert worth("r y b joker")[1] == ["r"]
    assert worth("o o r r joker")[1] == ["r"]
    assert worth("g " * 7 + "r " * 8 + "joker") == (21 + 21 + 1, ["o"])


def test_ch_18_three_colours_count_plus_the_others_minus() -> None:
    assert worth("r r r r b b b g g y y")[0] == 10 + 6 + 3 - 3
    assert worth("r b g y v n o")[0] == 3 - 4
    assert worth("r r b")[0] == 3 + 1
    assert worth("+2 +2 +2")[0] == 6


def test_ch_19_most_points_win_and_ties_share() -> None:
    held = ("r r", "b b", "y")
    state = game(last_round=True, rows=("taken", "+2", "taken"), out=(0, 1), collections=held, to_act=2)
    play(state, "take 2")
    assert state.scores() == [3, 3, 3]
    assert state.ranks() == [1, 1, 1]
    held = ("r r", "b b", "y y")
    state = game(last_round=True, rows=("taken", "+2", "taken"), out=(0, 1), collections=held, to_act=2)
    play(state, "take 2")
    assert state.ranks() == [2, 2, 1]


def test_g_6_the_result_lists_ranks_and_scores() -> None:
    state = game(last_round=True, rows=("taken", "+2", "taken"), out=(0, 1), to_act=2)
    assert GAME.result(state) is None
    play(state, "take 2")
    result = GAME.view(state)["result"]
    assert (result["ranks"], result["scores"], result["tie_break"]) == ([2, 2, 1], [0, 0, 2], None)


def test_ch_e1_brown_with_a_joker() -> None:
    assert worth("joker +2 " + "g " * 6 + "y " * 4 + "r " * 3 + "b b") == (41, ["y"])


def test_ch_e2_violet_where_the_joker_costs() -> None:
    assert worth("r r r b b b g g g y joker", table="violet")[0] == 22


def test_ch_e3_two_players_with_full_rows_cannot_draw() -> None:
    state = game(players=2, rows=("r", "b b", "g g g"))
    assert legal(state) == ["take 1", "take 2", "take 3"]
    with pytest.raises(IllegalStep, match="CH-8"):
        GAME.parse(state, "draw")


def test_ch_e4_all_combinations_of_jokers_are_tried() -> None:
    held = "r r b b b g g g g g joker joker golden"
    assert worth(held, table="violet")[0] == 21
    assert worth("r r r b b b g g g", table="violet")[0] == 24
    assert worth("r r r b b b g g g joker", table="violet")[0] == 23


@pytest.mark.parametrize(
    ("parts", "counts"),
    [
        ({"top": "r b"}, [1, 3, 6, 12, 30]),
        ({"players": 2, "rows": ("r", "b b", "g g g")}, [3, 6, 6, 18, 36]),
        ({"left": 16, "rows": ("golden", "r", "taken"), "out": (2,)}, [3, 6, 8, 16, 18]),
        ({"players": 5, "rows": ("r", "b", "g", "y", "+2")}, [6, 30, 130, 490, 1650]),
    ],
)
def test_perft(parts: dict[str, object], counts: list[int]) -> None:
    assert [perft(game(**parts), depth) for depth in range(1, 6)] == counts


@pytest.mark.parametrize(
    ("change", "where", "rule"),
    [
        ({"colours": list("roygb")}, "$.colours", "CH-3"),
        ({"colours": list("roygbb")}, "$.colours", "CH-3"),
        ({"rows": [{"cards": []}] * 2}, "$.rows", "CH-4"),
        ({"collections": [{}]}, "$.collections", "CH-5"),
        ({"out": [False]}, "$.out", "CH-10"),
        ({"out": [False, True, False]}, "$.out", "CH-9"),
        (
            {"rows": [{"cards": ["r"], "taken": True}, {"cards": []}, {"cards": []}]},
            "$.rows[0].taken",
            "CH-9",
        ),
        ({"pile": ["r"] * 30}, "$.pile", "CH-6"),
        ({"pile": ["r"] * 3}, "$.pile", "CH-6"),
        ({"to_act": 3}, "$.to_act", "CH-7"),
        ({"to_act": None}, "$.to_act", "CH-15"),
        ({"rows": [{"cards": ["r"] * 3}] * 3, "drawn": "r"}, "$.drawn", "CH-8"),
    ],
)
def test_contradictions_are_refused_with_place_and_rule(
    change: dict[str, object], where: str, rule: str
) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.from_position({**position(), **change})
    assert caught.value.details == {"where": where, "rule": rule}


def test_a_row_of_two_players_holds_no_more_than_its_room() -> None:
    document = position(players=2)
    document["rows"][0]["cards"] = ["r", "r"]
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(document)
    assert caught.value.where == "$.rows[0].cards"


def test_a_card_too_many_is_refused() -> None:
    document = position()
    document["collections"][0] = {"n": 1}
    with pytest.raises(BadCount) as caught:
        GAME.from_position(document)
    assert caught.value.details == {"where": "$", "component": "n", "found": 1, "expected": 0}


def test_ch_17_the_last_colour_may_be_the_largest() -> None:
    assert worth("o n n joker", players=4, table="violet") == (8 + 1, ["n"])
