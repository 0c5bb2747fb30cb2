"""Spot On, put together."""

from __future__ import annotations

from typing import Any

from reihum.core.documents import TallyLine
from reihum.core.features import Features
from reihum.core.game import Game
from reihum.core.messages import Message, Reason
from reihum.core.options import Choice, FirstPlayer, integer, switch
from reihum.core.policy import Policy
from reihum.core.rng import Rng
from reihum.games.spot_on import cards, dealing, events, reasons, tally, view
from reihum.games.spot_on.features import SpotOnFeatures
from reihum.games.spot_on.heuristics import SpotOnPolicy
from reihum.games.spot_on.position import SpotOnPosition
from reihum.games.spot_on.rules import SpotOnState
from reihum.games.spot_on.words import actions as words


class SpotOn(Game[SpotOnState]):
    """Sort cards into colour rows; a card that shows the row's size scores it."""

    id = cards.GAME_ID
    players = range(2, 5)
    rules_version = cards.RULES
    options = (
        integer("copies", "SP-1", 2, 4, 3),
        integer("actions", "SP-1", 3, 6, 5),
        Choice("gift", "SP-15", cards.GIFTS),
        switch("interactive", "SP-29"),
        FirstPlayer(),
    )
    notations = cards.NOTATIONS
    position_type = SpotOnPosition
    view_type = view.SpotOnView
    turn_rule = "SP-6"
    end_rule = "SP-28"
    open_hands = True

    def deal(self, players: int, options: dict[str, int | str], rng: Rng) -> SpotOnState:
        return dealing.deal(players, options, rng)

    def restore(self, position: SpotOnPosition) -> SpotOnState:
        return SpotOnState.from_position(position)

    def look(self, state: SpotOnState, seat: int | None, head: dict[str, Any]) -> view.SpotOnView:
        return view.look(state, head)

    def words(self, state: SpotOnState, action: int) -> Message:
        return words.words(state, action)

    def events(self, before: SpotOnState, action: int, after: SpotOnState, seat: int | None) -> list[Message]:
        return events.events(before, action, after)

    def forbidden(self, state: SpotOnState, action: int) -> Reason:
        return reasons.forbidden(state, action)

    def tally(self, state: SpotOnState) -> list[TallyLine]:
        return tally.tally(state)

    def policy(self) -> Policy:
        return SpotOnPolicy()

    def features(self, players: int, options: dict[str, int | str]) -> Features:
        return SpotOnFeatures(players, int(options["copies"]), int(options["actions"]))

    def longest(self, players: int, options: dict[str, int | str]) -> int:
        """Each card comes to a player once (SP-28); its turn is taken, the card stored, used on a target
        twice over, its stolen card placed and landed: at most 14 steps."""
        copies, actions = int(options["copies"]), int(options["actions"])
        coloured = cards.COLOURS * len(cards.NUMBERS) * copies
        return 14 * (coloured + len(cards.NUMBERS) + cards.ACTION_KINDS * actions)


GAME = SpotOn()
