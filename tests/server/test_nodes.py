"""Two nodes on PostgreSQL and Redis: any node serves any table, and each of them may go at any time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import NamedTuple

import psycopg
import pytest

from reihum.client import Client, Refused, RemoteTable
from reihum.records import read, verify
from tests.server import services
from tests.server.clusters import Cluster
from tests.server.ledger import Ledger, Verdict
from tests.server.live import LiveServer, live_server
from tests.server.playing import NAMES, same_pictures, within
from tests.server.waiting import LOOK_AGAIN, until


class Party(NamedTuple):
    """People at one table, each at the other node than the one before."""

    tables: list[RemoteTable]
    ledger: Ledger
    cluster: Cluster

    def play(self, seed: int) -> asyncio.Future[list[None]]:
        rng = random.Random(seed)
        return asyncio.gather(*[keep_playing(table, rng) for table in self.tables])

    async def after(self, moves: int) -> None:
        """So many more commands have been acknowledged."""
        enough = self.ledger.acknowledged() + moves
        await until(lambda: self.ledger.acknowledged() >= enough)

    async def check(self) -> None:
        """The game is over: everybody agrees with everybody and with the store."""
        await same_pictures(self.tables)
        first, second = (table.known.committed for table in self.tables)
        assert first["table"] == second["table"]
        assert first["view"]["result"] == second["view"]["result"]
        assert verify(read(await self.tables[0].record())).fair
        found = await self.ledger.judged(self.cluster.database)
        assert found == Verdict(self.ledger.acknowledged(), found.moves, lost=0, doubled=0)


async def keep_playing(table: RemoteTable, rng: random.Random) -> None:
    """Until the game is over; who is told that the store does not answer tries again."""
    async for moment in table:
        while moment.my_turn:
            try:
                await table.play(rng.choice(moment.legal))
                break
            except Refused as no:
                if no.code != "store-down":
                    raise
                await asyncio.sleep(LOOK_AGAIN)


@asynccontextmanager
async def party(
    cluster: Cluster, game: str, bots: int = 0, level: str = "level1", **more: object
) -> AsyncIterator[Party]:
    ledger = Ledger()
    async with AsyncExitStack() as stack:
        guests = [
            await stack.enter_async_context(Client(node.address, name))
            for node, name in zip((cluster.a, cluster.b), NAMES, strict=False)
        ]
        asked = {"game": game, "seats": 2 + bots, **more}
        opened = await guests[0].calls.post("/api/tables", asked)
        tables = [ledger.table(guest.calls, opened["id"], guest.name) for guest in guests]
        for seat, (guest, table) in enumerate(zip(guests, tables, strict=True)):
            guest.tables.append(table)
            await table.connect()
            await table.sit(seat)
        for seat in range(2, 2 + bots):
            await tables[0].add_bot(seat, level)
        await tables[0].until(lambda moment: bool(moment.table["seats"][1]["name"]))
        await tables[0].start()
        yield Party(tables, ledger, cluster)


@pytest.mark.parametrize("game", ["chameleon", "flower_rows"])
def test_players_of_one_table_on_different_nodes(cluster: Cluster, game: str) -> None:
    async def story() -> None:
        async with party(cluster, game, bots=1) as people:
            await people.play(seed=1)
            await people.check()

    within(story())


def test_redis_stops_and_starts_in_the_middle_of_a_game(cluster: Cluster) -> None:
    """Without Redis news come later, and nothing else happens."""

    async def story() -> None:
        async with party(cluster, "chameleon") as people:
            playing = people.play(seed=2)
            await people.after(10)
            await asyncio.to_thread(cluster.redis.stop)
            await people.after(10)
            await asyncio.to_thread(cluster.redis.start)
            await playing
            await people.check()

    within(story())


def test_connections_to_the_database_are_cut_in_the_middle_of_a_game(cluster: Cluster) -> None:
    async def story() -> None:
        async with party(cluster, "flower_rows") as people:
            playing = people.play(seed=3)
            for number in range(8):
                await people.after(2)
                assert await asyncio.to_thread(cut_connections, cluster.database)
                await hang_up(people.tables[number % 2])
            await playing
            await people.check()

    within(story())


async def hang_up(table: RemoteTable) -> None:
    """The client comes back by itself, and wants everything anew."""
    if table.link.socket is not None:
        await table.link.socket.close()


def cut_connections(database: str) -> int:
    """How many there were."""
    query = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    with psycopg.connect(database, autocommit=True) as link:
        return len(link.execute(query).fetchall())


def test_players_of_a_node_that_dies_go_on_at_the_other(cluster: Cluster) -> None:
    async def story() -> None:
        async with party(cluster, "chameleon", bots=1) as people:
            playing = people.play(seed=4)
            await people.after(10)
            await asyncio.to_thread(cluster.a.kill)
            people.tables[0].calls.address = cluster.b.address
            await playing
            await people.check()

    with started_again(cluster.a):
        within(story())


def test_a_bot_moves_although_its_node_died_thinking(cluster: Cluster) -> None:
    """The node that started the game gives the bot a minute, and is killed before that."""

    async def story() -> None:
        first = {"first_player": 2}
        async with party(cluster, "chameleon", bots=1, level="level3", options=first) as people:
            table = people.tables[1]
            await table.until(lambda moment: moment.phase == "playing")
            began = table.known.base
            await asyncio.to_thread(cluster.a.kill)
            assert table.known.base == began
            people.tables[0].calls.address = cluster.b.address
            await asyncio.to_thread(time_passes, cluster.database, table.id)
            await table.link.until(lambda: table.known.base > began)
            await same_pictures(people.tables)

    with started_again(cluster.a):
        within(story())


def time_passes(database: str, table: str) -> None:
    """What has to be done at the table is overdue from now on."""
    with psycopg.connect(database, autocommit=True) as link:
        changed = link.execute("UPDATE tables SET due_at = 1 WHERE id = %s AND due_at > 1", [table])
        assert changed.rowcount == 1


@contextmanager
def started_again(server: LiveServer) -> Iterator[None]:
    """A server that a test kills is there for the next test."""
    try:
        yield
    finally:
        if server.process is None:
            server.start()


def test_the_database_goes_and_comes_back_in_the_middle_of_a_game(
    stoppable_postgres: services.Postgres, tmp_path: Path
) -> None:
    """Nobody is sent away meanwhile, not even who comes while it is gone."""
    postgres = stoppable_postgres

    async def story(node: Cluster) -> None:
        async with party(node, "chameleon") as people, Client(node.a.address, "Zoe") as zoe:
            other = await zoe.calls.post("/api/tables", {"game": "chameleon", "seats": 2})
            playing = people.play(seed=6)
            await people.after(5)
            await asyncio.to_thread(postgres.stop)
            await hang_up(people.tables[0])
            coming = asyncio.create_task(zoe.join(other["id"]))  # a table that is not in memory
            while 'reihum_refused_total{code="store-down"}' not in await zoe.calls.text("/metrics"):
                await asyncio.sleep(LOOK_AGAIN)
            await asyncio.to_thread(postgres.start)
            await playing
            await people.check()
            assert (await coming).known.seq == 1

    with live_server(tmp_path, postgres.url()) as server, services.own_redis() as redis:
        within(story(Cluster(server, server, redis, postgres.url())))
