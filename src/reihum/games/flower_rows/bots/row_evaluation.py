"""What new rows are worth to a player of Flower Rows, in tenths of a point."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.bots import values as v
from reihum.games.flower_rows.bots.evaluation import HandEvaluator
from reihum.games.flower_rows.bots.runs import DOWN, UP
from reihum.games.flower_rows.engine.chains import farthest, jokers_between, nearest
from reihum.games.flower_rows.engine.circle import distance, high_bit, holds, low_bit, lowest, wrapped
from reihum.games.flower_rows.engine.flowers import FLOWERS
from reihum.games.flower_rows.engine.new_row import NewRow, earns_joker
from reihum.games.flower_rows.engine.tiles import tile_for


@final
class RowPlan:
    """A new row as far as it is planned: how it ends, what is in it, and what must still go in."""

    def __init__(self) -> None:
        self.last: i64 = m.NO_NUMBER  # the last number
        self.trail: i64 = 0  # jokers behind it
        self.size: i64 = 0
        self.flowers: i64 = 0
        self.own_flowers: i64 = 0  # those on own stones
        self.own_numbers: i64 = 0
        self.own_jokers: i64 = 0
        self.missing: i64 = 0  # robbed numbers that are not in it yet
        self.robbed = False  # it began with a robbery (FL-16)

    def begin(self, number: i64) -> None:
        """A row of own stones that begins with this number."""
        self.last = number
        self.trail = 0
        self.size = 1
        self.flowers = FLOWERS[number]
        self.own_flowers = FLOWERS[number]
        self.own_numbers = 1
        self.own_jokers = 0
        self.missing = 0
        self.robbed = False

    def begin_as(self, new: NewRow) -> None:
        """The row that is being built; robbed stones in it count as own ones, for it hardly matters."""
        self.last = new.last
        self.trail = new.trail
        self.size = new.size
        self.flowers = new.flowers()
        self.own_flowers = self.flowers
        self.own_jokers = new.count_jokers()
        self.own_numbers = self.size - self.own_jokers
        self.missing = new.missing() - new.jokers
        self.robbed = new.robbed

    def hold(self, numbers: i64, flowers: i64) -> None:
        """A row of so many own numbers, with so many flowers; where it ends does not matter."""
        self.size = numbers
        self.flowers = flowers
        self.own_flowers = flowers
        self.own_numbers = numbers
        self.own_jokers = 0

    def note_robbed(self, number: i64) -> None:
        """This number in it was robbed."""
        self.own_flowers -= FLOWERS[number]
        self.own_numbers -= 1
        self.robbed = True

    def copy(self, other: RowPlan) -> None:
        """Become the same as another one."""
        self.last = other.last
        self.trail = other.trail
        self.size = other.size
        self.flowers = other.flowers
        self.own_flowers = other.own_flowers
        self.own_numbers = other.own_numbers
        self.own_jokers = other.own_jokers
        self.missing = other.missing
        self.robbed = other.robbed

    def add_jokers(self, count: i64) -> None:
        """So many own jokers behind."""
        self.trail += count
        self.size += count
        self.own_jokers += count

    def add_number(self, number: i64) -> None:
        """An own number behind."""
        self.add_robbed(number)
        self.own_flowers += FLOWERS[number]
        self.own_numbers += 1

    def add_robbed(self, number: i64) -> None:
        """A robbed number behind."""
        self.last = number
        self.trail = 0
        self.size += 1
        self.flowers += FLOWERS[number]


@final
class RowEvaluator:
    """Plans rows from what the player in turn has; `low`, `high` and `jokers` are what can be laid."""

    def __init__(self, hand: HandEvaluator) -> None:
        self.hand = hand
        self.low: i64 = 0
        self.high: i64 = 0
        self.jokers: i64 = 0  # own ones, those in the row so far too
        self.held: i64 = 0  # own stones, those in the row so far too
        self.first: i64 = m.NO_NUMBER  # robbed numbers that must go into the row
        self.second: i64 = m.NO_NUMBER
        self.begun = RowPlan()  # the row that is being built
        self.plan = RowPlan()  # the one that is looked at

    def look(self, first: i64, second: i64) -> None:
        """The own stones, and these robbed numbers (either may be none)."""
        hand = self.hand
        self.low = hand.low | low_bit(first) | low_bit(second)
        self.high = hand.high | high_bit(first) | high_bit(second)
        self.jokers = hand.jokers
        self.held = hand.held
        self.first = first
        self.second = second

    def look_at(self, new: NewRow) -> None:
        """The row that is being built, and what can go into it."""
        self.look(new.first, new.second)
        self.begun.begin_as(new)
        self.jokers += self.begun.own_jokers
        self.held += new.size

    # --- rows that are begun ------------------------------------------------------------------------------
    def best_own_row(self) -> i64:
        """The best new row from own stones alone."""
        self.look(m.NO_NUMBER, m.NO_NUMBER)
        best = v.NEVER
        low = self.low
        high = self.high
        while (low | high) != 0:
            number = lowest(low, high)
            low &= ~low_bit(number)
            high &= ~high_bit(number)
            self.plan.begin(number)
            best = max(best, self.best_from(self.plan))
        return best

    def laid_now(self) -> i64:
        """The row that is being built, as it is."""
        return self.laid(self.begun, 0)

    def with_joker(self) -> i64:
        """The best row after an own joker; a row seldom begins with one: it does as well behind."""
        if self.begun.last == m.NO_NUMBER:
            return v.JOKER_WASTED
        self.plan.copy(self.begun)
        self.plan.add_jokers(1)
        return self.best_from(self.plan)

    def with_number(self, number: i64) -> i64:
        """The best row after this number."""
        self.plan.copy(self.begun)
        self.plan.add_number(number)
        if self.is_robbed(number):
            self.plan.missing -= 1
        return self.best_from(self.plan)

    def is_robbed(self, number: i64) -> bool:
        """Is this one of the robbed numbers that are not in the row yet?"""
        return number == self.first or number == self.second

    def best_from(self, plan: RowPlan) -> i64:
        """The best row that begins so: it goes on upwards and takes all numbers in reach."""
        best = v.NEVER
        while True:
            spare = self.jokers - plan.own_jokers
            if plan.missing == 0 and plan.size + spare >= m.SHORTEST:
                best = max(best, self.laid(plan, max(m.SHORTEST - plan.size, 0)))
            steps = self.next_above(plan.last, nearest(plan.trail), farthest(plan.trail + spare))
            if steps == 0 or plan.size > m.NUMBERS:
                return best
            number = wrapped(plan.last + steps)
            plan.add_jokers(max(jokers_between(steps) - plan.trail, 0))
            if self.is_robbed(number):
                plan.add_robbed(number)
                plan.missing -= 1
            else:
                plan.add_number(number)

    def next_above(self, number: i64, least: i64, most: i64) -> i64:
        """Steps to the next number above that can be laid, 0 if it is out of reach."""
        for steps in range(least, most + 1):
            if holds(self.low, self.high, wrapped(number + steps)):
                return steps
        return 0

    def laid(self, plan: RowPlan, jokers: i64) -> i64:
        """This row with so many jokers more: its tile, and what of it comes from the supply."""
        hand = self.hand
        used = plan.own_jokers + jokers
        value = v.POINT * tile_for(plan.flowers, hand.tiles) + hand.flower * plan.own_flowers
        value += v.STONE * plan.own_numbers
        if plan.own_numbers + used >= self.held:
            return value + hand.end
        value -= v.JOKER * used
        if earns_joker(plan.size + jokers, plan.robbed) and hand.board_jokers > 0:
            value += v.JOKER
        return value

    # --- rows with robbed numbers -------------------------------------------------------------------------
    def with_robbed(self, first: i64, second: i64) -> i64:
        """The best new row with these robbed numbers (the second may be none), own runs on both sides."""
        self.look(first, second)
        run = self.hand.run
        run.walk(first, DOWN, self.low, self.high)
        stones = run.stones + 1
        flowers = run.flowers + FLOWERS[first]
        run.walk(first, UP, self.low, self.high)
        if second != m.NO_NUMBER and distance(first, second) > run.span:
            return v.NEVER
        plan = self.plan
        plan.hold(stones + run.stones, flowers + run.flowers)
        plan.note_robbed(first)
        if second != m.NO_NUMBER:
            plan.note_robbed(second)
        jokers = max(m.SHORTEST - plan.size, 0)
        if jokers > self.jokers or plan.own_numbers + jokers <= 0:
            return v.NEVER
        return self.laid(plan, jokers)
