"""Any guests, any commands, in any order: a table is always the fold of its events, for every viewer."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import reihum
from reihum.core.errors import ReihumError
from reihum.core.levels import NAMES
from reihum.protocol import commands
from reihum.protocol.commands import Command
from reihum.protocol.values import Clock
from reihum.records.text import write
from reihum.table.broadcast import Broadcaster, about
from reihum.table.decide import decide
from reihum.table.decide.decision import Decision
from reihum.table.duties import duty
from reihum.table.fold import put_draft
from reihum.table.table import Table
from tests.server.live import SOAK
from tests.server.readers import Watched

GUESTS = ["g0", "g1", "g2", "stranger"]
guests = st.sampled_from(GUESTS)
seats = st.integers(0, 3)
levels = st.sampled_from(NAMES)
switches = st.booleans()
texts = st.text(min_size=1, max_size=9)
names = st.sampled_from(["Ada", "Ben", "Cleo", "ada"])


def anything(table: Table) -> st.SearchStrategy[Command]:
    """Any command, often one that fits."""
    cmd = st.uuids().map(str)
    base = st.sampled_from([table.base, table.base, table.base - 1])
    step = st.integers(0, 2)
    handles = st.sampled_from([table.who(guest) for guest in GUESTS])
    return st.one_of(
        st.builds(commands.Sit, cmd, seats, names),
        st.builds(commands.Leave, cmd),
        st.builds(commands.AddBot, cmd, seats, levels),
        st.builds(commands.Remove, cmd, seats),
        st.builds(commands.Start, cmd),
        st.builds(commands.Play, cmd, base, step, st.integers(0, 511)),
        st.builds(commands.TakeBack, cmd, base, step),
        st.builds(commands.AskUndo, cmd),
        st.builds(commands.AnswerUndo, cmd, switches),
        st.builds(commands.Say, cmd, texts, texts | st.just("")),
        st.builds(commands.Mute, cmd, handles, switches),
        st.builds(commands.HandOver, cmd, seats, levels),
        st.builds(commands.TakeOver, cmd, seats),
        st.builds(commands.Allow, cmd, st.sampled_from(["spectators", "hints"]), switches),
        st.builds(commands.AskHands, cmd, switches),
        st.builds(commands.AnswerHands, cmd, switches),
        st.builds(commands.Hint, cmd, base, step),
        st.builds(commands.Rematch, cmd),
    )


def facts(table: Table) -> list[Any]:
    """All that can be seen of a table, by anybody, and what the server does next."""
    pictures = [Broadcaster(table).greeting(table.viewer(guest)) for guest in GUESTS]
    position = None if table.state is None else table.state.position()
    record = "" if table.state is None else write(table.record())
    return [pictures, position, record, table.due(), table.recent, table.draft, about(table)]


class AnyCommands(RuleBasedStateMachine):
    """One table with four people around it."""

    @initialize(
        game=st.sampled_from([game.id for game in reihum.games()]),
        count=st.integers(2, 3),
        clock=st.sampled_from([None, Clock("move", 60), Clock("game", 60, 5)]),
        begun=switches,
    )
    def open(self, game: str, count: int, clock: Clock | None, begun: bool) -> None:
        self.played = Watched(game, count, clock=clock, hints=True)
        if begun:
            self.played.started(bots=count - 2)
        self.table = self.played.table
        self.played.watch(*GUESTS)

    @rule(guest=guests, data=st.data())
    def command(self, guest: str, data: st.DataObject) -> None:
        command = data.draw(anything(self.table))
        before = facts(self.table)
        with suppress(ReihumError):
            decide(self.table, guest, command)
        assert facts(self.table) == before
        with suppress(ReihumError):
            fields = {name: getattr(command, name) for name in command.__struct_fields__}
            self.played.do(guest, type(command), **fields)

    @precondition(lambda self: self.table.phase == "playing")
    @rule(choice=st.integers(0, 99))
    def play(self, choice: int) -> None:
        """Somebody plays something legal, be it a person or a bot."""
        seat = self.table.to_act()
        assert seat is not None
        legal = self.table.state_for(seat).legal()
        if self.table.seats[seat].level is not None:
            legal = self.table.playing().legal()
        self.played.play(legal[choice % len(legal)])

    @precondition(lambda self: self.table.phase == "playing")
    @rule()
    def wait(self) -> None:
        """The clock runs out, if there is one."""
        due = self.table.due()
        caused = None if due is None else duty(self.table, due)
        if isinstance(caused, Decision) and due is not None:
            self.played.append(caused.events, after=max(0, due - self.table.changed_at))

    @rule()
    def close_to_the_end(self) -> None:
        """Now and then a game is over."""
        if self.table.phase == "playing" and self.table.game.id == "chameleon" and self.table.seq > 20:
            while self.table.phase == "playing":
                self.played.play()

    @invariant()
    def the_fold_is_the_table(self) -> None:
        again = self.played.again()
        put_draft(again, self.table.draft)
        assert facts(again) == facts(self.table)

    @invariant()
    def readers_are_up_to_date(self) -> None:
        for reader in self.played.readers:
            assert reader.viewer == self.table.viewer(reader.guest)
            assert reader.document == reader.fresh()

    @invariant()
    def seats_and_phases_are_consistent(self) -> None:
        table = self.table
        assert {seat.guest: n for n, seat in enumerate(table.seats) if seat.guest} == table.seat_of
        assert (table.state is None) == (table.phase == "open")
        assert table.phase == "open" or table.taken() == len(table.seats)
        assert table.phase != "playing" or table.to_act() is not None
        assert table.undo is None or (table.phase == "playing" and table.undo.seat in table.undo.agreed)
        assert table.draft is None or (table.draft.base == table.base and table.draft.seat == table.to_act())
        assert [stored.seq for stored in self.played.stored] == list(range(1, table.seq + 1))


AnyCommands.TestCase.settings = settings(
    max_examples=1000 if SOAK else 30, stateful_step_count=40, deadline=None
)
TestAnyCommands = AnyCommands.TestCase
