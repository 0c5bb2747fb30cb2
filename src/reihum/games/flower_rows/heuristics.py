"""What a good player of Flower Rows does: lay where a good tile is to be had, rob for it, draw what joins
the own stones, and get rid of the rest before somebody ends the round."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.policy import Policy, weight
from reihum.core.state import Moves, State
from reihum.core.vecs import vec
from reihum.games.flower_rows.circle import distance, high_bit, low_bit, lowest
from reihum.games.flower_rows.draft import NONE
from reihum.games.flower_rows.robbing import can_rob_alone, can_rob_both
from reihum.games.flower_rows.rows import FLOWERS, Row
from reihum.games.flower_rows.rules import FlowerRowsState
from reihum.games.flower_rows.stones import (
    ADD,
    ADDING,
    BLIND,
    BUILDING,
    DRAWING,
    JOKER,
    LAY,
    PLACE,
    PLACING,
    ROB,
    ROBBING,
    ROBBING_MORE,
    START,
    STONE,
    STOP,
    SWAP,
    SWAPPING,
    TAKE,
)
from reihum.games.flower_rows.worth import NEVER, Worth

BEST: Final = 25  # the liking of the best action
NEARBY: Final = 4  # two stones worth robbing together are at most so many places apart


@final
class FlowerRowsPolicy(Policy):
    """Every step is worth what the turn it leads to is worth; the best one is liked most."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = Worth()
        self.scale: i64 = 2  # tenths of a point that make a liking

    def weigh(self, state: State, moves: Moves, weights: vec[i64]) -> None:
        assert isinstance(state, FlowerRowsState)
        self.worth.look(state)
        phase = state.phase
        if phase == START:
            self.start(state, moves, weights)
        elif phase == DRAWING:
            self.draw_again(state, moves, weights)
        elif phase == BUILDING:
            self.build(state, moves, weights)
        elif phase == ADDING:
            self.add(state, moves, weights)
        elif phase == PLACING:
            self.place(state, moves, weights)
        elif phase in (ROBBING, ROBBING_MORE):
            self.rob(state, moves, weights)
        elif phase == SWAPPING:
            for i in range(moves.count):
                weights[i] = self.worth.given(moves.actions[i] - STONE)
        else:  # a joker for a row of three: hardly ever refused
            for i in range(moves.count):
                weights[i] = self.worth.knobs.joker if moves.actions[i] == TAKE else 0
        self.compare(moves, weights)

    def compare(self, moves: Moves, weights: vec[i64]) -> None:
        """From values to weights: what is worse than the best is liked less."""
        best = weights[0]
        for i in range(1, moves.count):
            best = max(best, weights[i])
        for i in range(moves.count):
            weights[i] = weight(BEST - (best - weights[i]) // self.scale)

    # --- the turn's action ---------------------------------------------------------------------------
    def start(self, state: FlowerRowsState, moves: Moves, weights: vec[i64]) -> None:
        worth = self.worth
        knobs = worth.knobs
        worth.look_at_table(state)
        player = state.players[state.mover]
        state.prospect.look(player.low, player.high, player.jokers)
        for i in range(moves.count):
            action = moves.actions[i]
            if action >= STONE:
                weights[i] = worth.draw + worth.drawn(action - STONE)
            elif action >= ADD:
                weights[i] = knobs.add + self.best_adding(state.rows[action - ADD])
            elif action >= ROB:
                weights[i] = self.best_robbery(state, state.rows[action - ROB])
            elif action >= SWAP:
                weights[i] = self.best_swap(state, action - SWAP)
            elif action == LAY:
                weights[i] = worth.best_own_row()
            elif action == BLIND:
                weights[i] = worth.draw + knobs.blind - 2 * worth.flower
            else:
                weights[i] = 0

    def draw_again(self, state: FlowerRowsState, moves: Moves, weights: vec[i64]) -> None:
        """A second stone costs no turn, but flowers if the round is about to end."""
        worth = self.worth
        knobs = worth.knobs
        worth.look_at_table(state)
        for i in range(moves.count):
            action = moves.actions[i]
            if action == STOP:
                weights[i] = 0
            elif action == BLIND:
                weights[i] = knobs.second + knobs.blind - 2 * worth.flower
            else:
                weights[i] = knobs.second + worth.drawn(action - STONE)

    def best_swap(self, state: FlowerRowsState, joker: i64) -> i64:
        """A joker for a number costs no turn: before all else, unless the number is dear."""
        worth = self.worth
        row = state.rows[state.row_of_joker(joker)]
        place = state.place_of_joker(joker)
        low = row.swap_low & worth.low
        high = row.swap_high & worth.high
        best = NEVER
        while (low | high) != 0:
            number = lowest(low, high)
            low &= ~low_bit(number)
            high &= ~high_bit(number)
            if row.can_replace(number, place):
                best = max(best, worth.given(number))
        if best + worth.knobs.joker > 0:
            return 1000
        return 0

    # --- robbing -------------------------------------------------------------------------------------
    def best_robbery(self, state: FlowerRowsState, row: Row) -> i64:
        best = NEVER
        for place in range(row.size):
            best = max(best, self.robbery_from(state, row, place))
        return best

    def robbery_from(self, state: FlowerRowsState, row: Row, place: i64) -> i64:
        """The best robbery that takes this stone first, alone or with one a little further behind."""
        best = NEVER
        if can_rob_alone(row, place, state.prospect):
            best = self.robbery(row, place, place)
        for too in range(place + 1, min(place + NEARBY, row.size - 1) + 1):
            if can_rob_both(row, place, too, state.prospect):
                best = max(best, self.robbery(row, place, too))
        return best

    def robbery(self, row: Row, place: i64, too: i64) -> i64:
        """A robbed joker would be spent at once: better leave it, or swap for it."""
        first = row.stones[place]
        second = row.stones[too]
        if first == JOKER or second == JOKER:
            return -100
        return self.worth.with_robbed(first, NONE if too == place else second)

    def rob(self, state: FlowerRowsState, moves: Moves, weights: vec[i64]) -> None:
        row = state.rows[state.target]
        player = state.players[state.mover]
        state.prospect.look(player.low, player.high, player.jokers)
        for i in range(moves.count):
            action = moves.actions[i]
            if state.phase == ROBBING:
                weights[i] = self.robbery_from(state, row, action - PLACE)
            elif action == STOP:
                weights[i] = self.robbery(row, state.place, state.place)
            else:
                weights[i] = self.robbery(row, state.place, action - PLACE)

    # --- building ------------------------------------------------------------------------------------
    def build(self, state: FlowerRowsState, moves: Moves, weights: vec[i64]) -> None:
        """Each next stone by the best row that it can lead to."""
        worth = self.worth
        draft = state.draft
        flowers: i64 = 0
        used: i64 = 0
        for i in range(draft.size):
            flowers += FLOWERS[draft.stones[i]]
            if draft.stones[i] == JOKER:
                used += 1
        worth.held += draft.size  # robbed stones among them hardly matter
        worth.jokers += used
        worth.robbed_first = draft.first
        worth.robbed_second = draft.second
        worth.low |= low_bit(draft.first)
        worth.high |= high_bit(draft.first)
        worth.low |= low_bit(draft.second)
        worth.high |= high_bit(draft.second)
        missing = draft.missing() - draft.jokers
        for i in range(moves.count):
            action = moves.actions[i]
            if action == STOP:
                weights[i] = worth.laid(draft.size, flowers, flowers, draft.size - used, used, draft.robbed)
            elif action == STONE + JOKER:
                weights[i] = self.with_joker(state, flowers, used, missing)
            else:
                weights[i] = self.with_number(state, action - STONE, flowers, used, missing)
        worth.robbed_first = NONE
        worth.robbed_second = NONE

    def with_number(self, state: FlowerRowsState, number: i64, flowers: i64, used: i64, missing: i64) -> i64:
        draft = state.draft
        if draft.needs(number):
            missing -= 1
        all_flowers = flowers + FLOWERS[number]
        size = draft.size + 1
        return self.worth.best_from(
            number, 0, size, all_flowers, all_flowers, size - used, used, missing, draft.robbed
        )

    def with_joker(self, state: FlowerRowsState, flowers: i64, used: i64, missing: i64) -> i64:
        """A row seldom begins with a joker: it does as well behind."""
        draft = state.draft
        if draft.last == NONE:
            return -100
        return self.worth.best_from(
            draft.last,
            draft.trail + 1,
            draft.size + 1,
            flowers,
            flowers,
            draft.size - used,
            used + 1,
            missing,
            draft.robbed,
        )

    # --- adding --------------------------------------------------------------------------------------
    def best_adding(self, row: Row) -> i64:
        """All that one would add to this row in a turn; everything, if that ends the round."""
        worth = self.worth
        total: i64 = 0
        low = row.fit_low & worth.low
        high = row.fit_high & worth.high
        while (low | high) != 0:
            number = lowest(low, high)
            low &= ~low_bit(number)
            high &= ~high_bit(number)
            total += max(worth.given(number), 0)
        if worth.all_go(row):
            return total + worth.end
        return total

    def add(self, state: FlowerRowsState, moves: Moves, weights: vec[i64]) -> None:
        """Stones that are of no use for a new row; all of them, if that ends the round.

        Inside first, then behind, then in front, from the row outwards: so nothing is shut out.
        """
        worth = self.worth
        row = state.rows[state.target]
        ends = worth.all_go(row)
        for i in range(moves.count):
            action = moves.actions[i]
            if action == STOP:
                weights[i] = 0
            elif action == STONE + JOKER:
                weights[i] = 20 if ends and (worth.low | worth.high) == 0 else -worth.knobs.joker
            else:
                number = action - STONE
                gain = worth.given(number)
                if gain > 0 or ends:
                    gain = 100 + self.order(row, number)
                weights[i] = gain

    def order(self, row: Row, number: i64) -> i64:
        if row.fits(number, row.size):
            return 30 - 4 * distance(row.stones[row.size - 1], number) % 100
        if row.fits(number, 0):
            return 10 - 4 * distance(number, row.stones[0]) % 100
        return 50

    def place(self, state: FlowerRowsState, moves: Moves, weights: vec[i64]) -> None:
        """The same order: a place inside leaves both ends open."""
        row = state.rows[state.target]
        for i in range(moves.count):
            place = moves.actions[i] - PLACE
            if place == 0:
                weights[i] = 0
            elif place == row.size:
                weights[i] = 20
            else:
                weights[i] = 40
