"""What one event changed, as messages that are made once for each group of viewers."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from reihum.core.messages import Message
from reihum.core.state import NOBODY
from reihum.protocol import messages
from reihum.protocol.messages import write
from reihum.protocol.patches import Patch, difference
from reihum.protocol.values import Viewer
from reihum.table import events
from reihum.table.broadcast.log import chat, event_lines, game_lines
from reihum.table.broadcast.snapshot import snapshot
from reihum.table.broadcast.table_picture import table_picture
from reihum.table.broadcast.views import NOTHING, Views
from reihum.table.events import StoredEvent
from reihum.table.history import Step

# events after which everybody sees the table from where they saw it before
KEEPS_VIEWERS = {events.Played, events.Undone, events.UndoAsked, events.UndoAnswered, events.Said}


class EventNews:
    """News of one event; what a group is sent is made when its first viewer asks."""

    def __init__(self, views: Views, stored: StoredEvent, steps: Sequence[Step]) -> None:
        self.views = views
        self.seq = stored.seq
        self.event = stored.event
        self.keeps_viewers = type(stored.event) in KEEPS_VIEWERS
        self.steps = steps
        self.bodies: dict[Viewer, bytes | None] = {}
        self.moved = views.table.base == stored.seq
        self.mover = views.mover() if self.moved else NOBODY
        self.legal = b""
        self.table_patch = self.patch_of_table()

    def to(self, was: Viewer, now: Viewer) -> bytes:
        """News for a viewer; a snapshot for who sees the table otherwise than before."""
        group = self.views.group(now)
        if group not in self.bodies:
            self.bodies[group] = self.body(group)
        body = self.bodies[group]
        if body is None or was != now:
            return snapshot(self.views, now)
        if isinstance(self.event, events.Started) and group is not NOTHING:
            body = with_seat(body, now.seat)
        return body if now.seat != self.mover else self.with_legal(body)

    def again(self, viewer: Viewer) -> bytes | None:
        """What the viewer was sent, or would have been; None if it cannot be made any more."""
        body = self.bodies.get(self.views.group(viewer))
        if body is None or viewer.seat != self.mover or self.seq != self.views.table.base:
            return body
        return self.with_legal(body)

    def body(self, group: Viewer) -> bytes | None:
        """The news without what only the mover is sent; None if nobody knows what the group was sent last."""
        views = self.views
        last = views.sent.get(group)
        if last is None or last.seq != self.seq - 1 or self.table_patch is None:
            return None
        document = views.document(group) if self.moved else last.document
        views.sent[group] = last._replace(seq=self.seq, document=document)
        patch = self.table_patch + difference(last.document, document)
        lines, line = ([], None) if group is NOTHING else (self.lines(group.seat), self.chat())
        return write(messages.News(self.seq, views.table.base, patch, lines, line))

    def patch_of_table(self) -> Patch | None:
        """What changed around the game; None if nobody knows what was sent last."""
        last = self.views.picture
        now = table_picture(self.views.table)
        self.views.picture = (self.seq, now)
        if last is None or last[0] != self.seq - 1:
            return None
        if last[1] == now:
            return []
        return difference(msgspec.to_builtins(last[1]), msgspec.to_builtins(now), ["table"])

    def lines(self, seat: int | None) -> list[Message]:
        return game_lines(self.views.table.game, self.steps, seat) or event_lines(self.event)

    def chat(self) -> messages.Chat | None:
        return chat([(self.seq, self.event)])[0] if isinstance(self.event, events.Said) else None

    def with_legal(self, body: bytes) -> bytes:
        if not self.legal:
            legal = self.views.legal(self.views.table.playing())
            self.legal = b',"legal":' + msgspec.json.encode(legal) + b"}"
        return body[:-1] + self.legal


def with_seat(body: bytes, seat: int | None) -> bytes:
    """The first view of a game has the reader's seat, as every snapshot's has."""
    news = msgspec.json.decode(body, type=messages.News)
    return write(msgspec.structs.replace(news, patch=[*news.patch, (["view", "seat"], seat)]))
