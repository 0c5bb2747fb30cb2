"""Hints: what a strong bot would do, for a player who asks."""

from __future__ import annotations

from reihum.core.errors import ReihumError
from reihum.protocol.commands import Hint
from reihum.server.net.frames import framed
from reihum.server.net.sockets import Socket
from reihum.server.rooms.room import Room
from reihum.server.workers.thinking import guessed, look_ahead
from reihum.table.decide import decide

HINT_COST = 10  # commands that a hint counts for: it keeps a processor busy


def give_hint(room: Room, socket: Socket, command: Hint) -> None:
    """Refused at once, or thought out beside everything else."""
    decide(room.table, socket.guest, command)
    room.services.guests.check(socket.guest, HINT_COST)
    room.services.tasks.spawn(find_hint(room, socket, command))


async def find_hint(room: Room, socket: Socket, command: Hint) -> None:
    table = room.table
    seat = table.seat_of[socket.guest]
    position = guessed(table.state_for(seat), seat)
    try:
        found = await room.services.think(look_ahead, table.game.id, position)
        decide(table, socket.guest, command)  # Stale if the game has moved on
        socket.wire.send(framed(room.broadcaster.hint(command.cmd, seat, found)))
    except ReihumError as fault:
        socket.refuse(command.cmd, fault)
