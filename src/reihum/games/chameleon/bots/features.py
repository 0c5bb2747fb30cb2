"""A table of Chameleon as numbers: what the view shows, card kinds in the order of TOKENS."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from reihum.core.features import Features, Field, Sheet, clockwise
from reihum.core.state import State
from reihum.games.chameleon import material as m
from reihum.games.chameleon.engine.scoring import score_range
from reihum.games.chameleon.engine.state import ChameleonState

ORDER = ", ".join(m.TOKENS[: m.KINDS])
MOST = max(m.COPIES)


@final
class ChameleonFeatures(Features):
    """Everything but the order of the pile."""

    def __init__(self, seats: i64, violet: bool) -> None:
        super().__init__(seats)
        rows = len(m.row_rooms(int(seats)))
        worst, highest = score_range(m.colours_in_game(int(seats)), violet)
        self.fields += [
            Field("colours", (m.COLOURS,), 0, 1, "the colours in the game"),
            Field("rows", (rows, m.KINDS), 0, m.ROOM, f"cards beside each row card by kind: {ORDER}"),
            Field("room", (rows,), 0, m.ROOM, "places left beside each row card; none if it was taken"),
            Field("taken", (rows,), 0, 1, "row cards that were taken this round"),
            Field("drawn", (m.KINDS,), 0, 1, "the revealed card that is to be placed"),
            Field("collections", (int(seats), m.KINDS), 0, MOST, "cards in front of each player by kind"),
            Field("out", (int(seats),), 0, 1, "players who took a row this round"),
            Field("scores", (int(seats),), worst, highest, "points, if the game ended now"),
            Field("removed", (m.KINDS,), 0, MOST, "cards that left the game, by kind"),
            Field("pile", (), 0, sum(m.COPIES), "cards left in the pile"),
            Field("last_round", (), 0, 1, "the last round was announced"),
        ]

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        super().write(state, seat, sheet)
        assert isinstance(state, ChameleonState)
        sheet.members(state.colours, m.COLOURS)
        self.write_rows(state, sheet)
        sheet.one_of(state.drawn, m.KINDS)
        self.write_players(state, seat, sheet)
        sheet.all_of(state.removed, m.KINDS)
        sheet.put(state.left)
        sheet.flag(state.last_round)

    def write_rows(self, state: ChameleonState, sheet: Sheet) -> None:
        for row in state.rows:
            start = sheet.blank(m.KINDS)
            for i in range(row.size):
                sheet.count(start + row.cards[i])
        for row in state.rows:
            room = row.room - row.size
            if row.taken:
                room = 0
            sheet.put(room)
        for row in state.rows:
            sheet.flag(row.taken)

    def write_players(self, state: ChameleonState, seat: i64, sheet: Sheet) -> None:
        for step in range(self.seats):
            sheet.all_of(state.players[clockwise(seat + step, self.seats)].cards, m.KINDS)
        for step in range(self.seats):
            sheet.flag(state.players[clockwise(seat + step, self.seats)].out)
        for step in range(self.seats):
            player = state.players[clockwise(seat + step, self.seats)]
            sheet.put(player.points(state.colours, state.violet))
