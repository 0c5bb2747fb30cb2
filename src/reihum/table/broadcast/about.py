"""Rows of the lobby and of somebody's own games, from what the store keeps of tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from reihum.protocol.messages import About, LobbyRow
from reihum.table.table import Table

if TYPE_CHECKING:
    from reihum.server.store.changes import Listing


def about(table: Table) -> bytes:
    """What lists show of a table beyond its columns: kept in its row, so that no list needs the events."""
    return about_when(table, table.to_act())


def about_when(table: Table, to_act: int | None) -> bytes:
    """The same for when another seat is to act."""
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


def lobby_row(listing: Listing, seat: int | None = None) -> LobbyRow:
    return LobbyRow(
        id=listing.id,
        code=listing.code,
        game=listing.game,
        rules=listing.rules,
        phase=listing.phase,
        seats=listing.seats,
        taken=listing.seats_taken,
        opened_at=listing.opened_at,
        changed_at=listing.changed_at,
        about=msgspec.json.decode(listing.about, type=About),
        seat=seat,
    )
