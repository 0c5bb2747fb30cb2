"""Loops over whole games, compiled: random playouts, checksums and exact counts."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.policy import Policy
from reihum.core.rng import Rng
from reihum.core.state import NOBODY, Moves, State

FOLD_MASK: Final = (1 << 40) - 1
FOLD_FACTOR: Final = 1000003  # keeps the product below 2**62


@final
class PlayoutDigest:
    """What a random game came to: its length and a checksum over its actions and scores."""

    def __init__(self, steps: i64, checksum: i64) -> None:
        self.steps: i64 = steps
        self.checksum: i64 = checksum


def fold(checksum: i64, number: i64) -> i64:
    """The checksum with one number more."""
    return (checksum * FOLD_FACTOR + (number & 0xFFFF) + 1) & FOLD_MASK


def playout(state: State, rng: Rng, scratch: Moves) -> i64:
    """Play at random to the end; returns the number of steps."""
    steps: i64 = 0
    while state.to_act() != NOBODY:
        state.step(state.pick(rng, scratch))
        steps += 1
    return steps


def policy_playout(state: State, policy: Policy, rng: Rng, scratch: Moves) -> None:
    """Play to the end as the policy would, in proportion to its weights."""
    while state.to_act() != NOBODY:
        state.step(policy.pick(state, rng, scratch))


def checked_playout(state: State, rng: Rng) -> PlayoutDigest:
    """Play at random to the end, folding every action and the scores into a checksum."""
    scratch = Moves()
    steps: i64 = 0
    checksum: i64 = 0
    while state.to_act() != NOBODY:
        action = state.pick(rng, scratch)
        checksum = fold(checksum, action)
        state.step(action)
        steps += 1
    for score in state.scores():
        checksum = fold(checksum, score)
    return PlayoutDigest(steps, checksum)


def perft(state: State, depth: i64) -> i64:
    """The number of action sequences of this length from here."""
    moves = Moves()
    state.fill(moves)
    if depth <= 1:
        return moves.count if depth == 1 else 1
    total: i64 = 0
    for i in range(moves.count):
        child = state.clone()
        child.step(moves.actions[i])
        total += perft(child, depth - 1)
    return total
