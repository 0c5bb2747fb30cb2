"""What clients were promised, held against what is stored: nothing lost, nothing doubled."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import astuple, dataclass, field
from typing import Any

import msgspec

from reihum.client import Refused, RemoteTable
from reihum.client.calls import Calls
from reihum.client.link import Link
from reihum.protocol import commands
from reihum.protocol.commands import FromClient, read_frame
from reihum.protocol.messages import HintReady, No, Ok
from reihum.server.store import Store, TableSnapshot
from reihum.table.events import Played
from tests.server.making import connect


@dataclass
class Page:
    """One guest's commands at one table."""

    ok: dict[str, FromClient] = field(default_factory=dict)
    no: dict[str, FromClient] = field(default_factory=dict)
    seqs: dict[str, int] = field(default_factory=dict)  # of the acknowledged

    def committed(self) -> Page:
        """Without steps of drafts: those may go with their draft."""
        kept = {cmd: one for cmd, one in self.ok.items() if getattr(one, "base", 0) != self.seqs[cmd]}
        return Page(kept, self.no, self.seqs)


@dataclass
class Verdict:
    """Commands that were acknowledged and are not stored, and those that are stored more often than once."""

    acknowledged: int = 0
    moves: int = 0  # among the acknowledged
    lost: int = 0
    doubled: int = 0

    def __add__(self, other: Verdict) -> Verdict:
        pairs = zip(astuple(self), astuple(other), strict=True)
        return Verdict(*[one + two for one, two in pairs])


class NotedLink(Link):
    """A link that writes down every answer."""

    def __init__(self, calls: Calls, table: str, page: Page) -> None:
        super().__init__(calls, table)
        self.page = page

    def answer(self, told: Ok | No | HintReady) -> None:
        frame, _ = self.unanswered.get(told.cmd or "", (b"", None))
        if frame and told.cmd:
            noted = self.page.ok if isinstance(told, Ok) else self.page.no
            noted[told.cmd] = read_frame(frame)
        if isinstance(told, Ok):
            self.page.seqs.setdefault(told.cmd, told.seq)
        super().answer(told)

    async def give(self, command: commands.Command) -> Ok | Refused:
        """Send a command, be it the first time or again; what the server answers."""
        waiting: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        encoded = msgspec.json.encode(command)
        self.unanswered[command.cmd] = (encoded, waiting)
        try:
            await self.send_now(encoded)
            told: Ok = await waiting
        except Refused as no:
            return no
        finally:
            del self.unanswered[command.cmd]
        await self.until(lambda: self.known.seq >= told.seq)
        return told


class Ledger:
    """All pages, by table."""

    def __init__(self) -> None:
        self.pages: dict[str, list[Page]] = {}

    def acknowledged(self) -> int:
        return sum(len(page.ok) for pages in self.pages.values() for page in pages)

    def table(self, calls: Calls, id: str, name: str) -> RemoteTable:
        """A guest's table whose answers are noted; not connected yet."""
        made = RemoteTable(calls, id, name)
        page = Page()
        self.pages.setdefault(id, []).append(page)
        made.link = NotedLink(calls, id, page)
        made.known = made.link.known
        return made

    async def judged(self, database: str) -> Verdict:
        """The ledger against the database; the server may be dead meanwhile."""
        store = await connect(database)
        try:
            found = [await self.judge(store, table) for table in self.pages]
        finally:
            await store.close()
        return sum(found, Verdict())

    async def judge(self, store: Store, table: str) -> Verdict:
        whole = await store.snapshot(table)
        assert whole is not None
        return judge(self.pages[table], whole)


def judge(pages: list[Page], whole: TableSnapshot) -> Verdict:
    """One table; a refused command must not be stored at all."""
    places = stored_commands(whole)
    ok = {cmd: command for page in pages for cmd, command in page.ok.items()}
    no = {cmd for page in pages for cmd in page.no}
    lost = sum(not places[cmd] for cmd, command in ok.items() if not isinstance(command, commands.TakeBack))
    doubled = sum(count - 1 for count in places.values()) + sum(places[cmd] for cmd in no)
    moves = sum(isinstance(command, commands.Play) for command in ok.values())
    return Verdict(len(ok), moves, lost, doubled)


def stored_commands(whole: TableSnapshot) -> Counter[str]:
    """How often each command is in the events or the draft."""
    found: Counter[str] = Counter()
    for entry in whole.events:
        event = entry.event
        found.update([entry.cmd] if entry.cmd is not None else [])
        found.update(event.cmds if isinstance(event, Played) else [])
    found.update(whole.draft.cmds if whole.draft is not None else [])
    return found


def played_by(whole: TableSnapshot, seat: int) -> list[int]:
    """All steps of a seat, as they are stored."""
    steps: list[int] = []
    for entry in whole.events:
        event = entry.event
        if isinstance(event, Played) and event.seat == seat:
            steps += event.actions
    if whole.draft is not None and whole.draft.seat == seat:
        steps += whole.draft.actions
    return steps
