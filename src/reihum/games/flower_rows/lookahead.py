"""What a supply can still do: the look-aheads that keep every step of a turn free of dead ends (G-3).

`low` and `high` are the own numbers, `jokers` the own jokers. Rows lie on the circle (FL-11).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.games.flower_rows.circle import FULL, above, below, distance, down, holds, up, wrapped
from reihum.games.flower_rows.stones import JOKER, NUMBERS

NO_WAY: Final[i64] = 1000  # more jokers than there are


@final
class Prospect:
    """Which stones a supply could use for a new row if it robbed them (FL-13)."""

    def __init__(self) -> None:
        self.low: i64 = 0
        self.high: i64 = 0
        self.jokers: i64 = 0
        self.above_low: i64 = 0  # numbers 1 or 2 above an own one
        self.above_high: i64 = 0
        self.below_low: i64 = 0
        self.below_high: i64 = 0
        self.near_low: i64 = 0  # numbers at most 4 away from an own one
        self.near_high: i64 = 0
        self.use_low: i64 = 0  # numbers of use when robbed alone
        self.use_high: i64 = 0
        self.uses_joker = False  # a joker is of use when robbed alone
        self.can_lay = False  # a new row of own stones alone (FL-9)

    def look(self, low: i64, high: i64, jokers: i64) -> None:
        """Look at a supply."""
        self.low = low
        self.high = high
        self.jokers = jokers
        above_low = above(low, high)
        above_high = above(high, low)
        below_low = below(low, high)
        below_high = below(high, low)
        near_low = within_four(above_low, above_high, below_low, below_high)
        near_high = within_four(above_high, above_low, below_high, below_low)
        pair = ((low & near_low) | (high & near_high)) != 0  # two own numbers, with one between at most
        triple = ((low & above_low & below_low) | (high & above_high & below_high)) != 0
        some = (low | high) != 0
        self.can_lay = triple or (jokers > 0 and pair) or (jokers > 1 and some)
        self.uses_joker = pair or (jokers > 0 and some)
        self.above_low = above_low
        self.above_high = above_high
        self.below_low = below_low
        self.below_high = below_high
        self.near_low = near_low
        self.near_high = near_high
        self.look_for_use()

    def look_for_use(self) -> None:
        """Two jokers go with any number, one with a number that is near; else it takes two own numbers."""
        if self.jokers > 1:
            self.use_low = FULL
            self.use_high = FULL
        elif self.jokers == 1:
            self.use_low = self.near_low
            self.use_high = self.near_high
        else:
            lower_low = self.low & self.below_low  # the lower ones of two that can follow each other
            lower_high = self.high & self.below_high
            upper_low = self.low & self.above_low
            upper_high = self.high & self.above_high
            self.use_low = (
                (self.above_low & self.below_low)
                | below(lower_low, lower_high)
                | above(upper_low, upper_high)
            )
            self.use_high = (
                (self.above_high & self.below_high)
                | below(lower_high, lower_low)
                | above(upper_high, upper_low)
            )

    def uses(self, stone: i64) -> bool:
        """Is this stone, robbed alone, part of some new row with own stones?"""
        if stone == JOKER:
            return self.uses_joker
        return holds(self.use_low, self.use_high, stone)

    def uses_both(self, stone: i64, other: i64) -> bool:
        """Are these two stones, robbed together, part of some new row with own stones?"""
        if stone == JOKER:
            return self.uses_with_joker(other)
        if other == JOKER:
            return self.uses_with_joker(stone)
        if distance(stone, other) <= 2:
            return self.extends(stone, other)
        if distance(other, stone) <= 2:
            return self.extends(other, stone)
        return self.leads(stone, other) or self.leads(other, stone)

    def uses_some_pair(self, loose_low: i64, loose_high: i64) -> bool:
        """Does `uses_both` hold for two of these numbers that are 2, 3 or 4 apart?"""
        low = pairs_apart(loose_low, loose_high, 2)
        high = pairs_apart(loose_high, loose_low, 2)
        low3 = pairs_apart(loose_low, loose_high, 3)
        high3 = pairs_apart(loose_high, loose_low, 3)
        low4 = pairs_apart(loose_low, loose_high, 4)
        high4 = pairs_apart(loose_high, loose_low, 4)
        if self.jokers > 0:
            return (low | low3 | low4 | high | high3 | high4) != 0
        low &= self.above_low | down(self.low, self.high, 1) | down(self.below_low, self.below_high, 2)
        high &= self.above_high | down(self.high, self.low, 1) | down(self.below_high, self.below_low, 2)
        low3 &= self.below_low
        high3 &= self.below_high
        low4 &= down(self.low, self.high, 2)
        high4 &= down(self.high, self.low, 2)
        return (low | low3 | low4 | high | high3 | high4) != 0

    def uses_with_joker(self, stone: i64) -> bool:
        if stone == JOKER:
            return (self.low | self.high) != 0
        return self.jokers > 0 or holds(self.near_low, self.near_high, stone)

    def extends(self, lower: i64, upper: i64) -> bool:
        """One more stone for two numbers that follow each other: outside or between."""
        return (
            self.jokers > 0
            or holds(self.above_low, self.above_high, lower)
            or holds(self.below_low, self.below_high, upper)
            or (distance(lower, upper) == 2 and holds(self.low, self.high, wrapped(lower + 1)))
        )

    def leads(self, start: i64, end: i64) -> bool:
        return way(start, 0, end, self.low, self.high, self.jokers) <= self.jokers


def pairs_apart(half: i64, other: i64, by: i64) -> i64:
    """The lower numbers of all pairs so far apart."""
    return half & down(half, other, by)


def within_four(above_half: i64, above_other: i64, below_half: i64, below_other: i64) -> i64:
    return above_half | up(above_half, above_other, 2) | below_half | down(below_half, below_other, 2)


def row_starts(half: i64, other: i64, jokers: i64) -> i64:
    """The own numbers a new row of own stones alone can begin with (FL-9)."""
    if jokers > 1:
        return half
    followed = below(half, other)
    followed_too = below(other, half)
    if jokers == 1:
        return half & (followed | down(followed, followed_too, 2))
    return half & below(half & followed, other & followed_too)


def way(start: i64, jokers_behind: i64, end: i64, low: i64, high: i64, most: i64) -> i64:
    """The fewest jokers for a chain upwards from a number, with jokers laid behind it, to another number.

    Own numbers on the way are free, all other values cost a joker. More than `most` is NO_WAY.
    """
    steps = distance(start, end)
    if steps <= jokers_behind:
        return NO_WAY
    reached = 2 * jokers_behind  # the chain may end here, or one lower if there are jokers
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
    for steps in range(1, NUMBERS):
        cost = min(one_back, two_back)
        if cost > most:
            return steps - 1
        if not holds(low, high, wrapped(end - steps)):
            cost += 1
        two_back = one_back
        one_back = cost
    return NUMBERS
