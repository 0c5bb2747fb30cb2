"""How each event changes a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from reihum.table import events
from reihum.table.events import Event, Stored
from reihum.table.history import Step, Undo, steps_from
from reihum.table.seats import Seat

if TYPE_CHECKING:
    from reihum.table.table import Table


def fold(table: Table, stored: Stored) -> list[Step]:
    """Apply the event; the steps of the game that it made."""
    return FOLDS[type(stored.event)](table, stored, stored.event) or []


def sat(table: Table, stored: Stored, event: events.Sat) -> None:
    table.seats[event.seat] = Seat(event.guest, event.name, table.who(event.guest))
    table.seat_of[event.guest] = event.seat


def bot_sat(table: Table, stored: Stored, event: events.BotSat) -> None:
    table.seats[event.seat] = Seat(level=event.level)


def freed(table: Table, stored: Stored, event: events.Left | events.Removed) -> None:
    table.seat_of.pop(table.seats[event.seat].guest or "", None)
    table.seats[event.seat] = Seat()
    table.hands_agreed.discard(event.seat)


def started(table: Table, stored: Stored, event: events.Started) -> None:
    table.phase = "playing"
    table.state = table.dealt()
    table.clocks.begin(stored.at)
    table.moved_on(stored)


def played(table: Table, stored: Stored, event: events.Played) -> list[Step]:
    steps = steps_from(table.playing(), event.actions)
    table.state = steps[-1].after
    table.history.add(stored.seq, event.seat, event.actions)
    if table.seats[event.seat].human:
        table.undo = None  # who plays on does not want to go back
        table.clocks.charge(event.seat, stored.at)
        table.clocks.reward(event.seat)
    for cmd in event.cmds:
        table.remember(stored.by, cmd, stored.seq)
    table.clocks.begin(stored.at)
    table.moved_on(stored)
    return steps


def undo_asked(table: Table, stored: Stored, event: events.UndoAsked) -> None:
    table.undo = Undo(event.seat, event.actions, {event.seat})


def undo_answered(table: Table, stored: Stored, event: events.UndoAnswered) -> None:
    if not event.agree:
        table.undo = None
    elif table.undo is not None:
        table.undo.agreed.add(event.seat)


def undone(table: Table, stored: Stored, event: events.Undone) -> None:
    table.undo = None
    table.history.cut(event.actions)
    table.state = table.replayed()
    table.clocks.begin(stored.at)
    table.moved_on(stored)


def said(table: Table, stored: Stored, event: events.Said) -> None:
    table.chat.append((stored.seq, event))


def muted(table: Table, stored: Stored, event: events.Muted) -> None:
    (table.muted.add if event.on else table.muted.discard)(event.who)


def handed_over(table: Table, stored: Stored, event: events.HandedOver) -> None:
    table.seats[event.seat].level = event.level
    if event.seat == table.to_act():
        table.clocks.charge(event.seat, stored.at)
        table.moved_on(stored)


def taken_over(table: Table, stored: Stored, event: events.TakenOver) -> None:
    table.seats[event.seat].level = None
    table.clocks.grant(event.seat)
    if event.seat == table.to_act():
        table.clocks.begin(stored.at)
        table.moved_on(stored)


def allowed(table: Table, stored: Stored, event: events.Allowed) -> None:
    setattr(table, event.what, event.on)


def hands_asked(table: Table, stored: Stored, event: events.HandsAsked) -> None:
    table.hands_asked = event.on
    table.hands_agreed = set()


def hands_answered(table: Table, stored: Stored, event: events.HandsAnswered) -> None:
    (table.hands_agreed.add if event.agree else table.hands_agreed.discard)(event.seat)


def rematched(table: Table, stored: Stored, event: events.Rematched) -> None:
    table.next_table = event.table


def closed(table: Table, stored: Stored, event: events.Closed) -> None:
    table.phase = "closed"


FOLDS: dict[type[Event], Callable[[Any, Stored, Any], list[Step] | None]] = {
    events.Sat: sat,
    events.BotSat: bot_sat,
    events.Left: freed,
    events.Removed: freed,
    events.Started: started,
    events.Played: played,
    events.UndoAsked: undo_asked,
    events.UndoAnswered: undo_answered,
    events.Undone: undone,
    events.Said: said,
    events.Muted: muted,
    events.HandedOver: handed_over,
    events.TakenOver: taken_over,
    events.Allowed: allowed,
    events.HandsAsked: hands_asked,
    events.HandsAnswered: hands_answered,
    events.Rematched: rematched,
    events.Closed: closed,
}
