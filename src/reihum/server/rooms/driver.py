"""What the server does by itself at a table: bots' moves, clocks that run out."""

from __future__ import annotations

import asyncio
import time

from reihum.server.clock import now_ms
from reihum.server.logs import log
from reihum.server.rooms.room import Room
from reihum.server.workers.thinking import choose_turn, guessed
from reihum.table.decide.decision import Decision
from reihum.table.decide.steps import bot_plays
from reihum.table.duties import BotTurn, duty
from reihum.table.errors import Stale


class TableDriver:
    """Plans the next thing to do after every change of a room's table."""

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
        self.stop()
        table = self.room.table
        due = table.due()
        if due is None:
            return False
        now = max(now_ms(), table.changed_at)
        turn = duty(table, max(now, due)) if not others else None
        if isinstance(turn, BotTurn):
            if self.base != turn.base:
                self.base = turn.base
                self.room.services.tasks.spawn(self.think(turn))
            return True
        if table.opened.clock is not None:
            delay = max(0, due - now) / 1000
            self.timer = asyncio.get_running_loop().call_later(delay, self.clock_is_up)
        return due <= now

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # --- bots -----------------------------------------------------------------------------------
    async def think(self, turn: BotTurn) -> None:
        """A bot's move: at the pace of its level, however hard or easy it was."""
        table, services = self.room.table, self.room.services
        ready = time.monotonic() + services.settings.pace(turn.level)
        position = guessed(table.playing(), turn.seat)
        try:
            actions = await services.think(choose_turn, table.game.id, position, turn.level)
        except Exception as fault:
            log().error("thinking", level=turn.level, exc_info=fault)
            services.metrics.faults.inc()
            self.done_with(turn)  # it is tried again when the table is overdue
            return
        await asyncio.sleep(max(0.0, ready - time.monotonic()))
        self.room.put(lambda: self.bot_moves(turn, actions))

    async def bot_moves(self, turn: BotTurn, actions: list[int]) -> None:
        self.done_with(turn)
        table = self.room.table
        try:
            await self.room.commit(lambda: bot_plays(table, turn.seat, turn.base, actions))
        except Stale:
            self.plan()  # somebody was faster, or took the seat back

    def done_with(self, turn: BotTurn) -> None:
        if self.base == turn.base:
            self.base = 0

    # --- clocks ---------------------------------------------------------------------------------
    def clock_is_up(self) -> None:
        self.room.put(self.hand_over)

    async def hand_over(self) -> None:
        due = self.room.table.due()
        if due is not None and due <= now_ms():
            await self.room.commit(self.decide_by_clock)

    def decide_by_clock(self) -> Decision:
        caused = duty(self.room.table, now_ms())
        return caused if isinstance(caused, Decision) else Decision()
