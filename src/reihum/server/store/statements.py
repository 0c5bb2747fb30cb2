"""What changes of tables say to the database: compiled once, then values go to the driver as they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Dialect, bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite

from reihum.server.store.tables import drafts, events, seatings, tables

Parameters = dict[str, Any]
Compiled = tuple[str, Callable[[list[Parameters]], Any]]


class Statement:
    """A statement for many rows. `by_dialect` where databases do not say the same."""

    def __init__(self, same: Any = None, **by_dialect: Any) -> None:
        self.same = same
        self.by_dialect = by_dialect
        self.compiled: dict[str, Compiled] = {}

    def run(self, connection: Connection, rows: list[Parameters]) -> int:
        """How many rows of the database it met."""
        if not rows:
            return 0
        dialect = connection.dialect
        if dialect.name not in self.compiled:
            self.compiled[dialect.name] = self.compile(dialect, list(rows[0]))
        words, given = self.compiled[dialect.name]
        return connection.exec_driver_sql(words, given(rows)).rowcount

    def compile(self, dialect: Dialect, keys: list[str]) -> Compiled:
        compiled: Any = self.by_dialect.get(dialect.name, self.same).compile(
            dialect=dialect, column_keys=keys
        )
        if not compiled.positional:
            return str(compiled), lambda rows: rows
        return str(compiled), in_order(compiled.positiontup)


def in_order(names: Sequence[str]) -> Callable[[list[Parameters]], Any]:
    if len(names) == 1:
        return lambda rows: [(row[names[0]],) for row in rows]
    values = itemgetter(*names)
    return lambda rows: [values(row) for row in rows]


@cache
def move_on(columns: tuple[str, ...]) -> Statement:
    """Set columns of a table's row. The guard: who changes a table must know its last event and its draft."""
    return Statement(
        update(tables)
        .where(tables.c.id == bindparam("table"))
        .where(tables.c.seq == bindparam("base_seq"))
        .where(tables.c.draft_version == bindparam("base_draft_version"))
        .values({name: bindparam(f"new_{name}", type_=tables.c[name].type) for name in columns})
    )


OPEN = Statement(insert(tables))
APPEND = Statement(insert(events))
CLEAR = Statement(delete(drafts).where(drafts.c.table_id == bindparam("table")))
STAND_UP = Statement(
    delete(seatings).where(seatings.c.table_id == bindparam("table"), seatings.c.seat == bindparam("on"))
)
SIT_DOWN = Statement(insert(seatings))
KEEP = Statement(
    sqlite=sqlite.insert(drafts).on_conflict_do_update(
        index_elements=["table_id"], set_=dict(sqlite.insert(drafts).excluded)
    ),
    postgresql=postgresql.insert(drafts).on_conflict_do_update(
        index_elements=["table_id"], set_=dict(postgresql.insert(drafts).excluded)
    ),
)
