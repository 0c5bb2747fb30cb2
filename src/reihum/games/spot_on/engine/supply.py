"""SP-5, SP-28: what lies in the middle of the table: the pile, the market and the discards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.state import bit, zeros
from reihum.core.vecs import append, vec
from reihum.games.spot_on import material as m

# Counts as i64: compiled, a loop over a range of i64 needs no Python integers.
GROUP_COUNT: Final[i64] = m.GROUPS
MARKET_SIZE: Final[i64] = m.MARKET_SIZE
GROUP_BITS: Final[i64] = (1 << m.GROUPS) - 1  # all groups, as a bit set


def group_starts() -> vec[i64]:
    """Where each group begins among the market's cards, and where the last one ends."""
    starts = zeros(1)
    for size in m.GROUP_SIZES:
        starts = append(starts, starts[len(starts) - 1] + size)
    return starts


STARTS: Final = group_starts()


def fillings(cards: i64) -> i64:
    """SP-28: how often a pile of so many cards can fill the market completely."""
    return cards // MARKET_SIZE


@final
class Supply:
    """The cards that belong to nobody. Hidden: the order of the pile."""

    def __init__(self, pile: vec[i64], market: vec[i64], discards: vec[i64]) -> None:
        self.pile = pile  # shared between clones: never changed
        self.left: i64 = len(pile)  # cards left in the pile; the top one is pile[left - 1]
        self.market = market  # shared between clones: never changed
        self.groups: i64 = 0  # the groups not taken yet, as a bit set
        self.discards = discards  # how many of each card

    def clone(self) -> Supply:
        new = Supply(self.pile, self.market, self.discards[:])
        new.left = self.left
        new.groups = self.groups
        return new

    def draw(self) -> i64:
        """The top card of the pile."""
        self.left -= 1
        return self.pile[self.left]

    def discard(self, card: i64) -> None:
        """A card that leaves the game, whichever side of it was up."""
        self.discards[card & (m.FACE_DOWN - 1)] += 1

    def fill_market(self) -> None:
        """SP-5: four groups of open cards."""
        market = vec[i64](capacity=MARKET_SIZE)
        for _ in range(MARKET_SIZE):
            market = append(market, self.draw())
        self.market = market
        self.groups = GROUP_BITS

    def remove_group(self, group: i64) -> None:
        """SP-6: its cards are taken."""
        self.groups &= ~bit(group)

    def group(self, index: i64) -> list[int]:
        """The cards of a group of the market; none if it is taken."""
        if (self.groups >> index) & 1 == 0:
            return []
        return list(self.market)[STARTS[index] : STARTS[index + 1]]

    def shown(self) -> i64:
        """A number for the cards of a full market: eight cards below 64 need 48 bits."""
        number: i64 = 0
        for i in range(MARKET_SIZE):
            number = (number << 6) + self.market[i]
        return number

    def count_cards(self, counts: vec[i64]) -> None:
        """Add all cards to the counts."""
        for card in range(m.CARD_LIMIT):
            counts[card] += self.discards[card]
        for i in range(self.left):
            counts[self.pile[i]] += 1
        for index in range(m.GROUPS):
            for card in self.group(index):
                counts[card] += 1


def empty_supply() -> Supply:
    """Neither pile nor market."""
    return Supply(zeros(0), zeros(0), zeros(m.CARD_LIMIT))
