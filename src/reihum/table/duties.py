"""What must happen at a table without a guest's command: a bot's turn, a clock that has run out."""

from __future__ import annotations

from typing import NamedTuple

from reihum.table.decide.decision import Decision
from reihum.table.decide.substitutes import hand_over
from reihum.table.table import Table


class BotTurn(NamedTuple):
    """A bot is to act: for which seat, how strong, upon which event."""

    seat: int
    level: str
    base: int


def duty(table: Table, now: int) -> BotTurn | Decision | None:
    """The bot that must think now, or what the clock causes; None if nothing is due yet."""
    due, seat = table.due(), table.to_act()
    if due is None or seat is None or now < due:
        return None
    level = table.seats[seat].level
    if level is not None:
        return BotTurn(seat, level, table.base)
    assert table.opened.clock is not None
    return Decision(hand_over(table, seat, table.opened.clock.level, "clock"))
