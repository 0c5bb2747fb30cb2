"""FL-18, FL-R3: jokers on the table, counted row by row from 0, and the numbers that can replace them."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.state import Moves
from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.engine.circle import high_bit, low_bit, lowest
from reihum.games.flower_rows.engine.players import Player
from reihum.games.flower_rows.engine.rows import Row


def jokers_on_table(rows: list[Row]) -> i64:
    """How many jokers lie in rows."""
    count: i64 = 0
    for row in rows:
        count += row.jokers
    return count


def row_of_joker(rows: list[Row], joker: i64) -> i64:
    """The index of the row in which this joker lies."""
    r: i64 = 0
    while rows[r].jokers <= joker:
        joker -= rows[r].jokers
        r += 1
    return r


def place_of_joker(rows: list[Row], joker: i64) -> i64:
    """Its place in that row."""
    r: i64 = 0
    while rows[r].jokers <= joker:
        joker -= rows[r].jokers
        r += 1
    return rows[r].place_of_joker(joker)


def joker_numbers(rows: list[Row]) -> list[list[int]]:
    """Row by row, the numbers of its jokers from front to back."""
    found: list[list[int]] = []
    first: i64 = 0
    for row in rows:
        found.append(list(range(first, first + row.jokers)))
        first += row.jokers
    return found


def fill_swaps(moves: Moves, rows: list[Row], player: Player) -> None:
    """The jokers on the table that an own number can replace."""
    first: i64 = 0  # the number of the row's first joker
    for row in rows:
        if ((row.swap_low & player.low) | (row.swap_high & player.high)) != 0:
            for nth in range(row.jokers):
                if can_swap(row, row.place_of_joker(nth), player):
                    moves.add(m.SWAP + first + nth)
        first += row.jokers


def can_swap(row: Row, place: i64, player: Player) -> bool:
    """Has the player a number for the joker at this place?"""
    low = row.swap_low & player.low
    high = row.swap_high & player.high
    while (low | high) != 0:
        number = lowest(low, high)
        if row.can_replace(number, place):
            return True
        low &= ~low_bit(number)
        high &= ~high_bit(number)
    return False


def fill_numbers_for_joker(moves: Moves, row: Row, place: i64, player: Player) -> None:
    """The own numbers that can replace the joker at this place."""
    low = row.swap_low & player.low
    high = row.swap_high & player.high
    while (low | high) != 0:
        number = lowest(low, high)
        if row.can_replace(number, place):
            moves.add(m.STONE + number)
        low &= ~low_bit(number)
        high &= ~high_bit(number)
