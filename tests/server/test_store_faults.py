"""The store in bad weather: cut connections, two nodes, a busy or absent database."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import psycopg
import pytest

from reihum.server.store import (
    Change,
    Clear,
    Conflict,
    Draft,
    Outcome,
    Store,
    StoreDown,
    Written,
)
from tests.server import services
from tests.server.live import SOAK
from tests.server.making import entry, new_id, opened, opening, stores
from tests.server.waiting import PATIENCE, until

Run = Callable[[Coroutine[Any, Any, None]], None]


# --- two nodes --------------------------------------------------------------------------------------
async def insist(store: Store, table: str, by: str, enough: Callable[[int], bool]) -> int:
    """Append events until there are enough, catching up whenever another node was faster; how many."""
    seq, done = 1, 0
    while not enough(done):
        outcome = await store.append(Change(table, seq, events=(entry(seq + 1, by, f"{by}{done}"),)))
        if isinstance(outcome, Written):
            done, seq = done + 1, outcome.seq
        else:
            assert outcome == Conflict()
            seq = (await store.heads([table]))[table][0]
    return done


def test_two_nodes_write_to_the_same_tables(database: str, run: Run) -> None:
    async def story() -> None:
        async with stores(database, 2) as (a, b):
            tables = [await opened(a) for _ in range(5)]
            both = ((a, "a"), (b, "b"))
            work = [insist(store, table, by, lambda n: n == 20) for table in tables for store, by in both]
            await asyncio.gather(*work)
            for table in tables:
                found = await b.events(table)
                assert [event.seq for event in found] == list(range(1, 42))
                assert {(event.by, event.cmd) for event in found[1:]} == {
                    (by, f"{by}{n}") for by in "ab" for n in range(20)
                }

    run(story())


def test_two_nodes_never_claim_the_same_duty(database: str, run: Run) -> None:
    async def story() -> None:
        async with stores(database, 2) as (a, b):
            tables = {await opened(a, due_at=1) for _ in range(60)}
            claimed: list[str] = []

            async def claim(store: Store, node: str) -> None:
                while not tables <= set(claimed):
                    claimed.extend(await store.claim_due(2, 10**15, node, 7))

            await asyncio.gather(claim(a, "a"), claim(b, "b"), claim(a, "a"), claim(b, "b"))
            assert len(claimed) == len(set(claimed))

    run(story())


# --- cut ---------------------------------------------------------------------------------------------
def cut_at_commit(store: Store, really: bool) -> None:
    """The next commit is cut off: nobody hears its answer, whether or not it happened."""
    dialect = store._writing.dialect
    commit = dialect.do_commit
    fault: type[Exception] = (
        sqlite3.OperationalError if dialect.name == "sqlite" else psycopg.OperationalError
    )

    def cut(connection: Any) -> None:
        vars(dialect).pop("do_commit")
        if really:
            commit(connection)
        raise fault("cut")

    vars(dialect)["do_commit"] = cut


@pytest.mark.parametrize("really", [True, False])
def test_an_unknown_outcome_is_resolved_before_the_answer(database: str, run: Run, really: bool) -> None:
    async def story() -> None:
        async with stores(database, 1) as (store,):
            tables = [await opened(store) for _ in range(4)]
            new = new_id()
            changes = [
                Change(tables[0], 1, events=(entry(2, "ada", "c"), entry(3))),
                Change(tables[1], 1, draft=Draft(1, 0, (5,), ("d",))),
                Change(tables[2], 1, events=(entry(2),), draft=Clear()),
                Change(tables[3], 1, events=(entry(2),), also=opening(new)),
            ]
            cut_at_commit(store, really)
            outcomes = await asyncio.gather(*map(store.append, changes))
            assert outcomes == [Written(3, 0), Written(1, 1), Written(2, 1), Written(2, 0)]
            assert len(await store.events(tables[0])) == 3
            assert await store.draft(tables[1]) == changes[1].draft
            assert await store.load(new) is not None
            # not to be confused with what somebody else wrote
            cut_at_commit(store, False)
            assert await store.append(Change(tables[2], 1, 1, events=(entry(2, "ben"),))) == Conflict()

    run(story())


CUTS = 60 if SOAK else 12


def test_connections_cut_in_the_middle_lose_and_double_nothing(postgres: str, run: Run) -> None:
    """After every few events all connections are cut, at whatever they are just doing."""

    async def story() -> None:
        async with stores(postgres, 2) as both:
            written, enough = [0], asyncio.Event()
            for store in both:
                store.watch(written.append)
            tables = [await opened(both[0]) for _ in range(10)]
            work = asyncio.gather(
                *(
                    insist(both[n % 2], table, "ada", lambda _: enough.is_set())
                    for n, table in enumerate(tables)
                )
            )
            for _ in range(CUTS):
                before = sum(written)
                await until(lambda before=before: sum(written) >= before + 20)  # type: ignore[misc]
                assert await asyncio.to_thread(cut_all, postgres)
            enough.set()
            for table, count in zip(tables, await work, strict=True):
                found = await both[0].events(table)
                assert [event.cmd for event in found[1:]] == [f"ada{n}" for n in range(count)]

    run(story())


def cut_all(database: str) -> int:
    """End every connection to the database but our own."""
    with psycopg.connect(database, autocommit=True) as link:
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        return len(link.execute(f"{cut} AND pid <> pg_backend_pid()").fetchall())


def test_a_database_that_is_gone_is_told_in_time_and_comes_back(
    stoppable_postgres: services.Postgres, run: Run
) -> None:
    server = stoppable_postgres

    async def story() -> None:
        async with stores(server.url(), 1, patience=0.1) as (store,):
            table = await opened(store)
            server.stop()
            with pytest.raises(StoreDown):
                await store.append(Change(table, 1, events=(entry(2),)))
            with pytest.raises(StoreDown):
                await store.events(table)
            with pytest.raises(StoreDown):
                await store.save_analysis(table, None)  # type: ignore[arg-type]
            with pytest.raises(StoreDown):
                await store.ping()
            server.start()
            await store.ping()
            assert await store.append(Change(table, 1, events=(entry(2),))) == Written(2, 0)

    run(story())


def attempts(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Grows whenever the store begins to write."""
    tries: list[object] = []
    write = store._writer.write

    def counted(batch: Any) -> Any:
        tries.append(batch)
        return write(batch)

    monkeypatch.setattr(store._writer, "write", counted)
    return tries


