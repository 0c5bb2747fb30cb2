"""A command that led to several events: who repeats it is told the same number as at first."""

from __future__ import annotations

from reihum.protocol import commands
from reihum.table import events
from tests.server.tables import Played


def test_a_repeated_command_is_known_by_its_last_event() -> None:
    played = Played("chameleon", 2).started()
    mover, other = played.mover(), "g1" if played.mover() == "g0" else "g0"
    played.play()
    played.do(mover, commands.AskUndo)
    decision = played.do(other, commands.AnswerUndo, agree=True, cmd="yes")
    assert [type(event) for event in decision.events] == [events.UndoAnswered, events.Undone]
    assert played.table.answered(other, "yes") == played.table.seq
    assert played.again().answered(other, "yes") == played.table.seq
