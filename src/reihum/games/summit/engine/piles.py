"""The face-down pile and the cards put aside while drawing: open beside it, or face down under it (SU-7)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from reihum.core.rng import Rng
from reihum.core.state import in_order, packed, zeros
from reihum.core.vecs import append, vec
from reihum.games.summit import material as m
from reihum.games.summit.engine.redeal import redeal_marked


@final
class Piles:
    """The pile and the cards `aside`, in the order they were put there.

    Variant 1: those are the open pile. Variant 2: they lie under the pile, each with a mark (see marks.py).
    """

    def __init__(self, pile: vec[i64], aside: vec[i64], pushing: bool) -> None:
        self.pile = pile  # shared between clones: never changed
        self.left: i64 = len(pile)  # the top card is pile[left - 1]
        self.aside = aside  # has room for all cards
        self.aside_count: i64 = 0  # how many lie aside
        self.pushing = pushing  # variant 2

    def clone(self) -> Piles:
        new = Piles(self.pile, self.aside[:], self.pushing)
        new.left = self.left
        new.aside_count = self.aside_count
        return new

    def size(self) -> i64:
        """All cards that can be drawn, now or after the open pile was shuffled."""
        return self.left + self.aside_count

    # --- drawing ---
    def draw(self, rng: Rng) -> i64:
        """The top card, with its mark; an empty pile is first made anew (SU-20)."""
        if self.left == 0:
            self.renew(rng)
        self.left -= 1
        return self.pile[self.left]

    def renew(self, rng: Rng) -> None:
        """The open pile is shuffled; the pushed cards just come up in their order."""
        if not self.drawing_shuffles():
            self.begin(self.pushed_pile())
            return
        cards = self.aside[: self.aside_count]
        rng.shuffle(cards, len(cards))
        self.begin(cards)

    def drawing_shuffles(self) -> bool:
        """SU-20: does drawing begin with shuffling the open pile?"""
        return self.left == 0 and not self.pushing

    def begin(self, pile: vec[i64]) -> None:
        """Begin a new pile, with nothing aside."""
        self.pile = pile
        self.left = len(pile)
        self.aside_count = 0

    def put_aside(self, card: i64) -> None:
        """Onto the open pile, or under the pile."""
        self.aside[self.aside_count] = card
        self.aside_count += 1

    # --- the open pile ---
    def open_card(self) -> i64:
        """The top card of the open pile, which is not empty."""
        return self.aside[self.aside_count - 1]

    def take_open(self) -> i64:
        """SU-8: the top card of the open pile leaves it."""
        self.aside_count -= 1
        return self.aside[self.aside_count]

    def open_cards(self) -> list[int]:
        """Variant 1: the open pile from the top."""
        return [] if self.pushing else list(self.aside)[: self.aside_count][::-1]

    # --- the face-down pile ---
    def closed_count(self) -> i64:
        """How many lie face down: pushed cards are under the pile, those of variant 1 beside it."""
        if self.pushing:
            return self.size()
        return self.left

    def closed_card(self, place: i64) -> i64:
        """A card of the face-down pile, counted from the top, with its mark."""
        if place < self.left:
            return self.pile[self.left - 1 - place]
        return self.aside[place - self.left]

    def closed_cards(self) -> list[int]:
        """The face-down pile from the top, with the marks of pushed cards."""
        return [self.closed_card(place) for place in range(self.closed_count())]

    def pushed_pile(self) -> vec[i64]:
        """Variant 2: the whole pile, the lowest card first."""
        cards = vec[i64](capacity=self.size())
        for i in range(self.aside_count - 1, -1, -1):
            cards = append(cards, self.aside[i])
        for i in range(self.left):
            cards = append(cards, self.pile[i])
        return cards

    def shuffle(self, rng: Rng) -> None:
        """SU-21: the whole pile; what was known of pushed cards is lost."""
        cards = self.pushed_pile()
        for i in range(len(cards)):
            cards[i] &= m.CARD_MASK
        rng.shuffle(cards, len(cards))
        self.begin(cards)

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Put what this seat cannot know into a random order that it could be in."""
        if self.pushing:
            self.begin(self.pushed_pile())
            redeal_marked(self.pile, seat, rng)
            return
        cards = in_order(self.pile[: self.left], m.CARD_MASK + 1)
        rng.shuffle(cards, len(cards))
        self.pile = cards


def piles_of(pile: list[int], aside: list[int], pushing: bool) -> Piles:
    """Piles from lists, both with the card to be drawn last at their beginning."""
    made = Piles(packed(pile), zeros(len(pile) + len(aside)), pushing)
    for card in aside:
        made.put_aside(card)
    return made
