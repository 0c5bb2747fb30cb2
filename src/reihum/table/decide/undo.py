"""Going back to before a move, if everybody agrees."""

from __future__ import annotations

from reihum.protocol import commands
from reihum.table import errors, events
from reihum.table.decide.checks import played_seat
from reihum.table.decide.decision import Decision
from reihum.table.events import AnyEvent
from reihum.table.table import Table


def ask_undo(table: Table, guest: str, command: commands.AskUndo) -> Decision:
    seat = played_seat(table, guest)
    if table.undo is not None:
        raise errors.AlreadyAsked()
    left = table.history.last_start(seat)
    if left is None:
        raise errors.NothingToUndo()
    return Decision.of(events.UndoAsked(seat, left), *undo_if_agreed(left, {seat}, table.voters()))


def answer_undo(table: Table, guest: str, command: commands.AnswerUndo) -> Decision:
    seat = played_seat(table, guest)
    if table.undo is None or seat in table.undo.agreed:
        raise errors.NotAsked()
    answered = events.UndoAnswered(seat, command.agree)
    if not command.agree:
        return Decision.of(answered)
    agreed = table.undo.agreed | {seat}
    return Decision.of(answered, *undo_if_agreed(table.undo.actions, agreed, table.voters()))


def undo_if_agreed(actions: int, agreed: set[int], voters: set[int]) -> list[AnyEvent]:
    """The undo itself, once everybody who has a vote agrees."""
    return [events.Undone(actions)] if voters <= agreed else []
