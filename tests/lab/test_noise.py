"""Intervals, differences, and how many games they need."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from reihum.lab.noise import Estimate, chance_of, estimate, holds, needed, paired, student


@pytest.mark.parametrize(("freedom", "quantile"), [(5, 2.571), (19, 2.093), (60, 2.000), (1000, 1.962)])
def test_quantiles_of_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.006)


def test_an_interval_by_hand() -> None:
    told = estimate([1, 2, 3, 4, 5])
    assert told.value == 3
    assert told.high - told.value == pytest.approx(2.776 * 1.5811 / 5**0.5, rel=0.01)
    assert estimate([7.0]).high == inf


def test_shares_stay_between_nothing_and_all() -> None:
    assert estimate([0.0, 0.0, 1.0], share=True).low == 0
    below = estimate([-0.3, -0.2, -0.1], share=True)
    assert (below.value, below.low) == (0, 0)
    assert below.high > 0.1  # it is not as sure as that
    never = estimate([0.0] * 100, share=True)
    assert (never.low, never.high) == (0, 0.03)  # the rule of three


def test_differences_are_made_on_equal_deals() -> None:
    """What both settings share cancels out: 5 and 9 alone would be nowhere near."""
    assert paired({0: 1.0, 1: 5.0, 2: 9.0}, {1: 5.5, 2: 9.5, 3: 0.0}) == [0.5, 0.5]


def test_the_needed_number_is_enough_in_four_of_five_studies() -> None:
    count = needed(deviation=1.0, difference=0.25)
    assert count == 126
    rng = Random(4)
    studies = [estimate([rng.gauss(0.25, 1) for _ in range(count)]) for _ in range(400)]
    assert 0.74 < sum(one.low > 0 for one in studies) / 400 < 0.86
    assert needed(1.0, 0.0) is None
    assert Estimate(0, 0, 0, 126, 1.0).shows() == pytest.approx(0.25, abs=0.001)


def test_chances_of_a_difference() -> None:
    assert chance_of(Estimate(0.196, 0, 0, 100, 1.0)) == pytest.approx(0.0528, abs=0.002)  # t = 1.96
    assert chance_of(Estimate(0, 0, 0, 100, 0.0)) == 1
    assert chance_of(Estimate(1, 1, 1, 100, 0.0)) == 0


def test_many_differences_need_more_to_hold() -> None:
    assert holds([0.04]) == [True]
    assert holds([0.04, 0.04]) == [False, False]
    assert holds([0.04, 0.001, 0.02, 0.3]) == [False, True, False, False]
    assert holds([0.01, 0.02, 0.04]) == [True, True, True]
