"""What lies on a table of Flower Rows beside the rows: supplies and score tiles."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.state import ONE
from reihum.games.flower_rows.circle import high_bit, holds, low_bit, lowest, numbers_in
from reihum.games.flower_rows.rows import FLOWERS
from reihum.games.flower_rows.stones import JOKER, TOP_TILE, copies_of_tile


@final
class Player:
    """A supply, what everybody knows of it, and the score tiles in front of it."""

    def __init__(self) -> None:
        self.low: i64 = 0  # own numbers, as a set on the circle
        self.high: i64 = 0
        self.jokers: i64 = 0
        self.known_low: i64 = 0  # those of them that all have seen come in
        self.known_high: i64 = 0
        self.known_jokers: i64 = 0
        self.tiles: i64 = 0  # as in `count_of`

    def clone(self) -> Player:
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
        return (self.low | self.high | self.jokers) == 0

    def has(self, stone: i64) -> bool:
        if stone == JOKER:
            return self.jokers > 0
        return holds(self.low, self.high, stone)

    def gain(self, stone: i64) -> None:
        """A stone that only its player sees."""
        if stone == JOKER:
            self.jokers += 1
        else:
            self.low |= low_bit(stone)
            self.high |= high_bit(stone)

    def gain_openly(self, stone: i64) -> None:
        self.gain(stone)
        if stone == JOKER:
            self.known_jokers += 1
        else:
            self.known_low |= low_bit(stone)
            self.known_high |= high_bit(stone)

    def lose(self, stone: i64) -> None:
        """A stone goes to the table; of equal jokers it is a known one as far as anybody can tell."""
        self.lose_hidden(stone)
        if stone == JOKER:
            self.known_jokers = max(self.known_jokers - 1, 0)
        else:
            self.known_low &= self.low
            self.known_high &= self.high

    def lose_hidden(self, stone: i64) -> None:
        """A stone that nobody else has seen goes."""
        if stone == JOKER:
            self.jokers -= 1
        else:
            self.low &= ~low_bit(stone)
            self.high &= ~high_bit(stone)

    def show_all(self) -> None:
        self.known_low = self.low
        self.known_high = self.high
        self.known_jokers = self.jokers

    def hidden(self) -> list[int]:
        """The stones that the others have not seen."""
        numbers = numbers_in(self.low & ~self.known_low, self.high & ~self.known_high)
        return [JOKER] * (self.jokers - self.known_jokers) + numbers

    def drop_hidden(self) -> None:
        """Forget the hidden stones, before others are dealt."""
        self.low = self.known_low
        self.high = self.known_high
        self.jokers = self.known_jokers

    def stones(self) -> list[int]:
        return [JOKER] * self.jokers + numbers_in(self.low, self.high)

    def known(self) -> list[int]:
        return [JOKER] * self.known_jokers + numbers_in(self.known_low, self.known_high)

    def points(self) -> i64:
        """FL-22: the tiles minus the flowers on the stones left; jokers cost nothing."""
        total = sum_of_tiles(self.tiles)
        low = self.low
        high = self.high
        while (low | high) != 0:
            number = lowest(low, high)
            total -= FLOWERS[number]
            low &= ~low_bit(number)
            high &= ~high_bit(number)
        return total


# --- score tiles: a set with two bits for each value, because some values are there twice (FL-3) -----
def count_of(tiles: i64, value: i64) -> i64:
    return (tiles >> (2 * value)) & 3


def one_tile(value: i64) -> i64:
    return ONE << (2 * value)


def all_tiles() -> i64:
    tiles: i64 = 0
    for value in range(1, TOP_TILE + 1):
        tiles += copies_of_tile(value) * one_tile(value)
    return tiles


ALL_TILES: Final = all_tiles()


def tile_for(flowers: i64, tiles: i64) -> i64:
    """FL-15: the value of the tile for so many flowers, or the next lower one there is; 0 for none."""
    value = min(flowers, TOP_TILE)
    while value > 0 and count_of(tiles, value) == 0:
        value -= 1
    return value


def sum_of_tiles(tiles: i64) -> i64:
    total: i64 = 0
    for value in range(1, TOP_TILE + 1):
        total += value * count_of(tiles, value)
    return total


def listed_tiles(tiles: i64) -> list[int]:
    """Every tile by its value, ascending."""
    return [value for value in range(1, TOP_TILE + 1) for _ in range(count_of(tiles, value))]
