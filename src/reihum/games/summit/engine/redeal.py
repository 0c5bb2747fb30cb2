"""Variant 2: a pile with pushed cards, dealt again as a seat must think that it may be."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reihum.core.rng import Rng
from reihum.core.state import in_order
from reihum.core.vecs import append, vec
from reihum.games.summit import material as m
from reihum.games.summit.engine.marks import fits_mark, is_marked, known_to, with_card

WALK_ROUNDS: Final = 4  # of walks over all pushed cards


def redeal_marked(pile: vec[i64], seat: i64, rng: Rng) -> None:
    """All arrangements that fit the marks are equally likely, or as near as matters.

    Dealing card by card gets stuck or favours some arrangements, and swaps of two cards do not reach all.
    So the cards are dealt as if there were no marks and then go on walks: see `walk`. The first round
    makes all of them fit, the others mix.
    """
    marked = vec[i64](capacity=len(pile))  # places the seat does not know, with a mark …
    hidden = vec[i64](capacity=len(pile))  # … and all it does not know
    cards = vec[i64](capacity=len(pile))
    for i in range(len(pile)):
        if not known_to(pile[i], seat):
            hidden = append(hidden, i)
            cards = append(cards, pile[i] & m.CARD_MASK)
            if is_marked(pile[i]):
                marked = append(marked, i)
    cards = in_order(cards, m.CARD_MASK + 1)
    rng.shuffle(cards, len(cards))
    for i in range(len(hidden)):
        pile[hidden[i]] = with_card(pile[hidden[i]], cards[i])
    for _ in range(WALK_ROUNDS):
        for i in range(len(marked)):
            walk(pile, hidden, marked[i], rng)


def walk(pile: vec[i64], hidden: vec[i64], hole: i64, rng: Rng) -> None:
    """Lift a card, put it where it fits, lift the card from there, and so on, until one fits into the hole.

    It comes to an end: following the true arrangement would lead to the hole. Where all fits already,
    each step can be undone by an equally likely one, so no arrangement is favoured; and every one is
    reached from every other, because a permutation is made of such closed walks.
    """
    lifted = pile[hole]
    places: i64 = len(hidden)
    while True:
        choice = rng.below(places + places // 3 + 1)  # a quarter of the times the hole
        if choice < places:
            place = hidden[choice]
            if place != hole and fits_mark(pile[place], lifted):
                card = pile[place]
                pile[place] = with_card(card, lifted)
                lifted = card
        elif fits_mark(pile[hole], lifted):
            pile[hole] = with_card(pile[hole], lifted)
            return
