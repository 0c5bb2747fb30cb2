"""The store's process killed at any moment: what was acknowledged is there, once."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.server.making import opened, stores

Run = Callable[[Coroutine[Any, Any, None]], None]
ROOT = Path(__file__).parents[2]


def killed_while_writing(database: str, tables: list[str], rng: random.Random) -> dict[str, int]:
    """Start an appender, kill it at some moment; the last acknowledged number of each table."""
    command = [sys.executable, "-m", "tests.server.appender", database, *tables]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline()]
        threading.Timer(rng.uniform(0.0, 0.3), child.kill).start()
        lines.extend(child.stdout)
    whole = [line.split() for line in lines if line.endswith("\n")]
    assert whole, "the appender has written nothing"
    return {table: int(seq) for table, seq in whole}


@pytest.mark.parametrize(("kind", "rounds"), [("sqlite", 20), ("postgresql", 5)])
def test_kill_9_loses_nothing_acknowledged(
    kind: str, rounds: int, tmp_path: Path, request: pytest.FixtureRequest, run: Run
) -> None:
    sqlite_file = f"sqlite:///{tmp_path / 'reihum.db'}"
    database = sqlite_file if kind == "sqlite" else request.getfixturevalue("postgres")
    tables: list[str] = []

    async def prepare() -> None:
        async with stores(database, 1) as (store,):
            tables.extend([await opened(store) for _ in range(4)])

    async def compare(acknowledged: dict[str, int]) -> None:
        async with stores(database, 1) as (store,):
            for table in tables:
                found = await store.events(table)
                assert [event.seq for event in found] == list(range(1, len(found) + 1))
                assert all(event.body == f"{table}-{event.seq}".encode() for event in found[1:])
                assert len(found) >= acknowledged.get(table, 1)
                assert await store.heads([table]) == {table: (len(found), 0)}

    run(prepare())
    rng = random.Random(4)
    acknowledged: dict[str, int] = {}
    for _ in range(rounds):
        acknowledged |= killed_while_writing(database, tables, rng)
        run(compare(acknowledged))
