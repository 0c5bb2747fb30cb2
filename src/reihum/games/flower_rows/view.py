"""What people at a table of Flower Rows may know."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from reihum.core.documents import View
from reihum.core.state import NOBODY
from reihum.games.flower_rows.circle import distance, numbers_in, wrapped
from reihum.games.flower_rows.position import Step
from reihum.games.flower_rows.rows import Row
from reihum.games.flower_rows.rules import FlowerRowsState
from reihum.games.flower_rows.saving import saved_step
from reihum.games.flower_rows.stones import BUILDING, FLOWER_TABLE, JOKER, Token, tokens
from reihum.games.flower_rows.table import Player, listed_tiles, sum_of_tiles, tile_for


class RowView(Struct):
    """A row, and in front of whom it lies.

    `gaps`: the numbers that fit in front of each stone, and behind the last (FL-17); `jokers`: for each joker
    of the row the numbers that can take its place (FL-18).
    """

    owner: int
    stones: list[Token]
    gaps: list[list[int]]
    jokers: list[list[int]]


class NewRowView(Struct):
    """The row that is being built: its flowers so far, and the tile for them now (FL-15; 0: none)."""

    flowers: int
    tile: int


class PlayerView(Struct):
    """A player: how many stones, those of them that everybody knows, and the score tiles.

    `supply` is None for everyone but the viewer; at the end of the game all stones are known. So are `runs`,
    the numbers that could stand side by side in a row, and `flowers`, those on the stones left (FL-22).
    """

    count: int
    supply: list[Token] | None
    known: list[Token]
    runs: list[list[int]] | None
    flowers: int | None
    tiles: list[int]
    tile_points: int
    points: int  # of the finished rounds


class FlowerRowsView(View, kw_only=True):
    """The table as one seat, or a spectator, sees it. Numbers of rows and places in `step` are from 0.

    `flowers` are those on each number stone (FL-2), the first entry is the joker's.
    """

    round: int
    rounds: int
    starter: int
    pool: int
    open: list[int]
    board_jokers: int
    tiles: list[int]
    rows: list[RowView]
    supplies: list[PlayerView]
    points: list[list[int]]
    passes: int
    step: Step
    new_row: NewRowView | None
    flowers: list[int]


def look(state: FlowerRowsState, seat: int | None, head: dict[str, Any]) -> FlowerRowsView:
    return FlowerRowsView(
        **head,
        round=int(state.round_number()),
        rounds=int(state.rounds()),
        starter=int(state.starter),
        pool=int(state.left),
        open=numbers_in(state.open_low, state.open_high),
        board_jokers=int(state.board_jokers),
        tiles=listed_tiles(state.tiles),
        rows=[row_view(row) for row in state.rows],
        supplies=[player_view(state, other, seat) for other in range(state.seats)],
        points=state.points_by_round(),
        passes=int(state.passes),
        step=msgspec.convert(saved_step(state), Step),
        new_row=new_row_view(state),
        flowers=list(FLOWER_TABLE),
    )


# --- rows -----------------------------------------------------------------------------------------------
def row_view(row: Row) -> RowView:
    stones = row.listed()
    return RowView(
        owner=int(row.owner),
        stones=tokens(stones),
        gaps=[fitting(row, place - 1, place, int(row.span)) for place in range(len(stones) + 1)],
        jokers=[replacing(row, place) for place, stone in enumerate(stones) if stone == JOKER],
    )


def fitting(row: Row, left: int, right: int, span: int) -> list[int]:
    """FL-17: the numbers that may stand between these places; `span` is the row's without them."""
    lowest, highest = row.lowest_fit(left, right, span), row.highest_fit(left, right, span)
    return [int(wrapped(number)) for number in range(lowest, highest + 1)]


def replacing(row: Row, place: int) -> list[int]:
    return fitting(row, place - 1, place + 1, int(row.span_without_joker(place)))


def new_row_view(state: FlowerRowsState) -> NewRowView | None:
    if state.phase != BUILDING:
        return None
    flowers = flowers_on(list(state.draft.stones))
    return NewRowView(flowers, int(tile_for(flowers, state.tiles)))


def flowers_on(stones: list[int]) -> int:
    return sum(FLOWER_TABLE[stone] for stone in stones)


# --- players --------------------------------------------------------------------------------------------


def player_view(state: FlowerRowsState, seat: int, viewer: int | None) -> PlayerView:
    player: Player = state.players[seat]
    stones = player.stones()
    open = seat == viewer or state.to_act() == NOBODY
    return PlayerView(
        count=len(stones),
        supply=tokens(stones) if seat == viewer else None,
        known=tokens(player.known()),
        runs=runs(stones) if open else None,
        flowers=flowers_on(stones) if open else None,
        tiles=listed_tiles(player.tiles),
        tile_points=int(sum_of_tiles(player.tiles)),
        points=int(state.earlier_points(seat)),
    )


def runs(stones: list[int]) -> list[list[int]]:
    """FL-10, FL-11: own numbers in chains whose steps are 1 or 2, round the hundred too."""
    found: list[list[int]] = []
    for number in stones:
        if number == JOKER:
            continue
        if found and distance(found[-1][-1], number) <= 2:
            found[-1].append(number)
        else:
            found.append([number])
    if len(found) > 1 and distance(found[-1][-1], found[0][0]) <= 2:
        found[0] = found.pop() + found[0]
    return found
