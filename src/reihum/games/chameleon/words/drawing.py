"""The table of Chameleon in a terminal, from a view alone; every colour has its letters too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from reihum.core.messages import Message, message
from reihum.core.texts import seat_name

STYLES = {
    "r": "bold white on red3",
    "o": "bold black on dark_orange",
    "y": "bold black on yellow1",
    "g": "bold white on green4",
    "b": "bold white on blue3",
    "v": "bold white on purple",
    "n": "bold white on orange4",
    "joker": "bold black on white",
    "golden": "bold black on gold1",
    "+2": "bold black on grey70",
}

Say = Callable[[Message], str]


def chip(token: str, say: Say) -> Text:
    """A card: its short name on its colour."""
    return Text(f" {say(message('chameleon-short', kind=token))} ", style=STYLES[token])


def draw(view: dict[str, Any], say: Say, language: str, names: Sequence[str]) -> RenderableType:
    rows = Columns([row_panel(number, row, say) for number, row in enumerate(view["rows"], 1)])
    return Group(status(view, say), rows, collections(view, say, language, names))


def status(view: dict[str, Any], say: Say) -> Text:
    line = Text(say(message("chameleon-pile", count=view["pile"])))
    if view["last_round"]:
        line.append("  " + say(message("chameleon-log-last-round")), style="bold")
    if view["drawn"] is not None:
        line.append("  " + say(message("chameleon-revealed")) + " ").append_text(chip(view["drawn"], say))
    return line


def row_panel(number: int, row: dict[str, Any], say: Say) -> Panel:
    inside = Text(" ")
    if row["taken"]:
        inside.append(say(message("chameleon-taken")))
    for card in row["cards"]:
        inside.append_text(chip(card, say)).append(" ")
    if not row["taken"]:
        inside.append("· " * (row["room"] - len(row["cards"])))
    return Panel(inside, title=str(number), width=20)


def collections(view: dict[str, Any], say: Say, language: str, names: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in ("player", "cards", "points"):
        table.add_column(say(message(f"column-{heading}")))
    for seat, collection in enumerate(view["collections"]):
        marker = "▶ " if seat == view["to_act"] else "  "
        name = Text(marker + seat_name(seat, language, names), style="bold" if seat == view["seat"] else "")
        table.add_row(name, collection_line(collection, say), str(collection["score"]))
    return table


def collection_line(collection: dict[str, Any], say: Say) -> Text:
    line = Text()
    for token, count in collection["cards"].items():
        line.append(f"{count}×").append_text(chip(token, say)).append(" ")
    if collection["jokers"]:
        line.append(say(message("chameleon-jokers")) + " ")
        for token in collection["jokers"]:
            line.append_text(chip(token, say))
    return line
