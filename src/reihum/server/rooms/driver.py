"""What the server does by itself at a table: bots' moves, hints, clocks that run out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from reihum.core.errors import ReihumError
from reihum.protocol.commands import Hint
from reihum.server.logs import log
from reihum.server.net.frames import framed
from reihum.server.workers.thinking import choose_turn, guessed, look_ahead
from reihum.table.decision import Decision
from reihum.table.errors import Stale
from reihum.table.playing import current_state
from reihum.table.table import BotTurn

if TYPE_CHECKING:
    from reihum.server.net.sockets import Socket
    from reihum.server.rooms.room import Room

HINT_COST = 10  # commands that a hint counts for: it keeps a processor busy

P = ParamSpec("P")
T = TypeVar("T")


class Acting:
    """Plans the next thing to do after every change."""

    __slots__ = ("base", "room", "timer")

    def __init__(self, room: Room) -> None:
        self.room = room
        self.base = 0  # the event upon which a bot thinks; 0: none does
        self.timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        return self.base != 0

    def plan(self, others: bool = False) -> bool:
        """Think for a bot, or wait for a clock; `others`: another node moved, and thinks for the next bot."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        table = self.room.table
        due = table.due()
        if due is None:
            return False
        now = max(time.time_ns() // 1_000_000, table.changed_at)
        turn = table.act_due(max(now, due)) if not others else None
        if isinstance(turn, BotTurn):
            if self.base != turn.base:
                self.base = turn.base
                self.room.node.spawn(self.think(turn))
            return True
        if table.opened.clock is not None:
            delay = max(0, due - now) / 1000
            self.timer = asyncio.get_running_loop().call_later(delay, self.clock_is_up)
        return due <= now

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()

    # --- bots -----------------------------------------------------------------------------------
    async def think(self, turn: BotTurn) -> None:
        """A bot's move: at the pace of its level, however hard or easy it was."""
        room = self.room
        ready = time.monotonic() + room.node.settings.pace(turn.level)
        position = guessed(room.table.playing(), turn.seat)
        try:
            actions = await self.thought(choose_turn, room.table.game.id, position, turn.level)
        except Exception as fault:
            log().error("thinking", level=turn.level, exc_info=fault)
            room.node.metrics.faults.inc()
            self.done_with(turn)  # it is tried again when the table is overdue
            return
        await asyncio.sleep(max(0.0, ready - time.monotonic()))
        room.put_own(lambda: self.bot_moves(turn, actions))

    async def thought(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        node = self.room.node
        began = time.monotonic()
        found = await node.thinking.run(function, *args, **kwargs)
        node.metrics.thoughts.observe(time.monotonic() - began)
        return found

    async def bot_moves(self, turn: BotTurn, actions: list[int]) -> None:
        self.done_with(turn)
        try:
            await self.room.carry_out(lambda: self.room.table.bot_plays(turn, actions))
        except Stale:
            self.plan()  # somebody was faster, or took the seat back

    def done_with(self, turn: BotTurn) -> None:
        if self.base == turn.base:
            self.base = 0

    # --- clocks ---------------------------------------------------------------------------------
    def clock_is_up(self) -> None:
        self.room.put_own(self.hand_over)

    async def hand_over(self) -> None:
        due = self.room.table.due()
        if due is not None and due <= time.time_ns() // 1_000_000:
            await self.room.carry_out(self.decide_by_clock)

    def decide_by_clock(self) -> Decision:
        acted = self.room.table.act_due(time.time_ns() // 1_000_000)
        return Decision(acted) if isinstance(acted, list) else Decision()

    # --- hints ----------------------------------------------------------------------------------
    def give_hint(self, socket: Socket, command: Hint) -> None:
        """Refused at once, or thought out beside everything else."""
        self.room.table.decide(socket.guest, command)
        self.room.node.guests.check(socket.guest, HINT_COST)
        self.room.node.spawn(self.find_hint(socket, command))

    async def find_hint(self, socket: Socket, command: Hint) -> None:
        table = self.room.table
        seat = table.seat_of[socket.guest]
        position = guessed(current_state(table, seat), seat)
        try:
            found = await self.thought(look_ahead, table.game.id, position)
            table.decide(socket.guest, command)  # Stale if the game has moved on
            socket.wire.send(framed(self.room.telling.hint(command.cmd, seat, found)))
        except ReihumError as fault:
            socket.refuse(command.cmd, fault)
