"""Ways to choose: at random, by a game's policy, by search."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from reihum.bots.search import Search
from reihum.core.policy import Policy
from reihum.core.rng import Rng
from reihum.core.state import Moves, State

STEPS_PLANNED = 2  # a step takes half of what is left of the turn's seconds: more steps may follow
CHUNK = 32  # simulations between two looks at the clock


class Bot(Protocol):
    """Chooses among legal actions. The state it gets is one its seat cannot tell from the true one."""

    def choose(self, state: State, rng: Rng) -> int:
        """A legal action for the seat to act."""
        ...


def decide(player: Bot, state: State, rng: Rng) -> int:
    """The bot's action for the seat to act: the only way a bot gets to see a game (G-5)."""
    seen = state.clone()
    seen.resample(state.to_act(), rng)
    return player.choose(seen, rng)


class RandomBot:
    """Any legal action, each as likely."""

    def choose(self, state: State, rng: Rng) -> int:
        """Any legal action, each as likely."""
        return int(state.pick(rng, Moves()))


class SlippingBot:
    """Another bot that now and then does anything at all, and thinks anew after that."""

    def __init__(self, make: Callable[[], Bot], slips: int) -> None:
        self.make = make
        self.slips = slips  # in a hundred
        self.bot = make()

    def choose(self, state: State, rng: Rng) -> int:
        """What the bot would do; now and then anything."""
        if rng.below(100) < self.slips:
            self.bot = self.make()
            return int(state.pick(rng, Moves()))
        return self.bot.choose(state, rng)


class SamplingBot:
    """What looks plausible: the policy's weights are chances."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, state: State, rng: Rng) -> int:
        """A legal action, in proportion to the weights of the policy."""
        return int(self.policy.pick(state, rng, Moves()))


class GreedyBot:
    """What the policy likes best."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, state: State, rng: Rng) -> int:
        """The legal action of most weight."""
        return int(self.policy.best(state, rng, Moves()))


def legal_after(state: State, action: int) -> list[int]:
    """What is legal after this action."""
    after = state.clone()
    after.step(action)
    return after.legal()


class SearchBot:
    """Searches for a number of simulations a step, or for seconds a turn; keeps its tree during a turn."""

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
        self.seconds_left = 0.0  # of this turn
        self.stopped = stopped  # asked between chunks: a search can be interrupted
        self.search = make()
        self.place = (-1, -1)  # turn and seat the tree is for
        self.last = (-1, 0)  # the action chosen last in this turn, and what had been seen before it
        self.promised: list[int] | None = None  # legal actions behind it; None: it reveals, nobody knows

    def choose(self, state: State, rng: Rng) -> int:
        """The action that most simulations ended with."""
        legal = state.legal()
        self.follow(state, legal)
        action = legal[0]
        if len(legal) > 1:
            self.think(state, rng)
            action = int(self.search.choice(state.seen()))
        self.last = (action, int(state.seen()))
        self.promised = None if state.reveals(action) else legal_after(state, action)
        return action

    def follow(self, state: State, legal: list[int]) -> None:
        """Go on in the tree if the last choice of this turn led here, else begin a new one."""
        place = (int(state.turn), int(state.to_act()))
        if place != self.place:
            self.search = self.make()
            self.seconds_left = self.seconds or 0.0
        else:
            self.search.advance(*self.last)
            if not self.fits(state, legal):
                self.search = self.make()
        self.place = place

    def fits(self, state: State, legal: list[int]) -> bool:
        """Does the tree begin here? Whoever asks may have played steps of the turn, such as forced ones."""
        seen = int(state.seen())
        tried = {int(child.action) for child in self.search.tree.children if child.seen == seen}
        return self.promised in (None, legal) and tried.issubset(legal)

    def think(self, state: State, rng: Rng) -> None:
        """Chunk by chunk, until the budget is spent or what is left of it cannot change the choice."""
        seen = int(state.seen())
        started = time.monotonic()
        done, spent = 0, 0.0
        while done < self.simulations and not self.stopped():
            self.search.run(state, min(CHUNK, self.simulations - done), rng)
            done += CHUNK
            spent = time.monotonic() - started
            if int(self.search.lead_in_visits(seen)) >= self.affordable(done, spent):
                break
        self.seconds_left -= spent

    def affordable(self, done: int, spent: float) -> float:
        """So many simulations are left, by number or, at the pace so far, by time: half of the turn's."""
        left = float(self.simulations - done)
        if self.seconds is None:
            return left
        return min(left, done * (self.seconds_left / STEPS_PLANNED / spent - 1))
