"""HC-1: a new game."""

from __future__ import annotations

from reihum.core.rng import Rng
from reihum.core.state import who_starts

from higher_card import material as m
from higher_card.engine.state import HigherCardState, shuffled


def deal(players: int, options: dict[str, int | str], rng: Rng) -> HigherCardState:
    """A game with so many players, set up."""
    state = HigherCardState(players, options, rng)
    cards = shuffled(list(m.CARDS), rng)
    state.hands = [sorted(cards.pop() for _ in range(m.HAND)) for _ in range(players)]
    state.rest = sorted(cards)
    state.leader = state.mover = int(who_starts(options, players, rng))
    return state