def test_a_short_absence_of_the_database_is_only_a_delay(
    stoppable_postgres: services.Postgres, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = stoppable_postgres

    async def story() -> None:
        async with stores(server.url(), 1, patience=PATIENCE) as (store,):
            table = await opened(store)
            tries = attempts(store, monkeypatch)
            server.stop()
            waiting = asyncio.create_task(store.append(Change(table, 1, events=(entry(2),))))
            await until(lambda: len(tries) == 3)
            assert not waiting.done()
            await asyncio.to_thread(server.start)
            assert await waiting == Written(2, 0)

    run(story())


# --- busy --------------------------------------------------------------------------------------------
def test_a_busy_file_is_waited_for(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        path = tmp_path / "reihum.db"
        async with stores(f"sqlite:///{path}", 1) as (store,):
            table = await opened(store)
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            tries = attempts(store, monkeypatch)
            waiting = asyncio.create_task(store.append(Change(table, 1, events=(entry(2),))))
            await until(lambda: len(tries) == 1)
            assert await store.events(table) == [entry(1)]  # reading goes on
            assert not waiting.done()
            other.execute("COMMIT")
            assert await waiting == Written(2, 0)
            other.close()

    run(story())


def test_a_file_that_stays_busy_is_told(tmp_path: Path, run: Run) -> None:
    async def story() -> None:
        path = tmp_path / "reihum.db"
        async with stores(f"sqlite:///{path}", 1, patience=0.2) as (store,):
            table = await opened(store)
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreDown):
                await store.append(Change(table, 1, events=(entry(2),)))
            other.execute("COMMIT")
            assert await store.append(Change(table, 1, events=(entry(2),))) == Written(2, 0)
            other.close()

    run(story())


def test_closing_writes_what_waits(database: str, run: Run) -> None:
    async def story() -> None:
        async with stores(database, 2) as (store, reader):
            tables = [await opened(store) for _ in range(8)]
            changes = [Change(table, 1, events=(entry(2),)) for table in tables]
            waiting = [asyncio.create_task(store.append(change)) for change in changes]
            await asyncio.sleep(0)
            await store.close()
            assert await asyncio.gather(*waiting) == [Written(2, 0)] * 8
            assert {seq for seq, _ in (await reader.heads(tables)).values()} == {2}
            with pytest.raises(StoreDown):
                await store.append(changes[0])

    run(story())


def test_one_who_stops_waiting_disturbs_nobody(database: str, run: Run) -> None:
    async def story() -> None:
        async with stores(database, 1) as (store,):
            one, two = await opened(store), await opened(store)
            gone = asyncio.create_task(store.append(Change(one, 1, events=(entry(2),))))
            stays: asyncio.Task[Outcome] = asyncio.create_task(
                store.append(Change(two, 1, events=(entry(2),)))
            )
            await asyncio.sleep(0)
            gone.cancel()
            assert await stays == Written(2, 0)
            assert (await store.heads([one]))[one] == (2, 0)

    run(story())
