"""A game of Flower Rows in progress: the rules as a state machine."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.rng import Rng
from reihum.core.state import Moves, State
from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.engine.board import Board, empty_board
from reihum.games.flower_rows.engine.hidden import (
    can_go_on,
    hand_out,
    unseen_counts,
    unseen_stones,
    with_needed_last,
)
from reihum.games.flower_rows.engine.new_row import NO_NEW_ROW
from reihum.games.flower_rows.engine.players import Player
from reihum.games.flower_rows.engine.rounds import FinishedRounds, all_passed, no_rounds, ranks, scores
from reihum.games.flower_rows.engine.rows import Row
from reihum.games.flower_rows.engine.swapping import place_of_joker, row_of_joker
from reihum.games.flower_rows.engine.tiles import listed_tiles
from reihum.games.flower_rows.engine.turn import Turn

TRIES: Final = 20  # deals at random, before a turn under way gets the stones it needs


@final
class FlowerRowsState(State):
    """A game of Flower Rows. Supplies and the pool are hidden."""

    def __init__(
        self,
        options: dict[str, int | str],
        rng: Rng,
        players: list[Player],
        board: Board,
        rows: list[Row],
        finished: FinishedRounds,
        under_way: Turn,
    ) -> None:
        super().__init__(len(players), options, rng)
        self.players = players
        self.board = board
        self.rows = rows  # on the table, in the order in which they were laid
        self.finished = finished  # shared between clones: never changed
        self.under_way = under_way  # where the turn stands
        self.starter: i64 = 0  # who began this round
        self.passes: i64 = 0  # one after the other (FL-20)

    def clone(self) -> FlowerRowsState:
        new = FlowerRowsState(
            self.options,
            self.rng.clone(),
            [player.clone() for player in self.players],
            self.board.clone(),
            self.rows[:],
            self.finished,
            self.under_way.clone(),
        )
        new.copy_turn(self)
        new.starter = self.starter
        new.passes = self.passes
        return new

    def fill(self, moves: Moves) -> None:
        moves.clear()
        if not self.over:
            self.under_way.fill(moves, self.board, self.rows, self.players[self.mover])

    # --- steps --------------------------------------------------------------------------------------
    def step(self, action: i64) -> None:
        phase = self.under_way.phase
        if phase == m.START:
            self.begin(action)
        elif phase == m.DRAWING:
            if action != m.STOP:
                self.draw(action)
            self.board.refill()
            self.end_turn()
        elif phase == m.BUILDING:
            self.build(action)
        elif phase == m.ADDING:
            self.choose_added(action)
        elif phase == m.PLACING:
            self.under_way.put_in(self.rows, action - m.PLACE)
        elif phase == m.ROBBING:
            self.under_way.choose_first_robbed(action - m.PLACE)
        elif phase == m.ROBBING_MORE:
            self.under_way.rob(self.rows, action)
        elif phase == m.SWAPPING:
            self.swap(action - m.STONE)
        else:
            if action == m.TAKE:
                self.take_joker()
            self.end_turn()

    def begin(self, action: i64) -> None:
        """FL-7: one of the three actions of a turn, or a swap before it (FL-18), or a pass (FL-19)."""
        if action == m.PASS:
            self.pass_on()
        elif action == m.BLIND or action >= m.STONE:
            self.draw(action)
            self.under_way.phase = m.DRAWING
        else:
            self.under_way.choose_row(action)

    def draw(self, action: i64) -> None:
        """FL-7: blind, or an open stone, which everybody sees."""
        player = self.players[self.mover]
        if action == m.BLIND:
            player.gain(self.board.draw())
            return
        number = action - m.STONE
        self.board.take_open(number)
        player.gain_openly(number)

    def swap(self, number: i64) -> None:
        """FL-18: the number into the row, its joker into the supply; then the turn goes on."""
        player = self.players[self.mover]
        joker = self.under_way.target
        r = row_of_joker(self.rows, joker)
        self.rows[r] = self.rows[r].with_number_for_joker(number, place_of_joker(self.rows, joker))
        player.lose(number)
        player.gain_openly(m.JOKER)
        self.under_way.phase = m.START

    def build(self, action: i64) -> None:
        """FL-9: one more stone of the new row, or it is laid."""
        if action == m.STOP:
            self.lay()
            return
        stone = action - m.STONE
        new_row = self.under_way.new_row
        if not new_row.needs(stone):
            self.players[self.mover].lose(stone)
        new_row.add(stone)

    def lay(self) -> None:
        """FL-14 to FL-16: the row lies; its tile; perhaps a joker, unless the round is over (FL-21)."""
        new_row = self.under_way.new_row
        self.under_way.new_row = NO_NEW_ROW
        row = Row(self.mover, new_row.stones)
        self.rows.append(row)
        player = self.players[self.mover]
        player.tiles += self.board.take_tile(row.flowers())
        if new_row.earns_joker() and self.board.jokers > 0 and not player.is_empty():
            self.under_way.phase = m.TAKING
        else:
            self.end_turn()

    def take_joker(self) -> None:
        """FL-16: a joker from the board, which everybody sees."""
        self.board.jokers -= 1
        self.players[self.mover].gain_openly(m.JOKER)

    def choose_added(self, action: i64) -> None:
        """FL-17: the stone to be added next, or enough."""
        if action == m.STOP:
            self.end_turn()
            return
        self.players[self.mover].lose(action - m.STONE)
        self.under_way.choose_added(action - m.STONE)

    def pass_on(self) -> None:
        """FL-19, FL-20."""
        passes = self.passes + 1
        self.end_turn()
        self.passes = passes
        if all_passed(passes, self.seats):
            self.end_round()

    # --- turns and rounds -----------------------------------------------------------------------------
    def end_turn(self) -> None:
        """FL-20: the round ends with the last stone of a supply; else clockwise to the next player."""
        self.turn += 1
        self.under_way.phase = m.START
        self.passes = 0
        empty = self.players[self.mover].is_empty()
        self.mover = self.seat_after(self.mover)
        if empty:
            self.end_round()

    def end_round(self) -> None:
        """FL-22, FL-23: count, then the next round or the end of the game."""
        self.finished = self.finished.with_points_of(self.players)
        if self.finished.count() == self.option("rounds"):
            self.over = True
            for player in self.players:
                player.show_all()  # FL-R6
            return
        self.starter = self.finished.next_starter(self.starter)
        self.mover = self.starter
        self.passes = 0
        self.set_up()

    def set_up(self) -> None:
        """FL-4 to FL-6: the board, no rows, and new supplies."""
        self.rows = []
        self.board.set_up(self.rng)
        hand = self.option("hand")
        for player in self.players:
            player.put_all_back()
            for _ in range(hand):
                player.gain(self.board.draw())

    def option(self, name: str) -> i64:
        """The value of `rounds` or `hand`."""
        value = self.options[name]
        assert isinstance(value, int)
        return value

    def round_number(self) -> i64:
        """The running round, from 1; at the end of the game the last one."""
        return min(self.finished.count() + 1, self.option("rounds"))

    def scores(self) -> list[int]:
        return scores(self.finished, self.players, self.over)

    def ranks(self) -> list[int]:
        return ranks(self.finished, self.players, self.over)

    # --- hidden things --------------------------------------------------------------------------------
    def reveals(self, action: i64) -> bool:
        """A blind stone, refilled open stones, and the end of a round with its count."""
        if action == m.BLIND:
            return True
        phase = self.under_way.phase
        if phase == m.DRAWING:
            return self.board.left > 0 and (action != m.STOP or self.board.refills())
        if action == m.PASS:
            return all_passed(self.passes + 1, self.seats)
        ends_turn = action == m.STOP and (phase == m.BUILDING or phase == m.ADDING)
        return ends_turn and self.players[self.mover].is_empty()

    def resample(self, seat: i64, rng: Rng) -> None:
        """Supplies as far as they are not known, and the pool. A turn under way can still be finished."""
        self.rng = rng.fork()
        counts = unseen_counts(self.players, seat)
        stones = unseen_stones(self.board, self.players, seat)
        tries: i64 = 0
        while tries == 0 or not can_go_on(self):
            rng.shuffle(stones, len(stones))
            if tries >= TRIES:
                stones = with_needed_last(stones, self.players[self.mover], self)
            hand_out(stones, counts, self.board, self.players, self.mover)
            tries += 1

    # --- every component ------------------------------------------------------------------------------
    def census(self) -> dict[str, int]:
        tiles = listed_tiles(self.board.tiles)
        for player in self.players:
            tiles += listed_tiles(player.tiles)
        return m.counted(self.all_stones(), tiles)

    def all_stones(self) -> list[int]:
        """Every stone, wherever it lies."""
        found = self.board.hidden_stones() + self.board.open_stones() + [m.JOKER] * self.board.jokers
        for player in self.players:
            found += player.stones()
        for row in self.rows:
            found += row.listed()
        return found + self.under_way.stones_in_hand()


def new_state(options: dict[str, int | str], rng: Rng, seats: i64) -> FlowerRowsState:
    """A game with so many players, before anything is set up."""
    players = [Player() for _ in range(seats)]
    return FlowerRowsState(options, rng, players, empty_board(), [], no_rounds(seats), Turn())
