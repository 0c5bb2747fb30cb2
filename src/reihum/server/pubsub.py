"""Publish and subscribe between nodes: best effort.

A notice that is lost costs delay only, for nodes also look into the store.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import msgspec
from msgspec import Struct
from redis.asyncio import Redis
from redis.asyncio.client import PubSub as Subscription
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from reihum.server.settings import BadSetting

CHANNEL = "reihum:"  # and the table's id
EVERYBODY = CHANNEL + "*"  # no table's id; a connection always listens to something
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds between attempts to connect
SILENCE = 10.0  # seconds after which Redis is asked whether it is still there
OUTBOX = 10_000  # notices that may wait; more are left out
BROKEN = (RedisError, OSError)  # a time-out is an OSError


class Notice(Struct, frozen=True, array_like=True):
    """Something about a table. An empty table: notices may have been missed, look at all tables."""

    table: str
    seq: int = 0  # the last event, if there is a new one
    note: bytes = b""  # what is not stored, such as who is there


class Envelope(Struct, frozen=True, array_like=True):
    """A notice as Redis carries it; a node does not listen to itself."""

    node: str
    notice: Notice


class PubSub:
    """For a single node: there is nobody to tell, and nothing comes."""

    async def subscribe(self, table: str) -> None:
        """From now on this node is told what others publish about the table."""

    async def unsubscribe(self, table: str) -> None:
        """No longer."""

    def publish(self, table: str, seq: int = 0, note: bytes = b"") -> None:
        """Tell the other nodes; never waits and never fails."""

    async def listen(self) -> AsyncIterator[Notice]:
        """What other nodes publish about the tables subscribed to here; never ends."""
        await asyncio.Event().wait()
        yield Notice("")

    async def close(self) -> None:
        """Let connections go."""


class RedisPubSub(PubSub):
    """Through Redis, one channel per table. Comes back by itself whenever Redis does."""

    def __init__(self, address: str, node: str) -> None:
        self.node = node
        self._speaking = client(address)
        self._hearing = client(address)
        self._channels = {EVERYBODY}
        self._ear: Subscription | None = None
        self._outbox: asyncio.Queue[Notice] = asyncio.Queue(OUTBOX)
        self._speaker = asyncio.create_task(self._speak())

    async def subscribe(self, table: str) -> None:
        self._channels.add(CHANNEL + table)
        if self._ear is not None:
            with suppress(*BROKEN):  # whoever listens notices, connects again and subscribes to all
                await self._ear.subscribe(CHANNEL + table)

    async def unsubscribe(self, table: str) -> None:
        self._channels.discard(CHANNEL + table)
        if self._ear is not None:
            with suppress(*BROKEN):
                await self._ear.unsubscribe(CHANNEL + table)

    def publish(self, table: str, seq: int = 0, note: bytes = b"") -> None:
        with suppress(asyncio.QueueFull):
            self._outbox.put_nowait(Notice(table, seq, note))

    async def listen(self) -> AsyncIterator[Notice]:
        pause = FIRST_PAUSE
        while True:
            try:
                async with self._hearing.pubsub() as ear:
                    await self._subscribe(ear)
                    pause = FIRST_PAUSE
                    yield Notice("")
                    while True:
                        notice = self._read(await hear(ear))
                        if notice is not None:
                            yield notice
            except BROKEN:
                self._ear = None
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _subscribe(self, ear: Subscription) -> None:
        """To all tables, those too that are subscribed to meanwhile; done when Redis says so."""
        done: set[str] = set()
        while missing := self._channels - done:
            await ear.subscribe(*missing)
            done |= missing
        self._ear = ear
        await hear(ear)

    async def close(self) -> None:
        self._speaker.cancel()
        for link in (self._speaking, self._hearing):
            with suppress(*BROKEN):
                await link.aclose()

    async def _speak(self) -> None:
        """Send what waits, all at once; what Redis does not take is left out."""
        while True:
            waiting = [await self._outbox.get()]
            while not self._outbox.empty():
                waiting.append(self._outbox.get_nowait())
            with suppress(*BROKEN):
                async with self._speaking.pipeline(transaction=False) as pipeline:
                    for notice in waiting:
                        sealed = msgspec.msgpack.encode(Envelope(self.node, notice))
                        pipeline.publish(CHANNEL + notice.table, sealed)
                    await pipeline.execute()

    def _read(self, sealed: bytes | None) -> Notice | None:
        """What other nodes of this program say; everything else on the channel is ignored."""
        try:
            read = msgspec.msgpack.decode(sealed or b"", type=Envelope)
        except msgspec.DecodeError:
            return None
        return read.notice if read.node != self.node else None


async def hear(ear: Subscription) -> bytes | None:
    """The next message; after a long silence Redis must answer a ping."""
    message = await ear.get_message(timeout=SILENCE)
    if message is None:
        await ear.ping()
        message = await ear.get_message(timeout=SILENCE)
        if message is None:
            raise TimeoutError
    return message["data"] if message["type"] == "message" else None


def client(address: str) -> Redis:
    """Fails at once: trying again is done here, with a pause that is known."""
    try:
        return Redis.from_url(
            address,
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=5,
            socket_timeout=5,
            protocol=2,
        )
    except ValueError:
        raise BadSetting(name="redis", value=address.rpartition("@")[2], allowed="redis://…") from None


def pubsub_at(address: str, node: str) -> PubSub:
    """Through Redis if an address is given; whether Redis is there does not matter yet."""
    return RedisPubSub(address, node) if address else PubSub()
