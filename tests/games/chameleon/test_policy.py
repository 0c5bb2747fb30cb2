"""The policy of Chameleon: obvious moves, and no knowledge it should not have."""

from __future__ import annotations

from typing import Any

import pytest

from reihum.core.policy import MOST
from reihum.core.rng import seeded
from reihum.core.state import Moves, zeros
from reihum.games.chameleon.bots.policy import ChameleonPolicy
from reihum.games.chameleon.engine.state import ChameleonState
from reihum.testing.configurations import Configuration, random_game, resampled
from tests.games.chameleon.positions import GAME, game


def best(**parts: Any) -> str:
    state = game(**parts)
    return GAME.notation(int(ChameleonPolicy().best(state, seeded(1), Moves())))


def test_a_row_of_the_own_colour_is_taken() -> None:
    assert best(rows=("r r", "b b", "o y"), collections=("r r", "g", "g")) == "take 1"


def test_a_row_of_new_colours_is_left_alone() -> None:
    """With three colours already, three others cost points: better wait."""
    assert best(rows=("v g b",), collections=("r r o o y y", "v", "g")) == "draw"


def test_a_row_is_taken_from_a_rival_who_wants_it() -> None:
    held = ("r r", "b b b b b", "y")
    assert best(rows=("b o", "y o", ""), collections=held) == "take 1"


def test_the_last_in_a_round_puts_a_useful_card_where_it_will_be_taken() -> None:
    held = ("r r r", "b b")
    assert best(players=2, rows=("taken", "r", "b"), out=(1,), drawn="r", collections=held) == "place 2"


def test_the_last_in_a_round_puts_a_bad_card_elsewhere() -> None:
    held = ("r r r o o o y y y", "b b")
    assert best(players=2, rows=("taken", "r", ""), out=(1,), drawn="b", collections=held) == "place 3"


def test_the_last_in_a_round_draws_while_nothing_can_be_lost() -> None:
    """Even a row that brings much can wait: what is bad for it goes to the other one."""
    held = ("r r r o o o y y y", "b b")
    assert best(players=2, rows=("taken", "", "r r"), out=(1,), collections=held) == "draw"


def test_the_last_in_a_round_takes_before_a_row_gets_worse() -> None:
    held = ("r r r r r r o o o o o o y y y y y y g g b b v v", "b b", "v v")
    assert best(rows=("taken", "taken", "+2"), out=(1, 2), collections=held) == "take 3"


def test_waiting_is_liked_less_where_every_card_is_bad() -> None:
    """The same row: with three full colours, any other card costs points."""
    rows, others = ("+2", "", ""), ("b b", "v v")
    assert best(rows=rows, collections=("r r o o y y", *others)) == "draw"
    assert (
        best(rows=rows, collections=("r r r r r r o o o o o o y y y y y y g g g b b b v v v", *others))
        == "take 1"
    )


def test_plus_two_is_not_given_to_the_row_a_rival_wants() -> None:
    held = ("r r", "b b b", "b b b")
    assert best(rows=("r", "b b", "taken"), out=(2,), drawn="+2", collections=held) == "place 1"


@pytest.mark.parametrize("players", [2, 5])
def test_weights_stay_in_range_and_know_nothing_hidden(players: int) -> None:
    rng = seeded(3)
    for state, _ in random_game(Configuration(GAME, players), 71):
        weights = weighed(state)
        assert all(1 <= weight <= MOST for weight in weights)
        assert weighed(resampled(state, int(state.to_act()), rng)) == weights


def weighed(state: object) -> list[int]:
    assert isinstance(state, ChameleonState)
    moves, weights = Moves(), zeros(20)
    state.fill(moves)
    ChameleonPolicy().weigh(state, moves, weights)
    return list(weights)[: moves.count]
