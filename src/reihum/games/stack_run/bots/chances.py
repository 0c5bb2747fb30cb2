"""How near a pile is to a card, and the chance that a few new cards close the gaps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reihum.core.state import count_bits, packed
from reihum.core.vecs import vec
from reihum.games.stack_run import material as m

SURE: Final = 1000  # chances are per mille


def way_table() -> vec[i64]:
    """For a pile's height and a number: the numbers that come between, over 12 if need be, as a bit set."""
    ways = []
    for height in range(m.NUMBERS):
        for number in range(m.NUMBERS):
            between = [(height + i) % m.NUMBERS for i in range((number - height) % m.NUMBERS)]
            ways.append(sum(1 << kind for kind in between))
    return packed(ways)


def chance_table() -> vec[i64]:
    """For gaps and new cards: the chance that the cards close all gaps, jokers included.

    While n gaps are open, a card closes one if it is one of n numbers or a joker.
    """
    rows: list[list[float]] = [[1.0] * (m.HAND_SIZE + 1)]
    for gaps in range(1, m.NUMBERS + 1):
        fits = (gaps * m.COPIES[0] + m.COPIES[m.JOKER]) / m.DECK_SIZE
        row = [0.0]
        for draws in range(1, m.HAND_SIZE + 1):
            row.append(fits * rows[gaps - 1][draws - 1] + (1 - fits) * row[draws - 1])
        rows.append(row)
    return packed([round(SURE * found) for row in rows for found in row])


WAYS: Final = way_table()
CHANCES: Final = chance_table()


def missing(height: i64, number: i64, held: i64, powers: i64) -> i64:
    """The gaps between a pile and a number that neither held numbers nor one use of a field close."""
    gaps = WAYS[height * m.NUMBERS + number] & ~held
    found = count_bits(gaps)
    if (gaps & powers) != 0:
        found -= 1
    return found


def chance(gaps: i64, draws: i64) -> i64:
    """That so many new cards close so many gaps."""
    return CHANCES[gaps * (m.HAND_SIZE + 1) + draws]
