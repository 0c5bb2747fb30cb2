"""Rows beside the tables that are written or written anew: guests, analyses, secrets."""

from __future__ import annotations

from sqlalchemy import Connection, Table, insert, select, update
from sqlalchemy.exc import IntegrityError

from reihum.server.store.changes import Analysis, Guest
from reihum.server.store.tables import analyses, guests, secrets


def save_guest(connection: Connection, guest: Guest) -> None:
    seen = update(guests).where(guests.c.id == guest.id).values(name=guest.name, seen_at=guest.seen_at)
    if connection.execute(seen).rowcount == 0:
        row = {"id": guest.id, "name": guest.name, "created_at": guest.created_at, "seen_at": guest.seen_at}
        _insert(connection, guests, row)


def save_analysis(connection: Connection, table: str, analysis: Analysis) -> None:
    values = {
        "state": analysis.state,
        "progress": analysis.progress,
        "changed_at": analysis.changed_at,
        "body": analysis.body,
    }
    changed = connection.execute(update(analyses).where(analyses.c.table_id == table).values(values))
    if changed.rowcount == 0:
        _insert(connection, analyses, {"table_id": table, **values})


def start_analysis(connection: Connection, table: str, now: int, patience: int) -> bool:
    """May this node analyse the table? Yes if nobody does, or if who did has been silent for too long."""
    fresh = {"state": "running", "progress": 0, "changed_at": now, "body": None}
    silent = (analyses.c.state != "ready") & (analyses.c.changed_at <= now - patience)
    again = update(analyses).where(analyses.c.table_id == table, silent).values(fresh)
    return connection.execute(again).rowcount == 1 or _insert(
        connection, analyses, {"table_id": table, **fresh}
    )


def secret(connection: Connection, name: str, fresh: bytes) -> bytes:
    """The secret of this name; the first who asks brings it."""
    _insert(connection, secrets, {"name": name, "value": fresh})
    kept: bytes = connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar_one()
    return kept


def _insert(connection: Connection, table: Table, row: dict[str, object]) -> bool:
    """Whether the row is new."""
    try:
        with connection.begin_nested():
            connection.execute(insert(table), row)
    except IntegrityError:
        return False
    return True
