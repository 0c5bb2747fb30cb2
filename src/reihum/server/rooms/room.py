"""A room: one table on this node, with one writer, its sockets, and what it waits for."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from websockets.frames import CloseCode

from reihum.core.errors import ReihumError
from reihum.protocol.commands import FromClient
from reihum.protocol.messages import Ok, Welcome
from reihum.server.errors import Fault
from reihum.server.logs import log
from reihum.server.net.frames import framed
from reihum.server.rooms import change as changing
from reihum.server.rooms import handler as obeying
from reihum.server.rooms.driver import Acting
from reihum.server.rooms.presence import Presences
from reihum.server.store import Change, Entry, Repeated, Whole, Written
from reihum.table.broadcast import Telling
from reihum.table.decision import Decision
from reihum.table.events import SERVER, Played, Stored, read_event
from reihum.table.history import Step
from reihum.table.table import Table

if TYPE_CHECKING:
    from reihum.protocol.values import Viewer
    from reihum.server.net.sockets import Socket
    from reihum.server.node import Node

Work = Callable[[], Awaitable[None]]


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def restored(entry: Entry) -> Stored:
    return Stored(entry.seq, entry.at, entry.by, entry.cmd, read_event(entry.body))


class Room:
    """All changes of the table made here go through `work`, one after the other."""

    __slots__ = (
        "acting",
        "busy_since",
        "code",
        "drafted",
        "has_draft",
        "node",
        "presences",
        "sockets",
        "table",
        "telling",
        "waiting",
        "working",
    )

    def __init__(self, node: Node, whole: Whole) -> None:
        row = whole.row
        self.node = node
        self.code = row.code
        self.table = Table.open(row.id, row.seed, map(restored, whole.events))
        self.telling = Telling(self.table)
        self.drafted = row.drafted
        self.has_draft = whole.draft is not None
        self.table.put_draft(whole.draft)
        self.sockets: dict[Socket, Viewer] = {}
        self.waiting: deque[tuple[Socket, FromClient, float] | Work] = deque()
        self.working = False
        self.busy_since = time.monotonic()
        self.acting = Acting(self)
        self.presences = Presences(self)

    # --- coming and going -------------------------------------------------------------------------
    def enter(self, socket: Socket) -> None:
        viewer = self.table.viewer(socket.guest)
        self.sockets[socket] = viewer
        socket.tell(Welcome(self.node.version, self.table.who(socket.guest), now_ms()))
        self.greet(socket)
        self.presences.changed()
        socket.enter(self)

    def leave(self, socket: Socket) -> None:
        if self.sockets.pop(socket, None) is not None:
            self.busy_since = time.monotonic()
            self.presences.changed()

    def greet(self, socket: Socket) -> None:
        """Everything there is to know, for who comes or has missed something."""
        viewer = self.sockets[socket] = self.table.viewer(socket.guest)
        for message in self.telling.greeting(viewer):
            socket.wire.send(framed(message))

    def say_what_was_missed(self, socket: Socket, seq: int) -> None:
        if socket in self.sockets:
            for message in self.telling.catch_up(self.sockets[socket], seq):
                socket.wire.send(framed(message))

    def idle(self, longer_than: float) -> bool:
        quiet = not self.sockets and not self.working and not self.acting.busy
        return quiet and time.monotonic() - self.busy_since > longer_than

    # --- one writer -------------------------------------------------------------------------------
    def put(self, socket: Socket, frame: FromClient, since: float) -> None:
        self.waiting.append((socket, frame, since))
        self.begin()

    def put_own(self, work: Work) -> None:
        """Something the server does by itself, in its turn."""
        self.waiting.append(work)
        self.begin()

    def begin(self) -> None:
        if not self.working:
            self.working = True
            self.node.spawn(self.work())

    async def work(self) -> None:
        try:
            while self.waiting:
                job = self.waiting.popleft()
                if isinstance(job, tuple):
                    socket, frame, since = job
                    await obeying.serve(self, socket, frame)
                    socket.done()
                    self.node.metrics.quick.observe(time.perf_counter() - since)
                else:
                    await self.do(job)
        except Exception as fault:
            self.spoilt(fault)
        finally:
            self.working = False
            self.busy_since = time.monotonic()

    async def do(self, work: Work) -> None:
        try:
            await work()
        except ReihumError as fault:  # such as a store that is down: it is tried again when overdue
            log().warning("own work", code=fault.code)

    def spoilt(self, fault: Exception) -> None:
        """Nobody knows what this room is now: it goes, and whoever comes back gets it from the store."""
        self.node.metrics.faults.inc()
        log().error("room", game=self.table.game.id, exc_info=fault)
        self.node.rooms.drop(self)
        for socket in list(self.sockets):
            socket.pending = 0
            socket.leave("shutdown", CloseCode.INTERNAL_ERROR)

    # --- storing, then telling ----------------------------------------------------------------------
    async def carry_out(
        self,
        decide: Callable[[], Decision],
        by: str = SERVER,
        cmd: str | None = None,
        asker: Socket | None = None,
    ) -> None:
        """Decide, store, acknowledge, tell; if another node was faster, catch up and decide again."""
        while True:
            decision = decide()
            stored = self.table.numbered(decision.events, by, cmd, now_ms())
            change = changing.change(
                self.table, self.drafted, self.has_draft, stored, decision, self.node.settings
            )
            outcome = await self.node.store.append(change)
            if type(outcome) is Written:
                if asker is not None and cmd is not None:
                    asker.tell(Ok(cmd, outcome.seq if stored else self.table.base))
                self.settle(outcome, stored, decision)
                return
            self.node.metrics.conflicts.inc()
            await self.catch_up()
            if isinstance(outcome, Repeated):
                if asker is not None and cmd is not None:
                    asker.tell(Ok(cmd, outcome.seq))
                return

    def settle(self, written: Written, stored: list[Stored], decision: Decision) -> None:
        """It is stored: now it is so."""
        if written.drafted != self.drafted:
            self.drafted = written.drafted
            self.has_draft = decision.draft is not None
        self.node.metrics.quick.commands += 1
        for one in stored:
            self.tell(one, self.table.apply(one))
        if decision.draft is not None:
            self.table.put_draft(decision.draft)
        self.tell_draft()
        self.node.spreader.publish(self.table.id, self.table.seq)
        self.acting.plan()
        if stored and changing.is_rare(stored[0].event):
            self.put_own(self.correct_row)

    def tell(self, stored: Stored, steps: list[Step]) -> None:
        """Everybody gets what they may know; equal messages are framed once."""
        if type(stored.event) is Played:
            self.node.metrics.quick.moves += 1
        if not self.sockets:
            self.telling.forget()
            return
        bulletin = self.telling.news(stored, steps)
        viewer = self.table.viewer
        frames: dict[bytes, bytes] = {}
        moved = False
        for socket, was in self.sockets.items():
            now = was if bulletin.calm else viewer(socket.guest)
            message = bulletin.to(was, now)
            frame = frames.get(message)
            if frame is None:
                frame = frames[message] = framed(message)
            socket.wire.send(frame)
            if now != was:
                self.sockets[socket] = now
                moved = True
        if moved:
            self.presences.changed()

    def tell_draft(self) -> None:
        """Only whose draft it is hears of it."""
        draft = self.table.draft
        if draft is None:
            return
        for socket, viewer in self.sockets.items():
            for message in self.telling.draft(viewer):
                socket.wire.send(framed(message))

    # --- what others wrote --------------------------------------------------------------------------
    async def is_behind(self) -> bool:
        heads = await self.node.store.heads([self.table.id])
        return heads.get(self.table.id) != (self.table.seq, self.drafted)

    async def catch_up(self) -> None:
        """What other nodes have stored meanwhile."""
        whole = await self.node.store.whole(self.table.id, self.table.seq)
        if whole is None:
            raise Fault()
        for entry in whole.events:
            stored = restored(entry)
            self.tell(stored, self.table.apply(stored))
        self.has_draft = whole.draft is not None
        if whole.row.drafted != self.drafted or whole.events:
            self.drafted = whole.row.drafted
            self.table.put_draft(whole.draft)
            self.tell_draft()
        if whole.events:
            self.acting.plan(others=True)

    async def correct_row(self) -> None:
        """What lists show, and when the server must act, as the table is now."""
        table = self.table
        row = changing.settled_columns(table, self.node.settings)
        await self.node.store.append(Change(table.id, table.seq, self.drafted, row=row))
