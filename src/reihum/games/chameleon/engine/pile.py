"""CH-6: the pile, and where "last round" lies in it."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.rng import Rng
from reihum.core.vecs import append, vec
from reihum.games.chameleon import material as m


def shuffled_pile(supply: vec[i64], rng: Rng) -> vec[i64]:
    """So many cards of each kind in any order; the top one is the last."""
    cards = vec[i64](capacity=80)
    for kind in range(m.KINDS):
        for _ in range(supply[kind]):
            cards = append(cards, kind)
    rng.shuffle(cards, len(cards))
    return with_last_round(cards)


def with_last_round(cards: vec[i64]) -> vec[i64]:
    """CH-6: "last round" on top of the bottom 16 cards."""
    pile = vec[i64](capacity=len(cards) + 1)
    for i in range(len(cards)):
        if i == m.FINAL_CARDS:
            pile = append(pile, m.LAST_ROUND)
        pile = append(pile, cards[i])
    if len(cards) == m.FINAL_CARDS:
        pile = append(pile, m.LAST_ROUND)
    return pile
