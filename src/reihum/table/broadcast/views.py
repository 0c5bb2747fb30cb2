"""What groups of viewers see of a table, and what each group was sent last.

A group is coded as the Viewer that its members share: `TABLE`, `HANDS`, `NOTHING` or a seat's. Where a game
has no hidden hands, seats and spectators are one group.
"""

from __future__ import annotations

from typing import NamedTuple

from reihum.core.state import NOBODY, State
from reihum.protocol.messages import LegalAction, TablePicture
from reihum.protocol.patches import Document
from reihum.protocol.values import Viewer
from reihum.table.legal import legal_actions
from reihum.table.table import Table

TABLE, HANDS, NOTHING = (Viewer(None, False, sight) for sight in ("table", "hands", "nothing"))


class Sent(NamedTuple):
    """What a group was sent last: after which event, and the document."""

    seq: int
    document: Document


class Views:
    """Documents of a table by group. What was sent last can be dropped: then snapshots are sent."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seats = [Viewer(seat, False, "seat") for seat in range(len(table.seats))]
        self.sent: dict[Viewer, Sent] = {}
        self.picture: tuple[int, TablePicture] | None = None  # sent last, after which event

    def forget(self) -> None:
        """Keep nothing, for a table that nobody looks at."""
        self.sent.clear()
        self.picture = None

    def group(self, viewer: Viewer) -> Viewer:
        if viewer.sight == "nothing":
            return NOTHING
        if self.table.game.open_hands:
            return TABLE
        if viewer.seat is not None:
            return self.seats[viewer.seat]
        return HANDS if viewer.sight == "hands" else TABLE

    def document(self, group: Viewer) -> Document:
        """The game as the group may see it, now."""
        state = self.table.state
        if state is None or group is NOTHING:
            return {"view": None}
        seen: Document = {"view": self.view(state, group.seat)}
        if group is HANDS:
            seen["hands"] = [self.view(state, seat) for seat in range(len(self.table.seats))]
        return seen

    def view(self, state: State, seat: int | None) -> Document:
        """A view without its `seat`, so that it is the same for all of a group."""
        view = self.table.game.view(state, seat)
        del view["seat"]
        return view

    def mover(self) -> int:
        """The seat of the person to act; NOBODY if there is none."""
        seat = self.table.to_act()
        if seat is None or self.table.phase != "playing" or not self.table.seats[seat].human:
            return NOBODY
        return seat

    def legal(self, state: State) -> list[LegalAction]:
        return legal_actions(self.table.game, state)
