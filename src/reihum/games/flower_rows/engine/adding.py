"""FL-17, FL-R1: own stones added to a row, inside first, then behind, then in front."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.state import Moves
from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.engine.circle import add_numbers, high_bit, low_bit, lowest
from reihum.games.flower_rows.engine.players import Player
from reihum.games.flower_rows.engine.rows import Row


def side_of(place: i64, size: i64) -> i64:
    """On which side of a row of this size a stone is added that gets this place."""
    if place == 0:
        return m.IN_FRONT
    if place == size:
        return m.BEHIND
    return m.INSIDE


def in_order(place: i64, size: i64, side: i64) -> bool:
    """FL-R1: may a stone still go to this place, if the last one was added on this side?"""
    return side_of(place, size) >= side


def can_add(row: Row, player: Player) -> bool:
    """Does an own stone fit somewhere, at the start of a turn?"""
    return ((row.fit_low & player.low) | (row.fit_high & player.high)) != 0 or (
        player.jokers > 0 and row.takes_joker()
    )


def fits_at_end(row: Row, stone: i64, side: i64) -> bool:
    """Does the stone fit in front, or behind if that is still in order?"""
    return row.fits(stone, 0) or (in_order(row.size, row.size, side) and row.fits(stone, row.size))


def fill_added(moves: Moves, row: Row, player: Player, side: i64) -> None:
    """The own stones that fit at some place that is still in order."""
    low = player.low & row.fit_low
    high = player.high & row.fit_high
    if side == m.INSIDE:
        if player.jokers > 0 and row.takes_joker():
            moves.add(m.STONE + m.JOKER)
        add_numbers(moves, m.STONE, low, high)
        return
    if player.jokers > 0 and fits_at_end(row, m.JOKER, side):
        moves.add(m.STONE + m.JOKER)
    while (low | high) != 0:
        number = lowest(low, high)
        if fits_at_end(row, number, side):
            moves.add(m.STONE + number)
        low &= ~low_bit(number)
        high &= ~high_bit(number)


def fill_places(moves: Moves, row: Row, stone: i64, side: i64) -> None:
    """The places at which the stone fits and that are still in order."""
    for place in range(row.size + 1):
        if in_order(place, row.size, side) and row.fits(stone, place):
            moves.add(m.PLACE + place)
