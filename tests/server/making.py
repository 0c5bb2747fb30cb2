"""Makers of tables and changes for tests of the store."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from reihum.server.settings import Settings
from reihum.server.store import Change, Store, TableRow, Written
from reihum.table.events import Said, StoredEvent


def new_id() -> str:
    return secrets.token_urlsafe(16)


def row(table: str, **columns: object) -> TableRow:
    facts: dict[str, object] = {
        "id": table,
        "code": secrets.token_hex(4),
        "game": "chameleon",
        "rules": 1,
        "seed": b"s" * 32,
        "public": False,
        "seats": 4,
        "host": new_id(),
        "about": b"{}",
        "opened_at": 1_000,
    }
    return TableRow(**{**facts, **columns})  # type: ignore[arg-type]


def entry(seq: int, by: str = "", cmd: str | None = None, text: str = "") -> StoredEvent:
    return StoredEvent(seq, 1_000 + seq, by, cmd, Said("w" * 12, "Ada", None, text))


def opening(table: str, **columns: object) -> Change:
    return Change(table, 0, events=(entry(1),), opening=row(table, **columns))


async def opened(store: Store, **columns: object) -> str:
    """A table with its first event."""
    table = new_id()
    assert await store.append(opening(table, **columns)) == Written(1, 0)
    return table


async def connect(database: str, **settings: object) -> Store:
    return await Store.connect(Settings(database=database, **settings))  # type: ignore[arg-type]


@asynccontextmanager
async def stores(database: str, count: int, **settings: object) -> AsyncIterator[list[Store]]:
    made = [await connect(database, **settings) for _ in range(count)]
    try:
        yield made
    finally:
        for store in made:
            await store.close()
