"""All rooms of a node: loaded from the store when somebody comes, let go when nobody is there."""

from __future__ import annotations

import asyncio

from reihum.protocol.messages import ToClient
from reihum.server.errors import UnknownTable
from reihum.server.rooms.driver import TableDriver
from reihum.server.rooms.room import Room
from reihum.server.rooms.services import Services


class RoomRegistry:
    """The rooms by table."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}

    async def get(self, table: str) -> Room:
        """The room of a table; UnknownTable if there is none."""
        room = self.rooms.get(table)
        if room is not None:
            return room
        if table not in self.loading:
            self.loading[table] = self.services.tasks.spawn(self.load(table))
        return await asyncio.shield(self.loading[table])

    async def load(self, table: str) -> Room:
        services = self.services
        try:
            await services.pubsub.subscribe(table)  # first, so that nothing is missed
            stored = await services.store.snapshot(table)
            if stored is None:
                raise UnknownTable()
            room = self.rooms[table] = Room(services, stored, self.drop)
        except BaseException:
            await services.pubsub.unsubscribe(table)
            raise
        finally:
            del self.loading[table]
        services.metrics.rooms.set(len(self.rooms))
        room.driver = TableDriver(room)
        room.driver.plan()
        return room

    def drop(self, room: Room) -> None:
        room.driver.stop()
        if self.rooms.pop(room.table.id, None) is not None:
            self.services.tasks.spawn(self.services.pubsub.unsubscribe(room.table.id))
            self.services.metrics.rooms.set(len(self.rooms))

    def drop_idle(self) -> None:
        for room in [one for one in self.rooms.values() if one.idle(self.services.settings.room_idle)]:
            self.drop(room)

    def tell(self, table: str, message: ToClient) -> None:
        """To everybody who looks at the table here."""
        if table in self.rooms:
            self.rooms[table].tell_all(message)

    async def catch_up(self) -> None:
        """Look whether other nodes changed tables that are open here: one question for all of them."""
        watched = [table for table, room in self.rooms.items() if room.sockets]
        if not watched:
            return
        heads = await self.services.store.heads(watched)
        for table, head in heads.items():
            room = self.rooms.get(table)
            if room is not None and not room.queue.working and not room.is_at(head):
                room.put(room.catch_up)
