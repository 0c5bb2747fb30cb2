"""Who is there: on this node for certain, on others as they say from time to time."""

from __future__ import annotations

import time

import msgspec
from msgspec import Struct

from reihum.protocol.messages import Presence, write
from reihum.protocol.values import Viewer
from reihum.server.net.frames import framed
from reihum.server.net.sockets import Socket
from reihum.server.pubsub import PubSub
from reihum.table.table import Table

TRUSTED = 70.0  # seconds that another node's word counts; it is repeated with the pings


class Note(Struct, frozen=True, array_like=True):
    """What one node says about a table."""

    node: str
    seats: list[int]
    others: int


class Presences:
    """The seats whose guests look at the table, on any node; `sockets` are those of this one."""

    __slots__ = ("elsewhere", "node", "pubsub", "sockets", "table")

    def __init__(self, table: Table, sockets: dict[Socket, Viewer], node: str, pubsub: PubSub) -> None:
        self.table = table
        self.sockets = sockets
        self.node = node
        self.pubsub = pubsub
        self.elsewhere: dict[str, tuple[float, Note]] = {}

    def here(self) -> Note:
        viewers = list(self.sockets.values())
        seats = {viewer.seat for viewer in viewers if viewer.seat is not None}
        return Note(self.node, sorted(seats), sum(viewer.seat is None for viewer in viewers))

    def changed(self) -> None:
        """Somebody came or went here."""
        self.publish()
        self.tell()

    def publish(self) -> None:
        """To the other nodes."""
        self.pubsub.publish(self.table.id, 0, msgspec.json.encode(self.here()))

    def heard(self, data: bytes) -> None:
        """Another node's word; one that is new here gets ours."""
        try:
            note = msgspec.json.decode(data, type=Note)
        except msgspec.DecodeError:
            return
        new = note.node not in self.elsewhere
        self.elsewhere[note.node] = (time.monotonic(), note)
        if new:
            self.publish()
        self.tell()

    def tell(self) -> None:
        """To everybody here."""
        now = time.monotonic()
        self.elsewhere = {name: one for name, one in self.elsewhere.items() if now - one[0] < TRUSTED}
        notes = [self.here(), *(note for _, note in self.elsewhere.values())]
        there = {seat for note in notes for seat in note.seats}
        seats = [seat in there for seat in range(len(self.table.seats))]
        frame = framed(write(Presence(seats, sum(note.others for note in notes))))
        for socket in self.sockets:
            socket.wire.send(frame)
