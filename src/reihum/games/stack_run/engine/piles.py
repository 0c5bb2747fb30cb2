"""ST-10, ST-14: the piles that climb to 12.

A pile's height is the number it is at. Kinds count from 0, so the height is the kind of the next number too.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.state import bit
from reihum.games.stack_run import material as m
from reihum.games.stack_run.engine.heaps import single

PILE_COUNT: Final[i64] = m.PILES  # as an i64, so that a loop over it is fast


def fits(card: i64, kind: i64) -> bool:
    """ST-10: can the card be laid where a number of this kind is due? A joker is any number."""
    return card in (kind, m.JOKER)


def is_complete(height: i64) -> bool:
    """ST-14: a pile that has reached 12 takes no further card, and is set aside."""
    return height == m.NUMBERS


@final
class Pile:
    """A pile on its place. Numbers below its beginning, and those a field stood for, have no card."""

    def __init__(self, height: i64 = 0, numbers: i64 = 0, jokers: i64 = 0) -> None:
        self.height: i64 = height  # the number it is at; 0: the place is empty
        self.numbers: i64 = numbers  # the heights at which a number card lies, as a bit set
        self.jokers: i64 = jokers  # the heights at which a joker lies

    def clone(self) -> Pile:
        return Pile(self.height, self.numbers, self.jokers)

    def lay(self, card: i64) -> None:
        """ST-10: the card is the next number, or a joker for it."""
        if card == m.JOKER:
            self.jokers |= bit(self.height)
        else:
            self.numbers |= bit(self.height)
        self.height += 1

    def climb(self) -> None:
        """ST-21: a field stands for the next number; no card is laid."""
        self.height += 1

    def begin(self, card: i64) -> None:
        """ST-6: at its number; a joker counts as 1."""
        if card != m.JOKER:
            self.height = card
        self.lay(card)

    def next_number(self) -> i64:
        """ST-10: the number it needs next; NO_NUMBER if it is complete."""
        if is_complete(self.height):
            return m.NO_NUMBER
        return self.height + 1

    def next_completes(self) -> bool:
        """ST-14: will its next number complete it?"""
        return is_complete(self.height + 1)

    def cards(self) -> i64:
        """The heap of the cards it really holds."""
        heap: i64 = 0
        for height in range(self.height):
            if (self.numbers >> height) & 1:
                heap += single(height)
            elif (self.jokers >> height) & 1:
                heap += single(m.JOKER)
        return heap

    def set_aside(self) -> i64:
        """ST-14: the place is empty; returns the cards."""
        cards = self.cards()
        self.height = 0
        self.numbers = 0
        self.jokers = 0
        return cards

    def token(self, height: i64) -> str:
        """What lies at this height."""
        if (self.numbers >> height) & 1:
            return m.TOKENS[height]
        return m.TOKENS[m.JOKER] if (self.jokers >> height) & 1 else m.NO_CARD_TOKEN

    def tokens(self) -> list[str]:
        """What lies there for each number from 1 upwards."""
        return [self.token(height) for height in range(self.height)]


def empty_places() -> list[Pile]:
    """ST-4: the six places."""
    return [Pile() for _ in range(m.PILES)]
