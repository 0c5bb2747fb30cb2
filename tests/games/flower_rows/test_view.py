"""What the page shows of Flower Rows beside what lies there: gaps, jokers' numbers, runs, flowers."""

from __future__ import annotations

from typing import Any

import pytest

from reihum.core.rng import seeded
from reihum.core.state import NOBODY, Moves
from tests.games.flower_rows.positions import GAME, allowed, game, play


def seen(own: str, *rows: str) -> dict[str, Any]:
    return GAME.view(game(own=own, rows=rows), 0)


@pytest.mark.parametrize(
    ("row", "gaps"),
    [
        ("99-100-2", [[97, 98], [], [1], [3, 4]]),  # FL-E5
        ("22-J-25", [[20, 21], [23], [24], [26, 27]]),
        ("20-21-J", [[18, 19], [], [22, 23], [23, 24, 25]]),
    ],
)
def test_fl_17_gaps_are_the_numbers_that_fit(row: str, gaps: list[list[int]]) -> None:
    assert seen("50", row)["rows"][0]["gaps"] == gaps


@pytest.mark.parametrize(
    ("row", "numbers"), [("22-J-25", [23, 24]), ("22-J-24", [23]), ("22-J-26", [24]), ("98-99-J", [100, 1])]
)
def test_fl_18_a_joker_shows_the_numbers_it_may_be_swapped_for(row: str, numbers: list[int]) -> None:
    assert seen("50", row)["rows"][0]["jokers"] == [numbers]


def test_gaps_and_jokers_are_those_of_the_rules() -> None:
    for seed in range(4):
        state = GAME.new(players=4, seed=seed, rounds=1)
        rng, scratch = seeded(seed), Moves()
        while state.to_act() != NOBODY:
            state.step(state.pick(rng, scratch))
        for row, shown in zip(state.rows, GAME.view(state)["rows"], strict=True):
            for place, numbers in enumerate(shown["gaps"]):
                assert sorted(numbers) == [n for n in range(1, 101) if row.fits(n, place)]
            places = [place for place, stone in enumerate(shown["stones"]) if stone == "J"]
            for place, numbers in zip(places, shown["jokers"], strict=True):
                assert sorted(numbers) == [n for n in range(1, 101) if row.can_replace(n, place)]


def test_runs_are_chains_of_own_numbers_round_the_hundred_too() -> None:
    own = seen("J 1 20 22 23 50 55 98 100")["supplies"][0]
    assert own["runs"] == [[98, 100, 1], [20, 22, 23], [50], [55]]


def test_fl_22_flowers_left_are_the_viewers_own_and_everybodys_at_the_end() -> None:
    state = game(own="10 11 J", others=("55 60 62",), rounds=1)
    assert [one["flowers"] for one in GAME.view(state, 0)["supplies"]] == [8, None]
    assert GAME.view(state)["supplies"][0]["flowers"] is None
    over = GAME.view(play(state, "lay,stone 10,stone 11,stone j,stop"), 0)
    assert over["to_act"] is None
    assert [one["flowers"] for one in over["supplies"]] == [0, 11]


def test_fl_15_a_row_under_construction_shows_its_flowers_and_its_tile() -> None:
    state = game(own="10 11 13 15 1", gone="11")
    assert GAME.view(state, 0)["new_row"] is None
    play(state, "lay,stone 10,stone 11,stone 13")
    assert GAME.view(state, 0)["new_row"] == {"flowers": 9, "tile": 9}
    play(state, "stone 15")
    assert GAME.view(state, 0)["new_row"] == {"flowers": 11, "tile": 10}


@pytest.mark.parametrize(
    ("row", "places"),
    [("99-100-2", [0, 2, 3]), ("22-J-25", [0, 1, 2, 3]), ("22-J-24", [0, 3]), ("20-22-23", [0, 1, 3])],
)
def test_fl_17_joker_gaps_are_the_places_where_a_joker_can_be_added(row: str, places: list[int]) -> None:
    state = game(own="J 50", rows=(row,))
    assert GAME.view(state)["rows"][0]["joker_gaps"] == places
    play(state, "add 1,stone j")
    assert [int(place) - 1 for place in allowed(state, "place")] == places


def test_fl_r3_each_joker_shows_its_number_on_the_table() -> None:
    state = game(own="23 63 90", rows=("22-J-25", "50-51-52", "60-J-J-64"))
    assert [row["swaps"] for row in GAME.view(state)["rows"]] == [[0], [], [1, 2]]
    assert allowed(state, "swap") == ["1", "3"]
    play(state, "swap 3,stone 63")
    assert [row["stones"] for row in GAME.view(state)["rows"]][2] == [60, "J", 63, 64]


@pytest.mark.parametrize(
    ("steps", "stops"),
    [
        ("", False),
        ("blind", True),
        ("swap 1", False),
        ("rob 2", False),
        ("rob 2,place 1", True),
        ("lay", True),  # though not before there are three stones
        ("lay,stone 1,stone 2,stone 3,stop", True),  # a joker, or not (FL-16)
        ("add 2", True),
        ("add 2,stone 54", False),
    ],
)
def test_a_view_says_where_one_can_stop(steps: str, stops: bool) -> None:
    state = game(own="1 2 3 23 53 54", rows=("22-J-24", "55-56-57-58"))
    assert GAME.view(play(state, steps) if steps else state, 0)["stops"] is stops


def test_whoever_may_stop_sees_it() -> None:
    rng, scratch = seeded(3), Moves()
    state = GAME.new(players=3, seed=3, rounds=1)
    while state.to_act() != NOBODY:
        assert GAME.view(state)["stops"] or 0 not in state.legal()
        state.step(state.pick(rng, scratch))
