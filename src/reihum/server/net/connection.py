"""WebSocket connections under uvicorn, on the sans-IO protocol of `websockets`.

A message for many sockets is framed once and written to each, and a connection needs no task: that is why
this is not uvicorn's own protocol.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, cast

from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from reihum.server.net.admission import Admission
from reihum.server.net.frames import PING
from reihum.server.net.sockets import Socket

PATIENCE = 5.0  # seconds a peer has to answer a close
MOST_PARTS = 64  # of one message


class Connection(asyncio.Protocol):
    """One connection: its handshake, frames both ways, its end. What is said is the Socket's matter."""

    __slots__ = (
        "admission",
        "alive",
        "closing",
        "connections",
        "parts",
        "protocol",
        "socket",
        "transport",
        "unread",
    )

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        self.admission: Admission = app_state["admission"]
        self.connections: set[Connection] = server_state.connections
        self.protocol = ServerProtocol(max_size=self.admission.settings.message_bytes)
        self.transport: asyncio.Transport
        self.socket: Socket | None = None
        self.parts: list[bytes] = []  # of a message in several frames
        self.closing = False
        self.alive = True  # has answered since the last ping
        self.unread = -1  # messages since the peer stopped reading; -1: it reads

    # --- what uvicorn and the event loop call ---------------------------------------------------
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.connections.add(self)

    def data_received(self, data: bytes) -> None:
        self.alive = True
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Request):
                self.shake_hands(event)
            elif isinstance(event, Frame):
                self.take(event)
        self.flush()
        self.drop_if_slow()

    def connection_lost(self, fault: Exception | None) -> None:
        self.closing = True
        self.connections.discard(self)
        if self.socket is not None:
            self.socket.lost()

    def pause_writing(self) -> None:
        self.unread = 0

    def resume_writing(self) -> None:
        self.unread = -1

    def shutdown(self) -> None:
        """The server stops: what was begun is finished first."""
        if self.socket is None:
            self.transport.close()
        else:
            self.socket.leave("shutdown", CloseCode.SERVICE_RESTART)

    # --- the handshake ----------------------------------------------------------------------------
    def shake_hands(self, request: Request) -> None:
        refused = self.admission.refusal(request, self.peer())
        response = self.protocol.accept(request) if refused is None else self.no_entry(*refused)
        self.protocol.send_response(response)
        self.flush()
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.socket = self.admission.admit(self, request, self.peer())

    def no_entry(self, status: int, code: str) -> Response:
        response = self.protocol.reject(status, f'{{"code":"{code}","args":{{}}}}')
        del response.headers["Content-Type"]
        response.headers["Content-Type"] = "application/json"
        return response

    def peer(self) -> str:
        name = self.transport.get_extra_info("peername")
        return str(name[0]) if isinstance(name, tuple) else ""

    # --- in ---------------------------------------------------------------------------------------
    def take(self, frame: Frame) -> None:
        if self.socket is None or self.closing:
            return
        if frame.opcode is Opcode.PING:  # the protocol answers it
            self.socket.count()
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self.parts.append(bytes(frame.data))
            if frame.fin:
                message = b"".join(self.parts)
                self.parts.clear()
                self.socket.receive(message)
            elif len(self.parts) == MOST_PARTS:
                self.socket.leave("limit", CloseCode.POLICY_VIOLATION)

    def pause(self) -> None:
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def go_on(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    # --- out --------------------------------------------------------------------------------------
    def send(self, frame: bytes) -> None:
        """Write a frame made by `framed`; who does not read is dropped and costs no one else anything."""
        if self.closing:
            return
        self.transport.write(frame)
        self.drop_if_slow()

    def drop_if_slow(self) -> None:
        if self.unread >= 0 and self.socket is not None and not self.closing:
            self.unread += 1
            limits = self.admission.settings
            behind = self.transport.get_write_buffer_size()
            if self.unread > limits.queue_messages or behind > limits.queue_bytes:
                self.socket.too_slow()

    def ping(self) -> None:
        """Ask for a sign of life; who gave none since the last time is gone."""
        if self.closing:
            return
        if not self.alive:
            self.transport.abort()
        self.alive = False
        self.transport.write(PING)

    def say_bye(self, frame: bytes, code: int, reason: str) -> None:
        """A last frame, and hang up on who does not answer."""
        if self.closing:
            return
        self.transport.write(frame)
        try:
            self.protocol.send_close(code, reason)
        except InvalidState:  # the peer was quicker
            self.transport.close()
        self.flush()
        self.closing = True
        asyncio.get_running_loop().call_later(PATIENCE, self.transport.abort)

    def flush(self) -> None:
        """What the protocol itself has to say; an empty piece is the end."""
        for data in self.protocol.data_to_send():
            if data and not self.closing:
                self.transport.write(data)
            elif not data:
                self.closing = True
                self.transport.close()
