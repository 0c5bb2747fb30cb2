"""FL-4 to FL-6: a new game."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.rng import Rng
from reihum.core.state import who_starts
from reihum.games.flower_rows.engine.state import FlowerRowsState, new_state


def deal(players: i64, options: dict[str, int | str], rng: Rng) -> FlowerRowsState:
    """A game with so many players, its first round set up."""
    state = new_state(options, rng, players)
    state.set_up()
    state.starter = who_starts(options, players, rng)
    state.mover = state.starter
    return state
