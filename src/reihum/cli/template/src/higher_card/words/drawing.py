"""The table of Higher card in a terminal, from a view alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from reihum.core.messages import Message, message
from reihum.core.texts import seat_name
from rich.console import Group, RenderableType
from rich.table import Table

Say = Callable[[Message], str]


def draw(view: dict[str, Any], say: Say, language: str, names: Sequence[str]) -> RenderableType:
    """The players, the cards of this round and the own hand."""
    own = [one["hand"] for one in view["seats"] if one["hand"] is not None]
    lines = [cards_line("higher_card-table", view["table"], say)]
    lines += [cards_line("higher_card-hand", hand, say) for hand in own]
    return Group(players(view, say, language, names), *lines)


def cards_line(id: str, cards: list[int], say: Say) -> str:
    return say(message(id, cards=" ".join(map(str, cards))))


def players(view: dict[str, Any], say: Say, language: str, names: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in ("player", "cards", "points"):
        table.add_column(say(message(f"column-{heading}")))
    for seat, one in enumerate(view["seats"]):
        marker = "▶ " if seat == view["to_act"] else "  "
        table.add_row(marker + seat_name(seat, language, names), str(one["cards"]), str(one["points"]))
    return table
