"""News between nodes: through Redis, which may go and come back."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest

from reihum.server import spreading
from reihum.server.settings import BadSetting
from reihum.server.spreading import News, Spreader, spreader_at
from tests.server import services
from tests.server.making import new_id

Run = Callable[[Coroutine[Any, Any, None]], None]
ALL_AGAIN = News("")


class Node:
    """A spreader and all that it has heard."""

    def __init__(self, spreader: Spreader) -> None:
        self.spreader = spreader
        self.heard: list[News] = []
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for news in self.spreader.listen():
            self.heard.append(news)

    async def until(self, told: Callable[[], bool]) -> None:
        while not told():
            await asyncio.sleep(0.01)

    async def connected(self, times: int = 1) -> None:
        await self.until(lambda: self.heard.count(ALL_AGAIN) >= times)


@asynccontextmanager
async def node(address: str, name: str) -> AsyncIterator[Node]:
    made = Node(await spreader_at(address, name))
    try:
        yield made
    finally:
        made.task.cancel()
        await made.spreader.close()


def test_other_nodes_hear_of_the_tables_they_follow(redis: str, run: Run) -> None:
    async def story() -> None:
        ours, theirs = new_id(), new_id()
        async with node(redis, "a") as a, node(redis, "b") as b:
            await b.spreader.follow(ours)  # before it is connected, and after
            await a.connected()
            await b.connected()
            a.spreader.publish(theirs, 6)
            a.spreader.publish(ours, 7, b"\x00note")
            await b.until(lambda: len(b.heard) > 1)
            assert b.heard == [ALL_AGAIN, News(ours, 7, b"\x00note")]
            await b.spreader.follow(theirs)
            await b.spreader.unfollow(ours)
            await asyncio.sleep(0.2)
            a.spreader.publish(ours, 8)
            a.spreader.publish(theirs, 9)
            await b.until(lambda: len(b.heard) > 2)
            assert b.heard[2:] == [News(theirs, 9)]

    run(story())


def test_a_node_does_not_hear_itself_nor_garbage(redis: str, run: Run) -> None:
    async def story() -> None:
        table = new_id()
        async with node(redis, "a") as a, node(redis, "b") as b:
            await a.spreader.follow(table)
            await a.connected()
            a.spreader.publish(table, 1)
            from redis.asyncio import Redis

            async with Redis.from_url(redis) as link:
                await link.publish(f"reihum:{table}", b"\xc1garbage")
                await link.publish(f"reihum:{table}", b"")
            b.spreader.publish(table, 2)
            await a.until(lambda: len(a.heard) > 1)
            assert a.heard == [ALL_AGAIN, News(table, 2)]

    run(story())


def test_redis_stops_and_starts(run: Run) -> None:
    """Publishing never fails; after the return everybody is told to look, and news come again."""

    async def story() -> None:
        table = new_id()
        with services.own_redis() as server:
            async with node(server.url, "a") as a, node(server.url, "b") as b:
                await b.spreader.follow(table)
                await a.connected()
                await b.connected()
                for times in (2, 3):
                    server.stop()
                    a.spreader.publish(table, 1)
                    await asyncio.sleep(0.3)
                    server.start()
                    await a.connected(times)
                    await b.connected(times)
                    a.spreader.publish(table, 10 * times)
                    await b.until(lambda times=times: News(table, 10 * times) in b.heard)  # type: ignore[misc]

    run(story())


def test_redis_that_hangs_is_noticed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that is open and says nothing, as when a machine has vanished."""
    monkeypatch.setattr(spreading, "SILENCE", 0.2)

    async def story() -> None:
        table = new_id()
        with services.own_redis() as server:
            async with node(server.url, "a") as a, node(server.url, "b") as b:
                await b.spreader.follow(table)
                await b.connected()
                await asyncio.sleep(1)  # silence alone is no reason to connect again
                assert b.heard == [ALL_AGAIN]
                assert server.process is not None
                server.process.send_signal(signal.SIGSTOP)
                await asyncio.sleep(1)
                server.process.send_signal(signal.SIGCONT)
                await b.connected(2)
                a.spreader.publish(table, 5)
                await b.until(lambda: News(table, 5) in b.heard)

    run(story())


def test_redis_that_is_not_there_yet(run: Run) -> None:
    async def story() -> None:
        with services.own_redis() as server:
            server.stop()
            async with node(server.url, "a") as a:
                a.spreader.publish("t", 1)
                await a.spreader.follow("t")
                await asyncio.sleep(0.3)
                assert a.heard == []
                server.start()
                await a.connected()

    run(story())


def test_a_single_node_needs_no_redis(run: Run) -> None:
    async def story() -> None:
        async with node("", "a") as a:
            await a.spreader.follow("t")
            a.spreader.publish("t", 1)
            await a.spreader.unfollow("t")
            await asyncio.sleep(0.05)
            assert a.heard == []
            assert not a.task.done()

    run(story())


def test_a_bad_address_is_an_error_without_the_password(run: Run) -> None:
    async def story() -> None:
        with pytest.raises(BadSetting) as caught:
            await spreader_at("http://ada:secret@example.org", "a")
        assert "secret" not in str(caught.value)

    run(story())
