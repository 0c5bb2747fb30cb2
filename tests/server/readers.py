"""Clients for tests: they keep what they know of a table by what they are sent."""

from __future__ import annotations

from typing import Any

import msgspec

from reihum.protocol.messages import FromServer
from reihum.protocol.patches import patched
from reihum.table.broadcast import Broadcaster, EventNews
from reihum.table.events import StoredEvent
from tests.server.tables import Played

PARTS = ("table", "view", "hands")


class Reader:
    """A guest's client: the document, the log, what is legal now."""

    def __init__(self, broadcaster: Broadcaster, guest: str) -> None:
        self.broadcaster, self.guest = broadcaster, guest
        self.viewer = broadcaster.table.viewer(guest)
        self.log: list[Any] = []
        self.frames: list[bytes] = []
        for frame in broadcaster.greeting(self.viewer):
            self.read(frame)

    def read(self, frame: bytes) -> None:
        msgspec.json.decode(frame, type=FromServer)  # has its shape
        self.frames.append(frame)
        message = self.last = msgspec.json.decode(frame)
        if message["t"] == "snapshot":
            self.document = {name: message.get(name) for name in PARTS}
            self.log = [line for entry in message.get("log", []) for line in entry["lines"]]
        elif message["t"] == "news":
            self.document = patched(self.document, message.get("patch", []))
            self.log += message.get("log", [])
        if message["t"] != "news" or message["seq"] == message["base"]:
            self.legal = message.get("legal")

    def shown(self) -> dict[str, Any]:
        """The document with the own draft upon it."""
        drafted = self.last.get("patch", []) if self.last["t"] == "draft" else []
        shown: dict[str, Any] = patched(self.document, drafted)
        return shown

    def fresh(self) -> dict[str, Any]:
        """What the document should be, from a picture made anew."""
        message = msgspec.json.decode(Broadcaster(self.broadcaster.table).snapshot(self.viewer))
        return {name: message.get(name) for name in PARTS}


class Watched(Played):
    """A table that tells everything to readers, as a room does."""

    readers: list[Reader]
    broadcaster: Broadcaster

    def watch(self, *guests: str) -> list[Reader]:
        """From now on these guests are told what happens."""
        self.broadcaster = Broadcaster(self.table)
        self.readers = [Reader(self.broadcaster, guest) for guest in guests]
        return self.readers

    def applied(self, stored: StoredEvent) -> None:
        super().applied(stored)
        if hasattr(self, "readers"):
            self.tell(self.broadcaster.news(stored, self.steps))

    def tell(self, news: EventNews) -> None:
        for reader in self.readers:
            was, reader.viewer = reader.viewer, self.table.viewer(reader.guest)
            reader.read(news.to(was, reader.viewer))
