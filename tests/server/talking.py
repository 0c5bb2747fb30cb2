"""Sockets of tests that say and hear everything themselves, message by message."""

from __future__ import annotations

import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.live import LiveServer
from tests.server.waiting import PATIENCE


def socket_at(server: LiveServer, table: str, cookie: str | None = None, query: str = "", **more: Any) -> Any:
    """A connection that never gives up by itself."""
    url = f"ws{server.address.removeprefix('http')}/api/tables/{table}/socket{query}"
    headers = {"Cookie": cookie} if cookie else {}
    patient: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None, "close_timeout": PATIENCE}
    return connect(url, additional_headers=headers, proxy=None, **patient, **more)


async def heard(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds."""
    while True:
        told: dict[str, Any] = json.loads(await socket.recv())
        if told["t"] in kinds:
            return told


async def ask(socket: ClientConnection, t: str, **fields: Any) -> dict[str, Any]:
    await socket.send(json.dumps({"t": t, **fields}))
    return await heard(socket, "ok", "no", "pong")
