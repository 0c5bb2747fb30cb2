"""Summit, put together."""

from __future__ import annotations

from dataclasses import dataclass

from reihum.core.features import Features
from reihum.core.game import Game
from reihum.core.options import FirstPlayer, Option, Value, integer, switch
from reihum.core.policy import Policy
from reihum.games.summit import material as m
from reihum.games.summit.bots.features import SummitFeatures
from reihum.games.summit.bots.policy import SummitPolicy
from reihum.games.summit.documents import codec, view
from reihum.games.summit.documents.position import SummitPosition
from reihum.games.summit.engine.deal import deal
from reihum.games.summit.engine.idling import most_idle_turns
from reihum.games.summit.engine.state import SummitState
from reihum.games.summit.words import actions, events, reasons, tally


@dataclass(frozen=True)
class FreeTriangles(Option):
    """SU-4: how many there may be depends on the number of players."""

    name: str = "free_triangles"
    rule: str = "SU-4"

    def values(self, players: int) -> tuple[Value, ...]:
        return m.free_triangles(players)

    def default(self, players: int) -> Value:
        return m.usual_free_triangles(players)


class Summit(Game[SummitState]):
    """Climb your own triangle, then go down others; a joker takes a rival's summit."""

    id = m.GAME_ID
    players = range(2, 7)
    rules_version = m.RULES_VERSION
    options = (
        integer("variant", "SU-6", 1, 2, 1),
        switch("simplified", "SU-13"),
        FreeTriangles(),
        FirstPlayer(),
    )
    notations = m.NOTATIONS
    position_type = SummitPosition
    view_type = view.SummitView
    turn_rule = "SU-10"
    end_rule = "SU-19"

    deal = staticmethod(deal)
    restore = staticmethod(codec.read)
    look = staticmethod(view.look)
    words = staticmethod(actions.words)
    events = staticmethod(events.events)
    forbidden = staticmethod(reasons.forbidden)
    tally = staticmethod(tally.tally)

    def policy(self) -> Policy:
        return SummitPolicy()

    def features(self, players: int, options: dict[str, int | str]) -> Features:
        return SummitFeatures(players, m.triangles_in_game(players, options), m.pushing(options))

    def longest(self, players: int, options: dict[str, int | str]) -> int:
        """Each card is stored and laid at most once, by two steps each; in between there are so many turns
        without either as SU-21 allows."""
        deck = m.deck_size(players)
        return 4 * deck + (2 * deck + 1) * int(most_idle_turns(m.pushing(options), deck, players))


GAME = Summit()
