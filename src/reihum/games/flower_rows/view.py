"""What people at a table of Flower Rows may know."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from reihum.core.documents import View
from reihum.games.flower_rows.circle import numbers_in
from reihum.games.flower_rows.rows import Row
from reihum.games.flower_rows.rules import FlowerRowsState
from reihum.games.flower_rows.saving import saved_step
from reihum.games.flower_rows.stones import Token, tokens
from reihum.games.flower_rows.table import Player, listed_tiles, sum_of_tiles


class RowView(Struct):
    """A row, and in front of whom it lies."""

    owner: int
    stones: list[Token]


class PlayerView(Struct):
    """A player: how many stones, those of them that everybody knows, and the score tiles.

    `supply` is None for everyone but the viewer; at the end of the game all stones are known.
    """

    count: int
    supply: list[Token] | None
    known: list[Token]
    tiles: list[int]
    tile_points: int
    points: int  # of the finished rounds


class FlowerRowsView(View, kw_only=True):
    """The table as one seat, or a spectator, sees it. Numbers of rows and places in `step` are from 0."""

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
    step: dict[str, Any]


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
        step=saved_step(state),
    )


def row_view(row: Row) -> RowView:
    return RowView(int(row.owner), tokens(row.listed()))


def player_view(state: FlowerRowsState, seat: int, viewer: int | None) -> PlayerView:
    player: Player = state.players[seat]
    stones = player.stones()
    return PlayerView(
        count=len(stones),
        supply=tokens(stones) if seat == viewer else None,
        known=tokens(player.known()),
        tiles=listed_tiles(player.tiles),
        tile_points=int(sum_of_tiles(player.tiles)),
        points=int(state.earlier_points(seat)),
    )
