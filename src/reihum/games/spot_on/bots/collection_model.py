"""A rough model of a collection, in which a policy of Spot On tries out where cards could go.

All values are tenths of a point.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.state import zeros
from reihum.core.vecs import vec
from reihum.games.spot_on import material as m
from reihum.games.spot_on.engine.adding import FALLS, LANDS, STAYS, bonus, effect, falling, lands
from reihum.games.spot_on.engine.players import SLOT_COUNT, Player, storable

POINT: Final = 10
NOWHERE: Final = -1000  # worse than anything that can be done

# What a row of so many cards promises its owner, beyond a free slot; found by regression of the points
# still to come on the rows that lie there, over games of this policy against itself. It grows up to six
# cards; longer rows wait for a number that does not exist.
WORTH: Final = vec[i64]([0, 5, 10, 15, 21, 29, 36, 15, 15, 15])
LONGEST: Final = 9  # longer rows are worth as much
STORED: Final = vec[i64]([25, 13, 26])  # what a stored protect, move, steal promises
LONG_GAME: Final = 5  # with so many own turns to come, rows are worth all they promise
# Counts as i64: compiled, a loop over a range of i64 needs no Python integers.
SIZE_COUNT: Final[i64] = LONGEST + 1
ACTION_KIND_COUNT: Final[i64] = m.ACTION_KINDS


@final
class CollectionModel:
    """Sizes, colours and bottom cards of four rows. What changes it says what the change is worth."""

    def __init__(self) -> None:
        self.size = zeros(m.SLOTS)
        self.colour = zeros(m.SLOTS)
        self.empty_colour = zeros(m.SLOTS)  # as of Row
        self.bottom = zeros(m.SLOTS)
        self.worth = zeros(LONGEST + 1)
        self.promise = zeros(m.ACTION_KINDS)  # of stored action cards
        self.stored: i64 = 0  # their kinds, as a bit set
        self.pile: i64 = 0  # cards left for a bonus

    def prepare(self, turns: i64, pile: i64) -> None:
        """With so many own turns to come, and so many cards left in the pile: what a row promises fades
        when there are few turns left to complete it."""
        left = min(LONG_GAME, turns)
        worth = self.worth
        for i in range(SIZE_COUNT):
            worth[i] = WORTH[i] * left // LONG_GAME
        for i in range(ACTION_KIND_COUNT):
            self.promise[i] = STORED[i] * left // LONG_GAME
        self.pile = pile

    def load(self, player: Player) -> None:
        """Begin with what lies in front of a player."""
        size = self.size  # reached once: compiled, each way through `self` counts references
        colour = self.colour
        empty_colour = self.empty_colour
        bottom = self.bottom
        rows = player.rows
        for slot in range(SLOT_COUNT):
            row = rows[slot]
            size[slot] = row.size
            colour[slot] = row.colour
            empty_colour[slot] = row.empty_colour
            bottom[slot] = row.cards[0] if row.size > 0 else m.FACE_DOWN
        self.stored = player.stored()

    def worth_of(self, size: i64) -> i64:
        """What a row of so many cards promises."""
        return self.worth[min(size, LONGEST)]

    def slot_worth(self, slot: i64) -> i64:
        """What the row or the store in this slot promises."""
        if self.colour[slot] != m.STORE:
            return self.worth_of(self.size[slot])
        value: i64 = 0
        for kind in range(ACTION_KIND_COUNT):
            if (self.stored >> kind) & 1 != 0:
                value += self.promise[kind]
        return value

    def has_colour_row(self, slot: i64) -> bool:
        return self.colour[slot] <= m.COLOURLESS

    def slot_of(self, colour: i64) -> i64:
        """The first slot with a row of this colour, or SLOTS."""
        for slot in range(SLOT_COUNT):
            if self.colour[slot] == colour:
                return slot
        return m.SLOTS

    def landing(self, size: i64, card: i64) -> i64:
        """SP-10, SP-12: the points for a row of this size completed with this card."""
        return POINT * (size + bonus(card, self.pile))

    def gain(self, slot: i64, card: i64) -> i64:
        """What a number card or joker brings in this slot: points, and what the row then promises."""
        size = self.size[slot] + 1
        before = self.worth_of(size - 1)
        result = effect(card, size)
        if result == FALLS:
            return self.worth_of(size - falling(card)) - before
        stays = self.worth_of(size) - before
        if result == STAYS:
            return stays
        return max(stays, self.landing(size, card) + self.worth[0] - before)

    def put(self, slot: i64, card: i64) -> i64:
        """Add a card, complete the row if that is better, and say what it brought."""
        gain = self.gain(slot, card)
        size = self.size[slot] + 1
        result = effect(card, size)
        if result == LANDS and gain > self.worth_of(size) - self.worth_of(size - 1):
            self.empty(slot)
            return gain
        self.size[slot] = size - falling(card) if result == FALLS else size
        if card < m.JOKERS:
            self.colour[slot] = card >> 3
        elif size == 1:
            self.colour[slot] = m.COLOURLESS
        if size == 1:
            self.bottom[slot] = card
        return gain

    def empty(self, slot: i64) -> None:
        """Nothing lies in this slot any more."""
        self.size[slot] = 0
        self.colour[slot] = self.empty_colour[slot]

    def gain_of_covering(self, slot: i64) -> i64:
        """SP-21: what one card more on a row brings, face down."""
        size = self.size[slot]
        return self.worth_of(size + 1) - self.worth_of(size)

    def gain_of_uncovering(self, slot: i64) -> i64:
        """SP-21: what it brings, usually below zero, to take the top card of a row."""
        size = self.size[slot]
        return self.worth_of(size - 1) - self.worth_of(size)

    def cover(self, slot: i64) -> i64:
        """SP-21: one card more on a row, face down."""
        gain = self.gain_of_covering(slot)
        self.size[slot] += 1
        return gain

    def uncover(self, slot: i64) -> i64:
        """SP-21: one card less on a row."""
        gain = self.gain_of_uncovering(slot)
        self.size[slot] -= 1
        if self.size[slot] == 0:
            self.colour[slot] = self.empty_colour[slot]
        return gain

    def clear(self, slot: i64, card: i64) -> i64:
        """SP-14: a new row in the slot of another, or a new store if `card` is an action card."""
        lost = self.slot_worth(slot)
        if self.colour[slot] == m.STORE:
            self.stored = 0
        self.empty(slot)
        if card >= m.ACTION_CARDS:
            self.colour[slot] = m.STORE
            return -lost
        self.put(slot, card)
        return self.worth[1] - lost

    def cheapest(self) -> i64:
        """SP-14: the row that is missed least."""
        best: i64 = m.SLOTS
        for slot in range(SLOT_COUNT):
            if self.empty_colour[slot] == m.EMPTY and (
                best == m.SLOTS or self.slot_worth(slot) < self.slot_worth(best)
            ):
                best = slot
        return best

    def best_for_joker(self, card: i64) -> i64:
        """SP-17: the row where the joker brings most, or a free slot if there is no row."""
        best: i64 = m.SLOTS
        for slot in range(SLOT_COUNT):
            if self.has_colour_row(slot) and (
                best == m.SLOTS or self.gain(slot, card) > self.gain(best, card)
            ):
                best = slot
        if best == m.SLOTS:
            return self.slot_of(m.EMPTY)
        return best

    def best_slot(self, card: i64) -> i64:
        """SP-13, SP-17: where an added card goes without discarding a row; SLOTS if there is no place."""
        if card >= m.JOKERS:
            return self.best_for_joker(card)
        slot = self.slot_of(card >> 3)
        if slot == m.SLOTS:
            return self.slot_of(m.EMPTY)
        return slot

    def gain_of_moving(self, slot: i64) -> i64:
        """SP-23: what moving the bottom card of this row brings if it lands; 0 if it does not."""
        card = self.bottom[slot]
        size = self.size[slot]
        if not self.has_colour_row(slot) or size < 2 or not lands(card, size):
            return 0
        return max(0, self.landing(size, card) + self.worth[0] - self.worth_of(size))

    def move(self, slot: i64) -> i64:
        """Move, and complete the row if it lands."""
        gain = self.gain_of_moving(slot)
        if gain > 0:
            self.empty(slot)
        return gain

    def keep(self, kind: i64) -> i64:
        """SP-20: store an action card; what it promises, without what its slot costs."""
        if (storable(self.stored) >> kind) & 1 == 0:
            return NOWHERE
        cost: i64 = 0
        slot = self.slot_of(m.STORE)
        if slot == m.SLOTS:
            slot = self.slot_of(m.EMPTY)
            if slot == m.SLOTS:
                slot = self.cheapest()
            cost = self.slot_worth(slot)
            self.empty(slot)
            self.colour[slot] = m.STORE
        self.stored |= 1 << kind
        return self.promise[kind] - cost

    def unstore(self, kind: i64) -> i64:
        """Take a stored card for use: its promise is gone, but the slot may become free."""
        self.stored &= ~(1 << kind)
        if self.stored != 0:
            return -self.promise[kind]
        slot = self.slot_of(m.STORE)
        if slot < m.SLOTS and self.empty_colour[slot] == m.EMPTY:
            self.empty(slot)
            return self.worth[0] - self.promise[kind]
        return -self.promise[kind]
