"""A node that has not heard of what another stored decides by what is stored, and refuses nobody for it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from reihum.protocol import commands
from reihum.protocol.messages import Ok
from tests.server.guests import Guest, guests_at
from tests.server.ledger import Ledger
from tests.server.live import LiveServer, live_server
from tests.server.playing import NAMES, within

Pair = tuple[LiveServer, LiveServer]


@pytest.fixture(scope="module")
def deaf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two nodes on one database that hear nothing of each other."""
    one, two = tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("two")
    database = f"sqlite:///{one / 'reihum.db'}"
    with live_server(one, database, REIHUM_POLL="60") as a, live_server(two, database, REIHUM_POLL="60") as b:
        yield a, b


@asynccontextmanager
async def two_people(deaf: Pair, game: str) -> AsyncIterator[tuple[Guest, Guest]]:
    """A mover at the first node who may go to the second, where the other one has seen the game begin."""
    guests = await guests_at(
        deaf[0].address, Ledger(), NAMES[:2], game=game, seats=2, options={"first_player": 0}
    )
    for seat, guest in enumerate(guests):
        await guest.come()
        assert isinstance(await guest.do(commands.Sit, seat=seat, name=guest.client.name), Ok)
    assert isinstance(await guests[0].do(commands.Start), Ok)
    await move(guests[1], deaf[1])
    yield guests[0], guests[1]
    for guest in guests:
        await guest.go()


async def move(guest: Guest, server: LiveServer) -> None:
    """Go to another node, and know the table as that node does."""
    await guest.go()
    guest.client.calls.address = server.address
    guest.known.seq = 0
    await guest.come()


def test_a_move_upon_what_this_node_has_not_heard_of(deaf: Pair) -> None:
    async def story() -> None:
        async with two_people(deaf, "chameleon") as (mover, other):
            before = other.known.base
            while mover.known.legal:
                assert isinstance(await mover.play(0), Ok)
            assert other.known.base == before  # its node has heard of nothing
            view = {"base": mover.known.base, "draft_length": 0}
            answer = await other.do(commands.Play, **view, action=0)
            assert isinstance(answer, Ok) or answer.code == "forbidden-step"
            assert other.known.base >= mover.known.base

    within(story())


def test_a_step_of_a_draft_repeated_at_another_node(deaf: Pair) -> None:
    """The first node stored it and died: its player says it again where nobody has heard of it."""

    async def story() -> None:
        async with two_people(deaf, "flower_rows") as (mover, _):
            assert isinstance(await mover.do(commands.Say, text="x", name="x"), Ok)
            first = await mover.play(1)
            assert mover.known.draft
            assert isinstance(first, Ok)
            assert first.seq == mover.known.base
            command = mover.link.page.ok[first.cmd]
            assert isinstance(command, commands.Command)
            await move(mover, deaf[1])
            assert not mover.known.draft  # this node has not heard of the draft
            assert await mover.link.give(command) == first
            await mover.link.until(lambda: bool(mover.known.draft))

    within(story())
