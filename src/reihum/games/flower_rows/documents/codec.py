"""A game of Flower Rows as a position document, and back."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from mypy_extensions import i64

from reihum.core.codec import position_of
from reihum.core.errors import BadRule
from reihum.core.rng import load_rng
from reihum.core.state import packed
from reihum.core.vecs import vec
from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.documents.position import (
    Adding,
    Building,
    Drawing,
    FlowerRowsPosition,
    PlayerDocument,
    Robbing,
    RowDocument,
    Step,
    Swapping,
    Taking,
    TurnStart,
    check,
)
from reihum.games.flower_rows.engine.board import Board
from reihum.games.flower_rows.engine.chains import begins_row, is_row
from reihum.games.flower_rows.engine.hidden import can_go_on
from reihum.games.flower_rows.engine.new_row import NewRow, earns_joker
from reihum.games.flower_rows.engine.players import Player
from reihum.games.flower_rows.engine.rows import Row
from reihum.games.flower_rows.engine.state import FlowerRowsState, new_state
from reihum.games.flower_rows.engine.swapping import jokers_on_table
from reihum.games.flower_rows.engine.tiles import listed_tiles, tiles_of
from reihum.games.flower_rows.engine.turn import Turn


# --- writing ------------------------------------------------------------------------------------------
def write(state: FlowerRowsState) -> dict[str, object]:
    """The position document of a game; the pool from its next stone on."""
    board = state.board
    return {
        **state.head(m.GAME_ID, m.RULES_VERSION),
        "pool": m.tokens(board.hidden_stones()[::-1]),
        "open": board.open_stones(),
        "board_jokers": int(board.jokers),
        "tiles": listed_tiles(board.tiles),
        "rows": [{"owner": int(row.owner), "stones": m.tokens(row.listed())} for row in state.rows],
        "supplies": [write_player(player) for player in state.players],
        "points": state.finished.by_round(),
        "starter": int(state.starter),
        "passes": int(state.passes),
        "step": msgspec.to_builtins(write_step(state.under_way)),
        "to_act": None if state.over else int(state.mover),
    }


def write_player(player: Player) -> dict[str, object]:
    return {
        "supply": m.tokens(player.stones()),
        "known": m.tokens(player.known()),
        "tiles": listed_tiles(player.tiles),
    }


def write_step(turn: Turn) -> Step:
    """Where the turn stands; nothing of it is hidden."""
    phase = turn.phase
    if phase == m.DRAWING:
        return Drawing()
    if phase == m.SWAPPING:
        return Swapping(int(turn.target))
    if phase in (m.ROBBING, m.ROBBING_MORE):
        return Robbing(int(turn.target), None if phase == m.ROBBING else int(turn.place))
    if phase == m.BUILDING:
        return write_new_row(turn.new_row)
    if phase == m.TAKING:
        return Taking()
    if phase in (m.ADDING, m.PLACING):
        stone = m.token(turn.stone) if phase == m.PLACING else None
        return Adding(int(turn.target), turn.added, m.SIDES[turn.side], stone)
    return TurnStart()


def write_new_row(new: NewRow) -> Building:
    return Building(m.tokens(list(new.stones)), m.tokens(new.missing_stones()), new.robbed)


# --- reading ------------------------------------------------------------------------------------------
def read(position: FlowerRowsPosition) -> FlowerRowsState:
    """A game from a document of the right shape, or BadPosition if it breaks the rules."""
    check(position)
    state = new_state(position.options, load_rng(position.generator), position.players)
    state.turn = position.turn
    read_board(position, state.board)
    for player, given in zip(state.players, position.supplies, strict=True):
        read_player(given, player)
    state.rows = [read_row(row, f"$.rows[{r}].stones") for r, row in enumerate(position.rows)]
    for points in position.points:
        state.finished = state.finished.with_round(points)
    state.starter = position.starter
    state.passes = position.passes
    state.over = position.to_act is None
    state.mover = 0 if position.to_act is None else position.to_act
    read_step(position.step, state)
    check_points(state)
    if not can_go_on(state):
        raise BadRule("$.step", "G-3")
    return state


def read_stones(given: Sequence[m.Token]) -> vec[i64]:
    """Stones of a document, for the engine."""
    return packed([m.stone_of(stone) for stone in given])


def read_board(position: FlowerRowsPosition, board: Board) -> None:
    board.pool = read_stones(position.pool[::-1])
    board.left = len(position.pool)
    for number in position.open:
        board.put_open(number)
    board.jokers = position.board_jokers
    board.tiles = tiles_of(position.tiles)


def read_player(given: PlayerDocument, player: Player) -> None:
    for stone in given.known:
        player.gain_openly(m.stone_of(stone))
    supply = [m.stone_of(stone) for stone in given.supply]
    for number in supply:
        if number != m.JOKER:
            player.gain(number)
    player.jokers = supply.count(m.JOKER)
    player.tiles = tiles_of(given.tiles)


def read_row(given: RowDocument, path: str) -> Row:
    stones = read_stones(given.stones)
    if not is_row(stones):
        raise BadRule(path, "FL-10")
    return Row(given.owner, stones)


def read_step(step: Step, state: FlowerRowsState) -> None:
    turn = state.under_way
    if isinstance(step, Drawing):
        turn.phase = m.DRAWING
    elif isinstance(step, Swapping):
        read_swapping(step, turn, state.rows)
    elif isinstance(step, Robbing):
        read_robbing(step, turn, state.rows)
    elif isinstance(step, Building):
        read_building(step, turn)
    elif isinstance(step, Taking):
        check_taking(state)
        turn.phase = m.TAKING
    elif isinstance(step, Adding):
        read_adding(step, turn, state.rows)


def read_swapping(step: Swapping, turn: Turn, rows: list[Row]) -> None:
    if step.joker >= jokers_on_table(rows):
        raise BadRule("$.step.joker", "FL-18")
    turn.phase = m.SWAPPING
    turn.target = step.joker


def read_robbing(step: Robbing, turn: Turn, rows: list[Row]) -> None:
    if step.row >= len(rows):
        raise BadRule("$.step.row", "FL-13")
    turn.phase = m.ROBBING
    turn.target = step.row
    if step.place is not None:
        if step.place >= rows[step.row].size:
            raise BadRule("$.step.place", "FL-13")
        turn.choose_first_robbed(step.place)


def read_building(step: Building, turn: Turn) -> None:
    if not begins_row(read_stones(step.stones)):
        raise BadRule("$.step.stones", "FL-10")
    if step.robbed != bool(step.missing) and not (step.robbed and step.stones):
        raise BadRule("$.step.missing", "FL-13")
    turn.phase = m.BUILDING
    turn.new_row = NewRow(step.robbed)
    for stone in step.stones:
        turn.new_row.add(m.stone_of(stone))
    for stone in step.missing:
        turn.new_row.demand(m.stone_of(stone))


def check_taking(state: FlowerRowsState) -> None:
    """FL-16: behind a row of three of one's own, with a joker on the board."""
    if not state.rows or state.rows[-1].owner != state.mover or not earns_joker(state.rows[-1].size, False):
        raise BadRule("$.step", "FL-16")
    if state.board.jokers == 0:
        raise BadRule("$.board_jokers", "FL-16")


def read_adding(step: Adding, turn: Turn, rows: list[Row]) -> None:
    if step.row >= len(rows):
        raise BadRule("$.step.row", "FL-17")
    if step.side != m.SIDES[m.INSIDE] and not step.added:
        raise BadRule("$.step.side", "FL-17")
    turn.phase = m.ADDING
    turn.target = step.row
    turn.added = step.added
    turn.side = m.SIDES.index(step.side)
    if step.stone is not None:
        turn.choose_added(m.stone_of(step.stone))


def check_points(state: FlowerRowsState) -> None:
    """FL-22: the points of the last round are those of the stones and tiles that still lie there."""
    for seat, player in enumerate(state.players):
        if state.over and state.finished.last(seat) != player.points():
            raise BadRule(f"$.points[{state.finished.count() - 1}][{seat}]", "FL-22")


position_of.register(FlowerRowsState, write)
