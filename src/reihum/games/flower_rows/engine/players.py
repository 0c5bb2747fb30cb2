"""FL-6, FL-22: the players, their supplies and their score tiles."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from reihum.core.state import count_bits
from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.engine.circle import high_bit, holds, low_bit, lowest, numbers_in
from reihum.games.flower_rows.engine.flowers import FLOWERS
from reihum.games.flower_rows.engine.tiles import sum_of_tiles


@final
@mypyc_attr(acyclic=True)  # never part of a cycle: the garbage collector need not look
class Player:
    """A supply, what everybody knows of it, and the score tiles in front of it."""

    def __init__(self) -> None:
        self.low: i64 = 0  # own numbers, as a set on the circle
        self.high: i64 = 0
        self.jokers: i64 = 0
        self.known_low: i64 = 0  # those of them that all have seen come in
        self.known_high: i64 = 0
        self.known_jokers: i64 = 0
        self.tiles: i64 = 0  # a set as in `tiles`

    def clone(self) -> Player:
        """An independent copy."""
        new = Player()
        new.low = self.low
        new.high = self.high
        new.jokers = self.jokers
        new.known_low = self.known_low
        new.known_high = self.known_high
        new.known_jokers = self.known_jokers
        new.tiles = self.tiles
        return new

    def put_all_back(self) -> None:
        """Nothing in the supply, no tiles: before a set-up."""
        self.low = 0
        self.high = 0
        self.jokers = 0
        self.known_low = 0
        self.known_high = 0
        self.known_jokers = 0
        self.tiles = 0

    def is_empty(self) -> bool:
        """Is no stone left in the supply?"""
        return (self.low | self.high | self.jokers) == 0

    def count(self) -> i64:
        """How many stones the supply has; everybody may know that."""
        return self.jokers + count_bits(self.low) + count_bits(self.high)

    def has(self, stone: i64) -> bool:
        """Is this stone in the supply?"""
        if stone == m.JOKER:
            return self.jokers > 0
        return holds(self.low, self.high, stone)

    def gain(self, stone: i64) -> None:
        """A stone that only its player sees."""
        if stone == m.JOKER:
            self.jokers += 1
        else:
            self.low |= low_bit(stone)
            self.high |= high_bit(stone)

    def gain_openly(self, stone: i64) -> None:
        """A stone that all see come in."""
        self.gain(stone)
        if stone == m.JOKER:
            self.known_jokers += 1
        else:
            self.known_low |= low_bit(stone)
            self.known_high |= high_bit(stone)

    def lose(self, stone: i64) -> None:
        """A stone goes to the table; of equal jokers it is a known one as far as anybody can tell."""
        self.lose_hidden(stone)
        if stone == m.JOKER:
            self.known_jokers = max(self.known_jokers - 1, 0)
        else:
            self.known_low &= self.low
            self.known_high &= self.high

    def lose_hidden(self, stone: i64) -> None:
        """A stone that nobody else has seen goes."""
        if stone == m.JOKER:
            self.jokers -= 1
        else:
            self.low &= ~low_bit(stone)
            self.high &= ~high_bit(stone)

    def show_all(self) -> None:
        """FL-R6: from now on everybody knows the whole supply."""
        self.known_low = self.low
        self.known_high = self.high
        self.known_jokers = self.jokers

    def hidden(self) -> list[int]:
        """The stones that the others have not seen."""
        numbers = numbers_in(self.low & ~self.known_low, self.high & ~self.known_high)
        return [m.JOKER] * (self.jokers - self.known_jokers) + numbers

    def drop_hidden(self) -> None:
        """Forget the hidden stones, before others are dealt."""
        self.low = self.known_low
        self.high = self.known_high
        self.jokers = self.known_jokers

    def stones(self) -> list[int]:
        """The whole supply: jokers, then numbers ascending."""
        return [m.JOKER] * self.jokers + self.numbers()

    def numbers(self) -> list[int]:
        """The numbers of the supply, ascending."""
        return numbers_in(self.low, self.high)

    def known(self) -> list[int]:
        """FL-R5: the stones of it that everybody knows."""
        return [m.JOKER] * self.known_jokers + numbers_in(self.known_low, self.known_high)

    def tile_points(self) -> i64:
        """The sum of the score tiles."""
        return sum_of_tiles(self.tiles)

    def flowers_left(self) -> i64:
        """The flowers on the stones of the supply; jokers have none."""
        total: i64 = 0
        low = self.low
        high = self.high
        while (low | high) != 0:
            number = lowest(low, high)
            total += FLOWERS[number]
            low &= ~low_bit(number)
            high &= ~high_bit(number)
        return total

    def points(self) -> i64:
        """FL-22: the tiles minus the flowers on the stones left."""
        return self.tile_points() - self.flowers_left()
