"""A guest's socket at a table: commands in, messages out, limits on both."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from websockets.frames import CloseCode

from reihum.core.errors import ReihumError
from reihum.protocol.commands import BadMessage, FromClient, Ping, read_frame
from reihum.protocol.messages import Bye, ByeReason, Pong, ToClient, write
from reihum.server.net.frames import framed
from reihum.server.net.limits import TooMuch
from reihum.table.broadcast import refusal

if TYPE_CHECKING:
    from reihum.server.net.connection import Wire
    from reihum.server.node import Node
    from reihum.server.rooms.room import Room

MOST_PENDING = 32  # commands of one socket that wait; then it is not read for a while
MOST_EARLY = 64  # frames that come before the table is there
MOST_REFUSED = 200  # for coming too fast, before the socket is closed
PONG = framed(write(Pong()))


class Socket:
    """One connection of one guest; without a cookie the guest is empty and may only look.

    `device` is the guest of the cookie: limits count for all who play there.
    """

    __slots__ = (
        "address",
        "device",
        "early",
        "guest",
        "leaving",
        "node",
        "pending",
        "refused",
        "room",
        "wire",
    )

    def __init__(self, node: Node, wire: Wire, guest: str, device: str, address: str) -> None:
        self.node = node
        self.wire = wire
        self.guest = guest
        self.device = device
        self.address = address
        self.room: Room | None = None
        self.early: list[FromClient] | None = []
        self.pending = 0
        self.refused = 0
        self.leaving: tuple[ByeReason, int] | None = None

    # --- in ---------------------------------------------------------------------------------------
    def receive(self, data: bytes) -> None:
        if not self.count():
            return
        try:
            frame = read_frame(data)
        except BadMessage as fault:
            self.refuse(None, fault)
            return
        if type(frame) is Ping:
            self.wire.send(PONG)
        elif self.room is not None:
            self.hand_on(self.room, frame)
        elif self.early is not None and len(self.early) < MOST_EARLY:
            self.early.append(frame)

    def count(self) -> bool:
        """Whether the peer may say something now."""
        if self.leaving is not None:
            return False
        allowed = self.node.may_command(self)
        if not allowed:
            self.too_fast()
        return allowed

    def hand_on(self, room: Room, frame: FromClient) -> None:
        self.pending += 1
        if self.pending == MOST_PENDING:
            self.wire.pause()
        room.put(self, frame, perf_counter())

    def done(self) -> None:
        """One of the pending commands has its answer."""
        self.pending -= 1
        if self.pending == MOST_PENDING - 1:
            self.wire.go_on()
        if self.pending == 0 and self.leaving is not None:
            self.say_bye()

    def enter(self, room: Room) -> None:
        """The table is there: what came early is done now."""
        self.room = room
        early, self.early = self.early or [], None
        for frame in early:
            self.hand_on(room, frame)

    # --- out --------------------------------------------------------------------------------------
    def tell(self, message: ToClient) -> None:
        self.wire.send(framed(write(message)))

    def refuse(self, cmd: str | None, fault: ReihumError) -> None:
        self.node.metrics.refused.labels(fault.code).inc()
        self.wire.send(framed(refusal(fault, cmd)))

    def too_fast(self) -> None:
        self.refused += 1
        if self.refused > MOST_REFUSED:
            self.leave("limit", CloseCode.POLICY_VIOLATION)
        else:
            self.refuse(None, TooMuch())

    def too_slow(self) -> None:
        """Too much waits to be read: the reader may come back and get a fresh picture."""
        self.node.metrics.slow.inc()
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
        self.node.goes(self)
