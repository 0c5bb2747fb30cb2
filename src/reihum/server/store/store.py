"""The store: everything that must outlive the process. SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from reihum.server.settings import Settings
from reihum.server.store import leases, reading, upserts
from reihum.server.store.changes import (
    Analysis,
    Change,
    Draft,
    Guest,
    Listing,
    Outcome,
    StoreDown,
    TableRow,
    TableSnapshot,
)
from reihum.server.store.committing import Committer, Writer
from reihum.server.store.engine import (
    LOST,
    checkpoint,
    database_url,
    is_sqlite,
    reading_engine,
    writing_engine,
)
from reihum.server.store.schema import check, upgrade
from reihum.server.store.writing import seq_of
from reihum.table.events import StoredEvent

P = ParamSpec("P")
T = TypeVar("T")
CHECKPOINTS = 2.0  # seconds between them


class Store:
    """Made by `connect`. Asks in a few threads, writes in one."""

    def __init__(self, settings: Settings) -> None:
        url = database_url(settings.database_address)
        self._reading = reading_engine(url, settings.readers, settings.patience)
        self._writing = writing_engine(url, settings.durability == "full", settings.patience)
        self._readers = ThreadPoolExecutor(settings.readers, "reihum-reader")
        self._thread = ThreadPoolExecutor(1, "reihum-writer")
        self._writer = Writer(self._writing)
        self._committer = Committer(self._writer, self._thread, settings.patience)
        self._checkpoints: asyncio.Task[None] | None = None

    @classmethod
    async def connect(cls, settings: Settings) -> Store:
        """SQLite is made and upgraded by itself; PostgreSQL must have the schema of this program."""
        url = database_url(settings.database_address)
        if is_sqlite(url):
            await asyncio.to_thread(upgrade, url)
        store = cls(settings)
        try:
            await store._read(check)
        except BaseException:
            await store.close()
            raise
        if is_sqlite(url):
            store._checkpoints = asyncio.create_task(store._empty_log())
        return store

    async def close(self) -> None:
        """Write what waits, then let all connections go."""
        if self._checkpoints is not None:
            self._checkpoints.cancel()
        await self._committer.close()
        self._thread.shutdown()
        self._writer.close()
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()

    def watch(self, batches: Callable[[int], object]) -> None:
        """Be told how many changes were written at once."""
        self._committer.watch = batches

    async def append(self, change: Change) -> Outcome:
        """Write a change together with all that wait; it is on disk when this returns `Written`."""
        return await self._committer.append(change)

    async def ping(self) -> None:
        """Raises StoreDown if the database does not answer."""
        await self._read(check)

    async def load(self, table: str) -> TableRow | None:
        return await self._read(reading.row_of, table)

    async def by_code(self, code: str) -> TableRow | None:
        return await self._read(reading.row_by_code, code)

    async def events(self, table: str, after: int = 0) -> list[StoredEvent]:
        return await self._read(reading.events_of, table, after)

    async def draft(self, table: str) -> Draft | None:
        return await self._read(reading.draft_of, table)

    async def snapshot(self, table: str, after: int = 0) -> TableSnapshot | None:
        """Row, events after a number, and draft, all of the same moment."""
        return await self._read(reading.snapshot, table, after)

    async def heads(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """For each of these tables its last event's number and how often its draft has changed."""
        return await self._read(reading.heads, tables)

    async def seq_of(self, table: str, by: str, cmd: str) -> int | None:
        """The number under which a command is stored, if it is."""
        return await self._read(seq_of, table, by, cmd)

    async def lobby(self, limit: int) -> list[Listing]:
        return await self._read(reading.lobby, limit)

    async def mine(self, guest: str, limit: int) -> list[Listing]:
        return await self._read(reading.mine, guest, limit)

    async def seats_of(self, guest: str) -> dict[str, int]:
        return await self._read(reading.seats_of, guest)

    async def claim_due(self, now: int, lease: int, node: str, limit: int) -> list[str]:
        """Tables where the server must act and that are this node's from now on for `lease` milliseconds."""
        return await self._write(leases.claim_due, now, lease, node, limit)

    async def release(self, node: str) -> None:
        return await self._write(leases.release, node)

    async def guest(self, guest: str) -> Guest | None:
        return await self._read(reading.guest_of, guest)

    async def save_guest(self, guest: Guest) -> None:
        await self._write(upserts.save_guest, guest)

    async def analysis(self, table: str) -> Analysis | None:
        return await self._read(reading.analysis_of, table)

    async def start_analysis(self, table: str, now: int, patience: int) -> bool:
        """Whether this node is to analyse the table; one that was silent for `patience` ms lost it."""
        return await self._write(upserts.start_analysis, table, now, patience)

    async def save_analysis(self, table: str, analysis: Analysis) -> None:
        await self._write(upserts.save_analysis, table, analysis)

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """The secret of this name: `fresh` if it had none yet."""
        return await self._write(upserts.secret, name, fresh)

    async def _empty_log(self) -> None:
        """Again and again, beside the writer: a commit that had to do it would take long."""
        while True:
            await asyncio.sleep(CHECKPOINTS)
            await asyncio.get_running_loop().run_in_executor(self._readers, checkpoint, self._reading)

    async def _read(
        self, question: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        def ask() -> T:
            with self._reading.connect() as connection:
                return question(connection, *args, **kwargs)

        return await self._in(self._readers, ask)

    async def _write(
        self, deed: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        return await self._in(
            self._thread, lambda: self._writer.run(lambda link: deed(link, *args, **kwargs))
        )

    async def _in(self, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, work)
        except LOST as fault:
            raise StoreDown from fault
