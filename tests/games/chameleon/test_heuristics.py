"""The policy of Chameleon: obvious moves, and no knowledge it should not have."""

from __future__ import annotations

from typing import Any

import pytest

from reihum.core.policy import MOST
from reihum.core.rng import seeded
from reihum.core.state import Moves, zeros
from reihum.games.chameleon.heuristics import ChameleonPolicy
from reihum.games.chameleon.rules import ChameleonState
from tests.contract.configurations import Configuration, random_game, resampled
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


def test_a_useful_card_goes_to_the_row_one_wants() -> None:
    assert best(rows=("r", "b b", ""), drawn="r", collections=("r r r", "b b", "b b")) == "place 1"


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
