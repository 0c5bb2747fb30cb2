"""Sets of fields and places as bits."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.state import Moves, lowest_bit


def has(places: i64, place: i64) -> bool:
    """Is this place in the set?"""
    return ((places >> place) & 1) != 0


def lowest(places: i64) -> i64:
    """The lowest of the places, as a set; none of none."""
    return places & -places


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
