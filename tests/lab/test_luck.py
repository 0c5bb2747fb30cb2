"""Luck and skill on made-up results, where the answer is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean

import pytest

from reihum.lab.luck import GROUPS, luck_and_parts, observed, variances
from reihum.lab.noise import estimate

Made = Callable[[Random, float, int], float]  # from the deal's own number and the seating


def made_up(result: Made, deals: int = 200, seed: int = 5) -> list[list[list[float]]]:
    """Two seatings, each played twice."""
    rng = Random(seed)
    numbers = [rng.gauss(0, 1) for _ in range(deals)]
    return [[[result(rng, deal, seating) for _ in range(2)] for seating in range(2)] for deal in numbers]


def test_pure_luck_of_the_deal_is_all_luck() -> None:
    luck, deal, play, skill, interplay = luck_and_parts([made_up(lambda rng, deal, seating: deal)])
    assert [luck, deal, play, skill, interplay] == pytest.approx([1, 1, 0, 0, 0])


def test_pure_skill_is_no_luck() -> None:
    luck, deal, play, skill, interplay = luck_and_parts([made_up(lambda rng, deal, seating: seating)])
    assert skill == pytest.approx(1)
    assert (luck, deal, play, interplay) == pytest.approx((0, 0, 0, 0))


def test_coin_flips_are_luck_but_not_the_deals() -> None:
    found = luck_and_parts([made_up(lambda rng, deal, seating: rng.randrange(2), 2000)])
    assert found == pytest.approx([1, 0, 1, 0, 0], abs=0.05)


def test_skill_that_only_some_deals_reward_is_interplay() -> None:
    found = luck_and_parts([made_up(lambda rng, deal, seating: deal if seating else -deal)])
    assert found == pytest.approx([0, 0, 0, 0, 1], abs=0.02)


def test_a_mixture_is_taken_apart() -> None:
    """Variances 4, 1, 1 and 2: the seatings' is that of -1 and +1."""
    results = made_up(
        lambda rng, deal, seating: 2 * deal + (2 * seating - 1) * (1 + deal) + rng.gauss(0, 2**0.5), 8000
    )
    found = variances(results)
    assert (found.deal, found.players, found.both, found.rest) == pytest.approx((4, 1, 1, 2), rel=0.08)


def test_small_samples_are_not_biased() -> None:
    """Many small studies of the same mixture: their mean is right, though each is rough."""
    found = [
        variances(made_up(lambda rng, deal, seating: deal + seating + rng.gauss(0, 1), 3, seed))
        for seed in range(4000)
    ]
    means = [fmean(getattr(one, part) for one in found) for part in ("deal", "players", "both", "rest")]
    assert means == pytest.approx([1, 0.25, 0, 1], abs=0.06)


def test_results_that_never_differ_have_no_luck_share() -> None:
    assert luck_and_parts([made_up(lambda rng, deal, seating: 1.0)]) == []
    assert observed(range(40), lambda deals: []) == []


def test_intervals_of_shares_hold_what_they_promise() -> None:
    """Luck is 1 of 1.25: the 95 % interval has it in most of 60 studies."""
    hits = sum(holds_the_truth(seed) for seed in range(60))
    assert hits >= 51


def holds_the_truth(seed: int) -> bool:
    results = made_up(lambda rng, deal, seating: deal + seating, 100, seed)

    def shares(deals: Sequence[int]) -> list[float]:
        return luck_and_parts([[results[deal] for deal in deals]])

    luck, *_ = observed(range(100), shares)
    assert len(luck) == GROUPS
    told = estimate(list(luck.values()))
    return told.low <= 1 / 1.25 <= told.high
