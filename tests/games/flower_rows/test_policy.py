"""The policy of Flower Rows: obvious moves, honest weights, and better than chance."""

from __future__ import annotations

import pytest

from reihum.bots import decide, make_bot
from reihum.core.policy import MOST
from reihum.core.rng import seeded
from reihum.core.state import Moves
from reihum.games.flower_rows.bots.policy import FlowerRowsPolicy
from reihum.games.flower_rows.engine.state import FlowerRowsState
from tests.games.flower_rows.positions import GAME, game, legal, play


def weights(state: FlowerRowsState) -> list[int]:
    moves = Moves()
    state.fill(moves)
    policy = FlowerRowsPolicy()
    policy.weigh(state, moves, policy.weights)
    return [int(policy.weights[i]) for i in range(moves.count)]


def best(state: FlowerRowsState) -> str:
    found = weights(state)
    assert found.count(max(found)) == 1, dict(zip(legal(state), found, strict=True))
    return legal(state)[found.index(max(found))]


def liked(state: FlowerRowsState, most: int = 99) -> list[str]:
    """The steps the policy likes best, up to the end of the turn or so many."""
    steps: list[str] = []
    turn = state.turn
    while state.turn == turn and len(steps) < most:
        steps.append(best(state))
        play(state, steps[-1])
    return steps


MANY = "1 4 7 12 17 25 28 36 39"  # a rival far from ending the round


def test_a_row_for_a_high_tile_is_laid_whole() -> None:
    state = game(own="53 55 56 58 60 61 90", others=(MANY,), open="3 9 15 19 72 84 95 99")
    assert liked(state) == [
        "lay", "stone 53", "stone 55", "stone 56", "stone 58", "stone 60", "stone 61", "stop",
    ]  # fmt: skip


def test_one_draws_what_joins_a_pair() -> None:
    state = game(own="42 44 70 90", others=(MANY,), open="3 9 15 19 43 84 95 99")
    assert best(state) == "stone 43"


def test_of_stones_that_join_nothing_the_second_is_the_one_that_makes_a_row() -> None:
    state = play(game(own="42 70 90", others=(MANY,), open="3 9 15 19 44 45 84 99"), "stone 44")
    assert best(state) == "stone 45"


def test_one_robs_the_dear_stone_that_completes_a_row() -> None:
    state = game(own="53 54 80 90", rows=("55-56-58-59",), others=(MANY,), open="3 9 15 19 72 84 95 99")
    assert liked(state, 2) == ["rob 1", "place 1"]


def test_the_last_stones_go_into_a_row_to_end_the_round() -> None:
    state = game(own="60 61", rows=("57-58-59",), others=(MANY,), open="3 9 15 19 72 84 95 99")
    assert liked(state) == ["add 1", "stone 60", "place 4", "stone 61", "place 5", "stop"]


def test_one_adds_dear_stones_when_a_rival_is_about_to_end() -> None:
    state = game(own="60 72 90", rows=("55-56-58-59",), others=("4",), open="3 9 15 19 84 95 99 50")
    assert best(state) == "add 1"


def test_a_joker_is_swapped_for_first() -> None:
    state = game(own="57 72 90", rows=("55-56-J-58",), others=(MANY,), open="3 9 15 19 84 95 99 50")
    assert liked(state, 2) == ["swap 1", "stone 57"]


def test_a_joker_from_the_board_is_taken() -> None:
    state = game(own="42 43 44 70 90", others=(MANY,), open="3 9 15 19 84 95 99 50")
    assert best(play(state, "lay", "stone 42", "stone 43", "stone 44", "stop")) == "take"


def test_no_joker_is_wasted_on_a_row_that_is_finished() -> None:
    state = game(own="42 43 44 70 90 J", others=(MANY,), open="3 9 15 19 84 95 99 50")
    assert best(play(state, "lay", "stone 42", "stone 43", "stone 44")) == "stop"


@pytest.mark.parametrize("players", [2, 5])
def test_weights_are_in_bounds_and_blind_to_hidden_things(players: int) -> None:
    rng = seeded(players)
    state = GAME.new(players=players, seed=11, rounds=1)
    assert isinstance(state, FlowerRowsState)
    while state.to_act() >= 0:
        found = weights(state)
        assert min(found) >= 1
        assert max(found) <= MOST
        other = state.clone()
        other.resample(state.to_act(), rng)
        assert weights(other) == found
        state.step(state.pick(rng, Moves()))


def test_greedy_beats_random() -> None:
    points = 0
    for seed in range(4):
        rng = seeded(seed)
        bots = [make_bot("level2", GAME), make_bot("random", GAME)]
        state = GAME.new(players=2, seed=seed, rounds=1)
        while state.to_act() >= 0:
            state.step(decide(bots[state.to_act()], state, rng))
        points += state.ranks()[0] == 1
    assert points == 4
