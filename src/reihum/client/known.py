"""What a client knows of a table: the snapshot, kept up to date by patches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from reihum.core.messages import Message
from reihum.protocol import messages
from reihum.protocol.messages import LegalAction
from reihum.protocol.patches import Patch, patched
from reihum.protocol.values import Viewer


class Known:
    """The table's document as the reader may know it, with the own draft on top."""

    def __init__(self) -> None:
        self.version = 0  # counts what has changed here
        self.seq = self.base = 0
        self.you: Viewer | None = None
        self.committed: dict[str, Any] = {"table": None, "view": None, "hands": None}
        self.document = self.committed  # with the own draft
        self.draft: list[int] = []  # actions of the own turn that are not committed
        self.draft_patch: Patch = []
        self.legal: Sequence[LegalAction] = ()
        self.presence: messages.Presence | None = None
        self.analysis: messages.Analysis | None = None
        self.log: list[Message] = []  # that nobody has looked at
        self.chat: list[messages.Chat] = []
        self.heard = 0  # up to this event somebody has looked at log and chat

    def take(self, told: messages.FromServer) -> None:
        """Take over what a message tells."""
        TAKERS[type(told)](self, told)
        self.version += 1

    def moment(self) -> Moment:
        """The table now; what it tells of log and chat is not told again."""
        moment = Moment(self)
        self.log.clear()
        self.chat.clear()
        self.heard = self.seq
        return moment

    def misses(self, told: messages.News) -> bool:
        """Are there events between what is known and this one?"""
        return told.seq > self.seq + 1

    def on_snapshot(self, told: messages.Snapshot) -> None:
        self.seq, self.base, self.you = told.seq, told.base, told.you
        table = msgspec.to_builtins(told.table)
        self.committed = {"table": table, "view": told.view, "hands": told.hands}
        self.log = [line for entry in told.log if entry.seq > self.heard for line in entry.lines]
        self.chat = [line for line in told.chat if line.seq > self.heard]
        self.begin(told.legal)

    def on_news(self, told: messages.News) -> None:
        if told.seq != self.seq + 1:
            return  # told twice
        self.committed = patched(self.committed, told.patch)
        if told.base != self.base:
            self.begin(told.legal)
        self.document = patched(self.committed, self.draft_patch)
        self.seq, self.base = told.seq, told.base
        self.log.extend(told.log)
        if told.chat is not None:
            self.chat.append(told.chat)

    def begin(self, legal: Sequence[LegalAction] | None) -> None:
        """The game has moved on: no draft."""
        self.document, self.draft, self.draft_patch, self.legal = self.committed, [], [], legal or ()

    def on_draft(self, told: messages.DraftNews) -> None:
        if told.base == self.base:
            self.draft, self.draft_patch, self.legal = told.actions, told.patch, told.legal
            self.document = patched(self.committed, told.patch)

    def on_presence(self, told: messages.Presence) -> None:
        self.presence = told

    def on_analysis(self, told: messages.Analysis) -> None:
        self.analysis = told

    def on_other(self, told: messages.ToClient) -> None:
        """Says nothing about the table."""


TAKERS: dict[type[messages.ToClient], Callable[[Known, Any], None]] = {
    messages.Snapshot: Known.on_snapshot,
    messages.News: Known.on_news,
    messages.DraftNews: Known.on_draft,
    messages.Presence: Known.on_presence,
    messages.Analysis: Known.on_analysis,
    messages.Pong: Known.on_other,
}


class Moment:
    """The table at one moment; nothing in it changes any more."""

    def __init__(self, known: Known) -> None:
        self.seq = known.seq  # events of the table so far
        self.seat = None if known.you is None else known.you.seat
        self.view: dict[str, Any] | None = known.document["view"]
        self.table: dict[str, Any] = known.document["table"]  # seats, options, phase
        self.legal = known.legal  # what the own seat may do now
        self.draft = list(known.draft)  # actions of the own turn that are not committed
        self.log = list(known.log)  # what has happened since the moment before
        self.chat = list(known.chat)  # what has been said since then

    @property
    def my_turn(self) -> bool:
        """Is the next decision the own seat's?"""
        return bool(self.legal)

    @property
    def phase(self) -> str:
        """`open`, `playing`, `over` or `closed`."""
        return str(self.table["phase"])

    @property
    def over(self) -> bool:
        """Nothing will be played here any more."""
        return self.phase in ("over", "closed")

    @property
    def result(self) -> dict[str, Any] | None:
        """Ranks and scores by seat, once the game is over."""
        return None if self.view is None else self.view["result"]
