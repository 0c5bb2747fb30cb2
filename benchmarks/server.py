"""The table server under load: `python -m benchmarks.server [--postgres ADDRESS]` (Linux, two cores).

`reihum serve` has one core, the players the other. Three runs on each store: tables of four that play random
moves as fast as these are acknowledged; 200 tables with a move a second each; tables that just wait. A
database of its own is made on the PostgreSQL server, and dropped.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import resource
import tempfile
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import uvloop
from benchmarks.child import LOAD_CORE, Server, own_database, serving
from benchmarks.load import SEATS, FrontDoor, LoadTable

MOVES_A_GAME = 75  # about: how many tables a run needs
WARM, FEW, MANY = 50, 250, 1_000  # idle tables
OPENED_AT_ONCE = 10
QUIET = 1.0  # seconds for the server to come to rest


@dataclass
class Played:
    """What a run of moves took."""

    moves: int
    seconds: float
    cpu: float
    waited: float
    mover: list[float] = field(default_factory=list)
    last: list[float] = field(default_factory=list)

    def line(self) -> str:
        return (
            f"{self.moves / self.seconds:,.0f} moves/s, {1e6 * self.cpu / self.moves:.0f} µs CPU a move\n"
            f"    mover's update {percentiles(self.mover)} ms, last seat's {percentiles(self.last)} ms"
            f" (p50 / p95 / p99)\n"
            f"    its threads waited {self.waited / self.seconds:.0%} of the time for the core"
        )


def percentiles(delays: list[float]) -> str:
    return " / ".join(f"{1000 * at(delays, part):.2f}" for part in (0.50, 0.95, 0.99))


def at(delays: list[float], part: float) -> float:
    ordered = sorted(delays)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


# --- runs ---------------------------------------------------------------------------------------
async def open_tables(server: Server, count: int) -> list[LoadTable]:
    door = FrontDoor(server.address)
    tables: list[LoadTable] = []
    while len(tables) < count:
        some = [door.open() for _ in range(min(OPENED_AT_ONCE, count - len(tables)))]
        await asyncio.gather(*(table.connect(server.address) for table in some))
        tables += some
    gc.collect()
    gc.freeze()
    await asyncio.sleep(QUIET)
    return tables


class Measuring:
    """The server's work from now on until `played`."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.moves = 0
        self.worked, self.waited, self.begun = server.cpu(), server.waited(), time.perf_counter()

    def played(self, tables: Iterable[LoadTable]) -> Played:
        seconds = time.perf_counter() - self.begun
        server = self.server
        done = Played(self.moves, seconds, server.cpu() - self.worked, server.waited() - self.waited)
        for table in tables:
            done.mover += table.delays[0]
            done.last += table.delays[1]
        return done


async def flat_out(server: Server, at_once: int, seconds: float) -> Played:
    """Tables that play as fast as they can; one that is over makes room for the next."""
    spare = await open_tables(server, at_once + int(seconds * 4_000 / MOVES_A_GAME))
    tables = list(spare)
    run = Measuring(server)
    finished = asyncio.Event()

    def next_move(table: LoadTable) -> None:
        run.moves += 1
        if table.over:
            if not spare:
                finished.set()
                return
            table = spare.pop()
            table.when_told = next_move
        if not finished.is_set():
            table.move()

    for _ in range(at_once):
        table = spare.pop()
        table.when_told = next_move
        table.move()
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(finished.wait(), seconds)
    finished.set()
    done = run.played(tables)
    await asyncio.sleep(QUIET)
    close(tables)
    return done


async def steadily(server: Server, count: int, seconds: float) -> Played:
    """A move a second at each table, evenly spread."""
    tables = await open_tables(server, count)
    run = Measuring(server)

    async def play(table: LoadTable, begin: float) -> None:
        for turn in range(int(seconds)):
            await asyncio.sleep(max(0.0, begin + turn - time.perf_counter()))
            await table.until(lambda: table.moved_by is None)
            if table.over:
                return
            run.moves += 1
            table.move()

    await asyncio.gather(*(play(table, run.begun + number / count) for number, table in enumerate(tables)))
    await asyncio.sleep(0.5)
    done = run.played(tables)
    close(tables)
    return done


async def idle(server: Server) -> tuple[float, int]:
    """Bytes for each table that waits, a few moves played, and for the whole server with many."""
    tables = await resting(server, WARM)
    before = server.memory()
    tables += await resting(server, FEW)
    each = (server.memory() - before) / FEW
    tables += await resting(server, MANY - len(tables))
    total = server.memory()
    close(tables)
    return each, total


async def resting(server: Server, count: int) -> list[LoadTable]:
    tables = await open_tables(server, count)
    for table in tables:
        for _ in range(2 * SEATS):
            table.move()
            await table.until(lambda table=table: table.moved_by is None)  # type: ignore[misc]
    await asyncio.sleep(QUIET)
    return tables


def close(tables: list[LoadTable]) -> None:
    for table in tables:
        table.close()


# --- stores and bars ------------------------------------------------------------------------------
def bar(held: bool, what: str) -> None:
    print(f"    {'held  ' if held else 'MISSED'}  {what}")


def measure(label: str, database: str, durability: str, folder: Path, given: argparse.Namespace) -> None:
    print(f"{label}, durability {durability}", flush=True)
    if "fast" in given.runs:
        with serving(database, durability, folder) as server:
            fast = uvloop.run(flat_out(server, given.tables, given.seconds))
        print(f"  {given.tables} tables flat out: {fast.line()}")
        bar(fast.moves / fast.seconds >= 2_000, "2,000 moves/s")
    if "steady" in given.runs:
        with serving(database, durability, folder) as server:
            steady = uvloop.run(steadily(server, given.steady, given.seconds))
        print(f"  {given.steady} tables × 1 move/s: {steady.line()}")
        bar(at(steady.last, 0.99) < 0.020, "p99 under 20 ms to the last seat")
    if "idle" in given.runs:
        with serving(database, durability, folder) as server:
            each, total = uvloop.run(idle(server))
        print(f"  idle: {each / 1000:.0f} kB a table, {total / 1e6:,.0f} MB with {MANY:,} tables")
        bar(each <= 91_000, "91 kB a table")
        bar(total <= 1.5e9, f"{MANY:,} tables in 1.5 GB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--postgres", help="address of a server where a database may be made")
    parser.add_argument("--tables", type=int, default=100, help="that play at once, flat out")
    parser.add_argument("--steady", type=int, default=200, help="tables with a move a second each")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--durability", nargs="+", default=["normal", "full"])
    parser.add_argument("--runs", nargs="+", default=["fast", "steady", "idle"])
    given = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    os.sched_setaffinity(0, {LOAD_CORE})
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for durability in given.durability:
            measure("SQLite", f"sqlite:///{folder / durability}.db", durability, folder, given)
        if given.postgres:
            with own_database(given.postgres) as address:
                measure("PostgreSQL", address, "normal", folder, given)


if __name__ == "__main__":
    main()
