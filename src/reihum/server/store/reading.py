"""Questions to the database."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, select

from reihum.server.store.changes import Analysis, Draft, Guest, Listing, TableRow, TableSnapshot
from reihum.server.store.tables import analyses, drafts, events, guests, seatings, tables
from reihum.table.events import StoredEvent, read_event

ROW = select(*(tables.c[name] for name in TableRow.__struct_fields__))
LISTING = select(*(tables.c[name] for name in Listing.__struct_fields__))
EVENT = select(events.c.seq, events.c.at, events.c.author, events.c.cmd, events.c.body)
AT_ONCE = 5_000  # ids in one question: databases take some ten thousand
SHOWN = ("open", "playing")  # phases the lobby lists


def events_of(
    connection: Connection, table: str, after: int = 0, limit: int | None = None
) -> list[StoredEvent]:
    query = EVENT.where(events.c.table_id == table, events.c.seq > after).order_by(events.c.seq).limit(limit)
    found = connection.execute(query)
    return [StoredEvent(seq, at, by, cmd, read_event(body)) for seq, at, by, cmd, body in found]


def row_of(connection: Connection, table: str) -> TableRow | None:
    found = connection.execute(ROW.where(tables.c.id == table)).one_or_none()
    return None if found is None else TableRow(*found)


def row_by_code(connection: Connection, code: str) -> TableRow | None:
    found = connection.execute(ROW.where(tables.c.code == code)).one_or_none()
    return None if found is None else TableRow(*found)


def draft_of(connection: Connection, table: str) -> Draft | None:
    query = select(drafts.c.base, drafts.c.seat, drafts.c.actions, drafts.c.cmds)
    found = connection.execute(query.where(drafts.c.table_id == table)).one_or_none()
    if found is None:
        return None
    actions = msgspec.json.decode(found.actions, type=tuple[int, ...])
    return Draft(found.base, found.seat, actions, msgspec.json.decode(found.cmds, type=tuple[str, ...]))


def snapshot(connection: Connection, table: str, after: int = 0) -> TableSnapshot | None:
    """Row, events and draft of the same moment, if the transaction sees one moment."""
    row = row_of(connection, table)
    if row is None:
        return None
    return TableSnapshot(row, events_of(connection, table, after), draft_of(connection, table))


def heads(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """For each table that exists: the number of its last event, and how often its draft has changed."""
    found: dict[str, tuple[int, int]] = {}
    for first in range(0, len(ids), AT_ONCE):
        wanted = tables.c.id.in_(ids[first : first + AT_ONCE])
        query = select(tables.c.id, tables.c.seq, tables.c.draft_version).where(wanted)
        found.update((id, (seq, version)) for id, seq, version in connection.execute(query))
    return found


def lobby(connection: Connection, limit: int) -> list[Listing]:
    """Public tables: those that wait first, then those that play; the newest first."""
    found: list[Listing] = []
    for phase in SHOWN:
        query = LISTING.where(tables.c.public, tables.c.phase == phase)
        newest = query.order_by(tables.c.opened_at.desc()).limit(limit - len(found))
        found.extend(Listing(*row) for row in connection.execute(newest))
    return found


def mine(connection: Connection, guest: str, limit: int) -> list[Listing]:
    """Tables at which a guest sits or which the guest opened, those that changed last first."""
    seated = select(seatings.c.table_id).where(seatings.c.guest == guest)
    opened = select(tables.c.id).where(tables.c.host == guest)
    query = LISTING.where(tables.c.id.in_(seated.union(opened)))
    found = connection.execute(query.order_by(tables.c.changed_at.desc(), tables.c.id).limit(limit))
    return [Listing(*row) for row in found]


def seats_of(connection: Connection, guest: str) -> dict[str, int]:
    """Where a guest sits, by table."""
    query = select(seatings.c.table_id, seatings.c.seat).where(seatings.c.guest == guest)
    return {row.table_id: row.seat for row in connection.execute(query)}


def guest_of(connection: Connection, guest: str) -> Guest | None:
    found = connection.execute(select(guests).where(guests.c.id == guest)).one_or_none()
    return None if found is None else Guest(*found)


def analysis_of(connection: Connection, table: str) -> Analysis | None:
    query = select(analyses.c.state, analyses.c.progress, analyses.c.changed_at, analyses.c.body)
    found = connection.execute(query.where(analyses.c.table_id == table)).one_or_none()
    return None if found is None else Analysis(*found)
