"""Tables for tests: guests `g0`, `g1`, … whose commands are decided and applied at once, with no store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from reihum.core.rng import FairRng
from reihum.protocol import commands
from reihum.protocol.commands import Command
from reihum.table.decide import decide
from reihum.table.decide.decision import Decision
from reihum.table.decide.steps import bot_plays
from reihum.table.duties import BotTurn, duty
from reihum.table.events import AnyEvent, StoredEvent
from reihum.table.fold import apply, open_table, put_draft
from reihum.table.history import Step
from reihum.table.new_table import opened_event
from reihum.table.table import Table

HOST = "g0"
SEED = bytes(range(32))


class Played:
    """A table and the events that made it; time passes one second an event."""

    def __init__(self, game: str = "chameleon", seats: int = 2, seed: bytes = SEED, **more: Any) -> None:
        options = more.pop("options", {})
        opened = opened_event(game, seats, options, FairRng(seed).commitment(), "Ada", **more)
        self.stored = [StoredEvent(1, 1000, HOST, None, opened)]
        self.table = open_table("t" * 22, seed, self.stored)
        self.appended: list[StoredEvent] = []  # by the last command
        self.steps: Sequence[Step] = []  # of the last event
        self.count = 0

    def cmd(self) -> str:
        self.count += 1
        return f"c{self.count}"

    def do(self, guest: str, kind: type[Command], **fields: Any) -> Decision:
        """Decide a command and apply what it leads to."""
        cmd = fields.pop("cmd", None) or self.cmd()
        decision = decide(self.table, guest, kind(cmd=cmd, **fields))
        self.append(decision.events, guest, cmd)
        if decision.draft is not None:
            put_draft(self.table, decision.draft)
        return decision

    def append(self, made: list[AnyEvent], by: str = "", cmd: str | None = None, after: int = 1000) -> None:
        """Store events, so many milliseconds after the last."""
        table = self.table
        self.appended = table.numbered(made, by, cmd, table.changed_at + after)
        self.stored += self.appended
        for stored in self.appended:
            self.applied(stored)

    def applied(self, stored: StoredEvent) -> None:
        self.steps = apply(self.table, stored)

    def seat_everybody(self, bots: int = 0) -> Played:
        """Guest g0 on seat 0 and so on; the last seats are bots'."""
        people = len(self.table.seats) - bots
        for seat in range(people):
            self.do(f"g{seat}", commands.Sit, seat=seat, name=f"Name {seat}")
        for seat in range(people, people + bots):
            self.do(HOST, commands.AddBot, seat=seat, level="random")
        return self

    def started(self, bots: int = 0) -> Played:
        self.seat_everybody(bots)
        self.do(HOST, commands.Start)
        return self

    def mover(self) -> str:
        """The guest whose seat is to act."""
        return f"g{self.table.to_act()}"

    def drafted(self) -> int:
        return len(self.table.draft.actions) if self.table.draft is not None else 0

    def play(self, action: int | None = None) -> Decision:
        """The seat to act plays an action, or its first legal one; a bot too."""
        seat = self.table.to_act()
        assert seat is not None
        if action is None:
            action = self.table.state_for(seat).legal()[0]
        turn = duty(self.table, self.table.changed_at)
        if isinstance(turn, BotTurn):
            decision = bot_plays(self.table, turn.seat, turn.base, [action])
            self.append(decision.events)
            return decision
        return self.do(
            f"g{seat}", commands.Play, base=self.table.base, draft_length=self.drafted(), action=action
        )

    def play_to_the_end(self) -> Played:
        while self.table.phase == "playing":
            self.play()
        return self

    def again(self) -> Table:
        """The same events, folded anew."""
        return open_table(self.table.id, self.table.seed, self.stored)
