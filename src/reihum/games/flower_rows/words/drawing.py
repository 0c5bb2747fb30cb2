"""The table of Flower Rows in a terminal, from a view alone; flowers are colours and dots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from reihum.core.messages import Message, message
from reihum.core.texts import seat_name
from reihum.games.flower_rows import material as m

STYLES = {
    0: "bold black on white",
    1: "white on grey27",
    2: "black on pale_green3",
    3: "black on gold1",
    5: "bold white on deep_pink4",
    7: "bold white on red3",
}

Say = Callable[[Message], str]


def chip(stone: m.Token) -> Text:
    """A stone on the colour of its flowers."""
    return Text(f" {stone} ", style=STYLES[m.FLOWER_TABLE[m.stone_of(stone)]])


def chips(stones: Sequence[m.Token]) -> Text:
    """Stones side by side."""
    return Text(" ").join(chip(stone) for stone in stones)


def draw(view: dict[str, Any], say: Say, language: str, names: Sequence[str]) -> RenderableType:
    """The table as the view shows it; `say` makes sentences of messages."""
    parts: list[RenderableType] = [status(view, say), board(view, say), legend()]
    if view["rows"]:
        parts.append(rows(view, language, names))
    parts.append(players(view, say, language, names))
    if view["seat"] is not None:
        parts.append(labelled("supply", chips(view["supplies"][view["seat"]]["supply"]), say))
    return Group(*parts, *hand(view, say))


def labelled(what: str, content: Text, say: Say) -> Text:
    return Text(say(message(f"flower_rows-table-{what}")) + ": ", style="bold").append_text(plain(content))


def plain(content: Text) -> Text:
    """Not in the style of what it is appended to."""
    return Text("", style="not bold").append_text(content)


def status(view: dict[str, Any], say: Say) -> Text:
    line = say(message("flower_rows-table-round", round=view["round"], rounds=view["rounds"]))
    return Text(line + "  ").append(say(message("flower_rows-table-pool", count=view["pool"])))


def board(view: dict[str, Any], say: Say) -> Group:
    tiles = Text(" ".join(str(value) for value in view["tiles"]))
    jokers = chips(["J"] * view["board_jokers"])
    return Group(
        labelled("open", chips(view["open"]), say),
        labelled("jokers", jokers, say),
        labelled("tiles", tiles, say),
    )


def legend() -> Text:
    """What the colours say: flowers."""
    return Text("  ").join(Text(f" {'✿' * count} ", style=style) for count, style in STYLES.items() if count)


def rows(view: dict[str, Any], language: str, names: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    for number, row in enumerate(view["rows"], 1):
        owner = Text(seat_name(row["owner"], language, names), style="dim")
        table.add_row(f"{number:>2}", chips(row["stones"]), owner)
    return table


def players(view: dict[str, Any], say: Say, language: str, names: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(say(message("column-player")), no_wrap=True)
    for heading in ("stones", "known", "tiles"):
        table.add_column(say(message(f"flower_rows-column-{heading}")))
    table.add_column(say(message("column-points")))
    for seat, player in enumerate(view["supplies"]):
        marker = "▶ " if seat == view["to_act"] else "  "
        name = Text(marker + seat_name(seat, language, names), style="bold" if seat == view["seat"] else "")
        tiles = " ".join(str(value) for value in player["tiles"]) or "–"
        table.add_row(name, str(player["count"]), chips(player["known"]), tiles, str(player["points"]))
    return table


def hand(view: dict[str, Any], say: Say) -> list[RenderableType]:
    """A new row under construction, or the stone that is to be placed."""
    step = view["step"]
    if step["at"] == "building":
        line = labelled("new", chips(step["stones"]), say)
        if step["missing"]:
            line.append("  + ").append_text(chips(step["missing"]))
            line.append(" " + say(message("flower_rows-table-missing")))
        return [line]
    if step["at"] == "adding" and step["stone"] is not None:
        return [labelled("hand", chip(step["stone"]), say)]
    return []
