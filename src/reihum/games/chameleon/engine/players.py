"""What lies in front of the players."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from reihum.core.state import zeros
from reihum.core.vecs import vec
from reihum.games.chameleon import material as m
from reihum.games.chameleon.engine.rows import Row
from reihum.games.chameleon.engine.scoring import ColourScore, best_jokers, colour_scores, extra_points, score


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

    def colour_scores(self, colours: i64, violet: bool) -> list[ColourScore]:
        """CH-18, colour by colour."""
        return colour_scores(self.cards, colours, violet)

    def extra_points(self) -> i64:
        """CH-18: the points of the cards "+2"."""
        return extra_points(self.cards)


def players_with_nothing(seats: i64) -> list[Player]:
    return [Player(zeros(m.KINDS)) for _ in range(seats)]
