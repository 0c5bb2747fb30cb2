"""Once more: the same people at a new table, everybody one seat further."""

from __future__ import annotations

from msgspec.structs import replace

from reihum.core.rng import FairRng
from reihum.protocol.commands import Rematch
from reihum.server.clock import now_ms
from reihum.server.errors import Fault
from reihum.server.rooms.change import opening_change
from reihum.server.rooms.ids import new_id
from reihum.server.rooms.room import Room
from reihum.server.store import Written
from reihum.table import new_table
from reihum.table.decide import decide
from reihum.table.decide.decision import Decision
from reihum.table.events import Rematched

TRIES = 10  # another node may be faster, and a short code may be taken


async def rematch(room: Room, guest: str, command: Rematch) -> int:
    """Open the next table, unless somebody has; the number of the last event here."""
    now = now_ms()
    for _ in range(TRIES):
        table = room.table
        decide(table, guest, command)
        if table.next_table is not None:
            return table.seq
        rng = FairRng.fresh()
        first = new_table.rematch(table, rng.commitment())
        opening = opening_change(*new_table.new_table(new_id(), rng.seed, first, now))
        decision = Decision.of(Rematched(opening.table))
        stored = table.numbered(decision.events, guest, command.cmd, now)
        both = replace(room.change(stored, decision), also=opening)
        outcome = await room.services.store.append(both)
        if isinstance(outcome, Written):
            room.settle(outcome, stored, decision)
            return outcome.seq
        await room.catch_up()
    raise Fault()
