"""Changes into the database: all of a batch at once; one by one where one of them does not fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Boolean, Connection, bindparam, case, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from reihum.server.store.changes import Change, Clear, Conflict, Draft, Outcome, Repeated, Written
from reihum.server.store.reading import draft_of, entries
from reihum.server.store.tables import drafts, events, seatings, tables

Parameters = dict[str, Any]


class Moved(Exception):
    """A table is not what a change was decided on."""


def _keep(column: str) -> Any:
    """The new value, or the old one where none is given."""
    return func.coalesce(bindparam(column, type_=tables.c[column].type), tables.c[column])


# The guard: who changes a table must know its last event and its draft.
MOVE_ON = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .where(tables.c.seq == bindparam("base_seq"), tables.c.drafted == bindparam("base_drafted"))
    .values(
        seq=bindparam("new_seq"),
        drafted=bindparam("new_drafted"),
        changed_at=_keep("changed_at"),
        phase=_keep("phase"),
        seats_taken=_keep("seats_taken"),
        public=_keep("public"),
        host=_keep("host"),
        about=_keep("about"),
        due_at=case(
            (bindparam("sets_due", type_=Boolean), bindparam("due_at", type_=tables.c.due_at.type)),
            else_=tables.c.due_at,
        ),
    )
)
OPEN = insert(tables)
APPEND = insert(events)
CLEAR = delete(drafts).where(drafts.c.table_id == bindparam("table"))
STAND_UP = delete(seatings).where(
    seatings.c.table_id == bindparam("table"), seatings.c.seat == bindparam("on")
)
SIT_DOWN = insert(seatings)
DRAFTS = {
    "sqlite": sqlite.insert(drafts).on_conflict_do_update(
        index_elements=["table_id"], set_=dict(sqlite.insert(drafts).excluded)
    ),
    "postgresql": postgresql.insert(drafts).on_conflict_do_update(
        index_elements=["table_id"], set_=dict(postgresql.insert(drafts).excluded)
    ),
}


def write_batch(connection: Connection, changes: Sequence[Change]) -> None:
    """All or nothing; at most one change per table, in an order in which nodes cannot lock each other out."""
    parts = sorted((part for change in changes for part in unfold(change)), key=lambda part: part.table)
    _run(connection, OPEN, [_opening(part) for part in parts if part.opening is not None])
    guards = [_guard(part) for part in parts if part.opening is None]
    if _run(connection, MOVE_ON, guards) != len(guards):
        raise Moved
    _run(connection, APPEND, [row for part in parts for row in _events(part)])
    kept = [_draft(part.table, part.draft) for part in parts if isinstance(part.draft, Draft)]
    _run(connection, DRAFTS[connection.dialect.name], kept)
    _run(connection, CLEAR, [{"table": part.table} for part in parts if isinstance(part.draft, Clear)])
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
    return Written(change.base_seq + len(change.events), change.drafted + (change.draft is not None))


def seq_of(connection: Connection, table: str, by: str, cmd: str) -> int | None:
    """The number under which a command is stored."""
    query = select(events.c.seq).where(events.c.table_id == table, events.c.author == by, events.c.cmd == cmd)
    return connection.scalar(query)


def _run(connection: Connection, statement: Any, rows: list[Parameters]) -> int:
    return connection.execute(statement, rows).rowcount if rows else 0


def _opening(part: Change) -> Parameters:
    assert part.opening is not None
    row = msgspec.structs.asdict(part.opening)
    drafted = int(part.draft is not None)
    return {**row, "seq": len(part.events), "drafted": drafted, "changed_at": part.opening.opened_at}


def _guard(part: Change) -> Parameters:
    row = part.row
    done = written(part)
    return {
        "table": part.table,
        "base_seq": part.base_seq,
        "base_drafted": part.drafted,
        "new_seq": done.seq,
        "new_drafted": done.drafted,
        "changed_at": part.events[-1].at if part.events else None,
        "phase": row.get("phase"),
        "seats_taken": row.get("seats_taken"),
        "public": row.get("public"),
        "host": row.get("host"),
        "about": row.get("about"),
        "sets_due": "due_at" in row,
        "due_at": row.get("due_at"),
    }


def _events(part: Change) -> list[Parameters]:
    table = part.table
    return [
        {
            "table_id": table,
            "seq": entry.seq,
            "at": entry.at,
            "author": entry.by,
            "cmd": entry.cmd,
            "body": entry.body,
        }
        for entry in part.events
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
    _run(connection, STAND_UP, [{"table": table, "on": seat} for table, seat, _ in places])
    sitting = [
        {"table_id": table, "seat": seat, "guest": guest}
        for table, seat, guest in places
        if guest is not None
    ]
    _run(connection, SIT_DOWN, sitting)


def _explain(connection: Connection, change: Change, doubtful: bool) -> Outcome:
    """Why a change could not be written."""
    if doubtful and all(_is_there(connection, part) for part in unfold(change)):
        return written(change)
    for entry in change.events:
        if entry.cmd is not None:
            seq = seq_of(connection, change.table, entry.by, entry.cmd)
            if seq is not None:
                return Repeated(seq)
    return Conflict()


def _is_there(connection: Connection, part: Change) -> bool:
    """Was exactly this written?"""
    if part.events:
        found = entries(connection, part.table, part.base_seq, len(part.events))
        return tuple(found) == part.events
    now = connection.execute(
        select(tables.c.seq, tables.c.drafted).where(tables.c.id == part.table)
    ).one_or_none()
    wanted = None if isinstance(part.draft, Clear) else part.draft
    return now == tuple(msgspec.structs.astuple(written(part))) and draft_of(connection, part.table) == wanted
