"""Spot On, put together."""

from __future__ import annotations

from reihum.core.features import Features
from reihum.core.game import Game
from reihum.core.options import Choice, FirstPlayer, integer, switch
from reihum.core.policy import Policy
from reihum.games.spot_on import material as m
from reihum.games.spot_on.bots.features import SpotOnFeatures
from reihum.games.spot_on.bots.policy import SpotOnPolicy
from reihum.games.spot_on.documents import codec, view
from reihum.games.spot_on.documents.position import SpotOnPosition
from reihum.games.spot_on.engine.deal import deal
from reihum.games.spot_on.engine.state import SpotOnState
from reihum.games.spot_on.words import actions, events, reasons, tally


class SpotOn(Game[SpotOnState]):
    """Sort cards into colour rows; a card that shows the row's size scores it."""

    id = m.GAME_ID
    players = range(2, m.MOST_SEATS + 1)
    rules_version = m.RULES_VERSION
    options = (
        integer("copies", "SP-1", 2, 4, 3),
        integer("actions", "SP-1", 3, 6, 5),
        Choice("gift", "SP-15", m.GIFTS),
        switch("interactive", "SP-29"),
        FirstPlayer(),
    )
    notations = m.NOTATIONS
    position_type = SpotOnPosition
    view_type = view.SpotOnView
    turn_rule = "SP-6"
    end_rule = "SP-28"
    open_hands = True

    deal = staticmethod(deal)
    restore = staticmethod(codec.read)
    look = staticmethod(view.look)
    words = staticmethod(actions.words)
    events = staticmethod(events.events)
    forbidden = staticmethod(reasons.forbidden)
    tally = staticmethod(tally.tally)

    def policy(self) -> Policy:
        return SpotOnPolicy()

    def features(self, players: int, options: dict[str, int | str]) -> Features:
        return SpotOnFeatures(players, int(options["copies"]), int(options["actions"]))

    def longest(self, players: int, options: dict[str, int | str]) -> int:
        """Each card comes to a player once (SP-28), and asks for at most 14 steps: its group is taken, it is
        stored, used on a target twice over, a stolen card is placed and lands."""
        return 14 * sum(m.card_counts(options))


GAME = SpotOn()
