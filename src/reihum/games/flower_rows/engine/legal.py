"""The legal steps of Flower Rows: each is offered only if the turn can be finished after it (G-3).

Those of robbing, adding and swapping are in the modules of these names.
"""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.state import Moves
from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.engine.adding import can_add
from reihum.games.flower_rows.engine.board import Board
from reihum.games.flower_rows.engine.chains import way_down
from reihum.games.flower_rows.engine.circle import add_numbers, distance, high_bit, holds, low_bit, lowest
from reihum.games.flower_rows.engine.lookahead import Prospect, row_starts
from reihum.games.flower_rows.engine.new_row import NewRow
from reihum.games.flower_rows.engine.players import Player
from reihum.games.flower_rows.engine.robbing import can_rob
from reihum.games.flower_rows.engine.rows import Row
from reihum.games.flower_rows.engine.swapping import fill_swaps


def has_stop(phase: i64) -> bool:
    """Does `stop` end something at this point of a turn, as soon as the rules allow it?"""
    return phase in (m.DRAWING, m.ROBBING_MORE, m.BUILDING, m.TAKING, m.ADDING)


def fill_start(moves: Moves, board: Board, rows: list[Row], player: Player, prospect: Prospect) -> None:
    """Draw (FL-7), lay (FL-9), rob (FL-13), add (FL-17), swap (FL-18); else pass (FL-19)."""
    if board.left > 0:
        moves.add(m.BLIND)
    if prospect.can_lay:
        moves.add(m.LAY)
    fill_swaps(moves, rows, player)
    action: i64 = m.ROB
    for row in rows:
        if can_rob(row, prospect):
            moves.add(action)
        action += 1
    action = m.ADD
    for row in rows:
        if can_add(row, player):
            moves.add(action)
        action += 1
    add_numbers(moves, m.STONE, board.open_low, board.open_high)
    if moves.count == 0:
        moves.add(m.PASS)


def fill_second_draw(moves: Moves, board: Board) -> None:
    """FL-7: stop, or one more stone."""
    moves.add(m.STOP)
    if board.left > 0:
        moves.add(m.BLIND)
    add_numbers(moves, m.STONE, board.open_low, board.open_high)


def fill_taking(moves: Moves) -> None:
    """FL-16: a joker from the board, or not."""
    moves.add(m.STOP)
    moves.add(m.TAKE)


def fill_build(moves: Moves, new: NewRow, player: Player) -> None:
    """FL-9 to FL-13: the next stone, if the row can be finished with it; stop, if it is a row."""
    if new.is_finished():
        moves.add(m.STOP)
    if player.jokers + new.jokers > 0 and new.takes(m.JOKER, player.low, player.high, player.jokers):
        moves.add(m.STONE + m.JOKER)
    if new.size == 0 and not new.robbed:
        low = row_starts(player.low, player.high, player.jokers)
        add_numbers(moves, m.STONE, low, row_starts(player.high, player.low, player.jokers))
        return
    low = player.low | low_bit(new.first) | low_bit(new.second)
    high = player.high | high_bit(new.first) | high_bit(new.second)
    if new.last == m.NO_NUMBER:
        fill_first_numbers(moves, new, player, low, high)
    else:
        fill_next_numbers(moves, new, player, low, high)


def fill_first_numbers(moves: Moves, new: NewRow, player: Player, low: i64, high: i64) -> None:
    """All numbers of the set that the new row can begin with (or go on with behind jokers)."""
    near_first: i64 = m.NUMBERS  # so far below the robbed numbers a chain to them can begin
    near_second: i64 = 0
    most = player.jokers + new.jokers
    if new.first != m.NO_NUMBER:
        near_first = way_down(new.first, player.low, player.high, most)
    if new.second != m.NO_NUMBER:
        near_second = way_down(new.second, player.low, player.high, most)
    while (low | high) != 0:
        number = lowest(low, high)
        low &= ~low_bit(number)
        high &= ~high_bit(number)
        near = distance(number, new.first) <= near_first or distance(number, new.second) <= near_second
        if (near or new.needs(number)) and new.takes(number, player.low, player.high, player.jokers):
            moves.add(m.STONE + number)


def fill_next_numbers(moves: Moves, new: NewRow, player: Player, low: i64, high: i64) -> None:
    """The numbers in reach of the last one; those behind 100 first, to be ascending."""
    nearest = new.nearest()
    farthest = new.farthest()
    for number in range(max(nearest, m.NUMBERS + 1) - m.NUMBERS, farthest + 1 - m.NUMBERS):
        if holds(low, high, number) and new.takes(number, player.low, player.high, player.jokers):
            moves.add(m.STONE + number)
    for number in range(nearest, min(farthest, m.NUMBERS) + 1):
        if holds(low, high, number) and new.takes(number, player.low, player.high, player.jokers):
            moves.add(m.STONE + number)
