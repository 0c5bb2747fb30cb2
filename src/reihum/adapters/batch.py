"""Many games at once, compiled. What a learner reads lies in packed vectors, game after game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.strings import read_i64_le
from mypy_extensions import i16, i64, u8

from reihum.adapters.errors import IllegalInBatch
from reihum.adapters.opponents import Opponent
from reihum.adapters.rewards import rewards_of
from reihum.core.features import Features, Sheet, shorts
from reihum.core.rng import FastRng, seeded
from reihum.core.state import NOBODY, Moves, State, packed, zeros
from reihum.core.vecs import append, vec

PLACES: Final = 32  # bits for the place of a game in the batch, and as many for its number there


def game_seed(seed: int, place: int, number: int) -> int:
    """The seed of the game that is dealt at this place after so many others."""
    return (((seed << PLACES) + place) << PLACES) + number


@final
class Batch:
    """So many games, each at its place. A finished game makes room for the next one at once.

    Rows are those of the seat to act. `done`, `rewards`, `scores` and `ranks` tell of games that ended
    with the last step; for all others they are 0.
    """

    def __init__(
        self,
        deal: Callable[[FastRng], State],
        features: Features,
        places: i64,
        actions: i64,
        reward: str,
        opponent: Opponent | None,
        learners: list[int],
    ) -> None:
        self.deal = deal
        self.features = features
        self.places: i64 = places
        self.seats: i64 = features.seats
        self.actions: i64 = actions
        self.reward = reward
        self.opponent = opponent
        self.learners = packed(learners)  # the seat that learns at each place, if there are opponents
        self.size: i64 = features.size()
        self.blank_rows = shorts(places * self.size)
        self.sheet = Sheet(places * self.size)  # the rows of all games
        self.moves = Moves()
        self.seed = 0
        self.rng = seeded(0)  # of opponents and random actions
        self.states: list[State] = []
        self.numbers = zeros(places)  # games dealt so far at each place
        self.mask = octets(places * actions)
        self.legal = shorts(places * actions)  # the legal actions of each place, from its beginning
        self.counts = zeros(places)  # how many of them there are
        self.to_act = zeros(places)
        self.done = octets(places)
        self.rewards = numbers_of(places * self.seats)
        self.scores = zeros(places * self.seats)
        self.ranks = zeros(places * self.seats)
        self.chosen = zeros(places)

    def reset(self, seed: int) -> None:
        """Deal anew, at every place the first game of this seed."""
        self.seed = seed
        self.rng = seeded(seed)
        self.numbers = zeros(self.places)
        self.next_games()

    def next_games(self) -> None:
        """Deal every place its next game."""
        self.states = [self.dealt(place) for place in range(self.places)]
        self.sheet.numbers = self.blank_rows[:]
        for place in range(self.places):
            self.go_on(place)
            self.forget_end(place)
            self.look(place)

    def dealt(self, place: i64) -> State:
        """The next game at a place, by the seed of the batch."""
        number = self.numbers[place]
        self.numbers[place] = number + 1
        return self.deal(seeded(game_seed(self.seed, place, number)))

    def step(self, actions: bytes) -> None:
        """One action in each game, as whole numbers of eight bytes; all are checked before any is done."""
        self.check(actions)
        self.sheet.numbers = self.blank_rows[:]
        for place in range(self.places):
            self.play(place, read_i64_le(actions, 8 * place))

    def check(self, actions: bytes) -> None:
        """Raise IllegalInBatch for the first place whose action is not legal."""
        for place in range(self.places):
            action = read_i64_le(actions, 8 * place)
            if action < 0 or action >= self.actions or self.mask[place * self.actions + action] == 0:
                raise IllegalInBatch(place, action)

    def play(self, place: i64, action: i64) -> None:
        """One step at a place; a game that had ended there is forgotten."""
        if self.done[place] != 0:
            self.forget_end(place)
        self.states[place].step(action)
        self.go_on(place)
        self.look(place)

    def go_on(self, place: i64) -> None:
        """On to the next decision of a learner: others move, and a game that ended makes room."""
        state = self.states[place]
        while not self.waits_for_learner(place, state):
            opponent = self.opponent
            if state.to_act() == NOBODY:
                self.note_end(place, state)
                state = self.dealt(place)
                self.states[place] = state
            elif opponent is not None:
                state.step(opponent.choose(state, self.rng))

    def waits_for_learner(self, place: i64, state: State) -> bool:
        """Is the next decision a learner's?"""
        seat = state.to_act()
        if self.opponent is None:
            return seat != NOBODY
        return seat == self.learners[place]

    def note_end(self, place: i64, state: State) -> None:
        """Write down rewards, scores and ranks of a game that has ended."""
        self.done[place] = 1
        at = place * self.seats
        for reward in rewards_of(state, self.reward):
            self.rewards[at] = reward
            at += 1
        at = place * self.seats
        for score in state.scores():
            self.scores[at] = score
            at += 1
        at = place * self.seats
        for rank in state.ranks():
            self.ranks[at] = rank
            at += 1

    def forget_end(self, place: i64) -> None:
        """Clear what was written down at the end of the last game."""
        self.done[place] = 0
        start = place * self.seats
        for at in range(start, start + self.seats):
            self.rewards[at] = 0.0
            self.scores[at] = 0
            self.ranks[at] = 0

    def look(self, place: i64) -> None:
        """Write down what the seat to act sees and may do."""
        state = self.states[place]
        seat = state.to_act()
        self.to_act[place] = seat
        self.sheet.start = place * self.size
        self.features.write(state, seat, self.sheet)
        self.offer(state, place)

    def offer(self, state: State, place: i64) -> None:
        """Mark the legal actions, and no longer those of before."""
        start = place * self.actions
        for i in range(self.counts[place]):
            self.mask[start + i64(self.legal[start + i])] = 0
        moves = self.moves
        state.fill(moves)
        self.counts[place] = moves.count
        for i in range(moves.count):
            action = moves.actions[i]
            self.legal[start + i] = i16(action)
            self.mask[start + action] = 1

    def sample(self) -> None:
        """Choose a legal action at random in each game, each as likely."""
        for place in range(self.places):
            nth = self.rng.below(self.counts[place])
            self.chosen[place] = i64(self.legal[place * self.actions + nth])


def octets(count: i64) -> vec[u8]:
    """So many bytes, all 0."""
    made = vec[u8](capacity=count)
    for _ in range(count):
        made = append(made, 0)
    return made


def numbers_of(count: i64) -> vec[float]:
    """So many floating-point numbers, all 0."""
    made = vec[float](capacity=count)
    for _ in range(count):
        made = append(made, 0.0)
    return made
