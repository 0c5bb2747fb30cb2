"""What a good player of Stack Run does: the stack's top card comes first; hand cards are laid where they
bring a pile nearer to that card, or empty the hand, and not where they serve a rival's open top card."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.policy import LEVELS, Policy, weight
from reihum.core.state import MOST_ACTIONS, Moves, State, zeros
from reihum.core.vecs import vec
from reihum.games.stack_run.bots.evaluation import WORST, ActionEvaluator
from reihum.games.stack_run.engine.state import StackRunState

STEP: Final = 20  # a difference of three such steps makes an action half as likely


@final
class StackRunPolicy(Policy):
    """Weights by the chance that the top card of a stack can be laid, the mover's and the rivals'."""

    def __init__(self) -> None:
        super().__init__()
        self.values = zeros(MOST_ACTIONS)
        self.evaluator = ActionEvaluator()

    def weigh(self, state: State, moves: Moves, weights: vec[i64]) -> None:
        assert isinstance(state, StackRunState)
        best = WORST
        for i in range(moves.count):
            value = self.evaluator.value(state, moves.actions[i])
            self.values[i] = value
            best = max(best, value)
        for i in range(moves.count):
            weights[i] = weight_below(best - self.values[i])


def weight_below(difference: i64) -> i64:
    """The weight of an action that is so much worse than the best one; steps are smoothed."""
    liking: i64 = LEVELS // 2 - 1 - difference // STEP
    upper = weight(liking)
    return upper - (upper - weight(liking - 1)) * (difference % STEP) // STEP
