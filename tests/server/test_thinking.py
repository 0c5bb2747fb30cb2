"""Thinking elsewhere: bots' turns, hints and analyses in other processes, from imagined positions only."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import reihum
from reihum.campaign.cluster import NoCluster
from reihum.core.errors import BadOption
from reihum.core.rng import FairRng
from reihum.server.workers.thinking import InProcesses, choose_turn, guessed, look_ahead, thinking_at, weigh
from tests.server.luck import SEED

GAMES = pytest.mark.parametrize("game", reihum.games(), ids=lambda game: game.id)


@pytest.fixture(scope="module")
def pool() -> Iterator[InProcesses]:
    made = InProcesses(1)
    yield made
    made.close()


@GAMES
@pytest.mark.parametrize("level", ["random", "level2"])
def test_a_bots_turn_is_legal_and_ends_with_what_commits(game: Any, level: str, pool: InProcesses) -> None:
    async def play() -> None:
        state = game.new(rng=FairRng(SEED))
        for _ in range(12):
            if state.to_act() < 0:
                return
            steps = await pool.run(choose_turn, game.id, guessed(state, state.to_act()), level)
            for step in steps[:-1]:
                before = state.clone()
                state.apply(step)
                assert before.turn == state.turn
                assert not before.reveals(step)
            before = state.clone()
            state.apply(steps[-1])
            assert before.turn != state.turn or before.reveals(steps[-1])

    asyncio.run(play())


@GAMES
def test_an_imagined_position_holds_no_fair_seed(game: Any) -> None:
    rng = FairRng(SEED)
    state = game.new(rng=rng)
    assert rng.seed.hex() in msgspec.json.encode(state.position()).decode()
    assert rng.seed.hex() not in guessed(state, state.to_act()).decode()


def test_hints_and_weighed_decisions_come_from_other_processes(pool: InProcesses) -> None:
    game = reihum.game("chameleon")
    state = game.new(seed=3)
    position = guessed(state, state.to_act())

    async def ask() -> None:
        found = await pool.run(look_ahead, game.id, position)
        assert sorted(one.action for one in found) == state.legal()
        action = state.legal()[0]
        (weighed,) = await pool.run(weigh, game.id, [(7, action, position)], 50)
        assert (weighed.ply, weighed.played) == (7, game.notation(action))

    asyncio.run(ask())


def test_a_dead_worker_is_replaced(pool: InProcesses) -> None:
    state = reihum.game("chameleon").new(seed=3)
    position = guessed(state, state.to_act())

    async def ask() -> None:
        victim = await pool.run(os.getpid)
        os.kill(victim, signal.SIGKILL)
        assert await pool.run(choose_turn, "chameleon", position, "level2")
        assert await pool.run(os.getpid) != victim

    asyncio.run(ask())


def test_where_to_think_is_checked() -> None:
    with pytest.raises(BadOption):
        thinking_at("moon", 1)
    with pytest.raises(NoCluster):
        thinking_at("ray=127.0.0.1:1", 1)
