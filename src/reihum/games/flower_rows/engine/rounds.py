"""FL-20 to FL-24: when a round ends, who begins the next one, and the points of the finished ones."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.state import places, zeros
from reihum.core.vecs import append, vec
from reihum.games.flower_rows.engine.players import Player

POINTS_WEIGHT: Final = 1000  # more than the points of one round can differ


def all_passed(passes: i64, seats: i64) -> bool:
    """FL-20: has nobody done anything else since everybody was in turn?"""
    return passes == seats


@final
class FinishedRounds:
    """The points of finished rounds. They never change: after a round there is a new list of them."""

    def __init__(self, seats: i64, points: vec[i64]) -> None:
        self.seats: i64 = seats
        self.points = points  # round by round, seat by seat

    def count(self) -> i64:
        """How many rounds are finished."""
        return len(self.points) // self.seats

    def last(self, seat: i64) -> i64:
        """The points of a seat in the last finished round."""
        return self.points[len(self.points) - self.seats + seat]

    def total(self, seat: i64) -> i64:
        """All points of a seat."""
        total: i64 = 0
        for finished in range(self.count()):
            total += self.points[finished * self.seats + seat]
        return total

    def by_round(self) -> list[list[int]]:
        """The points of each round, seat by seat."""
        points = list(self.points)
        return [points[start : start + self.seats] for start in range(0, len(points), self.seats)]

    def with_points_of(self, players: list[Player]) -> FinishedRounds:
        """FL-22: one round more, counted from what the players have now."""
        return self.with_round([player.points() for player in players])

    def with_round(self, points: list[int]) -> FinishedRounds:
        """One round more, with these points by seat."""
        more = self.points[:]
        for point in points:
            more = append(more, point)
        return FinishedRounds(self.seats, more)

    def next_starter(self, starter: i64) -> i64:
        """FL-23: the fewest points so far; among equals clockwise after the last starter, that one last."""
        best = starter
        for step in range(self.seats - 1, 0, -1):
            seat = (starter + step) % self.seats
            if self.total(seat) <= self.total(best):
                best = seat
        return best


def scores(finished: FinishedRounds, players: list[Player], over: bool) -> list[int]:
    """All points by seat; while the game goes on, as if the running round ended now."""
    points: list[int] = []
    for seat, player in enumerate(players):
        total = finished.total(seat)
        if not over:
            total += player.points()
        points.append(total)
    return points


def ranks(finished: FinishedRounds, players: list[Player], over: bool) -> list[int]:
    """FL-24: ties go to the better last round."""
    weighed: list[int] = []
    for seat, score in enumerate(scores(finished, players, over)):
        last = finished.last(seat) if over else players[seat].points()
        weighed.append(score * POINTS_WEIGHT + last)
    return places(weighed)


def no_rounds(seats: i64) -> FinishedRounds:
    """Before the first round is over."""
    return FinishedRounds(seats, zeros(0))
