"""FL-9 to FL-13: a new row while it is built, front to back, and whether it can still be finished."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.vecs import append, vec
from reihum.games.flower_rows.circle import above, distance, finds, high_bit, holds, low_bit, wrapped
from reihum.games.flower_rows.lookahead import way
from reihum.games.flower_rows.stones import JOKER, SHORTEST, WIDEST

NONE: Final[i64] = 0  # no number


@final
class Draft:
    """A new row so far, and the robbed stones that must still go into it.

    In the look-aheads `low` and `high` are the own numbers, `jokers` the own jokers.
    """

    def __init__(self, robbed: bool) -> None:
        self.stones = vec[i64](capacity=8)
        self.robbed = robbed  # this row began with a robbery (FL-16)
        self.first: i64 = NONE  # robbed numbers not laid yet; a second one only if there is a first
        self.second: i64 = NONE
        self.jokers: i64 = 0  # robbed jokers not laid yet
        self.size: i64 = 0
        self.last: i64 = NONE  # the last number laid
        self.trail: i64 = 0  # jokers laid since then
        self.span: i64 = 0  # last minus first with the best numbering of the jokers (FL-11)

    def clone(self) -> Draft:
        new = Draft(self.robbed)
        new.stones = self.stones[:]
        new.first = self.first
        new.second = self.second
        new.jokers = self.jokers
        new.size = self.size
        new.last = self.last
        new.trail = self.trail
        new.span = self.span
        return new

    def demand(self, stone: i64) -> None:
        """A robbed stone, which must go into the row (FL-13)."""
        if stone == JOKER:
            self.jokers += 1
        elif self.first == NONE:
            self.first = stone
        else:
            self.second = stone

    def needs(self, stone: i64) -> bool:
        """Is this one of the robbed stones not laid yet? They go in before own ones of the same kind."""
        if stone == JOKER:
            return self.jokers > 0
        return stone == self.first or stone == self.second

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

    def add(self, stone: i64) -> None:
        self.stones = append(self.stones, stone)
        self.follow(stone)

    def follow(self, stone: i64) -> None:
        """What the row's end is like with this stone behind."""
        self.size += 1
        if stone == JOKER:
            self.trail += 1
            self.span += 1
            self.jokers = max(self.jokers - 1, 0)
            return
        if self.last != NONE:
            self.span += distance(self.last, stone) - self.trail
        self.last = stone
        self.trail = 0
        if stone == self.first:
            self.first = self.second
            self.second = NONE
        elif stone == self.second:
            self.second = NONE

    def is_finished(self) -> bool:
        """FL-10, FL-12, FL-13: a row that may be laid as it is."""
        return self.size >= SHORTEST and self.last != NONE and self.missing() == 0

    # --- look-ahead (G-3) ---------------------------------------------------------------------------
    def takes(self, stone: i64, low: i64, high: i64, jokers: i64) -> bool:
        """Is this a legal next stone, after which the row can be finished?"""
        if stone == JOKER:
            if self.jokers == 0:
                jokers -= 1
        elif self.last != NONE and not self.reaches(stone):
            return False
        else:
            low &= ~low_bit(stone)
            high &= ~high_bit(stone)
        first = self.first
        second = self.second
        robbed_jokers = self.jokers
        last = self.last
        trail = self.trail
        span = self.span
        self.follow(stone)
        can_finish = self.can_finish(low, high, jokers)
        self.size -= 1
        self.first = first
        self.second = second
        self.jokers = robbed_jokers
        self.last = last
        self.trail = trail
        self.span = span
        return can_finish

    def reaches(self, number: i64) -> bool:
        """FL-10, FL-12: the jokers laid since the last number bridge the way to this one."""
        steps = distance(self.last, number)
        return steps > self.trail and steps <= 2 * self.trail + 2

    def can_finish(self, low: i64, high: i64, jokers: i64) -> bool:
        """Can own stones make this a row with all robbed stones in it?"""
        if self.span > WIDEST:
            return False
        missing = self.missing()
        if self.size + missing < SHORTEST:
            return self.can_grow_to_three(missing, low, high, jokers)
        if self.first == NONE:
            if self.last == NONE and (low | high) == 0:
                return False  # FL-12: at least one number
            return self.span + self.jokers <= WIDEST
        if self.last != NONE:
            return self.leads_to_robbed(low, high, jokers)
        # behind nothing but jokers the robbed numbers may come in either order
        return self.second == NONE or (
            self.joins(self.first, self.second, low, high, jokers)
            or self.joins(self.second, self.first, low, high, jokers)
        )

    def leads_to_robbed(self, low: i64, high: i64, jokers: i64) -> bool:
        """From the last number over the nearer robbed one to the other, if there is one.

        None may be stepped over: the row would have to go round the whole circle to come back to it.
        """
        near = self.first
        far = self.second
        if far != NONE and distance(self.last, far) < distance(self.last, near):
            near, far = far, near
        most = jokers + self.jokers
        used = way(self.last, self.trail, near, low, high, most)
        length = distance(self.last, near)
        values = length - 1 - self.trail
        if far != NONE:
            used += way(near, 0, far, low, high, most)
            length += distance(near, far)
            values += distance(near, far) - 1
        return used <= most and self.has_room(self.span - self.trail + length, values)

    def joins(self, start: i64, end: i64, low: i64, high: i64, jokers: i64) -> bool:
        """From one robbed number to the other, behind nothing but jokers."""
        most = jokers + self.jokers
        length = distance(start, end)
        return way(start, 0, end, low, high, most) <= most and self.has_room(self.span + length, length - 1)

    def has_room(self, span: i64, values: i64) -> bool:
        """FL-11: robbed jokers that find no value on the way need room behind it."""
        return span + max(self.jokers - values, 0) <= WIDEST

    def can_grow_to_three(self, missing: i64, low: i64, high: i64, jokers: i64) -> bool:
        """One or two own stones are needed beside the robbed one, if there is one."""
        if self.size == 1 and missing == 0:
            return self.finds_two(low, high, jokers)
        if self.first != NONE:
            return self.finds_one_beside(self.first, low, high, jokers)
        if self.last == NONE:
            return (low | high) != 0
        if jokers > 0:
            return True
        if missing > 0:  # a robbed joker, and the own number before or behind it
            return finds(self.last + 1, self.last + 4, low, high)
        return finds(self.last + self.trail + 1, self.last + 2 * self.trail + 2, low, high)

    def finds_two(self, low: i64, high: i64, jokers: i64) -> bool:
        """A row of one stone: two more."""
        if self.last == NONE:
            if jokers > 0:
                return (low | high) != 0
            return ((low & above(low, high)) | (high & above(high, low))) != 0
        if jokers > 0:
            return jokers > 1 or finds(self.last + 1, self.last + 4, low, high)
        for number in range(self.last + 1, self.last + 3):
            if holds(low, high, wrapped(number)) and finds(number + 1, number + 2, low, high):
                return True
        return False

    def finds_one_beside(self, robbed: i64, low: i64, high: i64, jokers: i64) -> bool:
        """A row of one stone and a robbed number: one more between them or behind."""
        if self.last == NONE:
            return jokers > 0 or finds(robbed - 2, robbed + 2, low, high)
        steps = distance(self.last, robbed)
        if steps > 2:
            return way(self.last, 0, robbed, low, high, jokers) <= jokers
        return jokers > 0 or finds(self.last + 1, self.last + steps + 2, low, high)


NO_DRAFT: Final = Draft(False)  # stands where nothing is built; never changed
