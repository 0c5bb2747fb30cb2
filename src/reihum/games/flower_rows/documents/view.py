"""What people at a table of Flower Rows may know."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from reihum.core.documents import View
from reihum.core.state import NOBODY
from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.documents.codec import write_step
from reihum.games.flower_rows.documents.position import Step
from reihum.games.flower_rows.engine.chains import runs
from reihum.games.flower_rows.engine.legal import has_stop
from reihum.games.flower_rows.engine.rows import Row
from reihum.games.flower_rows.engine.state import FlowerRowsState
from reihum.games.flower_rows.engine.swapping import joker_numbers
from reihum.games.flower_rows.engine.tiles import listed_tiles


class RowView(Struct):
    """A row, and in front of whom it lies.

    `gaps`: the numbers that fit in front of each stone, and behind the last (FL-17); `joker_gaps`: those of
    these places, from 0, where a joker fits. For each joker of the row, from front to back, `jokers` are the
    numbers that can take its place (FL-18), and `swaps` is its number on the table, from 0 (FL-R3).
    """

    owner: int
    stones: list[m.Token]
    gaps: list[list[int]]
    joker_gaps: list[int]
    jokers: list[list[int]]
    swaps: list[int]


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
    supply: list[m.Token] | None
    known: list[m.Token]
    runs: list[list[int]] | None
    flowers: int | None
    tiles: list[int]
    tile_points: int
    points: int  # of the finished rounds


class FlowerRowsView(View, kw_only=True):
    """The table as one seat, or a spectator, sees it. Numbers of rows and places in `step` are from 0.

    `flowers` are those on each number stone (FL-2), the first entry is the joker's. `stops`: at this step one
    can say stop, if not yet, then later.
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
    stops: bool
    new_row: NewRowView | None
    flowers: list[int]


def look(state: FlowerRowsState, seat: int | None, head: dict[str, Any]) -> FlowerRowsView:
    """The table as this seat, or a spectator, sees it."""
    board, finished, turn = state.board, state.finished, state.under_way
    return FlowerRowsView(
        **head,
        round=int(state.round_number()),
        rounds=int(state.option("rounds")),
        starter=int(state.starter),
        pool=int(board.left),
        open=board.open_stones(),
        board_jokers=int(board.jokers),
        tiles=listed_tiles(board.tiles),
        rows=[row_view(row, swaps) for row, swaps in zip(state.rows, joker_numbers(state.rows), strict=True)],
        supplies=[player_view(state, other, seat) for other in range(state.seats)],
        points=finished.by_round(),
        passes=int(state.passes),
        step=write_step(turn),
        stops=has_stop(turn.phase),
        new_row=new_row_view(state),
        flowers=list(m.FLOWER_TABLE),
    )


def row_view(row: Row, swaps: list[int]) -> RowView:
    stones = row.listed()
    places = range(len(stones) + 1)
    return RowView(
        owner=int(row.owner),
        stones=m.tokens(stones),
        gaps=[row.numbers_that_fit(place) for place in places],
        joker_gaps=[place for place in places if row.fits(m.JOKER, place)],
        jokers=[row.numbers_for_joker(place) for place, stone in enumerate(stones) if stone == m.JOKER],
        swaps=swaps,
    )


def new_row_view(state: FlowerRowsState) -> NewRowView | None:
    if state.under_way.phase != m.BUILDING:
        return None
    flowers = int(state.under_way.new_row.flowers())
    return NewRowView(flowers, int(state.board.tile_for(flowers)))


def player_view(state: FlowerRowsState, seat: int, viewer: int | None) -> PlayerView:
    player = state.players[seat]
    open = seat == viewer or state.to_act() == NOBODY  # FL-R6
    return PlayerView(
        count=int(player.count()),
        supply=m.tokens(player.stones()) if seat == viewer else None,
        known=m.tokens(player.known()),
        runs=runs(player.numbers()) if open else None,
        flowers=int(player.flowers_left()) if open else None,
        tiles=listed_tiles(player.tiles),
        tile_points=int(player.tile_points()),
        points=int(state.finished.total(seat)),
    )
