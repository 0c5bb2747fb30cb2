"""SU-11 to SU-19: where a player's next card goes, and what lies in front of the player."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from reihum.core.state import bit
from reihum.games.summit import material as m
from reihum.games.summit.engine.bits import has
from reihum.games.summit.engine.cards import field_of
from reihum.games.summit.engine.triangles import downwards, fields_on, has_owner, upwards


@final
class Player:
    """A player's store, cards on the triangles and next places. The seat is the colour is the triangle."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.laid: i64 = 0  # places with cards of this player, jokers too
        self.laid_once: i64 = 0  # fields whose number the player laid at least once, jokers aside …
        self.laid_twice: i64 = 0  # … and twice: no card of that number is left
        self.stored: i64 = 0  # fields for which the store holds a card …
        self.stored_twice: i64 = 0  # … and two
        self.jokers: i64 = 0  # in the store
        self.points: i64 = 0  # SU-22: cards laid
        self.next_places: i64 = 0  # for the next card, of the own colour or a joker
        self.rival_summits: i64 = 0  # open ones, for a joker only (SU-15)

    def clone(self) -> Player:
        new = Player(self.seat)
        new.laid = self.laid
        new.laid_once = self.laid_once
        new.laid_twice = self.laid_twice
        new.stored = self.stored
        new.stored_twice = self.stored_twice
        new.jokers = self.jokers
        new.points = self.points
        new.next_places = self.next_places
        new.rival_summits = self.rival_summits
        return new

    # --- the store ---
    def store(self, card: i64) -> None:
        """SU-7: a card of the own colour, or a joker."""
        if card == m.JOKER:
            self.jokers += 1
            return
        field = bit(field_of(card))
        self.stored_twice |= self.stored & field
        self.stored |= field

    def unstore(self, field: i64) -> None:
        """A card leaves the store: the second one, if there are two."""
        left = self.stored_twice & bit(field)
        self.stored_twice ^= left
        self.stored = (self.stored & ~bit(field)) | left

    def in_store(self, field: i64) -> i64:
        """How many cards for this field the store holds."""
        return ((self.stored >> field) & 1) + ((self.stored_twice >> field) & 1)

    # --- laying ---
    def lay(self, place: i64) -> None:
        """A card or a joker of this player now lies there (SU-22)."""
        self.laid |= bit(place)
        self.points += 1

    def use_up(self, field: i64) -> None:
        """A card of this number is on a triangle for good."""
        self.laid_twice |= self.laid_once & bit(field)
        self.laid_once |= bit(field)

    def is_on_top(self, triangle: i64) -> bool:
        """SU-16: of the own triangle: the summit is reached; of another one: the player opened it."""
        return has(self.laid, triangle * m.FIELDS + m.SUMMIT)

    def opens(self, place: i64) -> bool:
        """SU-14, SU-15: is this the summit of another triangle, from which the player would go down?"""
        return place % m.FIELDS == m.SUMMIT and place // m.FIELDS != self.seat

    def blocks(self, place: i64) -> bool:
        """SU-15: is this a rival's summit that the player may take?"""
        return has(self.rival_summits, place)

    # --- next places ---
    def find_next(self, filled: i64, seats: i64, triangles: i64, by_rows: bool) -> None:
        """All places the player may fill next."""
        own = upwards(fields_on(filled, self.seat), by_rows)
        self.next_places = own << (self.seat * m.FIELDS)
        self.rival_summits = 0
        if self.is_on_top(self.seat):
            self.find_next_elsewhere(filled, seats, triangles, by_rows)

    def find_next_elsewhere(self, filled: i64, seats: i64, triangles: i64, by_rows: bool) -> None:
        """SU-14, SU-15, SU-17: summits to open, and the ways down from those the player opened."""
        for triangle in range(triangles):
            base = triangle * m.FIELDS
            if not has(filled, base + m.SUMMIT):
                if has_owner(triangle, seats):
                    self.rival_summits |= bit(base + m.SUMMIT)
                else:
                    self.next_places |= bit(base + m.SUMMIT)
            elif self.is_on_top(triangle):
                self.next_places |= downwards(fields_on(filled, triangle), by_rows) << base

    def places_for_joker(self) -> i64:
        """SU-12, SU-15, SU-17: every place that may be filled next, and rivals' open summits."""
        return self.next_places | self.rival_summits

    def is_stuck(self, jokers_left: i64) -> bool:
        """SU-19: no next place has a card left; `jokers_left` are neither laid nor in any store."""
        if jokers_left + self.jokers > 0:
            return self.places_for_joker() == 0
        return (self.next_places & ~(self.laid_twice * m.EVERY_TRIANGLE)) == 0
