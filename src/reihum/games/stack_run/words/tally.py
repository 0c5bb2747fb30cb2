"""ST-22: how the score of Stack Run is made up."""

from __future__ import annotations

from reihum.core.documents import TallyLine
from reihum.core.messages import message
from reihum.games.stack_run.engine.state import StackRunState


def tally(state: StackRunState) -> list[TallyLine]:
    """The cards of the stacks at the beginning, less those that were played."""
    dealt = int(state.options["stack"])
    left = state.scores()
    return [
        TallyLine(message("stack_run-tally-dealt"), [dealt for _ in left]),
        TallyLine(message("stack_run-tally-played"), [cards - dealt for cards in left]),
    ]
