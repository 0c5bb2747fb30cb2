"""What the stones of a supply are worth to a player of Flower Rows, in tenths of a point.

Only the mover's own stones and public things count: tiles, rows, and how many stones others have.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.bots import values as v
from reihum.games.flower_rows.bots.runs import DOWN, UP, Run
from reihum.games.flower_rows.engine.circle import high_bit, holds, low_bit, lowest
from reihum.games.flower_rows.engine.flowers import FLOWERS
from reihum.games.flower_rows.engine.rows import Row
from reihum.games.flower_rows.engine.state import FlowerRowsState
from reihum.games.flower_rows.engine.tiles import tile_for


@final
class HandEvaluator:
    """Looks at the supply of the player in turn, and how near the end of the round is."""

    def __init__(self) -> None:
        self.low: i64 = 0  # own numbers
        self.high: i64 = 0
        self.jokers: i64 = 0
        self.held: i64 = 0  # own stones, jokers too
        self.flower: i64 = 0  # what it is worth to get rid of one flower
        self.draw: i64 = 0  # what a turn spent on drawing is worth
        self.end: i64 = 0  # what it is worth to end the round
        self.tiles: i64 = 0  # on the board
        self.board_jokers: i64 = 0
        self.fit_low: i64 = 0  # numbers that fit some row on the table
        self.fit_high: i64 = 0
        self.run = Run()

    def look(self, state: FlowerRowsState) -> None:
        """Before anything else is asked about a state."""
        player = state.players[state.mover]
        self.low = player.low
        self.high = player.high
        self.jokers = player.jokers
        self.held = player.count()
        self.tiles = state.board.tiles
        self.board_jokers = state.board.jokers
        self.look_at_rivals(state)

    def look_at_rivals(self, state: FlowerRowsState) -> None:
        """Flowers in the supply hurt the more, the sooner a rival can end the round."""
        fewest: i64 = m.NUMBERS
        total: i64 = 0
        for seat in range(state.seats):
            if seat != state.mover:
                count = state.players[seat].count()
                fewest = min(fewest, count)
                total += count
        missing = max(v.NEAR - fewest, 0)
        self.flower = v.CALM + (v.HURRY - v.CALM) * missing // v.NEAR
        self.draw = v.DRAW - v.RUSH * missing // v.NEAR - v.LEAN * max(v.FEW - self.held, 0)
        self.end = v.ENDING * total // (state.seats - 1)

    def look_at_rows(self, rows: list[Row]) -> None:
        """Before `drawn` is asked."""
        low: i64 = 0
        high: i64 = 0
        for row in rows:
            low |= row.fit_low
            high |= row.fit_high
        self.fit_low = low
        self.fit_high = high

    # --- one stone more or less ---------------------------------------------------------------------------
    def promise(self, stones: i64, flowers: i64) -> i64:
        """What a run of own stones promises while it is not laid."""
        if stones < m.SHORTEST - 1:
            return 0
        if stones < m.SHORTEST:
            return v.PAIR + v.PAIR_FLOWER * flowers
        return v.ROW + v.ROW_TILE * tile_for(flowers, self.tiles)

    def bond(self, number: i64) -> i64:
        """What this number adds to the runs on both sides: more than they promise without it."""
        run = self.run
        run.walk(number, UP, self.low, self.high)
        stones = run.stones
        flowers = run.flowers
        apart = self.promise(stones, flowers)
        run.walk(number, DOWN, self.low, self.high)
        apart += self.promise(run.stones, run.flowers)
        together = self.promise(stones + run.stones + 1, flowers + run.flowers + FLOWERS[number])
        return together - apart

    def drawn(self, number: i64) -> i64:
        """An open stone: what it does for the own runs, against its flowers."""
        value = self.bond(number) - self.flower * FLOWERS[number] - v.STONE
        if holds(self.fit_low, self.fit_high, number):
            value += v.FIT
        return value

    def drawn_blind(self) -> i64:
        """A stone from the pool."""
        return v.BLIND - v.BLIND_FLOWERS * self.flower

    def given(self, number: i64) -> i64:
        """A number that leaves the supply without a tile."""
        return self.flower * FLOWERS[number] + v.STONE - self.bond(number)

    # --- adding -------------------------------------------------------------------------------------------
    def added(self, row: Row) -> i64:
        """All that one would add to this row in a turn; everything, if that ends the round."""
        total: i64 = 0
        low = row.fit_low & self.low
        high = row.fit_high & self.high
        while (low | high) != 0:
            number = lowest(low, high)
            low &= ~low_bit(number)
            high &= ~high_bit(number)
            total += max(self.given(number), 0)
        if self.all_go(row):
            return total + self.end
        return total

    def all_go(self, row: Row) -> bool:
        """Can every own stone be added to this row? Jokers always can, at an end."""
        low = row.fit_low & self.low
        high = row.fit_high & self.high
        last = row.stones[row.size - 1]
        first = row.stones[0]
        run = self.run
        if last != m.JOKER:
            run.walk(last, UP, self.low, self.high)
            low |= run.low
            high |= run.high
        if first != m.JOKER:
            run.walk(first, DOWN, self.low, self.high)
            low |= run.low
            high |= run.high
        return low == self.low and high == self.high
