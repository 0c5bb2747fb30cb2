"""All that viewers of one table are sent about it."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Protocol

from reihum.core.state import State
from reihum.protocol import messages
from reihum.protocol.messages import write
from reihum.protocol.patches import difference
from reihum.protocol.values import Viewer
from reihum.table.broadcast.news import EventNews
from reihum.table.broadcast.snapshot import snapshot
from reihum.table.broadcast.views import Views
from reihum.table.events import StoredEvent
from reihum.table.history import Step
from reihum.table.table import Table

RECENT = 4  # events whose news are kept for viewers who missed them


class Prospect(Protocol):
    """What a search found about an action: chances, scores and ranks are by seat."""

    @property
    def action(self) -> int: ...
    @property
    def notation(self) -> str: ...
    @property
    def visits(self) -> int: ...
    @property
    def win(self) -> Sequence[float]: ...
    @property
    def score(self) -> Sequence[float]: ...
    @property
    def rank(self) -> Sequence[float]: ...


class Broadcaster:
    """Makes messages about a table for its viewers, each with what that viewer may know."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.views = Views(table)
        self.recent: deque[EventNews] = deque(maxlen=RECENT)

    def forget(self) -> None:
        """Keep nothing, for a table that nobody looks at."""
        self.views.forget()
        self.recent.clear()

    def news(self, stored: StoredEvent, steps: Sequence[Step]) -> EventNews:
        """The event that was applied last, ready for any viewer until the next one."""
        if self.recent:
            self.recent[-1].steps = ()
        news = EventNews(self.views, stored, steps)
        if news.keeps_viewers:
            self.recent.append(news)
        return news

    def snapshot(self, viewer: Viewer) -> bytes:
        """Everything the viewer may know now."""
        return snapshot(self.views, viewer)

    def greeting(self, viewer: Viewer) -> list[bytes]:
        """For somebody who comes: the snapshot, and the own draft if there is one."""
        return [self.snapshot(viewer), *self.draft(viewer)]

    def catch_up(self, viewer: Viewer, seq: int) -> list[bytes]:
        """For somebody who knows the table up to an event: what came since, or all of it anew."""
        missed = [news.again(viewer) for news in self.recent if news.seq > seq]
        found = [message for message in missed if message is not None]
        if seq + len(found) != self.table.seq:
            return self.greeting(viewer)
        return [*found, *self.draft(viewer)]

    def draft(self, viewer: Viewer) -> list[bytes]:
        """The viewer's own draft, upon the last snapshot or news; nobody else is sent anything."""
        draft = self.table.draft
        if draft is None or viewer.seat != draft.seat:
            return []
        views, group = self.views, self.views.group(viewer)
        state = self.table.state_for(draft.seat)
        patch = difference(views.document(group)["view"], views.view(state, group.seat), ["view"])
        return [write(messages.DraftNews(self.table.base, list(draft.actions), patch, views.legal(state)))]

    def hint(self, cmd: str, seat: int, prospects: Sequence[Prospect]) -> bytes:
        """What a search found for the seat to act."""
        state = self.table.state_for(seat)
        shown = [self.prospect(one, seat, state) for one in prospects]
        length = len(self.table.draft_of(seat).actions)
        return write(messages.HintReady(cmd, self.table.base, length, shown))

    def prospect(self, one: Prospect, seat: int, state: State) -> messages.Prospect:
        return messages.Prospect(
            action=one.action,
            notation=one.notation,
            words=self.table.game.words(state, one.action),
            visits=one.visits,
            win=one.win[seat],
            score=one.score[seat],
            rank=one.rank[seat],
        )
