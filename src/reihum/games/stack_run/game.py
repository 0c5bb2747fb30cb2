"""Stack Run, put together."""

from __future__ import annotations

from reihum.core.features import Features
from reihum.core.game import Game
from reihum.core.options import Choice, FirstPlayer, integer
from reihum.core.policy import Policy
from reihum.games.stack_run import material as m
from reihum.games.stack_run.bots.features import StackRunFeatures
from reihum.games.stack_run.bots.policy import StackRunPolicy
from reihum.games.stack_run.documents import codec, view
from reihum.games.stack_run.documents.position import StackRunPosition
from reihum.games.stack_run.engine.deal import deal
from reihum.games.stack_run.engine.state import StackRunState, patience_of
from reihum.games.stack_run.words import actions, events, reasons, tally


class StackRun(Game[StackRunState]):
    """Play your stack empty onto six shared piles; your pawns decide which piles you may use."""

    id = m.GAME_ID
    players = range(2, 5)
    rules_version = m.RULES_VERSION
    options = (
        integer("stack", "ST-7", 5, 20, 10),
        Choice("direction", "ST-15", m.DIRECTIONS),
        integer("stall", "ST-25", 1, 200, 60),
        FirstPlayer(),
    )
    notations = m.NOTATIONS
    position_type = StackRunPosition
    view_type = view.StackRunView
    turn_rule = "ST-5"
    end_rule = "ST-22"

    deal = staticmethod(deal)
    restore = staticmethod(codec.read)
    look = staticmethod(view.look)
    words = staticmethod(actions.words)
    events = staticmethod(events.events)
    forbidden = staticmethod(reasons.forbidden)
    tally = staticmethod(tally.tally)

    def policy(self) -> Policy:
        return StackRunPolicy()

    def features(self, players: int, options: dict[str, int | str]) -> Features:
        return StackRunFeatures(players, int(options["stack"]), patience_of(players, options))

    def longest(self, players: int, options: dict[str, int | str]) -> int:
        """Stack cards are played, or time runs out (ST-25); a turn is its cards (ST-26), a field action,
        done, help card, distance and pawn."""
        waits = int(options["stack"]) * players + 1
        return waits * patience_of(players, options) * (m.MOST_LAID + 5)


GAME = StackRun()
