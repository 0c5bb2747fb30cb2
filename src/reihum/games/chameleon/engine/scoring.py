"""CH-17, CH-18: what a collection is worth, and where its jokers count best."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from reihum.core.vecs import append, vec
from reihum.games.chameleon import material as m

MOST_COUNTED: Final = 6  # more cards of a colour count as six
COLOURS_FOR: Final = 3  # so many colours count for a player, the others against (CH-18)
EXTRA: Final = 2  # points of a card "+2" (CH-18)
WORST: Final[i64] = -1000

BROWN: Final = vec[i64]([0, 1, 3, 6, 10, 15, 21])
VIOLET: Final = vec[i64]([0, 1, 4, 8, 7, 6, 5])


def score_table(violet: bool) -> vec[i64]:
    return VIOLET if violet else BROWN


def jokers_in(cards: vec[i64]) -> i64:
    """The golden joker is a joker too (CH-11)."""
    return cards[m.JOKER] + cards[m.GOLDEN_JOKER]


def score(cards: vec[i64], colours: i64, violet: bool) -> i64:
    """Points of a collection, its jokers given to the best of the colours in the game."""
    table = score_table(violet)
    return best_points(cards, jokers_in(cards), 0, colours, table) + EXTRA * cards[m.PLUS_TWO]


def extra_points(cards: vec[i64]) -> i64:
    """CH-18: what the cards "+2" bring."""
    return EXTRA * cards[m.PLUS_TWO]


def best_points(cards: vec[i64], jokers: i64, first: i64, colours: i64, table: vec[i64]) -> i64:
    """The most points over all ways to give the jokers to colours from `first` on."""
    if jokers == 0:
        return colour_points(cards, table)
    best = WORST
    for colour in range(first, m.COLOURS):
        if (colours >> colour) & 1:
            cards[colour] += 1
            best = max(best, best_points(cards, jokers - 1, colour, colours, table))
            cards[colour] -= 1
    return best


def colour_points(cards: vec[i64], table: vec[i64]) -> i64:
    """CH-18: the COLOURS_FOR best colours count plus, all others minus."""
    first: i64 = 0  # the three best colours so far
    second: i64 = 0
    third: i64 = 0
    total: i64 = 0
    for colour in range(m.COLOURS):
        points = table[min(cards[colour], MOST_COUNTED)]  # CH-2
        total += points
        if points > first:
            third = second
            second = first
            first = points
        elif points > second:
            third = second
            second = points
        elif points > third:
            third = points
    return 2 * (first + second + third) - total


class ColourScore(NamedTuple):
    """What a colour brings a player: below zero if it counts against them."""

    colour: int
    cards: int
    jokers: int
    points: int


def colour_scores(cards: vec[i64], colours: i64, violet: bool) -> list[ColourScore]:
    """CH-18, colour by colour, what brings most first, with the jokers where they count best."""
    table = score_table(violet)
    jokers = best_jokers(cards, colours, violet)
    held = [int(cards[colour]) + jokers.count(colour) for colour in range(m.COLOURS)]
    points = [int(table[min(count, MOST_COUNTED)]) for count in held]
    order = sorted([colour for colour in range(m.COLOURS) if held[colour]], key=lambda c: -points[c])
    return [
        ColourScore(
            colour,
            cards[colour],
            jokers.count(colour),
            points[colour] if place < COLOURS_FOR else -points[colour],
        )
        for place, colour in enumerate(order)
    ]


def score_range(colours: int, violet: bool) -> tuple[int, int]:
    """The lowest and the highest score with so many colours in the game: as if every colour were full."""
    best = max(list(score_table(violet)))
    lowest = -best * max(colours - 2 * COLOURS_FOR, 0)
    return lowest, best * COLOURS_FOR + EXTRA * m.COPIES[m.PLUS_TWO]


def best_jokers(cards: vec[i64], colours: i64, violet: bool) -> list[int]:
    """The colour of each joker in the best way to give them (ruling in CH-17)."""
    target = score(cards, colours, violet) - extra_points(cards)
    table = score_table(violet)
    held = cards[:]
    given: list[int] = []
    for joker in range(jokers_in(cards), 0, -1):
        for colour in preferred_colours(cards):
            if (colours >> colour) & 1:
                held[colour] += 1
                if best_points(held, joker - 1, 0, colours, table) == target:
                    given.append(colour)
                    break
                held[colour] -= 1
    return sorted(given)


def preferred_colours(cards: vec[i64]) -> vec[i64]:
    """Colours with most cards first, then the lower number."""
    order = vec[i64](capacity=m.COLOURS)
    for size in range(cards_of_largest(cards), -1, -1):
        for colour in range(m.COLOURS):
            if cards[colour] == size:
                order = append(order, colour)
    return order


def cards_of_largest(cards: vec[i64]) -> i64:
    largest: i64 = 0
    for colour in range(m.COLOURS):
        largest = max(largest, cards[colour])
    return largest
