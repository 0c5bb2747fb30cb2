"""Higher card, put together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType

from reihum.core.documents import TallyLine
from reihum.core.features import Features
from reihum.core.game import Game
from reihum.core.messages import Message, Reason, message
from reihum.core.options import FirstPlayer
from reihum.core.policy import Policy
from reihum.core.rng import Rng
from tests.toy import rules
from tests.toy.documents import CARDS, ROUNDS, HigherCardPosition, HigherCardView, PlayerView
from tests.toy.features import HigherCardFeatures
from tests.toy.heuristics import HigherCardPolicy
from tests.toy.rules import HigherCardState


class HigherCard(Game[HigherCardState]):
    """Six times everybody plays a card; the highest takes a point."""

    id = "higher_card"
    players = range(2, 5)
    options = (FirstPlayer(),)
    notations = tuple(f"play {card}" for card in CARDS)
    position_type = HigherCardPosition
    view_type = HigherCardView
    turn_rule = "HC-2"
    end_rule = "HC-4"

    def deal(self, players: int, options: dict[str, int | str], rng: Rng) -> HigherCardState:
        return rules.deal(players, options, rng)

    def restore(self, position: HigherCardPosition) -> HigherCardState:
        return rules.restore(position)

    def look(self, state: HigherCardState, seat: int | None, head: dict[str, Any]) -> HigherCardView:
        players = zip(state.hands, state.points, strict=True)
        return HigherCardView(
            **head,
            table=state.table[:],
            played=state.played[:],
            leader=state.leader,
            seats=[
                PlayerView(len(hand), points, hand[:] if owner == seat else None)
                for owner, (hand, points) in enumerate(players)
            ],
        )

    def words(self, state: HigherCardState, action: int) -> Message:
        return message("higher_card-follow" if state.table else "higher_card-lead", card=action + 1)

    def events(
        self, before: HigherCardState, action: int, after: HigherCardState, seat: int | None
    ) -> list[Message]:
        told = [message("higher_card-log-played", player=int(before.to_act()), card=action + 1)]
        if not after.table:
            told.append(message("higher_card-log-won", player=after.leader))
        return told

    def forbidden(self, state: HigherCardState, action: int) -> Reason:
        return Reason("HC-2", message("higher_card-why-not-held"))

    def tally(self, state: HigherCardState) -> list[TallyLine]:
        return [TallyLine(message("higher_card-tally-points"), list(state.points))]

    def policy(self) -> Policy:
        return HigherCardPolicy()

    def features(self, players: int, options: dict[str, int | str]) -> Features:
        return HigherCardFeatures(players)

    def longest(self, players: int, options: dict[str, int | str]) -> int:
        return ROUNDS * players

    def draw(self, view: dict[str, Any], language: str, names: Sequence[str]) -> RenderableType:
        hands = [one["hand"] for one in view["seats"] if one["hand"] is not None]
        lines = [("higher_card-table", view["table"]), *(("higher_card-hand", hand) for hand in hands)]
        return Group(
            *[self.say(message(id, cards=" ".join(map(str, cards))), language) for id, cards in lines]
        )


GAME = HigherCard()
