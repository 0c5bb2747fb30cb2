"""CH-7 to CH-9: what may be done, as bit sets of actions."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.state import bit
from reihum.games.chameleon import material as m
from reihum.games.chameleon.engine.rows import Row


def placings(rows: list[Row]) -> i64:
    """CH-8: the revealed card goes to any row in the middle with room left."""
    moves: i64 = 0
    for row in rows:
        if row.has_room():
            moves |= bit(m.PLACE + row.index)
    return moves


def drawing_or_takings(rows: list[Row]) -> i64:
    """CH-7: draw, if some row has room (CH-8), or take a row with cards (CH-9)."""
    moves: i64 = 0
    for row in rows:
        if row.has_room():
            moves |= bit(m.DRAW)
        if row.can_be_taken():
            moves |= bit(m.TAKE + row.index)
    return moves
