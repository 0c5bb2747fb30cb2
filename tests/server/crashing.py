"""kill -9 under load, again and again: what was acknowledged is stored, once.

python -m tests.server.crashing --rounds 50
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from reihum.client import Client, RemoteTable
from reihum.client.calls import Unreachable
from reihum.protocol import commands
from tests.server.ledger import Ledger, Verdict, judge, played_by
from tests.server.live import LiveServer, live_server
from tests.server.making import connect

GAMES = ("chameleon", "chameleon", "chameleon", "flower_rows", "summit", "spot_on")  # some with drafts
PEOPLE = 2
FEWEST, MOST = 20, 300  # acknowledged moves of a round


class Load:
    """People at several tables who play as fast as they are acknowledged, and begin anew at the end."""

    def __init__(self, server: LiveServer, seed: int) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.ledger = Ledger()
        self.guests: list[Client] = []

    async def open(self) -> None:
        for number in range(PEOPLE * len(GAMES)):
            guest = Client(self.server.address, f"Guest {number}")
            await guest.__aenter__()
            self.guests.append(guest)

    async def table_after_table(self, game: str, guests: list[Client]) -> None:
        while True:
            with suppress(Unreachable):  # the server was killed while the table was being opened
                tables = await self.seated(game, guests)
                await asyncio.gather(*[self.play(table) for table in tables])

    async def seated(self, game: str, guests: list[Client]) -> list[RemoteTable]:
        opened = await guests[0].calls.post("/api/tables", {"game": game, "seats": PEOPLE})
        tables = [self.ledger.table(guest.calls, opened["id"], guest.name) for guest in guests]
        for seat, table in enumerate(tables):
            await table.connect()
            await table.sit(seat)
        await tables[0].start()
        return tables

    async def play(self, table: RemoteTable) -> None:
        async for moment in table:
            if moment.my_turn:
                await table.play(self.rng.choice(moment.legal))
        await table.disconnect()

    async def rounds(self, count: int) -> Verdict:
        """Play; after some moves kill the server, look what is stored, start it again; at the end too."""
        await self.open()
        pairs = [self.guests[first : first + PEOPLE] for first in range(0, len(self.guests), PEOPLE)]
        playing = [
            asyncio.create_task(self.table_after_table(game, pair))
            for game, pair in zip(GAMES, pairs, strict=True)
        ]
        found = Verdict()
        for _ in range(count):
            found = await self.one_round(playing)
            assert (found.lost, found.doubled) == (0, 0), found
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)
        return found

    async def one_round(self, playing: list[asyncio.Task[None]]) -> Verdict:
        enough = self.ledger.acknowledged() + self.rng.randint(FEWEST, MOST)
        while self.ledger.acknowledged() < enough:
            await asyncio.wait(playing, timeout=0.005, return_when=asyncio.FIRST_COMPLETED)
            for task in playing:
                assert not task.done(), task.exception()
        await asyncio.to_thread(self.server.kill)
        found = await self.judged()
        await asyncio.to_thread(self.server.start)
        return found

    async def judged(self) -> Verdict:
        """The dead server's database: no command lost or doubled, every player's steps in their order."""
        store = await connect(self.server.database)
        found = Verdict()
        for table, pages in self.ledger.pages.items():
            whole = await store.snapshot(table)
            assert whole is not None
            found += judge(pages, whole)
            for seat, page in enumerate(pages):
                steps = [one.action for one in page.ok.values() if isinstance(one, commands.Play)]
                stored = played_by(whole, seat)
                assert stored[: len(steps)] == steps
                assert len(stored) <= len(steps) + 1  # one can be stored whose answer was on its way
        await store.close()
        return found


def crash(rounds: int, seed: int, folder: Path) -> Verdict:
    with live_server(folder) as server:
        return asyncio.run(Load(server, seed).rounds(rounds))


def main() -> None:
    words = argparse.ArgumentParser(description="kill -9 under load: count what is lost or doubled")
    words.add_argument("--rounds", type=int, default=50)
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        found = crash(asked.rounds, asked.seed, Path(folder))
    print(f"rounds of kill -9: {asked.rounds}, in {time.monotonic() - began:.0f} s")
    print(f"acknowledged commands: {found.acknowledged}, moves among them: {found.moves}")
    print(f"lost: {found.lost}, doubled: {found.doubled}")


if __name__ == "__main__":
    main()
