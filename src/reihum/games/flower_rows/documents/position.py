"""The position document of Flower Rows: its shape, and what must hold in it beside the count of stones."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reihum.core.documents import Position, Seat, check_census
from reihum.core.errors import BadRule
from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.engine.rounds import all_passed

Number = Annotated[int, Meta(ge=1, le=m.NUMBERS)]
Stone = Number | Literal["J"]
Tile = Annotated[int, Meta(ge=1, le=m.TOP_TILE)]
Points = Annotated[int, Meta(ge=-200, le=200)]
RowIndex = Annotated[int, Meta(ge=0, lt=m.MOST_ROWS)]
PlaceIndex = Annotated[int, Meta(ge=0, le=m.NUMBERS)]
Side = Literal["inside", "behind", "in_front"]


class TurnStart(Struct, tag_field="at", tag="start", forbid_unknown_fields=True, frozen=True):
    """Nothing is done yet in this turn (or only jokers are swapped)."""


class Drawing(Struct, tag_field="at", tag="drawing", forbid_unknown_fields=True):
    """One stone is drawn."""


class Swapping(Struct, tag_field="at", tag="swapping", forbid_unknown_fields=True):
    """A joker on the table is chosen; jokers are counted row by row from 0."""

    joker: Annotated[int, Meta(ge=0, lt=m.JOKERS)]


class Robbing(Struct, tag_field="at", tag="robbing", forbid_unknown_fields=True):
    """A row is chosen, and perhaps the place of a first stone (both from 0)."""

    row: RowIndex
    place: PlaceIndex | None = None


class Building(Struct, tag_field="at", tag="building", forbid_unknown_fields=True):
    """The new row so far, and robbed stones that must still go into it."""

    stones: Annotated[list[Stone], Meta(max_length=m.NUMBERS)]
    missing: Annotated[list[Stone], Meta(max_length=m.MOST_ROBBED)] = []
    robbed: bool = False


class Taking(Struct, tag_field="at", tag="taking", forbid_unknown_fields=True):
    """The last row was laid in this turn; its player may take a joker."""


class Adding(Struct, tag_field="at", tag="adding", forbid_unknown_fields=True):
    """A row is chosen; `side` is where the last stone was added; `stone` is in the hand, to be placed."""

    row: RowIndex
    added: bool = False
    side: Side = "inside"
    stone: Stone | None = None


Step = TurnStart | Drawing | Swapping | Robbing | Building | Taking | Adding


class RowDocument(Struct, forbid_unknown_fields=True):
    """A row and the seat in front of which it lies."""

    owner: Seat
    stones: Annotated[list[Stone], Meta(max_length=m.NUMBERS)]


class PlayerDocument(Struct, forbid_unknown_fields=True):
    """A supply, those of its stones that everybody knows, and the player's tiles."""

    supply: list[Stone]
    known: list[Stone]
    tiles: list[Tile]


class FlowerRowsPosition(Position, kw_only=True):
    """Everything about a game of Flower Rows; the pool from its next stone on."""

    pool: list[Stone]
    open: Annotated[list[Number], Meta(max_length=m.OPEN_PLACES)]
    board_jokers: Annotated[int, Meta(ge=0, le=m.JOKERS)]
    tiles: list[Tile]
    rows: Annotated[list[RowDocument], Meta(max_length=m.MOST_ROWS)]
    supplies: list[PlayerDocument]
    points: list[list[Points]] = []  # finished rounds, seat by seat
    starter: Seat
    passes: Annotated[int, Meta(ge=0, le=5)] = 0
    step: Step = TurnStart()
    to_act: Seat | None


def check(position: FlowerRowsPosition) -> None:
    """Raise BadRule where the document contradicts a rule."""
    check_census(census(position), m.components())
    check_seats(position)
    check_rounds(position)
    check_open(position)
    check_known(position)
    check_supplies(position)
    if position.to_act is None:
        check_over(position)


def census(position: FlowerRowsPosition) -> dict[str, int]:
    """Every stone and tile in the document."""
    stones: list[Stone] = [*position.pool, *position.open]
    stones += ["J"] * position.board_jokers
    tiles = list(position.tiles)
    for player in position.supplies:
        stones += player.supply
        tiles += player.tiles
    for row in position.rows:
        stones += row.stones
    if isinstance(position.step, Building):
        stones += [*position.step.stones, *position.step.missing]
    elif isinstance(position.step, Adding) and position.step.stone is not None:
        stones.append(position.step.stone)
    return m.counted([m.stone_of(stone) for stone in stones], tiles)


def check_seats(position: FlowerRowsPosition) -> None:
    if len(position.supplies) != position.players:
        raise BadRule("$.supplies", "FL-6")
    if position.starter >= position.players:
        raise BadRule("$.starter", "FL-23")
    if position.to_act is not None and position.to_act >= position.players:
        raise BadRule("$.to_act", "FL-7")
    for r, row in enumerate(position.rows):
        if row.owner >= position.players:
            raise BadRule(f"$.rows[{r}].owner", "FL-14")


def check_rounds(position: FlowerRowsPosition) -> None:
    for number, points in enumerate(position.points):
        if len(points) != position.players:
            raise BadRule(f"$.points[{number}]", "FL-22")
    rounds = position.options["rounds"]
    assert isinstance(rounds, int)
    running = 0 if position.to_act is None else 1
    if (len(position.points) != rounds) if not running else (len(position.points) >= rounds):
        raise BadRule("$.points", "FL-23")
    if position.passes > position.players - running:
        raise BadRule("$.passes", "FL-20")


def check_open(position: FlowerRowsPosition) -> None:
    """FL-8: eight open stones while the pool lasts; one less after an open stone was drawn."""
    least = m.OPEN_PLACES - 1 if isinstance(position.step, Drawing) else m.OPEN_PLACES
    if position.pool and len(position.open) < least:
        raise BadRule("$.open", "FL-8")


def check_known(position: FlowerRowsPosition) -> None:
    for seat, player in enumerate(position.supplies):
        for stone in player.known:
            if player.known.count(stone) > player.supply.count(stone):
                raise BadRule(f"$.supplies[{seat}].known", "FL-7")


def check_supplies(position: FlowerRowsPosition) -> None:
    """FL-20: the round ends with the last stone of a supply; only a turn under way may have used it."""
    busy = isinstance(position.step, Building | Adding)
    for seat, player in enumerate(position.supplies):
        if not player.supply and position.to_act is not None and not (busy and seat == position.to_act):
            raise BadRule(f"$.supplies[{seat}].supply", "FL-20")


def check_over(position: FlowerRowsPosition) -> None:
    ended = all_passed(position.passes, position.players) or any(
        not player.supply for player in position.supplies
    )
    if not ended or not isinstance(position.step, TurnStart):
        raise BadRule("$.to_act", "FL-20")
