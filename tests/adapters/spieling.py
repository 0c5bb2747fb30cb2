"""Games of OpenSpiel to test with: whole ones, late ones and a tiny one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest

import reihum
from reihum.adapters import openspiel
from reihum.core.rng import seeded
from reihum.core.state import NOBODY, Moves, State
from reihum.testing.configurations import Configuration, random_game
from tests.contract.configurations import EVERYTHING

LATE = 30  # steps before the end: variants, and the slow, interpreted build, play no more


def chosen() -> list[Configuration]:
    """Each game with fewest and most players and with all options changed; interpreted, with fewest."""
    ends = [one for one in EVERYTHING if one.players in (one.game.players[0], one.game.players[-1])]
    plain = [one for one in ends if not one.options]
    varied = [one for one in ends if len(one.options) > 1 and one.players == one.game.players[0]]
    return [*plain, *varied] if reihum.compiled else [one for one in plain if one.players == 2]


def late(configuration: Configuration, steps: int) -> State:
    """A random game shortly before its end."""
    return [state.clone() for state, _ in random_game(configuration, 71)][-steps]


def loaded(configuration: Configuration) -> Any:
    """The whole game, or the end of one."""
    if reihum.compiled and not configuration.options:
        return openspiel.load(configuration.game.id, players=configuration.players)
    return openspiel.load(configuration.game.id, position=late(configuration, LATE).position())


def end_of(game_id: str, seed: int, steps: int, **options: object) -> State:
    """A random game of two, so many steps before its end."""
    state: State = reihum.game(game_id).new(2, seed, None, **options)
    rng, scratch, line = seeded(seed), Moves(), []
    while state.to_act() != NOBODY:
        line.append(state.clone())
        state.step(state.pick(rng, scratch))
    return line[-steps]


def tiny() -> Any:
    """The end of a game of Chameleon in which the next cards decide; six piles are thought possible."""
    return openspiel.load("chameleon", position=end_of("chameleon", 8, 2).position(), deals=6)


def secretive() -> Any:
    """The end of a game of Flower Rows, with eight ways to hold the stones that are still hidden."""
    state = end_of("flower_rows", 3, 9, rounds=1, hand=7)
    return openspiel.load("flower_rows", position=state.position(), deals=8)


def dealt(game: Any, seed: int = 72) -> Any:
    """A state after its chance nodes."""
    state, rng = game.new_initial_state(), seeded(seed)
    while state.is_chance_node():
        state.apply_action(int(rng.below(len(state.legal_actions()))))
    return state


def played(game: Any, seed: int, stride: int) -> Iterator[Any]:
    """Every so manieth state of a random game, the last one included; it goes on changing."""
    state, rng, ply = dealt(game, seed), seeded(seed), 0
    while not state.is_terminal():
        if ply % stride == 0:
            yield state
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
        ply += 1
    yield state


def sampler(seed: int) -> Any:
    return pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)


CHOSEN = chosen()
every_game = pytest.mark.parametrize("configuration", CHOSEN, ids=str)
