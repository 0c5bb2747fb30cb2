"""A table of Flower Rows as numbers: what the view shows; stones, rows and jokers as in the actions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.features import Features, Field, Sheet, clockwise
from reihum.core.state import State
from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.engine.board import Board
from reihum.games.flower_rows.engine.circle import HALF
from reihum.games.flower_rows.engine.players import Player
from reihum.games.flower_rows.engine.rows import Row
from reihum.games.flower_rows.engine.state import FlowerRowsState
from reihum.games.flower_rows.engine.tiles import ALL_TILES, count_of, sum_of_tiles
from reihum.games.flower_rows.engine.turn import Turn

TILES: Final[i64] = m.TOP_TILE  # as an i64, so that a loop over it is fast
STEPS = ("start", "drawing", "swapping", "robbing", "robbing more", "building", "taking", "adding", "placing")
WORST = -sum(m.FLOWER_TABLE)  # points of a round
BEST = int(sum_of_tiles(ALL_TILES))
ORDER = "the joker, then 1 … 100"


@final
class FlowerRowsFeatures(Features):
    """Hidden supplies are numbers of stones and those of them that everybody knows."""

    def __init__(self, seats: i64, rounds: i64) -> None:
        super().__init__(seats)
        self.rounds: i64 = rounds
        self.fields += self.turn_fields(int(seats), int(rounds))
        self.fields += self.table_fields(int(seats))
        self.fields += self.player_fields(int(seats))

    def turn_fields(self, players: int, rounds: int) -> list[Field]:
        return [
            Field("starter", (players,), 0, 1, "who began this round"),
            Field("round", (rounds,), 0, 1, "the running round"),
            Field("points", (rounds, players), WORST, BEST, "points of the finished rounds"),
            Field("passes", (), 0, players, "passes in a row"),
            Field("step", (len(STEPS),), 0, 1, f"where the turn stands: {', '.join(STEPS)}"),
            Field("swap", (m.JOKERS,), 0, 1, "swapping: for which joker on the table"),
            Field("target", (m.MOST_ROWS,), 0, 1, "robbing, adding: the row"),
            Field("robbed_place", (), 0, m.NUMBERS, "robbing more: the place of the first stone, from 1"),
            Field("added", (), 0, 1, "adding: a stone has been added"),
            Field("side", (len(m.SIDES),), 0, 1, f"adding: where the last stone went: {', '.join(m.SIDES)}"),
            Field(
                "moving",
                (m.STONE_KINDS,),
                0,
                m.MOST_ROBBED,
                f"robbed stones to be laid, or the one to be placed: {ORDER}",
            ),
            Field("robbed", (), 0, 1, "building: the new row began with a robbery"),
            Field("new_row", (m.STONE_KINDS,), 0, m.JOKERS, f"building: the stones of the new row: {ORDER}"),
            Field("new_first", (), 0, m.NUMBERS, "building: its first number"),
            Field("new_last", (), 0, m.NUMBERS, "building: its last number"),
            Field("new_jokers", (m.JOKERS,), 0, m.NUMBERS, "building: the places of its jokers, from 1"),
            Field("new_flowers", (), 0, -WORST, "building: its flowers"),
            Field("new_tile", (), 0, m.TOP_TILE, "building: the tile for them now"),
        ]

    def table_fields(self, players: int) -> list[Field]:
        rows = (m.MOST_ROWS,)
        return [
            Field("pool", (), 0, m.NUMBERS + m.JOKERS, "stones in the pool"),
            Field("board_jokers", (), 0, m.JOKERS, "jokers on the board"),
            Field(
                "tiles",
                (m.TOP_TILE,),
                0,
                2,
                f"tiles on the board: 1 … 15; 1 … {m.DOUBLE_TILES} are there twice",
            ),
            Field("open", (m.NUMBERS,), 0, 1, "the open stones"),
            Field("row_of", (m.NUMBERS,), 0, m.MOST_ROWS, "the row each number lies in, from 1; 0: in none"),
            Field("fits", (m.NUMBERS,), 0, 1, "numbers that could be added to some row"),
            Field(
                "owners",
                rows,
                0,
                players,
                "in front of whom each row lies: 1 oneself, 2 the next …; 0: no row",
            ),
            Field("sizes", rows, 0, m.NUMBERS, "stones in each row"),
            Field("firsts", rows, 0, m.NUMBERS, "the first number in each row; the others follow upwards"),
            Field("lasts", rows, 0, m.NUMBERS, "the last number in each row"),
            Field("joker_rows", (m.JOKERS,), 0, m.MOST_ROWS, "the row of each joker on the table, from 1"),
            Field("joker_places", (m.JOKERS,), 0, m.NUMBERS, "its place in the row, from 1"),
        ]

    def player_fields(self, players: int) -> list[Field]:
        return [
            Field("supply", (m.STONE_KINDS,), 0, m.JOKERS, f"own stones: {ORDER}"),
            Field("counts", (players,), 0, m.NUMBERS + m.JOKERS, "stones in each supply"),
            Field(
                "known", (players, m.STONE_KINDS), 0, m.JOKERS, "stones of each supply that everybody knows"
            ),
            Field("won", (players, m.TOP_TILE), 0, 2, "tiles of each player: 1 … 15"),
        ]

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        super().write(state, seat, sheet)
        assert isinstance(state, FlowerRowsState)
        self.write_rounds(state, seat, sheet)
        self.write_step(state.under_way, sheet)
        self.write_new_row(state.under_way, state.board, sheet)
        self.write_board(state.board, sheet)
        self.write_rows(state, seat, sheet)
        self.write_players(state, seat, sheet)

    def write_rounds(self, state: FlowerRowsState, seat: i64, sheet: Sheet) -> None:
        sheet.one_of(clockwise(state.starter - seat, self.seats), self.seats)
        finished = state.finished.count()
        sheet.one_of(min(finished, self.rounds - 1), self.rounds)
        start = sheet.blank(self.rounds * self.seats)
        for i in range(finished * self.seats):
            done = i // self.seats * self.seats
            sheet.set(start + done + clockwise(i - done - seat, self.seats), state.finished.points[i])
        sheet.put(state.passes)

    def write_step(self, turn: Turn, sheet: Sheet) -> None:
        """Which parts of the turn's state count depends on the phase."""
        phase = turn.phase
        adding = phase in (m.ADDING, m.PLACING)
        sheet.one_of(phase, len(STEPS))
        swap = sheet.blank(m.JOKERS)
        target = sheet.blank(m.MOST_ROWS)
        place = sheet.blank(1)
        if phase == m.SWAPPING:
            sheet.set(swap + turn.target, 1)
        elif adding or phase in (m.ROBBING, m.ROBBING_MORE):
            sheet.set(target + turn.target, 1)
        if phase == m.ROBBING_MORE:
            sheet.set(place, turn.place + 1)
        sheet.flag(adding and turn.added)
        side = sheet.blank(len(m.SIDES))
        if adding:
            sheet.set(side + turn.side, 1)

    def write_new_row(self, turn: Turn, board: Board, sheet: Sheet) -> None:
        """Outside of building it is empty."""
        new = turn.new_row
        write_moving(turn, sheet)
        sheet.flag(new.robbed)
        new_row = sheet.blank(m.STONE_KINDS)
        first = sheet.blank(1)
        sheet.put(new.last)
        places = sheet.blank(m.JOKERS)
        for place in range(new.size):
            stone = new.stones[place]
            if stone == m.JOKER:
                sheet.set(places + i64(sheet.numbers[new_row]), place + 1)
            elif sheet.numbers[first] == m.NO_NUMBER:
                sheet.set(first, stone)
            sheet.count(new_row + stone)
        flowers = new.flowers()
        sheet.put(flowers)
        sheet.put(board.tile_for(flowers))

    def write_board(self, board: Board, sheet: Sheet) -> None:
        sheet.put(board.left)
        sheet.put(board.jokers)
        write_tiles(board.tiles, sheet)
        write_numbers(board.open_low, board.open_high, sheet)

    def write_rows(self, state: FlowerRowsState, seat: i64, sheet: Sheet) -> None:
        row_of = sheet.blank(m.NUMBERS)
        low: i64 = 0
        high: i64 = 0
        for row in state.rows:
            low |= row.fit_low
            high |= row.fit_high
        write_numbers(low, high, sheet)
        heads = sheet.blank(4 * m.MOST_ROWS)
        jokers = sheet.blank(2 * m.JOKERS)
        seen: i64 = 0  # jokers
        rows: i64 = len(state.rows)
        for r in range(rows):
            row = state.rows[r]
            sheet.set(heads + r, 1 + clockwise(row.owner - seat, self.seats))
            write_head(row, heads + m.MOST_ROWS + r, sheet)
            seen = write_stones(row, r + 1, row_of - 1, jokers, seen, sheet)

    def write_players(self, state: FlowerRowsState, seat: i64, sheet: Sheet) -> None:
        own = state.players[seat]
        sheet.put(own.jokers)
        write_numbers(own.low, own.high, sheet)
        for step in range(self.seats):
            sheet.put(self.player(state, seat + step).count())
        for step in range(self.seats):
            player = self.player(state, seat + step)
            sheet.put(player.known_jokers)
            write_numbers(player.known_low, player.known_high, sheet)
        for step in range(self.seats):
            write_tiles(self.player(state, seat + step).tiles, sheet)

    def player(self, state: FlowerRowsState, seat: i64) -> Player:
        return state.players[clockwise(seat, self.seats)]


