"""FL-9 to FL-13: a new row while it is built, front to back, and whether it can still be finished."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from reihum.core.vecs import append, vec
from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.engine.chains import (
    above,
    bridges,
    farthest,
    follows,
    longer_by,
    nearest,
    step_to_next,
    way,
)
from reihum.games.flower_rows.engine.circle import distance, finds, high_bit, holds, low_bit, wrapped
from reihum.games.flower_rows.engine.flowers import FLOWERS


@final
@mypyc_attr(acyclic=True)  # never part of a cycle: the garbage collector need not look
class NewRow:
    """A new row so far, and the robbed stones that must still go into it.

    In the look-aheads `low` and `high` are the own numbers, `jokers` the own jokers.
    """

    def __init__(self, robbed: bool) -> None:
        self.stones = vec[i64](capacity=8)
        self.robbed = robbed  # this row began with a robbery (FL-16)
        self.first: i64 = m.NO_NUMBER  # robbed numbers not laid yet; a second one only if there is a first
        self.second: i64 = m.NO_NUMBER
        self.jokers: i64 = 0  # robbed jokers not laid yet
        self.size: i64 = 0
        self.last: i64 = m.NO_NUMBER  # the last number laid
        self.trail: i64 = 0  # jokers laid since then
        self.span: i64 = 0  # last minus first with the best numbering of the jokers (FL-11)

    def clone(self) -> NewRow:
        """An independent copy."""
        new = NewRow(self.robbed)
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
        if stone == m.JOKER:
            self.jokers += 1
        elif self.first == m.NO_NUMBER:
            self.first = stone
        else:
            self.second = stone

    def needs(self, stone: i64) -> bool:
        """Is this one of the robbed stones not laid yet? They go in before own ones of the same kind."""
        if stone == m.JOKER:
            return self.jokers > 0
        return stone == self.first or stone == self.second

    def missing(self) -> i64:
        """How many robbed stones are not laid yet."""
        count = self.jokers
        if self.first != m.NO_NUMBER:
            count += 1
        if self.second != m.NO_NUMBER:
            count += 1
        return count

    def missing_stones(self) -> list[int]:
        """The robbed stones that are not laid yet."""
        numbers = [number for number in (self.first, self.second) if number != m.NO_NUMBER]
        return [m.JOKER] * self.jokers + numbers

    def flowers(self) -> i64:
        """The flowers on the stones laid so far."""
        total: i64 = 0
        for place in range(self.size):
            total += FLOWERS[self.stones[place]]
        return total

    def count_jokers(self) -> i64:
        """The jokers laid so far."""
        count: i64 = 0
        for place in range(self.size):
            if self.stones[place] == m.JOKER:
                count += 1
        return count

    def add(self, stone: i64) -> None:
        """One more stone behind the others."""
        self.stones = append(self.stones, stone)
        self.follow(stone)

    def follow(self, stone: i64) -> None:
        """What the row's end is like with this stone behind."""
        self.size += 1
        if stone == m.JOKER:
            self.trail += 1
            self.span += 1
            self.jokers = max(self.jokers - 1, 0)
            return
        if self.last != m.NO_NUMBER:
            self.span += longer_by(distance(self.last, stone), self.trail)
        self.last = stone
        self.trail = 0
        if stone == self.first:
            self.first = self.second
            self.second = m.NO_NUMBER
        elif stone == self.second:
            self.second = m.NO_NUMBER

    def is_finished(self) -> bool:
        """FL-10, FL-12, FL-13: a row that may be laid as it is."""
        return self.size >= m.SHORTEST and self.last != m.NO_NUMBER and self.missing() == 0

    def earns_joker(self) -> bool:
        """FL-16: a row of exactly three stones, laid without robbing."""
        return earns_joker(self.size, self.robbed)

    # --- look-ahead (G-3) ---------------------------------------------------------------------------
    def takes(self, stone: i64, low: i64, high: i64, jokers: i64) -> bool:
        """Is this a legal next stone, after which the row can be finished?"""
        if stone == m.JOKER:
            if self.jokers == 0:
                jokers -= 1
        elif not self.can_follow(stone):
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

    def can_follow(self, stone: i64) -> bool:
        """FL-10, FL-12: do the jokers laid since the last number bridge the way to this stone?"""
        if stone == m.JOKER or self.last == m.NO_NUMBER:
            return True
        return bridges(self.trail, distance(self.last, stone))

    def nearest(self) -> i64:
        """The nearest number that can come next, beyond 100 if the row runs over it."""
        return self.last + nearest(self.trail)

    def farthest(self) -> i64:
        """The farthest number that can come next."""
        return self.last + farthest(self.trail)

    def is_too_wide(self) -> bool:
        """FL-11: does it run farther than once round the circle?"""
        return self.span > m.WIDEST

    def can_finish(self, low: i64, high: i64, jokers: i64) -> bool:
        """Can own stones make this a row with all robbed stones in it?"""
        if self.is_too_wide():
            return False
        missing = self.missing()
        if self.size + missing < m.SHORTEST:
            return self.can_grow_to_three(missing, low, high, jokers)
        if self.first == m.NO_NUMBER:
            if self.last == m.NO_NUMBER and (low | high) == 0:
                return False  # FL-12: at least one number
            return self.has_room(self.span, 0)
        if self.last != m.NO_NUMBER:
            return self.leads_to_robbed(low, high, jokers)
        # behind nothing but jokers the robbed numbers may come in either order
        return self.second == m.NO_NUMBER or (
            self.joins(self.first, self.second, low, high, jokers)
            or self.joins(self.second, self.first, low, high, jokers)
        )

    def leads_to_robbed(self, low: i64, high: i64, jokers: i64) -> bool:
        """From the last number over the nearer robbed one to the other, if there is one.

        None may be stepped over: the row would have to go round the whole circle to come back to it.
        """
        near = self.first
        far = self.second
        if far != m.NO_NUMBER and distance(self.last, far) < distance(self.last, near):
            near, far = far, near
        most = jokers + self.jokers
        used = way(self.last, self.trail, near, low, high, most)
        length = distance(self.last, near)
        values = length - 1 - self.trail  # on the way, without those of the jokers laid
        if far != m.NO_NUMBER:
            used += way(near, 0, far, low, high, most)
            length += distance(near, far)
            values += distance(near, far) - 1
        return used <= most and self.has_room(self.span + longer_by(length, self.trail), values)

    def joins(self, start: i64, end: i64, low: i64, high: i64, jokers: i64) -> bool:
        """From one robbed number to the other, behind nothing but jokers."""
        most = jokers + self.jokers
        length = distance(start, end)
        return way(start, 0, end, low, high, most) <= most and self.has_room(self.span + length, length - 1)

    def has_room(self, span: i64, values: i64) -> bool:
        """FL-11: robbed jokers that find no value on the way need room behind it."""
        return span + max(self.jokers - values, 0) <= m.WIDEST

    def can_grow_to_three(self, missing: i64, low: i64, high: i64, jokers: i64) -> bool:
        """One or two own stones are needed beside the robbed one, if there is one."""
        if self.size == 1 and missing == 0:
            return self.finds_two(low, high, jokers)
        if self.first != m.NO_NUMBER:
            return self.finds_one_beside(self.first, low, high, jokers)
        if self.last == m.NO_NUMBER:
            return (low | high) != 0
        if jokers > 0:
            return True
        if missing > 0:  # a robbed joker, and the own number before or behind it
            return finds(self.last + nearest(0), self.last + farthest(1), low, high)
        return finds(self.nearest(), self.farthest(), low, high)

    def finds_two(self, low: i64, high: i64, jokers: i64) -> bool:
        """A row of one stone: two more."""
        if self.last == m.NO_NUMBER:
            if jokers > 0:
                return (low | high) != 0
            return ((low & above(low, high)) | (high & above(high, low))) != 0
        if jokers > 0:
            return jokers > 1 or finds(self.last + nearest(0), self.last + farthest(1), low, high)
        for number in range(self.last + nearest(0), self.last + farthest(0) + 1):
            if holds(low, high, wrapped(number)) and step_to_next(number, 1, low, high) > 0:
                return True
        return False

    def finds_one_beside(self, robbed: i64, low: i64, high: i64, jokers: i64) -> bool:
        """A row of one stone and a robbed number: one more between them or behind."""
        if self.last == m.NO_NUMBER:
            return jokers > 0 or finds(robbed - farthest(0), robbed + farthest(0), low, high)
        if not follows(robbed, self.last):
            return way(self.last, 0, robbed, low, high, jokers) <= jokers
        behind = self.last + distance(self.last, robbed)
        return jokers > 0 or finds(self.last + nearest(0), behind + farthest(0), low, high)


def earns_joker(size: i64, robbed: bool) -> bool:
    """FL-16: is a joker from the board due for a row of this size?"""
    return size == m.SHORTEST and not robbed


NO_NEW_ROW: Final = NewRow(False)  # stands where nothing is built; never changed
