"""Chameleon, put together."""

from __future__ import annotations

from reihum.core.features import Features
from reihum.core.game import Game
from reihum.core.options import Choice, FirstPlayer
from reihum.core.policy import Policy
from reihum.games.chameleon import material as m
from reihum.games.chameleon.bots.features import ChameleonFeatures
from reihum.games.chameleon.bots.policy import ChameleonPolicy
from reihum.games.chameleon.documents import codec, view
from reihum.games.chameleon.documents.position import ChameleonPosition
from reihum.games.chameleon.engine.deal import deal
from reihum.games.chameleon.engine.state import ChameleonState
from reihum.games.chameleon.words import actions, events, reasons, tally


class Chameleon(Game[ChameleonState]):
    """Draw cards onto rows, take a row; three colours count for you, all others against you."""

    id = m.GAME_ID
    players = range(2, 6)
    rules_version = m.RULES_VERSION
    options = (Choice("table", "CH-2", m.TABLES), FirstPlayer())
    notations = m.NOTATIONS
    position_type = ChameleonPosition
    view_type = view.ChameleonView
    turn_rule = "CH-7"
    end_rule = "CH-15"
    open_hands = True

    deal = staticmethod(deal)
    restore = staticmethod(codec.read)
    look = staticmethod(view.look)
    words = staticmethod(actions.words)
    events = staticmethod(events.events)
    forbidden = staticmethod(reasons.forbidden)
    tally = staticmethod(tally.tally)

    def policy(self) -> Policy:
        return ChameleonPolicy()

    def features(self, players: int, options: dict[str, int | str]) -> Features:
        return ChameleonFeatures(players, options["table"] == "violet")

    def longest(self, players: int, options: dict[str, int | str]) -> int:
        """Each card is drawn and placed at most once, and whoever takes gets at least one (CH-9)."""
        return 3 * sum(m.COPIES)


GAME = Chameleon()
