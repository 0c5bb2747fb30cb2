"""FL-13: which stones may be robbed from a row by a supply that can use them."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.state import Moves
from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.engine.chains import farthest
from reihum.games.flower_rows.engine.lookahead import Prospect
from reihum.games.flower_rows.engine.new_row import NewRow
from reihum.games.flower_rows.engine.rows import Row


def can_rob(row: Row, prospect: Prospect) -> bool:
    """Is there any robbery of this row?"""
    if not row.can_spare(1):
        return False
    if ((row.loose_low & prospect.use_low) | (row.loose_high & prospect.use_high)) != 0:
        return True
    if row.loose_joker and prospect.uses_joker:
        return True
    if not row.can_spare(m.MOST_ROBBED):
        return False
    if is_far_from_itself(row):
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
    """Can this stone be robbed alone?"""
    return prospect.uses(row.stones[place]) and row.is_loose(place)


def can_rob_with_another(row: Row, place: i64, prospect: Prospect) -> bool:
    """Asked where the stone cannot be robbed alone.

    Without jokers the other stone is then at most four places behind: from a farther one the new row
    would come to this stone over two own stones, which are a new row with it without the other.
    """
    last = row.size - 1
    if not row.is_loose(place):
        last = min(last, row.number_to_the_right(place + 1))  # both leave one gap, which must close
    elif is_far_from_itself(row):
        last = min(last, place + farthest(1))
    for too in range(place + 1, last + 1):
        if can_rob_both(row, place, too, prospect):
            return True
    return False


def is_far_from_itself(row: Row) -> bool:
    """A row without jokers whose ends are not near each other, as they are if it goes round the circle."""
    return row.jokers == 0 and row.span < m.NUMBERS - farthest(1)


def can_rob_both(row: Row, place: i64, too: i64, prospect: Prospect) -> bool:
    """Can these two stones be robbed together?"""
    return loose_together(row, place, too) and prospect.uses_both(row.stones[place], row.stones[too])


def loose_together(row: Row, place: i64, too: i64) -> bool:
    """Is the row still one without these two? With a number between them they leave two gaps, else one."""
    if not row.can_spare(m.MOST_ROBBED):
        return False
    if row.number_to_the_right(place + 1) < too:
        return row.is_loose(place) and row.is_loose(too)
    return row.closes(place, too)


def fill_first_robbed(moves: Moves, row: Row, prospect: Prospect) -> None:
    """The stones that can be robbed, alone or with one further behind."""
    for place in range(row.size):
        if can_rob_first(row, place, prospect):
            moves.add(m.PLACE + place)


def fill_second_robbed(moves: Moves, row: Row, place: i64, prospect: Prospect) -> None:
    """FL-R2: stop, or a second stone further behind."""
    if can_rob_alone(row, place, prospect):
        moves.add(m.STOP)
    for too in range(place + 1, row.size):
        if can_rob_both(row, place, too, prospect):
            moves.add(m.PLACE + too)


def robbed_row(row: Row, place: i64, too: i64) -> NewRow:
    """The new row before its first stone; `too` may be NO_PLACE."""
    new = NewRow(True)
    new.demand(row.stones[place])
    if too != m.NO_PLACE:
        new.demand(row.stones[too])
    return new
