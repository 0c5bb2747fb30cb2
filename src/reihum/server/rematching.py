"""Once more: the same people at a new table, everybody one seat further."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from reihum.core.rng import FairRng
from reihum.server import changing
from reihum.server.commands import Rematch
from reihum.server.decision import Decision
from reihum.server.events import Rematched
from reihum.server.faults import Fault
from reihum.server.founding import founding
from reihum.server.opening import next_table
from reihum.server.store import Written

if TYPE_CHECKING:
    from reihum.server.rooms import Room

TRIES = 10


async def rematch(room: Room, guest: str, command: Rematch, now: int) -> int:
    """Open the next table, unless somebody has; the number of the last event here."""
    for _ in range(TRIES):
        table = room.table
        table.decide(guest, command)
        if table.next_table is not None:
            return table.seq
        rng = FairRng.fresh()
        opening = founding(rng.seed, next_table(table, rng.commitment()), now)
        decision = Decision([Rematched(opening.table)])
        stored = table.numbered(decision.events, guest, command.cmd, now)
        here = changing.change(table, room.drafted, room.has_draft, stored, decision, room.node.settings)
        outcome = await room.node.store.append(replace(here, also=opening))
        if isinstance(outcome, Written):
            room.settle(outcome, stored, decision)
            return outcome.seq
        await room.catch_up()
    raise Fault()
