"""What the store is given: a decision about a table, or a new table, as a change."""

from __future__ import annotations

from reihum.core.state import NOBODY
from reihum.server.rooms.ids import new_code
from reihum.server.settings import Settings
from reihum.server.store import Change, Clear, Columns, Draft, TableRow
from reihum.table import events
from reihum.table.broadcast import about, about_when
from reihum.table.decide.decision import Decision
from reihum.table.events import AnyEvent, Played, StoredEvent
from reihum.table.table import Table

SITTING = (events.Sat, events.BotSat, events.Left, events.Removed)
QUIET = (events.Said, events.Muted, events.Allowed, events.HandsAsked, events.HandsAnswered, events.Rematched)
LATE = 2_000  # milliseconds after which another node looks at a clock that has run out


def change_for(
    table: Table,
    draft_version: int,
    has_draft: bool,
    stored: list[StoredEvent],
    decision: Decision,
    settings: Settings,
) -> Change:
    """What is written for a decision; `has_draft`: there is a stored draft that may have to go."""
    draft: Draft | Clear | None = decision.draft
    if has_draft and decision.ends_draft:
        draft = Clear()
    return Change(
        table=table.id,
        base_seq=table.seq,
        draft_version=draft_version,
        events=tuple(stored),
        draft=draft,
        row=columns(table, decision, stored[-1].at, settings) if stored else {},
        seatings=seatings(decision.events),
    )


def opening_change(table: Table, stored: list[StoredEvent]) -> Change:
    """What is written for a new table, made by `new_table`; it gets a short code."""
    opened = table.opened
    row = TableRow(
        id=table.id,
        code=new_code(),
        game=opened.game,
        rules=opened.rules,
        seed=table.seed,
        public=opened.public,
        seats=opened.seats,
        host=table.host,
        about=about(table),
        opened_at=table.opened_at,
        seats_taken=table.taken(),
    )
    sitting = seatings([one.event for one in stored])
    return Change(table.id, 0, events=tuple(stored), opening=row, seatings=sitting)


def seatings(happened: list[AnyEvent]) -> dict[int, str | None]:
    """Who sits where from now on, for the lists of a guest's own tables."""
    found: dict[int, str | None] = {}
    for event in happened:
        if isinstance(event, events.Sat):
            found[event.seat] = event.guest
        elif isinstance(event, events.Left | events.Removed):
            found[event.seat] = None
    return found


def columns(table: Table, decision: Decision, now: int, settings: Settings) -> Columns:
    """What changes in the table's row; after rare events `settled_columns` completes it."""
    first = decision.events[0]
    if type(first) is Played:
        return after_move(table, int(decision.steps[-1].after.to_act()), now, settings)
    if isinstance(first, QUIET):
        return {}
    if isinstance(first, SITTING):
        return {"seats_taken": taken_after(table, first)}
    if isinstance(first, events.Closed):
        return {"phase": "closed", "due_at": None}
    row: Columns = {"due_at": now + look_again(settings)}  # who then looks computes it exactly
    if isinstance(first, events.Started):
        row["phase"] = "playing"
    return row


def after_move(table: Table, seat: int, now: int, settings: Settings) -> Columns:
    """What changes when this seat is to act next (NOBODY: the game is over)."""
    if seat == NOBODY:
        return {"phase": "over", "due_at": None, "about": about_when(table, None)}
    if not waits_for_server(table):
        return {"about": about_when(table, seat)}
    return {"about": about_when(table, seat), "due_at": due_for(table, seat, now, settings)}


def waits_for_server(table: Table) -> bool:
    return table.opened.clock is not None or any(seat.level is not None for seat in table.seats)


def due_for(table: Table, seat: int, since: int, settings: Settings) -> int | None:
    """When another node should look after a seat's move that began at `since`; None: never."""
    level = table.seats[seat].level
    if level is not None:
        return since + int(settings.pace(level) * 1000) + look_again(settings)
    clock = table.opened.clock
    if clock is None:
        return None
    left = clock.seconds * 1000 if clock.kind == "move" else table.clocks.left[seat]
    return since + left + LATE


def is_rare(event: AnyEvent) -> bool:
    return type(event) is not Played and not isinstance(event, QUIET)


def settled_columns(table: Table, settings: Settings) -> Columns:
    """What the row should say of the table as it is."""
    return {"due_at": due_now(table, settings), "about": about(table)}


def due_now(table: Table, settings: Settings) -> int | None:
    """When another node should look after the table as it is; None: never."""
    seat = table.to_act()
    if table.phase != "playing" or seat is None:
        return None
    return due_for(table, seat, table.clocks.since, settings)


def look_again(settings: Settings) -> int:
    return int(settings.lease * 1000)


def taken_after(table: Table, event: events.Sat | events.BotSat | events.Left | events.Removed) -> int:
    taken = table.taken()
    was_free = table.seats[event.seat].free
    if isinstance(event, events.Sat | events.BotSat):
        return taken + was_free
    return taken - (not was_free)
