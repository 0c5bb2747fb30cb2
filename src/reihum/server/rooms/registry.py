"""All rooms of a node: loaded from the store when somebody comes, let go when nobody is there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from reihum.server.errors import UnknownTable
from reihum.server.rooms.room import Room

if TYPE_CHECKING:
    from reihum.server.node import Node


class Rooms:
    """The rooms by table."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}

    async def get(self, table: str) -> Room:
        """The room of a table; UnknownTable if there is none."""
        room = self.rooms.get(table)
        if room is not None:
            return room
        if table not in self.loading:
            self.loading[table] = self.node.spawn(self.load(table))
        return await asyncio.shield(self.loading[table])

    async def load(self, table: str) -> Room:
        try:
            await self.node.spreader.follow(table)  # first, so that nothing is missed
            whole = await self.node.store.whole(table)
            if whole is None:
                raise UnknownTable()
            room = self.rooms[table] = Room(self.node, whole)
        except BaseException:
            await self.node.spreader.unfollow(table)
            raise
        finally:
            del self.loading[table]
        self.node.metrics.rooms.set(len(self.rooms))
        room.acting.plan()
        return room

    def drop(self, room: Room) -> None:
        room.acting.stop()
        if self.rooms.pop(room.table.id, None) is not None:
            self.node.spawn(self.node.spreader.unfollow(room.table.id))
            self.node.metrics.rooms.set(len(self.rooms))

    def drop_idle(self) -> None:
        for room in [one for one in self.rooms.values() if one.idle(self.node.settings.room_idle)]:
            self.drop(room)

    async def catch_up(self) -> None:
        """Look whether other nodes changed tables that are open here: one question for all of them."""
        watched = [table for table, room in self.rooms.items() if room.sockets]
        if not watched:
            return
        heads = await self.node.store.heads(watched)
        for table, head in heads.items():
            room = self.rooms.get(table)
            if room is not None and not room.working and head != (room.table.seq, room.drafted):
                room.put_own(room.catch_up)
