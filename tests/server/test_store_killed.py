"""The store's process killed at any moment: what was acknowledged is there, once."""

from __future__ import annotations

import random
import signal
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import SOAK
from tests.server.making import entry, opened, stores
from tests.server.nursery import last_words, started
from tests.server.waiting import PATIENCE

Run = Callable[[Coroutine[Any, Any, None]], None]


ROUNDS = [("sqlite", 60), ("postgresql", 20)] if SOAK else [("sqlite", 6), ("postgresql", 3)]


def killed_while_writing(database: str, tables: list[str], enough: int, log: Path) -> dict[str, int]:
    """Kill an appender after so many acknowledgements; the last acknowledged number of each table."""
    child = started("tests.server.appender:main", [database, *tables], log)
    assert child.stdout is not None
    lines = [child.stdout.readline() for _ in range(enough)]
    child.send_signal(signal.SIGKILL)
    lines += last_words(child)
    assert child.wait(PATIENCE) == -signal.SIGKILL, log.read_text()
    return {table: int(seq) for table, seq in map(str.split, lines)}


@pytest.mark.parametrize(("kind", "rounds"), ROUNDS)
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
                wanted = [
                    entry(seq, "ada", f"{table}-{seq}", f"{table}-{seq}") for seq in range(2, len(found) + 1)
                ]
                assert found[1:] == wanted
                assert len(found) >= acknowledged.get(table, 1)
                assert await store.heads([table]) == {table: (len(found), 0)}

    run(prepare())
    rng = random.Random(4)
    acknowledged: dict[str, int] = {}
    for _ in range(rounds):
        enough = rng.randint(1, 200)
        acknowledged |= killed_while_writing(database, tables, enough, tmp_path / "log")
        run(compare(acknowledged))
