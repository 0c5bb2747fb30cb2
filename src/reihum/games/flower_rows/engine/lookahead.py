"""What a supply can still do: the look-aheads that keep every step of a turn free of dead ends (G-3).

`low` and `high` are the own numbers, `jokers` the own jokers. Rows lie on the circle (FL-11).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.engine.chains import (
    above,
    below,
    farthest,
    follows,
    joined,
    nearest,
    number_between,
    over_joker_above,
    over_joker_below,
    way,
)
from reihum.games.flower_rows.engine.circle import FULL, down, holds


@final
@mypyc_attr(acyclic=True)  # never part of a cycle: the garbage collector need not look
class Prospect:
    """Which stones a supply could use for a new row if it robbed them (FL-13)."""

    def __init__(self) -> None:
        self.low: i64 = 0
        self.high: i64 = 0
        self.jokers: i64 = 0
        self.above_low: i64 = 0  # numbers that may stand right behind an own one
        self.above_high: i64 = 0
        self.below_low: i64 = 0  # and right before an own one
        self.below_high: i64 = 0
        self.near_low: i64 = 0  # numbers that make a chain with an own one and a joker
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
        near_low = over_joker_above(above_low, above_high) | over_joker_below(below_low, below_high)
        near_high = over_joker_above(above_high, above_low) | over_joker_below(below_high, below_low)
        pair = ((low & near_low) | (high & near_high)) != 0  # two own numbers and a joker
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
        if stone == m.JOKER:
            return self.uses_joker
        return holds(self.use_low, self.use_high, stone)

    def uses_both(self, stone: i64, other: i64) -> bool:
        """Are these two stones, robbed together, part of some new row with own stones?"""
        if stone == m.JOKER:
            return self.uses_with_joker(other)
        if other == m.JOKER:
            return self.uses_with_joker(stone)
        if follows(other, stone):
            return self.extends(stone, other)
        if follows(stone, other):
            return self.extends(other, stone)
        return self.leads(stone, other) or self.leads(other, stone)

    def uses_some_pair(self, loose_low: i64, loose_high: i64) -> bool:
        """Does `uses_both` hold for two of these numbers that a single stone can stand between?"""
        for apart in range(nearest(1), farthest(1) + 1):
            low = pairs_apart(loose_low, loose_high, apart)
            high = pairs_apart(loose_high, loose_low, apart)
            if self.jokers == 0:
                use_low = joined(self.low, self.high, apart)
                use_high = joined(self.high, self.low, apart)
                if apart <= farthest(0):  # they follow each other: a stone outside does as well
                    use_low |= self.above_low | down(self.below_low, self.below_high, apart)
                    use_high |= self.above_high | down(self.below_high, self.below_low, apart)
                low &= use_low
                high &= use_high
            if (low | high) != 0:
                return True
        return False

    def uses_with_joker(self, stone: i64) -> bool:
        """The same for a stone and a joker, robbed together."""
        if stone == m.JOKER:
            return (self.low | self.high) != 0
        return self.jokers > 0 or holds(self.near_low, self.near_high, stone)

    def extends(self, lower: i64, upper: i64) -> bool:
        """One more stone for two numbers that follow each other: outside or between."""
        return (
            self.jokers > 0
            or holds(self.above_low, self.above_high, lower)
            or holds(self.below_low, self.below_high, upper)
            or number_between(lower, upper, self.low, self.high)
        )

    def leads(self, start: i64, end: i64) -> bool:
        """Do own stones make a chain from one number up to the other?"""
        return way(start, 0, end, self.low, self.high, self.jokers) <= self.jokers


def pairs_apart(half: i64, other: i64, by: i64) -> i64:
    """The lower numbers of all pairs so far apart."""
    return half & down(half, other, by)


def row_starts(half: i64, other: i64, jokers: i64) -> i64:
    """The own numbers a new row of own stones alone can begin with (FL-9)."""
    if jokers > 1:
        return half
    followed = below(half, other)
    followed_too = below(other, half)
    if jokers == 1:
        return half & over_joker_below(followed, followed_too)
    return half & below(half & followed, other & followed_too)


NO_PROSPECT: Final = Prospect()  # stands where nobody has looked ahead yet; never changed
