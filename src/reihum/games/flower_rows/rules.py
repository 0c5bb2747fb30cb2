"""The rules of Flower Rows as a state machine: what the steps do."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.rng import Rng, load_rng
from reihum.core.state import NOBODY, Moves
from reihum.core.vecs import append, vec
from reihum.games.flower_rows.choices import Choices
from reihum.games.flower_rows.circle import high_bit, low_bit
from reihum.games.flower_rows.draft import NO_DRAFT, Draft
from reihum.games.flower_rows.position import FlowerRowsPosition, check
from reihum.games.flower_rows.robbing import robbed_draft
from reihum.games.flower_rows.rows import Row
from reihum.games.flower_rows.saving import restore, saved
from reihum.games.flower_rows.stones import (
    ADD,
    ADDING,
    BEHIND,
    BLIND,
    BUILDING,
    DRAWING,
    IN_FRONT,
    INSIDE,
    JOKER,
    LAY,
    NOBODYS,
    OPEN_PLACES,
    PASS,
    PLACE,
    PLACING,
    ROB,
    ROBBING,
    ROBBING_MORE,
    SHORTEST,
    START,
    STONE,
    STOP,
    SWAP,
    SWAPPING,
    TAKE,
    TAKING,
)
from reihum.games.flower_rows.table import Player, one_tile, tile_for

TRIES: Final = 20  # deals at random, before a turn under way gets the stones it needs


@final
class FlowerRowsState(Choices):
    """A game of Flower Rows. Supplies and the pool are hidden."""

    def clone(self) -> FlowerRowsState:
        new = FlowerRowsState(self.options, self.rng.clone(), [player.clone() for player in self.players])
        self.copy_onto(new)
        return new

    def to_act(self) -> i64:
        if self.over:
            return NOBODY
        return self.mover

    # --- steps --------------------------------------------------------------------------------------
    def step(self, action: i64) -> None:
        phase = self.phase
        if phase == START:
            self.begin(action)
        elif phase == DRAWING:
            if action != STOP:
                self.draw(action)
            self.refill()
            self.end_turn()
        elif phase == BUILDING:
            self.build(action)
        elif phase == ADDING:
            self.choose_added(action)
        elif phase == PLACING:
            self.put_in(action - PLACE)
        elif phase == ROBBING:
            self.place = action - PLACE
            self.phase = ROBBING_MORE
        elif phase == ROBBING_MORE:
            self.rob(action)
        elif phase == SWAPPING:
            self.swap(action - STONE)
        else:
            if action == TAKE:
                self.take_joker()
            self.end_turn()

    def begin(self, action: i64) -> None:
        if action == PASS:
            self.pass_on()
        elif action == LAY:
            self.draft = Draft(False)
            self.phase = BUILDING
        elif action == BLIND or action >= STONE:
            self.draw(action)
            self.phase = DRAWING
        elif action >= ADD:
            self.target = action - ADD
            self.side = INSIDE
            self.added = False
            self.phase = ADDING
        elif action >= ROB:
            self.target = action - ROB
            self.phase = ROBBING
        else:
            self.target = action - SWAP
            self.phase = SWAPPING

    def draw(self, action: i64) -> None:
        """FL-7: blind, or an open stone, which everybody sees."""
        player = self.players[self.mover]
        if action == BLIND:
            player.gain(self.from_pool())
            return
        number = action - STONE
        self.open_low &= ~low_bit(number)
        self.open_high &= ~high_bit(number)
        player.gain_openly(number)

    def swap(self, number: i64) -> None:
        """FL-18: the number into the row, its joker into the supply; then the turn goes on."""
        player = self.players[self.mover]
        r = self.row_of_joker(self.target)
        self.rows[r] = self.rows[r].with_number_for_joker(number, self.place_of_joker(self.target))
        player.lose(number)
        player.gain_openly(JOKER)
        self.phase = START

    def rob(self, action: i64) -> None:
        """FL-13: one or two stones out of the row; they must go into the new one."""
        too: i64 = NOBODYS
        if action != STOP:
            too = action - PLACE
        row = self.rows[self.target]
        self.draft = robbed_draft(row, self.place, too)
        self.rows[self.target] = row.without(self.place, too)
        self.phase = BUILDING

    def build(self, action: i64) -> None:
        if action == STOP:
            self.lay()
            return
        stone = action - STONE
        if not self.draft.needs(stone):
            self.players[self.mover].lose(stone)
        self.draft.add(stone)

    def lay(self) -> None:
        """FL-14 to FL-16: the row lies; its tile; perhaps a joker, unless the round is over (FL-21)."""
        draft = self.draft
        row = Row(self.mover, draft.stones)
        self.rows.append(row)
        self.draft = NO_DRAFT
        player = self.players[self.mover]
        tile = tile_for(row.flowers(), self.tiles)
        if tile > 0:
            self.tiles -= one_tile(tile)
            player.tiles += one_tile(tile)
        may_take = row.size == SHORTEST and not draft.robbed and self.board_jokers > 0
        if may_take and not player.is_empty():
            self.phase = TAKING
        else:
            self.end_turn()

    def take_joker(self) -> None:
        self.board_jokers -= 1
        self.players[self.mover].gain_openly(JOKER)

    def choose_added(self, action: i64) -> None:
        if action == STOP:
            self.end_turn()
            return
        self.stone = action - STONE
        self.players[self.mover].lose(self.stone)
        self.phase = PLACING

    def put_in(self, place: i64) -> None:
        """FL-17."""
        row = self.rows[self.target]
        self.rows[self.target] = row.with_stone(self.stone, place)
        if place == 0:
            self.side = IN_FRONT
        elif place == row.size:
            self.side = BEHIND
        self.added = True
        self.phase = ADDING

    def pass_on(self) -> None:
        """FL-19, FL-20."""
        passes = self.passes + 1
        self.end_turn()
        self.passes = passes
        if passes == self.seats:
            self.end_round()

    def end_turn(self) -> None:
        """FL-20: the round ends with the last stone of a supply; else clockwise to the next player."""
        self.turn += 1
        self.phase = START
        self.passes = 0
        empty = self.players[self.mover].is_empty()
        self.mover += 1
        if self.mover == self.seats:
            self.mover = 0
        if empty:
            self.end_round()

    def reveals(self, action: i64) -> bool:
        """A blind stone, refilled open stones, and the end of a round with its count."""
        if action == BLIND:
            return True
        if self.phase == DRAWING:
            return self.left > 0 and (action != STOP or self.open_count() < OPEN_PLACES)
        if action == PASS:
            return self.passes + 1 == self.seats
        ends_turn = action == STOP and (self.phase == BUILDING or self.phase == ADDING)
        return ends_turn and self.players[self.mover].is_empty()

    def resample(self, seat: i64, rng: Rng) -> None:
        """Supplies as far as they are not known, and the pool. A turn under way can still be finished."""
        self.rng = rng.fork()
        counts = self.hidden_counts(seat)
        stones = self.unseen_by(seat)
        tries: i64 = 0
        while tries == 0 or not self.can_go_on():
            rng.shuffle(stones, len(stones))
            if tries >= TRIES:
                stones = self.with_needed_last(stones)
            self.hand_out(stones, counts)
            tries += 1

    def can_go_on(self) -> bool:
        moves = Moves()
        self.fill(moves)
        return self.over or moves.count > 0

    def with_needed_last(self, stones: vec[i64]) -> vec[i64]:
        """The same stones; last those without which the player in turn could not go on."""
        player = self.players[self.mover]
        player.drop_hidden()
        for i in range(len(stones)):
            player.gain(stones[i])
        others = vec[i64](capacity=len(stones))
        needed = vec[i64](capacity=len(stones))
        for i in range(len(stones)):
            player.lose_hidden(stones[i])
            if self.can_go_on():
                others = append(others, stones[i])
            else:
                needed = append(needed, stones[i])
                player.gain(stones[i])
        for i in range(len(needed)):
            others = append(others, needed[i])
        return others

    def position(self) -> dict[str, object]:
        return saved(self)

    @staticmethod
    def from_position(position: FlowerRowsPosition) -> FlowerRowsState:
        """A game from a document of the right shape, or BadPosition if it breaks the rules."""
        check(position)
        players = [Player() for _ in range(position.players)]
        state = FlowerRowsState(position.options, load_rng(position.generator), players)
        restore(state, position)
        return state


def deal(seats: i64, options: dict[str, int | str], rng: Rng) -> FlowerRowsState:
    """Set up the first round."""
    state = FlowerRowsState(options, rng, [Player() for _ in range(seats)])
    state.set_up(state.hand())
    first = options["first_player"]
    state.starter = first if isinstance(first, int) else rng.below(seats)
    state.mover = state.starter
    return state
