"""The table around the game, as everybody sees it."""

from __future__ import annotations

from reihum.protocol.messages import ClockPicture, HandsPicture, SeatPicture, TablePicture, UndoPicture
from reihum.table.seats import Seat
from reihum.table.table import Table


def table_picture(table: Table) -> TablePicture:
    opened = table.opened
    return TablePicture(
        game=opened.game,
        options=opened.options,
        phase=table.phase,
        public=opened.public,
        host=opened.name_of_host,
        seats=[seat_picture(seat) for seat in table.seats],
        hints=table.hints,
        spectators=table.spectators,
        hands=HandsPicture(table.hands_asked, sorted(table.hands_agreed), table.hands_shown()),
        undo=undo_picture(table),
        clock=clock_picture(table),
        muted=sorted(table.muted),
        commitment=opened.commitment,
        next=table.next_table,
    )


def seat_picture(seat: Seat) -> SeatPicture:
    return SeatPicture(seat.name, seat.who or None, seat.level)


def undo_picture(table: Table) -> UndoPicture | None:
    if table.undo is None:
        return None
    return UndoPicture(table.undo.seat, table.undo.actions, sorted(table.undo.agreed))


def clock_picture(table: Table) -> ClockPicture | None:
    if table.opened.clock is None:
        return None
    return ClockPicture(table.opened.clock, table.clocks.since, list(table.clocks.left))
