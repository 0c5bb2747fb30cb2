"""The table of Spot On in a terminal, from a view alone; every colour has its letters too."""

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
from reihum.games.spot_on import material as m

STYLES = {
    "r": "bold white on red3",
    "y": "bold black on yellow1",
    "g": "bold white on green4",
    "b": "bold white on blue3",
    "v": "bold white on purple",
    "j": "bold black on white",
}
ACTION_STYLE = "bold black on grey70"
FACE_DOWN_STYLE = "italic grey70 on grey23"

Say = Callable[[Message], str]


def chip(token: str, say: Say) -> Text:
    """A card: its short name on its colour; grey and in brackets if it lies face down."""
    face_down = token.startswith("(")
    token = token.strip("()")
    if token in m.ACTION_NAMES:
        name, style = say(message("spot_on-short-action", kind=token)), ACTION_STYLE
    else:
        name, style = say(message("spot_on-short", kind=token[0])) + token[1], STYLES[token[0]]
    return Text(f"({name})", style=FACE_DOWN_STYLE) if face_down else Text(f" {name} ", style=style)


def chips(tokens: Sequence[str], say: Say) -> Text:
    return Text(" ").join(chip(token, say) for token in tokens)


def draw(view: dict[str, Any], say: Say, language: str, names: Sequence[str]) -> RenderableType:
    panels = [
        collection(view, seat, say, seat_name(seat, language, names)) for seat in range(view["players"])
    ]
    collections = Table.grid()
    for first in range(0, len(panels), 2):
        collections.add_row(*panels[first : first + 2])
    return Group(status(view, say), market(view, say), collections)


def status(view: dict[str, Any], say: Say) -> Text:
    line = Text(say(message("spot_on-pile", count=view["pile"])))
    line.append(" · " + say(message("spot_on-phase", phase=view["phase"])), style="bold")
    if view["held"] is not None:
        line.append(" · " + say(message("spot_on-held")) + " ").append_text(chip(view["held"], say))
    return line


def market(view: dict[str, Any], say: Say) -> RenderableType:
    title = say(message("spot_on-market"))
    panels = [
        Panel(chips(group, say), title=f"{title} {number}", expand=False)
        for number, group in enumerate(view["market"], 1)
        if group
    ]
    return Columns(panels)


def collection(view: dict[str, Any], seat: int, say: Say, name: str) -> Panel:
    """A player's rows, bottom card first, and the cards still to be dealt with."""
    shown = view["collections"][seat]
    rows = Table(box=None, show_header=False, pad_edge=False)
    for number, row in enumerate(shown["rows"], 1):
        rows.add_row(f"{number}", row_line(row, say, landed(view, seat, number)))
    if shown["hand"]:
        rows.add_row("", Text(say(message("spot_on-hand")) + " ").append_text(chips(shown["hand"], say)))
    marker = "▶ " if seat == view["to_act"] else ""
    start = " ★" if seat == view["starter"] else ""
    title = Text(f"{marker}{name}{start}", style="bold" if seat == view["seat"] else "")
    points = f"{say(message('column-points'))}: {shown['score']}"
    return Panel(rows, title=title, title_align="left", subtitle=points, subtitle_align="right", width=50)


def landed(view: dict[str, Any], seat: int, slot: int) -> bool:
    return bool(view["landing"] == {"seat": seat, "slot": slot})


def row_line(row: dict[str, Any], say: Say, landing: bool) -> Text:
    line = Text()
    if row["kind"] == "store":
        line.append(say(message("spot_on-store")) + " ", style="italic")
    line.append_text(chips(row["cards"], say) if row["cards"] else Text("·"))
    if landing:
        line.append(" ◀", style="bold")
    return line
