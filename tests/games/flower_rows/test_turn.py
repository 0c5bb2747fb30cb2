"""FL-7, FL-8, FL-19 to FL-24: drawing, passing, the end of a round and the points."""

from __future__ import annotations

import pytest

from reihum.core.state import NOBODY
from tests.games.flower_rows.positions import (
    GAME,
    allowed,
    game,
    known,
    legal,
    play,
    rows,
    supply,
    tiles,
)

OPEN = "80 82 84 86 88 90 92 94"


def test_fl_7_one_or_two_stones_open_or_blind() -> None:
    state = game(own="1", open=OPEN, pool="40 41")
    assert legal(state) == ["blind", *(f"stone {n}" for n in OPEN.split())]
    play(state, "blind")
    assert supply(state) == [1, 40]  # seen before deciding on the second
    assert legal(state) == ["stop", "blind", *(f"stone {n}" for n in OPEN.split())]
    play(state, "stone 84")
    assert state.to_act() == 1
    assert supply(state) == [1, 40, 84]
    assert int(state.turn) == 1


def test_fl_7_one_stone_is_enough_and_play_goes_clockwise() -> None:
    state = play(game(own="1", open=OPEN, players=3), "stone 80,stop")
    assert state.to_act() == 1
    assert supply(state) == [1, 80]


def test_fl_7_jokers_on_the_board_cannot_be_drawn() -> None:
    state = game(own="1", board_jokers=2)
    assert "j" not in allowed(state, "stone")
    reason = GAME.why_not(state, 0, GAME.notations.index("stone j"))
    assert reason is not None
    assert reason.rule == "FL-7"


def test_fl_7_a_blind_joker_belongs_to_the_player() -> None:
    state = play(game(own="1", pool="J"), "blind")
    assert supply(state) == ["J", 1]
    assert known(state) == []


def test_fl_7_after_the_last_stone_there_is_only_stop() -> None:
    state = play(game(own="1", drained=True, others=("50",), open="80"), "stone 80")
    assert legal(state) == ["stop"]


def test_fl_8_refilled_after_the_turn_and_not_before() -> None:
    state = game(own="1", open=OPEN, pool="40 41 42")
    play(state, "stone 80")
    assert GAME.view(state)["open"] == [82, 84, 86, 88, 90, 92, 94]
    play(state, "stone 82")
    assert GAME.view(state)["open"] == [40, 41, 84, 86, 88, 90, 92, 94]


def test_fl_8_revealed_jokers_go_to_the_board() -> None:
    state = play(game(own="1", open=OPEN, pool="J J 42", board_jokers=1), "stone 80,stop")
    assert GAME.view(state)["open"] == [42, 82, 84, 86, 88, 90, 92, 94]
    assert GAME.view(state)["board_jokers"] == 3


def test_fl_8_as_far_as_the_pool_reaches() -> None:
    state = game(own="1", drained=True, others=("50",), open=OPEN)
    play(state, "stone 80,stop")
    assert GAME.view(state)["open"] == [82, 84, 86, 88, 90, 92, 94]


def test_fl_19_pass_only_if_there_is_nothing_else() -> None:
    assert "pass" not in legal(game(own="1"))
    stuck = game(own="1", rows=("50 51 52",), drained=True, players=3, others=("7 8",))
    assert legal(stuck) == ["pass"]
    play(stuck, "pass")
    assert stuck.to_act() == 1
    assert legal(game(own="1 2 3", rows=("50 51 52",), drained=True)) == ["lay"]
    assert legal(game(own="53", rows=("50 51 52",), drained=True)) == ["add 1"]


def test_fl_19_who_can_only_swap_must_swap_and_has_a_move_then() -> None:
    state = game(own="51", rows=("50 J 52",), drained=True)
    assert legal(state) == ["swap 1"]
    play(state, "swap 1,stone 51")
    assert rows(state) == ["50-51-52"]
    assert "add 1" in legal(state)
    assert "pass" not in legal(state)


def test_fl_20_the_round_ends_with_the_last_stone_added() -> None:
    state = game(own="53", rows=("50 51 52",), rounds=1)
    play(state, "add 1,stone 53,place 4,stop")
    assert state.to_act() == NOBODY
    assert int(state.turn) == 1


def test_fl_20_the_round_ends_when_all_have_passed_in_a_row() -> None:
    state = game(own="1", rows=("50 51 52",), drained=True, others=("10",), players=3, rounds=1)
    state.players[1].lose(10)  # seats 1 and 2 get stones that fit nowhere
    state.players[1].gain(20)
    state.players[2].put_all_back()
    state.players[2].gain(70)
    play(state, "pass,pass")
    assert state.to_act() == 2
    assert GAME.view(state)["passes"] == 2
    play(state, "pass")
    assert state.to_act() == NOBODY


def test_fl_20_a_turn_that_is_no_pass_begins_the_count_anew() -> None:
    state = game(own="1 53", rows=("50 51 52",), drained=True, passes=1, players=3, others=("10",))
    play(state, "add 1,stone 53,place 4,stop")
    assert GAME.view(state)["passes"] == 0


def test_fl_21_the_last_row_still_brings_its_tile_but_no_joker() -> None:
    state = play(game(own="30 31 33", board_jokers=2, rounds=1), "lay,stone 30,stone 31,stone 33,stop")
    assert state.to_act() == NOBODY
    assert tiles(state) == [9]
    assert GAME.view(state)["board_jokers"] == 2
    assert supply(state) == []


def test_fl_22_tiles_minus_flowers_left() -> None:
    state = game(own="53 J", others=("55 11 10 5 1 J",), won=("7 2", "3"), rows=("50 51 52",), rounds=1)
    assert state.scores() == [8, 3 - 18]
    play(state, "add 1,stone 53,place 4,stone j,place 5,stop")
    assert state.to_act() == NOBODY
    assert state.scores() == [9, -15]
    assert GAME.view(state)["points"] == [[9, -15]]


def test_fl_22_jokers_cost_nothing() -> None:
    assert game(own="J J 5").scores()[0] == -2


@pytest.mark.parametrize(
    ("earlier", "scores", "ranks", "decided"),
    [
        ([20, 0], [23, -3], [1, 2], None),
        ([0, 6], [3, 3], [1, 2], "FL-24"),  # 3 points each; the last round was 3 to -3
        ([0, 7], [3, 4], [2, 1], None),
    ],
)
def test_fl_24_ties_go_to_the_better_last_round(
    earlier: list[int], scores: list[int], ranks: list[int], decided: str | None
) -> None:
    state = game(own="1 2 3", others=("10",), points=[earlier])
    play(state, "lay,stone 1,stone 2,stone 3,stop")
    result = GAME.result(state)
    assert result is not None
    assert (result.scores, result.ranks, result.tie_break) == (scores, ranks, decided)


def test_fl_24_equal_last_rounds_share_the_win() -> None:
    state = game(own="1 2 3", others=("20 30 33",), won=("", "14"), points=[[0, 0]])
    play(state, "lay,stone 1,stone 2,stone 3,stop")
    result = GAME.result(state)
    assert result is not None
    assert (result.scores, result.ranks, result.tie_break) == ([3, 3], [1, 1], None)
