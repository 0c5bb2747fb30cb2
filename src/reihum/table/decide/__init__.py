"""What a command leads to: events, a new draft, or a typed error. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reihum.protocol import commands
from reihum.protocol.commands import Command
from reihum.table.decide import hosting, seating, steps, substitutes, talk, undo
from reihum.table.decide.decision import Decision
from reihum.table.table import Table


def decide(table: Table, guest: str, command: Command) -> Decision:
    """What this guest's command leads to; what the table refuses is raised as a typed error."""
    return DECIDERS[type(command)](table, guest, command)


DECIDERS: dict[type[Command], Callable[[Table, str, Any], Decision]] = {
    commands.Sit: seating.sit,
    commands.Leave: substitutes.leave,
    commands.AddBot: seating.add_bot,
    commands.Remove: seating.remove,
    commands.Start: seating.start,
    commands.Play: steps.play,
    commands.TakeBack: steps.take_back,
    commands.AskUndo: undo.ask_undo,
    commands.AnswerUndo: undo.answer_undo,
    commands.Say: talk.say,
    commands.Mute: talk.mute,
    commands.HandOver: substitutes.hand_over_seat,
    commands.TakeOver: substitutes.take_over,
    commands.Allow: hosting.allow,
    commands.AskHands: hosting.ask_hands,
    commands.AnswerHands: hosting.answer_hands,
    commands.Hint: steps.hint,
    commands.Rematch: hosting.rematch,
    commands.Close: hosting.close,
}
