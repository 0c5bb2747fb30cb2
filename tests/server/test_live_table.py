"""A live server in the hands of Hypothesis: people come, go, play, repeat themselves, and the server dies."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Coroutine, Iterator
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

import reihum
from reihum.client import Refused
from reihum.protocol import commands
from reihum.protocol.messages import Ok
from tests.server.guests import (
    Guest,
    check_newcomer,
    check_record,
    facts,
    folded,
    guests_at,
    settled,
    should_know,
)
from tests.server.ledger import Ledger, judge
from tests.server.live import LiveServer, live_server
from tests.server.making import connect
from tests.server.playing import NAMES
from tests.server.waiting import PATIENCE

T = TypeVar("T")
SOAK = bool(os.environ.get("REIHUM_SOAK"))
CRASHES = 2  # of one example: each costs two seconds
SETTINGS = settings(
    max_examples=400 if SOAK else 10,
    stateful_step_count=50,
    deadline=None,
    phases=(Phase.explicit, Phase.generate),  # to look for the shortest way takes too long with a live server
    suppress_health_check=list(HealthCheck),
)
choices = st.integers(0, 99)
people = st.integers(0, 3)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with live_server(tmp_path_factory.mktemp("server")) as running:
        yield running


class LiveTable(RuleBasedStateMachine):
    """One table of two or three seats and four guests, of whom the first is the host."""

    live: LiveServer

    def __init__(self) -> None:
        super().__init__()
        self.server = self.live
        self.loop = asyncio.new_event_loop()
        self.ledger = Ledger()
        self.guests: list[Guest] = []
        self.crashes = 0

    def wait(self, work: Coroutine[Any, Any, T] | Awaitable[T]) -> T:
        return self.loop.run_until_complete(asyncio.wait_for(work, PATIENCE))

    def movers(self) -> list[Guest]:
        """Who is there and may play, as far as they know."""
        return [guest for guest in self.guests if guest.there and guest.known.legal]

    def somebody(self, number: int) -> Guest:
        """One of those who are there; somebody comes if nobody is."""
        there = [guest for guest in self.guests if guest.there]
        if not there:
            self.wait(self.guests[number].come())
            there = [self.guests[number]]
        return there[number % len(there)]

    def asked(self, number: int, kind: type[commands.Command], **fields: Any) -> Ok | Refused:
        return self.wait(self.somebody(number).do(kind, **fields))

    # --- coming and going -------------------------------------------------------------------------
    @initialize(
        game=st.sampled_from([game.id for game in reihum.games()]),
        seats=st.integers(2, 3),
        begun=st.sampled_from([True, True, True, False]),
    )
    def open(self, game: str, seats: int, begun: bool) -> None:
        asked = {"game": game, "seats": seats}
        self.guests = self.wait(guests_at(self.server.address, self.ledger, NAMES[:4], **asked))
        for guest in self.guests:
            self.wait(guest.come())
        for seat in range(seats if begun else 1):
            self.asked(seat, commands.Sit, seat=seat, name=NAMES[seat])
        if begun:
            assert isinstance(self.asked(0, commands.Start), Ok)

    @rule(number=people)
    def come_or_go(self, number: int) -> None:
        guest = self.guests[number]
        self.wait(guest.go() if guest.there else guest.come())

    @rule(number=people)
    def hang_up(self, number: int) -> None:
        self.wait(self.somebody(number).hang_up())

    @rule(number=people, seat=st.integers(0, 2))
    def sit(self, number: int, seat: int) -> None:
        self.asked(number, commands.Sit, seat=seat, name=NAMES[number])

    @rule(number=people)
    def leave(self, number: int) -> None:
        self.asked(number, commands.Leave)

    @rule(number=people, seat=st.integers(0, 2))
    def take_over(self, number: int, seat: int) -> None:
        self.asked(number, commands.TakeOver, seat=seat)

    @rule(seat=st.integers(0, 2), level=st.sampled_from(["random", "level1"]))
    def add_bot(self, seat: int, level: str) -> None:
        self.asked(0, commands.AddBot, seat=seat, level=level)

    @rule()
    def start(self) -> None:
        self.asked(0, commands.Start)

    # --- playing ----------------------------------------------------------------------------------
    @rule(steps=st.lists(choices, min_size=1, max_size=8))
    def play(self, steps: list[int]) -> None:
        for choice in steps:
            if movers := self.movers():
                self.wait(movers[0].play(choice))

    @rule(choice=choices)
    def play_in_the_wrong_order(self, choice: int) -> None:
        """The second step arrives before the first: it is refused."""
        for mover in self.movers()[:1]:
            second, _ = self.wait(self.together([mover.play(choice, later=1), mover.play(choice)]))
            assert isinstance(second, Refused)
            assert second.code == "stale"

    @rule(choice=choices)
    def play_upon_what_has_passed(self, choice: int) -> None:
        for mover in self.movers()[:1]:
            known = mover.known
            old = {"base": known.base - 1, "draft_length": len(known.draft), "action": known.legal[0].action}
            answer = self.wait(mover.do(commands.Play, **old))
            assert isinstance(answer, Refused)
            assert answer.code == "stale"

    @rule(number=people)
    def take_back(self, number: int) -> None:
        self.wait(self.somebody(number).step(commands.TakeBack))

    @rule(number=people)
    def ask_undo(self, number: int) -> None:
        self.asked(number, commands.AskUndo)

    @rule(number=people, agree=st.booleans())
    def answer_undo(self, number: int, agree: bool) -> None:
        self.asked(number, commands.AnswerUndo, agree=agree)

    @rule(number=people)
    def say(self, number: int) -> None:
        self.asked(number, commands.Say, text="Hello", name=NAMES[number])

    # --- again, all at once, and in a crash -----------------------------------------------------------
    @rule(number=people, choice=choices)
    def repeat(self, number: int, choice: int) -> None:
        """A command that was acknowledged is sent again: the same answer, and nothing happens."""
        guest = self.somebody(number)
        done = list(guest.link.page.committed().ok.values())
        if done:
            command = done[choice % len(done)]
            assert isinstance(command, commands.Command)
            assert self.wait(guest.link.give(command)) == Ok(command.cmd, guest.link.page.seqs[command.cmd])

    def everything(self, choice: int) -> list[Coroutine[Any, Any, Ok | Refused]]:
        """What everybody who is there does at the same time."""
        deeds = [guest.play(choice) for guest in self.movers()]
        for guest in self.guests:
            if guest.there:
                deeds.append(guest.do(commands.Say, text="all at once", name="x"))
                deeds.append(guest.do(commands.AskUndo))
        return deeds

    @rule(choice=choices)
    def all_at_once(self, choice: int) -> None:
        self.wait(self.together(self.everything(choice)))

    async def together(self, deeds: list[Coroutine[Any, Any, Ok | Refused]]) -> list[Ok | Refused]:
        return list(await asyncio.gather(*deeds))

    @precondition(lambda self: self.crashes < CRASHES)
    @rule(choice=choices, turns=st.integers(0, 40))
    def crash(self, choice: int, turns: int) -> None:
        """kill -9 while all of them wait for answers, which they get from the server that comes after."""
        self.crashes += 1

        async def story() -> None:
            acting = asyncio.create_task(self.together(self.everything(choice)))
            for _ in range(turns):
                await asyncio.sleep(0)
            await asyncio.to_thread(self.server.kill)
            await asyncio.to_thread(self.server.start)
            await acting

        self.wait(story())

    # --- the end ------------------------------------------------------------------------------------
    def teardown(self) -> None:
        try:
            if self.guests:
                self.wait(self.check())
        finally:
            for guest in self.guests:
                self.wait(guest.go())
            self.loop.close()

    async def check(self) -> None:
        """Everybody knows what is stored, and so does who comes anew; nothing is lost or doubled."""
        for guest in self.guests:
            if not guest.there:
                await guest.come()
        store = await connect(self.server.database)
        whole = await settled(store, self.guests)
        await store.close()
        table = folded(whole)
        for guest in self.guests:
            wanted = facts(should_know(table, guest.id))
            assert facts(guest.known) == wanted
            await check_newcomer(guest, wanted)
            if table.phase == "over":
                await check_record(guest, table)
        found = judge([page.committed() for page in self.ledger.pages[table.id]], whole)
        assert (found.lost, found.doubled) == (0, 0)


def test_every_picture_is_that_of_the_stored_events(server: LiveServer) -> None:
    class Here(LiveTable):
        live = server

    run_state_machine_as_test(Here, settings=SETTINGS)
