"""HTTP calls of the client, with nothing but the standard library."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from typing import Any

from reihum.core.errors import ReihumError

PATIENCE = 30.0  # seconds for one call


class Refused(ReihumError):
    """The server says no; `code` and `details` are the server's."""

    def __init__(self, code: str, args: dict[str, Any]) -> None:
        super().__init__(**args)
        self.code = code


class Unreachable(ReihumError):
    """No server answers at this address."""

    code = "unreachable"


class Calls:
    """JSON over HTTP; keeps the guest's cookie."""

    def __init__(self, address: str, cookie: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.cookie = cookie

    async def get(self, path: str) -> Any:
        """What the server answers to GET, as JSON."""
        return json.loads(await self.text(path))

    async def text(self, path: str) -> str:
        """What the server answers to GET, as text."""
        return (await asyncio.to_thread(self.call, "GET", path, None)).decode()

    async def post(self, path: str, document: object = None) -> Any:
        """What the server answers to POST, as JSON; Refused if it does not want to."""
        body = json.dumps(document or {}).encode()
        return json.loads(await asyncio.to_thread(self.call, "POST", path, body))

    def call(self, method: str, path: str, body: bytes | None) -> bytes:
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if self.cookie is not None:
            headers["Cookie"] = self.cookie
        request = urllib.request.Request(self.address + path, body, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                self.keep(answer.headers.get("Set-Cookie"))
                return bytes(answer.read())
        except urllib.error.HTTPError as fault:
            raise refusal(fault) from None
        except OSError as fault:
            raise Unreachable(address=self.address, why=str(fault)) from None

    def keep(self, header: str | None) -> None:
        if header is not None:
            self.cookie = header.partition(";")[0]


def refusal(fault: urllib.error.HTTPError) -> ReihumError:
    """The server's typed error, whatever else stands between."""
    with fault:
        try:
            told = json.load(fault)
            return Refused(str(told["code"]), dict(told["args"]))
        except (ValueError, KeyError, TypeError):
            return Refused("fault", {})
