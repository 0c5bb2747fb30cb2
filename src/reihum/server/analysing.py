"""Analyses of finished games: decision by decision in the background, so that bots are never kept waiting."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import msgspec

from reihum.bots.analysis import Decision, final_shares, summed_up, with_luck
from reihum.core.state import NOBODY
from reihum.records import Record, read, replay, write
from reihum.server import messages, store
from reihum.server.faults import NotOver
from reihum.server.logs import log
from reihum.server.rooms import Room, now_ms
from reihum.server.thinking import weigh

if TYPE_CHECKING:
    from reihum.server.node import Node

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
    return msgspec.json.encode(asdict(made))


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
        node.spawn(analyse(node, room, text))
    return await state_of(node, room)


async def analyse(node: Node, room: Room, text: str) -> None:
    simulations = node.settings.analysis_simulations
    try:
        found: list[Decision] = []
        left = await node.thinking.run(places, text)
        for start in range(0, len(left), CHUNK):
            await report(node, room, store.Analysis("running", 100 * start // len(left), now_ms(), None))
            chunk = left[start : start + CHUNK]
            found += await node.thinking.run(weigh, room.table.game.id, chunk, simulations)
        body = await node.thinking.run(summary, text, found, simulations)
        await report(node, room, store.Analysis("ready", 100, now_ms(), body))
    except Exception as fault:
        log().error("analysis", exc_info=fault)
        node.metrics.faults.inc()
        await report(node, room, store.Analysis("failed", 0, now_ms(), None))


async def report(node: Node, room: Room, analysis: store.Analysis) -> None:
    """To the store, and to who looks at the table here."""
    await node.store.save_analysis(room.table.id, analysis)
    told = messages.Analysis(analysis.state, analysis.progress / 100)  # type: ignore[arg-type]
    for socket in room.sockets:
        socket.tell(told)
