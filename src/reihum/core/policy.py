"""What a good human would do, as weights on legal actions: guides searches and playouts."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.rng import Rng
from reihum.core.state import Moves, State, zeros
from reihum.core.vecs import vec


class Policy:
    """The policy that knows nothing: all legal actions weigh the same. A game's policy overrides `weigh`."""

    def __init__(self) -> None:
        self.weights = zeros(512)  # one for each legal action, in the order of the moves

    def weigh(self, state: State, moves: Moves, weights: vec[i64]) -> None:
        """Set weights[i], from 1 to 1000, for moves.actions[i]; only what the mover may know counts."""
        for i in range(moves.count):
            weights[i] = 1

    def pick(self, state: State, rng: Rng, moves: Moves) -> i64:
        """A legal action at random, in proportion to the weights."""
        state.fill(moves)
        if moves.count == 1:
            return moves.actions[0]
        self.weigh(state, moves, self.weights)
        total: i64 = 0
        for i in range(moves.count):
            total += self.weights[i]
        left = rng.below(total)
        chosen: i64 = 0
        while left >= self.weights[chosen]:
            left -= self.weights[chosen]
            chosen += 1
        return moves.actions[chosen]

    def best(self, state: State, rng: Rng, moves: Moves) -> i64:
        """The legal action of most weight; among equals, one at random."""
        state.fill(moves)
        self.weigh(state, moves, self.weights)
        chosen: i64 = 0
        equals: i64 = 1
        for i in range(1, moves.count):
            if self.weights[i] > self.weights[chosen]:
                chosen = i
                equals = 1
            elif self.weights[i] == self.weights[chosen]:
                equals += 1
                if rng.below(equals) == 0:
                    chosen = i
        return moves.actions[chosen]
