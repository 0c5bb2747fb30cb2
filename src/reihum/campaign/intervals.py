"""Honest intervals: the games of one deal are one observation."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from statistics import fmean

CONFIDENCE = 1.96  # normal quantile of a 95 % interval
RULE_OF_THREE = 3  # what never happened in n deals happens in at most 3 / n of them, with 95 % confidence


def by_deal(values: Iterable[tuple[int, float]]) -> dict[int, float]:
    """The mean of each deal."""
    gathered: dict[int, list[float]] = defaultdict(list)
    for deal, value in values:
        gathered[deal].append(value)
    return {deal: fmean(of_deal) for deal, of_deal in gathered.items()}
