"""Where bots, hints and analyses are thought out: processes beside the event loop, or a Ray cluster."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import Any, ParamSpec, TypeVar

import msgspec

import reihum
from reihum.bots import make_bot
from reihum.bots.analysis import Decision, Prospect, decision, prospects
from reihum.campaign.cluster import join
from reihum.core.errors import BadOption
from reihum.core.game import Game
from reihum.core.rng import Rng, seeded
from reihum.core.state import State
from reihum.records.record import can_be_taken_back

P = ParamSpec("P")
T = TypeVar("T")

HINT_SIMULATIONS = 2000


# --- what runs in another process ------------------------------------------------------------------
def choose_turn(game_id: str, position: bytes, level: str) -> list[int]:
    """A bot's steps up to the one that commits, in a position that its seat cannot tell from the true one."""
    game = reihum.game(game_id)
    state = restored(game, position)
    rng = fresh()
    player = make_bot(level, game)
    steps: list[int] = []
    while True:
        before = state.clone()
        action = player.choose(state, rng)
        steps.append(action)
        state.apply(action)
        if not can_be_taken_back(before, action, state):
            return steps


def look_ahead(game_id: str, position: bytes) -> list[Prospect]:
    """What a strong player thinks of the legal actions, the best first."""
    game = reihum.game(game_id)
    return prospects(game, restored(game, position), HINT_SIMULATIONS, fresh())


def weigh(game_id: str, places: list[tuple[int, int, bytes]], simulations: int) -> list[Decision]:
    """Some decisions of a finished game, each as (ply, action, position)."""
    game = reihum.game(game_id)
    rng = fresh()
    return [
        decision(game, restored(game, position), action, ply, simulations, rng)
        for ply, action, position in places
    ]


def restored(game: Game[Any], position: bytes) -> State:
    state: State = game.from_position(msgspec.json.decode(position))
    return state


def fresh() -> Rng:
    return seeded(secrets.randbits(64))


def guessed(state: State, seat: int) -> bytes:
    """The position as this seat might imagine it: nothing it cannot know is in there (G-5)."""
    imagined = state.clone()
    imagined.resample(seat, fresh())
    return msgspec.json.encode(imagined.position())


# --- where it is started ----------------------------------------------------------------------------
class Thinking:
    """Runs functions elsewhere and waits for what they give."""

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        raise NotImplementedError

    def close(self) -> None:
        """End what is running."""


class InProcesses(Thinking):
    """Some processes of this machine; one that dies takes its pool along, and a new pool goes on."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")  # a fork would copy open sockets and locks
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=follow_the_server)

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        pool = self.pool
        try:
            return await asyncio.wrap_future(pool.submit(function, *args, **kwargs))
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = self.new_pool()
            return await asyncio.wrap_future(self.pool.submit(function, *args, **kwargs))

    def close(self) -> None:
        processes = list((self.pool._processes or {}).values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:  # a search of seconds is not waited for: its move is made after a restart
            process.terminate()


def follow_the_server() -> None:
    """Ctrl+C is for the server alone; but if it dies, nobody is left to think for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None
    Thread(target=end_after, args=(server.join,), daemon=True).start()


def end_after(wait: Callable[[], None]) -> None:
    wait()
    os._exit(0)


class OnRay(Thinking):
    """A Ray cluster."""

    def __init__(self, address: str) -> None:
        self.ray = join(address)

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        thought: T = await self.ray.remote(function).remote(*args, **kwargs)
        return thought

    def close(self) -> None:
        self.ray.shutdown()


def thinking_at(where: str, workers: int) -> Thinking:
    """`local`, `ray` or `ray=ADDRESS`."""
    kind, _, address = where.partition("=")
    if kind == "ray":
        return OnRay(address)
    if where != "local":
        raise BadOption(name="thinking", value=where, allowed="local, ray, ray=ADDRESS")
    return InProcesses(workers)
