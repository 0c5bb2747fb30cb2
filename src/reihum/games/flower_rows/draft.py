"""FL-9 to FL-13: a new row while it is built, front to back, and whether it can still be finished."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.state import zeros
from reihum.core.vecs import append, vec
from reihum.games.flower_rows.circle import above, distance, high_bit, holds, low_bit, wrapped
from reihum.games.flower_rows.lookahead import way
from reihum.games.flower_rows.stones import JOKER, SHORTEST, WIDEST

NONE: Final[i64] = 0  # no number


@final
class Draft:
    """A new row so far, and the robbed stones that must still go into it. It never changes."""

    def __init__(self, stones: vec[i64], first: i64, second: i64, jokers: i64, robbed: bool) -> None:
        self.stones = stones
        self.size: i64 = len(stones)
        self.first: i64 = first  # robbed numbers not laid yet, or NONE; `second` only if there is a first
        self.second: i64 = second
        self.jokers: i64 = jokers  # robbed jokers not laid yet
        self.robbed = robbed  # this row began with a robbery (FL-16)
        self.last: i64 = NONE  # the last number laid
        self.trail: i64 = 0  # jokers laid since then
        self.span: i64 = 0  # last minus first with the best numbering of the jokers (FL-11)
        for place in range(self.size):
            self.follow(stones[place])

    def follow(self, stone: i64) -> None:
        if stone == JOKER:
            self.trail += 1
            self.span += 1
            return
        self.span = self.span_with(stone)
        self.last = stone
        self.trail = 0

    def span_with(self, number: i64) -> i64:
        """The span with this number behind."""
        if self.last == NONE:
            return self.span  # jokers only: one step from each to the next stone
        return self.span - self.trail + distance(self.last, number)

    def missing(self) -> i64:
        """How many robbed stones are not laid yet."""
        count = self.jokers
        if self.first != NONE:
            count += 1
        if self.second != NONE:
            count += 1
        return count

    def missing_stones(self) -> list[int]:
        numbers = [number for number in (self.first, self.second) if number != NONE]
        return [JOKER] * self.jokers + numbers

    def is_finished(self) -> bool:
        """FL-10, FL-12, FL-13: a row that may be laid as it is."""
        return self.size >= SHORTEST and self.last != NONE and self.missing() == 0

    def needs(self, stone: i64) -> bool:
        """Is this one of the robbed stones not laid yet?"""
        if stone == JOKER:
            return self.jokers > 0
        return stone == self.first or stone == self.second

    def with_stone(self, stone: i64) -> Draft:
        """One stone longer; a robbed one goes in before an own one of the same kind."""
        stones = append(self.stones[:], stone)
        if not self.needs(stone):
            return Draft(stones, self.first, self.second, self.jokers, self.robbed)
        if stone == JOKER:
            return Draft(stones, self.first, self.second, self.jokers - 1, self.robbed)
        if stone == self.first:
            return Draft(stones, self.second, NONE, self.jokers, self.robbed)
        return Draft(stones, self.first, NONE, self.jokers, self.robbed)

    # --- look-ahead (G-3) ---------------------------------------------------------------------------
    def takes_number(self, number: i64, low: i64, high: i64, jokers: i64) -> bool:
        """Is this number a legal next stone, after which the row can be finished with these own stones?"""
        if self.last != NONE:
            steps = distance(self.last, number)
            if steps <= self.trail or steps > 2 * self.trail + 2:
                return False
        end = Ending(number, 0, self.span_with(number), self.size + 1)
        if number == self.first:
            return end.reaches(self.second, NONE, self.jokers, low, high, jokers)
        if number == self.second:
            return end.reaches(self.first, NONE, self.jokers, low, high, jokers)
        low &= ~low_bit(number)
        high &= ~high_bit(number)
        return end.reaches(self.first, self.second, self.jokers, low, high, jokers)

    def takes_joker(self, low: i64, high: i64, jokers: i64) -> bool:
        """The same for a joker, a robbed one if there is one."""
        if self.jokers + jokers == 0:
            return False
        end = Ending(self.last, self.trail + 1, self.span + 1, self.size + 1)
        if self.jokers > 0:
            return end.reaches(self.first, self.second, self.jokers - 1, low, high, jokers)
        return end.reaches(self.first, self.second, 0, low, high, jokers - 1)


@final
class Ending:
    """The end of a row that is being built: all that matters for how it can go on."""

    def __init__(self, last: i64, trail: i64, span: i64, size: i64) -> None:
        self.last: i64 = last
        self.trail: i64 = trail
        self.span: i64 = span
        self.size: i64 = size

    def reaches(self, first: i64, second: i64, robbed_jokers: i64, low: i64, high: i64, jokers: i64) -> bool:
        """Can a row with this end be finished, with these robbed stones in it and own stones at will?"""
        if self.span > WIDEST:
            return False
        missing = robbed_jokers
        if first != NONE:
            missing += 1
        if second != NONE:
            missing += 1
        if self.size + missing < SHORTEST:
            return self.reaches_three(first, robbed_jokers, missing, low, high, jokers)
        if first == NONE:
            if self.last == NONE and (low | high) == 0:
                return False  # FL-12: at least one number
            return self.span + robbed_jokers <= WIDEST
        if self.last == NONE:
            return self.joins(first, second, robbed_jokers, low, high, jokers)
        if second != NONE and distance(self.last, second) < distance(self.last, first):
            first, second = second, first
        return self.leads(first, second, robbed_jokers, low, high, jokers)

    def leads(self, first: i64, second: i64, robbed_jokers: i64, low: i64, high: i64, jokers: i64) -> bool:
        """From the last number over the first robbed one to the second, if there is one.

        None may be stepped over: the row would have to go round the whole circle to come back to it.
        Robbed jokers that find no value on the way must have room behind (FL-11).
        """
        most = jokers + robbed_jokers
        used = way(self.last, self.trail, first, low, high, most)
        length = distance(self.last, first)
        values = length - 1 - self.trail
        if second != NONE:
            used += way(first, 0, second, low, high, most)
            length += distance(first, second)
            values += distance(first, second) - 1
        behind = max(robbed_jokers - values, 0)
        return used <= most and self.span - self.trail + length + behind <= WIDEST

    def joins(self, first: i64, second: i64, robbed_jokers: i64, low: i64, high: i64, jokers: i64) -> bool:
        """Behind nothing but jokers the robbed numbers may come in either order."""
        if second == NONE:
            return True
        end = Ending(first, 0, self.span, self.size + 1)
        if end.leads(second, NONE, robbed_jokers, low, high, jokers):
            return True
        end = Ending(second, 0, self.span, self.size + 1)
        return end.leads(first, NONE, robbed_jokers, low, high, jokers)

    def reaches_three(
        self, number: i64, robbed_jokers: i64, missing: i64, low: i64, high: i64, jokers: i64
    ) -> bool:
        """One or two own stones are needed beside the robbed one, if there is one."""
        if missing == 0:
            if self.size == 1:
                return self.finds_two(low, high, jokers)
            return self.finds_one(low, high, jokers)
        if robbed_jokers > 0:
            return self.finds_one_beside_joker(low, high, jokers)
        return self.finds_one_beside(number, low, high, jokers)

    def finds_two(self, low: i64, high: i64, jokers: i64) -> bool:
        """A row of one stone: two more."""
        some = (low | high) != 0
        if self.last == NONE:
            if jokers > 0:
                return some
            return ((low & above(low, high)) | (high & above(high, low))) != 0
        if jokers > 0:
            return jokers > 1 or self.finds_number(1, 4, low, high)
        for step in range(1, 3):
            number = wrapped(self.last + step)
            if holds(low, high, number) and Ending(number, 0, 0, 2).finds_number(1, 2, low, high):
                return True
        return False

    def finds_one(self, low: i64, high: i64, jokers: i64) -> bool:
        """A row of two stones: one more."""
        if self.last == NONE:
            return (low | high) != 0
        return jokers > 0 or self.finds_number(self.trail + 1, 2 * self.trail + 2, low, high)

    def finds_one_beside_joker(self, low: i64, high: i64, jokers: i64) -> bool:
        """A row of one stone and a robbed joker: one more before or behind the joker."""
        if self.last == NONE:
            return (low | high) != 0
        return jokers > 0 or self.finds_number(1, 4, low, high)

    def finds_one_beside(self, number: i64, low: i64, high: i64, jokers: i64) -> bool:
        """A row of one stone and a robbed number: one more between them or behind."""
        if self.last == NONE:
            return jokers > 0 or Ending(wrapped(number - 3), 0, 0, 2).finds_number(1, 5, low, high)
        steps = distance(self.last, number)
        if steps > 2:
            return way(self.last, 0, number, low, high, jokers) <= jokers
        return jokers > 0 or self.finds_number(1, steps + 2, low, high)

    def finds_number(self, least: i64, most: i64, low: i64, high: i64) -> bool:
        """Is there an own number so many steps above the last one?"""
        for step in range(least, most + 1):
            if holds(low, high, wrapped(self.last + step)):
                return True
        return False


NO_DRAFT: Final = Draft(zeros(0), NONE, NONE, 0, False)
