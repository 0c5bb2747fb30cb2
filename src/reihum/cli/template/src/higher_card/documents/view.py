"""What people at a table of Higher card may know: their own hand, and what was played."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from reihum.core.documents import SeatNumber, View

from higher_card.engine.state import HigherCardState


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


def look(state: HigherCardState, seat: int | None, head: dict[str, Any]) -> HigherCardView:
    """The view of a seat; None is a spectator."""
    return HigherCardView(
        **head,
        table=state.table[:],
        played=state.played[:],
        leader=state.leader,
        seats=[player_view(state, owner, seat) for owner in range(state.seats)],
    )


def player_view(state: HigherCardState, owner: int, seat: int | None) -> PlayerView:
    hand = state.hands[owner]
    return PlayerView(len(hand), state.points[owner], hand[:] if owner == seat else None)
