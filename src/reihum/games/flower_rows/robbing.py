"""FL-13: which stones may be robbed from a row by a supply that can use them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reihum.games.flower_rows.draft import Draft
from reihum.games.flower_rows.lookahead import Prospect
from reihum.games.flower_rows.rows import Row
from reihum.games.flower_rows.stones import MOST_ROBBED, NOBODYS, NUMBERS, SHORTEST

FAR: Final = 4


def can_rob(row: Row, prospect: Prospect) -> bool:
    """Is there any robbery of this row?"""
    if row.size == SHORTEST:
        return False
    if ((row.loose_low & prospect.use_low) | (row.loose_high & prospect.use_high)) != 0:
        return True
    if row.loose_joker and prospect.uses_joker:
        return True
    if row.size < SHORTEST + MOST_ROBBED:
        return False
    if row.jokers == 0 and row.span < NUMBERS - FAR:
        return can_rob_two(row, prospect)
    for place in range(row.size - 1):
        if can_rob_with_another(row, place, prospect):
            return True
    return False


def can_rob_two(row: Row, prospect: Prospect) -> bool:
    """Two stones of a row without jokers, none of which can be robbed alone: see `can_rob_with_another`.

    They are neighbours at an end of the row, or not neighbours at all and each can be taken out.
    """
    stones = row.stones
    last = row.size - 1
    return (
        prospect.uses_both(stones[0], stones[1])
        or prospect.uses_both(stones[last - 1], stones[last])
        or prospect.uses_some_pair(row.loose_low, row.loose_high)
    )


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
    """Two stones with a number between them leave different gaps, others leave one."""
    if row.size < SHORTEST + MOST_ROBBED:
        return False
    if row.number_to_the_right(place + 1) < too:
        return row.is_loose(place) and row.is_loose(too)
    return row.closes(place, too)


def robbed_draft(row: Row, place: i64, too: i64) -> Draft:
    """The new row before its first stone."""
    draft = Draft(True)
    draft.demand(row.stones[place])
    if too != NOBODYS:
        draft.demand(row.stones[too])
    return draft
