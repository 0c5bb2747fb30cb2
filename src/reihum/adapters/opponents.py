"""The seats that do not learn, compiled: they choose as the bots of the same names do."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.policy import Policy
from reihum.core.rng import Rng
from reihum.core.state import Moves, State

HUNDRED: Final = 100


@final
class Opponent:
    """By the game's policy, which looks only at what the seat may know; now and then anything at all."""

    def __init__(self, policy: Policy, greedy: bool, slips: i64) -> None:
        self.policy = policy
        self.greedy = greedy  # what the policy likes best; else its weights are chances
        self.slips: i64 = slips  # in a hundred; at a hundred it plays at random
        self.moves = Moves()

    def choose(self, state: State, rng: Rng) -> i64:
        if self.slips > 0 and rng.below(HUNDRED) < self.slips:
            return state.pick(rng, self.moves)
        if self.greedy:
            return self.policy.best(state, rng, self.moves)
        return self.policy.pick(state, rng, self.moves)
