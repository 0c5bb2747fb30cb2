"""The steps against the definition: all whole turns are reached, nothing else, and no dead end (G-3)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

import reihum
from reihum.games.flower_rows.engine.state import FlowerRowsState
from reihum.games.flower_rows.engine.swapping import row_of_joker
from reihum.games.flower_rows.material import (
    ADD,
    ADDING,
    BLIND,
    BUILDING,
    LAY,
    PASS,
    ROB,
    STONE,
    STOP,
    SWAP,
)
from tests.games.flower_rows.positions import game

Row = tuple[int, ...]  # 0 is a joker
Turn = tuple[str, Row, Row]  # what is done, the row on the table afterwards, the new row


# --- by definition -----------------------------------------------------------------------------------
@cache
def numberings(row: Row) -> bool:
    """FL-10 to FL-12: are there values for the stones, each 1 or 2 higher, that run at most 99 far?"""
    firsts = range(1, 101) if row[0] == 0 else range(row[0], row[0] + 1)
    for first in firsts:
        values = {first}
        for stone in row[1:]:
            values = {v + s for v in values for s in (1, 2) if stone in (0, (v + s - 1) % 100 + 1)}
        if any(value - first <= 99 for value in values):
            return True
    return False


def is_row(row: Row) -> bool:
    return len(row) >= 3 and any(row) and numberings(row)


def new_rows(own: list[int], must: list[int], begun: Row = ()) -> Iterator[Row]:
    """All rows of own stones that hold all stones of `must`."""
    if not must and is_row(begun):
        yield begun
    for stone in sorted(set(own + must)):
        longer = (*begun, stone)
        if numberings(longer):
            if stone in must:
                yield from new_rows(own, without(must, stone), longer)
            else:
                yield from new_rows(without(own, stone), must, longer)


def without(stones: list[int], stone: int) -> list[int]:
    left = list(stones)
    left.remove(stone)
    return left


def longer_rows(row: Row, own: list[int], begun: Row = ()) -> Iterator[Row]:
    """FL-17: the row with any own stones put in anywhere; only the finished row must be legal."""
    if not row and is_row(begun):
        yield begun
    if row and numberings((*begun, row[0])):
        yield from longer_rows(row[1:], own, (*begun, row[0]))
    for stone in sorted(set(own)):
        if numberings((*begun, stone)):
            yield from longer_rows(row, without(own, stone), (*begun, stone))


def turns_by_definition(rows: list[Row], own: list[int]) -> set[Turn]:
    turns: set[Turn] = {("lay", (), row) for row in new_rows(own, [])}
    for r, row in enumerate(rows):
        turns |= {(f"add {r}", made, ()) for made in longer_rows(row, own) if made != row}
        for i in range(len(row)):
            for j in range(i, len(row)):
                left = tuple(stone for place, stone in enumerate(row) if place not in (i, j))
                if is_row(left):
                    robbed = [row[i]] if i == j else [row[i], row[j]]
                    turns |= {(f"rob {r}", left, made) for made in new_rows(own, robbed)}
    return turns


def swaps_by_definition(rows: list[Row], own: list[int]) -> set[tuple[int, Row]]:
    return {
        (r, (*row[:place], number, *row[place + 1 :]))
        for r, row in enumerate(rows)
        for place, stone in enumerate(row)
        for number in own
        if stone == 0 and number != 0 and is_row((*row[:place], number, *row[place + 1 :]))
    }


# --- by steps ----------------------------------------------------------------------------------------
def turns_by_steps(state: FlowerRowsState, what: str = "") -> Iterator[Turn]:
    actions = state.legal()
    assert actions, state.position()
    for action in actions:
        if what == "":
            if action in (PASS, BLIND) or SWAP <= action < ROB or action >= STONE:
                continue
            name = (
                "lay" if action == LAY else f"rob {action - ROB}" if action < ADD else f"add {action - ADD}"
            )
        else:
            name = what
        if action == STOP and state.under_way.phase in (BUILDING, ADDING):
            yield finished(state, name)
            continue
        after = state.clone()
        after.step(action)
        yield from turns_by_steps(after, name)


def finished(state: FlowerRowsState, name: str) -> Turn:
    row = () if name == "lay" else tuple(state.rows[int(name.split()[1])].listed())
    return name, row, tuple(state.under_way.new_row.stones)


def swaps_by_steps(state: FlowerRowsState) -> set[tuple[int, Row]]:
    found = set()
    for action in state.legal():
        if SWAP <= action < ROB:
            chosen = state.clone()
            chosen.step(action)
            r = row_of_joker(chosen.rows, chosen.under_way.target)
            for number in chosen.legal():
                after = chosen.clone()
                after.step(number)
                found.add((int(r), tuple(after.rows[r].listed())))
    return found


# --- positions -----------------------------------------------------------------------------------------
def random_rows(chance: random.Random, numbers: list[int], jokers: int) -> list[Row]:
    """Rows from a stretch of the circle; stones that are used up leave the lists."""
    made: list[Row] = []
    for _ in range(chance.randint(1, 2)):
        row: Row = ()
        for _ in range(chance.randint(3, 7)):
            options = [n for n in numbers if n not in row and numberings((*row, n))]
            if jokers and (not options or chance.random() < 0.25):
                row = (*row, 0)
                jokers -= 1
            elif options:
                row = (*row, chance.choice(options))
        if is_row(row):
            made.append(row)
            for stone in row:
                if stone:
                    numbers.remove(stone)
    return made


def text(stones: Row | list[int]) -> str:
    return " ".join(str(stone) if stone else "J" for stone in stones)


def compare(rows: list[Row], own: list[int]) -> None:
    state = game(own=text(own), rows=tuple(text(row) for row in rows), board_jokers=0)
    assert set(turns_by_steps(state)) == turns_by_definition(rows, own), (rows, own)
    assert swaps_by_steps(state) == swaps_by_definition(rows, own), (rows, own)


@pytest.mark.parametrize("seed", range(300 if reihum.compiled else 30))
def test_steps_reach_exactly_the_whole_legal_turns(seed: int) -> None:
    chance = random.Random(seed)
    start = chance.choice([1, 30, 88, 94])
    numbers = [(start + i - 1) % 100 + 1 for i in range(chance.randint(9, 20))]
    jokers = chance.choice([0, 0, 1, 2, 3])
    rows = random_rows(chance, numbers, jokers)
    left = 4 - sum(row.count(0) for row in rows)
    own = chance.sample(numbers, min(len(numbers), chance.randint(1, 5)))
    own += [0] * min(left, chance.choice([0, 0, 0, 1, 1, 2]))
    compare(rows, own)


def stepping(first: int, last: int, by: int = 2) -> Row:
    return tuple((n - 1) % 100 + 1 for n in range(first, last + 1, by))


@pytest.mark.parametrize(
    ("row", "own"),
    [
        (stepping(1, 99), [100, 2, 0]),  # span 98
        ((*stepping(1, 97), 99, 100), [98, 2, 0]),  # span 99: only inside
        ((0, *stepping(3, 99)), [1, 100]),
        ((*stepping(1, 97), 0), [99, 100, 0]),
        ((0, *stepping(5, 97), 0), [99, 3, 2]),
        (stepping(60, 157), [58, 59, 0]),  # runs over 100
        ((1, *stepping(2, 100)), [0, 0]),  # span 99, first and last are neighbours
        ((*stepping(1, 95), 96, 98, 99), [100, 0]),  # robbing both ends
    ],
)
def test_rows_that_go_nearly_round_the_circle(row: Row, own: list[int]) -> None:
    compare([row], own)


def test_robbed_jokers_need_room_in_a_very_long_new_row() -> None:
    """FL-11 in the look-ahead: with 50 own numbers in steps of 2, robbed jokers must still fit."""
    chance = random.Random(5)
    for _ in range(40):
        own = [*stepping(1, 95), 99]
        state = game(own=text(own), rows=("10 J J 14 J 18 J 22",), board_jokers=0)
        state.step(ROB)
        while state.under_way.phase != 0 and not state.over:
            actions = state.legal()
            assert actions, state.position()
            forward = [a for a in actions if a != STOP and a > STONE] or actions
            state.step(chance.choice(forward if chance.random() < 0.97 else actions))
        assert all(is_row(tuple(made.listed())) for made in state.rows)
