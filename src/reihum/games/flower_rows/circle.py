"""Sets of numbers on the circle 1 … 100, as two halves of fifty bits.

Bit i of the low half is the number i + 1, bit i of the high half is the number i + 51. Each half goes on
in the other one, so whatever holds for (low, high) holds for (high, low) too: functions below that take
`half` and `other` give one half of the result, and are called twice.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reihum.core.state import Moves
from reihum.core.vecs import vec
from reihum.games.flower_rows.stones import NUMBERS

HALF: Final = 50
FULL: Final[i64] = (1 << HALF) - 1
TOP: Final[i64] = 1 << (HALF - 1)  # shifted down, because mypyc lets C shift a literal 1 with 32 bits only
PRIME: Final = 53  # 2 is a primitive root of it: the powers 2**0 … 2**49 have different remainders


def places_by_remainder() -> list[int]:
    table = [0] * PRIME
    for place in range(HALF):
        table[(1 << place) % PRIME] = place
    return table


BIT_PLACES: Final = vec[i64](places_by_remainder())


def distance(start: i64, end: i64) -> i64:
    """Steps upwards from one number to another, 1 … 100."""
    steps = end - start
    if steps > 0:
        return steps
    return steps + NUMBERS


def wrapped(number: i64) -> i64:
    """FL-11: after 100 comes 1, before 1 comes 100."""
    if number > NUMBERS:
        return number - NUMBERS
    if number < 1:
        return number + NUMBERS
    return number


def low_bit(number: i64) -> i64:
    """The number's bit in the low half; 0 if it is in the high one."""
    if number > HALF:
        return 0
    return TOP >> (HALF - number)


def high_bit(number: i64) -> i64:
    if number > HALF:
        return TOP >> (NUMBERS - number)
    return 0


def holds(low: i64, high: i64, number: i64) -> bool:
    if number > HALF:
        return (high >> (number - HALF - 1)) & 1 != 0
    return (low >> (number - 1)) & 1 != 0


def finds(least: i64, most: i64, low: i64, high: i64) -> bool:
    """Is some number from `least` to `most` in the set? They may lie beyond 100 or below 1."""
    for number in range(least, most + 1):
        if holds(low, high, wrapped(number)):
            return True
    return False


def up(half: i64, other: i64, by: i64) -> i64:
    """All numbers moved upwards."""
    return ((half << by) | (other >> (HALF - by))) & FULL


def down(half: i64, other: i64, by: i64) -> i64:
    """All numbers moved downwards."""
    return ((half >> by) | (other << (HALF - by))) & FULL


def above(half: i64, other: i64) -> i64:
    """The numbers 1 or 2 above some number of the set (FL-10)."""
    return up(half, other, 1) | up(half, other, 2)


def below(half: i64, other: i64) -> i64:
    return down(half, other, 1) | down(half, other, 2)


def place_of(bit: i64) -> i64:
    """The place of a single bit."""
    return BIT_PLACES[bit % PRIME]


def add_numbers(moves: Moves, base: i64, low: i64, high: i64) -> None:
    """The action `base + number` for every number of the set, ascending."""
    while low != 0:
        moves.add(base + 1 + place_of(low & -low))
        low &= low - 1
    while high != 0:
        moves.add(base + 1 + HALF + place_of(high & -high))
        high &= high - 1


def lowest(low: i64, high: i64) -> i64:
    """The lowest number of a set that is not empty."""
    if low != 0:
        return 1 + place_of(low & -low)
    return 1 + HALF + place_of(high & -high)


def numbers_in(low: i64, high: i64) -> list[int]:
    return [number for number in range(1, NUMBERS + 1) if holds(low, high, number)]
