"""Flower Rows, put together."""

from __future__ import annotations

from typing import Any

from reihum.core.documents import TallyLine
from reihum.core.features import Features
from reihum.core.game import Game
from reihum.core.messages import Message, Reason
from reihum.core.options import FirstPlayer, integer
from reihum.core.policy import Policy
from reihum.core.rng import Rng
from reihum.games.flower_rows import counting, reasons, rules, stones, view
from reihum.games.flower_rows.features import FlowerRowsFeatures
from reihum.games.flower_rows.heuristics import FlowerRowsPolicy
from reihum.games.flower_rows.position import FlowerRowsPosition
from reihum.games.flower_rows.rules import FlowerRowsState
from reihum.games.flower_rows.words import actions as words


class FlowerRows(Game[FlowerRowsState]):
    """A rummy with the numbers 1 to 100: lay rows, rob rows, get rid of your stones first."""

    id = stones.GAME_ID
    players = range(2, 6)
    rules_version = stones.RULES
    options = (integer("rounds", "FL-23", 1, 4, 2), integer("hand", "FL-6", 7, 15, 13), FirstPlayer())
    notations = stones.NOTATIONS
    position_type = FlowerRowsPosition
    view_type = view.FlowerRowsView
    turn_rule = "FL-7"
    end_rule = "FL-23"

    def deal(self, players: int, options: dict[str, int | str], rng: Rng) -> FlowerRowsState:
        return rules.deal(players, options, rng)

    def restore(self, position: FlowerRowsPosition) -> FlowerRowsState:
        return FlowerRowsState.from_position(position)

    def look(self, state: FlowerRowsState, seat: int | None, head: dict[str, Any]) -> view.FlowerRowsView:
        return view.look(state, seat, head)

    def words(self, state: FlowerRowsState, action: int) -> Message:
        return words.words(state, action)

    def events(
        self, before: FlowerRowsState, action: int, after: FlowerRowsState, seat: int | None
    ) -> list[Message]:
        return words.events(before, action, after, seat)

    def forbidden(self, state: FlowerRowsState, action: int) -> Reason:
        return reasons.forbidden(state, action)

    def policy(self) -> Policy:
        return FlowerRowsPolicy()

    def features(self, players: int, options: dict[str, int | str]) -> Features:
        return FlowerRowsFeatures(players, int(options["rounds"]))

    def tie_break(self, state: FlowerRowsState) -> str | None:
        """FL-24: equal points, but not equal places."""
        results = list(zip(state.scores(), state.ranks(), strict=True))
        for score, rank in results:
            if any(other == score and place != rank for other, place in results):
                return "FL-24"
        return None

    def tally(self, state: FlowerRowsState) -> list[TallyLine]:
        return counting.tally(state)

    def longest(self, players: int, options: dict[str, int | str]) -> int:
        """In a round at most 104 draws and 104 own stones laid or added, for a joker that is swapped back
        costs a number (FL-18); with the steps around them 3 and 11 each, swaps 2. Passes: fewer than a
        table's in a row (FL-20)."""
        stones_in_all = stones.NUMBERS + stones.JOKERS
        moves = (3 + 11) * stones_in_all + 2 * stones.NUMBERS
        passes = players * (2 * stones_in_all + 1)
        return int(options["rounds"]) * (moves + passes)


GAME = FlowerRows()
