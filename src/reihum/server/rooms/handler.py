"""Commands of guests: carried out, or refused with a reason, once."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, cast

from reihum.core.errors import ReihumError
from reihum.protocol import commands
from reihum.protocol.commands import Command, FromClient, Sync
from reihum.protocol.messages import Ok
from reihum.server.errors import Nameless
from reihum.server.rooms import rematch as rematching
from reihum.server.store import StoreDown
from reihum.table.errors import Stale

if TYPE_CHECKING:
    from reihum.server.net.sockets import Socket
    from reihum.server.rooms.room import Room


async def serve(room: Room, socket: Socket, frame: FromClient) -> None:
    if isinstance(frame, Sync):
        room.say_what_was_missed(socket, frame.seq)
        return
    command = cast(Command, frame)
    try:
        await answer(room, socket, command)
    except StoreDown as fault:
        socket.refuse(command.cmd, fault)


async def answer(room: Room, socket: Socket, command: Command) -> None:
    """Obey, or say why not; but if another node has stored more than this one knew, obey once more."""
    try:
        await obey(room, socket, command)
    except StoreDown:
        raise
    except ReihumError as fault:
        if await room.is_behind():
            await room.catch_up()
            await answer(room, socket, command)
        else:
            await explain(room, socket, command, fault)


async def obey(room: Room, socket: Socket, command: Command) -> None:
    guest, cmd = socket.guest, command.cmd
    if not guest:
        raise Nameless()
    done = room.table.answered(guest, cmd)
    if done is not None:
        socket.tell(Ok(cmd, done))
    elif type(command) is commands.Hint:
        room.acting.give_hint(socket, command)
    elif type(command) is commands.Rematch:
        now = time.time_ns() // 1_000_000
        socket.tell(Ok(cmd, await rematching.rematch(room, guest, command, now)))
    else:
        await room.carry_out(lambda: room.table.decide(guest, command), guest, cmd, socket)


async def explain(room: Room, socket: Socket, command: Command, fault: ReihumError) -> None:
    """A refusal; unless the command was done long ago: then its first answer comes again."""
    done = await done_before(room, socket.guest, command.cmd) if socket.guest else None
    if done is not None:
        socket.tell(Ok(command.cmd, done))
        return
    socket.refuse(command.cmd, fault)
    if isinstance(fault, Stale) and socket in room.sockets:
        room.greet(socket)


async def done_before(room: Room, guest: str, cmd: str) -> int | None:
    """Where a repeated command has been stored; memory knows the latest, the store knows all."""
    known = room.table.answered(guest, cmd)
    return known if known is not None else await room.node.store.seq_of(room.table.id, guest, cmd)
