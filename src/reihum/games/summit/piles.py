"""The face-down pile and the cards put aside while drawing: open beside it, or face down under it (SU-7)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.rng import Rng
from reihum.core.state import packed, zeros
from reihum.core.vecs import append, vec
from reihum.games.summit.bits import bit, has
from reihum.games.summit.cards import CARD_MASK, COLOUR_SHIFT, JOKER_COLOUR, MARK_SHIFT

ROUNDS: Final = 4  # of walks over all pushed cards: then where they started is forgotten


@final
class Piles:
    """The pile and the cards `aside`, in the order they were put there.

    Variant 1: those are the open pile. Variant 2: they lie under the pile.

    A pushed card carries a mark: the set of colours it cannot have, which are those of all who drew and
    pushed it since the last shuffle, and the jokers'. Who is in the set knows the card.
    """

    def __init__(self, pile: vec[i64], aside: vec[i64], pushing: bool) -> None:
        self.pile = pile  # shared between clones: never changed
        self.left: i64 = len(pile)  # the top card is pile[left - 1]
        self.aside = aside  # has room for all cards
        self.away: i64 = 0  # how many lie aside
        self.pushing = pushing  # variant 2

    def clone(self) -> Piles:
        new = Piles(self.pile, self.aside[:], self.pushing)
        new.left = self.left
        new.away = self.away
        return new

    def size(self) -> i64:
        """All cards that can be drawn, now or after the open pile was shuffled."""
        return self.left + self.away

    def draw(self, rng: Rng) -> i64:
        """The top card, with its mark; an empty pile is first made anew (SU-20)."""
        if self.left == 0:
            self.renew(rng)
        self.left -= 1
        return self.pile[self.left]

    def renew(self, rng: Rng) -> None:
        """The open pile is shuffled; the pushed cards just come up in their order."""
        if self.pushing:
            self.begin(self.pushed_pile())
            return
        cards = self.aside[: self.away]
        rng.shuffle(cards, len(cards))
        self.begin(cards)

    def begin(self, pile: vec[i64]) -> None:
        """Begin a new pile, with nothing aside."""
        self.pile = pile
        self.left = len(pile)
        self.away = 0

    def put_aside(self, card: i64) -> None:
        self.aside[self.away] = card
        self.away += 1

    def open_card(self) -> i64:
        """The top card of the open pile, which is not empty."""
        return self.aside[self.away - 1]

    def take_open(self) -> i64:
        self.away -= 1
        return self.aside[self.away]

    def pushed_pile(self) -> vec[i64]:
        """Variant 2: the whole pile, the lowest card first."""
        cards = vec[i64](capacity=self.size())
        for i in range(self.away - 1, -1, -1):
            cards = append(cards, self.aside[i])
        for i in range(self.left):
            cards = append(cards, self.pile[i])
        return cards

    def shuffle(self, rng: Rng) -> None:
        """SU-21: the whole pile; what was known of pushed cards is lost."""
        cards = self.pushed_pile()
        for i in range(len(cards)):
            cards[i] &= CARD_MASK
        rng.shuffle(cards, len(cards))
        self.begin(cards)

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Put what this seat cannot know into a random order that it could be in."""
        if self.pushing:
            self.begin(self.pushed_pile())
            redeal_marked(self.pile, seat, rng)
            return
        cards = self.pile[: self.left]
        rng.shuffle(cards, len(cards))
        self.pile = cards


def piled(pile: list[int], aside: list[int], pushing: bool) -> Piles:
    """Piles from lists, both with the card to be drawn last at their beginning."""
    made = Piles(packed(pile), zeros(len(pile) + len(aside)), pushing)
    for card in aside:
        made.put_aside(card)
    return made


def pushed_by(card: i64, seat: i64) -> i64:
    """The card with the mark that this seat drew and pushed it: neither a joker nor of its colour."""
    return card | ((bit(seat) | bit(JOKER_COLOUR)) << MARK_SHIFT)


def known_to(card: i64, seat: i64) -> bool:
    return seat >= 0 and has(card, MARK_SHIFT + seat)


def can_be(mark: i64, card: i64) -> bool:
    """May this card lie where this mark is?"""
    return not has(mark >> MARK_SHIFT, (card & CARD_MASK) >> COLOUR_SHIFT)


def swapped(place: i64, card: i64) -> i64:
    """The mark of the first with the card of the second."""
    return (place & ~CARD_MASK) | (card & CARD_MASK)


def redeal_marked(pile: vec[i64], seat: i64, rng: Rng) -> None:
    """Variant 2: all arrangements that fit the marks are equally likely, or as near as matters.

    Greedy dealing gets stuck or favours some arrangements, and swaps of two cards do not reach all. So
    cards go on walks: see `walk`. The true arrangement is only where the first walk starts.
    """
    hidden = vec[i64](capacity=len(pile))  # the places the seat does not know, unmarked ones first
    for i in range(len(pile)):
        if pile[i] <= CARD_MASK:
            hidden = append(hidden, i)
    unmarked: i64 = len(hidden)
    for i in range(len(pile)):
        if pile[i] > CARD_MASK and not known_to(pile[i], seat):
            hidden = append(hidden, i)
    for _ in range(ROUNDS):
        for i in range(unmarked, len(hidden)):
            walk(pile, hidden, hidden[i], rng)
    shuffle_places(pile, hidden, unmarked, rng)


def walk(pile: vec[i64], hidden: vec[i64], hole: i64, rng: Rng) -> None:
    """Lift a card, put it where it fits, lift the card from there, and so on, until one fits into the hole.

    Each step can be undone by an equally likely one, so no arrangement is favoured; and every
    arrangement is reached from every other, because a permutation is made of such closed walks.
    """
    lifted = pile[hole]
    places: i64 = len(hidden)
    while True:
        choice = rng.below(places + places // 3 + 1)  # a quarter of the times the hole
        if choice < places:
            place = hidden[choice]
            if place != hole and can_be(pile[place], lifted):
                card = pile[place]
                pile[place] = swapped(card, lifted)
                lifted = card
        elif can_be(pile[hole], lifted):
            pile[hole] = swapped(pile[hole], lifted)
            return


def shuffle_places(pile: vec[i64], places: vec[i64], count: i64, rng: Rng) -> None:
    """Shuffle the cards on the first `count` of these places, which have no mark."""
    for i in range(count - 1, 0, -1):
        j = rng.below(i + 1)
        pile[places[i]], pile[places[j]] = pile[places[j]], pile[places[i]]
