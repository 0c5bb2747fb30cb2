"""SU-11 to SU-14: the order in which the fields of a triangle are filled."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.games.summit import material as m
from reihum.games.summit.engine.bits import highest, lowest


def has_owner(triangle: i64, seats: i64) -> bool:
    """SU-R2: seat s owns triangle s; the free triangles come after the players'."""
    return triangle < seats


def fields_on(places: i64, triangle: i64) -> i64:
    """Which fields of this triangle are among the places."""
    return (places >> (triangle * m.FIELDS)) & m.FIELD_BITS


def level(field: i64, by_rows: bool) -> i64:
    """The fields that may be filled in any order with this one, which is given as a set of one.

    With `simplified` that is its row (SU-13), else the field alone (SU-11).
    """
    if not by_rows:
        return field
    if (field & m.ROW_1) != 0:
        return m.ROW_1
    if (field & m.ROW_2) != 0:
        return m.ROW_2
    if (field & m.ROW_3) != 0:
        return m.ROW_3
    return m.ROW_4


def upwards(filled: i64, by_rows: bool) -> i64:
    """SU-11: the next fields on the way up: what is empty on the lowest level with an empty field."""
    empty = m.FIELD_BITS & ~filled
    return empty & level(lowest(empty), by_rows)


def downwards(filled: i64, by_rows: bool) -> i64:
    """SU-14: the next fields on the way down: what is empty on the highest level with an empty field."""
    empty = m.FIELD_BITS & ~filled
    return empty & level(highest(empty), by_rows)


def below(field: i64, by_rows: bool) -> i64:
    """The fields that must be full before this one on the way up; it is given as a set of one."""
    return lowest(level(field, by_rows)) - 1


def above(field: i64, by_rows: bool) -> i64:
    """The fields that must be full before this one on the way down; it is given as a set of one."""
    return m.FIELD_BITS & ~level(field, by_rows) & ~below(field, by_rows)
