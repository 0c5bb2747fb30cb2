"""FL-13: which stones may be robbed from a row by a supply that can use them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reihum.core.state import zeros
from reihum.games.flower_rows.draft import NONE, Draft
from reihum.games.flower_rows.lookahead import Prospect
from reihum.games.flower_rows.rows import Row
from reihum.games.flower_rows.stones import JOKER, NOBODYS, NUMBERS, SHORTEST

FAR: Final = 4


def can_rob(row: Row, prospect: Prospect) -> bool:
    """Is there any robbery of this row?"""
    if row.size == SHORTEST:
        return False
    if ((row.loose_low & prospect.use_low) | (row.loose_high & prospect.use_high)) != 0:
        return True
    if row.loose_joker and prospect.uses_joker:
        return True
    if row.size < SHORTEST + 2:
        return False
    for place in range(row.size - 1):
        if can_rob_with_another(row, place, prospect):
            return True
    return False


def can_rob_first(row: Row, place: i64, prospect: Prospect) -> bool:
    """Can this stone be robbed, alone or with another one further behind?"""
    return can_rob_alone(row, place, prospect) or can_rob_with_another(row, place, prospect)


def can_rob_alone(row: Row, place: i64, prospect: Prospect) -> bool:
    return prospect.uses(row.stones[place]) and row.is_loose(place)


def can_rob_with_another(row: Row, place: i64, prospect: Prospect) -> bool:
    """Asked where the stone cannot be robbed alone.

    Without jokers the other stone is then at most four places behind: from a farther one the new row
    would come to this stone over two own stones, which are a new row with it without the other. (Only
    if the row goes nearly round the circle, its ends are near each other.)
    """
    last = row.size - 1
    if row.jokers == 0 and row.span < NUMBERS - FAR:
        last = min(last, place + FAR)
    for too in range(place + 1, last + 1):
        if can_rob_both(row, place, too, prospect):
            return True
    return False


def can_rob_both(row: Row, place: i64, too: i64, prospect: Prospect) -> bool:
    return loose_together(row, place, too) and prospect.uses_both(row.stones[place], row.stones[too])


def loose_together(row: Row, place: i64, too: i64) -> bool:
    """Two stones of a row without jokers leave different gaps, unless they are neighbours."""
    if row.size < SHORTEST + 2:
        return False
    if row.jokers > 0:
        return row.can_lose(place, too)
    if too == place + 1:
        return place == 0 or too == row.size - 1
    return row.is_loose(place) and row.is_loose(too)


def robbed_draft(row: Row, place: i64, too: i64) -> Draft:
    """The new row before its first stone: nothing but robbed stones to be laid."""
    stone = row.stones[place]
    jokers: i64 = 0
    first = NONE
    second = NONE
    if stone == JOKER:
        jokers = 1
    else:
        first = stone
    if too != NOBODYS:
        stone = row.stones[too]
        if stone == JOKER:
            jokers += 1
        elif first == NONE:
            first = stone
        else:
            second = stone
    return Draft(zeros(0), first, second, jokers, True)
