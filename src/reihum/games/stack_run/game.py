"""Stack Run, put together."""

from __future__ import annotations

from typing import Any

from reihum.core.documents import TallyLine
from reihum.core.features import Features
from reihum.core.game import Game
from reihum.core.messages import Message, Reason
from reihum.core.options import Choice, FirstPlayer, integer
from reihum.core.policy import Policy
from reihum.core.rng import Rng
from reihum.games.stack_run import cards, events, reasons, rules, tally, view
from reihum.games.stack_run.features import StackRunFeatures
from reihum.games.stack_run.heuristics import StackRunPolicy
from reihum.games.stack_run.position import StackRunPosition
from reihum.games.stack_run.rules import StackRunState
from reihum.games.stack_run.words import actions as words


class StackRun(Game[StackRunState]):
    """Play your stack empty onto six shared piles; your pawns decide which piles you may use."""

    id = cards.GAME_ID
    players = range(2, 5)
    rules_version = cards.RULES
    options = (
        integer("stack", "ST-7", 5, 20, 10),
        Choice("direction", "ST-15", cards.DIRECTIONS),
        integer("stall", "ST-25", 1, 200, 60),
        FirstPlayer(),
    )
    notations = cards.NOTATIONS
    position_type = StackRunPosition
    view_type = view.StackRunView
    turn_rule = "ST-5"
    end_rule = "ST-22"

    def deal(self, players: int, options: dict[str, int | str], rng: Rng) -> StackRunState:
        return rules.deal(players, options, rng)

    def restore(self, position: StackRunPosition) -> StackRunState:
        return StackRunState.from_position(position)

    def look(self, state: StackRunState, seat: int | None, head: dict[str, Any]) -> view.StackRunView:
        return view.look(state, head)

    def words(self, state: StackRunState, action: int) -> Message:
        return words.words(state, action)

    def events(
        self, before: StackRunState, action: int, after: StackRunState, seat: int | None
    ) -> list[Message]:
        return events.events(before, action, after, seat)

    def forbidden(self, state: StackRunState, action: int) -> Reason:
        return reasons.forbidden(state, action)

    def tally(self, state: StackRunState) -> list[TallyLine]:
        return tally.tally(state)

    def policy(self) -> Policy:
        return StackRunPolicy()

    def features(self, players: int, options: dict[str, int | str]) -> Features:
        return StackRunFeatures(players, int(options["stack"]), int(options["stall"]))

    def longest(self, players: int, options: dict[str, int | str]) -> int:
        """Stack cards are played, or time runs out (ST-25); a turn is its cards (ST-26), a field action,
        done, help card, distance and pawn."""
        waits = int(options["stack"]) * players + 1
        return waits * int(options["stall"]) * players * (cards.MOST_LAID + 5)


GAME = StackRun()
