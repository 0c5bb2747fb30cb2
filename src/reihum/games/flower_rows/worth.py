"""What stones, rows and endings are worth to a player of Flower Rows, in tenths of a point.

Only the mover's own stones and public things count: tiles, rows, and how many stones others have.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.games.flower_rows.board import Board
from reihum.games.flower_rows.circle import high_bit, holds, low_bit, lowest, wrapped
from reihum.games.flower_rows.draft import NONE
from reihum.games.flower_rows.rows import FLOWERS, Row
from reihum.games.flower_rows.stones import JOKER, NUMBERS, SHORTEST
from reihum.games.flower_rows.table import Player, tile_for

POINT: Final = 10  # all values are in tenths
FEW: Final = 7  # stones with which the end of a round comes into sight
NEVER: Final[i64] = -1000  # worth of what cannot be done, or should not


@final
class Knobs:
    """The numbers a player goes by; found by matches of the greedy bot against itself."""

    def __init__(self) -> None:
        self.draw: i64 = 53  # a turn spent on drawing, before the stone itself
        self.rush: i64 = 18  # so much less when a rival is about to end the round
        self.lean: i64 = 2  # less for each stone below FEW in the supply: one could end the round oneself
        self.second: i64 = 9  # a second stone in the same turn
        self.blind: i64 = 8  # a stone from the pool, which may be a joker
        self.joker: i64 = 24  # a joker in the supply
        self.stone: i64 = 10  # one stone less to get rid of
        self.pair: i64 = 3  # two stones that may become a row
        self.pair_flower: i64 = 3  # for each flower on them
        self.row: i64 = 21  # three stones or more that could be laid
        self.row_tile: i64 = 6  # for each point of the tile they would bring
        self.fit: i64 = 2  # a stone that fits a row on the table
        self.calm: i64 = -2  # a flower got rid of early: below 0, for it is better kept for a tile
        self.hurry: i64 = 13  # the same when somebody has one stone left
        self.near: i64 = 5  # from so many stones on a rival seems about to end
        self.ending: i64 = 9  # for each stone the rivals would be left with
        self.add: i64 = 1  # adding anything at all


@final
class Worth:
    """Looks at the supply of the player in turn; `low`, `high` and `jokers` are what can be laid."""

    def __init__(self) -> None:
        self.knobs = Knobs()
        self.low: i64 = 0
        self.high: i64 = 0
        self.jokers: i64 = 0
        self.held: i64 = 0  # own stones, jokers too
        self.flower: i64 = 0  # what it is worth to get rid of one flower
        self.draw: i64 = 0  # what a turn spent on drawing is worth
        self.end: i64 = 0  # what it is worth to end the round
        self.tiles: i64 = 0
        self.board_jokers: i64 = 0
        self.fit_low: i64 = 0  # numbers that fit some row on the table
        self.fit_high: i64 = 0
        self.run_flowers: i64 = 0  # what `walk` found
        self.run_stones: i64 = 0
        self.run_span: i64 = 0
        self.marked_low: i64 = 0  # what `mark_run` found
        self.marked_high: i64 = 0
        self.robbed_first: i64 = NONE  # robbed numbers that must go into the new row
        self.robbed_second: i64 = NONE

    def look(self, board: Board) -> None:
        player = board.players[board.mover]
        self.low = player.low
        self.high = player.high
        self.jokers = player.jokers
        self.held = stones_of(player)
        self.tiles = board.tiles
        self.board_jokers = board.board_jokers
        self.look_at_rivals(board)

    def look_at_rivals(self, board: Board) -> None:
        """Flowers in the supply hurt the more, the sooner a rival can end the round."""
        fewest: i64 = NUMBERS
        total: i64 = 0
        for seat in range(board.seats):
            if seat != board.mover:
                count = stones_of(board.players[seat])
                fewest = min(fewest, count)
                total += count
        knobs = self.knobs
        missing = max(knobs.near - fewest, 0)
        self.flower = knobs.calm + (knobs.hurry - knobs.calm) * missing // knobs.near
        self.draw = knobs.draw - knobs.rush * missing // knobs.near
        self.draw -= knobs.lean * max(FEW - self.held, 0)
        self.end = knobs.ending * total // (board.seats - 1)

    def look_at_table(self, board: Board) -> None:
        low: i64 = 0
        high: i64 = 0
        for row in board.rows:
            low |= row.fit_low
            high |= row.fit_high
        self.fit_low = low
        self.fit_high = high

    # --- runs: numbers in steps of one or two --------------------------------------------------------
    def walk(self, start: i64, way: i64) -> None:
        """The own stones that follow a number, upwards (way 1) or downwards (way -1)."""
        at = start
        self.run_flowers = 0
        self.run_stones = 0
        self.run_span = 0
        while self.run_span < NUMBERS - 2:
            nearer = wrapped(at + way)
            farther = wrapped(at + 2 * way)
            if holds(self.low, self.high, nearer):
                at = nearer
                self.run_span += 1
            elif holds(self.low, self.high, farther):
                at = farther
                self.run_span += 2
            else:
                return
            self.run_flowers += FLOWERS[at]
            self.run_stones += 1

    def promise(self, stones: i64, flowers: i64) -> i64:
        """What a run of own stones promises while it is not laid."""
        if stones < SHORTEST - 1:
            return 0
        knobs = self.knobs
        if stones < SHORTEST:
            return knobs.pair + knobs.pair_flower * flowers
        return knobs.row + knobs.row_tile * tile_for(flowers, self.tiles)

    def bond(self, number: i64) -> i64:
        """What this number adds to the runs on both sides: more than they promise without it."""
        self.walk(number, 1)
        stones = self.run_stones
        flowers = self.run_flowers
        apart = self.promise(stones, flowers)
        self.walk(number, -1)
        apart += self.promise(self.run_stones, self.run_flowers)
        together = self.promise(stones + self.run_stones + 1, flowers + self.run_flowers + FLOWERS[number])
        return together - apart

    def drawn(self, number: i64) -> i64:
        """An open stone: what it does for the own runs, against its flowers."""
        value = self.bond(number) - self.flower * FLOWERS[number] - self.knobs.stone
        if holds(self.fit_low, self.fit_high, number):
            value += self.knobs.fit
        return value

    def given(self, number: i64) -> i64:
        """A number that leaves the supply without a tile."""
        return self.flower * FLOWERS[number] + self.knobs.stone - self.bond(number)

    # --- new rows ------------------------------------------------------------------------------------
    def laid(self, size: i64, flowers: i64, own: i64, stones: i64, jokers: i64, robbed: bool) -> i64:
        """A new row of this size: its tile, and what of it comes from the supply.

        `flowers` are all, `own` those on own stones; `stones` are the own numbers, `jokers` the own ones.
        """
        knobs = self.knobs
        value = POINT * tile_for(flowers, self.tiles) + self.flower * own + knobs.stone * stones
        value -= knobs.joker * jokers
        if stones + jokers >= self.held:
            return value + knobs.joker * jokers + self.end
        if size == SHORTEST and not robbed and self.board_jokers > 0:
            value += knobs.joker
        return value

    def best_own_row(self) -> i64:
        """The best new row from own stones alone."""
        best = NEVER
        low = self.low
        high = self.high
        while (low | high) != 0:
            number = lowest(low, high)
            low &= ~low_bit(number)
            high &= ~high_bit(number)
            best = max(best, self.best_from(number, 0, 1, FLOWERS[number], FLOWERS[number], 1, 0, 0, False))
        return best

    def best_from(
        self, last: i64, trail: i64, size: i64, flowers: i64, own: i64, stones: i64, used: i64,
        missing: i64, robbed: bool,
    ) -> i64:  # fmt: skip
        """The best row that begins so: it ends with a number and jokers behind it, goes on upwards, and
        takes all numbers in reach; `used` own jokers are in it, `missing` robbed stones are not."""
        best = NEVER
        while True:
            spare = self.jokers - used
            if missing == 0 and size + spare >= SHORTEST:
                fill = max(SHORTEST - size, 0)
                best = max(best, self.laid(size + fill, flowers, own, stones, used + fill, robbed))
            steps = self.next_above(last, trail + 1, 2 * (trail + spare) + 2)
            if steps == 0 or size > NUMBERS:
                return best
            bridge = max((steps + 1) // 2 - 1 - trail, 0)
            last = wrapped(last + steps)
            trail = 0
            used += bridge
            size += bridge + 1
            flowers += FLOWERS[last]
            if self.robbed_first == last or self.robbed_second == last:
                missing -= 1
            else:
                own += FLOWERS[last]
                stones += 1

    def next_above(self, number: i64, least: i64, most: i64) -> i64:
        """Steps to the next own number above, 0 if it is out of reach."""
        for steps in range(least, most + 1):
            if holds(self.low, self.high, wrapped(number + steps)):
                return steps
        return 0

    def with_robbed(self, first: i64, second: i64) -> i64:
        """The best new row with these robbed numbers (the second may be none), own runs on both sides."""
        low = self.low
        high = self.high
        self.low |= low_bit(first)
        self.high |= high_bit(first)
        if second != NONE:
            self.low |= low_bit(second)
            self.high |= high_bit(second)
        value = self.around(first, second)
        self.low = low
        self.high = high
        return value

    def around(self, first: i64, second: i64) -> i64:
        taken: i64 = 1
        bonus = FLOWERS[first]
        self.walk(first, -1)
        stones = self.run_stones + 1
        flowers = self.run_flowers + FLOWERS[first]
        self.walk(first, 1)
        stones += self.run_stones
        flowers += self.run_flowers
        if second != NONE:
            taken = 2
            bonus += FLOWERS[second]
            if (second - first + NUMBERS) % NUMBERS > self.run_span:
                return NEVER
        fill = max(SHORTEST - stones, 0)
        if fill > self.jokers or stones + fill <= taken:
            return NEVER
        return self.laid(stones + fill, flowers, flowers - bonus, stones - taken, fill, True)

    # --- adding --------------------------------------------------------------------------------------
    def all_go(self, row: Row) -> bool:
        """Can every own stone be added to this row? Jokers always can, at an end."""
        low = row.fit_low & self.low
        high = row.fit_high & self.high
        last = row.stones[row.size - 1]
        first = row.stones[0]
        if last != JOKER:
            self.mark_run(last, 1)
            low |= self.marked_low
            high |= self.marked_high
        if first != JOKER:
            self.mark_run(first, -1)
            low |= self.marked_low
            high |= self.marked_high
        return low == self.low and high == self.high

    def mark_run(self, start: i64, way: i64) -> None:
        """The numbers that `walk` would find, as a set."""
        self.walk(start, way)
        self.marked_low = 0
        self.marked_high = 0
        at = start
        for _ in range(self.run_stones):
            at = wrapped(at + way)
            if not holds(self.low, self.high, at):
                at = wrapped(at + way)
            self.marked_low |= low_bit(at)
            self.marked_high |= high_bit(at)


def stones_of(player: Player) -> i64:
    """How many stones a supply has; everybody may know that."""
    return player.jokers + bits(player.low) + bits(player.high)


def bits(half: i64) -> i64:
    count: i64 = 0
    while half != 0:
        half &= half - 1
        count += 1
    return count
