"""What robberies are worth to a player of Flower Rows, in tenths of a point."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.bots import values as v
from reihum.games.flower_rows.bots.evaluation import HandEvaluator
from reihum.games.flower_rows.bots.row_evaluation import RowEvaluator
from reihum.games.flower_rows.engine.lookahead import Prospect
from reihum.games.flower_rows.engine.robbing import can_rob_alone, can_rob_both
from reihum.games.flower_rows.engine.rows import Row

NEARBY: Final = 4  # two stones worth robbing together are at most so many places apart


@final
class RobberyEvaluator:
    """Values a robbery by the new row that it makes possible."""

    def __init__(self, rows: RowEvaluator) -> None:
        self.rows = rows
        self.prospect = Prospect()

    def look(self, hand: HandEvaluator) -> None:
        """Before anything is asked about this supply."""
        self.prospect.look(hand.low, hand.high, hand.jokers)

    def best(self, row: Row) -> i64:
        """The best robbery of this row."""
        best = v.NEVER
        for place in range(row.size):
            best = max(best, self.best_from(row, place))
        return best

    def best_from(self, row: Row, place: i64) -> i64:
        """The best robbery that takes this stone first, alone or with one a little further behind."""
        best = v.NEVER
        if can_rob_alone(row, place, self.prospect):
            best = self.alone(row, place)
        for too in range(place + 1, min(place + NEARBY, row.size - 1) + 1):
            if can_rob_both(row, place, too, self.prospect):
                best = max(best, self.both(row, place, too))
        return best

    def alone(self, row: Row, place: i64) -> i64:
        """A robbed joker would be spent at once: better leave it, or swap for it."""
        stone = row.stones[place]
        if stone == m.JOKER:
            return v.JOKER_WASTED
        return self.rows.with_robbed(stone, m.NO_NUMBER)

    def both(self, row: Row, place: i64, too: i64) -> i64:
        """Two stones; the same holds for jokers."""
        first = row.stones[place]
        second = row.stones[too]
        if first == m.JOKER or second == m.JOKER:
            return v.JOKER_WASTED
        return self.rows.with_robbed(first, second)
