"""The table of Stack Run in a terminal, from a view alone: the ring with the piles inside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from reihum.core.messages import Message, message
from reihum.core.texts import seat_name
from reihum.games.stack_run import material as m
from reihum.games.stack_run.words.actions import text_key

STYLES = {
    "blue": "bold white on blue3",
    "orange": "bold black on dark_orange",
    "purple": "bold white on purple",
    "red": "bold white on red3",
    "pink": "bold black on plum1",
    "joker": "bold black on gold1",
    "swap": "bold black on white",
}
NUMBER_FIELD = "bold white on grey42"
CARD = "bold black on grey85"
WIDTH = 11  # of a cell
SIDE = 7  # cells on each side of the ring
PILE_CELLS = {(1, 1): 0, (1, 5): 1, (5, 5): 2, (5, 1): 3, (3, 1): 4, (3, 5): 5}  # (line, column): pile
STOCK_CELL = (2, 3)
HELP_CELL = (4, 3)

Say = Callable[[Message], str]


def draw(view: dict[str, Any], say: Say, language: str, names: Sequence[str]) -> RenderableType:
    """The board, then the players, then what presses."""
    return Group(board(view, say), "", players(view, say, language, names), *notices(view, say))


def board(view: dict[str, Any], say: Say) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(SIDE):
        table.add_column(width=WIDTH)
    for line in range(SIDE):
        table.add_row(*(cell(view, say, (line, column)) for column in range(SIDE)))
    return table


def cell(view: dict[str, Any], say: Say, place: tuple[int, int]) -> Text:
    if place in FIELD_AT:
        return field_cell(view, say, FIELD_AT[place])
    if place in PILE_CELLS:
        return pile_cell(view["piles"][PILE_CELLS[place]], say)
    if place == STOCK_CELL:
        return Text(f"{say(message('stack_run-stock'))}\n{view['stock']}")
    if place == HELP_CELL:
        return Text(f"{say(message('stack_run-help-pile'))}\n").append_text(card(view["help"]["top"], say))
    return Text("\n")


def field_places() -> dict[tuple[int, int], int]:
    """Where each field of the ring is drawn, clockwise from the blue corner at the top left."""
    end = SIDE - 1
    top = [(0, column) for column in range(end)]
    right = [(line, end) for line in range(end)]
    bottom = [(end, column) for column in range(end, 0, -1)]
    left = [(line, 0) for line in range(end, 0, -1)]
    return dict(zip([*top, *right, *bottom, *left], range(m.FIELDS), strict=True))


FIELD_AT = field_places()


def field_cell(view: dict[str, Any], say: Say, field: int) -> Text:
    kind = view["ring"][field]
    label = f"{field + 1:>2} {short(kind, say)}".ljust(WIDTH)
    made = Text().append(label, style=STYLES.get(kind, NUMBER_FIELD)).append("\n")
    for player in view["seats"]:
        for _ in range(player["pawns"].count(field + 1)):
            made.append_text(pawn(player["colour"], say)).append(" ")
    return made


def pile_cell(pile: dict[str, Any], say: Say) -> Text:
    made = Text().append(f" {short(pile['place'], say)} ", style=STYLES[pile["place"].split()[0]])
    made.append(f"\n{pile['number'] or '–'}")
    return made if pile["next"] is None else made.append(f" ▸ {pile['next']}")


def short(kind: str, say: Say) -> str:
    return say(message("stack_run-short", kind=text_key(kind)))


def pawn(colour: str, say: Say) -> Text:
    return Text().append(f"●{say(message('stack_run-letter', kind=colour))}", style=STYLES[colour])


def card(token: str | None, say: Say) -> Text:
    """A card: its number, the joker's letter, or a back."""
    if token is None:
        return Text("··", style="dim")
    if token == "joker":
        return Text(f" {say(message('stack_run-letter', kind=token))} ", style=STYLES["joker"])
    return Text(f" {token} ", style=CARD)


def players(view: dict[str, Any], say: Say, language: str, names: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(say(message("column-player")))
    for heading in ("pawns", "stack", "hand"):
        table.add_column(say(message(f"stack_run-column-{heading}")))
    for seat, player in enumerate(view["seats"]):
        marker = "▶ " if seat == view["to_act"] else "  "
        name = Text(marker + seat_name(seat, language, names), style="bold" if seat == view["seat"] else "")
        table.add_row(name, pawn(player["colour"], say), stack(player, say), hand(player, say))
    return table


def stack(player: dict[str, Any], say: Say) -> Text:
    """How many cards, and what is known of them from the top card down."""
    line = Text(f"{len(player['stack']):>2}: ")
    for token, run in groupby(player["stack"]):
        count = len(list(run))
        line.append_text(card(token, say)).append(f"×{count} " if count > 1 else " ")
    return line


def hand(player: dict[str, Any], say: Say) -> Text:
    line = Text()
    cards = player["hand"] if player["hand"] is not None else [None] * player["cards"]
    for token in cards:
        line.append_text(card(token, say)).append(" ")
    return line


def notices(view: dict[str, Any], say: Say) -> list[Text]:
    """What presses: a card that must follow, a pawn that must move, a game that stands still."""
    told = []
    if view["follow"] is not None:
        pile = message("stack_run-pile", place=text_key(view["follow"]))
        told.append(message("stack_run-table-follow", pile=pile))
    if view["distance"] is not None:
        told.append(message("stack_run-table-distance", number=view["distance"]))
    if view["standstill"]:
        told.append(message("stack_run-table-idle", count=view["idle"], most=view["patience"]))
    return [Text(say(one), style="bold") for one in told]
