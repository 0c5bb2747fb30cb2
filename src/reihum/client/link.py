"""A connection to a table that comes back by itself and says nothing twice."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from reihum.client.calls import Calls, Refused
from reihum.client.known import Known
from reihum.core.errors import ReihumError
from reihum.protocol import commands, messages

PAUSES = (0.0, 0.1, 0.2, 0.5, 1.0, 2.0)  # seconds before trying to reconnect; the last one repeats
PATIENCE = 30.0  # seconds the first connection may take
LARGEST = 2**20  # bytes of a message

_read: msgspec.json.Decoder[messages.FromServer] = msgspec.json.Decoder(messages.FromServer)


class OtherProtocol(ReihumError):
    """The server speaks another version of the protocol."""

    code = "protocol"


class Link:
    """Keeps `known` up to date; commands that were not answered are sent again under the same name."""

    def __init__(self, calls: Calls, table: str) -> None:
        self.calls = calls
        self.table = table
        self.known = Known()
        self.fault: Exception | None = None
        self.changed = asyncio.Condition()
        self.unanswered: dict[str, tuple[bytes, asyncio.Future[Any]]] = {}
        self.socket: ClientConnection | None = None
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to listen; returns when the first snapshot has come."""
        self.task = asyncio.create_task(self.listen())
        await asyncio.wait_for(self.until(lambda: self.known.seq > 0), PATIENCE)

    async def close(self) -> None:
        """Stop listening; what was not answered stays so."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])

    async def listen(self) -> None:
        """Connect again and again, until the server refuses us or `close` is called."""
        failures = 0
        try:
            while True:
                await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
                failures = 0 if await self.one_connection() else failures + 1
        except Exception as fault:
            await self.fail(fault)

    async def one_connection(self) -> bool:
        """Until it breaks; True if a snapshot came through it."""
        url = f"ws{self.calls.address.removeprefix('http')}/api/tables/{self.table}/socket"
        headers = {"Cookie": self.calls.cookie} if self.calls.cookie else {}
        try:
            async with connect(
                url, additional_headers=headers, compression=None, max_size=LARGEST, proxy=None
            ) as socket:
                async for frame in socket:
                    await self.hear(socket, _read.decode(frame))
        except InvalidStatus as fault:
            if fault.response.status_code in (403, 404):
                raise Refused("not-here", {}) from None
        except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
            pass  # it may come back
        finally:
            heard, self.socket = self.socket is not None, None
        return heard

    async def fail(self, fault: Exception) -> None:
        """The server does not want us any more: everybody who waits is told."""
        async with self.changed:
            self.fault = fault
            for _, answer in self.unanswered.values():
                if not answer.done():
                    answer.set_exception(fault)
            self.changed.notify_all()

    async def hear(self, socket: ClientConnection, told: messages.FromServer) -> None:
        """Take one message: an answer, or what changed at the table."""
        if isinstance(told, messages.Ok | messages.No | messages.HintReady):
            self.answer(told)
        elif isinstance(told, messages.Welcome):
            if told.protocol != messages.PROTOCOL:
                raise OtherProtocol(given=told.protocol, known=messages.PROTOCOL)
        elif isinstance(told, messages.Bye):
            if told.reason == "gone":
                raise Refused("unknown-table", {})
        elif isinstance(told, messages.News) and self.known.misses(told):
            await socket.send(msgspec.json.encode(commands.Sync(self.known.seq)), text=True)
        else:
            async with self.changed:
                self.known.take(told)
                self.changed.notify_all()
            if isinstance(told, messages.Snapshot) and self.socket is None:
                await self.send_again(socket)

    async def send_again(self, socket: ClientConnection) -> None:
        """A new connection has brought its snapshot: what was not answered is said once more."""
        self.socket = socket
        for frame, _ in list(self.unanswered.values()):
            await socket.send(frame, text=True)

    def answer(self, told: messages.Ok | messages.No | messages.HintReady) -> None:
        _, waiting = self.unanswered.get(told.cmd or "", (b"", None))
        if waiting is None or waiting.done():
            return
        if isinstance(told, messages.No):
            waiting.set_exception(Refused(told.code, told.args))
        else:
            waiting.set_result(told)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something holds; raises what the server refused us for."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.fault is not None or true())
        if self.fault is not None:
            raise self.fault

    async def send(self, kind: type[commands.Command], **fields: Any) -> Any:
        """Send a command and wait for its answer: Ok (or a hint), or Refused is raised."""
        if self.fault is not None:
            raise self.fault
        cmd = secrets.token_urlsafe(9)
        frame = msgspec.json.encode(kind(cmd=cmd, **fields))
        waiting: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.unanswered[cmd] = (frame, waiting)
        try:
            await self.send_now(frame)
            told = await waiting
        finally:
            del self.unanswered[cmd]
        if isinstance(told, messages.Ok):
            await self.until(lambda: self.known.seq >= told.seq)
        return told

    async def send_now(self, frame: bytes) -> None:
        if self.socket is not None:
            try:
                await self.socket.send(frame, text=True)
            except ConnectionClosed:
                return  # it is sent again when the next connection stands
