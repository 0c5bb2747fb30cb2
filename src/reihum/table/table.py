"""A table: the fold of its stored events. Pure: no clock, no store, no socket."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Literal, NamedTuple

from reihum.core.rng import FairRng
from reihum.core.state import NOBODY, State
from reihum.games import game
from reihum.protocol.commands import Command
from reihum.protocol.values import Sight, Viewer
from reihum.records import Record, Recorder
from reihum.table import events
from reihum.table.clocks import Clocks
from reihum.table.deciding import decide
from reihum.table.decision import Decision
from reihum.table.drafts import Draft
from reihum.table.errors import OtherRules
from reihum.table.events import AnyEvent, Stored
from reihum.table.fold import fold
from reihum.table.history import History, Step, Undo
from reihum.table.playing import bot_plays, hand_over
from reihum.table.seats import Seat

Phase = Literal["open", "playing", "over", "closed"]
CHAT_LINES = 50  # that who comes later gets to read
RECENT = 32  # commands whose repetition is known without asking the store


class BotTurn(NamedTuple):
    """A bot is to act: for which seat, how strong, upon which event."""

    seat: int
    level: str
    base: int


class Table:
    """One table, as its events made it. Only `apply` and `put_draft` change it."""

    def __init__(self, id: str, seed: bytes, first: Stored) -> None:
        opened = first.event
        assert isinstance(opened, events.Opened)
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
        self.chat: deque[tuple[int, events.Said]] = deque(maxlen=CHAT_LINES)
        self.recent: dict[tuple[str, str], int] = {}
        self.next_table: str | None = None
        self.state: State | None = None
        self.history = History()
        self.undo: Undo | None = None
        self.draft: Draft | None = None
        self.drafted: State | None = None  # the state with the draft's steps

    @classmethod
    def open(cls, id: str, seed: bytes, stored: Iterable[Stored]) -> Table:
        """The table that these events make; the first is its Opened."""
        rest = iter(stored)
        table = cls(id, seed, next(rest))
        for one in rest:
            table.apply(one)
        return table

    # --- the fold -------------------------------------------------------------------------------
    def apply(self, stored: Stored) -> list[Step]:
        """One more event, which is trusted; the steps of the game that it made."""
        assert stored.seq == self.seq + 1
        self.seq = stored.seq
        self.changed_at = stored.at
        self.remember(stored.by, stored.cmd, stored.seq)
        return fold(self, stored)

    def numbered(self, made: list[AnyEvent], by: str, cmd: str | None, now: int) -> list[Stored]:
        """Events ready to be stored: in their places, never earlier than the last one.

        The last is the command's: who repeats it is told the same number as at first.
        """
        at = max(now, self.changed_at)
        return [
            Stored(self.seq + place, at, by, cmd if place == len(made) else None, event)
            for place, event in enumerate(made, 1)
        ]

    def answered(self, guest: str, cmd: str) -> int | None:
        """The event that this command led to, if that was lately: who repeats it gets the same answer."""
        draft = self.draft
        if draft is not None and cmd in draft.cmds and self.seat_of.get(guest) == draft.seat:
            return draft.base
        return self.recent.get((guest, cmd))

    def remember(self, guest: str, cmd: str | None, seq: int) -> None:
        if cmd is not None:
            self.recent[guest, cmd] = seq
            if len(self.recent) > RECENT:
                del self.recent[next(iter(self.recent))]

    def moved_on(self, stored: Stored) -> None:
        """The game, or who plays it, has changed: a draft upon what was before is void."""
        self.base = stored.seq
        self.put_draft(None)
        if self.to_act() is None:
            self.phase = "over"
            self.undo = None

    def decide(self, guest: str, command: Command) -> Decision:
        """What the command leads to, or a typed error; nothing is changed by asking."""
        return decide(self, guest, command)

    # --- the game -------------------------------------------------------------------------------
    def dealt(self) -> State:
        rng = FairRng(self.seed)
        state: State = self.game.new(players=len(self.seats), rng=rng, **dict[str, Any](self.opened.options))
        return state

    def replayed(self) -> State:
        state = self.dealt()
        for action in self.history.actions:
            state.step(action)
        return state

    def playing(self) -> State:
        assert self.state is not None
        return self.state

    def to_act(self) -> int | None:
        """The seat whose decision is next; None when there is no game, or it is over."""
        seat = NOBODY if self.state is None else int(self.state.to_act())
        return None if seat == NOBODY else seat

    def put_draft(self, draft: Draft | None) -> None:
        """The draft that is stored now; one upon an older event is void."""
        valid = draft is not None and draft.base == self.base
        self.draft = draft if valid else None
        self.drafted = None
        if self.draft is not None:
            state = self.playing().clone()
            for action in self.draft.actions:
                state.step(action)
            self.drafted = state

    # --- who sees what --------------------------------------------------------------------------
    def viewer(self, guest: str) -> Viewer:
        seat = self.seat_of.get(guest)
        host = guest == self.host
        return Viewer(seat, host, "seat" if seat is not None else self.outside_sight(host))

    def outside_sight(self, host: bool) -> Sight:
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

    # --- what the server does by itself ---------------------------------------------------------
    def due(self) -> int | None:
        """Since when a bot is to act, or when a player's time is up; None if the table just waits."""
        seat = self.to_act()
        if self.phase != "playing" or seat is None:
            return None
        return self.clocks.deadline(seat) if self.seats[seat].human else self.clocks.since

    def act_due(self, now: int) -> BotTurn | list[AnyEvent] | None:
        """The bot that must think now, or what the clock causes."""
        due, seat = self.due(), self.to_act()
        if due is None or seat is None or now < due:
            return None
        level = self.seats[seat].level
        if level is not None:
            return BotTurn(seat, level, self.base)
        assert self.opened.clock is not None
        return hand_over(self, seat, self.opened.clock.level, "clock")

    def bot_plays(self, turn: BotTurn, actions: list[int]) -> Decision:
        """What a bot has found for its turn; Stale if the table has moved on meanwhile."""
        return bot_plays(self, turn.seat, turn.base, actions)

    def record(self) -> Record:
        """The game so far; the seed is in it only when the game is over."""
        names = [seat.name or seat.level or "" for seat in self.seats]
        recorder = Recorder(self.game, len(self.seats), dict(self.opened.options), FairRng(self.seed), names)
        for action in self.history.actions:
            recorder.play(action)
        return recorder.record
