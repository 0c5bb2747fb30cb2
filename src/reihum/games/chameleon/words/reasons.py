"""Why something is not allowed in Chameleon."""

from __future__ import annotations

from reihum.core.messages import Reason, why
from reihum.games.chameleon import material as m
from reihum.games.chameleon.engine.state import ChameleonState


def forbidden(state: ChameleonState, action: int) -> Reason:
    """The rule that an illegal action would break."""
    if action == m.DRAW:
        if state.drawn != m.NO_CARD:
            return why("CH-7", "chameleon-why-place-first")
        return why("CH-8", "chameleon-why-no-room")
    index = action - m.TAKE if action >= m.TAKE else action - m.PLACE
    if index >= len(state.rows):
        return why("CH-4", "chameleon-why-no-row", rows=len(state.rows))
    if state.rows[index].taken:
        return why("CH-9", "chameleon-why-taken")
    return why_not_take(state) if action >= m.TAKE else why_not_place(state)


def why_not_take(state: ChameleonState) -> Reason:
    if state.drawn != m.NO_CARD:
        return why("CH-7", "chameleon-why-place-first")
    return why("CH-9", "chameleon-why-empty")


def why_not_place(state: ChameleonState) -> Reason:
    if state.drawn == m.NO_CARD:
        return why("CH-8", "chameleon-why-draw-first")
    return why("CH-8", "chameleon-why-full")
