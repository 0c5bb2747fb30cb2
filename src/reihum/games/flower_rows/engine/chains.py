"""FL-10 to FL-12: what makes stones a row. How far a stone may lie from the next one is said here alone.

A chain is a row that may still be too short: numbers that follow each other upwards on the circle, and jokers
between, before and behind them. Sets of numbers come in two halves, as in `circle`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reihum.core.vecs import vec
from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.engine.circle import distance, down, holds, up, wrapped

STEP: Final = 2  # each stone is at most so much higher than the one before (FL-10)
NO_CHAIN: Final[i64] = -1  # the span of stones that are no chain
NO_WAY: Final[i64] = 1000  # more jokers than there are


# --- from one number to the next ----------------------------------------------------------------------
def nearest(jokers: i64) -> i64:
    """FL-12: how far a number lies above another at least, with so many jokers between them."""
    return jokers + 1


def farthest(jokers: i64) -> i64:
    """FL-12: how far it lies above the other at most."""
    return STEP * (jokers + 1)


def bridges(jokers: i64, steps: i64) -> bool:
    """FL-10, FL-12: may exactly so many jokers (or none) stand between two numbers that far apart?"""
    return steps >= nearest(jokers) and steps <= farthest(jokers)


def follows(number: i64, other: i64) -> bool:
    """FL-10: may this number stand right behind the other one?"""
    return distance(other, number) <= STEP


def jokers_between(steps: i64) -> i64:
    """The fewest jokers that bridge this distance."""
    return (steps + STEP - 1) // STEP - 1


def step_to_next(number: i64, way: i64, low: i64, high: i64) -> i64:
    """How far away the nearest number of the set is that may stand beside this one; 0 if there is none.

    Upwards with `way` 1, downwards with -1.
    """
    for steps in range(1, STEP + 1):
        if holds(low, high, wrapped(number + way * steps)):
            return steps
    return 0


def number_between(lower: i64, upper: i64, low: i64, high: i64) -> bool:
    """Is there a number in the set that fits between two that follow each other?"""
    return distance(lower, upper) == STEP and holds(low, high, wrapped(lower + 1))


# --- rows ---------------------------------------------------------------------------------------------
def chain_span(stones: vec[i64]) -> i64:
    """Last minus first with the best numbering of the jokers (FL-11), or NO_CHAIN if there is none."""
    last: i64 = m.NO_NUMBER
    jokers: i64 = 0  # since the last number
    span: i64 = 0
    for place in range(len(stones)):
        stone = stones[place]
        if stone == m.JOKER:
            jokers += 1
            span += 1
            continue
        if last != m.NO_NUMBER:
            steps = distance(last, stone)
            if not bridges(jokers, steps):
                return NO_CHAIN
            span += longer_by(steps, jokers)
        last = stone
        jokers = 0
    if last == m.NO_NUMBER:
        return NO_CHAIN  # FL-12: at least one number stone
    return span


def longer_by(steps: i64, jokers: i64) -> i64:
    """What a number adds to the span of a chain; the jokers before it had counted one each."""
    return steps - jokers


def is_row(stones: vec[i64]) -> bool:
    """FL-10 to FL-12: do these stones make a row?"""
    span = chain_span(stones)
    return len(stones) >= m.SHORTEST and span != NO_CHAIN and span <= m.WIDEST


def begins_row(stones: vec[i64]) -> bool:
    """Jokers only, or a chain that is not too wide: a new row may begin so, however short it is."""
    for place in range(len(stones)):
        if stones[place] != m.JOKER:
            span = chain_span(stones)
            return span != NO_CHAIN and span <= m.WIDEST
    return True


def runs(numbers: list[int]) -> list[list[int]]:
    """FL-10, FL-11: ascending numbers as chains without jokers, round the hundred too."""
    found: list[list[int]] = []
    for number in numbers:
        if found and follows(number, found[-1][-1]):
            found[-1].append(number)
        else:
            found.append([number])
    if len(found) > 1 and follows(found[0][0], found[-1][-1]):
        found[0] = found.pop() + found[0]
    return found


# --- sets of numbers ----------------------------------------------------------------------------------
def above(half: i64, other: i64) -> i64:
    """The numbers that may stand right behind some number of the set."""
    return up(half, other, 1) | up(half, other, STEP)


def below(half: i64, other: i64) -> i64:
    """The numbers that may stand right before some number of the set."""
    return down(half, other, 1) | down(half, other, STEP)


def over_joker_above(above_half: i64, above_other: i64) -> i64:
    """From what `above` gives: the numbers in reach with one joker between or beside them."""
    return above_half | up(above_half, above_other, STEP)


def over_joker_below(below_half: i64, below_other: i64) -> i64:
    """The same from what `below` gives."""
    return below_half | down(below_half, below_other, STEP)


def fitting_between(half: i64, other: i64) -> i64:
    """The numbers that fit between two of a chain without jokers: only where the step is 2."""
    return up(half, other, 1) & down(half, other, 1) & ~half


def dispensable(half: i64, other: i64) -> i64:
    """The numbers without which a chain without jokers is still one: both neighbours are next to them."""
    return half & up(half, other, 1) & down(half, other, 1)


def joined(half: i64, other: i64, apart: i64) -> i64:
    """The numbers that one of the set joins to the number so much higher, standing between the two.

    Without jokers one stone joins numbers that are nearest(1) to farthest(1) apart.
    """
    return down(half, other, max(apart - STEP, 1)) | down(half, other, min(apart - 1, STEP))


# --- ways over own numbers and jokers -----------------------------------------------------------------
def way(start: i64, jokers_behind: i64, end: i64, low: i64, high: i64, most: i64) -> i64:
    """The fewest jokers for a chain upwards from a number, with jokers laid behind it, to another number.

    Own numbers on the way are free, all other values cost a joker. More than `most` is NO_WAY.
    """
    steps = distance(start, end)
    if steps < nearest(jokers_behind):
        return NO_WAY
    reached = STEP * jokers_behind  # the chain may end here, or one lower if there are jokers
    one_back: i64 = 0  # cost of a chain that ends one below the value looked at
    two_back: i64 = 0
    if jokers_behind == 0:
        two_back = NO_WAY
    for value in range(reached + 1, steps):
        cost = min(one_back, two_back)
        if cost > most:
            return NO_WAY
        if not holds(low, high, wrapped(start + value)):
            cost += 1
        two_back = one_back
        one_back = cost
    cost = min(one_back, two_back)
    if cost > most:
        return NO_WAY
    return cost


def way_down(end: i64, low: i64, high: i64, most: i64) -> i64:
    """How far below a number a chain to it can begin at most."""
    one_back: i64 = 0  # as in `way`, downwards
    two_back: i64 = NO_WAY
    for steps in range(1, m.NUMBERS):
        cost = min(one_back, two_back)
        if cost > most:
            return steps - 1
        if not holds(low, high, wrapped(end - steps)):
            cost += 1
        two_back = one_back
        one_back = cost
    return m.NUMBERS
