"""FL-11: the numbers 1 … 100 as a circle, and sets of them as two halves of fifty bits.

Bit i of the low half is the number i + 1, bit i of the high half is the number i + 51. Each half goes on
in the other one, so whatever holds for (low, high) holds for (high, low) too: functions below that take
`half` and `other` give one half of the result, and are called twice.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reihum.core.state import Moves
from reihum.core.vecs import vec
from reihum.games.flower_rows import material as m

HALF: Final = 50
FULL: Final[i64] = (1 << HALF) - 1
TOP: Final[i64] = 1 << (HALF - 1)  # shifted down, because mypyc lets C shift a literal 1 with 32 bits only
PRIME: Final = 53  # 2 is a primitive root of it: the powers 2**0 … 2**49 have different remainders


def places_by_remainder() -> list[int]:
    """The place of a single bit, by what is left of it when divided by PRIME."""
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
    return steps + m.NUMBERS


def wrapped(number: i64) -> i64:
    """FL-11: after 100 comes 1, before 1 comes 100."""
    if number > m.NUMBERS:
        return number - m.NUMBERS
    if number < 1:
        return number + m.NUMBERS
    return number


def low_bit(number: i64) -> i64:
    """The number's bit in the low half; 0 if it is in the high one."""
    if number > HALF:
        return 0
    return TOP >> (HALF - number)


def high_bit(number: i64) -> i64:
    """The number's bit in the high half; 0 if it is in the low one."""
    if number > HALF:
        return TOP >> (m.NUMBERS - number)
    return 0


def holds(low: i64, high: i64, number: i64) -> bool:
    """Is this number in the set?"""
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
    """The numbers of a set, ascending."""
    found: list[int] = []
    while (low | high) != 0:
        number = lowest(low, high)
        found.append(number)
        low &= ~low_bit(number)
        high &= ~high_bit(number)
    return found
