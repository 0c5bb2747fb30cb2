"""The position document of Higher card: its shape, and what must hold in it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from reihum.core.documents import Position, Seat, check_census
from reihum.core.errors import BadRule

from higher_card import material as m

Card = Annotated[int, Meta(ge=m.CARDS[0], le=m.CARDS[-1])]


class HigherCardPosition(Position, kw_only=True):
    """Hands, the cards of this round in the order they were played, those of earlier rounds, the others."""

    hands: list[list[Card]]
    table: list[Card]
    played: list[Card]
    rest: list[Card]
    points: list[Annotated[int, Meta(ge=0, le=m.ROUNDS)]]
    leader: Seat

    def rounds(self) -> int:
        """Rounds that are over: each gave a point (HC-3)."""
        return sum(self.points)


def check(position: HigherCardPosition) -> None:
    """Raise BadRule where the document contradicts a rule."""
    check_round(position)
    check_hands(position)
    cards = [*position.table, *position.played, *position.rest]
    held = [card for hand in position.hands for card in hand]
    check_census(m.counted([*cards, *held]), m.counted(list(m.CARDS)))


def check_round(position: HigherCardPosition) -> None:
    players, rounds = position.players, position.rounds()
    if len(position.points) != players or rounds > m.ROUNDS:
        raise BadRule("$.points", "HC-4")
    if position.leader >= players:
        raise BadRule("$.leader", "HC-2")
    if len(position.table) >= players or (rounds == m.ROUNDS and position.table):
        raise BadRule("$.table", "HC-2")
    if len(position.played) != rounds * players:
        raise BadRule("$.played", "HC-3")


def check_hands(position: HigherCardPosition) -> None:
    if len(position.hands) != position.players:
        raise BadRule("$.hands", "HC-1")
    for seat, hand in enumerate(position.hands):
        has_played = (seat - position.leader) % position.players < len(position.table)
        if len(hand) != m.HAND - position.rounds() - has_played:
            raise BadRule(f"$.hands[{seat}]", "HC-2")
