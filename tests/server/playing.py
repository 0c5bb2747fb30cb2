"""People for tests: clients that play at random."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from reihum.client import Client, Moment, RemoteTable
from tests.server.waiting import PATIENCE

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fee")


async def play_at_random(table: RemoteTable, rng: random.Random, most: int = 10**6) -> Moment:
    """Play whenever it is our turn, until the game is over or so many steps were made."""
    made = 0
    async for moment in table:
        if moment.my_turn:
            if made == most:
                return moment
            await table.play(rng.choice(moment.legal))
            made += 1
    return moment


@asynccontextmanager
async def seated(
    address: str, game: str, people: int, bots: int = 0, **more: Any
) -> AsyncIterator[list[RemoteTable]]:
    """People at a new table that has begun; the first is the host."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Client(address, name)) for name in NAMES[:people]]
        host = await guests[0].open(game, people + bots, **more)
        tables = [host, *[await guest.join(host.id) for guest in guests[1:]]]
        for seat, table in enumerate(tables):
            await table.sit(seat)
        for seat in range(people, people + bots):
            await host.add_bot(seat, "level1")
        await host.start()
        for table in tables:
            await table.until(lambda moment: moment.phase == "playing")
        yield tables


async def same_pictures(tables: list[RemoteTable]) -> None:
    """Everybody has heard of everything, and knows what a newcomer in the same seat is told."""
    last = max(table.known.seq for table in tables)
    for table in tables:
        await table.link.until(lambda table=table: table.known.seq >= last)  # type: ignore[misc]
        before = table.known.committed
        await table.disconnect()
        table.link.known.seq = 0
        await table.connect()
        assert table.known.committed == before


def within(work: Any) -> Any:
    return asyncio.run(asyncio.wait_for(work, PATIENCE))
