"""What a good player of Higher card does, as weights."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reihum.core.policy import Policy, weight
from reihum.core.state import Moves, State

from higher_card import material as m
from higher_card.engine.state import HigherCardState
from higher_card.engine.trick import would_win

if TYPE_CHECKING:  # the types of the compiled engine; this module is plain Python
    from mypy_extensions import i64
    from reihum.core.vecs import vec

WINNING = 15  # the liking of a card that would win; three more is twice as likely
DEAREST = 3  # cards of this difference are one liking apart


class HigherCardPolicy(Policy):
    """Win as cheaply as possible; if that cannot be, throw away the lowest card."""

    def weigh(self, state: State, moves: Moves, weights: vec[i64]) -> None:
        assert isinstance(state, HigherCardState)
        for i in range(moves.count):
            card = m.card_of(moves.actions[i])
            winning = WINNING if would_win(card, state.table) else 0
            weights[i] = weight(winning - card // DEAREST)
