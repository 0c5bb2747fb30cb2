"""Thinking time, counted from the times of events alone: every node computes the same."""

from __future__ import annotations

from reihum.protocol.values import Clock

GRACE = 30_000  # milliseconds that who takes a seat back has at least


class Clocks:
    """When the running move began, and what each seat has left of a clock for the whole game."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        self.since = 0
        self.left = [clock.seconds * 1000] * seats if clock is not None else []

    def begin(self, at: int) -> None:
        """A move begins that nobody is charged for yet."""
        self.since = at

    def charge(self, seat: int, at: int) -> None:
        """The seat's thinking ends."""
        if self.clock is not None and self.clock.kind == "game":
            self.left[seat] = max(0, self.left[seat] - (at - self.since))
        self.since = at

    def reward(self, seat: int) -> None:
        """The increment after a move, where the clock is for the whole game."""
        if self.clock is not None and self.clock.kind == "game":
            self.left[seat] += self.clock.increment * 1000

    def grant(self, seat: int) -> None:
        """Who comes back gets a little time."""
        if self.clock is not None:
            self.left[seat] = max(GRACE, self.left[seat])

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up; None without a clock."""
        if self.clock is None:
            return None
        return self.since + (self.clock.seconds * 1000 if self.clock.kind == "move" else self.left[seat])
