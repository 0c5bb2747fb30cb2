"""Runs: numbers that could lie beside each other in a row without jokers (FL-10)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.engine.chains import step_to_next
from reihum.games.flower_rows.engine.circle import high_bit, low_bit, wrapped
from reihum.games.flower_rows.engine.flowers import FLOWERS

UP: Final = 1  # ways to walk
DOWN: Final = -1


@final
class Run:
    """The numbers of a set that follow a number, found by `walk`."""

    def __init__(self) -> None:
        self.stones: i64 = 0
        self.flowers: i64 = 0
        self.span: i64 = 0  # from the number to the last of them
        self.low: i64 = 0  # the numbers themselves
        self.high: i64 = 0

    def walk(self, start: i64, way: i64, low: i64, high: i64) -> None:
        """From a number over those of the set, as far as they follow each other; the number may be in it."""
        stones: i64 = 0
        flowers: i64 = 0
        span: i64 = 0
        found_low: i64 = 0
        found_high: i64 = 0
        steps = step_to_next(start, way, low, high)
        at = start
        while steps > 0 and span < m.NUMBERS - 2:
            at = wrapped(at + way * steps)
            stones += 1
            flowers += FLOWERS[at]
            span += steps
            found_low |= low_bit(at)
            found_high |= high_bit(at)
            steps = step_to_next(at, way, low, high)
        self.stones = stones
        self.flowers = flowers
        self.span = span
        self.low = found_low
        self.high = found_high
