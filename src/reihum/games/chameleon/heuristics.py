"""What a good player of Chameleon does.

A row is worth what it adds to the own score, and more if it would help a rival. A card goes where it
improves a row for oneself more than for the others.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.policy import Policy, weight
from reihum.core.state import Moves, State, zeros
from reihum.core.vecs import vec
from reihum.games.chameleon.cards import DRAW, KINDS, NO_CARD, PLACE, TAKE
from reihum.games.chameleon.rules import ChameleonState
from reihum.games.chameleon.scoring import score
from reihum.games.chameleon.table import Player, Row

WAITING: Final = 9  # a row that is worth three points, and nothing to the others, is as good as waiting


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
                weights[i] = weight(WAITING)
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
        if extra != NO_CARD:
            self.held[extra] += 1
        return score(self.held, state.colours, state.violet) - score(
            player.cards, state.colours, state.violet
        )

    def weight_of_taking(self, state: ChameleonState, row: Row) -> i64:
        """Worth to oneself, and what is denied to the rival whom the row would help most."""
        own = self.gain(state, state.players[state.mover], row, NO_CARD)
        return weight(own * 3 + self.best_for_others(state, row, NO_CARD))

    def best_for_others(self, state: ChameleonState, row: Row, extra: i64) -> i64:
        best: i64 = 0
        for seat in range(state.seats):
            if seat != state.mover and not state.players[seat].out:
                best = max(best, self.gain(state, state.players[seat], row, extra))
        return best

    def weight_of_placing(self, state: ChameleonState, row: Row) -> i64:
        """Better for oneself than for the others: a full row will be taken soon."""
        own = self.gain(state, state.players[state.mover], row, state.drawn)
        return weight(2 * own - 2 * self.best_for_others(state, row, state.drawn) + 5)
