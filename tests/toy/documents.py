"""The position document and the view of Higher card."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from reihum.core.documents import Position, Seat, SeatNumber, View, check_census
from reihum.core.errors import BadRule

CARDS = range(1, 31)
HAND = ROUNDS = 6
Card = Annotated[int, Meta(ge=1, le=30)]


class HigherCardPosition(Position, kw_only=True):
    """Hands, the cards of this round in the order they were played, those of earlier rounds, the others."""

    hands: list[list[Card]]
    table: list[Card]
    played: list[Card]
    rest: list[Card]
    points: list[Annotated[int, Meta(ge=0, le=ROUNDS)]]
    leader: Seat


class PlayerView(Struct):
    """A player: how many cards, points, and the hand where it is the viewer's own."""

    cards: int
    points: int
    hand: list[int] | None


class HigherCardView(View, kw_only=True):
    """The cards of this round from the leader on, those of earlier rounds, the players."""

    table: list[int]
    played: list[int]
    leader: SeatNumber
    seats: list[PlayerView]


def check(position: HigherCardPosition) -> None:
    """Raise where the document contradicts a rule."""
    players, rounds = position.players, sum(position.points)
    if len(position.points) != players or rounds > ROUNDS:
        raise BadRule("$.points", "HC-4")
    if position.leader >= players:
        raise BadRule("$.leader", "HC-2")
    if len(position.table) >= players or (rounds == ROUNDS and position.table):
        raise BadRule("$.table", "HC-2")
    if len(position.hands) != players:
        raise BadRule("$.hands", "HC-1")
    for seat, hand in enumerate(position.hands):
        has_played = (seat - position.leader) % players < len(position.table)
        if len(hand) != HAND - rounds - has_played:
            raise BadRule(f"$.hands[{seat}]", "HC-2")
    cards = [
        *position.table,
        *position.played,
        *position.rest,
        *(card for hand in position.hands for card in hand),
    ]
    check_census(counted(cards), counted(list(CARDS)))
    if len(position.played) != rounds * players:
        raise BadRule("$.played", "HC-3")


def counted(cards: list[int]) -> dict[str, int]:
    return {str(card): cards.count(card) for card in cards}
