"""ST-11, ST-16 to ST-20: what the fields of the ring open and can do.

Powers are what a field action can be: a set of kinds of numbers, SWAP_POWER, or nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reihum.core.state import packed
from reihum.games.stack_run import material as m

FIELD_OPENS: Final = packed([m.OPENED.get(field, 0) for field in m.RING])  # a set of piles
FIELD_POWERS: Final = packed([m.POWERS.get(field, 0) for field in m.RING])


def opened_from(first: i64, second: i64) -> i64:
    """ST-11: the piles that two pawns on these fields open, as a bit set."""
    return FIELD_OPENS[first] | FIELD_OPENS[second]


def powers_from(first: i64, second: i64, opens: i64) -> i64:
    """ST-16: the powers of two pawns on these fields, which open so much.

    An action needs the other pawn on a colour, that is, some open pile.
    """
    if opens == 0:
        return 0
    return FIELD_POWERS[first] | FIELD_POWERS[second]


def has_action(field: i64) -> bool:
    """ST-16: is it an action field? All others are colours."""
    return FIELD_POWERS[field] != 0


def can_stand_for(powers: i64, kind: i64) -> bool:
    """ST-17, ST-19: is a number of this kind in the range of the field?"""
    return ((powers >> kind) & 1) != 0


def needs_follower(kind: i64) -> bool:
    """ST-17: a card must follow the number that a field stands for; ST-18: not after a 12."""
    return kind != m.TWELVE


def can_swap(powers: i64, left: i64) -> bool:
    """ST-20: from a swap field, with more than one card left in the stack."""
    return powers == m.SWAP_POWER and left > 1
