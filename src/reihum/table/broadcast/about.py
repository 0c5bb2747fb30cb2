"""What lists of tables show of one."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from reihum.protocol.values import Clock
from reihum.table.table import Table


class About(Struct, frozen=True):
    """What lists show of a table: names and bots by seat, and whose turn it is."""

    host: str
    names: list[str | None]
    levels: list[str | None]
    options: dict[str, int | str]
    clock: Clock | None
    to_act: int | None


def about(table: Table) -> bytes:
    """Who plays with which options, and whose turn it is; stored, so that lists need no events."""
    return about_when(table, table.to_act())


def about_when(table: Table, to_act: int | None) -> bytes:
    """What `about` will be when this seat is to act (None: the game is over)."""
    return msgspec.json.encode(
        About(
            host=table.opened.name_of_host,
            names=[seat.name or None for seat in table.seats],
            levels=[seat.level for seat in table.seats],
            options=table.opened.options,
            clock=table.opened.clock,
            to_act=to_act,
        )
    )
