"""Guests around one live table, and what each of them should know of it by what is stored."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec

from reihum.client import Client, Refused, RemoteTable
from reihum.client.known import Known
from reihum.client.link import _read
from reihum.protocol import commands
from reihum.protocol.messages import Ok
from reihum.records import read
from reihum.records.replaying import final_state
from reihum.server.store import Store, TableSnapshot
from reihum.table.broadcast import Broadcaster
from reihum.table.fold import open_table, put_draft
from reihum.table.table import Table
from tests.server.ledger import Ledger, NotedLink


class Guest:
    """Somebody with a cookie and one connection to the table."""

    def __init__(self, client: Client, table: RemoteTable) -> None:
        self.client = client
        self.table = table
        self.there = False

    @property
    def link(self) -> NotedLink:
        assert isinstance(self.table.link, NotedLink)
        return self.table.link

    @property
    def known(self) -> Known:
        return self.link.known

    @property
    def id(self) -> str:
        """The signed cookie begins with it."""
        return str(self.client.cookie).partition("=")[2].rpartition(".")[0]

    async def come(self) -> None:
        await self.table.connect()
        self.there = True

    async def go(self) -> None:
        await self.table.disconnect()
        self.there = False

    async def hang_up(self) -> None:
        """The connection breaks; the client comes back by itself."""
        if self.link.socket is not None:
            await self.link.socket.close()

    async def do(self, kind: type[commands.Command], **fields: Any) -> Ok | Refused:
        return await self.link.give(kind(cmd=secrets.token_urlsafe(6), **fields))

    async def play(self, choice: int, later: int = 0) -> Ok | Refused:
        """A legal step, or one that pretends that others came before it."""
        action = self.known.legal[choice % len(self.known.legal)].action
        return await self.step(commands.Play, later, action=action)

    async def step(self, kind: type[commands.Command], later: int = 0, **fields: Any) -> Ok | Refused:
        """The answer, when the step can be seen."""
        known = self.known
        base, steps = known.base, len(known.draft)
        told = await self.do(kind, base=base, draft_length=steps + later, **fields)
        if isinstance(told, Ok):
            await self.link.until(lambda: (known.base, len(known.draft)) != (base, steps))
        return told


async def guests_at(address: str, ledger: Ledger, names: tuple[str, ...], **asked: Any) -> list[Guest]:
    """The first one opens the table."""
    clients = [Client(address, name) for name in names]
    for client in clients:
        await client.__aenter__()
    opened = await clients[0].calls.post("/api/tables", asked)
    return [Guest(client, ledger.table(client.calls, opened["id"], client.name)) for client in clients]


def folded(whole: TableSnapshot) -> Table:
    """The table that the stored events make."""
    table = open_table(whole.row.id, whole.row.seed, whole.events)
    put_draft(table, whole.draft)
    return table


def should_know(table: Table, guest: str) -> Known:
    known = Known()
    for frame in Broadcaster(table).greeting(table.viewer(guest)):
        known.take(_read.decode(frame))
    return known


def facts(known: Known) -> dict[str, Any]:
    """All that a client knows of the table, but for what it heard in passing."""
    parts = ("seq", "base", "you", "committed", "document", "draft", "legal")
    return {part: msgspec.to_builtins(getattr(known, part)) for part in parts}


async def settled(store: Store, guests: list[Guest], patience: float = 60.0) -> TableSnapshot:
    """What is stored when no bot is to act and everybody has heard of everything; or after a long time."""
    end = asyncio.get_running_loop().time() + patience
    while True:
        whole = await store.snapshot(guests[0].table.id)
        assert whole is not None
        table = folded(whole)
        agree = all(facts(guest.known) == facts(should_know(table, guest.id)) for guest in guests)
        if (agree and table.due() is None) or asyncio.get_running_loop().time() > end:
            return whole
        await asyncio.sleep(0.02)


async def check_record(guest: Guest, table: Table) -> None:
    """The record of a finished game replays to what the guest sees."""
    state = final_state(read(await guest.table.record()))
    view = table.game.view(state, guest.table.seat)
    assert msgspec.to_builtins(view) == {**guest.known.committed["view"], "seat": guest.table.seat}


async def check_newcomer(guest: Guest, wanted: dict[str, Any]) -> None:
    """Another device of the same guest is told the same."""
    again = await guest.client.join(guest.table.id)
    await again.link.until(lambda: facts(again.known) == wanted)
    await again.disconnect()
