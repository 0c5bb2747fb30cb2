"""What a good player of Flower Rows does: lay where a good tile is to be had, rob for it, draw what joins
the own stones, and get rid of the rest before somebody ends the round."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.policy import Policy, weight
from reihum.core.state import Moves, State
from reihum.core.vecs import vec
from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.bots import values as v
from reihum.games.flower_rows.bots.evaluation import HandEvaluator
from reihum.games.flower_rows.bots.robbery_evaluation import RobberyEvaluator
from reihum.games.flower_rows.bots.row_evaluation import RowEvaluator
from reihum.games.flower_rows.engine.circle import distance, high_bit, low_bit, lowest
from reihum.games.flower_rows.engine.rows import Row
from reihum.games.flower_rows.engine.state import FlowerRowsState
from reihum.games.flower_rows.engine.swapping import place_of_joker, row_of_joker

BEST: Final = 25  # the liking of the best action
SCALE: Final = 2  # tenths of a point that make a liking

# the order of adding, from the row outwards: so nothing is shut out (FL-R1)
INSIDE_FIRST: Final = 50
THEN_BEHIND: Final = 30
THEN_IN_FRONT: Final = 10
OUTWARDS: Final = 4  # less for each step away from the end of the row
PLACE_INSIDE: Final = 40  # a place inside leaves both ends open
PLACE_BEHIND: Final = 20
PLACE_IN_FRONT: Final = 0


@final
class FlowerRowsPolicy(Policy):
    """Every step is worth what the turn it leads to is worth; the best one is liked most."""

    def __init__(self) -> None:
        super().__init__()
        self.hand = HandEvaluator()
        self.rows = RowEvaluator(self.hand)
        self.robberies = RobberyEvaluator(self.rows)

    def weigh(self, state: State, moves: Moves, weights: vec[i64]) -> None:
        assert isinstance(state, FlowerRowsState)
        self.hand.look(state)
        phase = state.under_way.phase
        if phase == m.START:
            self.start(state, moves, weights)
        elif phase == m.DRAWING:
            self.draw_again(state, moves, weights)
        elif phase == m.BUILDING:
            self.build(state, moves, weights)
        elif phase == m.ADDING:
            self.add(state, moves, weights)
        elif phase == m.PLACING:
            self.place(state, moves, weights)
        elif phase in (m.ROBBING, m.ROBBING_MORE):
            self.rob(state, moves, weights)
        elif phase == m.SWAPPING:
            for i in range(moves.count):
                weights[i] = self.hand.given(moves.actions[i] - m.STONE)
        else:  # a joker for a row of three: hardly ever refused
            for i in range(moves.count):
                weights[i] = v.JOKER if moves.actions[i] == m.TAKE else 0
        self.compare(moves, weights)

    def compare(self, moves: Moves, weights: vec[i64]) -> None:
        """From values to weights: what is worse than the best is liked less."""
        best = weights[0]
        for i in range(1, moves.count):
            best = max(best, weights[i])
        for i in range(moves.count):
            weights[i] = weight(BEST - (best - weights[i]) // SCALE)

    # --- the turn's action ---------------------------------------------------------------------------
    def start(self, state: FlowerRowsState, moves: Moves, weights: vec[i64]) -> None:
        self.hand.look_at_rows(state.rows)
        self.robberies.look(self.hand)
        for i in range(moves.count):
            weights[i] = self.beginning(state, moves.actions[i])

    def beginning(self, state: FlowerRowsState, action: i64) -> i64:
        """What it is worth to begin a turn so."""
        hand = self.hand
        if action >= m.STONE:
            return hand.draw + hand.drawn(action - m.STONE)
        if action >= m.ADD:
            return v.ADD + hand.added(state.rows[action - m.ADD])
        if action >= m.ROB:
            return self.robberies.best(state.rows[action - m.ROB])
        if action >= m.SWAP:
            return self.best_swap(state, action - m.SWAP)
        if action == m.LAY:
            return self.rows.best_own_row()
        if action == m.BLIND:
            return hand.draw + hand.drawn_blind()
        return 0

    def draw_again(self, state: FlowerRowsState, moves: Moves, weights: vec[i64]) -> None:
        """A second stone costs no turn, but flowers if the round is about to end."""
        hand = self.hand
        hand.look_at_rows(state.rows)
        for i in range(moves.count):
            action = moves.actions[i]
            if action == m.STOP:
                weights[i] = 0
            elif action == m.BLIND:
                weights[i] = v.SECOND + hand.drawn_blind()
            else:
                weights[i] = v.SECOND + hand.drawn(action - m.STONE)

    def best_swap(self, state: FlowerRowsState, joker: i64) -> i64:
        """A joker for a number, unless the number is dear."""
        row = state.rows[row_of_joker(state.rows, joker)]
        place = place_of_joker(state.rows, joker)
        low = row.swap_low & self.hand.low
        high = row.swap_high & self.hand.high
        best = v.NEVER
        while (low | high) != 0:
            number = lowest(low, high)
            low &= ~low_bit(number)
            high &= ~high_bit(number)
            if row.can_replace(number, place):
                best = max(best, self.hand.given(number))
        if best + v.JOKER > 0:
            return v.SWAP
        return 0

    # --- robbing and building ------------------------------------------------------------------------
    def rob(self, state: FlowerRowsState, moves: Moves, weights: vec[i64]) -> None:
        turn = state.under_way
        row = state.rows[turn.target]
        self.robberies.look(self.hand)
        for i in range(moves.count):
            action = moves.actions[i]
            if turn.phase == m.ROBBING:
                weights[i] = self.robberies.best_from(row, action - m.PLACE)
            elif action == m.STOP:
                weights[i] = self.robberies.alone(row, turn.place)
            else:
                weights[i] = self.robberies.both(row, turn.place, action - m.PLACE)

    def build(self, state: FlowerRowsState, moves: Moves, weights: vec[i64]) -> None:
        """Each next stone by the best row that it can lead to."""
        rows = self.rows
        rows.look_at(state.under_way.new_row)
        for i in range(moves.count):
            action = moves.actions[i]
            if action == m.STOP:
                weights[i] = rows.laid_now()
            elif action == m.STONE + m.JOKER:
                weights[i] = rows.with_joker()
            else:
                weights[i] = rows.with_number(action - m.STONE)

    # --- adding --------------------------------------------------------------------------------------
    def add(self, state: FlowerRowsState, moves: Moves, weights: vec[i64]) -> None:
        """Stones that are of no use for a new row; all of them, if that ends the round."""
        hand = self.hand
        row = state.rows[state.under_way.target]
        ends = hand.all_go(row)
        for i in range(moves.count):
            action = moves.actions[i]
            if action == m.STOP:
                weights[i] = 0
            elif action == m.STONE + m.JOKER:
                weights[i] = v.LAST_JOKER if ends and (hand.low | hand.high) == 0 else -v.JOKER
            else:
                number = action - m.STONE
                gain = hand.given(number)
                if gain > 0 or ends:
                    gain = v.ADD_STONE + order(row, number)
                weights[i] = gain

    def place(self, state: FlowerRowsState, moves: Moves, weights: vec[i64]) -> None:
        """The same order."""
        row = state.rows[state.under_way.target]
        for i in range(moves.count):
            place = moves.actions[i] - m.PLACE
            if place == 0:
                weights[i] = PLACE_IN_FRONT
            elif place == row.size:
                weights[i] = PLACE_BEHIND
            else:
                weights[i] = PLACE_INSIDE


def order(row: Row, number: i64) -> i64:
    """The sooner a number is to be added, the more."""
    if row.fits(number, row.size):
        return THEN_BEHIND - OUTWARDS * distance(row.stones[row.size - 1], number) % 100
    if row.fits(number, 0):
        return THEN_IN_FRONT - OUTWARDS * distance(number, row.stones[0]) % 100
    return INSIDE_FIRST
