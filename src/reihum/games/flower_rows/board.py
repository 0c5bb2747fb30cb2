"""The table of Flower Rows as a whole: set-up, the pool, the end of a round, points and hidden things."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reihum.core.rng import Rng
from reihum.core.state import State, in_order, packed, places, zeros
from reihum.core.vecs import append, vec
from reihum.games.flower_rows.circle import high_bit, low_bit, numbers_in
from reihum.games.flower_rows.draft import NO_DRAFT
from reihum.games.flower_rows.lookahead import Prospect
from reihum.games.flower_rows.rows import Row
from reihum.games.flower_rows.stones import (
    BUILDING,
    INSIDE,
    JOKER,
    JOKERS,
    NUMBERS,
    OPEN_PLACES,
    PLACING,
    START,
    counted,
)
from reihum.games.flower_rows.table import ALL_TILES, Player, listed_tiles

POINTS_WEIGHT: Final = 1000  # more than the points of one round can differ


class Board(State):
    """All that lies on the table and where the turn stands; the steps are in `FlowerRowsState`."""

    def __init__(self, options: dict[str, int | str], rng: Rng, players: list[Player]) -> None:
        super().__init__(len(players), options, rng)
        self.players = players
        self.rows: list[Row] = []
        self.pool = zeros(0)  # shared between clones: never changed
        self.left: i64 = 0  # stones left in the pool; the next one is pool[left - 1]
        self.open_low: i64 = 0  # the open stones, as a set on the circle
        self.open_high: i64 = 0
        self.board_jokers: i64 = 0
        self.tiles: i64 = 0  # on the board, as in `count_of`
        self.history = zeros(0)  # points of finished rounds, seat by seat; shared between clones
        self.starter: i64 = 0  # who began this round
        self.passes: i64 = 0  # in a row (FL-20)
        self.mover: i64 = 0
        self.over = False
        self.prospect = Prospect()  # room to look ahead in; means nothing between two questions
        # where the turn stands; which of these count depends on the phase
        self.phase: i64 = START
        self.target: i64 = 0  # the row that is robbed or added to; the joker to swap for
        self.place: i64 = 0  # of the first robbed stone
        self.stone: i64 = 0  # in the hand, to be placed
        self.side: i64 = INSIDE  # where the last stone was added
        self.added = False  # a stone has been added
        self.draft = NO_DRAFT  # the new row so far

    def copy_onto(self, new: Board) -> None:
        """All but what the constructor took; pools, rows and the history are shared."""
        new.turn = self.turn
        new.rows = self.rows[:]
        new.pool = self.pool
        new.left = self.left
        new.open_low = self.open_low
        new.open_high = self.open_high
        new.board_jokers = self.board_jokers
        new.tiles = self.tiles
        new.history = self.history
        new.starter = self.starter
        new.passes = self.passes
        new.mover = self.mover
        new.over = self.over
        new.phase = self.phase
        new.target = self.target
        new.place = self.place
        new.stone = self.stone
        new.side = self.side
        new.added = self.added
        if self.phase == BUILDING:
            new.draft = self.draft.clone()

    # --- set-up of a round ------------------------------------------------------------------------
    def set_up(self, hand: i64) -> None:
        """FL-4 to FL-6."""
        self.tiles = ALL_TILES
        self.rows = []
        self.board_jokers = 1
        self.fill_pool()
        self.open_low = 0
        self.open_high = 0
        self.refill()
        for player in self.players:
            player.put_all_back()
            for _ in range(hand):
                player.gain(self.from_pool())

    def fill_pool(self) -> None:
        """FL-4: all stones but the joker on the board, shuffled."""
        stones = vec[i64](capacity=NUMBERS + JOKERS)
        for _ in range(JOKERS - 1):
            stones = append(stones, JOKER)
        for number in range(1, NUMBERS + 1):
            stones = append(stones, number)
        self.rng.shuffle(stones, len(stones))
        self.pool = stones
        self.left = len(stones)

    def from_pool(self) -> i64:
        self.left -= 1
        return self.pool[self.left]

    def refill(self) -> None:
        """FL-5, FL-8: eight open numbers, as far as the pool reaches; jokers go to the board."""
        lying = self.open_count()
        while lying < OPEN_PLACES and self.left > 0:
            stone = self.from_pool()
            if stone == JOKER:
                self.board_jokers += 1
            else:
                self.open_low |= low_bit(stone)
                self.open_high |= high_bit(stone)
                lying += 1

    def open_count(self) -> i64:
        count: i64 = 0
        low = self.open_low
        high = self.open_high
        while low != 0:
            low &= low - 1
            count += 1
        while high != 0:
            high &= high - 1
            count += 1
        return count

    def hand(self) -> i64:
        hand = self.options["hand"]
        assert isinstance(hand, int)
        return hand

    def rounds(self) -> i64:
        rounds = self.options["rounds"]
        assert isinstance(rounds, int)
        return rounds

    # --- points -------------------------------------------------------------------------------------
    def finished_rounds(self) -> i64:
        return len(self.history) // self.seats

    def round_number(self) -> i64:
        """The running round, from 1; at the end of the game the last one."""
        return min(self.finished_rounds() + 1, self.rounds())

    def earlier_points(self, seat: i64) -> i64:
        """All points of a seat from finished rounds."""
        total: i64 = 0
        for finished in range(self.finished_rounds()):
            total += self.history[finished * self.seats + seat]
        return total

    def end_round(self) -> None:
        """FL-22, FL-23: count, then the next round or the end of the game."""
        history = self.history[:]
        for player in self.players:
            history = append(history, player.points())
        self.history = history
        if self.finished_rounds() == self.rounds():
            self.over = True
            for player in self.players:
                player.show_all()
            return
        self.starter = self.next_starter()
        self.mover = self.starter
        self.passes = 0
        self.set_up(self.hand())

    def next_starter(self) -> i64:
        """FL-23: the fewest points so far; among equals clockwise after the last starter, that one last."""
        best = self.starter
        for step in range(self.seats - 1, 0, -1):
            seat = (self.starter + step) % self.seats
            if self.earlier_points(seat) <= self.earlier_points(best):
                best = seat
        return best

    def points_by_round(self) -> list[list[int]]:
        points = list(self.history)
        return [points[start : start + self.seats] for start in range(0, len(points), self.seats)]

    def last_round_points(self, seat: i64) -> i64:
        if self.over:
            return self.history[len(self.history) - self.seats + seat]
        return self.players[seat].points()

    def scores(self) -> list[int]:
        points: list[int] = []
        for seat in range(self.seats):
            total = self.earlier_points(seat)
            if not self.over:
                total += self.players[seat].points()
            points.append(total)
        return points

    def ranks(self) -> list[int]:
        """FL-24: ties go to the better last round."""
        weighed: list[int] = []
        for seat, score in enumerate(self.scores()):
            weighed.append(score * POINTS_WEIGHT + self.last_round_points(seat))
        return places(weighed)

    # --- hidden things ----------------------------------------------------------------------------
    def unseen_by(self, seat: i64) -> vec[i64]:
        """All stones that this seat has not seen, in order."""
        unseen = list(self.pool)[: self.left]
        for other, player in enumerate(self.players):
            if other != seat:
                unseen += player.hidden()
        return in_order(packed(unseen), NUMBERS + 1)

    def hidden_counts(self, seat: i64) -> list[int]:
        """How many such stones each player holds."""
        return [len(player.hidden()) if other != seat else 0 for other, player in enumerate(self.players)]

    def hand_out(self, stones: vec[i64], counts: list[int]) -> None:
        """Deal unseen stones from the end: to the player in turn, to the others, the rest is the pool."""
        left: i64 = len(stones)
        for step in range(self.seats):
            seat = (self.mover + step) % self.seats
            player = self.players[seat]
            if counts[seat] > 0:
                player.drop_hidden()
            for _ in range(counts[seat]):
                left -= 1
                player.gain(stones[left])
        self.pool = stones[:]
        self.left = left

    # --- counting -----------------------------------------------------------------------------------
    def census(self) -> dict[str, int]:
        tiles = listed_tiles(self.tiles)
        for player in self.players:
            tiles += listed_tiles(player.tiles)
        return counted(self.all_stones(), tiles)

    def all_stones(self) -> list[int]:
        """Every stone, wherever it lies."""
        found = list(self.pool)[: self.left] + numbers_in(self.open_low, self.open_high)
        found += [JOKER] * self.board_jokers
        for player in self.players:
            found += player.stones()
        for row in self.rows:
            found += row.listed()
        found += list(self.draft.stones) + self.draft.missing_stones()
        if self.phase == PLACING:
            found.append(self.stone)
        return found
