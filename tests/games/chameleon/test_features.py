"""A row of numbers tells what the view of Chameleon tells."""

from __future__ import annotations

from typing import Any

import pytest

import reihum
from reihum.games.chameleon.material import COLOURS, KINDS, TOKENS
from reihum.testing.configurations import Configuration
from tests.games.numbers import (
    by_seat,
    cards_of,
    chosen,
    configurations_of,
    looks,
    named,
    numbers_of,
    seat_of,
    those,
)

KIND_NAMES = TOKENS[:KINDS]


def test_numbers_of_a_table() -> None:
    """The example of the joker, as seat 3 sees it: seat 0 is the next clockwise."""
    game = reihum.game("chameleon")
    assert numbers_of(game, "joker", 3) == {
        "to_act": [0, 1, 0, 0],
        "colours": [1, 1, 1, 1, 1, 1, 1],
        "rows": [
            [0, 0, 0, 0, 0, 0, 0, 1, 0, 0],
            [1, 0, 0, 0, 0, 0, 0, 0, 0, 1],
            [0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
            [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        ],
        "room": [2, 1, 2, 3],
        "taken": [0, 0, 0, 0],
        "drawn": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        "collections": [
            [0, 0, 0, 0, 0, 0, 1, 0, 0, 0],
            [3, 0, 0, 3, 3, 0, 0, 0, 0, 0],
            [0, 0, 2, 0, 0, 0, 0, 0, 0, 0],
            [0, 0, 0, 0, 0, 2, 0, 0, 0, 0],
        ],
        "out": [0, 0, 0, 0],
        "scores": [1, 24, 4, 4],
        "removed": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        "pile": 59,
        "last_round": 0,
    }


@pytest.mark.parametrize("configuration", configurations_of("chameleon"), ids=str)
def test_the_view_can_be_told_from_the_numbers(configuration: Configuration) -> None:
    for view, numbers in looks(configuration, 65):
        assert told(numbers, view["seat"]) == shown(view)


def shown(view: dict[str, Any]) -> dict[str, Any]:
    """Without what follows from it: values, gains, jokers, worths and extra. A row's order means nothing."""
    return {
        "to_act": view["to_act"],
        "colours": view["colours"],
        "rows": [(sorted(row["cards"], key=KIND_NAMES.index), row["taken"]) for row in view["rows"]],
        "room": [0 if row["taken"] else row["room"] - len(row["cards"]) for row in view["rows"]],
        "drawn": view["drawn"],
        "collections": [(one["cards"], one["out"], one["score"]) for one in view["collections"]],
        "pile": view["pile"],
        "last_round": view["last_round"],
        "removed": view["removed"],
    }


def told(numbers: dict[str, Any], seat: int) -> dict[str, Any]:
    collections = [
        (named(cards, KIND_NAMES), bool(out), score)
        for cards, out, score in zip(numbers["collections"], numbers["out"], numbers["scores"], strict=True)
    ]
    return {
        "to_act": seat_of(numbers["to_act"], seat),
        "colours": those(numbers["colours"], TOKENS[:COLOURS]),
        "rows": [
            (cards_of(row, KIND_NAMES), bool(taken))
            for row, taken in zip(numbers["rows"], numbers["taken"], strict=True)
        ],
        "room": numbers["room"],
        "drawn": chosen(numbers["drawn"], KIND_NAMES),
        "collections": by_seat(collections, seat),
        "pile": numbers["pile"],
        "last_round": bool(numbers["last_round"]),
        "removed": named(numbers["removed"], KIND_NAMES),
    }
