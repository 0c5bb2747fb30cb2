"""Who sits where, so that no bot owes its result to its seat."""

from __future__ import annotations

from itertools import combinations

Seating = tuple[str, ...]


def lineups(bots: Seating, players: int) -> list[Seating]:
    """Who plays together: all choices of bots, or all of them again and again to fill the seats."""
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [(bots * players)[:players]]


def seatings(bots: Seating, players: int) -> list[Seating]:
    """Every line-up in every rotation."""
    rotated = [one[turn:] + one[:turn] for one in lineups(bots, players) for turn in range(players)]
    if len(bots) < players:  # with an odd table each bot must be the one that sits twice
        rotated = [
            tuple(shifted(bots, name, by) for name in one) for one in rotated for by in range(len(bots))
        ]
    return list(dict.fromkeys(rotated))


def shifted(bots: Seating, name: str, by: int) -> str:
    return bots[(bots.index(name) + by) % len(bots)]