def write_moving(turn: Turn, sheet: Sheet) -> None:
    """Robbed stones that are to be laid, or the stone in the hand."""
    start = sheet.blank(m.STONE_KINDS)
    if turn.phase == m.PLACING:
        sheet.set(start + turn.stone, 1)
    elif turn.phase == m.BUILDING:
        new = turn.new_row
        sheet.set(start + m.JOKER, new.jokers)
        if new.first != m.NO_NUMBER:
            sheet.set(start + new.first, 1)
        if new.second != m.NO_NUMBER:
            sheet.set(start + new.second, 1)


def write_head(row: Row, at: i64, sheet: Sheet) -> None:
    """Size, first and last number of a row."""
    sheet.set(at, row.size)
    sheet.set(at + m.MOST_ROWS, row.stones[row.number_to_the_right(0)])
    sheet.set(at + 2 * m.MOST_ROWS, row.stones[row.number_to_the_left(row.size - 1)])


def write_stones(row: Row, name: i64, numbers: i64, jokers: i64, seen: i64, sheet: Sheet) -> i64:
    """The row's name at each of its numbers and jokers; returns how many jokers were seen so far."""
    for place in range(row.size):
        stone = row.stones[place]
        if stone == m.JOKER:
            sheet.set(jokers + seen, name)
            sheet.set(jokers + m.JOKERS + seen, place + 1)
            seen += 1
        else:
            sheet.set(numbers + stone, name)
    return seen


def write_numbers(low: i64, high: i64, sheet: Sheet) -> None:
    """A set on the circle."""
    sheet.members(low, HALF)
    sheet.members(high, HALF)


def write_tiles(tiles: i64, sheet: Sheet) -> None:
    for value in range(1, TILES + 1):
        sheet.put(count_of(tiles, value))
