"""What the actions and cards of Chameleon are called."""

from __future__ import annotations

from reihum.core.messages import Message, message
from reihum.games.chameleon import material as m
from reihum.games.chameleon.engine.state import ChameleonState


def card(kind: int) -> Message:
    return message("chameleon-card", kind=m.TOKENS[kind])


def cards(kinds: list[int]) -> tuple[Message, ...]:
    return tuple(card(kind) for kind in sorted(kinds))


def words(state: ChameleonState, action: int) -> Message:
    if action == m.DRAW:
        return message("chameleon-draw")
    if action >= m.TAKE:
        row = state.rows[action - m.TAKE]
        return message("chameleon-take", row=row.index + 1, cards=cards(row.kinds()))
    return message("chameleon-place", row=action - m.PLACE + 1, card=card(state.drawn))
