"""What lies on a table of Chameleon: the rows in the middle and the cards in front of the players."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from reihum.core.state import zeros
from reihum.core.vecs import vec
from reihum.games.chameleon.cards import KINDS, ROOM, row_rooms
from reihum.games.chameleon.scoring import best_jokers, score


@final
class Row:
    """A row card and the cards beside it."""

    def __init__(self, index: i64, room: i64, cards: vec[i64]) -> None:
        self.index: i64 = index
        self.room: i64 = room
        self.cards = cards
        self.size: i64 = 0
        self.taken = False

    def clone(self) -> Row:
        new = Row(self.index, self.room, self.cards[:])
        new.size = self.size
        new.taken = self.taken
        return new

    def add(self, card: i64) -> None:
        self.cards[self.size] = card
        self.size += 1

    def has_room(self) -> bool:
        return not self.taken and self.size < self.room

    def can_be_taken(self) -> bool:
        """CH-9: an empty row may not be taken."""
        return not self.taken and self.size > 0

    def holds(self, card: i64) -> bool:
        for i in range(self.size):
            if self.cards[i] == card:
                return True
        return False

    def back_to_the_middle(self) -> None:
        self.size = 0
        self.taken = False

    def kinds(self) -> list[int]:
        return list(self.cards)[: self.size]


@final
class Player:
    """The cards in front of a player."""

    def __init__(self, cards: vec[i64]) -> None:
        self.cards = cards  # how many of each kind
        self.out = False  # has taken a row this round
        self.counted = False  # `worth` is what these cards are worth
        self.worth: i64 = 0

    def clone(self) -> Player:
        new = Player(self.cards[:])
        new.out = self.out
        new.counted = self.counted
        new.worth = self.worth
        return new

    def receive(self, card: i64) -> None:
        self.cards[card] += 1
        self.counted = False

    def points(self, colours: i64, violet: bool) -> i64:
        """Counted once for the same cards: colours and score table stay the same in a game."""
        if not self.counted:
            self.worth = score(self.cards, colours, violet)
            self.counted = True
        return self.worth

    def gain(self, row: Row, colours: i64, violet: bool) -> i64:
        """Points more with the cards of this row; a golden joker's further card is not known yet."""
        for i in range(row.size):
            self.cards[row.cards[i]] += 1
        with_row = score(self.cards, colours, violet)
        for i in range(row.size):
            self.cards[row.cards[i]] -= 1
        return with_row - self.points(colours, violet)

    def gain_of(self, card: i64, colours: i64, violet: bool) -> i64:
        """Points more with this card."""
        self.cards[card] += 1
        with_card = score(self.cards, colours, violet)
        self.cards[card] -= 1
        return with_card - self.points(colours, violet)

    def jokers(self, colours: i64, violet: bool) -> list[int]:
        """The colours that the jokers count for."""
        return best_jokers(self.cards, colours, violet)


def players_with_nothing(seats: i64) -> list[Player]:
    return [Player(zeros(KINDS)) for _ in range(seats)]


def empty_rows(seats: i64) -> list[Row]:
    return [Row(r, room, zeros(ROOM)) for r, room in enumerate(row_rooms(int(seats)))]
