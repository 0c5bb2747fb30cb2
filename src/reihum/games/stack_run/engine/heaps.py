"""Heaps: cards whose order does not matter, such as a hand or the completed piles.

A heap is one number that says how many cards there are of each kind: four bits a kind, more for the jokers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reihum.core.rng import Rng
from reihum.core.state import packed
from reihum.core.vecs import append, vec
from reihum.games.stack_run import material as m

KIND_BITS: Final[i64] = 4
KIND_MASK: Final[i64] = 15
SINGLE: Final = packed([1 << (4 * kind) for kind in range(m.KINDS)])  # a shifted 1 has 32 bits in C


def single(kind: i64) -> i64:
    """The heap of one card."""
    return SINGLE[kind]


def count(heap: i64, kind: i64) -> i64:
    """How many cards of this kind are in a heap."""
    if kind == m.JOKER:
        return heap >> (KIND_BITS * m.JOKER)
    return (heap >> (KIND_BITS * kind)) & KIND_MASK


def counts(heap: i64) -> list[int]:
    """How many cards of each kind are in a heap."""
    return [count(heap, kind) for kind in range(m.KINDS)]


def kinds_of(heap: i64) -> list[int]:
    """The cards of a heap, ascending."""
    return [kind for kind in range(m.KINDS) for _ in range(count(heap, kind))]


def heap_of(numbers: list[int]) -> i64:
    """The heap of so many cards of each kind."""
    heap: i64 = 0
    for kind, number in enumerate(numbers):
        heap += number * single(kind)
    return heap


def append_all(cards: vec[i64], heap: i64) -> vec[i64]:
    """The cards and then those of a heap."""
    for kind in range(m.KINDS):
        for _ in range(count(heap, kind)):
            cards = append(cards, kind)
    return cards


def shuffled(heap: i64, rng: Rng) -> vec[i64]:
    """These cards as a face-down pile."""
    cards = append_all(vec[i64](), heap)
    rng.shuffle(cards, len(cards))
    return cards
