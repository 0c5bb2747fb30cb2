"""FL-1 to FL-6, FL-23: stones, tiles and the set-up of a round."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from reihum.core.errors import BadOption
from reihum.core.rng import seeded
from reihum.core.state import NOBODY, Moves
from reihum.games.flower_rows.engine.state import FlowerRowsState
from reihum.games.flower_rows.material import FLOWER_TABLE
from tests.games.flower_rows.positions import GAME, game, play, position


def new(**options: Any) -> FlowerRowsState:
    state = GAME.new(**options)
    assert isinstance(state, FlowerRowsState)
    return state


def test_fl_1_a_hundred_numbers_and_four_jokers() -> None:
    census = new(players=3, seed=1).census()
    assert [census[str(number)] for number in range(1, 101)] == [1] * 100
    assert census["joker"] == 4


def test_fl_2_flowers() -> None:
    assert FLOWER_TABLE[55] == 7
    assert [n for n in range(101) if FLOWER_TABLE[n] == 5] == [11, 22, 33, 44, 66, 77, 88, 99]
    assert [n for n in range(101) if FLOWER_TABLE[n] == 3] == list(range(10, 101, 10))
    assert [n for n in range(101) if FLOWER_TABLE[n] == 2] == [5, 15, 25, 35, 45, 65, 75, 85, 95]
    assert FLOWER_TABLE[0] == 0
    assert sum(FLOWER_TABLE) == 167


def test_fl_3_tiles() -> None:
    tiles = Counter(GAME.view(new(seed=1))["tiles"])
    assert tiles == {value: 2 if value <= 5 else 1 for value in range(1, 16)}
    assert sum(tiles.values()) == 20


@pytest.mark.parametrize("seed", range(20))
def test_fl_4_one_joker_on_the_board_and_the_rest_is_shuffled(seed: int) -> None:
    document: Any = new(players=5, seed=seed).position()
    others = Counter(document["pool"] + [s for player in document["supplies"] for s in player["supply"]])
    assert document["board_jokers"] + others["J"] == 4
    assert document["board_jokers"] >= 1
    assert document["pool"] != sorted(document["pool"], key=str)
    assert len(document["tiles"]) == 20


def test_fl_5_jokers_revealed_at_the_start_go_to_the_board() -> None:
    found = set()
    for seed in range(60):
        document: Any = new(players=2, seed=seed).position()
        assert len(document["open"]) == 8
        assert "J" not in document["open"]
        assert len(document["pool"]) == 104 - 8 - 26 - document["board_jokers"]
        found.add(document["board_jokers"])
    assert found >= {1, 2}


def test_fl_6_thirteen_stones_seat_by_seat() -> None:
    state = new(players=4, seed=3)
    assert [player["count"] for player in GAME.view(state)["supplies"]] == [13] * 4
    assert [player["known"] for player in GAME.view(state)["supplies"]] == [[]] * 4
    small = new(players=4, seed=3, hand=7)  # the same shuffle: seat 1 gets what seat 0 would have had next
    assert set(GAME.view(small, 0)["supplies"][0]["supply"]) < set(
        GAME.view(state, 0)["supplies"][0]["supply"]
    )
    seat_1 = set(GAME.view(small, 1)["supplies"][1]["supply"])
    assert len(seat_1 & set(GAME.view(state, 0)["supplies"][0]["supply"])) >= 5


def test_fl_6_the_hand_is_an_option() -> None:
    assert GAME.view(new(seed=1, hand=15))["supplies"][1]["count"] == 15
    for hand in (6, 16):
        with pytest.raises(BadOption):
            new(hand=hand)


@pytest.mark.parametrize(("rounds", "players"), [(1, 2), (2, 3), (4, 5)])
def test_fl_23_so_many_rounds_with_a_new_set_up_each(rounds: int, players: int) -> None:
    state, rng, scratch = new(players=players, seed=5, rounds=rounds, first_player=1), seeded(2), Moves()
    finished = 0
    while state.to_act() != NOBODY:
        state.step(state.pick(rng, scratch))
        if len(state.finished.by_round()) > finished and not state.over:
            finished += 1
            view = GAME.view(state)
            assert view["round"] == finished + 1
            assert view["rows"] == []
            assert len(view["tiles"]) == 20
            assert [player["count"] for player in view["supplies"]] == [13] * players
            assert state.to_act() == view["starter"]
            totals = [player["points"] for player in view["supplies"]]
            assert totals[view["starter"]] == min(totals)
    assert len(state.finished.by_round()) == rounds


@pytest.mark.parametrize(
    ("points", "starter", "begins"),
    [
        ([5, 3, 9], 0, 1),
        ([3, 3, 9], 0, 1),  # equals: clockwise after the starter, who is last
        ([3, 3, 9], 1, 0),
        ([3, 5, 3], 0, 2),
        ([4, 4, 4], 2, 0),
        ([1, 4, 4], 0, 0),
    ],
)
def test_fl_23_the_fewest_points_begin_the_next_round(points: list[int], starter: int, begins: int) -> None:
    state = game(own="1 2 3", players=3, others=("10", "20"), points=[points], starter=starter, rounds=3)
    play(state, "lay,stone 1,stone 2,stone 3,stop")  # 3 points for seat 0, -3 each for the others
    totals = [p + change for p, change in zip(points, (3, -3, -3), strict=True)]
    assert [player["points"] for player in GAME.view(state)["supplies"]] == totals
    state = game(players=3, points=[points], starter=starter, rounds=3)
    assert state.finished.next_starter(state.starter) == begins


def test_fl_23_unknown_options_and_too_many_rounds_are_refused() -> None:
    with pytest.raises(BadOption):
        new(rounds=5)
    assert position()["players"] == 2
