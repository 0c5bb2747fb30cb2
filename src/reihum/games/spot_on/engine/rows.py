"""The rows of Spot On: what lies in a slot."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.vecs import append, vec
from reihum.games.spot_on import material as m

USUAL_ROW: Final = 8  # cards a row has room for before it needs more


def colour_of(card: i64) -> i64:
    """The colour a card gives to a row; jokers and face-down cards give none."""
    if card >= m.FACE_DOWN:
        return m.COLOURLESS
    return card >> 3


@final
class Row:
    """A slot and the cards in it, bottom first."""

    def __init__(self, cards: vec[i64], empty_colour: i64) -> None:
        self.cards = cards
        self.size: i64 = 0
        self.empty_colour: i64 = empty_colour  # EMPTY, or STORE if the slot is for nothing else (SP-29)
        self.colour: i64 = empty_colour

    def clone(self) -> Row:
        new = Row(self.cards[:], self.empty_colour)
        new.size = self.size
        new.colour = self.colour
        return new

    def is_colour_row(self) -> bool:
        """A row of number cards and jokers, colourless ones included; not the store, not a free slot."""
        return self.colour <= m.COLOURLESS

    def top(self) -> i64:
        return self.cards[self.size - 1]

    def protected(self) -> bool:
        """SP-22: its top card is face down."""
        return self.cards[self.size - 1] >= m.FACE_DOWN

    def open_to_others(self) -> bool:
        """SP-22, SP-24: a colour row that is not protected."""
        return self.colour <= m.COLOURLESS and not self.protected()

    def movable(self) -> bool:
        """SP-23: a colour row of at least 2 cards."""
        return self.colour <= m.COLOURLESS and self.size > 1

    def can_flip_in_place(self) -> bool:
        """SP-21: not a row's only card, nor one that is face down already."""
        return self.size > 1 and not self.protected()

    def push(self, card: i64) -> None:
        """A card on top."""
        if card < m.JOKERS or self.size == 0:
            self.colour = colour_of(card)
        if self.size == len(self.cards):
            self.cards = append(self.cards, card)
        else:
            self.cards[self.size] = card
        self.size += 1

    def pop(self) -> i64:
        """Take the top card off."""
        self.size -= 1
        card = self.cards[self.size]
        if self.size == 0:
            self.colour = self.empty_colour
        elif card < m.JOKERS:
            self.find_colour()
        return card

    def find_colour(self) -> None:
        """The colour of a colour row is that of its face-up coloured cards."""
        self.colour = m.COLOURLESS
        for i in range(self.size):
            if self.cards[i] < m.JOKERS:
                self.colour = self.cards[i] >> 3

    def bottom_to_top(self) -> i64:
        """SP-23; returns the card."""
        card = self.cards[0]
        for i in range(1, self.size):
            self.cards[i - 1] = self.cards[i]
        self.cards[self.size - 1] = card
        return card

    def remove(self, card: i64) -> None:
        """Take a stored card out."""
        if self.top() != card:
            self.bottom_to_top()  # a store has at most two cards
        self.pop()

    def card_list(self) -> list[int]:
        """Its cards, bottom first."""
        return list(self.cards)[: self.size]
