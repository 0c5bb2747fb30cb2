"""A room: one table that is open on this node, its one writer, and the sockets that look at it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Protocol

from websockets.frames import CloseCode

from reihum.core.errors import ReihumError
from reihum.protocol.messages import PROTOCOL, Ok, ToClient, Welcome
from reihum.protocol.values import Viewer
from reihum.server.clock import now_ms
from reihum.server.errors import Fault
from reihum.server.logs import log
from reihum.server.net.frames import framed
from reihum.server.net.sockets import Socket
from reihum.server.rooms.change import change_for, is_rare, settled_columns
from reihum.server.rooms.presence import Presences
from reihum.server.rooms.queue import Job, JobQueue
from reihum.server.rooms.services import Services
from reihum.server.store import Change, Repeated, TableSnapshot, Written
from reihum.table.broadcast import Broadcaster
from reihum.table.decide.decision import Decision
from reihum.table.events import SERVER, Played, StoredEvent
from reihum.table.fold import apply, open_table, put_draft
from reihum.table.history import Step


class Driver(Protocol):
    """Does what the server must do by itself at the table."""

    @property
    def busy(self) -> bool:
        """A bot is thinking."""

    def plan(self, others: bool = False) -> bool:
        """Look what is to be done next; `others`: another node has changed the table, and does it."""

    def stop(self) -> None:
        """Nothing more."""


class Room:
    """All changes of the table made here go through its queue, one after the other."""

    __slots__ = (
        "broadcaster",
        "code",
        "draft_version",
        "driver",
        "drop",
        "has_draft",
        "presences",
        "queue",
        "services",
        "sockets",
        "table",
    )

    driver: Driver

    def __init__(self, services: Services, stored: TableSnapshot, drop: Callable[[Room], None]) -> None:
        row = stored.row
        self.services = services
        self.drop = drop  # lets the room go
        self.code = row.code
        self.table = open_table(row.id, row.seed, stored.events)
        self.broadcaster = Broadcaster(self.table)
        self.draft_version = row.draft_version
        self.has_draft = stored.draft is not None
        put_draft(self.table, stored.draft)
        self.sockets: dict[Socket, Viewer] = {}
        self.queue = JobQueue(services.tasks, self.failed)
        self.presences = Presences(self.table, self.sockets, services.node, services.pubsub)

    # --- coming and going -------------------------------------------------------------------------
    def enter(self, socket: Socket) -> None:
        self.sockets[socket] = self.table.viewer(socket.guest)
        socket.tell(Welcome(self.services.version, self.table.who(socket.guest), now_ms(), PROTOCOL))
        self.greet(socket)
        self.presences.changed()

    def leave(self, socket: Socket) -> None:
        if self.sockets.pop(socket, None) is not None:
            self.queue.busy_since = time.monotonic()
            self.presences.changed()

    def greet(self, socket: Socket) -> None:
        """Everything there is to know, for who comes or has missed something."""
        viewer = self.sockets[socket] = self.table.viewer(socket.guest)
        for message in self.broadcaster.greeting(viewer):
            socket.wire.send(framed(message))

    def send_missed(self, socket: Socket, seq: int) -> None:
        """What came after an event."""
        if socket in self.sockets:
            for message in self.broadcaster.catch_up(self.sockets[socket], seq):
                socket.wire.send(framed(message))

    def tell_all(self, message: ToClient) -> None:
        """The same to everybody here."""
        for socket in self.sockets:
            socket.tell(message)

    def idle(self, longer_than: float) -> bool:
        quiet = not self.sockets and not self.queue.working and not self.driver.busy
        return quiet and time.monotonic() - self.queue.busy_since > longer_than

    # --- one writer -------------------------------------------------------------------------------
    def put(self, job: Job) -> None:
        """Something the server does by itself, in its turn."""
        self.queue.put(lambda: self.attempt(job))

    async def attempt(self, job: Job) -> None:
        try:
            await job()
        except ReihumError as fault:  # such as a store that is down: it is tried again when overdue
            log().warning("own work", code=fault.code)

    def failed(self, fault: Exception) -> None:
        """Nobody knows what this room is now: it goes, and whoever comes back gets it from the store."""
        self.services.metrics.faults.inc()
        log().error("room", game=self.table.game.id, exc_info=fault)
        self.drop(self)
        for socket in list(self.sockets):
            socket.pending = 0
            socket.leave("shutdown", CloseCode.INTERNAL_ERROR)

    # --- storing, then telling ----------------------------------------------------------------------
    async def commit(
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
            outcome = await self.services.store.append(self.change(stored, decision))
            if type(outcome) is Written:
                if asker is not None and cmd is not None:
                    asker.tell(Ok(cmd, outcome.seq if stored else self.table.base))
                self.settle(outcome, stored, decision)
                return
            self.services.metrics.conflicts.inc()
            await self.catch_up()
            if isinstance(outcome, Repeated):
                if asker is not None and cmd is not None:
                    asker.tell(Ok(cmd, outcome.seq))
                return

    def change(self, stored: list[StoredEvent], decision: Decision) -> Change:
        return change_for(
            self.table, self.draft_version, self.has_draft, stored, decision, self.services.settings
        )

    def settle(self, written: Written, stored: list[StoredEvent], decision: Decision) -> None:
        """It is stored: apply it to the table in memory and tell everybody."""
        if written.draft_version != self.draft_version:
            self.draft_version = written.draft_version
            self.has_draft = decision.draft is not None
        self.services.metrics.quick.commands += 1
        for one in stored:
            self.broadcast(one, apply(self.table, one, decision.steps))
        if decision.draft is not None:
            put_draft(self.table, decision.draft, decision.steps)
        self.tell_draft()
        self.services.pubsub.publish(self.table.id, self.table.seq)
        self.driver.plan()
        if stored and is_rare(stored[0].event):
            self.put(self.correct_row)

    def broadcast(self, stored: StoredEvent, steps: Sequence[Step]) -> None:
        """Everybody gets what they may know; equal messages are framed once."""
        if type(stored.event) is Played:
            self.services.metrics.quick.moves += 1
        if not self.sockets:
            self.broadcaster.forget()
            return
        news = self.broadcaster.news(stored, steps)
        viewer = self.table.viewer
        frames: dict[bytes, bytes] = {}
        moved = False
        for socket, was in self.sockets.items():
            now = was if news.keeps_viewers else viewer(socket.guest)
            message = news.to(was, now)
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
        if self.table.draft is None:
            return
        for socket, viewer in self.sockets.items():
            for message in self.broadcaster.draft(viewer):
                socket.wire.send(framed(message))

    # --- what others wrote --------------------------------------------------------------------------
    def is_at(self, head: tuple[int, int] | None) -> bool:
        """Is this what the store says: the last event's number, and how often the draft has changed?"""
        return head == (self.table.seq, self.draft_version)

    async def is_behind(self) -> bool:
        heads = await self.services.store.heads([self.table.id])
        return not self.is_at(heads.get(self.table.id))

    async def catch_up(self) -> None:
        """What other nodes have stored meanwhile."""
        stored = await self.services.store.snapshot(self.table.id, self.table.seq)
        if stored is None:
            raise Fault()
        for one in stored.events:
            self.broadcast(one, apply(self.table, one))
        self.has_draft = stored.draft is not None
        if stored.row.draft_version != self.draft_version or stored.events:
            self.draft_version = stored.row.draft_version
            put_draft(self.table, stored.draft)
            self.tell_draft()
        if stored.events:
            self.driver.plan(others=True)

    async def correct_row(self) -> None:
        """What lists show, and when the server must act, as the table is now."""
        row = settled_columns(self.table, self.services.settings)
        change = Change(self.table.id, self.table.seq, self.draft_version, row=row)
        await self.services.store.append(change)
