"""Analyses of finished games: decision by decision in the background, so that bots are never kept waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal

import msgspec

from reihum.bots.analysis import Decision, final_shares, summed_up, with_luck
from reihum.core.errors import NotOver
from reihum.core.state import NOBODY
from reihum.protocol import messages
from reihum.records import Record, read, replay, write
from reihum.server import store
from reihum.server.clock import now_ms
from reihum.server.logs import log
from reihum.server.metrics import Metrics
from reihum.server.store import Store
from reihum.server.tasks import Tasks
from reihum.server.workers.thinking import Thinking, weigh
from reihum.table.table import Table

State = Literal["running", "ready", "failed"]
CHUNK = 4  # decisions that are weighed at once
SILENT = 60_000  # milliseconds after which an analysis without progress is begun anew
NONE = store.Analysis("none", 0, 0, None)


def places(text: str) -> list[tuple[int, int, bytes]]:
    """The decisions of a record: ply, action, position; for another process."""
    return [
        (ply, action, msgspec.json.encode(state.position()))
        for ply, (state, action) in enumerate(replay(read(text)))
        if action != NOBODY and len(state.legal()) > 1
    ]


def summary(text: str, found: list[Decision], simulations: int) -> bytes:
    """All of it as JSON; for another process."""
    record = read(text)
    for state, _ in replay(record):
        shares = final_shares(state)
    return msgspec.json.encode(summed_up(record.game, record.players, simulations, with_luck(found, shares)))


def record_of(table: Table) -> Record:
    """Only of a game that is over: the record of a running one would tell what is hidden."""
    if table.phase != "over":
        raise NotOver()
    return table.record()


class Analyst:
    """Analyses finished games; all analyses of a node take turns, so that bots wait for one chunk at most.

    `tell` is given a table's id and how far its analysis is, for those who look at the table here.
    """

    def __init__(
        self,
        store: Store,
        thinking: Thinking,
        metrics: Metrics,
        tasks: Tasks,
        simulations: int,
        tell: Callable[[str, messages.Analysis], None],
    ) -> None:
        self.store = store
        self.thinking = thinking
        self.metrics = metrics
        self.tasks = tasks
        self.simulations = simulations
        self.tell = tell
        self.one_at_a_time = asyncio.Lock()

    async def state_of(self, table: Table) -> store.Analysis:
        record_of(table)
        return await self.store.analysis(table.id) or NONE

    async def begin(self, table: Table) -> store.Analysis:
        """Start it, unless it is there or under way somewhere."""
        text = write(record_of(table))
        if await self.store.start_analysis(table.id, now_ms(), SILENT):
            self.tasks.spawn(self.analyse(table.id, text))
        return await self.state_of(table)

    async def analyse(self, table: str, text: str) -> None:
        try:
            found = await self.weighed(table, text)
            body = await self.thinking.run(summary, text, found, self.simulations)
            await self.report(table, "ready", 100, body)
        except Exception as fault:
            log().error("analysis", exc_info=fault)
            self.metrics.faults.inc()
            await self.report(table, "failed", 0)

    async def weighed(self, table: str, text: str) -> list[Decision]:
        """All decisions of the record."""
        left = await self.thinking.run(places, text)
        game = read(text).game.id
        found: list[Decision] = []
        for start in range(0, len(left), CHUNK):
            await self.report(table, "running", 100 * start // len(left))
            async with self.one_at_a_time:
                chunk = left[start : start + CHUNK]
                found += await self.thinking.run(weigh, game, chunk, self.simulations)
        return found

    async def report(self, table: str, state: State, percent: int, body: bytes | None = None) -> None:
        """To the store, and to who looks at the table here."""
        await self.store.save_analysis(table, store.Analysis(state, percent, now_ms(), body))
        self.tell(table, messages.Analysis(state, percent / 100))
