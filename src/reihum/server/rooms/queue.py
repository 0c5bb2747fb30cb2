"""Jobs of one table, one after the other: a table has one writer."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Awaitable, Callable

from reihum.server.tasks import Tasks

Job = Callable[[], Awaitable[None]]


class JobQueue:
    """Runs what is put into it; after a job that raises, `failed` is called and nothing else is run."""

    __slots__ = ("busy_since", "failed", "tasks", "waiting", "working")

    def __init__(self, tasks: Tasks, failed: Callable[[Exception], None]) -> None:
        self.tasks = tasks
        self.failed = failed
        self.waiting: deque[Job] = deque()
        self.working = False
        self.busy_since = time.monotonic()

    def put(self, job: Job) -> None:
        self.waiting.append(job)
        if not self.working:
            self.working = True
            self.tasks.spawn(self.work())

    async def work(self) -> None:
        try:
            while self.waiting:
                await self.waiting.popleft()()
        except Exception as fault:
            self.failed(fault)
        finally:
            self.working = False
            self.busy_since = time.monotonic()
