"""Information-set Monte Carlo tree search for any game of the contract.

Each simulation redeals what the searching seat cannot know (`resample`), walks down one tree that all
deals share, adds a node, plays to the end and tells every node on the way how its mover fared (max^n).
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, final

from mypy_extensions import i64

from reihum.core.policy import Policy
from reihum.core.rng import Rng
from reihum.core.state import MOST_ACTIONS, NOBODY, Moves, State, zeros

UNTOUCHED: Final = 0.5  # what an action never tried is worth to a guided search


@final
class Node:
    """All situations its mover cannot tell apart, reached by `action` after having seen `seen`."""

    def __init__(self, action: i64, seen: i64, mover: i64, prior: float) -> None:
        self.action: i64 = action
        self.seen: i64 = seen
        self.mover: i64 = mover  # who chose the action
        self.prior: float = prior
        self.visits: i64 = 0
        self.available: i64 = 0  # how often the action could have been chosen
        self.value: float = 0.0  # sum of the mover's rewards
        self.children: list[Node] = []

    def child(self, action: i64, seen: i64) -> Node | None:
        for node in self.children:
            if node.action == action and node.seen == seen:
                return node
        return None


@final
class Tally:
    """What came of one action at the root, seat by seat."""

    def __init__(self, seats: i64) -> None:
        self.visits: i64 = 0
        self.wins: list[float] = [0.0] * int(seats)
        self.scores: list[float] = [0.0] * int(seats)
        self.ranks: list[float] = [0.0] * int(seats)

    def add(self, shares: list[float], scores: list[int], ranks: list[int]) -> None:
        """One more simulation: shares of the win, scores and ranks by seat."""
        self.visits += 1
        for seat in range(len(shares)):
            self.wins[seat] += shares[seat]
            self.scores[seat] += float(scores[seat])
            self.ranks[seat] += float(ranks[seat])


def win_shares(ranks: list[int]) -> list[float]:
    """1 for the winner; a shared win is shared."""
    winners = ranks.count(1)
    return [1.0 / float(winners) if rank == 1 else 0.0 for rank in ranks]


@final
class Search:
    """A tree and how it grows. Keep it during a turn: `advance` goes on with the part that was chosen."""

    def __init__(
        self, policy: Policy | None, explore: float, trust: float, guided: bool, horizon: i64, lead: i64
    ) -> None:
        self.policy = policy  # priors; None: plain search
        self.explore: float = explore
        self.trust: float = trust  # in the policy: 1 takes its weights as they are, less evens them out
        self.guided = guided  # playouts by the policy too
        self.horizon: i64 = horizon  # playouts are cut after so many steps and valued as they stand
        self.lead: i64 = lead  # points ahead that feel safe; 0: only winning counts; below 0: fewest win
        self.tree = Node(-1, 0, -1, 0.0)
        self.tallies: dict[int, Tally] = {}  # what came of each action at the root
        self.moves = Moves()
        self.weights = zeros(MOST_ACTIONS)
        self.marks = zeros(MOST_ACTIONS)  # stamp: legal here; -stamp: legal and in the tree
        self.stamp: i64 = 0
        self.untried: i64 = 0  # legal actions here without a node
        self.best_bound: float = 0.0
        self.path: list[Node] = []
        self.seats: i64 = 0
        self.forced: i64 = -1  # an action to look at, whatever the tree says

    def run(self, root: State, simulations: i64, rng: Rng) -> None:
        """So many simulations for the seat to act."""
        self.seats = root.seats
        seat = root.to_act()
        for _ in range(simulations):
            state = root.clone()
            state.resample(seat, rng)
            self.simulate(state, rng)

    def simulate(self, state: State, rng: Rng) -> None:
        """One simulation in a deal of its own; the state is played to its end."""
        self.path = [self.tree]
        self.descend(state, rng)
        self.play_out(state, rng)
        self.back_up(state)

    def descend(self, state: State, rng: Rng) -> None:
        """Down the tree to its edge, and one node further."""
        node = self.tree
        while state.to_act() != NOBODY:
            state.fill(self.moves)
            seen = state.seen()
            best = self.best_child(node, seen)
            fresh: Node | None = None
            if self.forced >= 0 and len(self.path) == 1:
                best = node.child(self.forced, seen)
                if best is None:
                    fresh = self.made(self.forced, seen, state, 0.0)
            else:
                fresh = self.new_child(node, state, seen, rng)
            chosen = best if fresh is None else fresh
            assert chosen is not None
            self.path.append(chosen)
            state.step(chosen.action)
            if fresh is not None:
                node.children.append(fresh)
                return
            node = chosen

    def best_child(self, node: Node, seen: i64) -> Node | None:
        """The legal child of the highest bound; marks what is legal, and what of it is in the tree."""
        self.stamp += 1
        for i in range(self.moves.count):
            self.marks[self.moves.actions[i]] = self.stamp
        self.untried = self.moves.count
        self.best_bound = -1.0
        best: Node | None = None
        for child in node.children:
            if child.seen == seen and self.marks[child.action] == self.stamp:
                self.marks[child.action] = -self.stamp
                self.untried -= 1
                child.available += 1
                bound = self.bound(child)
                if bound > self.best_bound:
                    self.best_bound = bound
                    best = child
        return best

    def bound(self, child: Node) -> float:
        """How good the action may be: its mean, and more the less it was tried."""
        visits = float(child.visits)
        if self.policy is None:
            return child.value / visits + self.explore * sqrt(log(float(child.available)) / visits)
        return child.value / visits + self.explore * child.prior * sqrt(float(child.available)) / (
            1.0 + visits
        )

    def new_child(self, node: Node, state: State, seen: i64, rng: Rng) -> Node | None:
        """A node for a legal action that has none yet, if one is to be tried now."""
        if self.untried == 0:
            return None
        if self.policy is None:
            return self.made(self.nth_untried(rng.below(self.untried)), seen, state, 0.0)
        return self.promising_child(node, state, seen, self.policy)

    def nth_untried(self, n: i64) -> i64:
        """The n-th legal action that has no node yet, counted from 0."""
        for i in range(self.moves.count):
            if self.marks[self.moves.actions[i]] == self.stamp:
                if n == 0:
                    return self.moves.actions[i]
                n -= 1
        raise AssertionError

    def promising_child(self, node: Node, state: State, seen: i64, policy: Policy) -> Node | None:
        """The untried action of most weight, unless a child already promises more."""
        policy.weigh(state, self.moves, self.weights)
        total = 0.0
        heaviest: i64 = -1
        for i in range(self.moves.count):
            total += float(self.weights[i]) ** self.trust
            untried = self.marks[self.moves.actions[i]] == self.stamp
            if untried and (heaviest < 0 or self.weights[i] > self.weights[heaviest]):
                heaviest = i
        prior = float(self.weights[heaviest]) ** self.trust / total
        mean = (
            node.value / float(node.visits) if node.visits > 0 and node.mover == state.to_act() else UNTOUCHED
        )
        if mean + self.explore * prior * sqrt(float(node.visits + 1)) <= self.best_bound:
            return None
        return self.made(self.moves.actions[heaviest], seen, state, prior)

    def made(self, action: i64, seen: i64, state: State, prior: float) -> Node:
        """A new node for an action that led to this state."""
        node = Node(action, seen, state.to_act(), prior)
        node.available = 1
        return node

    def play_out(self, state: State, rng: Rng) -> None:
        """To the end, or as far as the horizon."""
        steps: i64 = 0
        policy = self.policy
        while steps < self.horizon and state.to_act() != NOBODY:
            if self.guided and policy is not None:
                state.step(policy.pick(state, rng, self.moves))
            else:
                state.step(state.pick(rng, self.moves))
            steps += 1

    def back_up(self, state: State) -> None:
        """Every node on the way learns how its mover fared."""
        scores = state.scores()
        ranks = state.ranks()
        shares = win_shares(ranks)
        if len(self.path) > 1:
            self.tally(self.path[1].action).add(shares, scores, ranks)
        for node in self.path:
            node.visits += 1
            if node.mover >= 0:
                node.value += self.reward(node.mover, shares, scores)

    def reward(self, seat: i64, shares: list[float], scores: list[int]) -> float:
        """The share of the win; where a lead counts, half of it is how far ahead the seat is."""
        if self.lead == 0:
            return shares[seat]
        ahead = 1000.0  # of the rival who is nearest, or farthest ahead; a negative lead: fewest points win
        for other in range(len(scores)):
            if other != seat:
                ahead = min(ahead, float(scores[seat] - scores[other]) / float(self.lead))
        return 0.5 * shares[seat] + 0.5 / (1.0 + exp(-ahead))

    def tally(self, action: i64) -> Tally:
        """The results of an action at the root; empty at first."""
        found = self.tallies.get(action)
        if found is None:
            found = Tally(self.seats)
            self.tallies[action] = found
        return found

    def choice(self, seen: i64) -> i64:
        """The action tried most often; among equals the lower one."""
        best: Node | None = None
        for child in self.tree.children:
            if child.seen == seen and (best is None or more_tried(child, best)):
                best = child
        assert best is not None
        return best.action

    def lead_in_visits(self, seen: i64) -> i64:
        """How many tries the action tried most often is ahead of every other."""
        most: i64 = 0
        second: i64 = 0
        for child in self.tree.children:
            if child.seen == seen:
                if child.visits > most:
                    second = most
                    most = child.visits
                elif child.visits > second:
                    second = child.visits
        return most - second

    def advance(self, action: i64, seen: i64) -> None:
        """Go on below an action that was chosen after having seen `seen`; the rest is forgotten."""
        kept = self.tree.child(action, seen)
        self.tree = Node(-1, 0, -1, 0.0) if kept is None else kept
        self.tree.mover = -1
        self.tallies = {}


def more_tried(one: Node, other: Node) -> bool:
    if one.visits == other.visits:
        return one.action < other.action
    return one.visits > other.visits
