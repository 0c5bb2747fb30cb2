"""HC-2: what may be done."""

from __future__ import annotations

from reihum.core.state import Moves

from higher_card import material as m


def add_playings(hand: list[int], moves: Moves) -> None:
    """Any card of the hand, which is sorted: actions are wanted in ascending order."""
    for card in hand:
        moves.add(m.action_of(card))
