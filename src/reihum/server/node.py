"""A node: one process that serves any table, with all it needs for that."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from websockets.frames import CloseCode

from reihum.core.build import version
from reihum.core.errors import ReihumError
from reihum.server.logs import log
from reihum.server.metrics import Metrics
from reihum.server.net.admission import socket_table
from reihum.server.net.identity import Identity
from reihum.server.net.limits import Limiter, origin_of
from reihum.server.pubsub import Spreader, spreader_at
from reihum.server.rooms.registry import Rooms
from reihum.server.rooms.room import now_ms
from reihum.server.settings import Settings
from reihum.server.store import Store, StoreDown
from reihum.server.workers.thinking import Thinking, thinking_at

if TYPE_CHECKING:
    from reihum.server.net.sockets import Socket

T = TypeVar("T")
PINGED_AT_ONCE, PING_PAUSE = 20, 0.01  # sockets, seconds
MOST_CLAIMED = 20  # overdue tables that a node takes on at once


class Node:
    """Made by `start`; `close` finishes what was begun."""

    def __init__(self, name: str, settings: Settings, store: Store, spreader: Spreader, secret: str) -> None:
        self.name = name
        self.settings = settings
        self.store = store
        self.spreader = spreader
        self.version = version()
        self.identity = Identity(secret)
        self.metrics = Metrics()
        store.watch(self.metrics.batches.observe)
        self.rooms = Rooms(self)
        self.thinking: Thinking = thinking_at(settings.thinking, thinkers(settings))
        self.guests = Limiter(settings.guest_rate, settings.guest_burst)
        self.addresses = Limiter(settings.address_rate, settings.address_burst)
        self.openings = Limiter(settings.opening_rate, settings.opening_burst)
        self.proxies = frozenset(settings.proxies)
        self.origins = frozenset(map(origin_of, (*settings.origins, settings.public_url)))
        self.sockets: set[Socket] = set()
        self.connected: Counter[str] = Counter()  # sockets by address
        self.tasks: set[asyncio.Task[Any]] = set()
        self.analysing = asyncio.Lock()

    @classmethod
    async def start(cls, settings: Settings) -> Node:
        store = await Store.connect(settings)
        key = settings.secret or (await store.secret("cookies", secrets.token_bytes(32))).hex()
        name = secrets.token_urlsafe(6)
        node = cls(name, settings, store, await spreader_at(settings.redis, name), key)
        node.spawn(node.listen())
        node.spawn(node.every(settings.poll, node.look_around))
        node.spawn(node.every(settings.ping, node.ping_all))
        return node

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run beside everything else; kept, so that it is not lost half-way."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def close(self) -> None:
        """Sockets are gone by now: finish what is being written, leave the rest to other nodes."""
        busy = [room for room in self.rooms.rooms.values() if room.working]
        for room in busy:
            while room.working:
                await asyncio.sleep(0.01)
        for task in list(self.tasks):
            task.cancel()
        self.thinking.close()
        await self.store.release(self.name)
        await self.spreader.close()
        await self.store.close()

    # --- sockets ------------------------------------------------------------------------------------
    def may_command(self, socket: Socket) -> bool:
        device = socket.device
        return self.addresses.allows(socket.address) and (not device or self.guests.allows(device))

    def comes(self, socket: Socket, path: str) -> None:
        self.sockets.add(socket)
        self.connected[socket.address] += 1
        self.metrics.sockets.set(len(self.sockets))
        self.spawn(self.seat(socket, socket_table(path) or ""))

    async def seat(self, socket: Socket, table: str) -> None:
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
        elif socket in self.sockets and socket.leaving is None:
            room.enter(socket)

    def goes(self, socket: Socket) -> None:
        self.sockets.discard(socket)
        self.connected[socket.address] -= 1
        if not self.connected[socket.address]:
            del self.connected[socket.address]
        self.metrics.sockets.set(len(self.sockets))
        if socket.room is not None:
            socket.room.leave(socket)

    # --- again and again ------------------------------------------------------------------------------
    async def every(self, seconds: float, deed: Callable[[], Awaitable[None]]) -> None:
        """A store or a network that is down for a while is no reason to stop."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await deed()
            except Exception as fault:
                self.metrics.faults.inc()
                log().warning("background", what=deed.__name__, exc_info=fault)

    async def look_around(self) -> None:
        """News that did not come, tables where the server must act, rooms nobody is in."""
        self.rooms.drop_idle()
        await self.rooms.catch_up()
        lease = int(self.settings.lease * 1000)
        for table in await self.store.claim_due(now_ms(), lease, self.name, MOST_CLAIMED):
            self.spawn(self.wake(table))

    async def wake(self, table: str) -> None:
        """Act where it is time to, and correct the row where it is not."""
        try:
            room = await self.rooms.get(table)
        except ReihumError as fault:  # a table of other rules waits for a program that has them
            log().warning("overdue", code=fault.code)
            return
        if not room.acting.plan():
            room.put_own(room.correct_row)

    async def ping_all(self) -> None:
        """A few at a time, so that no move waits until thousands have been asked and have answered."""
        pings = [socket.wire.ping for socket in self.sockets]
        words = [room.presences.spread for room in self.rooms.rooms.values()]
        for number, deed in enumerate([*pings, *words], 1):
            deed()
            if number % PINGED_AT_ONCE == 0:
                await asyncio.sleep(PING_PAUSE)

    async def listen(self) -> None:
        """What other nodes tell."""
        async for news in self.spreader.listen():
            if not news.table:
                await self.rooms.catch_up()
                continue
            room = self.rooms.rooms.get(news.table)
            if room is None:
                continue
            if news.note:
                room.presences.heard(news.note)
            elif news.seq:
                room.put_own(room.catch_up)


def thinkers(settings: Settings) -> int:
    return settings.thinkers or max(1, (os.cpu_count() or 2) - 1)
