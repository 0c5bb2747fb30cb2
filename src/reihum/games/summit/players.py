"""SU-11 to SU-18: where a player's next card goes, and what lies in front of the player."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from reihum.games.summit.bits import bit, has, highest
from reihum.games.summit.cards import (
    ALL_FIELDS,
    EVERYWHERE,
    FIELD_MASK,
    FIELDS,
    JOKER,
    ROW_1,
    ROW_2,
    ROW_3,
    SUMMIT,
    TOP,
)


def upwards(filled: i64, by_rows: bool) -> i64:
    """The next fields on the way up: the lowest empty one, or those of the lowest row with one (SU-13)."""
    empty = ALL_FIELDS & ~filled
    if not by_rows:
        return empty & -empty
    if (empty & ROW_1) != 0:
        return empty & ROW_1
    if (empty & ROW_2) != 0:
        return empty & ROW_2
    if (empty & ROW_3) != 0:
        return empty & ROW_3
    return empty


def downwards(filled: i64, by_rows: bool) -> i64:
    """The next fields on the way down, the summit being filled (SU-14)."""
    empty = ALL_FIELDS & ~filled
    if not by_rows:
        return highest(empty)
    if (empty & ROW_3) != 0:
        return empty & ROW_3
    if (empty & ROW_2) != 0:
        return empty & ROW_2
    return empty


@final
class Player:
    """A player's store, cards on the triangles and next fields. The seat is the colour is the triangle."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.laid: i64 = 0  # places with cards of this player, jokers too
        self.once: i64 = 0  # fields whose number the player laid at least once, jokers aside …
        self.twice: i64 = 0  # … and twice: no card of that number is left
        self.stored: i64 = 0  # fields for which the store holds a card …
        self.doubled: i64 = 0  # … and two
        self.jokers: i64 = 0  # in the store
        self.points: i64 = 0  # SU-22: cards laid
        self.next: i64 = 0  # places for the next card, of the own colour or a joker
        self.summits: i64 = 0  # rivals' open summits, for a joker only (SU-15)

    def clone(self) -> Player:
        new = Player(self.seat)
        new.laid = self.laid
        new.once = self.once
        new.twice = self.twice
        new.stored = self.stored
        new.doubled = self.doubled
        new.jokers = self.jokers
        new.points = self.points
        new.next = self.next
        new.summits = self.summits
        return new

    def store(self, card: i64) -> None:
        """SU-7: a card of the own colour, or a joker."""
        if card == JOKER:
            self.jokers += 1
            return
        field = bit(card & FIELD_MASK)
        self.doubled |= self.stored & field
        self.stored |= field

    def unstore(self, field: i64) -> None:
        """A card leaves the store: the second one, if there are two."""
        left = self.doubled & bit(field)
        self.doubled ^= left
        self.stored = (self.stored & ~bit(field)) | left

    def in_store(self, field: i64) -> i64:
        """How many cards for this field the store holds."""
        return ((self.stored >> field) & 1) + ((self.doubled >> field) & 1)

    def lay(self, place: i64) -> None:
        self.laid |= bit(place)
        self.points += 1

    def use_up(self, field: i64) -> None:
        """A card of this number is on a triangle for good."""
        self.twice |= self.once & bit(field)
        self.once |= bit(field)

    def is_on_top(self, triangle: i64) -> bool:
        """SU-16: of the own triangle: the summit is reached; of another one: the player opened it."""
        return has(self.laid, triangle * FIELDS + SUMMIT)

    def find_next(self, filled: i64, seats: i64, triangles: i64, by_rows: bool) -> None:
        """All places the player may fill next."""
        own = self.seat * FIELDS
        self.next = upwards((filled >> own) & ALL_FIELDS, by_rows) << own
        self.summits = 0
        if self.is_on_top(self.seat):
            self.find_next_elsewhere(filled, seats, triangles, by_rows)

    def find_next_elsewhere(self, filled: i64, seats: i64, triangles: i64, by_rows: bool) -> None:
        """SU-14, SU-15, SU-17: summits to open, and the ways down from those the player opened."""
        for triangle in range(triangles):
            base = triangle * FIELDS
            fields = (filled >> base) & ALL_FIELDS
            if (fields & TOP) == 0:
                if triangle < seats:
                    self.summits |= bit(base + SUMMIT)
                else:
                    self.next |= bit(base + SUMMIT)
            elif self.is_on_top(triangle):
                self.next |= downwards(fields, by_rows) << base

    def is_stuck(self, jokers_left: i64) -> bool:
        """SU-19: no next place has a card left; `jokers_left` are neither laid nor in any store."""
        if jokers_left + self.jokers > 0:
            return (self.next | self.summits) == 0
        return (self.next & ~(self.twice * EVERYWHERE)) == 0
