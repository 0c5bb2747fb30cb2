"""What a good human would do, as weights on legal actions: guides searches and playouts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from reihum.core.rng import Rng
from reihum.core.state import MOST_ACTIONS, Moves, State, zeros
from reihum.core.vecs import append, vec

MOST: Final = 1_000_000  # the sum of all weights stays below 2**30
EVEN: Final = 1000  # the weight of what is neither good nor bad
LEVELS: Final = 60  # likings from -30 to 29


def weight_table() -> vec[i64]:
    """A liking that is three higher makes an action about twice as likely."""
    made = vec[i64](capacity=LEVELS)
    for liking in range(-30, 30):
        made = append(made, max(1, min(MOST, int(EVEN * 1.26**liking))))
    return made


WEIGHTS: Final = weight_table()


def weight(liking: i64) -> i64:
    """The weight of an action that is liked so much: 0 is neutral, three more is twice as likely."""
    return WEIGHTS[max(0, min(LEVELS - 1, liking + 30))]


@mypyc_attr(allow_interpreted_subclasses=True)  # a game from outside may be plain Python
class Policy:
    """The policy that knows nothing: all legal actions weigh the same. A game's policy overrides `weigh`."""

    def __init__(self) -> None:
        self.weights = zeros(MOST_ACTIONS)  # one for each legal action, in the order of the moves

    def weigh(self, state: State, moves: Moves, weights: vec[i64]) -> None:
        """Set weights[i], from 1 to MOST, for moves.actions[i]; only what the mover may know counts."""
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
