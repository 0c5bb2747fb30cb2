"""The actions of a game and where each move began, packed because tables stay in memory for days."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

from reihum.core.state import State


class Step(NamedTuple):
    """An action that was played, with the states around it, which are not changed any more."""

    before: State
    action: int
    after: State


def steps_from(state: State, actions: Iterable[int]) -> list[Step]:
    """The steps that these legal actions make; the state given stays as it is."""
    steps = []
    for action in actions:
        after = state.clone()
        after.step(action)
        steps.append(Step(state, action, after))
        state = after
    return steps


@dataclass
class Undo:
    """An open question: go back to the first so many actions? And who has agreed so far."""

    seat: int
    actions: int
    agreed: set[int] = field(default_factory=set)


class History:
    """All actions in order; by move: the event's seq, the seat, and how many actions were before it."""

    def __init__(self) -> None:
        self.actions = array("h")
        self.seqs = array("i")
        self.movers = array("b")
        self.starts = array("i")

    def add(self, seq: int, seat: int, actions: list[int]) -> None:
        """One more play: its event, its seat and its actions."""
        self.seqs.append(seq)
        self.movers.append(seat)
        self.starts.append(len(self.actions))
        self.actions.extend(actions)

    def cut(self, actions: int) -> None:
        """Forget all but the first so many actions; moves are cut as a whole."""
        del self.actions[actions:]
        while self.starts and self.starts[-1] >= actions:
            for column in (self.seqs, self.movers, self.starts):
                column.pop()

    def last_start(self, seat: int) -> int | None:
        """How many actions there were before this seat's last move."""
        for mover, start in zip(reversed(self.movers), reversed(self.starts), strict=True):
            if mover == seat:
                return start
        return None

    def moves(self) -> Iterator[tuple[int, array[int]]]:
        """The seq and the actions of each move."""
        bounds = pairwise([*self.starts, len(self.actions)])
        for seq, (start, end) in zip(self.seqs, bounds, strict=True):
            yield seq, self.actions[start:end]
