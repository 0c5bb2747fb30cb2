"""What a good player of Chameleon does: a row is worth what it adds to the own score, and more if it
would help the others; a card is put where it spoils a rival's row or improves one for oneself."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from reihum.core.policy import Policy, weight
from reihum.core.state import Moves, State, zeros
from reihum.core.vecs import vec
from reihum.games.chameleon.cards import DRAW, KINDS, PLACE, TAKE
from reihum.games.chameleon.rules import ChameleonState
from reihum.games.chameleon.scoring import score
from reihum.games.chameleon.table import Player, Row


@final
class ChameleonPolicy(Policy):
    """Weights by what the score table makes of a row."""

    def __init__(self) -> None:
        super().__init__()
        self.held = zeros(KINDS)

    def weigh(self, state: State, moves: Moves, weights: vec[i64]) -> None:
        assert isinstance(state, ChameleonState)
        for i in range(moves.count):
            action = moves.actions[i]
            if action == DRAW:
                weights[i] = self.weight_of_drawing(state)
            elif action >= TAKE:
                weights[i] = self.weight_of_taking(state, state.rows[action - TAKE])
            else:
                weights[i] = self.weight_of_placing(state, state.rows[action - PLACE])

    def gain(self, state: ChameleonState, player: Player, row: Row, extra: i64) -> i64:
        """Points that the row, with one card more if `extra` is a card, would add to a player."""
        for kind in range(KINDS):
            self.held[kind] = player.cards[kind]
        for i in range(row.size):
            self.held[row.cards[i]] += 1
        if extra >= 0:
            self.held[extra] += 1
        return score(self.held, state.colours, state.violet) - score(
            player.cards, state.colours, state.violet
        )

    def weight_of_taking(self, state: ChameleonState, row: Row) -> i64:
        own = self.gain(state, state.players[state.mover], row, -1)
        return weight(own * 3 + self.best_for_others(state, row))

    def best_for_others(self, state: ChameleonState, row: Row) -> i64:
        """What is denied to the rival whom the row would help most."""
        best: i64 = 0
        for seat in range(state.seats):
            if seat != state.mover and not state.players[seat].out:
                best = max(best, self.gain(state, state.players[seat], row, -1))
        return best

    def weight_of_drawing(self, state: ChameleonState) -> i64:
        return weight(9)

    def weight_of_placing(self, state: ChameleonState, row: Row) -> i64:
        """Better for oneself than for the others: a full row will be taken soon."""
        own = self.gain(state, state.players[state.mover], row, state.drawn)
        others: i64 = 0
        for seat in range(state.seats):
            if seat != state.mover and not state.players[seat].out:
                others = max(others, self.gain(state, state.players[seat], row, state.drawn))
        return weight(2 * own - 2 * others + 5)
