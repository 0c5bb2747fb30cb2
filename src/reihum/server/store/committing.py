"""Group commit: all changes that wait are written in one transaction, and only then acknowledged."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from sqlalchemy import Connection, Engine

from reihum.server.store.changes import Change, Outcome, StoreDown
from reihum.server.store.engine import LOST
from reihum.server.store.writing import unfold, write_alone, write_batch, written

T = TypeVar("T")
BATCH = 512
PAUSES = (0.0, 0.05, 0.1, 0.2, 0.5)  # seconds before the next attempt; the last one repeats


class Lost(Exception):
    """The database did not answer; if it fell silent while committing, the outcome is not known."""

    def __init__(self, doubtful: bool) -> None:
        super().__init__()
        self.doubtful = doubtful


class Waiting:
    """A change and who waits for its outcome."""

    __slots__ = ("change", "doubtful", "future", "since")

    def __init__(self, change: Change, future: asyncio.Future[Outcome]) -> None:
        self.change = change
        self.future = future
        self.since = time.monotonic()
        self.doubtful = False


class Writer:
    """The one connection that writes; used by one thread."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._connection: Connection | None = None
        self._committing = False

    def write(self, batch: Sequence[Waiting]) -> list[Outcome | Exception]:
        """The outcomes, in order; raises Lost if the database did not answer."""
        try:
            return self._together(batch) or self._one_by_one(batch)
        except LOST as fault:
            self.close()
            raise Lost(self._committing) from fault

    def run(self, deed: Callable[[Connection], T]) -> T:
        """Something else than changes, in a transaction of its own."""
        try:
            with self.transaction() as connection:
                return deed(connection)
        except LOST:
            self.close()
            raise

    def close(self) -> None:
        """Let the connection go; the next write opens a new one."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        self._committing = False
        if self._connection is None:
            self._connection = self.engine.connect()
        with self._connection.begin() as transaction:
            yield self._connection
            self._committing = True
            transaction.commit()

    def _together(self, batch: Sequence[Waiting]) -> list[Outcome | Exception]:
        """Nothing, if one of them does not fit or may have been written before."""
        if any(waiting.doubtful for waiting in batch):
            return []
        try:
            with self.transaction() as connection:
                write_batch(connection, [waiting.change for waiting in batch])
        except LOST:
            raise
        except Exception:  # whichever it was: it will say so again when it is alone
            return []
        return [written(waiting.change) for waiting in batch]

    def _one_by_one(self, batch: Sequence[Waiting]) -> list[Outcome | Exception]:
        with self.transaction() as connection:
            return [self._alone(connection, waiting) for waiting in batch]

    def _alone(self, connection: Connection, waiting: Waiting) -> Outcome | Exception:
        try:
            return write_alone(connection, waiting.change, waiting.doubtful)
        except LOST:
            raise
        except Exception as fault:  # for who asked for it; the others are not touched
            return fault


class Committer:
    """Collects changes while those before them are being written."""

    def __init__(self, writer: Writer, thread: ThreadPoolExecutor, patience: float) -> None:
        self.writer = writer
        self.thread = thread
        self.patience = patience
        self.watch: Callable[[int], object] = lambda size: None  # told how many were written at once
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def append(self, change: Change) -> Outcome:
        if self._closed:
            raise StoreDown
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Outcome] = loop.create_future()
        self._waiting.append(Waiting(change, future))
        if self._task is None or self._task.done():
            self._task = loop.create_task(self._work())
        return await future

    async def close(self) -> None:
        """Write what waits; what cannot be written in time is told so."""
        self._closed = True
        if self._task is not None and not self._task.done():
            await asyncio.wait([self._task], timeout=self.patience)
            self._task.cancel()
        for waiting in self._waiting:
            _settle(waiting, StoreDown())
        self._waiting.clear()

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        attempt = 0
        while self._waiting:
            batch = self._take()
            try:
                outcomes = await loop.run_in_executor(self.thread, self.writer.write, batch)
            except Lost as lost:
                self._put_back(batch, lost.doubtful)
                await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
                attempt += 1
            except Exception as fault:  # of the program: nobody shall wait for ever
                for waiting in batch:
                    _settle(waiting, fault)
            else:
                attempt = 0
                self.watch(len(batch))
                for waiting, outcome in zip(batch, outcomes, strict=True):
                    _settle(waiting, outcome)

    def _take(self) -> list[Waiting]:
        """At most one change per table: the next one may build on it."""
        chosen: list[Waiting] = []
        later: list[Waiting] = []
        tables: set[str] = set()
        for waiting in self._waiting:
            names = [part.table for part in unfold(waiting.change)]
            free = len(chosen) < BATCH and tables.isdisjoint(names)
            (chosen if free else later).append(waiting)
            tables.update(names)
        self._waiting = later
        return chosen

    def _put_back(self, batch: Sequence[Waiting], doubtful: bool) -> None:
        """For the next attempt. Who has waited too long is told; not so if nobody knows the outcome."""
        for waiting in batch:
            waiting.doubtful = waiting.doubtful or doubtful
        everybody, self._waiting = [*batch, *self._waiting], []
        too_old = time.monotonic() - self.patience
        for waiting in everybody:
            if waiting.since < too_old and not waiting.doubtful:
                _settle(waiting, StoreDown())
            else:
                self._waiting.append(waiting)


def _settle(waiting: Waiting, outcome: Outcome | Exception) -> None:
    if waiting.future.done():  # nobody waits any more
        return
    if isinstance(outcome, Exception):
        waiting.future.set_exception(outcome)
    else:
        waiting.future.set_result(outcome)
