"""FL-10 to FL-13, FL-17, FL-18: rows on the table, what fits into them and what may be taken out."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from reihum.core.vecs import append, vec
from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.engine.chains import (
    bridges,
    chain_span,
    dispensable,
    farthest,
    fitting_between,
    follows,
    nearest,
)
from reihum.games.flower_rows.engine.circle import distance, high_bit, holds, low_bit, wrapped
from reihum.games.flower_rows.engine.flowers import FLOWERS


@final
@mypyc_attr(acyclic=True)  # never part of a cycle: the garbage collector need not look
class Row:
    """A legal row. It never changes: a changed row is a new one, so clones of a game share rows."""

    def __init__(self, owner: i64, stones: vec[i64]) -> None:
        self.owner: i64 = owner  # in front of whom it lies (FL-14)
        self.stones = stones
        self.size: i64 = len(stones)
        self.span: i64 = chain_span(stones)  # last minus first (FL-11)
        self.jokers: i64 = 0
        self.fit_low: i64 = 0  # the numbers that can be added somewhere (FL-17)
        self.fit_high: i64 = 0
        self.loose_low: i64 = 0  # the numbers that can be taken out alone (FL-13)
        self.loose_high: i64 = 0
        self.loose_joker = False  # a joker can be taken out alone
        self.swap_low: i64 = 0  # the numbers that can replace a joker (FL-18)
        self.swap_high: i64 = 0
        for place in range(self.size):
            if stones[place] == m.JOKER:
                self.jokers += 1
        if self.jokers == 0:
            self.survey_without_jokers()
        else:
            self.survey_with_jokers()

    # --- what fits and what is loose: without jokers from bit sets --------------------------------------
    def survey_without_jokers(self) -> None:
        low: i64 = 0
        high: i64 = 0
        for place in range(self.size):
            low |= low_bit(self.stones[place])
            high |= high_bit(self.stones[place])
        self.fit_low = fitting_between(low, high)
        self.fit_high = fitting_between(high, low)
        first = self.stones[0]
        last = self.stones[self.size - 1]
        for step in range(1, min(farthest(0), m.WIDEST - self.span) + 1):
            self.note_fit(wrapped(first - step))
            self.note_fit(wrapped(last + step))
        if self.can_spare(1):
            self.loose_low = dispensable(low, high) | low_bit(first) | low_bit(last)
            self.loose_high = dispensable(high, low) | high_bit(first) | high_bit(last)

    # --- with jokers, place by place ----------------------------------------------------------------
    def survey_with_jokers(self) -> None:
        self.survey_gap(0)
        self.survey_gap(self.size)
        for place in range(1, self.size):
            self.survey_inner_gap(place)
        for place in range(self.size):
            stone = self.stones[place]
            loose = self.can_spare(1) and self.closes(place, place)
            if stone == m.JOKER:
                self.survey_joker(place)
                self.loose_joker = self.loose_joker or loose
            elif loose:
                self.loose_low |= low_bit(stone)
                self.loose_high |= high_bit(stone)

    def survey_inner_gap(self, place: i64) -> None:
        """Between two numbers there is one number at most; only beside a joker it takes more to find out."""
        left = self.stones[place - 1]
        right = self.stones[place]
        if left == m.JOKER or right == m.JOKER:
            self.survey_gap(place)
        elif bridges(1, distance(left, right)):
            self.note_fit(wrapped(left + 1))

    def survey_gap(self, place: i64) -> None:
        highest = self.highest_fit(place - 1, place, self.span)
        for number in range(self.lowest_fit(place - 1, place, self.span), highest + 1):
            self.note_fit(wrapped(number))

    def survey_joker(self, place: i64) -> None:
        span = self.span_without_joker(place)
        highest = self.highest_fit(place - 1, place + 1, span)
        for number in range(self.lowest_fit(place - 1, place + 1, span), highest + 1):
            self.swap_low |= low_bit(wrapped(number))
            self.swap_high |= high_bit(wrapped(number))

    def note_fit(self, number: i64) -> None:
        self.fit_low |= low_bit(number)
        self.fit_high |= high_bit(number)

    def number_to_the_left(self, place: i64) -> i64:
        """The place of the next number at this place or left of it; NO_PLACE if there are jokers only."""
        while place >= 0 and self.stones[place] == m.JOKER:
            place -= 1
        return place

    def number_to_the_right(self, place: i64) -> i64:
        """The same on the other side; the size of the row if there are jokers only."""
        while place < self.size and self.stones[place] == m.JOKER:
            place += 1
        return place

    # --- adding (FL-17) -----------------------------------------------------------------------------
    def lowest_fit(self, left: i64, right: i64, span: i64) -> i64:
        """The lowest number that may stand between these places; `span` is the row's without it.

        It may lie below 1 or beyond 100, and above the highest one if none fits.
        """
        start = self.number_to_the_left(left)
        end = self.number_to_the_right(right)
        jokers = end - right  # up to the next number
        if start == m.NO_PLACE:
            return self.stones[end] - min(farthest(jokers), m.WIDEST - span + jokers)
        lowest = self.stones[start] + nearest(left - start)
        if end == self.size:
            return lowest
        return max(lowest, self.unwrapped(start, end) - farthest(jokers))

    def highest_fit(self, left: i64, right: i64, span: i64) -> i64:
        """The highest such number; it may lie below 1 or beyond 100 too."""
        start = self.number_to_the_left(left)
        end = self.number_to_the_right(right)
        if start == m.NO_PLACE:
            return self.stones[end] - nearest(end - right)
        jokers = left - start  # down to the next number
        if end == self.size:
            return self.stones[start] + min(farthest(jokers), m.WIDEST - span + jokers)
        return min(self.stones[start] + farthest(jokers), self.unwrapped(start, end) - nearest(end - right))

    def unwrapped(self, start: i64, end: i64) -> i64:
        """The number at `end`, beyond 100 if the row runs over 100 since `start`."""
        return self.stones[start] + distance(self.stones[start], self.stones[end])

    def number_fits(self, number: i64, left: i64, right: i64, span: i64) -> bool:
        """Is the row legal with this number between these places?"""
        lowest = self.lowest_fit(left, right, span)
        return distance(wrapped(lowest - 1), number) <= self.highest_fit(left, right, span) - lowest + 1

    def joker_fits(self, place: i64) -> bool:
        """Is the row legal with one joker more at this place?"""
        start = self.number_to_the_left(place - 1)
        end = self.number_to_the_right(place)
        if start == m.NO_PLACE or end == self.size:
            return self.span < m.WIDEST
        return bridges(end - start, distance(self.stones[start], self.stones[end]))

    def fits(self, stone: i64, place: i64) -> bool:
        """Is the row legal with this stone put in at this place?"""
        if 0 < place < self.size and self.stones[place - 1] != m.JOKER and self.stones[place] != m.JOKER:
            return self.fits_between(stone, self.stones[place - 1], self.stones[place])
        if stone == m.JOKER:
            return self.joker_fits(place)
        return self.number_fits(stone, place - 1, place, self.span)

    def fits_between(self, stone: i64, left: i64, right: i64) -> bool:
        """Between two numbers side by side there is room for one stone at most."""
        if stone == m.JOKER:
            return bridges(1, distance(left, right))
        return follows(stone, left) and follows(right, stone)

    def takes_joker(self) -> bool:
        """Can a joker be added somewhere? At an end, unless the row is as wide as can be."""
        if self.span < m.WIDEST:
            return True
        for place in range(1, self.size):
            if self.joker_fits(place):
                return True
        return False

    def numbers_that_fit(self, place: i64) -> list[int]:
        """The numbers that may be put in at this place, upwards."""
        return self.numbers_between(place - 1, place, self.span)

    def numbers_between(self, left: i64, right: i64, span: i64) -> list[int]:
        """The numbers that may stand between these places, upwards; `span` is the row's without them."""
        found: list[int] = []
        highest = self.highest_fit(left, right, span)
        for number in range(self.lowest_fit(left, right, span), highest + 1):
            found.append(wrapped(number))
        return found

    def with_stone(self, stone: i64, place: i64) -> Row:
        """The row with this stone put in at this place."""
        made = vec[i64](capacity=self.size + 1)
        for i in range(place):
            made = append(made, self.stones[i])
        made = append(made, stone)
        for i in range(place, self.size):
            made = append(made, self.stones[i])
        return Row(self.owner, made)

    # --- robbing (FL-13) ----------------------------------------------------------------------------
    def can_spare(self, stones: i64) -> bool:
        """FL-10: are enough stones left without so many?"""
        return self.size - stones >= m.SHORTEST

    def closes(self, place: i64, too: i64) -> bool:
        """Is the gap closed if these two stones (or this one: `too` is the same) are taken out?

        There is no number between them. What is left between the next numbers are jokers; at an end of
        the row nothing has to be bridged, but a number must be left (FL-12).
        """
        start = self.number_to_the_left(place - 1)
        end = self.number_to_the_right(too + 1)
        if start == m.NO_PLACE or end == self.size:
            return start != m.NO_PLACE or end != self.size
        jokers = end - start - 2
        if too != place:
            jokers -= 1
        return bridges(jokers, distance(self.stones[start], self.stones[end]))

    def is_loose(self, place: i64) -> bool:
        """Can this stone be taken out alone?"""
        stone = self.stones[place]
        if stone == m.JOKER:
            return self.can_spare(1) and self.closes(place, place)
        return holds(self.loose_low, self.loose_high, stone)

    def without(self, place: i64, too: i64) -> Row:
        """The row without these two stones; `too` may be NO_PLACE."""
        made = vec[i64](capacity=self.size)
        for i in range(self.size):
            if i != place and i != too:
                made = append(made, self.stones[i])
        return Row(self.owner, made)

    # --- swapping for a joker (FL-18) ---------------------------------------------------------------
    def can_replace(self, number: i64, place: i64) -> bool:
        """Is the row legal with this number instead of the joker at this place?"""
        return self.number_fits(number, place - 1, place + 1, self.span_without_joker(place))

    def span_without_joker(self, place: i64) -> i64:
        """A joker at an end counts one, others nothing."""
        if self.number_to_the_left(place) == m.NO_PLACE or self.number_to_the_right(place) == self.size:
            return self.span - 1
        return self.span

    def numbers_for_joker(self, place: i64) -> list[int]:
        """The numbers that can replace the joker at this place, upwards."""
        return self.numbers_between(place - 1, place + 1, self.span_without_joker(place))

    def with_number_for_joker(self, number: i64, place: i64) -> Row:
        """The row with this number instead of the joker at this place."""
        made = self.stones[:]
        made[place] = number
        return Row(self.owner, made)

    def place_of_joker(self, nth: i64) -> i64:
        """The place of the row's joker number `nth`, counted from 0."""
        place: i64 = 0
        while self.stones[place] != m.JOKER or nth > 0:
            if self.stones[place] == m.JOKER:
                nth -= 1
            place += 1
        return place

    def flowers(self) -> i64:
        """The flowers on all stones of the row."""
        total: i64 = 0
        for place in range(self.size):
            total += FLOWERS[self.stones[place]]
        return total

    def listed(self) -> list[int]:
        """The stones from front to back, for cold code."""
        return list(self.stones)
