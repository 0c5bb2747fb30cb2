"""The table of Summit in a terminal, from a view alone; every colour has its letters too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from reihum.core.messages import Message, message
from reihum.core.texts import seat_name
from reihum.games.summit import material as m

STYLES = {
    "r": "bold white on red3",
    "b": "bold white on blue3",
    "g": "bold white on green4",
    "y": "bold black on yellow1",
    "v": "bold white on purple",
    "o": "bold black on dark_orange",
    "joker": "bold black on gold1",
}
BORDERS = {"r": "red3", "b": "blue3", "g": "green4", "y": "yellow1", "v": "purple", "o": "dark_orange"}
WIDTH = 28

Say = Callable[[Message], str]


def chip(token: str, say: Say) -> Text:
    """A card: colour and number, as letters on the colour."""
    if token == "joker":
        return Text(f" {say(message('summit-short', colour='joker'))} ", style=STYLES[token])
    return Text(f" {say(message('summit-short', colour=token[0]))}{token[1]} ", style=STYLES[token[0]])


def draw(view: dict[str, Any], say: Say, language: str, names: Sequence[str]) -> RenderableType:
    """The table as this view has it, in one of the languages; `names` are the players' by seat."""
    triangles = [triangle_panel(triangle, view, say, language, names) for triangle in view["triangles"]]
    rows = [Columns(triangles[i : i + 3]) for i in range(0, len(triangles), 3)]
    return Group(status(view, say), *pushed_line(view, say), *rows, players(view, say, language, names))


def status(view: dict[str, Any], say: Say) -> Text:
    """The piles and the card in hand, on one line."""
    line = Text(say(message("summit-pile", count=view["pile"], jokers=view["jokers"])))
    if view["open"]:
        line.append("  " + say(message("summit-open-pile", count=len(view["open"]))) + " ")
        line.append_text(chip(view["open"][0], say))
    if view["hand"] is not None:
        line.append("  " + say(message("summit-hand")) + " ").append_text(chip(view["hand"], say))
    return line


def pushed_line(view: dict[str, Any], say: Say) -> list[Text]:
    """The pushed cards the viewer knows, by their places in the pile."""
    known = [pushed for pushed in view["pushed"] if pushed["card"] is not None]
    if not known:
        return []
    line = Text(say(message("summit-known")))
    for pushed in known:
        line.append(f"  {pushed['place']}:").append_text(chip(pushed["card"], say))
    return [line]


def triangle_panel(
    triangle: dict[str, Any], view: dict[str, Any], say: Say, language: str, names: Sequence[str]
) -> Panel:
    """A triangle in a frame of its colour."""
    lines = [Align.center(field_row(triangle, row, view["numbers"], say)) for row in view["rows"]]
    title = (
        say(message("summit-free"))
        if triangle["owner"] is None
        else seat_name(triangle["owner"], language, names)
    )
    opener = triangle["opener"]
    below = None if opener is None else "↓ " + seat_name(opener, language, names)
    number = m.LETTERS.index(triangle["colour"]) + 1
    style = BORDERS[triangle["colour"]]
    return Panel(Group(*lines), title=f"{number} {title}", subtitle=below, width=WIDTH, border_style=style)


def field_row(triangle: dict[str, Any], row: list[int], numbers: list[int], say: Say) -> Text:
    """One row of a triangle."""
    return Text(" ").join(field_chip(triangle["fields"][f], numbers[f], say) for f in row)


def field_chip(field: dict[str, Any] | None, number: int, say: Say) -> Text:
    """An empty field shows its number, a joker a star in the colour of who laid it."""
    if field is None:
        return Text(f"  {number}  ", style="dim")
    letter = m.LETTERS[field["seat"]]
    shown = "★" if field["card"] == "joker" else str(number)
    return Text(f" {say(message('summit-short', colour=letter))}{shown} ", style=STYLES[letter])


def players(view: dict[str, Any], say: Say, language: str, names: Sequence[str]) -> Table:
    """Stores and points, a line for each player."""
    table = Table(box=None, pad_edge=False)
    for heading in ("column-player", "summit-column-store", "column-points"):
        table.add_column(say(message(heading)))
    for seat, store in enumerate(view["stores"]):
        marker = "▶ " if seat == view["to_act"] else "  "
        name = Text(marker + seat_name(seat, language, names), style="bold" if seat == view["seat"] else "")
        table.add_row(name, store_line(seat, store, view, say), str(view["scores"][seat]))
    return table


def store_line(seat: int, store: dict[str, int], view: dict[str, Any], say: Say) -> Text:
    """The cards of a store, and whether its player is stuck."""
    line = Text()
    for token, count in store.items():
        line.append(f"{count}×" if count > 1 else "").append_text(chip(token, say)).append(" ")
    if seat in view["stuck"]:
        line.append(say(message("summit-stuck")), style="bold")
    return line
