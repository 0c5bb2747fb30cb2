"""How each event changes a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from reihum.table import events
from reihum.table.drafts import Draft
from reihum.table.events import Event, StoredEvent
from reihum.table.history import Step, Undo, steps_from
from reihum.table.seats import Seat
from reihum.table.table import Table

RECENT = 32  # commands whose repetition is known without asking the store

Steps = Sequence[Step]


def open_table(id: str, seed: bytes, stored: Iterable[StoredEvent]) -> Table:
    """The table that these events make; the first is its Opened."""
    rest = iter(stored)
    table = Table(id, seed, next(rest))
    for one in rest:
        apply(table, one)
    return table


def apply(table: Table, stored: StoredEvent, steps: Steps = ()) -> Steps:
    """One more event, which is trusted; the steps of the game that it made.

    `steps`: those of a Played event if they are known, such as from the decision; else they are computed.
    """
    assert stored.seq == table.seq + 1
    table.seq = stored.seq
    table.changed_at = stored.at
    remember(table, stored.by, stored.cmd, stored.seq)
    if isinstance(stored.event, events.Played):
        return played(table, stored, stored.event, steps)
    FOLDS[type(stored.event)](table, stored, stored.event)
    return ()


def put_draft(table: Table, draft: Draft | None, steps: list[Step] | None = None) -> None:
    """The draft that is stored now; one upon an older event is void. `steps`: its steps, if known."""
    if draft is None or draft.base != table.base:
        table.draft, table.draft_steps = None, []
    else:
        table.draft = draft
        table.draft_steps = steps_from(table.playing(), draft.actions) if steps is None else steps


def remember(table: Table, guest: str, cmd: str | None, seq: int) -> None:
    """Where a command was stored; of older ones the store knows."""
    if cmd is not None:
        table.recent[guest, cmd] = seq
        if len(table.recent) > RECENT:
            del table.recent[next(iter(table.recent))]


def move_on(table: Table, stored: StoredEvent) -> None:
    """The game, or who plays it, has changed: a draft upon what was before is void."""
    table.base = stored.seq
    put_draft(table, None)
    if table.to_act() is None:
        table.phase = "over"
        table.undo = None


def sat(table: Table, stored: StoredEvent, event: events.Sat) -> None:
    table.seats[event.seat] = Seat(event.guest, event.name, table.who(event.guest))
    table.seat_of[event.guest] = event.seat


def bot_sat(table: Table, stored: StoredEvent, event: events.BotSat) -> None:
    table.seats[event.seat] = Seat(level=event.level)


def freed(table: Table, stored: StoredEvent, event: events.Left | events.Removed) -> None:
    table.seat_of.pop(table.seats[event.seat].guest or "", None)
    table.seats[event.seat] = Seat()
    table.hands_agreed.discard(event.seat)


def started(table: Table, stored: StoredEvent, event: events.Started) -> None:
    table.phase = "playing"
    table.state = table.dealt()
    table.clocks.begin(stored.at)
    move_on(table, stored)


def played(table: Table, stored: StoredEvent, event: events.Played, known: Steps) -> Steps:
    steps = known or steps_from(table.playing(), event.actions)
    table.state = steps[-1].after
    table.history.add(stored.seq, event.seat, event.actions)
    if table.seats[event.seat].human:
        table.undo = None  # who plays on does not want to go back
        table.clocks.charge(event.seat, stored.at)
        table.clocks.reward(event.seat)
    for cmd in event.cmds:
        remember(table, stored.by, cmd, stored.seq)
    table.clocks.begin(stored.at)
    move_on(table, stored)
    return steps


def undo_asked(table: Table, stored: StoredEvent, event: events.UndoAsked) -> None:
    table.undo = Undo(event.seat, event.actions, {event.seat})


def undo_answered(table: Table, stored: StoredEvent, event: events.UndoAnswered) -> None:
    if not event.agree:
        table.undo = None
    elif table.undo is not None:
        table.undo.agreed.add(event.seat)


def undone(table: Table, stored: StoredEvent, event: events.Undone) -> None:
    table.undo = None
    table.history.cut(event.actions)
    table.state = table.replayed()
    table.clocks.begin(stored.at)
    move_on(table, stored)


def said(table: Table, stored: StoredEvent, event: events.Said) -> None:
    table.chat.append((stored.seq, event))


def muted(table: Table, stored: StoredEvent, event: events.Muted) -> None:
    (table.muted.add if event.on else table.muted.discard)(event.who)


def handed_over(table: Table, stored: StoredEvent, event: events.HandedOver) -> None:
    table.seats[event.seat].level = event.level
    if event.seat == table.to_act():
        table.clocks.charge(event.seat, stored.at)
        move_on(table, stored)


def taken_over(table: Table, stored: StoredEvent, event: events.TakenOver) -> None:
    table.seats[event.seat].level = None
    table.clocks.grant(event.seat)
    if event.seat == table.to_act():
        table.clocks.begin(stored.at)
        move_on(table, stored)


def allowed(table: Table, stored: StoredEvent, event: events.Allowed) -> None:
    setattr(table, event.what, event.on)


def hands_asked(table: Table, stored: StoredEvent, event: events.HandsAsked) -> None:
    table.hands_asked = event.on
    table.hands_agreed = set()


def hands_answered(table: Table, stored: StoredEvent, event: events.HandsAnswered) -> None:
    (table.hands_agreed.add if event.agree else table.hands_agreed.discard)(event.seat)


def rematched(table: Table, stored: StoredEvent, event: events.Rematched) -> None:
    table.next_table = event.table


def closed(table: Table, stored: StoredEvent, event: events.Closed) -> None:
    table.phase = "closed"


FOLDS: dict[type[Event], Callable[[Table, StoredEvent, Any], None]] = {
    events.Sat: sat,
    events.BotSat: bot_sat,
    events.Left: freed,
    events.Removed: freed,
    events.Started: started,
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
