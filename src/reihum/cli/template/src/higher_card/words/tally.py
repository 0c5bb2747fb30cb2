"""HC-3: how the scores of Higher card are made up."""

from __future__ import annotations

from reihum.core.documents import TallyLine
from reihum.core.messages import message

from higher_card.engine.state import HigherCardState


def tally(state: HigherCardState) -> list[TallyLine]:
    """Lines that add up to the scores."""
    return [TallyLine(message("higher_card-tally-points"), list(state.points))]
