"""Whole games over real sockets on a live server."""

from __future__ import annotations

import asyncio
import random

import pytest

import reihum
from reihum.client import Client, Refused, RemoteTable
from reihum.records import read, verify
from tests.server.live import LiveServer
from tests.server.playing import play_at_random, same_pictures, seated, within

GAMES = pytest.mark.parametrize("game", [game.id for game in reihum.games()])


@GAMES
def test_people_and_a_bot_play_to_the_end(server: LiveServer, game: str) -> None:
    async def play() -> None:
        async with seated(server.address, game, people=2, bots=1) as tables:
            players = [play_at_random(table, random.Random(seat)) for seat, table in enumerate(tables)]
            moments = await asyncio.gather(*players)
            assert moments[0].result == moments[1].result
            record = read(await tables[0].record())
            assert verify(record).fair
            assert record.headers["commitment"] == moments[0].table["commitment"]
            assert record.names == ["Ada", "Ben", "level1"]
            result = record.result
            assert result is not None
            assert moments[0].result is not None
            assert moments[0].result["scores"] == result.scores
            await same_pictures(tables)

    within(play())


@GAMES
def test_pictures_kept_by_patches_are_those_a_newcomer_gets(server: LiveServer, game: str) -> None:
    async def play() -> None:
        async with seated(server.address, game, people=2) as tables, Client(server.address, "Zoe") as zoe:
            looker = await zoe.join(tables[0].id)
            for most in (1, 3, 7):
                playing = [play_at_random(table, random.Random(most), most) for table in tables]
                tasks = [asyncio.create_task(one) for one in playing]
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in tasks:
                    task.cancel()
                await asyncio.wait(tasks)
                await same_pictures([*tables, looker])

    within(play())


def test_a_reload_in_the_middle_of_a_turn_brings_the_draft_back(server: LiveServer) -> None:
    async def play() -> None:
        async with seated(server.address, "flower_rows", people=2) as tables:
            mover = await with_a_draft(tables)
            before, steps, legal = mover.known.document, mover.known.draft, list(mover.known.legal)
            other = next(table for table in tables if table is not mover)
            assert other.known.document["view"] == other.known.committed["view"]
            second = await Client(server.address, mover.name, mover.calls.cookie).join(mover.id)
            await second.link.until(lambda: bool(second.known.draft))
            assert (second.known.document, second.known.draft) == (before, steps)
            assert list(second.known.legal) == legal
            await second.take_back()
            await mover.link.until(lambda: len(mover.known.draft) == len(steps) - 1)
            await second.disconnect()

    within(play())


async def with_a_draft(tables: list[RemoteTable]) -> RemoteTable:
    """Play until somebody has made a step that can be taken back."""
    while True:
        for table in tables:
            if table.known.legal:
                await table.play(table.known.legal[0])
                if table.known.draft:
                    return table
        await asyncio.sleep(0.01)


def test_two_sockets_of_one_guest_see_and_do_the_same(server: LiveServer) -> None:
    async def play() -> None:
        async with seated(server.address, "chameleon", people=2) as tables:
            phone = await Client(server.address, "Ada", tables[0].calls.cookie).join(tables[0].id)
            assert phone.seat == 0
            players = [play_at_random(table, random.Random(1)) for table in (phone, tables[1])]
            await asyncio.gather(*players)
            await tables[0].until(lambda moment: moment.over)
            assert tables[0].known.committed == phone.known.committed
            await phone.disconnect()

    within(play())


def test_spectators_see_the_table_unless_the_host_forbids_it(server: LiveServer) -> None:
    async def play() -> None:
        async with seated(server.address, "summit", people=2) as tables, Client(server.address, "Zoe") as zoe:
            looker = await zoe.join(tables[0].id)
            assert looker.seat is None
            assert (await looker.until(lambda moment: True)).view is not None
            assert not looker.known.legal
            with pytest.raises(Refused, match="not-seated"):
                await looker.play(0)
            await tables[0].allow("spectators", False)
            await looker.until(lambda moment: moment.view is None)
            nobody = await Client(server.address, "x").join(tables[0].id)  # has no cookie
            assert nobody.known.document["view"] is None
            with pytest.raises(Refused, match="nameless"):
                await nobody.say("hello")
            await nobody.disconnect()

    within(play())


