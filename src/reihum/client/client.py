"""A guest of a server: opens tables, finds tables, sits down."""

from __future__ import annotations

from types import TracebackType
from typing import Any

from reihum.client.calls import Calls
from reihum.client.table import RemoteTable

ID_LENGTH = 22


class Client:
    """One guest. `cookie` is what an earlier client of the same guest kept in its `cookie`."""

    def __init__(self, address: str, name: str, cookie: str | None = None) -> None:
        self.calls = Calls(address, cookie)
        self.name = name
        self.tables: list[RemoteTable] = []  # that were opened or joined here

    async def __aenter__(self) -> Client:
        told = await self.calls.post("/api/guest", {"name": self.name})
        self.name = told["name"]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        for table in self.tables:
            await table.disconnect()

    @property
    def cookie(self) -> str | None:
        """Who this guest is; keep it to come back."""
        return self.calls.cookie

    async def games(self) -> list[dict[str, Any]]:
        """The server's games with their options."""
        return list(await self.calls.get("/api/games"))

    async def lobby(self) -> list[dict[str, Any]]:
        """Public tables."""
        return list(await self.calls.get("/api/tables"))

    async def mine(self) -> list[dict[str, Any]]:
        """Tables where this guest sits."""
        return list(await self.calls.get("/api/mine"))

    async def open(
        self, game: str, seats: int, options: dict[str, int | str] | None = None, **more: Any
    ) -> RemoteTable:
        """Open a table (more: public, clock, hints, spectators) and look at it."""
        asked = {"game": game, "seats": seats, "options": options or {}, **more}
        opened = await self.calls.post("/api/tables", asked)
        return await self.join(opened["id"])

    async def join(self, table: str) -> RemoteTable:
        """Look at the table with this id or short code."""
        if len(table) != ID_LENGTH:
            table = (await self.calls.get(f"/api/codes/{table}"))["id"]
        remote = RemoteTable(self.calls, table, self.name)
        await remote.connect()
        self.tables.append(remote)
        return remote

    async def info(self, table: str) -> dict[str, Any]:
        """What anyone may know of a table with this id."""
        return dict(await self.calls.get(f"/api/tables/{table}"))
