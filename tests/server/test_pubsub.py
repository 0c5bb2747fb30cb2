"""Publish and subscribe between nodes: through Redis, which may go and come back."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest
from redis.asyncio import Redis
from redis.asyncio.client import PubSub as Subscription

from reihum.server import pubsub
from reihum.server.pubsub import CHANNEL, Notice, PubSub, RedisPubSub, hear, pubsub_at
from reihum.server.settings import BadSetting
from tests.server import services
from tests.server.making import new_id
from tests.server.waiting import LOOK_AGAIN, until

Run = Callable[[Coroutine[Any, Any, None]], None]
ALL_AGAIN = Notice("")


class Node:
    """One end and all that it has heard."""

    def __init__(self, link: PubSub) -> None:
        self.pubsub = link
        self.heard: list[Notice] = []
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for notice in self.pubsub.listen():
            self.heard.append(notice)

    async def connected(self, times: int = 1) -> None:
        await until(lambda: self.heard.count(ALL_AGAIN) >= times)

    def is_deaf(self) -> bool:
        """Whether it has noticed that nothing comes any more."""
        assert isinstance(self.pubsub, RedisPubSub)
        return self.pubsub._ear is None


@asynccontextmanager
async def node(address: str, name: str) -> AsyncIterator[Node]:
    made = Node(pubsub_at(address, name))
    try:
        yield made
    finally:
        made.task.cancel()
        await made.pubsub.close()


async def followers(redis: str, table: str) -> int:
    """How many nodes follow the table, as Redis sees it."""
    async with Redis.from_url(redis) as link:
        ((_, count),) = await link.pubsub_numsub(CHANNEL + table)
        return int(count)


def test_other_nodes_hear_of_the_tables_they_follow(redis: str, run: Run) -> None:
    async def story() -> None:
        ours, theirs = new_id(), new_id()
        async with node(redis, "a") as a, node(redis, "b") as b:
            await b.pubsub.subscribe(ours)  # before it is connected, and after
            await a.connected()
            await b.connected()
            a.pubsub.publish(theirs, 6)
            a.pubsub.publish(ours, 7, b"\x00note")
            await until(lambda: len(b.heard) > 1)
            assert b.heard == [ALL_AGAIN, Notice(ours, 7, b"\x00note")]
            await b.pubsub.subscribe(theirs)
            await b.pubsub.unsubscribe(ours)
            while (await followers(redis, ours), await followers(redis, theirs)) != (0, 1):
                await asyncio.sleep(LOOK_AGAIN)
            a.pubsub.publish(ours, 8)
            a.pubsub.publish(theirs, 9)
            await until(lambda: len(b.heard) > 2)
            assert b.heard[2:] == [Notice(theirs, 9)]

    run(story())


def test_a_table_that_is_followed_while_connecting_is_not_forgotten(
    redis: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        early, late = new_id(), new_id()
        async with node(redis, "a") as a, node(redis, "b") as b:
            await b.pubsub.subscribe(early)
            subscribe = Subscription.subscribe

            async def slowly(ear: Subscription, *channels: str) -> None:
                await subscribe(ear, *channels)
                await b.pubsub.subscribe(late)

            monkeypatch.setattr(Subscription, "subscribe", slowly)
            await a.connected()
            await b.connected()
            a.pubsub.publish(late, 1)
            a.pubsub.publish(early, 2)
            await until(lambda: Notice(early, 2) in b.heard)
            assert b.heard == [ALL_AGAIN, Notice(late, 1), Notice(early, 2)]

    run(story())


def test_a_node_does_not_hear_itself_nor_garbage(redis: str, run: Run) -> None:
    async def story() -> None:
        table = new_id()
        async with node(redis, "a") as a, node(redis, "b") as b:
            await a.pubsub.subscribe(table)
            await a.connected()
            a.pubsub.publish(table, 1)
            async with Redis.from_url(redis) as link:
                await link.publish(f"reihum:{table}", b"\xc1garbage")
                await link.publish(f"reihum:{table}", b"")
            b.pubsub.publish(table, 2)
            await until(lambda: len(a.heard) > 1)
            assert a.heard == [ALL_AGAIN, Notice(table, 2)]

    run(story())


def test_redis_stops_and_starts(run: Run) -> None:
    """Publishing never fails; after the return everybody is told to look, and news come again."""

    async def story() -> None:
        table = new_id()
        with services.own_redis() as server:
            async with node(server.url, "a") as a, node(server.url, "b") as b:
                await b.pubsub.subscribe(table)
                await a.connected()
                await b.connected()
                for times in (2, 3):
                    server.stop()
                    a.pubsub.publish(table, 1)
                    await until(lambda: a.is_deaf() and b.is_deaf())
                    server.start()
                    await a.connected(times)
                    await b.connected(times)
                    a.pubsub.publish(table, 10 * times)
                    await until(lambda times=times: Notice(table, 10 * times) in b.heard)  # type: ignore[misc]

    run(story())


def test_redis_that_hangs_is_noticed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that is open and says nothing, as when a machine has vanished."""
    monkeypatch.setattr(pubsub, "SILENCE", 0.2)

    async def story() -> None:
        table = new_id()
        with services.own_redis() as server:
            async with node(server.url, "a") as a, node(server.url, "b") as b:
                await b.pubsub.subscribe(table)
                await b.connected()
                assert server.process is not None
                server.process.send_signal(signal.SIGSTOP)
                await until(b.is_deaf)
                server.process.send_signal(signal.SIGCONT)
                await b.connected(2)
                while Notice(table, 5) not in b.heard:  # what is said while it connects again is lost
                    a.pubsub.publish(table, 5)
                    await asyncio.sleep(LOOK_AGAIN)

    run(story())


