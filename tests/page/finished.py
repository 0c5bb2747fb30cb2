"""Games that are over: played by clients, looked back at in the browser."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.page.browsing import Visitor
from tests.server.playing import play_at_random, seated, within


def beside(work: Coroutine[Any, Any, Any]) -> Any:
    """In a thread of its own: the browser's driver has the event loop of this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(within, work).result()


def finished(address: str, game: str, people: int = 2, bots: int = 0, **more: Any) -> tuple[str, list[str]]:
    """A game played to the end: its table, and the players' cookies."""

    async def play() -> tuple[str, list[str]]:
        async with seated(address, game, people, bots, **more) as tables:
            players = [play_at_random(table, random.Random(seat)) for seat, table in enumerate(tables)]
            await asyncio.gather(*players)
            return tables[0].id, [str(table.calls.cookie) for table in tables]

    found: tuple[str, list[str]] = beside(play())
    return found


def as_player(visitor: Visitor, cookie: str) -> Visitor:
    """The visitor is the guest of this cookie."""
    name, value = cookie.split("=", 1)
    visitor.context.add_cookies([{"name": name, "value": value, "url": visitor.address}])
    return visitor
