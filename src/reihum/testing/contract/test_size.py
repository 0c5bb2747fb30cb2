"""A state is small: searches keep many. Nothing of it stays behind: servers run for months."""

from __future__ import annotations

import gc
import tracemalloc

import pytest

import reihum
from reihum.core.features import Sheet
from reihum.core.state import NOBODY, State
from reihum.testing.configurations import Configuration, actions_of, random_game
from reihum.testing.parameters import each_default, each_largest

MOST_BYTES = 10_000
CLONES = 100
ROWS = 50


@pytest.mark.skipif(not reihum.compiled, reason="objects of the interpreted build are larger")
@each_default
def test_a_state_takes_less_than_ten_kilobytes(configuration: Configuration) -> None:
    for ply, (state, _) in enumerate(random_game(configuration, 51)):
        if ply % 100 == 60:
            tracemalloc.start()
            clones = [state.clone() for _ in range(CLONES)]
            size, _ = tracemalloc.get_traced_memory()
            tracemalloc.stop()
            assert len(clones) == CLONES
            assert size / CLONES < MOST_BYTES


@pytest.mark.skipif(not reihum.compiled, reason="only compiled code counts references by itself")
@each_largest
def test_states_that_were_looked_at_are_freed(configuration: Configuration) -> None:
    """A compiled function that takes a vector keeps it for ever if cold code calls it: none may."""
    middle = min(30, len(actions_of(configuration, 52)) // 2)
    state = next(state for ply, (state, _) in enumerate(random_game(configuration, 52)) if ply == middle)
    use(configuration, state.clone())
    gc.collect()
    tracemalloc.start()
    for _ in range(CLONES):
        use(configuration, state.clone())
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert size / CLONES < 50


@pytest.mark.skipif(not reihum.compiled, reason="only compiled code counts references by itself")
@each_largest
def test_writing_rows_leaves_nothing_behind(configuration: Configuration) -> None:
    state = configuration.new(53)
    features = configuration.game.features(configuration.players, state.options)
    sheet = Sheet(features.size())
    for _ in range(2):  # the first round makes what is kept for ever
        gc.collect()
        tracemalloc.start()
        for _ in range(ROWS):
            features.write(state, 0, sheet)
            features.row(state, 1)
        gc.collect()
        size, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    assert size / ROWS < 50


def use(configuration: Configuration, state: State) -> None:
    """All that a server asks of a state."""
    game, seat = configuration.game, state.to_act()
    assert seat != NOBODY
    for viewer in configuration.viewers():
        game.view(state, viewer)
    for action in state.legal():
        game.words(state, action)
        state.reveals(action)
    for action in range(0, game.actions, 7):
        game.why_not(state, seat, action)
    before, action = state.clone(), state.legal()[0]
    state.apply(action)
    game.events(before, action, state, seat)
    state.resample(seat, state.rng.fork())
    state.position()
