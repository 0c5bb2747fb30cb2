"""Commands of guests: handled once, or refused with a reason."""

from __future__ import annotations

import time
from typing import cast

from reihum.core.errors import ReihumError
from reihum.protocol import commands
from reihum.protocol.commands import Command, FromClient, Sync
from reihum.protocol.messages import Ok
from reihum.server.errors import Nameless
from reihum.server.net.sockets import Socket
from reihum.server.rooms.hints import give_hint
from reihum.server.rooms.rematch import rematch
from reihum.server.rooms.room import Room
from reihum.server.store import StoreDown
from reihum.table.decide import decide
from reihum.table.errors import Stale


class CommandHandler:
    """Handles the commands of one socket in one room, each in its turn."""

    __slots__ = ("room", "socket")

    def __init__(self, room: Room, socket: Socket) -> None:
        self.room = room
        self.socket = socket

    def put(self, frame: FromClient, since: float) -> None:
        """Wait for its turn; `since`: when the frame came."""
        self.room.queue.put(lambda: self.serve(frame, since))

    def leave(self) -> None:
        self.room.leave(self.socket)

    async def serve(self, frame: FromClient, since: float) -> None:
        if isinstance(frame, Sync):
            self.room.send_missed(self.socket, frame.seq)
        else:
            await self.handle(cast(Command, frame))
        self.socket.done()
        self.room.services.metrics.quick.observe(time.perf_counter() - since)

    async def handle(self, command: Command) -> None:
        """Answer it, whatever happens."""
        try:
            await self.retry(command)
        except StoreDown as fault:
            self.socket.refuse(command.cmd, fault)

    async def retry(self, command: Command) -> None:
        """Execute or refuse it; if another node has stored more than this one knew, do so once more."""
        try:
            await self.execute(command)
        except StoreDown:
            raise
        except ReihumError as fault:
            if await self.room.is_behind():
                await self.room.catch_up()
                await self.retry(command)
            else:
                await self.refuse(command, fault)

    async def execute(self, command: Command) -> None:
        room, guest, cmd = self.room, self.socket.guest, command.cmd
        if not guest:
            raise Nameless()
        known = room.table.answered(guest, cmd)
        if known is not None:
            self.socket.tell(Ok(cmd, known))
        elif type(command) is commands.Hint:
            give_hint(room, self.socket, command)
        elif type(command) is commands.Rematch:
            self.socket.tell(Ok(cmd, await rematch(room, guest, command)))
        else:
            await room.commit(lambda: decide(room.table, guest, command), guest, cmd, self.socket)

    async def refuse(self, command: Command, fault: ReihumError) -> None:
        """Say why not; unless the command was done long ago: then its first answer comes again."""
        room, socket = self.room, self.socket
        known = await self.first_answer(command.cmd) if socket.guest else None
        if known is not None:
            socket.tell(Ok(command.cmd, known))
            return
        socket.refuse(command.cmd, fault)
        if isinstance(fault, Stale) and socket in room.sockets:
            room.greet(socket)

    async def first_answer(self, cmd: str) -> int | None:
        """Where a repeated command has been stored; memory knows the latest, the store knows all."""
        table, guest = self.room.table, self.socket.guest
        known = table.answered(guest, cmd)
        return known if known is not None else await self.room.services.store.seq_of(table.id, guest, cmd)
