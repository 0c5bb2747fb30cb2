"""Tables of version 0.1, with running games, are opened, shown and played on."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, insert, select

import reihum
from reihum.client import Client, Refused, RemoteTable
from reihum.client.link import _read
from reihum.protocol import commands, messages
from reihum.server.net.identity import Identity
from reihum.server.rooms.change import change_for
from reihum.server.settings import Settings
from reihum.server.store import Store, Written
from reihum.server.store.engine import database_url
from reihum.server.store.tables import guests, metadata, tables
from reihum.table.broadcast import Broadcaster
from reihum.table.decide import decide
from reihum.table.fold import put_draft
from reihum.table.table import Table
from tests.server.guests import folded
from tests.server.live import live_server
from tests.server.making import stores
from tests.server.playing import within
from tests.server.waiting import LOOK_AGAIN

OLD = Path(__file__).parent / "old" / "0.1.db"
GUESTS = ("ada", "ben")
SECRET = "a secret of old guests"


@pytest.fixture
def old_database(database: str, tmp_path: Path) -> str:
    """The old tables in a database of either kind."""
    shutil.copy(OLD, tmp_path / "reihum.db")
    if not database.startswith("sqlite"):
        copy_rows(f"sqlite:///{tmp_path / 'reihum.db'}", database)
    return database


def copy_rows(here: str, there: str) -> None:
    old, new = create_engine(here), create_engine(database_url(there))
    with old.connect() as source, new.begin() as target:
        for table in metadata.sorted_tables:
            columns = [column.key for column in table.columns]
            rows = [dict(zip(columns, row, strict=True)) for row in source.execute(select(table))]
            if rows and table.name != "secrets":
                target.execute(insert(table), rows)
    new.dispose()


def remove_rows(database: str) -> None:
    """The database of the session is used by other tests too."""
    engine = create_engine(database_url(database))
    with engine.begin() as connection:
        connection.execute(tables.delete().where(tables.c.host == "ada"))
        connection.execute(guests.delete().where(guests.c.id.in_(GUESTS)))
    engine.dispose()


def shown(table: Table, guest: str) -> messages.Snapshot:
    first, *rest = Broadcaster(table).greeting(table.viewer(guest))
    snapshot = _read.decode(first)
    assert isinstance(snapshot, messages.Snapshot)
    own = table.draft is not None and table.seat_of.get(guest) == table.draft.seat
    assert len(rest) == own
    return snapshot


async def play_on(store: Store, table: Table, draft_version: int) -> None:
    """The seat to act plays, in the store too, until a move is committed."""
    seat = table.to_act()
    assert seat is not None
    guest = {number: guest for guest, number in table.seat_of.items()}[seat]
    settings = Settings()
    for number in range(100):
        length = len(table.draft_of(seat).actions)
        action = table.state_for(seat).legal()[-1]
        decision = decide(table, guest, commands.Play(f"new-{number}", table.base, length, action))
        stored = table.numbered(decision.events, guest, f"new-{number}", table.changed_at)
        change = change_for(table, draft_version, table.draft is not None, stored, decision, settings)
        outcome = await store.append(change)
        assert isinstance(outcome, Written)
        draft_version = outcome.draft_version
        if stored:
            return
        put_draft(table, decision.draft, decision.steps)
    raise AssertionError("nothing was committed")


def test_tables_of_0_1_are_opened_shown_and_played_on(
    old_database: str, run: Callable[[Coroutine[Any, Any, None]], None]
) -> None:
    async def story() -> None:
        async with stores(old_database, 1) as (store,):
            listed = await store.mine("ada", 10)
            assert {one.game for one in listed} == {game.id for game in reihum.games()}
            for one in listed:
                stored = await store.snapshot(one.id)
                assert stored is not None
                table = folded(stored)
                assert table.phase == "playing"
                assert (table.draft is not None) == (one.game in ("flower_rows", "spot_on", "stack_run"))
                for guest in (*GUESTS, "looker"):
                    assert shown(table, guest).seq == one.seq
                await play_on(store, table, stored.row.draft_version)
                assert (await store.heads([one.id]))[one.id][0] == one.seq + 1

    try:
        run(story())
    finally:
        if not old_database.startswith("sqlite"):
            remove_rows(old_database)


def test_the_old_tables_hold_what_makes_old_tables_hard(tmp_path: Path) -> None:
    """Chat and a question about undo, a clock, spectators who may not look."""

    async def story() -> None:
        shutil.copy(OLD, tmp_path / "reihum.db")
        async with stores(f"sqlite:///{tmp_path / 'reihum.db'}", 1) as (store,):
            opened = {}
            for one in await store.mine("ada", 10):
                stored = await store.snapshot(one.id)
                assert stored is not None
                opened[one.game] = folded(stored)
        picture = shown(opened["chameleon"], "ben").table
        assert picture.undo == messages.UndoPicture(seat=0, back_to=8, agreed=[0])
        assert [line.text for line in shown(opened["chameleon"], "ben").chat] == ["Well played"]
        clock = shown(opened["spot_on"], "ben").table.clock
        assert clock is not None
        assert clock.clock.kind == "game"
        assert shown(opened["summit"], "looker").view is None

    asyncio.run(story())


async def act(table: RemoteTable) -> None:
    """One step of the own seat, which is taken back from the bot that a clock gave it to."""
    assert table.seat is not None
    with suppress(Refused):  # the clock may be quicker
        if table.known.document["table"]["seats"][table.seat]["level"] is not None:
            await table.take_over(table.seat)
        if table.known.legal:
            await table.play(table.known.legal[0])


def test_a_server_plays_on_at_tables_of_0_1(tmp_path: Path) -> None:
    shutil.copy(OLD, tmp_path / "reihum.db")

    async def visit(address: str) -> None:
        cookies = [Identity(SECRET).cookie(guest, secure=False).partition(";")[0] for guest in GUESTS]
        async with Client(address, "Ada", cookies[0]) as ada, Client(address, "Ben", cookies[1]) as ben:
            for one in await ada.mine():
                seats = [await guest.join(one["id"]) for guest in (ada, ben)]
                before = seats[0].known.seq
                while seats[0].known.seq < before + 3:
                    for table in seats:
                        await act(table)
                        await asyncio.sleep(LOOK_AGAIN)

    with live_server(tmp_path, REIHUM_SECRET=SECRET) as server:
        within(visit(server.address))
