"""The legal steps of Flower Rows: each is offered only if the turn can be finished after it (G-3)."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.state import Moves
from reihum.games.flower_rows.board import Board
from reihum.games.flower_rows.circle import add_numbers, distance, high_bit, holds, low_bit, lowest
from reihum.games.flower_rows.draft import NONE
from reihum.games.flower_rows.lookahead import row_starts, way_down
from reihum.games.flower_rows.robbing import can_rob, can_rob_alone, can_rob_both, can_rob_first
from reihum.games.flower_rows.rows import Row
from reihum.games.flower_rows.stones import (
    ADD,
    ADDING,
    BEHIND,
    BLIND,
    BUILDING,
    DRAWING,
    IN_FRONT,
    INSIDE,
    JOKER,
    LAY,
    NUMBERS,
    PASS,
    PLACE,
    PLACING,
    ROB,
    ROBBING,
    ROBBING_MORE,
    START,
    STONE,
    STOP,
    SWAP,
    SWAPPING,
    TAKE,
)
from reihum.games.flower_rows.table import Player


class Choices(Board):
    """The table and the steps that are possible on it."""

    def fill(self, moves: Moves) -> None:
        moves.clear()
        if self.over:
            return
        player = self.players[self.mover]
        phase = self.phase
        if phase == START:
            self.fill_start(moves, player)
        elif phase == DRAWING:
            moves.add(STOP)
            self.fill_draws(moves)
        elif phase == BUILDING:
            self.fill_build(moves, player)
        elif phase == ADDING:
            self.fill_add(moves, player)
        elif phase == PLACING:
            self.fill_places(moves)
        elif phase == ROBBING:
            self.fill_first_robbed(moves, player)
        elif phase == ROBBING_MORE:
            self.fill_second_robbed(moves, player)
        elif phase == SWAPPING:
            self.fill_swap(moves, player)
        else:
            moves.add(STOP)
            moves.add(TAKE)

    def fill_start(self, moves: Moves, player: Player) -> None:
        """Draw (FL-7), lay (FL-9), rob (FL-13), add (FL-17), swap (FL-18); else pass (FL-19)."""
        prospect = self.prospect
        prospect.look(player.low, player.high, player.jokers)
        if self.left > 0:
            moves.add(BLIND)
        if prospect.can_lay:
            moves.add(LAY)
        self.fill_swappable(moves, player)
        for r in range(len(self.rows)):
            if can_rob(self.rows[r], prospect):
                moves.add(ROB + r)
        for r in range(len(self.rows)):
            row = self.rows[r]
            if ((row.fit_low & player.low) | (row.fit_high & player.high)) != 0 or (
                player.jokers > 0 and row.takes_joker()
            ):
                moves.add(ADD + r)
        add_numbers(moves, STONE, self.open_low, self.open_high)
        if moves.count == 0:
            moves.add(PASS)

    def fill_draws(self, moves: Moves) -> None:
        if self.left > 0:
            moves.add(BLIND)
        add_numbers(moves, STONE, self.open_low, self.open_high)

    def fill_swappable(self, moves: Moves, player: Player) -> None:
        """FL-18: the jokers on the table that an own number can replace."""
        joker: i64 = 0
        for row in self.rows:
            if ((row.swap_low & player.low) | (row.swap_high & player.high)) != 0:
                for nth in range(row.jokers):
                    if can_swap(row, row.place_of_joker(nth), player):
                        moves.add(SWAP + joker + nth)
            joker += row.jokers

    def fill_swap(self, moves: Moves, player: Player) -> None:
        row = self.rows[self.row_of_joker(self.target)]
        place = self.place_of_joker(self.target)
        low = row.swap_low & player.low
        high = row.swap_high & player.high
        while (low | high) != 0:
            number = lowest(low, high)
            if row.can_replace(number, place):
                moves.add(STONE + number)
            low &= ~low_bit(number)
            high &= ~high_bit(number)

    def row_of_joker(self, joker: i64) -> i64:
        """The row of this joker; jokers on the table are counted row by row from 0."""
        r: i64 = 0
        while self.rows[r].jokers <= joker:
            joker -= self.rows[r].jokers
            r += 1
        return r

    def place_of_joker(self, joker: i64) -> i64:
        r: i64 = 0
        while self.rows[r].jokers <= joker:
            joker -= self.rows[r].jokers
            r += 1
        return self.rows[r].place_of_joker(joker)

    def fill_first_robbed(self, moves: Moves, player: Player) -> None:
        """FL-13: stones that can be robbed, alone or with one further behind."""
        row = self.rows[self.target]
        prospect = self.prospect
        prospect.look(player.low, player.high, player.jokers)
        for place in range(row.size):
            if can_rob_first(row, place, prospect):
                moves.add(PLACE + place)

    def fill_second_robbed(self, moves: Moves, player: Player) -> None:
        row = self.rows[self.target]
        prospect = self.prospect
        prospect.look(player.low, player.high, player.jokers)
        if can_rob_alone(row, self.place, prospect):
            moves.add(STOP)
        for too in range(self.place + 1, row.size):
            if can_rob_both(row, self.place, too, prospect):
                moves.add(PLACE + too)

    def fill_build(self, moves: Moves, player: Player) -> None:
        """FL-9 to FL-13: the next stone, if the row can be finished with it; stop, if it is a row."""
        draft = self.draft
        if draft.is_finished():
            moves.add(STOP)
        if player.jokers + draft.jokers > 0 and draft.takes(JOKER, player.low, player.high, player.jokers):
            moves.add(STONE + JOKER)
        if draft.size == 0 and not draft.robbed:
            low = row_starts(player.low, player.high, player.jokers)
            add_numbers(moves, STONE, low, row_starts(player.high, player.low, player.jokers))
            return
        low = player.low | low_bit(draft.first) | low_bit(draft.second)
        high = player.high | high_bit(draft.first) | high_bit(draft.second)
        if draft.last == NONE:
            self.fill_first_numbers(moves, player, low, high)
        else:
            self.fill_next_numbers(moves, player, low, high)

    def fill_first_numbers(self, moves: Moves, player: Player, low: i64, high: i64) -> None:
        """All numbers of the set that the new row can begin with (or go on with behind jokers)."""
        near_first: i64 = NUMBERS  # so far below the robbed numbers a chain to them can begin
        near_second: i64 = 0
        draft = self.draft
        most = player.jokers + draft.jokers
        if draft.first != NONE:
            near_first = way_down(draft.first, player.low, player.high, most)
        if draft.second != NONE:
            near_second = way_down(draft.second, player.low, player.high, most)
        while (low | high) != 0:
            number = lowest(low, high)
            low &= ~low_bit(number)
            high &= ~high_bit(number)
            near = (
                distance(number, draft.first) <= near_first or distance(number, draft.second) <= near_second
            )
            if (near or draft.needs(number)) and draft.takes(number, player.low, player.high, player.jokers):
                moves.add(STONE + number)

    def fill_next_numbers(self, moves: Moves, player: Player, low: i64, high: i64) -> None:
        """The numbers in reach of the last one; those behind 100 first, to be ascending."""
        draft = self.draft
        nearest = draft.last + draft.trail + 1
        farthest = nearest + draft.trail + 1
        for number in range(max(nearest, NUMBERS + 1) - NUMBERS, farthest + 1 - NUMBERS):
            if holds(low, high, number) and draft.takes(number, player.low, player.high, player.jokers):
                moves.add(STONE + number)
        for number in range(nearest, min(farthest, NUMBERS) + 1):
            if holds(low, high, number) and draft.takes(number, player.low, player.high, player.jokers):
                moves.add(STONE + number)

    def fill_add(self, moves: Moves, player: Player) -> None:
        """FL-17: a stone that fits somewhere; inside first, then behind, then in front."""
        if self.added:
            moves.add(STOP)
        row = self.rows[self.target]
        if player.jokers > 0 and self.has_place(row, JOKER):
            moves.add(STONE + JOKER)
        low = player.low & row.fit_low
        high = player.high & row.fit_high
        if self.side == INSIDE:
            add_numbers(moves, STONE, low, high)
            return
        while (low | high) != 0:
            number = lowest(low, high)
            if self.has_place(row, number):
                moves.add(STONE + number)
            low &= ~low_bit(number)
            high &= ~high_bit(number)

    def has_place(self, row: Row, stone: i64) -> bool:
        if self.side == INSIDE and stone == JOKER:
            return row.takes_joker()
        return row.fits(stone, 0) or (self.side == BEHIND and row.fits(stone, row.size))

    def fill_places(self, moves: Moves) -> None:
        row = self.rows[self.target]
        if row.fits(self.stone, 0):
            moves.add(PLACE)
        if self.side == INSIDE:
            for place in range(1, row.size):
                if row.fits(self.stone, place):
                    moves.add(PLACE + place)
        if self.side != IN_FRONT and row.fits(self.stone, row.size):
            moves.add(PLACE + row.size)


def can_swap(row: Row, place: i64, player: Player) -> bool:
    """Has the player a number for the joker at this place?"""
    low = row.swap_low & player.low
    high = row.swap_high & player.high
    while (low | high) != 0:
        number = lowest(low, high)
        if row.can_replace(number, place):
            return True
        low &= ~low_bit(number)
        high &= ~high_bit(number)
    return False
