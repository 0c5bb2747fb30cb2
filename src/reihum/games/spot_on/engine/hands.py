"""Cards in hand, in ascending order: the first `count` of a vector."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.vecs import vec


def insert(hand: vec[i64], count: i64, card: i64) -> None:
    """One card more; the hand stays in order."""
    place = count
    while place > 0 and hand[place - 1] > card:
        hand[place] = hand[place - 1]
        place -= 1
    hand[place] = card


def find(hand: vec[i64], lowest: i64) -> i64:
    """The place of the first card that is not below `lowest`; there must be one."""
    place: i64 = 0
    while hand[place] < lowest:
        place += 1
    return place


def take_out(hand: vec[i64], count: i64, lowest: i64) -> i64:
    """Remove the first card that is not below `lowest`, and return it."""
    place = find(hand, lowest)
    card = hand[place]
    while place + 1 < count:
        hand[place] = hand[place + 1]
        place += 1
    return card
