"""Summit, put together."""

from __future__ import annotations

from typing import Any

from reihum.core.documents import TallyLine
from reihum.core.features import Features
from reihum.core.game import Game
from reihum.core.messages import Message, Reason
from reihum.core.options import FirstPlayer, integer, switch
from reihum.core.policy import Policy
from reihum.core.rng import Rng
from reihum.games.summit import cards, reasons, setup, tally, view
from reihum.games.summit.features import SummitFeatures
from reihum.games.summit.heuristics import SummitPolicy
from reihum.games.summit.options import FreeTriangles
from reihum.games.summit.position import SummitPosition
from reihum.games.summit.rules import SummitState
from reihum.games.summit.words import actions as words


class Summit(Game[SummitState]):
    """Climb your own triangle, then go down others; a joker takes a rival's summit."""

    id = cards.GAME_ID
    players = range(2, 7)
    rules_version = cards.RULES
    options = (
        integer("variant", "SU-6", 1, 2, 1),
        switch("simplified", "SU-13"),
        FreeTriangles(),
        FirstPlayer(),
    )
    notations = cards.NOTATIONS
    position_type = SummitPosition
    view_type = view.SummitView
    turn_rule = "SU-10"
    end_rule = "SU-19"

    def deal(self, players: int, options: dict[str, int | str], rng: Rng) -> SummitState:
        return setup.deal(players, options, rng)

    def restore(self, position: SummitPosition) -> SummitState:
        return SummitState.from_position(position)

    def look(self, state: SummitState, seat: int | None, head: dict[str, Any]) -> view.SummitView:
        return view.look(state, head)

    def words(self, state: SummitState, action: int) -> Message:
        return words.words(state, action)

    def events(self, before: SummitState, action: int, after: SummitState, seat: int | None) -> list[Message]:
        return words.events(before, action, after, seat)

    def forbidden(self, state: SummitState, action: int) -> Reason:
        return reasons.forbidden(state, action)

    def tally(self, state: SummitState) -> list[TallyLine]:
        return tally.tally(state)

    def policy(self) -> Policy:
        return SummitPolicy()

    def features(self, players: int, options: dict[str, int | str]) -> Features:
        return SummitFeatures(players, players + int(options["free_triangles"]), options["variant"] == 2)

    def longest(self, players: int, options: dict[str, int | str]) -> int:
        """Each card is stored and laid at most once, by two steps each; in between there are so many turns
        without either as SU-21 allows."""
        deck = players * cards.COPIES * cards.FIELDS + players + 1
        shuffling = (cards.IDLE_SHUFFLES + 1) * deck
        idle = shuffling if options["variant"] == 2 else cards.IDLE_ROUNDS * players
        return 4 * deck + (2 * deck + 1) * idle


GAME = Summit()
