"""A state is small: searches keep many."""

from __future__ import annotations

import tracemalloc

import pytest

import reihum
from tests.contract.configurations import DEFAULTS, Configuration, random_game

MOST_BYTES = 10_000
CLONES = 200


@pytest.mark.skipif(not reihum.compiled, reason="objects of the interpreted build are larger")
@pytest.mark.parametrize("configuration", DEFAULTS, ids=str)
def test_a_state_takes_less_than_ten_kilobytes(configuration: Configuration) -> None:
    for ply, (state, _) in enumerate(random_game(configuration, 51)):
        if ply % 100 == 60:
            tracemalloc.start()
            clones = [state.clone() for _ in range(CLONES)]
            size, _ = tracemalloc.get_traced_memory()
            tracemalloc.stop()
            assert len(clones) == CLONES
            assert size / CLONES < MOST_BYTES
