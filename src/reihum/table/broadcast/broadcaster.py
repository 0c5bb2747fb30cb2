"""Pictures of a table for its viewers, and what a player alone is sent."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from reihum.bots import analysis
from reihum.core.state import State
from reihum.protocol import messages
from reihum.protocol.messages import LegalAction, TablePicture, write
from reihum.protocol.patches import Document, difference
from reihum.protocol.values import Viewer
from reihum.table.broadcast.groups import HANDS, NOTHING, TABLE
from reihum.table.broadcast.legal import legal_actions
from reihum.table.broadcast.log import chat, game_lines
from reihum.table.broadcast.news import Bulletin
from reihum.table.broadcast.surroundings import around
from reihum.table.events import Stored
from reihum.table.history import Step, steps_from
from reihum.table.playing import current_state, own_draft
from reihum.table.table import Table

LOG_PLAYS = 12  # that who comes later gets to read
RECENT = 4  # events that can be told once more to who missed them


class Kept(NamedTuple):
    """What a group of viewers was told last: after which event, and the document."""

    seq: int
    document: Document


class Telling:
    """Tells a table to its viewers. It keeps what was told last; if that is dropped, pictures are sent."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.kept: dict[int, Kept] = {}
        self.around: tuple[int, TablePicture] | None = None
        self.recent: deque[Bulletin] = deque(maxlen=RECENT)

    def forget(self) -> None:
        """Keep nothing, for a table that rests."""
        self.kept.clear()
        self.recent.clear()
        self.around = None

    # --- to everybody ---------------------------------------------------------------------------
    def news(self, stored: Stored, steps: list[Step]) -> Bulletin:
        """The event that the table has just applied, ready to be told to any viewer until the next one."""
        if self.recent:
            self.recent[-1].steps = []
        bulletin = Bulletin(self, stored, steps)
        if bulletin.calm:
            self.recent.append(bulletin)
        return bulletin

    def picture(self, viewer: Viewer) -> bytes:
        """Everything the viewer may know now."""
        table, group = self.table, self.group(viewer)
        document = self.document(group)
        self.kept[group] = Kept(table.seq, document)
        self.around = (table.seq, around(table))
        return write(
            messages.Picture(
                seq=table.seq,
                base=table.base,
                you=viewer,
                table=self.around[1],
                view=with_seat(document["view"], viewer.seat),
                hands=document.get("hands"),
                log=self.log(group),
                chat=[] if group == NOTHING else chat(table.chat),
                legal=self.legal(table.playing()) if self.may_begin(viewer) else None,
            )
        )

    def greeting(self, viewer: Viewer) -> list[bytes]:
        """For somebody who comes: the picture, and the own draft if there is one."""
        return [self.picture(viewer), *self.draft(viewer)]

    def catch_up(self, viewer: Viewer, seq: int) -> list[bytes]:
        """For somebody who knows the table up to an event: what came since, or all of it anew."""
        missed = [bulletin.again(viewer) for bulletin in self.recent if bulletin.seq > seq]
        found = [news for news in missed if news is not None]
        if seq + len(found) != self.table.seq:
            return self.greeting(viewer)
        return [*found, *self.draft(viewer)]

    # --- what a group sees ----------------------------------------------------------------------
    def group(self, viewer: Viewer) -> int:
        if viewer.sight == "nothing":
            return NOTHING
        if self.table.game.open_hands:
            return TABLE
        if viewer.seat is not None:
            return viewer.seat
        return HANDS if viewer.sight == "hands" else TABLE

    def document(self, group: int) -> Document:
        state = self.table.state
        if state is None or group == NOTHING:
            return {"view": None}
        seen: Document = {"view": self.view(state, group)}
        if group == HANDS:
            seen["hands"] = [self.view(state, seat) for seat in range(len(self.table.seats))]
        return seen

    def view(self, state: State, group: int) -> Document:
        """A view without its `seat`, so that it is the same for all of a group."""
        view = self.table.game.view(state, group if group >= 0 else None)
        del view["seat"]
        return view

    def log(self, group: int) -> list[messages.LogEntry]:
        """What the last plays meant, as it was told when they were played."""
        if self.table.state is None or group == NOTHING:
            return []
        plays = list(self.table.history.plays())
        state = self.table.dealt()
        for _, actions in plays[:-LOG_PLAYS]:
            for action in actions:
                state.step(action)
        entries = []
        for seq, actions in plays[-LOG_PLAYS:]:
            steps = steps_from(state, actions)
            state = steps[-1].after
            entries.append(messages.LogEntry(seq, game_lines(self.table.game, steps, group)))
        return entries

    # --- what a player alone is told ------------------------------------------------------------
    def mover(self) -> int:
        """The seat of the person to act; NOTHING if there is none."""
        seat = self.table.to_act()
        if seat is None or self.table.phase != "playing" or not self.table.seats[seat].human:
            return NOTHING
        return seat

    def may_begin(self, viewer: Viewer) -> bool:
        """To act, with no draft: who has one is told it next, and acts upon that."""
        draft = self.table.draft
        drafting = draft is not None and draft.seat == viewer.seat
        return viewer.seat == self.mover() and not drafting

    def legal(self, state: State) -> list[LegalAction]:
        return legal_actions(self.table.game, state)

    def draft(self, viewer: Viewer) -> list[bytes]:
        """The viewer's own draft, upon the last picture or news; nobody else is sent anything."""
        table = self.table
        draft, state = table.draft, table.drafted
        if draft is None or state is None or viewer.seat != draft.seat:
            return []
        group = self.group(viewer)
        patch = difference(self.document(group)["view"], self.view(state, group), ["view"])
        return [write(messages.DraftNews(table.base, list(draft.actions), patch, self.legal(state)))]

    def hint(self, cmd: str, seat: int, prospects: list[analysis.Prospect]) -> bytes:
        """What a search found for the seat to act."""
        state = current_state(self.table, seat)
        told = [self.prospect(one, seat, state) for one in prospects]
        step = len(own_draft(self.table, seat).actions)
        return write(messages.HintReady(cmd, self.table.base, step, told))

    def prospect(self, one: analysis.Prospect, seat: int, state: State) -> messages.Prospect:
        return messages.Prospect(
            action=one.action,
            notation=one.notation,
            words=self.table.game.words(state, one.action),
            visits=one.visits,
            win=one.win[seat],
            score=one.score[seat],
            rank=one.rank[seat],
        )


def with_seat(view: Document | None, seat: int | None) -> Document | None:
    return None if view is None else {"seat": seat, **view}
