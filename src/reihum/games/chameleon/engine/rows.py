"""CH-4, CH-9: the rows in the middle."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from reihum.core.state import zeros
from reihum.core.vecs import vec
from reihum.games.chameleon import material as m


@final
class Row:
    """A row card and the cards beside it."""

    def __init__(self, index: i64, room: i64, cards: vec[i64]) -> None:
        self.index: i64 = index
        self.room: i64 = room
        self.cards = cards
        self.size: i64 = 0
        self.taken = False

    def clone(self) -> Row:
        new = Row(self.index, self.room, self.cards[:])
        new.size = self.size
        new.taken = self.taken
        return new

    def add(self, card: i64) -> None:
        self.cards[self.size] = card
        self.size += 1

    def has_room(self) -> bool:
        return not self.taken and self.size < self.room

    def can_be_taken(self) -> bool:
        """CH-9: an empty row may not be taken."""
        return not self.taken and self.size > 0

    def holds(self, card: i64) -> bool:
        for i in range(self.size):
            if self.cards[i] == card:
                return True
        return False

    def back_to_the_middle(self) -> None:
        self.size = 0
        self.taken = False

    def kinds(self) -> list[int]:
        return list(self.cards)[: self.size]


def empty_rows(seats: i64) -> list[Row]:
    """CH-4: the row cards of a game with so many players."""
    return [Row(r, room, zeros(m.ROOM)) for r, room in enumerate(m.row_rooms(int(seats)))]