def test_undo_needs_everybody(server: LiveServer) -> None:
    async def play() -> None:
        async with seated(server.address, "chameleon", people=2) as tables:
            mover = next(table for table in tables if table.known.legal)
            other = next(table for table in tables if table is not mover)
            before = mover.known.committed["view"]
            await mover.play(mover.known.legal[0])
            await mover.ask_undo()
            await other.until(lambda moment: moment.table["undo"] is not None)
            await other.answer_undo(agree=True)
            await mover.until(lambda moment: moment.table["undo"] is None)
            assert mover.known.committed["view"] == before
            await same_pictures(tables)

    within(play())


def test_chat_is_plain_and_the_host_can_mute(server: LiveServer) -> None:
    async def play() -> None:
        async with seated(server.address, "chameleon", people=2) as (host, guest):
            await guest.say("<b>hello</b> \u202eyou\n")
            moment = await host.until(lambda moment: bool(moment.chat))
            assert [(line.name, line.seat, line.text) for line in moment.chat] == [
                ("Ben", 1, "<b>hello</b> you")
            ]
            await host.mute(host.known.document["table"]["seats"][1]["who"])
            with pytest.raises(Refused, match="muted"):
                await guest.say("again")

    within(play())


def test_a_rematch_rotates_the_seats(server: LiveServer) -> None:
    async def play() -> None:
        async with seated(server.address, "spot_on", people=2, bots=1) as tables:
            with pytest.raises(Refused, match="phase"):
                await tables[0].rematch()
            await asyncio.gather(*[play_at_random(table, random.Random(3)) for table in tables])
            following = await asyncio.gather(*[table.rematch() for table in tables])
            assert following[0] == following[1]
            again = [await Client(server.address, t.name, t.calls.cookie).join(following[0]) for t in tables]
            assert [table.seat for table in again] == [1, 2]
            await again[0].start()
            await asyncio.gather(*[play_at_random(table, random.Random(3)) for table in again])
            for table in again:
                await table.disconnect()

    within(play())


def test_a_seat_is_handed_over_and_taken_back(server: LiveServer) -> None:
    async def play() -> None:
        async with seated(server.address, "chameleon", people=2) as (host, guest):
            with pytest.raises(Refused, match="not-host"):
                await guest.hand_over(0, "level1")
            await host.hand_over(1, "level2")
            await guest.until(lambda moment: moment.table["seats"][1]["level"] == "level2")
            task = asyncio.create_task(play_at_random(host, random.Random(5), most=6))
            await asyncio.wait([task])
            await guest.take_over(1)
            assert guest.known.document["table"]["seats"][1]["level"] is None
            await asyncio.gather(*[play_at_random(table, random.Random(6)) for table in (host, guest)])

    within(play())


def test_hints_where_the_host_allows_them(server: LiveServer) -> None:
    async def play() -> None:
        async with seated(server.address, "chameleon", people=2) as tables:
            mover = next(table for table in tables if table.known.legal)
            with pytest.raises(Refused, match="no-hints"):
                await mover.hint()
            await tables[0].allow("hints", True)
            found = await mover.hint()
            assert {one.action for one in found} == {one.action for one in mover.known.legal}
            assert mover.words(found[0].words)

    within(play())


def test_the_clock_hands_a_seat_to_a_bot(server: LiveServer) -> None:
    async def play() -> None:
        clock = {"kind": "move", "seconds": 5}
        async with seated(server.address, "chameleon", people=2, clock=clock) as tables:
            mover = next(table for table in tables if table.known.legal)
            seat = mover.seat
            assert seat is not None
            await mover.until(lambda moment: moment.table["seats"][seat]["level"] is not None)

    within(play())


def test_a_finished_game_is_analysed(server: LiveServer) -> None:
    async def play() -> None:
        async with seated(server.address, "spot_on", people=2) as tables:
            with pytest.raises(Refused, match="not-over"):
                await tables[0].analyse()
            with pytest.raises(Refused, match="not-over"):
                await tables[0].record()
            await asyncio.gather(*[play_at_random(table, random.Random(3)) for table in tables])
            assert (await tables[0].analyse())["state"] in ("running", "ready")
            known = tables[1].known
            await tables[1].link.until(lambda: known.analysis is not None and known.analysis.state == "ready")
            ready = await tables[0].analyse()
            assert ready["progress"] == 1
            assert len(ready["analysis"]["accuracy"]) == 2

    within(play())
