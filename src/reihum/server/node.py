"""A node: one process that serves any table: its services, and what is done again and again."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Awaitable, Callable

from websockets.frames import CloseCode

from reihum.core.build import version
from reihum.core.errors import ReihumError
from reihum.server.clock import now_ms
from reihum.server.logs import log
from reihum.server.metrics import Metrics
from reihum.server.net.admission import Admission
from reihum.server.net.identity import Identity
from reihum.server.net.limits import Quotas
from reihum.server.net.sockets import Socket
from reihum.server.pubsub import PubSub, pubsub_at
from reihum.server.rooms.handler import CommandHandler
from reihum.server.rooms.registry import RoomRegistry
from reihum.server.rooms.services import Services
from reihum.server.settings import Settings
from reihum.server.store import Store, StoreDown
from reihum.server.tasks import Tasks
from reihum.server.workers.analysis import Analyst
from reihum.server.workers.thinking import thinking_at

PINGED_AT_ONCE, PING_PAUSE = 20, 0.01  # sockets, seconds
MOST_CLAIMED = 20  # overdue tables that a node takes on at once


class Node:
    """Made by `start`; `close` finishes what was begun."""

    def __init__(self, name: str, settings: Settings, store: Store, pubsub: PubSub, secret: str) -> None:
        self.name = name
        self.settings = settings
        self.store = store
        self.pubsub = pubsub
        self.version = version()
        self.identity = Identity(secret)
        self.metrics = Metrics()
        store.watch(self.metrics.batches.observe)
        self.tasks = Tasks()
        self.quotas = Quotas(settings)
        self.thinking = thinking_at(settings.thinking, thinkers(settings))
        self.rooms = RoomRegistry(self.room_services())
        self.admission = Admission(settings, self.identity, self.quotas, self.metrics, self.bring)
        self.analyst = Analyst(
            store, self.thinking, self.metrics, self.tasks, settings.analysis_simulations, self.rooms.tell
        )

    def room_services(self) -> Services:
        return Services(
            node=self.name,
            version=self.version,
            settings=self.settings,
            store=self.store,
            pubsub=self.pubsub,
            thinking=self.thinking,
            metrics=self.metrics,
            tasks=self.tasks,
            guests=self.quotas.guests,
        )

    @classmethod
    async def start(cls, settings: Settings) -> Node:
        store = await Store.connect(settings)
        key = settings.secret or (await store.secret("cookies", secrets.token_bytes(32))).hex()
        name = secrets.token_urlsafe(6)
        node = cls(name, settings, store, pubsub_at(settings.redis, name), key)
        node.tasks.spawn(node.listen())
        node.tasks.spawn(node.every(settings.poll, node.look_around))
        node.tasks.spawn(node.every(settings.ping, node.ping_all))
        return node

    async def close(self) -> None:
        """Sockets are gone by now: finish what is being written, leave the rest to other nodes."""
        busy = [room for room in self.rooms.rooms.values() if room.queue.working]
        for room in busy:
            while room.queue.working:
                await asyncio.sleep(0.01)
        self.tasks.cancel()
        self.thinking.close()
        await self.store.release(self.name)
        await self.pubsub.close()
        await self.store.close()

    # --- sockets ------------------------------------------------------------------------------------
    def bring(self, socket: Socket, table: str) -> None:
        self.tasks.spawn(self.bring_to_table(socket, table))

    async def bring_to_table(self, socket: Socket, table: str) -> None:
        """Bring a socket to its table; who asks for one that is not there is told so."""
        try:
            room = await self.rooms.get(table)
        except StoreDown as fault:  # who comes again later finds the table
            socket.refuse(None, fault)
            socket.leave("shutdown", CloseCode.TRY_AGAIN_LATER)
            return
        except ReihumError as fault:
            socket.refuse(None, fault)
            socket.leave("gone", CloseCode.POLICY_VIOLATION)
            return
        if len(room.sockets) >= self.settings.table_sockets:
            socket.leave("limit", CloseCode.POLICY_VIOLATION)
        elif socket in self.admission.sockets and socket.leaving is None:
            room.enter(socket)
            socket.enter(CommandHandler(room, socket))

    # --- again and again ------------------------------------------------------------------------------
    async def every(self, seconds: float, job: Callable[[], Awaitable[None]]) -> None:
        """Run a job again and again; where it fails, such as for want of a database, that is logged."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await job()
            except Exception as fault:
                self.metrics.faults.inc()
                log().warning("background", what=job.__name__, exc_info=fault)

    async def look_around(self) -> None:
        """Notices that did not come, tables where the server must act, rooms nobody is in."""
        self.rooms.drop_idle()
        await self.rooms.catch_up()
        lease = int(self.settings.lease * 1000)
        for table in await self.store.claim_due(now_ms(), lease, self.name, MOST_CLAIMED):
            self.tasks.spawn(self.wake(table))

    async def wake(self, table: str) -> None:
        """Act where it is time to, and correct the row where it is not."""
        try:
            room = await self.rooms.get(table)
        except ReihumError as fault:  # a table of other rules waits for a program that has them
            log().warning("overdue", code=fault.code)
            return
        if not room.driver.plan():
            room.put(room.correct_row)

    async def ping_all(self) -> None:
        """A few at a time, so that no move waits until thousands have been asked and have answered."""
        pings = [socket.wire.ping for socket in self.admission.sockets]
        words = [room.presences.publish for room in self.rooms.rooms.values()]
        for number, send in enumerate([*pings, *words], 1):
            send()
            if number % PINGED_AT_ONCE == 0:
                await asyncio.sleep(PING_PAUSE)

    async def listen(self) -> None:
        """What other nodes publish."""
        async for notice in self.pubsub.listen():
            if not notice.table:
                await self.rooms.catch_up()
                continue
            room = self.rooms.rooms.get(notice.table)
            if room is None:
                continue
            if notice.note:
                room.presences.heard(notice.note)
            elif notice.seq:
                room.put(room.catch_up)


def thinkers(settings: Settings) -> int:
    return settings.thinkers or max(1, (os.cpu_count() or 2) - 1)
