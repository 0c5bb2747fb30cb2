"""A table: what its stored events have made of it. Data and questions about it; only `fold` changes it."""

from __future__ import annotations

from collections import deque
from hashlib import sha256
from typing import Any

from reihum.core.rng import FairRng
from reihum.core.state import NOBODY, State
from reihum.games import game
from reihum.protocol.values import Phase, Sight, Viewer
from reihum.records import Record, Recorder
from reihum.table.clocks import Clocks
from reihum.table.drafts import Draft
from reihum.table.errors import OtherRules
from reihum.table.events import AnyEvent, Opened, Said, StoredEvent
from reihum.table.history import History, Step, Undo
from reihum.table.seats import Seat

CHAT_LINES = 50  # the last ones, which are part of a snapshot


class Table:
    """One table after its event `seq`; made by `fold.open_table`."""

    def __init__(self, id: str, seed: bytes, first: StoredEvent) -> None:
        opened = first.event
        assert isinstance(opened, Opened)
        self.id = id
        self.seed = seed  # secret until the game is over
        self.opened = opened
        self.opened_at = self.changed_at = first.at
        self.host = first.by
        self.seq = self.base = first.seq  # base: the last event that changed the game or who plays it
        self.game = game(opened.game)
        if opened.rules != self.game.rules_version:
            raise OtherRules(given=opened.rules, known=self.game.rules_version)
        self.phase: Phase = "open"
        self.seats = [Seat() for _ in range(opened.seats)]
        self.seat_of: dict[str, int] = {}
        self.clocks = Clocks(opened.clock, opened.seats)
        self.hints, self.spectators = opened.hints, opened.spectators
        self.hands_asked = False
        self.hands_agreed: set[int] = set()
        self.muted: set[str] = set()
        self.chat: deque[tuple[int, Said]] = deque(maxlen=CHAT_LINES)
        self.recent: dict[tuple[str, str], int] = {}  # the event of each of the last commands
        self.next_table: str | None = None
        self.state: State | None = None
        self.history = History()
        self.undo: Undo | None = None
        self.draft: Draft | None = None
        self.draft_steps: list[Step] = []  # the draft's actions, played

    def numbered(self, events: list[AnyEvent], by: str, cmd: str | None, now: int) -> list[StoredEvent]:
        """Events ready to be stored: in their places, never earlier than the last one.

        The last is the command's: who repeats it is told the same number as at first.
        """
        at = max(now, self.changed_at)
        return [
            StoredEvent(self.seq + place, at, by, cmd if place == len(events) else None, event)
            for place, event in enumerate(events, 1)
        ]

    def answered(self, guest: str, cmd: str) -> int | None:
        """The event that this command led to, if that was lately: who repeats it gets the same answer."""
        draft = self.draft
        if draft is not None and cmd in draft.cmds and self.seat_of.get(guest) == draft.seat:
            return draft.base
        return self.recent.get((guest, cmd))

    # --- the game -------------------------------------------------------------------------------
    def dealt(self) -> State:
        """A new state of the game as it was dealt."""
        rng = FairRng(self.seed)
        state: State = self.game.new(players=len(self.seats), rng=rng, **dict[str, Any](self.opened.options))
        return state

    def replayed(self) -> State:
        """A new state of the game after all committed actions."""
        state = self.dealt()
        for action in self.history.actions:
            state.step(action)
        return state

    def playing(self) -> State:
        """The state after the last committed step; only once the game has begun."""
        assert self.state is not None
        return self.state

    def to_act(self) -> int | None:
        """The seat whose decision is next; None when there is no game, or it is over."""
        seat = NOBODY if self.state is None else int(self.state.to_act())
        return None if seat == NOBODY else seat

    # --- drafts ---------------------------------------------------------------------------------
    def draft_of(self, seat: int) -> Draft:
        """The seat's own draft; an empty one if there is none."""
        if self.draft is not None and self.draft.seat == seat:
            return self.draft
        return Draft(self.base, seat)

    def draft_steps_of(self, seat: int) -> list[Step]:
        return self.draft_steps if self.draft is not None and self.draft.seat == seat else []

    def state_for(self, seat: int) -> State:
        """The state with the seat's own draft."""
        steps = self.draft_steps_of(seat)
        return steps[-1].after if steps else self.playing()

    # --- who sees what --------------------------------------------------------------------------
    def viewer(self, guest: str) -> Viewer:
        """How this guest looks at the table."""
        seat = self.seat_of.get(guest)
        host = guest == self.host
        return Viewer(seat, host, "seat" if seat is not None else self.outside_sight(host))

    def outside_sight(self, host: bool) -> Sight:
        """What those see who have no seat."""
        if self.phase != "open" and not self.spectators and not host:
            return "nothing"
        return "hands" if self.hands_shown() else "table"

    def hands_shown(self) -> bool:
        """The host wants spectators to see hands, and everybody who has a seat agrees."""
        return self.hands_asked and self.hands_agreed >= set(self.seat_of.values())

    def voters(self) -> set[int]:
        """The seats that people play."""
        return {number for number, seat in enumerate(self.seats) if seat.human}

    def taken(self) -> int:
        """How many seats are taken."""
        return sum(not seat.free for seat in self.seats)

    def who(self, guest: str) -> str:
        """How others at this table may call a guest, whose id they must not know."""
        return sha256(f"{self.id} {guest}".encode()).hexdigest()[:12]

    def due(self) -> int | None:
        """Since when a bot is to act, or when a player's time is up; None if the table just waits."""
        seat = self.to_act()
        if self.phase != "playing" or seat is None:
            return None
        return self.clocks.deadline(seat) if self.seats[seat].human else self.clocks.since

    def record(self) -> Record:
        """The game so far; the seed is in it only when the game is over."""
        names = [seat.name or seat.level or "" for seat in self.seats]
        recorder = Recorder(self.game, len(self.seats), dict(self.opened.options), FairRng(self.seed), names)
        for action in self.history.actions:
            recorder.play(action)
        return recorder.record
