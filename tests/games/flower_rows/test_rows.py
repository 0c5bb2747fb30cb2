"""FL-9 to FL-18 and the worked examples: laying, robbing, adding, swapping."""

from __future__ import annotations

import pytest

from reihum.core.errors import IllegalAction
from reihum.core.state import packed
from reihum.games.flower_rows.engine.chains import is_row
from tests.games.flower_rows.positions import (
    GAME,
    allowed,
    game,
    known,
    legal,
    play,
    rows,
    stones,
    supply,
    tiles,
)


def legal_row(text: str) -> bool:
    return is_row(packed([0 if stone == "J" else int(stone) for stone in stones(text)]))


def test_fl_9_a_row_of_own_stones_brings_a_tile() -> None:
    state = play(game(own="1 2 3 60", board_jokers=0), "lay,stone 1,stone 2,stone 3,stop")
    assert rows(state) == ["1-2-3"]
    assert supply(state) == [60]
    assert tiles(state) == [3]
    assert state.to_act() == 1


def test_fl_9_no_stone_that_leads_nowhere_is_offered() -> None:
    state = play(game(own="1 2 4 30 31 60"), "lay")
    assert legal(state) == ["stone 1"]
    assert "lay" not in legal(game(own="1 4 7 30 31"))
    assert "lay" in legal(game(own="1 5 J"))
    assert "lay" not in legal(game(own="1 6 J"))
    assert "lay" in legal(game(own="1 J J"))
    assert "lay" not in legal(game(own="J J J J"))


@pytest.mark.parametrize(
    ("row", "is_legal"),
    [("1 2 3", True), ("1 3 5", True), ("1 2", False), ("1 2 5", False), ("3 2 1", False), ("5 8 9", False)],
)
def test_fl_10_at_least_three_each_1_or_2_higher(row: str, is_legal: bool) -> None:
    assert legal_row(row) == is_legal


def test_fl_11_rows_run_over_100_but_not_round_the_circle() -> None:
    assert legal_row("98 100 1 3")
    assert legal_row("99 100 2")
    assert not legal_row("98 1 2")
    round_the_circle = " ".join(str(n) for n in range(1, 100, 2))  # last minus first is 98
    assert legal_row(round_the_circle + " 100")
    assert not legal_row(round_the_circle + " 100 J")
    assert legal_row(round_the_circle + " J")
    assert not legal_row("J " + round_the_circle + " J")
    state = play(game(own="98 100 1 3 60"), "lay,stone 98,stone 100,stone 1,stone 3,stop")
    assert rows(state) == ["98-100-1-3"]


def test_fl_12_jokers_keep_no_fixed_number() -> None:
    assert legal_row("22 J 25")
    assert legal_row("J J 7")
    assert not legal_row("J J J")
    assert not legal_row("22 J 27")
    state = game(own="24 60", rows=("22 J 25",))
    assert allowed(play(state, "add 1"), "stone") == ["24"]
    play(state, "stone 24")
    assert allowed(state, "place") == ["3"]  # the joker is 23 then
    with pytest.raises(IllegalAction):
        play(state, "place 2")


def test_fl_12_a_joker_alone_is_no_row() -> None:
    state = play(game(own="J J J 60 70"), "lay,stone j,stone j")
    assert allowed(state, "stone") == ["j", "60", "70"]
    play(state, "stone j")
    assert "stop" not in legal(state)


def test_fl_13_the_robbed_row_stays_legal_and_robbed_stones_go_into_the_new_one() -> None:
    state = game(own="21 22 60", rows=("17 18 19 20",))
    assert allowed(play(state, "rob 1"), "place") == ["3", "4"]
    play(state, "place 4,stop")
    assert rows(state) == ["17-18-19"]
    assert legal(state) == ["stone 20"]
    play(state, "stone 20,stone 21,stone 22,stop")
    assert rows(state) == ["17-18-19", "20-21-22"]
    assert supply(state) == [60]


def test_fl_13_jokers_left_behind_may_mean_other_numbers() -> None:
    state = game(own="24 23 60", rows=("22 J 25 26 27",))
    play(state, "rob 1,place 3,stop")
    assert rows(state) == ["22-J-26-27"]


def test_fl_13_jokers_may_be_robbed() -> None:
    state = play(game(own="40 44 60", rows=("20 21 J 23",)), "rob 1,place 3")
    play(state, "stop,stone 40,stone j,stone 44,stop")
    assert rows(state) == ["20-21-23", "40-J-44"]


