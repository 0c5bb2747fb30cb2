"""New tables: unguessable ids, short codes, fair seeds, and what the store is given for them."""

from __future__ import annotations

import secrets

from reihum.server.rooms.change import entry, seatings
from reihum.server.store import Change, TableRow
from reihum.table.broadcast import about
from reihum.table.events import AnyEvent, Opened, Stored
from reihum.table.table import Table

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that looks like another
CODE_LENGTH = 6


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def founding(seed: bytes, made: list[tuple[str, AnyEvent]], now: int) -> Change:
    """A table that begins with these events, each with who caused it; the first is its Opened."""
    host, opened = made[0]
    assert isinstance(opened, Opened)
    happened = [event for _, event in made]
    table = secrets.token_urlsafe(16)
    places = [Stored(seq, now, by, None, event) for seq, (by, event) in enumerate(made, 1)]
    row = TableRow(
        id=table,
        code=new_code(),
        game=opened.game,
        rules=opened.rules,
        seed=seed,
        public=opened.public,
        seats=opened.seats,
        host=host,
        about=about(Table.open(table, seed, places)),
        opened_at=now,
        seats_taken=len(made) - 1,
    )
    return Change(table, 0, events=tuple(map(entry, places)), opening=row, seatings=seatings(happened))
