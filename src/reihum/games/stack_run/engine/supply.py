"""ST-23: the stock, and what becomes the next one."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from reihum.core.rng import Rng
from reihum.core.vecs import vec
from reihum.games.stack_run import material as m
from reihum.games.stack_run.engine.heaps import shuffled, single


@final
class Supply:
    """The stock, the cards of completed piles, and the help pile."""

    def __init__(self, stock: vec[i64], left: i64) -> None:
        self.stock = stock  # shared between clones: never changed
        self.left: i64 = left  # cards left in the stock; the top one is stock[left - 1]
        self.completed: i64 = 0  # cards of completed piles, a heap (ST-14)
        self.help_top: i64 = m.NO_CARD
        self.help_below: i64 = 0  # the help pile but for its top card, a heap

    def clone(self) -> Supply:
        new = Supply(self.stock, self.left)
        new.completed = self.completed
        new.help_top = self.help_top
        new.help_below = self.help_below
        return new

    def can_draw(self) -> bool:
        """Is there anything to draw?"""
        return self.left > 0 or self.completed != 0 or self.help_below != 0

    def draw(self, rng: Rng) -> i64:
        """The next card, from a new stock if need be; NO_CARD if there is nothing at all."""
        if self.left == 0 and not self.restock(rng):
            return m.NO_CARD
        self.left -= 1
        return self.stock[self.left]

    def restock(self, rng: Rng) -> bool:
        """The completed piles become the stock; if there are none, the help pile below its top card."""
        if self.completed != 0:
            self.stock = shuffled(self.completed, rng)
            self.completed = 0
        else:
            self.stock = shuffled(self.help_below, rng)
            self.help_below = 0
        self.left = len(self.stock)
        return self.left > 0

    def put_on_help_pile(self, card: i64) -> None:
        """ST-15: the card is the new top card."""
        if self.help_top != m.NO_CARD:
            self.help_below += single(self.help_top)
        self.help_top = card


def empty_supply() -> Supply:
    return Supply(vec[i64](), 0)
