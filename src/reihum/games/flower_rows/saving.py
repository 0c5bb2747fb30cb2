"""A table of Flower Rows into a position document and back."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.errors import BadRule
from reihum.core.state import Moves, packed
from reihum.core.vecs import vec
from reihum.games.flower_rows.board import Board
from reihum.games.flower_rows.circle import high_bit, low_bit, numbers_in
from reihum.games.flower_rows.draft import Draft
from reihum.games.flower_rows.position import (
    Adding,
    Building,
    Drawing,
    FlowerRowsPosition,
    PlayerDocument,
    Robbing,
    Swapping,
    Taking,
)
from reihum.games.flower_rows.rows import Row, chain_span, is_row
from reihum.games.flower_rows.stones import (
    ADDING,
    BUILDING,
    DRAWING,
    GAME_ID,
    INSIDE,
    JOKER,
    PLACING,
    ROBBING,
    ROBBING_MORE,
    RULES,
    SHORTEST,
    SIDES,
    SWAPPING,
    TAKING,
    WIDEST,
    stone_of,
    token,
    tokens,
)
from reihum.games.flower_rows.table import Player, listed_tiles, one_tile


# --- writing ------------------------------------------------------------------------------------------
def saved(board: Board) -> dict[str, object]:
    return {
        **board.head(GAME_ID, RULES),
        "pool": tokens(list(reversed(list(board.pool)[: board.left]))),
        "open": numbers_in(board.open_low, board.open_high),
        "board_jokers": int(board.board_jokers),
        "tiles": listed_tiles(board.tiles),
        "rows": [{"owner": int(row.owner), "stones": tokens(row.listed())} for row in board.rows],
        "supplies": [saved_player(player) for player in board.players],
        "points": board.points_by_round(),
        "starter": int(board.starter),
        "passes": int(board.passes),
        "step": saved_step(board),
        "to_act": None if board.over else int(board.mover),
    }


def saved_player(player: Player) -> dict[str, object]:
    return {
        "supply": tokens(player.stones()),
        "known": tokens(player.known()),
        "tiles": listed_tiles(player.tiles),
    }


def saved_step(board: Board) -> dict[str, object]:
    """Where the turn stands; nothing of it is hidden."""
    phase = board.phase
    if phase == DRAWING:
        return {"at": "drawing"}
    if phase == SWAPPING:
        return {"at": "swapping", "joker": int(board.target)}
    if phase in (ROBBING, ROBBING_MORE):
        place = None if phase == ROBBING else int(board.place)
        return {"at": "robbing", "row": int(board.target), "place": place}
    if phase == BUILDING:
        return saved_draft(board.draft)
    if phase == TAKING:
        return {"at": "taking"}
    if phase in (ADDING, PLACING):
        return {
            "at": "adding",
            "row": int(board.target),
            "added": board.added,
            "side": SIDES[board.side],
            "stone": token(board.stone) if phase == PLACING else None,
        }
    return {"at": "start"}


def saved_draft(draft: Draft) -> dict[str, object]:
    return {
        "at": "building",
        "stones": tokens(list(draft.stones)),
        "missing": tokens(draft.missing_stones()),
        "robbed": draft.robbed,
    }


# --- reading ------------------------------------------------------------------------------------------
def restore(board: Board, position: FlowerRowsPosition) -> None:
    """Lay the table as the document says; contradictions raise BadPosition."""
    board.turn = position.turn
    board.pool = packed([stone_of(stone) for stone in reversed(position.pool)])
    board.left = len(position.pool)
    for number in position.open:
        board.open_low |= low_bit(number)
        board.open_high |= high_bit(number)
    board.board_jokers = position.board_jokers
    board.tiles = tiles_of(position.tiles)
    board.history = packed([points for points_of_round in position.points for points in points_of_round])
    board.starter = position.starter
    board.passes = position.passes
    board.over = position.to_act is None
    board.mover = 0 if position.to_act is None else position.to_act
    for player, given in zip(board.players, position.supplies, strict=True):
        restore_player(player, given)
    restore_rows(board, position)
    restore_step(board, position)
    check_points(board)
    check_can_go_on(board)


def restore_player(player: Player, given: PlayerDocument) -> None:
    known = [stone_of(stone) for stone in given.known]
    for stone in known:
        player.gain_openly(stone)
    supply = [stone_of(stone) for stone in given.supply]
    for stone in supply:
        if stone != JOKER:
            player.gain(stone)
    player.jokers = supply.count(JOKER)
    player.tiles = tiles_of(given.tiles)


def tiles_of(values: list[int]) -> i64:
    tiles: i64 = 0
    for value in values:
        tiles += one_tile(value)
    return tiles


def restore_rows(board: Board, position: FlowerRowsPosition) -> None:
    for r, given in enumerate(position.rows):
        stones = packed([stone_of(stone) for stone in given.stones])
        if not is_row(stones):
            raise BadRule(f"$.rows[{r}].stones", "FL-10")
        board.rows.append(Row(given.owner, stones))


def restore_step(board: Board, position: FlowerRowsPosition) -> None:
    step = position.step
    if isinstance(step, Drawing):
        board.phase = DRAWING
    elif isinstance(step, Swapping):
        restore_swapping(board, step)
    elif isinstance(step, Robbing):
        restore_robbing(board, step)
    elif isinstance(step, Building):
        restore_building(board, step)
    elif isinstance(step, Taking):
        restore_taking(board)
    elif isinstance(step, Adding):
        restore_adding(board, step)


def restore_swapping(board: Board, step: Swapping) -> None:
    jokers: i64 = 0
    for row in board.rows:
        jokers += row.jokers
    if step.joker >= jokers:
        raise BadRule("$.step.joker", "FL-18")
    board.phase = SWAPPING
    board.target = step.joker


def restore_robbing(board: Board, step: Robbing) -> None:
    if step.row >= len(board.rows):
        raise BadRule("$.step.row", "FL-13")
    board.phase = ROBBING
    board.target = step.row
    if step.place is not None:
        if step.place >= board.rows[step.row].size:
            raise BadRule("$.step.place", "FL-13")
        board.phase = ROBBING_MORE
        board.place = step.place


def restore_building(board: Board, step: Building) -> None:
    stones = packed([stone_of(stone) for stone in step.stones])
    missing = [stone_of(stone) for stone in step.missing]
    if not may_begin_row(stones):
        raise BadRule("$.step.stones", "FL-10")
    if step.robbed != bool(missing) and not (step.robbed and stones):
        raise BadRule("$.step.missing", "FL-13")
    board.phase = BUILDING
    board.draft = Draft(step.robbed)
    for stone in list(stones):
        board.draft.add(stone)
    for stone in missing:
        board.draft.demand(stone)


def may_begin_row(stones: vec[i64]) -> bool:
    """Jokers only, or a chain that is not too wide."""
    span = chain_span(stones)
    return 0 <= span <= WIDEST or not any(list(stones))


def restore_taking(board: Board) -> None:
    """FL-16: behind a row of three of one's own, with a joker on the board."""
    if not board.rows or board.rows[-1].size != SHORTEST or board.rows[-1].owner != board.mover:
        raise BadRule("$.step", "FL-16")
    if board.board_jokers == 0:
        raise BadRule("$.board_jokers", "FL-16")
    board.phase = TAKING


def restore_adding(board: Board, step: Adding) -> None:
    if step.row >= len(board.rows):
        raise BadRule("$.step.row", "FL-17")
    if step.side != SIDES[INSIDE] and not step.added:
        raise BadRule("$.step.side", "FL-17")
    board.phase = ADDING
    board.target = step.row
    board.added = step.added
    board.side = SIDES.index(step.side)
    if step.stone is not None:
        board.phase = PLACING
        board.stone = stone_of(step.stone)


def check_points(board: Board) -> None:
    """FL-22: the points of the last round are those of the stones and tiles that still lie there."""
    for seat, player in enumerate(board.players):
        if board.over and board.last_round_points(seat) != player.points():
            raise BadRule(f"$.points[{board.finished_rounds() - 1}][{seat}]", "FL-22")


def check_can_go_on(board: Board) -> None:
    """G-3: a turn under way must have a next step."""
    moves = Moves()
    board.fill(moves)
    if moves.count == 0 and not board.over:
        raise BadRule("$.step", "G-3")
