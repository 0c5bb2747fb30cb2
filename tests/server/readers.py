"""Clients for tests: they keep what they know of a table by what they are sent."""

from __future__ import annotations

from typing import Any

import msgspec

from reihum.protocol.messages import FromServer
from reihum.protocol.patches import patched
from reihum.table.broadcast import Bulletin, Telling
from reihum.table.events import Stored
from tests.server.tables import Played

PARTS = ("table", "view", "hands")


class Reader:
    """A guest's client: the document, the log, what is legal now."""

    def __init__(self, telling: Telling, guest: str) -> None:
        self.telling, self.guest = telling, guest
        self.viewer = telling.table.viewer(guest)
        self.log: list[Any] = []
        self.frames: list[bytes] = []
        for frame in telling.greeting(self.viewer):
            self.read(frame)

    def read(self, frame: bytes) -> None:
        msgspec.json.decode(frame, type=FromServer)  # has its shape
        self.frames.append(frame)
        message = self.last = msgspec.json.decode(frame)
        if message["t"] == "table":
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
        message = msgspec.json.decode(Telling(self.telling.table).picture(self.viewer))
        return {name: message.get(name) for name in PARTS}


class Watched(Played):
    """A table that tells everything to readers, as a room does."""

    readers: list[Reader]
    telling: Telling

    def watch(self, *guests: str) -> list[Reader]:
        """From now on these guests are told what happens."""
        self.telling = Telling(self.table)
        self.readers = [Reader(self.telling, guest) for guest in guests]
        return self.readers

    def applied(self, stored: Stored) -> None:
        super().applied(stored)
        if hasattr(self, "readers"):
            self.tell(self.telling.news(stored, self.steps))

    def tell(self, news: Bulletin) -> None:
        for reader in self.readers:
            was, reader.viewer = reader.viewer, self.table.viewer(reader.guest)
            reader.read(news.to(was, reader.viewer))
