"""What happened in a game of Higher card."""

from __future__ import annotations

from reihum.core.messages import Message, message

from higher_card import material as m
from higher_card.engine.state import HigherCardState


def events(before: HigherCardState, action: int, after: HigherCardState, seat: int | None) -> list[Message]:
    """What a step did; everybody may read all of it."""
    told = [message("higher_card-log-played", player=int(before.mover), card=m.card_of(action))]
    if not after.table:
        told.append(message("higher_card-log-won", player=after.leader))
    if after.over:
        told.append(message("log-over"))
    return told
