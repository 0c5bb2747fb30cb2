"""What a seat sees, as a row of numbers: the view of learners, written by the compiled engine."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from mypy_extensions import i16, i64, mypyc_attr

from reihum.core.state import NOBODY, State
from reihum.core.vecs import append, vec

LOWEST: Final = -32768  # the numbers of a row fit into two bytes
HIGHEST: Final = 32767


class Field(NamedTuple):
    """A part of the row: what it is called, its shape, the range of its numbers and what they mean."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    about: str

    def size(self) -> int:
        """How many numbers this part has."""
        size = 1
        for length in self.shape:
            size *= length
        return size


@final
class Sheet:
    """Rows of numbers, each filled from left to right; blank at first, so only what is not 0 is written."""

    def __init__(self, size: i64) -> None:
        self.numbers = shorts(size)
        self.start: i64 = 0  # of the row that is filled
        self.at: i64 = 0

    def begin(self) -> None:
        """Go to the beginning of the row."""
        self.at = self.start

    def put(self, number: i64) -> None:
        """The next number."""
        self.numbers[self.at] = i16(number)
        self.at += 1

    def flag(self, condition: bool) -> None:
        """The next number: 1 or 0."""
        if condition:
            self.numbers[self.at] = 1
        self.at += 1

    def blank(self, count: i64) -> i64:
        """So many zeros; returns where they begin, for those who fill some of them in."""
        start = self.at
        self.at = start + count
        return start

    def set(self, at: i64, number: i64) -> None:
        """Fill in what was left blank."""
        self.numbers[at] = i16(number)

    def count(self, at: i64) -> None:
        """One more there."""
        self.numbers[at] += 1

    def one_of(self, choice: i64, count: i64) -> None:
        """So many zeros, with a one in the place of the choice; a choice below 0 is none."""
        start = self.blank(count)
        if choice >= 0:
            self.numbers[start + choice] = 1

    def all_of(self, numbers: vec[i64], count: i64) -> None:
        """The first so many of these."""
        start = self.blank(count)
        own = self.numbers
        for place in range(count):
            own[start + place] = i16(numbers[place])

    def members(self, bits: i64, count: i64) -> None:
        """Which of the first so many places are in a bit set."""
        start = self.blank(count)
        numbers = self.numbers
        for place in range(count):
            numbers[start + place] = i16((bits >> place) & 1)


def shorts(count: i64) -> vec[i16]:
    """So many zeros of two bytes each."""
    made = vec[i16](capacity=count)
    for _ in range(count):
        made = append(made, 0)
    return made


@mypyc_attr(allow_interpreted_subclasses=True)  # a game from outside may be plain Python
class Features:
    """A game's views as rows of numbers, for one player count and one choice of options.

    A row tells what the seat's view tells and no more (G-5). Seats are counted clockwise from the seat
    that looks, which is 0. The default knows only whose turn it is; a game's own features add the table:
    they append to `fields` and override `write`.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.fields = [
            Field("to_act", (int(seats),), 0, 1, "whose decision is next; none when the game is over")
        ]

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Fill the sheet's row, which is blank, with what this seat may know."""
        sheet.begin()
        mover = state.to_act()
        if mover != NOBODY:
            mover = clockwise(mover - seat, self.seats)
        sheet.one_of(mover, self.seats)

    def size(self) -> int:
        """How many numbers a row has."""
        return sum([field.size() for field in self.fields])

    def row(self, state: State, seat: int) -> list[int]:
        """One row, for those who are in no hurry."""
        sheet = Sheet(self.size())
        self.write(state, seat, sheet)
        return list(sheet.numbers)


def clockwise(steps: i64, seats: i64) -> i64:
    """The seat so many steps on, or back: always 0 … seats - 1."""
    if steps < 0:
        return steps + seats
    if steps >= seats:
        return steps - seats
    return steps
