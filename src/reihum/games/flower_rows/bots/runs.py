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
        self.stones = 0
        self.flowers = 0
        self.span = 0
        self.low = 0
        self.high = 0
        at = start
        while self.span < m.NUMBERS - 2:
            steps = step_to_next(at, way, low, high)
            if steps == 0:
                return
            at = wrapped(at + way * steps)
            self.stones += 1
            self.flowers += FLOWERS[at]
            self.span += steps
            self.low |= low_bit(at)
            self.high |= high_bit(at)
