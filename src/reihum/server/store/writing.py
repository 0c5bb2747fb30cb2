"""Changes into the database: all of a batch at once; one by one where one of them does not fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from reihum.server.store.changes import Change, Clear, Conflict, Draft, Outcome, Repeated, Written
from reihum.server.store.reading import draft_of, events_of
from reihum.server.store.statements import APPEND, CLEAR, KEEP, OPEN, SIT_DOWN, STAND_UP, Parameters, move_on
from reihum.server.store.tables import events, tables
from reihum.table.events import write_event


class Moved(Exception):
    """A table is not what a change was decided on."""


def write_batch(connection: Connection, changes: Sequence[Change]) -> None:
    """All or nothing; at most one change per table, in an order in which nodes cannot lock each other out."""
    parts = sorted((part for change in changes for part in unfold(change)), key=lambda part: part.table)
    OPEN.run(connection, [_opening(part) for part in parts if part.opening is not None])
    _move_on(connection, [part for part in parts if part.opening is None])
    APPEND.run(connection, [row for part in parts for row in _events(part)])
    KEEP.run(connection, [_draft(part.table, part.draft) for part in parts if isinstance(part.draft, Draft)])
    CLEAR.run(connection, [{"table": part.table} for part in parts if isinstance(part.draft, Clear)])
    _seat(connection, parts)


def write_alone(connection: Connection, change: Change, doubtful: bool = False) -> Outcome:
    """One change in a transaction of others; `doubtful`: it may have been written before."""
    try:
        with connection.begin_nested():
            write_batch(connection, [change])
    except (Moved, IntegrityError):
        return _explain(connection, change, doubtful)
    return written(change)


def unfold(change: Change) -> Iterator[Change]:
    """The change and those that stand or fall with it."""
    part: Change | None = change
    while part is not None:
        yield part
        part = part.also


def written(change: Change) -> Written:
    return Written(change.base_seq + len(change.events), change.draft_version + (change.draft is not None))


def seq_of(connection: Connection, table: str, by: str, cmd: str) -> int | None:
    """The number under which a command is stored."""
    query = select(events.c.seq).where(events.c.table_id == table, events.c.author == by, events.c.cmd == cmd)
    return connection.scalar(query)


def _move_on(connection: Connection, parts: Sequence[Change]) -> None:
    """Neighbours that set the same columns go together: the order stays, and no index is touched in vain."""
    for columns, some in groupby(parts, _columns):
        rows = [_guard(part) for part in some]
        if move_on(columns).run(connection, rows) != len(rows):
            raise Moved


def _columns(part: Change) -> tuple[str, ...]:
    return ("seq", "draft_version", *(("changed_at",) if part.events else ()), *sorted(part.row))


def _opening(part: Change) -> Parameters:
    assert part.opening is not None
    row = msgspec.structs.asdict(part.opening)
    version = int(part.draft is not None)
    return {**row, "seq": len(part.events), "draft_version": version, "changed_at": part.opening.opened_at}


def _guard(part: Change) -> Parameters:
    done = written(part)
    row: Parameters = {
        "table": part.table,
        "base_seq": part.base_seq,
        "base_draft_version": part.draft_version,
        "new_seq": done.seq,
        "new_draft_version": done.draft_version,
    }
    if part.events:
        row["new_changed_at"] = part.events[-1].at
    for name, value in part.row.items():
        row[f"new_{name}"] = value
    return row


def _events(part: Change) -> list[Parameters]:
    table = part.table
    return [
        {
            "table_id": table,
            "seq": stored.seq,
            "at": stored.at,
            "author": stored.by,
            "cmd": stored.cmd,
            "body": write_event(stored.event),
        }
        for stored in part.events
    ]


def _draft(table: str, draft: Draft) -> Parameters:
    return {
        "table_id": table,
        "base": draft.base,
        "seat": draft.seat,
        "actions": msgspec.json.encode(draft.actions),
        "cmds": msgspec.json.encode(draft.cmds),
    }


def _seat(connection: Connection, parts: Sequence[Change]) -> None:
    places = [(part.table, seat, guest) for part in parts for seat, guest in part.seatings.items()]
    STAND_UP.run(connection, [{"table": table, "on": seat} for table, seat, _ in places])
    sitting = [
        {"table_id": table, "seat": seat, "guest": guest}
        for table, seat, guest in places
        if guest is not None
    ]
    SIT_DOWN.run(connection, sitting)


def _explain(connection: Connection, change: Change, doubtful: bool) -> Outcome:
    """Why a change could not be written."""
    if doubtful and all(_is_there(connection, part) for part in unfold(change)):
        return written(change)
    for stored in change.events:
        if stored.cmd is not None:
            seq = seq_of(connection, change.table, stored.by, stored.cmd)
            if seq is not None:
                return Repeated(seq)
    return Conflict()


def _is_there(connection: Connection, part: Change) -> bool:
    """Was exactly this written?"""
    if part.events:
        found = events_of(connection, part.table, part.base_seq, len(part.events))
        return tuple(found) == part.events
    now = connection.execute(
        select(tables.c.seq, tables.c.draft_version).where(tables.c.id == part.table)
    ).one_or_none()
    wanted = None if isinstance(part.draft, Clear) else part.draft
    return now == tuple(msgspec.structs.astuple(written(part))) and draft_of(connection, part.table) == wanted
