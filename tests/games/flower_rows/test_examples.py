"""The worked examples FL-E1 to FL-E8, the rulings FL-R1 to FL-R6 and pinned counts of action sequences."""

from __future__ import annotations

import pytest

from reihum.core.play import perft
from reihum.core.state import packed
from reihum.games.flower_rows.engine.chains import is_row
from tests.games.flower_rows.positions import GAME, allowed, game, known, legal, play, rows, supply, tiles


@pytest.mark.parametrize(("gone", "tile"), [("", 11), ("11", 10), ("11 10 9", 8)])
def test_fl_e1_eleven_flowers(gone: str, tile: int) -> None:
    state = game(own="10 11 13 15 80", gone=gone)
    play(state, "lay,stone 10,stone 11,stone 13,stone 15,stop")
    assert tiles(state) == [tile]


def test_fl_e2_what_robbing_leaves_must_be_a_row() -> None:
    state = play(game(own="16 18 21", rows=("15 17 19 20 22",)), "rob 1")
    assert "2" not in allowed(state, "place")  # 17 leaves 15-19
    alone = play(state, "place 1")
    assert "stop" in legal(alone)
    play(alone, "stop,stone 15,stone 16,stone 18,stop")
    assert rows(alone) == ["17-19-20-22", "15-16-18"]
    state = game(own="21 22 24 60", rows=("15 16 17 18 19 20",))
    play(state, "rob 1,place 3,place 5,stone 17,stone 19,stone 21,stone 22,stone 24,stop")
    assert rows(state)[0] == "15-16-18-20"


def test_fl_e3_seven_and_nine_together_but_not_seven_alone() -> None:
    state = play(game(own="8 60", rows=("1 3 5 7 9",)), "rob 1,place 4")
    assert legal(state) == ["place 5"]
    play(state, "place 5,stone 7,stone 8,stone 9,stop")
    assert rows(state) == ["1-3-5", "7-8-9"]


@pytest.mark.parametrize(
    ("row", "numbers"), [("22 J 25", ["23", "24"]), ("22 J 24", ["23"]), ("22 J 26", ["24"])]
)
def test_fl_e4_numbers_for_a_joker(row: str, numbers: list[str]) -> None:
    own = " ".join(str(n) for n in range(21, 28) if str(n) not in row)
    assert allowed(play(game(own=own, rows=(row,)), "swap 1"), "stone") == numbers


def test_fl_e5_adding_over_100() -> None:
    state = play(game(own="1 3 4 97 98 5 96 60", rows=("99 100 2",)), "add 1")
    assert allowed(state, "stone") == ["1", "3", "4", "97", "98"]
    play(state, "stone 1,place 3,stone 3,place 5,stone 4,place 6,stone 98,place 1,stone 97,place 1,stop")
    assert rows(state) == ["97-98-99-100-1-2-3-4"]


@pytest.mark.parametrize(("last", "fits"), [(56, False), (57, True), (59, True), (60, False)])
def test_fl_e6_a_joker_between_two_numbers(last: int, fits: bool) -> None:
    assert is_row(packed([55, 0, last])) == fits
    state = game(own=f"55 {last} J 10 11 12", step={"at": "building", "stones": []}, board_jokers=0)
    if "55" in allowed(state, "stone"):
        play(state, "stone 55")
        assert ("j" in allowed(state, "stone")) == fits
    else:
        assert last == 60


def test_fl_e7_the_last_three_stones() -> None:
    state = play(game(own="40 41 43", rounds=1, board_jokers=1), "lay,stone 40,stone 41,stone 43,stop")
    assert tiles(state) == [5]
    assert state.over
    assert GAME.view(state)["board_jokers"] == 1


def test_fl_e8_swap_rob_lay_and_keep_the_joker() -> None:
    state = game(own="21 23", rows=("22 J 24 25 26",), board_jokers=0)
    play(state, "swap 1,stone 23,rob 1,place 1,place 2,stone 21,stone 22,stone 23,stop")
    assert rows(state) == ["24-25-26", "21-22-23"]
    assert supply(state) == ["J"]
    assert state.to_act() == 1


def test_fl_r1_inside_first_then_behind_then_in_front() -> None:
    state = play(game(own="2 6 9 98 99 60", rows=("1 3 5 7 8",)), "add 1,stone 9,place 6")
    assert allowed(state, "stone") == ["99"]
    assert GAME.why_not(state, 0, GAME.notations.index("stone 2")).rule == "FL-R1"  # type: ignore[union-attr]
    play(state, "stone 99,place 1")
    assert allowed(state, "stone") == ["98"]
    play(state, "stone 98")
    assert allowed(state, "place") == ["1"]


def test_fl_r2_two_robbed_stones_are_chosen_from_front_to_back() -> None:
    state = play(game(own="4 6 7 60", rows=("1 2 3 J 5",)), "rob 1,place 4")
    assert allowed(state, "place") == ["5"]


def test_fl_r3_jokers_on_the_table_are_counted_row_by_row() -> None:
    state = game(own="31 33 60", rows=("22 J 25", "30 J 32 J 34"))
    assert allowed(state, "swap") == ["2", "3"]
    assert allowed(play(state, "swap 3"), "stone") == ["33"]


def test_fl_r4_a_robbed_joker_is_laid_before_an_own_one() -> None:
    state = game(own="J 40 60", rows=("20 21 J 23",))
    play(state, "rob 1,place 3,stop,stone 40,stone j")
    assert supply(state) == ["J", 60]
    assert GAME.view(state)["step"]["missing"] == []
    play(state, "stone j,stop")
    assert supply(state) == [60]


def test_fl_r5_a_played_joker_counts_as_a_known_one() -> None:
    state = game(own="J J 60 25", known=("J 25",), rows=("1 2 3",))
    play(state, "add 1,stone j,place 4,stop")
    assert known(state) == [25]
    assert supply(state) == ["J", 25, 60]


def test_fl_r6_at_the_end_of_the_game_all_stones_are_shown() -> None:
    state = game(own="53", others=("70 J",), rows=("50 51 52",), rounds=1)
    assert known(state, 1) == []
    play(state, "add 1,stone 53,place 4,stop")
    assert known(state, 1) == ["J", 70]


@pytest.mark.parametrize(
    ("parts", "counts"),
    [
        ({"own": "1 2 3 5 6 J", "rows": ("8 9 10 11", "20 J 23")}, [13, 93, 760, 6772]),
        ({"own": "21 23 25 98", "rows": ("22 J 24 26 27",)}, [13, 91, 763, 6844]),
        ({"own": "16 18 21 J J", "rows": ("15 17 19 20 22",), "drained": True}, [3, 11, 21, 56]),
    ],
)
def test_counts_of_action_sequences_are_pinned(parts: dict[str, object], counts: list[int]) -> None:
    state = game(**parts)
    assert [perft(state, depth) for depth in range(1, 5)] == counts
