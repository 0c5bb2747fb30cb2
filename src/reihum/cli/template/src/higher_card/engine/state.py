"""A game of Higher card in progress: the rules as a state machine."""

from __future__ import annotations

from reihum.core.rng import Rng
from reihum.core.state import Moves, State, places

from higher_card import material as m
from higher_card.engine.legal import add_playings
from higher_card.engine.trick import winning_place


class HigherCardState(State):
    """A game of Higher card. Hands and the cards that were not dealt are hidden."""

    def __init__(self, seats: int, options: dict[str, int | str], rng: Rng) -> None:
        super().__init__(seats, options, rng)
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # each sorted
        self.table: list[int] = []  # cards of this round, from the leader on
        self.played: list[int] = []  # in earlier rounds
        self.rest: list[int] = []  # not dealt
        self.points = [0] * seats
        self.leader = 0

    def clone(self) -> HigherCardState:
        new = HigherCardState(self.seats, self.options, self.rng.clone())
        new.copy_turn(self)
        new.hands = [hand[:] for hand in self.hands]
        new.table, new.played, new.rest = self.table[:], self.played[:], self.rest[:]
        new.points, new.leader = self.points[:], self.leader
        return new

    def fill(self, moves: Moves) -> None:
        moves.clear()
        if not self.over:
            add_playings(self.hands[self.mover], moves)

    def step(self, action: int) -> None:
        """HC-2: a card goes from the hand to the table."""
        card = m.card_of(action)
        self.hands[self.mover].remove(card)
        self.table.append(card)
        self.turn += 1
        self.mover = self.seat_after(self.mover)
        if len(self.table) == self.seats:
            self.end_round()

    def end_round(self) -> None:
        """HC-3; after the last round the game is over (HC-4)."""
        self.leader = (self.leader + winning_place(self.table)) % self.seats
        self.points[self.leader] += 1
        self.played += self.table
        self.table = []
        self.mover = self.leader
        self.over = sum(self.points) == m.ROUNDS

    def played_by(self, seat: int) -> list[int]:
        """The card this seat has played in this round, if it has."""
        place = (seat - self.leader) % self.seats
        return self.table[place : place + 1]

    def resample(self, seat: int, rng: Rng) -> None:
        """Hands of the others, and the cards that were not dealt (HC-1)."""
        self.rng = rng.fork()
        others = [hand for owner, hand in enumerate(self.hands) if owner != seat]
        unseen = shuffled(sorted([*self.rest, *(card for hand in others for card in hand)]), rng)
        for hand in others:
            hand[:] = sorted(unseen.pop() for _ in hand)
        self.rest = sorted(unseen)

    def reveals(self, action: int) -> bool:
        """A card from the own hand shows its player nothing new."""
        return False

    def scores(self) -> list[int]:
        return self.points[:]

    def ranks(self) -> list[int]:
        """HC-4."""
        return places(self.points)

    def census(self) -> dict[str, int]:
        held = [card for hand in self.hands for card in hand]
        return m.counted([*held, *self.table, *self.played, *self.rest])


def shuffled(cards: list[int], rng: Rng) -> list[int]:
    """The cards in an order that only the generator knows."""
    for i in range(len(cards) - 1, 0, -1):
        j = rng.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards
