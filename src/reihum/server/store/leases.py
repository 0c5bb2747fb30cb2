"""Leases: which node looks after the tables where the server must act."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from reihum.server.store.tables import tables


def claim_due(connection: Connection, now: int, lease: int, node: str, limit: int) -> list[str]:
    """Take on tables where the server must act and no living node has: each goes to one node only."""
    free = (tables.c.due_at <= now) & (tables.c.lease_ends <= now)
    waiting = select(tables.c.id).where(free).order_by(tables.c.due_at).limit(limit)
    chosen = waiting.with_for_update(skip_locked=True)  # SQLite leaves it out: it has one writer
    claim = update(tables).where(tables.c.id.in_(chosen), free).values(due_by=node, lease_ends=now + lease)
    return list(connection.scalars(claim.returning(tables.c.id)))


def release(connection: Connection, node: str) -> None:
    """What a node has taken on is free again: it shuts down."""
    connection.execute(update(tables).where(tables.c.due_by == node).values(due_by=None, lease_ends=0))
