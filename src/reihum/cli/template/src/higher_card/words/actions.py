"""What the actions of Higher card are called."""

from __future__ import annotations

from reihum.core.messages import Message, message

from higher_card import material as m
from higher_card.engine.state import HigherCardState


def words(state: HigherCardState, action: int) -> Message:
    """A legal action, for its player."""
    return message("higher_card-follow" if state.table else "higher_card-lead", card=m.card_of(action))
