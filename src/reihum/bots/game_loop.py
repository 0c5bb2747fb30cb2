"""A game between bots, played to its end: the one loop of the arena, the lab and simulations."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from reihum.bots.players import Bot, decide
from reihum.core.rng import Rng
from reihum.core.state import NOBODY, State


def play_game(
    state: State,
    bots: Sequence[Bot],
    rng: Rng,
    before_step: Callable[[State, int], object] = lambda state, action: None,
    after_step: Callable[[State], object] = lambda state: None,
    decide: Callable[[Bot, State, Rng], int] = decide,
) -> None:
    """Play on to the end, with a bot in each seat; whoever wants to look on is called around each step."""
    while state.to_act() != NOBODY:
        action = decide(bots[int(state.to_act())], state, rng)
        before_step(state, action)
        state.apply(action)
        after_step(state)
