"""A guest's socket at a table: commands in, messages out, limits on both."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Protocol

from websockets.frames import CloseCode

from reihum.core.errors import ReihumError
from reihum.protocol.commands import BadMessage, FromClient, Ping, read_frame
from reihum.protocol.messages import Bye, ByeReason, Pong, ToClient, write
from reihum.server.metrics import Metrics
from reihum.server.net.frames import framed
from reihum.server.net.limits import Quotas, TooMuch
from reihum.table.broadcast import refusal

MOST_PENDING = 32  # commands of one socket that wait; then it is not read for a while
MOST_EARLY = 64  # frames that come before the table is there
MOST_REFUSED = 200  # for coming too fast, before the socket is closed
PONG = framed(write(Pong()))


class Wire(Protocol):
    """What a socket needs of its connection."""

    def send(self, frame: bytes) -> None:
        """Write a frame made by `framed`; never waits."""

    def ping(self) -> None:
        """Ask for a sign of life."""

    def pause(self) -> None:
        """Read nothing until `go_on`."""

    def go_on(self) -> None:
        """Read again."""

    def say_bye(self, frame: bytes, code: int, reason: str) -> None:
        """A last frame, then close."""


class Handler(Protocol):
    """Does what the commands of one socket ask for, at the table it has come to."""

    def put(self, frame: FromClient, since: float) -> None:
        """Take a frame that came at the time `since`; its end is told by `Socket.done`."""

    def leave(self) -> None:
        """The socket is gone."""


class Socket:
    """One connection of one guest; without a cookie the guest is empty and may only look.

    `device` is the guest of the cookie: limits count for all who play there.
    """

    __slots__ = (
        "address",
        "device",
        "early",
        "guest",
        "handler",
        "leaving",
        "metrics",
        "on_lost",
        "pending",
        "quotas",
        "refused",
        "wire",
    )

    def __init__(
        self,
        wire: Wire,
        quotas: Quotas,
        metrics: Metrics,
        guest: str,
        device: str,
        address: str,
        on_lost: Callable[[Socket], None],
    ) -> None:
        self.wire = wire
        self.quotas = quotas
        self.metrics = metrics
        self.guest = guest
        self.device = device
        self.address = address
        self.on_lost = on_lost
        self.handler: Handler | None = None
        self.early: list[FromClient] | None = []
        self.pending = 0
        self.refused = 0
        self.leaving: tuple[ByeReason, int] | None = None

    # --- in ---------------------------------------------------------------------------------------
    def receive(self, data: bytes) -> None:
        """A whole message of the peer."""
        if not self.count():
            return
        try:
            frame = read_frame(data)
        except BadMessage as fault:
            self.refuse(None, fault)
            return
        if type(frame) is Ping:
            self.wire.send(PONG)
        elif self.handler is not None:
            self.hand_on(self.handler, frame)
        elif self.early is not None and len(self.early) < MOST_EARLY:
            self.early.append(frame)

    def count(self) -> bool:
        """Whether the peer may say something now."""
        if self.leaving is not None:
            return False
        allowed = self.quotas.may_command(self.address, self.device)
        if not allowed:
            self.too_fast()
        return allowed

    def hand_on(self, handler: Handler, frame: FromClient) -> None:
        self.pending += 1
        if self.pending == MOST_PENDING:
            self.wire.pause()
        handler.put(frame, perf_counter())

    def done(self) -> None:
        """One of the pending commands has its answer."""
        self.pending -= 1
        if self.pending == MOST_PENDING - 1:
            self.wire.go_on()
        if self.pending == 0 and self.leaving is not None:
            self.say_bye()

    def enter(self, handler: Handler) -> None:
        """The table is there: what came early is handled now."""
        self.handler = handler
        early, self.early = self.early or [], None
        for frame in early:
            self.hand_on(handler, frame)

    # --- out --------------------------------------------------------------------------------------
    def tell(self, message: ToClient) -> None:
        self.wire.send(framed(write(message)))

    def refuse(self, cmd: str | None, fault: ReihumError) -> None:
        self.metrics.refused.labels(fault.code).inc()
        self.wire.send(framed(refusal(fault, cmd)))

    def too_fast(self) -> None:
        self.refused += 1
        if self.refused > MOST_REFUSED:
            self.leave("limit", CloseCode.POLICY_VIOLATION)
        else:
            self.refuse(None, TooMuch())

    def too_slow(self) -> None:
        """Too much waits to be read: the reader may come back and get a fresh snapshot."""
        self.metrics.slow.inc()
        self.leaving = ("slow", CloseCode.TRY_AGAIN_LATER)
        self.say_bye()

    # --- the end ------------------------------------------------------------------------------------
    def leave(self, reason: ByeReason, code: int) -> None:
        """Close when everything that was asked for has its answer."""
        if self.leaving is None:
            self.leaving = (reason, code)
            if self.pending == 0:
                self.say_bye()

    def say_bye(self) -> None:
        assert self.leaving is not None
        reason, code = self.leaving
        self.wire.say_bye(framed(write(Bye(reason))), code, reason)

    def lost(self) -> None:
        """The connection is gone."""
        self.on_lost(self)
        if self.handler is not None:
            self.handler.leave()