def test_fl_13_a_row_of_three_cannot_be_robbed() -> None:
    assert allowed(game(own="4 5 60", rows=("1 2 3",)), "rob") == []
    assert allowed(game(own="5 6 60", rows=("1 2 3 4",)), "rob") == ["1"]


def test_fl_14_a_laid_row_lies_in_front_of_its_player_for_everyone() -> None:
    state = play(game(own="1 2 3 60", others=("4 70",), board_jokers=0), "lay,stone 1,stone 2,stone 3,stop")
    [row] = GAME.view(state)["rows"]
    assert (row["owner"], row["stones"]) == (0, [1, 2, 3])
    assert allowed(state, "add") == ["1"]


@pytest.mark.parametrize(
    ("row", "gone", "tile"),
    [
        ("1 2 3", "", [3]),
        ("1 2 3", "3", [3]),
        ("1 2 3", "3 3", [2]),
        ("1 2 3", "1 1 2 2 3 3", []),
        ("54 55 56 57 59 60 62 64 66", "", [15]),  # 21 flowers count as 15
        ("54 55 56 57 59 60 62 64 66", "15 14", [13]),
    ],
)
def test_fl_15_the_tile_for_the_flowers_or_the_next_lower_one(row: str, gone: str, tile: list[int]) -> None:
    state = play(game(own=row + " 80", gone=gone, board_jokers=0), "lay")
    play(state, *(f"stone {stone}" for stone in row.split()), "stop")
    assert tiles(state) == tile


def test_fl_16_three_stones_without_robbing_may_take_a_joker() -> None:
    state = play(game(own="1 J 3 60", board_jokers=2), "lay,stone 1,stone j,stone 3,stop")
    assert legal(state) == ["stop", "take"]
    left = play(state.clone(), "stop")
    assert supply(left) == [60]
    play(state, "take")
    assert supply(state) == ["J", 60]
    assert known(state) == ["J"]
    assert GAME.view(state)["board_jokers"] == 1
    assert state.to_act() == 1


@pytest.mark.parametrize(
    ("parts", "steps"),
    [
        ({"own": "1 2 3 60", "board_jokers": 0}, "lay,stone 1,stone 2,stone 3,stop"),
        ({"own": "1 2 3 4 60"}, "lay,stone 1,stone 2,stone 3,stone 4,stop"),
        ({"own": "5 6 60", "rows": ("1 2 3 4",)}, "rob 1,place 4,stop,stone 4,stone 5,stone 6,stop"),
    ],
)
def test_fl_16_no_joker_without_one_for_longer_rows_or_after_robbing(
    parts: dict[str, object], steps: str
) -> None:
    assert play(game(**parts), steps).to_act() == 1


def test_fl_17_any_number_of_stones_to_one_row() -> None:
    state = play(game(own="2 5 7 9 60 J", rows=("1 3 4",)), "add 1")
    assert "stop" not in legal(state)
    play(state, "stone 2,place 2,stone 5,place 5,stone 7,place 6,stone j,place 1")
    assert "stop" in legal(state)
    play(state, "stop")
    assert rows(state) == ["J-1-2-3-4-5-7"]
    assert supply(state) == [9, 60]
    assert tiles(state) == []
    assert state.to_act() == 1


def test_fl_17_only_what_fits() -> None:
    state = game(own="8 60", rows=("1 3 4", "9 10 11"))
    assert allowed(state, "add") == ["2"]
    assert allowed(play(state, "add 2"), "stone") == ["8"]


def test_fl_18_swapping_is_no_turn_and_the_joker_can_be_used_at_once() -> None:
    state = game(own="24 60", rows=("22 J 25",))
    assert allowed(state, "swap") == ["1"]
    play(state, "swap 1,stone 24")
    assert rows(state) == ["22-24-25"]
    assert supply(state) == ["J", 60]
    assert known(state) == ["J"]
    assert state.to_act() == 0
    assert int(state.turn) == 0
    play(state, "add 1,stone j,place 4,stop")
    assert rows(state) == ["22-24-25-J"]


def test_fl_18_any_number_of_times_and_before_drawing() -> None:
    state = game(own="24 31 60", rows=("22 J 25", "30 J 32"))
    play(state, "swap 2,stone 31,swap 1,stone 24,blind,stop")
    assert rows(state) == ["22-24-25", "30-31-32"]
    assert state.to_act() == 1


def test_fl_18_not_in_the_middle_of_an_action() -> None:
    state = play(game(own="24 60", rows=("22 J 25",)), "blind")
    assert allowed(state, "swap") == []
