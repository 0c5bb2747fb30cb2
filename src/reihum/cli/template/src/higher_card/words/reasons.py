"""Why something is not allowed in Higher card."""

from __future__ import annotations

from reihum.core.messages import Reason, message

from higher_card.engine.state import HigherCardState


def forbidden(state: HigherCardState, action: int) -> Reason:
    """The rule that an illegal action would break."""
    return Reason("HC-2", message("higher_card-why-not-held"))
