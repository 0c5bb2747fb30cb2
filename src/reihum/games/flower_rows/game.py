"""Flower Rows, put together."""

from __future__ import annotations

from reihum.core.features import Features
from reihum.core.game import Game
from reihum.core.options import FirstPlayer, integer
from reihum.core.policy import Policy
from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.bots.features import FlowerRowsFeatures
from reihum.games.flower_rows.bots.policy import FlowerRowsPolicy
from reihum.games.flower_rows.documents import codec, view
from reihum.games.flower_rows.documents.position import FlowerRowsPosition
from reihum.games.flower_rows.engine.deal import deal
from reihum.games.flower_rows.engine.state import FlowerRowsState
from reihum.games.flower_rows.words import actions, events, reasons, tally


class FlowerRows(Game[FlowerRowsState]):
    """A rummy with the numbers 1 to 100: lay rows, rob rows, get rid of your stones first."""

    id = m.GAME_ID
    players = range(2, 6)
    rules_version = m.RULES_VERSION
    options = (integer("rounds", "FL-23", 1, 4, 2), integer("hand", "FL-6", 7, 15, 13), FirstPlayer())
    notations = m.NOTATIONS
    position_type = FlowerRowsPosition
    view_type = view.FlowerRowsView
    turn_rule = "FL-7"
    end_rule = "FL-23"

    deal = staticmethod(deal)
    restore = staticmethod(codec.read)
    look = staticmethod(view.look)
    words = staticmethod(actions.words)
    events = staticmethod(events.events)
    forbidden = staticmethod(reasons.forbidden)
    tally = staticmethod(tally.tally)

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

    def longest(self, players: int, options: dict[str, int | str]) -> int:
        """A bound for each round, times the rounds.

        At most 104 stones are drawn, in at most 3 steps each, and 104 own ones laid or added, in at most 11;
        a joker that comes back by a swap (2 steps) costs a number (FL-18). Before each turn that is no pass
        fewer players pass than there are (FL-20).
        """
        stones = m.NUMBERS + m.JOKERS
        moves = (3 + 11) * stones + 2 * m.NUMBERS
        passes = players * (2 * stones + 1)
        return int(options["rounds"]) * (moves + passes)


GAME = FlowerRows()
