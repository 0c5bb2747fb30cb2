"""Changes a second that the store takes, on one core: `python -m benchmarks.store [DATABASE …]`.

Every writer has a table of its own and waits for each acknowledgement, as a table of players does.
Without arguments: SQLite in a temporary folder, with both durabilities. A PostgreSQL database must be empty
or made by `reihum db upgrade`; the rows stay in it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import tempfile
import time
from pathlib import Path

from reihum.server.settings import Settings
from reihum.server.store import Change, Store, TableRow, Written
from reihum.server.store.engine import database_url, shown
from reihum.server.store.schema import upgrade
from reihum.table.events import Played, StoredEvent

MOVE = Played(1, [12, 13])
WRITERS = (1, 32, 200)


class Run:
    """Writers that append until the time is over."""

    def __init__(self, store: Store, seconds: float) -> None:
        self.store = store
        self.end = time.perf_counter() + seconds
        self.delays: list[float] = []

    async def write(self) -> None:
        table, guest, seq = secrets.token_urlsafe(16), secrets.token_urlsafe(16), 1
        await self.store.append(
            Change(table, 0, events=(StoredEvent(1, 0, "", None, MOVE),), opening=row(table))
        )
        while time.perf_counter() < self.end:
            begun = time.perf_counter()
            entry = StoredEvent(seq + 1, seq, guest, f"c{seq}", MOVE)
            outcome = await self.store.append(Change(table, seq, events=(entry,), row={"due_at": None}))
            self.delays.append(time.perf_counter() - begun)
            assert isinstance(outcome, Written)
            seq = outcome.seq


def row(table: str) -> TableRow:
    return TableRow(table, secrets.token_hex(5), "chameleon", 1, bytes(32), False, 4, "", b"{}", 0)


async def measure(database: str, durability: str, writers: int, seconds: float) -> None:
    store = await Store.connect(Settings(database=database, durability=durability))
    try:
        run = Run(store, seconds)
        begun, worked = time.perf_counter(), time.process_time()
        await asyncio.gather(*(run.write() for _ in range(writers)))
        passed, cpu = time.perf_counter() - begun, time.process_time() - worked
    finally:
        await store.close()
    delays = sorted(run.delays)
    p50, p99 = (1000 * delays[len(delays) * part // 100] for part in (50, 99))
    print(
        f"{shown(database).partition(':')[0]:<11} {durability:<7} {writers:>4} writers"
        f" {len(delays) / passed:>9,.0f}/s {1e6 * cpu / len(delays):>5.0f} µs CPU each"
        f"   p50 {p50:.2f} ms  p99 {p99:.2f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("database", nargs="*")
    parser.add_argument("--seconds", type=float, default=4)
    given = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as folder:
        file = f"sqlite:///{Path(folder) / 'reihum.db'}"
        jobs = [(one, "normal") for one in given.database] or [(file, "normal"), (file, "full")]
        for database, durability in jobs:
            upgrade(database_url(database))
            for writers in WRITERS:
                asyncio.run(measure(database, durability, writers, given.seconds))


if __name__ == "__main__":
    main()
