"""ST-15: how the help card moves a pawn round the ring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reihum.games.stack_run import material as m

ALL_DISTANCES: Final[i64] = ((1 << m.FARTHEST) - 1) << m.DISTANCE  # what a joker may stand for, as actions
ONE_WAY: Final[i64] = 0b01 << m.MOVE  # of the first pawn
BOTH_WAYS: Final[i64] = 0b11 << m.MOVE


def distance_of(card: i64) -> i64:
    """How far a pawn moves for this help card; NO_DISTANCE for a joker: the player chooses."""
    if card == m.JOKER:
        return m.NO_DISTANCE
    return card + 1


def pawn_moves(first: i64, second: i64, either: bool) -> i64:
    """The moves of two pawns on these fields, as actions: two on one field are one choice."""
    moves = ONE_WAY
    if either:
        moves = BOTH_WAYS
    if first != second:
        moves |= moves << 2
    return moves


def pawn_of(action: i64) -> i64:
    """Which pawn, 0 or 1, an action from MOVE on moves."""
    return (action - m.MOVE) >> 1


def direction_of(action: i64) -> i64:
    """CLOCKWISE or BACK: where an action from MOVE on moves it."""
    return (action - m.MOVE) & 1


def target(field: i64, direction: i64, distance: i64) -> i64:
    """The field so many fields away."""
    if direction == m.BACK:
        distance = m.FIELDS - distance
    field += distance
    if field >= m.FIELDS:
        field -= m.FIELDS
    return field
