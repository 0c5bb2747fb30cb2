"""Higher card, put together."""

from __future__ import annotations

from reihum.core.features import Features
from reihum.core.game import Game
from reihum.core.options import FirstPlayer
from reihum.core.policy import Policy

from higher_card import material as m
from higher_card.bots.features import HigherCardFeatures
from higher_card.bots.policy import HigherCardPolicy
from higher_card.documents import codec, view
from higher_card.documents.position import HigherCardPosition
from higher_card.engine.deal import deal
from higher_card.engine.state import HigherCardState
from higher_card.words import actions, events, reasons, tally


class HigherCard(Game[HigherCardState]):
    """Six times everybody plays a card; the highest takes a point."""

    id = m.GAME_ID
    players = m.PLAYERS
    rules_version = m.RULES_VERSION
    options = (FirstPlayer(),)
    notations = m.NOTATIONS
    position_type = HigherCardPosition
    view_type = view.HigherCardView
    turn_rule = "HC-2"
    end_rule = "HC-4"

    deal = staticmethod(deal)
    restore = staticmethod(codec.read)
    look = staticmethod(view.look)
    words = staticmethod(actions.words)
    events = staticmethod(events.events)
    forbidden = staticmethod(reasons.forbidden)
    tally = staticmethod(tally.tally)

    def policy(self) -> Policy:
        return HigherCardPolicy()

    def features(self, players: int, options: dict[str, int | str]) -> Features:
        return HigherCardFeatures(players)

    def longest(self, players: int, options: dict[str, int | str]) -> int:
        """Everybody plays one card in each round (HC-2, HC-4)."""
        return m.ROUNDS * players


GAME = HigherCard()
