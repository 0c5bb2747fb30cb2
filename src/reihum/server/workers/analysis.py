"""Analyses of finished games: decision by decision in the background, so that bots are never kept waiting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from reihum.bots.analysis import Decision, final_shares, summed_up, with_luck
from reihum.core.errors import NotOver
from reihum.core.state import NOBODY
from reihum.protocol import messages
from reihum.records import Record, read, replay, write
from reihum.server import store
from reihum.server.logs import log
from reihum.server.rooms.room import Room, now_ms
from reihum.server.workers.thinking import weigh

if TYPE_CHECKING:
    from reihum.server.node import Node

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
    made = summed_up(record.game, record.players, simulations, with_luck(found, shares))
    return msgspec.json.encode(made)


def record_of(room: Room) -> Record:
    """Only of a game that is over: the record of a running one would tell what is hidden."""
    if room.table.phase != "over":
        raise NotOver()
    return room.table.record()


async def state_of(node: Node, room: Room) -> store.Analysis:
    record_of(room)
    return await node.store.analysis(room.table.id) or NONE


async def begin(node: Node, room: Room) -> store.Analysis:
    """Start it, unless it is there or under way somewhere."""
    text = write(record_of(room))
    if await node.store.start_analysis(room.table.id, now_ms(), SILENT):
        node.spawn(analyse(node, room.table.id, text))
    return await state_of(node, room)


async def analyse(node: Node, table: str, text: str) -> None:
    try:
        found = await weighed(node, table, text)
        body = await node.thinking.run(summary, text, found, node.settings.analysis_simulations)
        await report(node, table, "ready", 100, body)
    except Exception as fault:
        log().error("analysis", exc_info=fault)
        node.metrics.faults.inc()
        await report(node, table, "failed", 0)


async def weighed(node: Node, table: str, text: str) -> list[Decision]:
    """All decisions; all analyses of a node take turns, so that bots wait for one chunk at most."""
    left = await node.thinking.run(places, text)
    game = read(text).game.id
    found: list[Decision] = []
    for start in range(0, len(left), CHUNK):
        await report(node, table, "running", 100 * start // len(left))
        async with node.analysing:
            chunk = left[start : start + CHUNK]
            found += await node.thinking.run(weigh, game, chunk, node.settings.analysis_simulations)
    return found


async def report(node: Node, table: str, state: State, percent: int, body: bytes | None = None) -> None:
    """To the store, and to who looks at the table here."""
    await node.store.save_analysis(table, store.Analysis(state, percent, now_ms(), body))
    room = node.rooms.rooms.get(table)
    for socket in room.sockets if room is not None else ():
        socket.tell(messages.Analysis(state, percent / 100))
