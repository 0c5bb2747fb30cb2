"""What a finished game is worth to each seat: one definition for all environments.

Rewards add up to 0, are 0 before the end, and more is always better, whatever the game counts.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reihum.core.errors import BadOption
from reihum.core.state import State

WIN: Final = "win"
SCORE: Final = "score"
REWARDS: Final = (WIN, SCORE)


def rewards(ranks: list[int]) -> list[float]:
    """A sole winner gets 1, the others share -1 evenly; who share the first place split what is due to it."""
    players, winners = len(ranks), ranks.count(1)
    won = (players - winners) / (winners * (players - 1))
    lost = -1.0 / (players - 1)
    return [won if rank == 1 else lost for rank in ranks]


def margins(ranks: list[int], scores: list[int]) -> list[float]:
    """How many points each seat is better than the average of the table."""
    average = average_of(scores)
    if scores[ranks.index(1)] == max(scores):
        return [score - average for score in scores]
    return [average - score for score in scores]  # the fewest points win


def average_of(scores: list[int]) -> float:
    """The mean of the scores."""
    total: i64 = 0
    for score in scores:
        total += score
    return int(total) / len(scores)


def rewards_of(state: State, kind: str) -> list[float]:
    """The rewards of a finished game, of the kind `win` or `score`."""
    if kind == SCORE:
        return margins(state.ranks(), state.scores())
    return rewards(state.ranks())


def check_reward(kind: str) -> str:
    """The kind of reward, if there is such a one."""
    if kind not in REWARDS:
        raise BadOption(name="reward", value=kind, allowed=", ".join(REWARDS))
    return kind
