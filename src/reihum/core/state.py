"""The contract of a game in progress.

Legal actions come as a list for everybody (`legal`), and into a reused list for compiled loops (`fill`).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from reihum.core.codec import position_of
from reihum.core.errors import IllegalAction
from reihum.core.rng import Rng
from reihum.core.vecs import append, vec

NOBODY: Final = -1  # to_act() when the game is over
SPECTATOR: Final = -1  # the seat of those who see only what everybody sees
MOST_ACTIONS: Final = 512  # no game has more
SMALL: Final = 62  # so many actions fit into a bit set
HIGHEST: Final = 1 << (SMALL - 1)


def zeros(count: i64) -> vec[i64]:
    """A vector of so many zeros."""
    return filled(count, 0)


def filled(count: i64, value: i64) -> vec[i64]:
    """A vector of so many equal numbers."""
    made = vec[i64](capacity=count)
    for _ in range(count):
        made = append(made, value)
    return made


def packed(numbers: list[int]) -> vec[i64]:
    """A vector from a list: the way from cold code into the engine."""
    made = vec[i64](capacity=len(numbers))
    for number in numbers:
        made = append(made, number)
    return made


def in_order(cards: vec[i64], kinds: i64) -> vec[i64]:
    """The cards, of kinds 0 … kinds - 1, in ascending order: as if nobody had known their order.

    Who redeals hidden cards begins with this, so that the new deal depends on the generator alone.
    """
    counts = zeros(kinds)
    for i in range(len(cards)):
        counts[cards[i]] += 1
    ordered = vec[i64](capacity=len(cards))
    for kind in range(kinds):
        for _ in range(counts[kind]):
            ordered = append(ordered, kind)
    return ordered


@final
class Moves:
    """A list of actions that is filled again and again without making a new one."""

    def __init__(self) -> None:
        self.actions = zeros(0)  # grows to the longest list it ever held
        self.count: i64 = 0  # how many of them are filled in

    def clear(self) -> None:
        """Begin anew."""
        self.count = 0

    def add(self, action: i64) -> None:
        """One more action behind the others."""
        if self.count < len(self.actions):
            self.actions[self.count] = action
        else:
            self.actions = append(self.actions, action)
        self.count += 1


@mypyc_attr(allow_interpreted_subclasses=True)  # a game from outside may be plain Python
class State:
    """One game in progress. It changes in place and is cheap to clone."""

    def __init__(self, seats: i64, options: dict[str, int | str], rng: Rng) -> None:
        self.seats: i64 = seats  # how many play
        self.options = options  # shared between clones: never changed
        self.rng = rng  # of all future chance
        self.turn: i64 = 0  # turns finished so far
        self.mover: i64 = 0  # the seat whose decision is next, while the game goes on
        self.over = False

    def to_act(self) -> i64:
        """The seat whose decision is next, or NOBODY when the game is over."""
        if self.over:
            return NOBODY
        return self.mover

    def seat_after(self, seat: i64) -> i64:
        """The next seat, clockwise."""
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    def copy_turn(self, other: State) -> None:
        """Take over whose turn it is and how many there were: a part of every `clone`."""
        self.turn = other.turn
        self.mover = other.mover
        self.over = other.over

    def fill(self, moves: Moves) -> None:
        """Clear `moves` and put the legal actions in, ascending: cheaper than `legal` in compiled loops."""
        raise NotImplementedError

    def step(self, action: i64) -> None:
        """Apply an action that is known to be legal: for loops that just asked."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy, generator included."""
        raise NotImplementedError

    def resample(self, seat: i64, rng: Rng) -> None:
        """Redeal all that this seat (or SPECTATOR) cannot know, and all future chance.

        The new deal depends on what the seat knows and on the generator alone: whoever looks at it
        learns nothing about the old one.
        """
        raise NotImplementedError

    def reveals(self, action: i64) -> bool:
        """Would this legal action show something hidden or random?"""
        raise NotImplementedError

    def seen(self) -> i64:
        """A number for what the running turn has shown so far, where that matters to the next choice.

        A search tells situations apart by it; 0 where nothing was shown.
        """
        return 0

    def scores(self) -> list[int]:
        """Points by seat, as they would be if the game ended now."""
        raise NotImplementedError

    def ranks(self) -> list[int]:
        """Places by seat, 1 for the winner; equals share a place."""
        raise NotImplementedError

    def position(self) -> dict[str, object]:
        """All of the state, hidden things included, as plain JSON. Never shown to players."""
        return position_of(self)

    def census(self) -> dict[str, int]:
        """How many of each component there are, wherever they lie: never changes in a game."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """The legal actions, ascending; empty only when the game is over."""
        moves = Moves()
        self.fill(moves)
        found: list[int] = []
        for i in range(moves.count):
            found.append(moves.actions[i])
        return found

    def allows(self, action: i64) -> bool:
        """Is this action legal?"""
        moves = Moves()
        self.fill(moves)
        for i in range(moves.count):
            if moves.actions[i] == action:
                return True
        return False

    def apply(self, action: int) -> None:
        """One step; an illegal action raises IllegalAction and changes nothing."""
        if not 0 <= action < MOST_ACTIONS or not self.allows(action):
            raise IllegalAction(action)
        self.step(action)

    def pick(self, rng: Rng, scratch: Moves) -> i64:
        """A legal action at random, each as likely."""
        self.fill(scratch)
        return scratch.actions[rng.below(scratch.count)]

    def head(self, game: str, rules: int) -> dict[str, object]:
        """What every position document begins with."""
        return {
            "game": game,
            "rules": rules,
            "players": int(self.seats),
            "options": dict(self.options),
            "turn": int(self.turn),
            "generator": self.rng.save(),
        }


class SmallState(State):
    """A game of at most SMALL actions: its legal actions are a bit set."""

    def bits(self) -> i64:
        """The legal actions, action a as the bit 1 << a."""
        raise NotImplementedError

    def fill(self, moves: Moves) -> None:
        moves.clear()
        left = self.bits()
        action: i64 = 0
        while left != 0:
            if (left & 1) != 0:
                moves.add(action)
            left >>= 1
            action += 1

    def allows(self, action: i64) -> bool:
        return action < SMALL and ((self.bits() >> action) & 1) != 0

    def pick(self, rng: Rng, scratch: Moves) -> i64:
        bits = self.bits()
        return nth_bit(bits, rng.below(count_bits(bits)))


def bit(place: i64) -> i64:
    """The set of this place alone: `1 << place`, but compiled a literal 1 would have 32 bits only."""
    return HIGHEST >> (SMALL - 1 - place)


def count_bits(bits: i64) -> i64:
    """How many places are in the set."""
    n: i64 = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


def nth_bit(bits: i64, n: i64) -> i64:
    """The place of the n-th lowest bit, counted from 0."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return lowest_bit(bits)


def lowest_bit(bits: i64) -> i64:
    """The place of the lowest bit of a set that is not empty: halves of the set are left out one by one."""
    place: i64 = 0
    if (bits & 0xFFFFFFFF) == 0:
        bits >>= 32
        place += 32
    if (bits & 0xFFFF) == 0:
        bits >>= 16
        place += 16
    if (bits & 0xFF) == 0:
        bits >>= 8
        place += 8
    if (bits & 0xF) == 0:
        bits >>= 4
        place += 4
    if (bits & 3) == 0:
        bits >>= 2
        place += 2
    if (bits & 1) == 0:
        place += 1
    return place


def who_starts(options: dict[str, int | str], seats: i64, rng: Rng) -> i64:
    """G-2: the seat that was chosen, or one at random."""
    first = options["first_player"]
    return first if isinstance(first, int) else rng.below(seats)


def places(scores: list[int], fewest_wins: bool = False) -> list[int]:
    """Ranks from scores: 1 + how many are better; equals share a place (G-6)."""
    if fewest_wins:
        return [1 + sum([other < own for other in scores]) for own in scores]
    return [1 + sum([other > own for other in scores]) for own in scores]
