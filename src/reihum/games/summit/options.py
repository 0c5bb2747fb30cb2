"""The option of Summit that no other game's range resembles."""

from __future__ import annotations

from dataclasses import dataclass

from reihum.core.options import Option, Value
from reihum.games.summit.cards import MOST_TRIANGLES, usual_free_triangles


@dataclass(frozen=True)
class FreeTriangles(Option):
    """SU-4: at least one free triangle; with 6 players none is left."""

    name: str = "free_triangles"
    rule: str = "SU-4"

    def values(self, players: int) -> tuple[Value, ...]:
        left = MOST_TRIANGLES - players
        return tuple(range(min(1, left), left + 1))

    def default(self, players: int) -> Value:
        return usual_free_triangles(players)
