"""Chameleon, put together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from reihum.core.documents import TallyLine
from reihum.core.features import Features
from reihum.core.game import Game
from reihum.core.messages import Message, Reason
from reihum.core.options import Choice, FirstPlayer
from reihum.core.policy import Policy
from reihum.core.rng import Rng
from reihum.games.chameleon import cards, rules, tally, view, words
from reihum.games.chameleon.features import ChameleonFeatures
from reihum.games.chameleon.heuristics import ChameleonPolicy
from reihum.games.chameleon.position import ChameleonPosition
from reihum.games.chameleon.rules import ChameleonState

if TYPE_CHECKING:
    from rich.console import RenderableType


class Chameleon(Game[ChameleonState]):
    """Draw cards onto rows, take a row; three colours count for you, all others against you."""

    id = cards.GAME_ID
    players = range(2, 6)
    rules_version = cards.RULES
    options = (Choice("table", "CH-2", cards.TABLES), FirstPlayer())
    notations = cards.NOTATIONS
    position_type = ChameleonPosition
    view_type = view.ChameleonView
    turn_rule = "CH-7"
    end_rule = "CH-15"
    open_hands = True

    def deal(self, players: int, options: dict[str, int | str], rng: Rng) -> ChameleonState:
        return rules.deal(players, options, rng)

    def restore(self, position: ChameleonPosition) -> ChameleonState:
        return ChameleonState.from_position(position)

    def look(self, state: ChameleonState, seat: int | None) -> view.ChameleonView:
        return view.look(state, self.head(state, seat))

    def words(self, state: ChameleonState, action: int) -> Message:
        return words.words(state, action)

    def events(
        self, before: ChameleonState, action: int, after: ChameleonState, seat: int | None
    ) -> list[Message]:
        return words.events(before, action, after)

    def forbidden(self, state: ChameleonState, action: int) -> Reason:
        return words.forbidden(state, action)

    def draw(self, view: dict[str, Any], language: str, names: Sequence[str]) -> RenderableType:
        from reihum.games.chameleon import drawing  # only terminals need rich

        return drawing.draw(view, partial(self.say, language=language), language, names)

    def tally(self, state: ChameleonState) -> list[TallyLine]:
        return tally.tally(state)

    def policy(self) -> Policy:
        return ChameleonPolicy()

    def features(self, players: int, options: dict[str, int | str]) -> Features:
        return ChameleonFeatures(players, options["table"] == "violet")

    def longest(self, players: int, options: dict[str, int | str]) -> int:
        """Each card is drawn and placed at most once, and whoever takes gets at least one (CH-9)."""
        return 3 * sum(cards.COPIES)


GAME = Chameleon()
