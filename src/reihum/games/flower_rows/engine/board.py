"""FL-3 to FL-5, FL-8, FL-15, FL-16: the board with its open stones, jokers and score tiles, and the pool."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from reihum.core.rng import Rng
from reihum.core.state import count_bits, zeros
from reihum.core.vecs import append, vec
from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.engine.circle import high_bit, low_bit, numbers_in
from reihum.games.flower_rows.engine.tiles import ALL_TILES, one_tile, tile_for


@final
@mypyc_attr(acyclic=True)  # never part of a cycle: the garbage collector need not look
class Board:
    """What lies in the middle of the table."""

    def __init__(self, pool: vec[i64]) -> None:
        self.pool = pool  # shared between clones: never changed
        self.left: i64 = len(pool)  # stones left in the pool; the next one is pool[left - 1]
        self.open_low: i64 = 0  # the open stones, as a set on the circle
        self.open_high: i64 = 0
        self.jokers: i64 = 0
        self.tiles: i64 = 0  # a set as in `tiles`

    def clone(self) -> Board:
        """An independent copy; the pool is shared."""
        new = Board(self.pool)
        new.left = self.left
        new.open_low = self.open_low
        new.open_high = self.open_high
        new.jokers = self.jokers
        new.tiles = self.tiles
        return new

    def set_up(self, rng: Rng) -> None:
        """FL-4, FL-5: all tiles, a joker, the pool, and open stones from it."""
        self.tiles = ALL_TILES
        self.jokers = 1
        self.pool = shuffled_pool(rng)
        self.left = len(self.pool)
        self.open_low = 0
        self.open_high = 0
        self.refill()

    def draw(self) -> i64:
        """The next stone of the pool."""
        self.left -= 1
        return self.pool[self.left]

    def put_open(self, number: i64) -> None:
        """This number lies among the open stones."""
        self.open_low |= low_bit(number)
        self.open_high |= high_bit(number)

    def take_open(self, number: i64) -> None:
        """This open number goes."""
        self.open_low &= ~low_bit(number)
        self.open_high &= ~high_bit(number)

    def refill(self) -> None:
        """FL-5, FL-8: eight open numbers, as far as the pool reaches; jokers go to the board."""
        lying = self.open_count()
        while lying < m.OPEN_PLACES and self.left > 0:
            stone = self.draw()
            if stone == m.JOKER:
                self.jokers += 1
            else:
                self.put_open(stone)
                lying += 1

    def refills(self) -> bool:
        """FL-8: would stones come out of the pool if the turn ended now?"""
        return self.left > 0 and self.open_count() < m.OPEN_PLACES

    def open_count(self) -> i64:
        """How many stones lie open."""
        return count_bits(self.open_low) + count_bits(self.open_high)

    def open_stones(self) -> list[int]:
        """The open stones, ascending."""
        return numbers_in(self.open_low, self.open_high)

    def hidden_stones(self) -> list[int]:
        """The stones left in the pool; the next one is the last."""
        return list(self.pool)[: self.left]

    def tile_for(self, flowers: i64) -> i64:
        """FL-15: the value of the tile that a row with so many flowers brings; 0 for none."""
        return tile_for(flowers, self.tiles)

    def take_tile(self, flowers: i64) -> i64:
        """FL-15: the tile for so many flowers goes; returns it as a set, which is empty if there is none."""
        value = tile_for(flowers, self.tiles)
        if value == 0:
            return 0
        tile = one_tile(value)
        self.tiles -= tile
        return tile


def empty_board() -> Board:
    """A board before the first set-up."""
    return Board(zeros(0))


def shuffled_pool(rng: Rng) -> vec[i64]:
    """FL-4: all stones but the joker on the board, in any order."""
    stones = vec[i64](capacity=m.NUMBERS + m.JOKERS)
    for _ in range(m.JOKERS - 1):
        stones = append(stones, m.JOKER)
    for number in range(1, m.NUMBERS + 1):
        stones = append(stones, number)
    rng.shuffle(stones, len(stones))
    return stones
