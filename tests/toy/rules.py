"""Higher card, the state machine: in plain Python, upon the engine's State."""

from __future__ import annotations

from reihum.core.rng import Rng, load_rng
from reihum.core.state import NOBODY, Moves, State, places, who_starts
from tests.toy.documents import CARDS, HAND, ROUNDS, HigherCardPosition, check, counted


class HigherCardState(State):
    """Action a plays the card a + 1."""

    def __init__(self, seats: int, options: dict[str, int | str], rng: Rng) -> None:
        super().__init__(seats, options, rng)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.table: list[int] = []  # from the leader on
        self.played: list[int] = []  # in earlier rounds
        self.rest: list[int] = []
        self.points = [0] * seats
        self.leader = 0

    def to_act(self) -> int:
        """HC-2, HC-4."""
        if sum(self.points) == ROUNDS:
            return NOBODY
        return (self.leader + len(self.table)) % self.seats

    def fill(self, moves: Moves) -> None:
        moves.clear()
        if self.to_act() != NOBODY:
            for card in self.hands[self.to_act()]:
                moves.add(card - 1)

    def step(self, action: int) -> None:
        self.hands[self.to_act()].remove(action + 1)
        self.table.append(action + 1)
        self.turn += 1
        if len(self.table) == self.seats:
            self.end_round()

    def played_by(self, seat: int) -> list[int]:
        """The card this seat has played in this round, if it has."""
        place = (seat - self.leader) % self.seats
        return self.table[place : place + 1]

    def end_round(self) -> None:
        """HC-3."""
        self.leader = (self.leader + self.table.index(max(self.table))) % self.seats
        self.points[self.leader] += 1
        self.played += self.table
        self.table = []

    def clone(self) -> HigherCardState:
        made = HigherCardState(self.seats, self.options, self.rng.clone())
        made.turn = self.turn
        made.hands = [hand[:] for hand in self.hands]
        made.table, made.played, made.rest = self.table[:], self.played[:], self.rest[:]
        made.points, made.leader = self.points[:], self.leader
        return made

    def resample(self, seat: int, rng: Rng) -> None:
        """Hands of the others, and the cards that were not dealt (HC-1)."""
        self.rng = rng.fork()
        others = [hand for owner, hand in enumerate(self.hands) if owner != seat]
        unseen = shuffled(sorted([*self.rest, *(card for hand in others for card in hand)]), rng)
        for hand in others:
            hand[:] = sorted(unseen.pop() for _ in hand)
        self.rest = sorted(unseen)

    def reveals(self, action: int) -> bool:
        return False

    def scores(self) -> list[int]:
        return self.points[:]

    def ranks(self) -> list[int]:
        return places(self.points)

    def census(self) -> dict[str, int]:
        held = [card for hand in self.hands for card in hand]
        return dict(sorted(counted([*held, *self.table, *self.played, *self.rest]).items()))

    def position(self) -> dict[str, object]:
        return {
            **self.head("higher_card", 1),
            "hands": [hand[:] for hand in self.hands],
            "table": self.table[:],
            "played": self.played[:],
            "rest": self.rest[:],
            "points": self.points[:],
            "leader": self.leader,
        }


def shuffled(cards: list[int], rng: Rng) -> list[int]:
    for i in range(len(cards) - 1, 0, -1):
        j = rng.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def deal(players: int, options: dict[str, int | str], rng: Rng) -> HigherCardState:
    """HC-1."""
    state = HigherCardState(players, options, rng)
    cards = shuffled(list(CARDS), rng)
    state.hands = [sorted(cards.pop() for _ in range(HAND)) for _ in range(players)]
    state.rest = sorted(cards)
    state.leader = int(who_starts(options, players, rng))
    return state


def restore(position: HigherCardPosition) -> HigherCardState:
    check(position)
    state = HigherCardState(position.players, position.options, load_rng(position.generator))
    state.turn = position.turn
    state.hands = [sorted(hand) for hand in position.hands]
    state.table, state.played, state.rest = position.table, position.played, sorted(position.rest)
    state.points, state.leader = position.points, position.leader
    return state
