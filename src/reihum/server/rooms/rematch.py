"""Once more: the same people at a new table, everybody one seat further."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from reihum.core.rng import FairRng
from reihum.protocol.commands import Rematch
from reihum.server.errors import Fault
from reihum.server.rooms import change as changing
from reihum.server.rooms.founding import founding
from reihum.server.store import Written
from reihum.table.decision import Decision
from reihum.table.events import Rematched
from reihum.table.new_table import next_table

if TYPE_CHECKING:
    from reihum.server.rooms.room import Room

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
