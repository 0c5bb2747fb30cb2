"""THE module that builds what a viewer is sent. Nothing else turns a table into bytes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from reihum.bots import analysis
from reihum.core.errors import ReihumError
from reihum.core.messages import Message
from reihum.core.state import State
from reihum.server import events, log, messages
from reihum.server.around import around
from reihum.server.events import Stored
from reihum.server.history import Step, steps_from
from reihum.server.messages import LegalAction, write
from reihum.server.patches import Document, Patch, difference
from reihum.server.playing import current_state
from reihum.server.seats import Viewer
from reihum.server.table import Table

TABLE, HANDS, NOTHING = -1, -2, -3  # groups of viewers beside the seats: all of a group see the same
LOG_PLAYS = 30  # that who comes later gets to read


class Kept(NamedTuple):
    """What a group of viewers was told last: after which event, and the document."""

    seq: int
    document: Document


class Telling:
    """Tells a table to its viewers. What it keeps are last documents: dropped, pictures are sent again."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.around = Kept(0, {})
        self.kept: dict[int, Kept] = {}

    def forget(self) -> None:
        """Keep nothing, for a table that rests: the next event is told by whole pictures."""
        self.around = Kept(0, {})
        self.kept.clear()

    # --- whole pictures -------------------------------------------------------------------------
    def picture(self, viewer: Viewer) -> bytes:
        """Everything the viewer may know now."""
        table, group = self.table, self.group(viewer)
        self.around = Kept(table.seq, {"table": around(table)})
        document = self.document(group)
        self.kept[group] = Kept(table.seq, document)
        return write(
            messages.Picture(
                seq=table.seq,
                base=table.base,
                you=viewer,
                table=self.around.document["table"],
                view=with_seat(document["view"], viewer.seat),
                hands=document.get("hands"),
                log=self.log(group),
                chat=[] if group == NOTHING else chat(table.chat),
                legal=self.legal(table.state) if viewer.seat == self.mover() else None,
            )
        )

    def greeting(self, viewer: Viewer) -> list[bytes]:
        """For somebody who comes, or comes back: the picture, and the own draft if there is one."""
        return [self.picture(viewer), *self.draft(viewer)]

    def group(self, viewer: Viewer) -> int:
        if viewer.sight == "nothing":
            return NOTHING
        if self.table.game.open_hands:
            return TABLE
        if viewer.seat is not None:
            return viewer.seat
        return HANDS if viewer.sight == "hands" else TABLE

    def document(self, group: int) -> Document:
        """What a group sees of the game."""
        state = self.table.state
        if state is None or group == NOTHING:
            return {"view": None}
        seen: Document = {"view": self.view(state, group)}
        if group == HANDS:
            seen["hands"] = [self.view(state, seat) for seat in range(len(self.table.seats))]
        return seen

    def view(self, state: State, group: int) -> Document:
        """A view without its `seat`: so it is the same for all of a group."""
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
            entries.append(messages.LogEntry(seq, self.lines(steps, group)))
        return entries

    # --- news -----------------------------------------------------------------------------------
    def news(self, stored: Stored, steps: list[Step]) -> Bulletin:
        """The event that the table has just applied, ready to be told to any viewer."""
        return Bulletin(self, stored, steps)

    def lines(self, steps: list[Step], group: int) -> list[Message]:
        seat = group if group >= 0 else None
        tell = self.table.game.events
        return [line for step in steps for line in tell(step.before, step.action, step.after, seat)]

    def mover(self) -> int:
        """The seat of the person to act; -1 if there is none."""
        seat = self.table.to_act()
        if seat is None or self.table.phase != "playing" or not self.table.seats[seat].human:
            return -1
        return seat

    def legal(self, state: State | None) -> list[LegalAction]:
        assert state is not None
        game = self.table.game
        return [
            LegalAction(action, game.notations[action], game.words(state, action)) for action in state.legal()
        ]

    # --- to one player alone ----------------------------------------------------------------------
    def draft(self, viewer: Viewer) -> list[bytes]:
        """The viewer's own draft, upon the last picture or news; nothing to everybody else."""
        table = self.table
        draft, state = table.draft, table.drafted
        if draft is None or state is None or viewer.seat != draft.seat:
            return []
        group = self.group(viewer)
        patch = difference(self.document(group)["view"], self.view(state, group), ["view"])
        return [write(messages.DraftNews(table.base, list(draft.actions), patch, self.legal(state)))]

    def hint(self, cmd: str, seat: int, prospects: list[analysis.Prospect]) -> bytes:
        """What a search found for the seat to act, in its words."""
        table = self.table
        state = current_state(table, seat)
        step = len(table.draft.actions) if table.draft is not None else 0
        told = [
            messages.Prospect(
                action=one.action,
                notation=one.notation,
                words=table.game.words(state, one.action),
                visits=one.visits,
                win=one.win[seat],
                score=one.score[seat],
                rank=one.rank[seat],
            )
            for one in prospects
        ]
        return write(messages.HintReady(cmd, table.base, step, told))


class Bulletin:
    """One event as news: made once for each group of viewers, when the first of them is told."""

    def __init__(self, telling: Telling, stored: Stored, steps: list[Step]) -> None:
        self.telling = telling
        self.stored = stored
        self.steps = steps
        self.bodies: dict[int, bytes | None] = {}
        moved = telling.table.base == stored.seq
        self.mover = telling.mover() if moved else -1
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
        return self.with_legal(body) if now.seat == self.mover else body

    def body(self, group: int) -> bytes | None:
        """The news without what only the mover is told; None if the last document is not known."""
        telling, seq = self.telling, self.stored.seq
        patch = self.around
        last = telling.kept.get(group)
        if last is None or last.seq != seq - 1 or patch is None:
            return None
        document = telling.document(group) if telling.table.base == seq else last.document
        telling.kept[group] = Kept(seq, document)
        patch = patch + difference(last.document, document)
        return write(messages.News(seq, telling.table.base, patch, self.lines(group), self.chat(group)))

    def around_patch(self) -> Patch | None:
        telling, seq = self.telling, self.stored.seq
        last = telling.around
        telling.around = Kept(seq, {"table": around(telling.table)})
        if last.seq != seq - 1:
            return None
        return difference(last.document, telling.around.document)

    def lines(self, group: int) -> list[Message]:
        if group == NOTHING:
            return []
        return self.telling.lines(self.steps, group) or log.lines(self.stored.event)

    def chat(self, group: int) -> messages.Chat | None:
        said = self.stored.event
        if group == NOTHING or not isinstance(said, events.Said):
            return None
        return chat([(self.stored.seq, said)])[0]

    def with_legal(self, body: bytes) -> bytes:
        if not self.legal:
            legal = self.telling.legal(self.telling.table.state)
            self.legal = b',"legal":' + msgspec.json.encode(legal) + b"}"
        return body[:-1] + self.legal


def with_seat(view: Document | None, seat: int | None) -> Document | None:
    return None if view is None else {"seat": seat, **view}


def chat(lines: Iterable[tuple[int, events.Said]]) -> list[messages.Chat]:
    return [messages.Chat(seq, said.who, said.name, said.seat, said.text) for seq, said in lines]


def refusal(error: ReihumError, cmd: str | None = None) -> bytes:
    """Why a command was refused, by what its sender may know."""
    rule: Any = getattr(error, "rule", None)
    return write(messages.No(error.code, cmd, dict(error.details), rule))
