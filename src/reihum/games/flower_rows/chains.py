"""FL-10 to FL-12: what makes stones a row."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.vecs import vec
from reihum.games.flower_rows.circle import distance
from reihum.games.flower_rows.stones import JOKER, NOBODYS, SHORTEST, WIDEST


def chain_span(stones: vec[i64]) -> i64:
    """Last minus first with the best numbering of the jokers, or NOBODYS if no numbering is a chain.

    Jokers before the first number and behind the last one count one each; k jokers between two numbers
    bridge a distance of k + 1 to 2k + 2 (FL-12).
    """
    last: i64 = 0  # the last number so far
    jokers: i64 = 0  # since then
    span: i64 = 0
    for place in range(len(stones)):
        stone = stones[place]
        if stone == JOKER:
            jokers += 1
            continue
        if last == 0:
            span = jokers
        else:
            steps = distance(last, stone)
            if steps <= jokers or steps > 2 * jokers + 2:
                return NOBODYS
            span += steps
        last = stone
        jokers = 0
    if last == 0:
        return NOBODYS  # FL-12: at least one number stone
    return span + jokers


def is_row(stones: vec[i64]) -> bool:
    """FL-10 to FL-12."""
    span = chain_span(stones)
    return len(stones) >= SHORTEST and 0 <= span <= WIDEST
