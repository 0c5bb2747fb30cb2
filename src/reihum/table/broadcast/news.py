"""News: what one event changed, made once for each group of viewers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from reihum.core.messages import Message
from reihum.protocol import messages
from reihum.protocol.messages import Patch, write
from reihum.protocol.patches import difference
from reihum.protocol.values import Viewer
from reihum.table import events
from reihum.table.broadcast.groups import NOTHING
from reihum.table.broadcast.log import chat, event_lines, game_lines
from reihum.table.broadcast.surroundings import around
from reihum.table.events import Stored
from reihum.table.history import Step

if TYPE_CHECKING:
    from reihum.table.broadcast.broadcaster import Telling

# events after which everybody sees the table from where they saw it before
CALM = {events.Played, events.Undone, events.UndoAsked, events.UndoAnswered, events.Said}


class Bulletin:
    """One event as news; what a group is told is made when the first of them asks."""

    def __init__(self, telling: Telling, stored: Stored, steps: list[Step]) -> None:
        self.telling = telling
        self.seq = stored.seq
        self.event = stored.event
        self.calm = type(stored.event) in CALM
        self.steps = steps
        self.bodies: dict[int, bytes | None] = {}
        self.moved = telling.table.base == stored.seq
        self.mover = telling.mover() if self.moved else NOTHING
        self.legal = b""
        self.around = self.around_patch()

    def to(self, was: Viewer, now: Viewer) -> bytes:
        """News for a viewer; the whole picture for who sees the table otherwise than before."""
        group = self.telling.group(now)
        if group not in self.bodies:
            self.bodies[group] = self.body(group)
        body = self.bodies[group]
        if body is None or was != now:
            return self.telling.picture(now)
        if isinstance(self.event, events.Started) and group != NOTHING:
            body = with_seat(body, now.seat)
        return body if now.seat != self.mover else self.with_legal(body)

    def again(self, viewer: Viewer) -> bytes | None:
        """What the viewer was told, or would have been; None if it cannot be made any more."""
        body = self.bodies.get(self.telling.group(viewer))
        if body is None or viewer.seat != self.mover or self.seq != self.telling.table.base:
            return body
        return self.with_legal(body)

    def body(self, group: int) -> bytes | None:
        """The news without what only the mover is told; None if what was told last is forgotten."""
        telling = self.telling
        last = telling.kept.get(group)
        if last is None or last.seq != self.seq - 1 or self.around is None:
            return None
        document = telling.document(group) if self.moved else last.document
        telling.kept[group] = last._replace(seq=self.seq, document=document)
        patch = self.around + difference(last.document, document)
        lines, line = ([], None) if group == NOTHING else (self.lines(group), self.chat())
        return write(messages.News(self.seq, telling.table.base, patch, lines, line))

    def around_patch(self) -> Patch | None:
        """What changed around the game; None if what was told last is forgotten."""
        last = self.telling.around
        now = around(self.telling.table)
        self.telling.around = (self.seq, now)
        if last is None or last[0] != self.seq - 1:
            return None
        if last[1] == now:
            return []
        return difference(msgspec.to_builtins(last[1]), msgspec.to_builtins(now), ["table"])

    def lines(self, group: int) -> list[Message]:
        return game_lines(self.telling.table.game, self.steps, group) or event_lines(self.event)

    def chat(self) -> messages.Chat | None:
        return chat([(self.seq, self.event)])[0] if isinstance(self.event, events.Said) else None

    def with_legal(self, body: bytes) -> bytes:
        if not self.legal:
            legal = self.telling.legal(self.telling.table.playing())
            self.legal = b',"legal":' + msgspec.json.encode(legal) + b"}"
        return body[:-1] + self.legal


def with_seat(body: bytes, seat: int | None) -> bytes:
    """The first view of a game tells the reader's seat, as every picture's does."""
    news = msgspec.json.decode(body, type=messages.News)
    return write(msgspec.structs.replace(news, patch=[*news.patch, (["view", "seat"], seat)]))
