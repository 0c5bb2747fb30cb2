"""Randomness: fast and fair generators."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reihum.core.errors import BadGenerator
from reihum.core.rng import STATES, FairRng, FastRng, Rng, commitment, load_rng, seeded

SEED = bytes(range(32))


def test_g_1_a_seed_gives_the_same_numbers_on_every_build() -> None:
    """Pinned: whoever changes the generator changes every seeded game."""
    rng = seeded(7)
    assert [rng.below(1000) for _ in range(8)] == [923, 711, 5, 601, 170, 463, 963, 98]
    fair = FairRng(SEED)
    assert [fair.below(1000) for _ in range(8)] == [22, 382, 596, 531, 436, 445, 938, 896]


def test_the_fair_numbers_are_hmac_sha_256_over_a_counter() -> None:
    """Written down again from the description, so that anyone can check a shuffle without this program."""
    fair = FairRng(SEED)
    for counter in range(50):
        block = hmac.new(SEED, counter.to_bytes(8, "big"), hashlib.sha256).digest()
        assert fair.below(52) == int.from_bytes(block[:7], "big") % 52  # a rejected draw is rarer than 2**-50


def test_a_fair_draw_that_would_favour_low_numbers_is_drawn_again() -> None:
    """With n just above half of the range of a draw, about half of the draws are rejected."""
    fair = FairRng(SEED)
    n = 2**55 + 1
    drawn = [fair.below(n) for _ in range(20)]
    assert all(0 <= number < n for number in drawn)
    assert fair.counter > 25


def test_the_commitment_binds_to_the_seed() -> None:
    assert FairRng(SEED).commitment() == commitment(SEED)
    assert commitment(SEED) == hashlib.sha256(b"reihum fair seed\n" + SEED).hexdigest()
    assert commitment(bytes(32)) != commitment(SEED)


def test_fresh_seeds_differ() -> None:
    assert FairRng.fresh().seed != FairRng.fresh().seed


@pytest.mark.parametrize("rng", [seeded(3), FairRng(SEED)], ids=["fast", "fair"])
def test_numbers_are_spread_evenly(rng: Rng) -> None:
    counts = [0] * 10
    for _ in range(20_000):
        counts[rng.below(10)] += 1
    assert all(1800 < count < 2200 for count in counts)


@pytest.mark.parametrize("rng", [seeded(5), FairRng(SEED)], ids=["fast", "fair"])
def test_clones_and_saved_generators_go_on_alike(rng: Rng) -> None:
    rng.below(9)
    others = [rng.clone(), load_rng(rng.save())]
    numbers = [rng.below(1000) for _ in range(20)]
    for other in others:
        assert [other.below(1000) for _ in range(20)] == numbers


def test_forks_are_generators_of_their_own() -> None:
    rng = seeded(9)
    first, second = rng.fork(), rng.fork()
    assert [first.below(1000) for _ in range(5)] != [second.below(1000) for _ in range(5)]


@given(st.integers())
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert 0 < seeded(seed).state < STATES
    assert seeded(seed).state == seeded(seed).state


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "slow:1",
        "fast:",
        "fast:0",
        "fast:-1",
        "fast:zz",
        f"fast:{STATES:x}",
        "fair:00:1",
        "fair::",
        "fair:zz:0",
        f"fair:{SEED.hex()}:{'f' * 17}",
        f"fair:{SEED.hex()}:-1",
        f"fair:{SEED.hex()}",
    ],
)
def test_broken_generators_are_refused(text: str) -> None:
    with pytest.raises(BadGenerator):
        load_rng(text)


@given(st.text(max_size=30))
def test_garbage_is_no_generator(text: str) -> None:
    with pytest.raises(BadGenerator):
        load_rng("?" + text)


def test_the_generator_runs_through_its_states() -> None:
    rng = FastRng(STATES - 1)
    seen = {rng.below(2**30) for _ in range(100)}
    assert len(seen) > 90
