"""What a good player of Higher card does, as weights."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.policy import Policy, weight
from reihum.core.state import Moves, State
from reihum.core.vecs import vec
from tests.toy.rules import HigherCardState


class HigherCardPolicy(Policy):
    """Win as cheaply as possible; if that cannot be, throw away the lowest card."""

    def weigh(self, state: State, moves: Moves, weights: vec[i64]) -> None:
        assert isinstance(state, HigherCardState)
        highest = max(state.table, default=0)
        for i in range(moves.count):
            card = moves.actions[i] + 1
            winning = 15 if card > highest else 0
            weights[i] = weight(winning - card // 3)
