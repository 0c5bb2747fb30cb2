"""The turn under way: what has been chosen so far, and the steps that can follow."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from reihum.core.state import Moves
from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.engine.adding import fill_added, fill_places, side_of
from reihum.games.flower_rows.engine.board import Board
from reihum.games.flower_rows.engine.legal import fill_build, fill_second_draw, fill_start, fill_taking
from reihum.games.flower_rows.engine.lookahead import NO_PROSPECT, Prospect
from reihum.games.flower_rows.engine.new_row import NO_NEW_ROW, NewRow
from reihum.games.flower_rows.engine.players import Player
from reihum.games.flower_rows.engine.robbing import fill_first_robbed, fill_second_robbed, robbed_row
from reihum.games.flower_rows.engine.rows import Row
from reihum.games.flower_rows.engine.swapping import fill_numbers_for_joker, place_of_joker, row_of_joker


@final
@mypyc_attr(acyclic=True)  # never part of a cycle: the garbage collector need not look
class Turn:
    """Where a turn stands; which of these count depends on the phase."""

    def __init__(self) -> None:
        self.phase: i64 = m.START
        self.target: i64 = 0  # the row that is robbed or added to; the joker to swap for
        self.place: i64 = 0  # of the first robbed stone
        self.stone: i64 = 0  # in the hand, to be placed
        self.side: i64 = m.INSIDE  # where the last stone was added
        self.added = False  # a stone has been added
        self.new_row = NO_NEW_ROW  # so far
        self.prospect = NO_PROSPECT  # room to look ahead in; means nothing between two questions

    def clone(self) -> Turn:
        """An independent copy."""
        new = Turn()
        new.phase = self.phase
        new.target = self.target
        new.place = self.place
        new.stone = self.stone
        new.side = self.side
        new.added = self.added
        if self.phase == m.BUILDING:
            new.new_row = self.new_row.clone()
        return new

    # --- what is chosen -----------------------------------------------------------------------------------
    def choose_row(self, action: i64) -> None:
        """A new row is begun, a row is chosen to be robbed or added to, or a joker to swap for."""
        if action == m.LAY:
            self.new_row = NewRow(False)
            self.phase = m.BUILDING
        elif action >= m.ADD:
            self.target = action - m.ADD
            self.side = m.INSIDE
            self.added = False
            self.phase = m.ADDING
        elif action >= m.ROB:
            self.target = action - m.ROB
            self.phase = m.ROBBING
        else:
            self.target = action - m.SWAP
            self.phase = m.SWAPPING

    def choose_first_robbed(self, place: i64) -> None:
        """FL-13: a first stone of the robbed row."""
        self.place = place
        self.phase = m.ROBBING_MORE

    def rob(self, rows: list[Row], action: i64) -> None:
        """FL-13: one stone or two out of the row; they must go into the new one."""
        too: i64 = m.NO_PLACE
        if action != m.STOP:
            too = action - m.PLACE
        row = rows[self.target]
        self.new_row = robbed_row(row, self.place, too)
        rows[self.target] = row.without(self.place, too)
        self.phase = m.BUILDING

    def choose_added(self, stone: i64) -> None:
        """FL-17: the stone to be added next."""
        self.stone = stone
        self.phase = m.PLACING

    def put_in(self, rows: list[Row], place: i64) -> None:
        """FL-17: the stone goes into the row."""
        row = rows[self.target]
        rows[self.target] = row.with_stone(self.stone, place)
        self.side = side_of(place, row.size)
        self.added = True
        self.phase = m.ADDING

    # --- what can follow ----------------------------------------------------------------------------------
    def fill(self, moves: Moves, board: Board, rows: list[Row], player: Player) -> None:
        """Add the legal steps of the player in turn, ascending."""
        phase = self.phase
        if phase == m.START:
            self.look_ahead(player)
            fill_start(moves, board, rows, player, self.prospect)
        elif phase == m.DRAWING:
            fill_second_draw(moves, board)
        elif phase == m.BUILDING:
            fill_build(moves, self.new_row, player)
        elif phase == m.ADDING:
            if self.added:
                moves.add(m.STOP)
            fill_added(moves, rows[self.target], player, self.side)
        elif phase == m.PLACING:
            fill_places(moves, rows[self.target], self.stone, self.side)
        elif phase == m.TAKING:
            fill_taking(moves)
        elif phase == m.SWAPPING:
            row = rows[row_of_joker(rows, self.target)]
            fill_numbers_for_joker(moves, row, place_of_joker(rows, self.target), player)
        else:
            self.fill_robbed(moves, rows[self.target], player)

    def fill_robbed(self, moves: Moves, row: Row, player: Player) -> None:
        """FL-13: the stones of the row that can be robbed."""
        self.look_ahead(player)
        if self.phase == m.ROBBING:
            fill_first_robbed(moves, row, self.prospect)
        else:
            fill_second_robbed(moves, row, self.place, self.prospect)

    def look_ahead(self, player: Player) -> None:
        """See what the supply of this player can do."""
        if self.prospect is NO_PROSPECT:
            self.prospect = Prospect()
        self.prospect.look(player.low, player.high, player.jokers)

    def stones_in_hand(self) -> list[int]:
        """The stones that lie neither in a supply nor in a row on the table."""
        found = list(self.new_row.stones) + self.new_row.missing_stones()
        if self.phase == m.PLACING:
            found.append(self.stone)
        return found