class Ear:
    """Of a connection on which one thing comes after the other; None is a long silence."""

    def __init__(self, *said: dict[str, Any] | None) -> None:
        self.said = list(said)
        self.pings = 0

    async def get_message(self, timeout: float) -> dict[str, Any] | None:
        return self.said.pop(0)

    async def ping(self) -> None:
        self.pings += 1


def test_silence_alone_is_no_reason_to_connect_again(run: Run) -> None:
    async def story() -> None:
        said = {"type": "message", "data": b"news"}
        calm, dead = Ear(None, {"type": "pong", "data": b""}, said), Ear(None, None)
        assert [await hear(calm) for _ in range(2)] == [None, b"news"]  # type: ignore[arg-type]
        with pytest.raises(TimeoutError):
            await hear(dead)  # type: ignore[arg-type]
        assert (calm.pings, dead.pings) == (1, 1)

    run(story())


def test_redis_that_is_not_there_yet(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[Redis] = []
    pubsub = Redis.pubsub

    def noted(link: Redis) -> object:
        tries.append(link)
        return pubsub(link)

    monkeypatch.setattr(Redis, "pubsub", noted)

    async def story() -> None:
        with services.own_redis() as server:
            server.stop()
            async with node(server.url, "a") as a:
                a.pubsub.publish("t", 1)
                await a.pubsub.subscribe("t")
                await until(lambda: len(tries) == 3)
                assert a.heard == []
                server.start()
                await a.connected()

    run(story())


def test_a_single_node_needs_no_redis(run: Run) -> None:
    async def story() -> None:
        async with node("", "a") as a:
            await a.pubsub.subscribe("t")
            a.pubsub.publish("t", 1)
            await a.pubsub.unsubscribe("t")
            for _ in range(9):
                await asyncio.sleep(0)  # all that is ready to run has run
            assert a.heard == []
            assert not a.task.done()

    run(story())


def test_a_bad_address_is_an_error_without_the_password(run: Run) -> None:
    async def story() -> None:
        with pytest.raises(BadSetting) as caught:
            pubsub_at("http://ada:secret@example.org", "a")
        assert "secret" not in str(caught.value)

    run(story())
