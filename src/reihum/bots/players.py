"""Ways to choose: at random, by a game's policy, by search."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from reihum.bots.search import Search
from reihum.core.errors import ReihumError
from reihum.core.policy import Policy
from reihum.core.rng import Rng
from reihum.core.state import Moves, State

CHUNK = 32  # simulations between two looks at the clock


class UnknownBot(ReihumError):
    """No bot has this name."""

    code = "bot"


class Bot(Protocol):
    """Chooses among legal actions. The state it gets is one its seat cannot tell from the true one."""

    def choose(self, state: State, rng: Rng) -> int: ...


def decide(player: Bot, state: State, rng: Rng) -> int:
    """The bot's action for the seat to act: the only way a bot gets to see a game (G-5)."""
    seen = state.clone()
    seen.resample(state.to_act(), rng)
    return player.choose(seen, rng)


class RandomBot:
    """Any legal action, each as likely."""

    def choose(self, state: State, rng: Rng) -> int:
        return int(state.pick(rng, Moves()))


class CasualBot:
    """What looks plausible, and now and then anything at all."""

    def __init__(self, policy: Policy, slips: int) -> None:
        self.policy = policy
        self.slips = slips  # in a hundred

    def choose(self, state: State, rng: Rng) -> int:
        if rng.below(100) < self.slips:
            return int(state.pick(rng, Moves()))
        return int(self.policy.pick(state, rng, Moves()))


class GreedyBot:
    """What the policy likes best."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, state: State, rng: Rng) -> int:
        return int(self.policy.best(state, rng, Moves()))


class SearchBot:
    """Searches for a number of simulations, or for seconds; keeps its tree during a turn."""

    def __init__(
        self,
        make: Callable[[], Search],
        simulations: int,
        seconds: float | None = None,
        stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        self.make = make
        self.simulations = simulations
        self.seconds = seconds
        self.stopped = stopped  # asked between chunks: a search can be interrupted
        self.search = make()
        self.place = (-1, -1)  # turn and seat the tree is for
        self.last = (-1, 0)  # the action chosen last in this turn, and what had been seen before it

    def choose(self, state: State, rng: Rng) -> int:
        legal = state.legal()
        self.follow(state)
        action = legal[0]
        if len(legal) > 1:
            self.think(state, rng)
            action = int(self.search.choice(state.seen()))
        self.last = (action, int(state.seen()))
        return action

    def follow(self, state: State) -> None:
        """Go on in the tree if this is the same turn, else begin a new one."""
        place = (int(state.turn), int(state.to_act()))
        if place == self.place:
            self.search.advance(*self.last)
        else:
            self.search = self.make()
        self.place = place

    def think(self, state: State, rng: Rng) -> None:
        until = None if self.seconds is None else time.monotonic() + self.seconds
        left = self.simulations
        while left > 0 and not self.stopped():
            self.search.run(state, min(CHUNK, left), rng)
            left -= CHUNK
            if until is not None and time.monotonic() >= until:
                return
