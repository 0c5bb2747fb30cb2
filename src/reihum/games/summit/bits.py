"""Sets of fields and places as bits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reihum.core.state import Moves, lowest_bit

LAST_PLACE: Final = 61
LAST_BIT: Final = 1 << 61


def bit(place: i64) -> i64:
    """The set of this place alone: `1 << place`, but compiled a literal 1 would have 32 bits only."""
    return LAST_BIT >> (LAST_PLACE - place)


def has(places: i64, place: i64) -> bool:
    return ((places >> place) & 1) != 0


def highest(places: i64) -> i64:
    """The highest of at most 16 places, as a set: fill all bits below it, then leave them out."""
    places |= places >> 1
    places |= places >> 2
    places |= places >> 4
    places |= places >> 8
    return places ^ (places >> 1)


def add_all(moves: Moves, first: i64, actions: i64) -> None:
    """The actions of a bit set, counted from `first`."""
    while actions != 0:
        moves.add(first + lowest_bit(actions))
        actions &= actions - 1
