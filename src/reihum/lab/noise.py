"""Intervals, and how many games a difference needs. An observation is a deal, or a group of deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil, erfc, inf, sqrt
from statistics import fmean, stdev

from reihum.campaign.intervals import CONFIDENCE, RULE_OF_THREE

POWER = 0.8416  # normal quantile: a true difference is then found in four of five studies
SURE = 0.05  # how often an interval may miss


@dataclass(frozen=True)
class Estimate:
    """A mean, its 95 % interval, from how many observations, and how much these differ."""

    value: float
    low: float
    high: float
    count: int
    deviation: float

    def shows(self) -> float:
        """The least difference from a fixed number that so many observations would mostly show."""
        return (CONFIDENCE + POWER) * self.deviation / sqrt(self.count)


def deviation_of(shows: float, count: int) -> float:
    """The deviation behind what so many observations would show."""
    return shows * sqrt(count) / (CONFIDENCE + POWER)


def estimate(values: Sequence[float], share: bool = False) -> Estimate:
    """The mean with its interval by Student's t; shares stay between 0 and 1."""
    mean, count = fmean(values), len(values)
    deviation = stdev(values) if count > 1 else 0.0
    half = student(count - 1) * deviation / sqrt(count) if count > 1 else inf
    if share and deviation == 0:
        half = RULE_OF_THREE / count
    if share:
        mean = between(mean)  # estimates of variances may fall below zero, and the truth cannot
        return Estimate(mean, between(mean - half), between(mean + half), count, deviation)
    return Estimate(mean, mean - half, mean + half, count, deviation)


def between(share: float) -> float:
    """A share that is not below 0 and not above 1."""
    return max(0.0, min(1.0, share))


def student(freedom: int) -> float:
    """The quantile of Student's t for a 95 % interval: the first terms of Fisher's expansion."""
    z = CONFIDENCE
    first = (z**3 + z) / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    return z + first + second + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)


def chance_of(difference: Estimate) -> float:
    """How often a difference at least so large comes by chance where there is none (two-sided)."""
    if difference.deviation == 0:
        return 1.0 if difference.value == 0 else 0.0
    freedom = difference.count - 1
    t = abs(difference.value) * sqrt(difference.count) / difference.deviation
    z = t * (1 - 1 / (4 * freedom)) / sqrt(1 + t * t / (2 * freedom))
    return erfc(z / sqrt(2))


def paired(before: Mapping[int, float], after: Mapping[int, float]) -> list[float]:
    """Differences, observation by observation, where both were made."""
    return [after[unit] - before[unit] for unit in sorted(before.keys() & after.keys())]


def needed(deviation: float, difference: float) -> int | None:
    """So many observations show such a difference in four of five studies; None: there is none."""
    if difference == 0:
        return None
    return max(2, ceil(((CONFIDENCE + POWER) * deviation / difference) ** 2))


def holds(chances: Sequence[float]) -> list[bool]:
    """Which differences hold although so many were looked at: Holm's procedure."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    kept = [False] * len(chances)
    for tested, place in enumerate(order):
        if chances[place] > SURE / (len(chances) - tested):
            break
        kept[place] = True
    return kept
