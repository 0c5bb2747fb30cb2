"""A rough copy of a collection, in which a policy of Spot On tries out where cards could go.

All values are tenths of a point.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.state import zeros
from reihum.core.vecs import vec
from reihum.games.spot_on.engine.players import ALL_SLOTS, Player
from reihum.games.spot_on.engine.state import BONUS
from reihum.games.spot_on.material import ACTION_KINDS, COLOURLESS, EMPTY, FACE_DOWN, JOKERS, SLOTS, STORE

POINT: Final = 10
NOWHERE: Final = -1000  # worse than anything that can be done

# What a row of so many cards promises its owner, beyond a free slot; found by regression of the points
# still to come on the rows that lie there, over games of this policy against itself. It grows up to six
# cards; longer rows wait for a number that does not exist.
WORTH: Final = vec[i64]([0, 5, 10, 15, 21, 29, 36, 15, 15, 15])
LONGEST: Final = 9  # longer rows are worth as much
STORED: Final = vec[i64]([25, 13, 26])  # what a stored protect, move, steal promises
LONG_GAME: Final = 5  # with so many own turns to come, rows are worth all they promise
ALL_SIZES: Final[i64] = LONGEST + 1
ALL_KINDS: Final[i64] = ACTION_KINDS  # as i64, so that loops over them are fast


@final
class Sketch:
    """Sizes, colours and bottom cards of four rows."""

    def __init__(self) -> None:
        self.size = zeros(SLOTS)
        self.colour = zeros(SLOTS)
        self.home = zeros(SLOTS)  # the colour of the slot when it is free
        self.bottom = zeros(SLOTS)
        self.worth = zeros(LONGEST + 1)
        self.promise = zeros(ACTION_KINDS)  # of stored action cards
        self.stored: i64 = 0  # their kinds, as a bit set
        self.pile: i64 = 0  # cards left for a bonus

    def set_clock(self, turns: i64, pile: i64) -> None:
        """What a row promises fades when there are only so many turns left to complete it."""
        left = min(LONG_GAME, turns)
        for i in range(ALL_SIZES):
            self.worth[i] = WORTH[i] * left // LONG_GAME
        for i in range(ALL_KINDS):
            self.promise[i] = STORED[i] * left // LONG_GAME
        self.pile = pile

    def load(self, player: Player) -> None:
        for slot in range(ALL_SLOTS):
            row = player.rows[slot]
            self.size[slot] = row.size
            self.colour[slot] = row.colour
            self.home[slot] = row.home
            self.bottom[slot] = row.cards[0] if row.size > 0 else FACE_DOWN
        self.stored = player.stored()

    def worth_of(self, size: i64) -> i64:
        return self.worth[min(size, LONGEST)]

    def row_worth(self, slot: i64) -> i64:
        """Of what lies in this slot, the store included."""
        if self.colour[slot] != STORE:
            return self.worth_of(self.size[slot])
        value: i64 = 0
        for kind in range(ALL_KINDS):
            if (self.stored >> kind) & 1 != 0:
                value += self.promise[kind]
        return value

    def slot_of(self, colour: i64) -> i64:
        for slot in range(ALL_SLOTS):
            if self.colour[slot] == colour:
                return slot
        return SLOTS

    def landing(self, size: i64, card: i64) -> i64:
        """SP-10, SP-12: the points for a row of this size completed with this card."""
        if card < JOKERS:
            return POINT * (size + min(BONUS[card & 7], self.pile))
        return POINT * size

    def gain(self, slot: i64, card: i64) -> i64:
        """What a number card or joker brings in this slot: points, and what the row then promises."""
        size = self.size[slot] + 1
        number = card & 7
        before = self.worth_of(size - 1)
        if number < size:  # SP-11
            return self.worth_of(size - number) - before
        stays = self.worth_of(size) - before
        if number > size:
            return stays
        return max(stays, self.landing(size, card) + self.worth[0] - before)

    def put(self, slot: i64, card: i64) -> i64:
        """Add a card, complete the row if that is better, and say what it brought."""
        gain = self.gain(slot, card)
        size = self.size[slot] + 1
        number = card & 7
        if number == size and gain > self.worth_of(size) - self.worth_of(size - 1):
            self.empty(slot)
            return gain
        self.size[slot] = size if number >= size else size - number
        if card < JOKERS:
            self.colour[slot] = card >> 3
        elif size == 1:
            self.colour[slot] = COLOURLESS
        if size == 1:
            self.bottom[slot] = card
        return gain

    def empty(self, slot: i64) -> None:
        self.size[slot] = 0
        self.colour[slot] = self.home[slot]

    def cover(self, slot: i64) -> i64:
        """SP-21: one card more on a row, face down."""
        self.size[slot] += 1
        return self.worth_of(self.size[slot]) - self.worth_of(self.size[slot] - 1)

    def uncover(self, slot: i64) -> i64:
        """One card less."""
        self.size[slot] -= 1
        if self.size[slot] == 0:
            self.colour[slot] = self.home[slot]
        return self.worth_of(self.size[slot]) - self.worth_of(self.size[slot] + 1)

    def clear(self, slot: i64, card: i64) -> i64:
        """SP-14: a new row in the slot of another; `card` may be an action card."""
        lost = self.row_worth(slot)
        if self.colour[slot] == STORE:
            self.stored = 0
        self.empty(slot)
        if card >= JOKERS:
            return -lost
        self.put(slot, card)
        return self.worth[1] - lost

    def cheapest(self) -> i64:
        """SP-14: the row that is missed least."""
        best: i64 = SLOTS
        for slot in range(ALL_SLOTS):
            if self.home[slot] == EMPTY and (best == SLOTS or self.row_worth(slot) < self.row_worth(best)):
                best = slot
        return best

    def best_for_joker(self, card: i64) -> i64:
        """SP-17: the row where the joker brings most, or a free slot if there is no row."""
        best: i64 = SLOTS
        for slot in range(ALL_SLOTS):
            if self.colour[slot] <= COLOURLESS and (
                best == SLOTS or self.gain(slot, card) > self.gain(best, card)
            ):
                best = slot
        if best == SLOTS:
            return self.slot_of(EMPTY)
        return best

    def moved(self, slot: i64) -> i64:
        """SP-23: what moving the bottom card of this row brings if it lands; 0 if it does not."""
        card = self.bottom[slot]
        size = self.size[slot]
        if self.colour[slot] > COLOURLESS or size < 2 or card >= FACE_DOWN or (card & 7) != size:
            return 0
        return max(0, self.landing(size, card) + self.worth[0] - self.worth_of(size))

    def move(self, slot: i64) -> i64:
        """Move, and complete the row if it lands."""
        gain = self.moved(slot)
        if gain > 0:
            self.empty(slot)
        return gain

    def keep(self, kind: i64) -> i64:
        """SP-20: store an action card; what it promises, without what its slot costs."""
        if (self.stored & (self.stored - 1)) != 0 or (self.stored >> kind) & 1 != 0:
            return NOWHERE
        cost: i64 = 0
        slot = self.slot_of(STORE)
        if slot == SLOTS:
            slot = self.slot_of(EMPTY)
            if slot == SLOTS:
                slot = self.cheapest()
            cost = self.row_worth(slot)
            self.empty(slot)
            self.colour[slot] = STORE
        self.stored |= 1 << kind
        return self.promise[kind] - cost

    def unstore(self, kind: i64) -> i64:
        """Take a stored card for use: its promise is gone, but the slot may become free."""
        self.stored &= ~(1 << kind)
        if self.stored != 0:
            return -self.promise[kind]
        slot = self.slot_of(STORE)
        if slot < SLOTS and self.home[slot] == EMPTY:
            self.empty(slot)
            return self.worth[0] - self.promise[kind]
        return -self.promise[kind]
