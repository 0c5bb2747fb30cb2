"""Rewards add up to nothing, and whoever wins gets the most."""

from __future__ import annotations

import pytest

from reihum.adapters.rewards import REWARDS, check_reward, margins, rewards, rewards_of
from reihum.core.errors import BadOption
from reihum.core.play import playout
from reihum.core.rng import seeded
from reihum.core.state import Moves
from reihum.testing.configurations import Configuration
from tests.contract.configurations import DEFAULTS


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        ([1, 2], [1, -1]),
        ([3, 1, 2], [-0.5, 1, -0.5]),
        ([1, 1, 3, 4], [1 / 3, 1 / 3, -1 / 3, -1 / 3]),
        ([1, 1, 1, 4], [1 / 9, 1 / 9, 1 / 9, -1 / 3]),
        ([1, 1, 1], [0, 0, 0]),
    ],
)
def test_a_sole_winner_gets_one_and_ties_split(ranks: list[int], expected: list[float]) -> None:
    assert rewards(ranks) == pytest.approx(expected)


def test_margins_are_better_for_the_better_whichever_way_points_count() -> None:
    assert margins([1, 2, 3], [9, 6, 0]) == [4, 1, -5]
    assert margins([3, 2, 1], [9, 6, 0]) == [-4, -1, 5]
    assert margins([1, 1], [7, 7]) == [0, 0]


@pytest.mark.parametrize("configuration", DEFAULTS, ids=str)
def test_rewards_of_finished_games(configuration: Configuration) -> None:
    state = configuration.new(7)
    playout(state, seeded(8), Moves())
    for kind in REWARDS:
        found = rewards_of(state, kind)
        assert sum(found) == pytest.approx(0)
        assert found[state.ranks().index(1)] == max(found) > min(found)


def test_other_kinds_of_reward_are_refused() -> None:
    with pytest.raises(BadOption):
        check_reward("glory")
