"""A row of numbers tells what the view of Stack Run tells."""

from __future__ import annotations

from typing import Any

import pytest

import reihum
from reihum.games.stack_run.material import NO_CARD_TOKEN, NUMBERS, PHASES, PLACES, POWERS, RING, TOKENS
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

NO_NUMBER = [0] * 12


def test_numbers_of_a_table() -> None:
    """The example of the swap, with a card that was swapped before, as seat 1 sees it."""
    game = reihum.game("stack_run")
    seats = game.examples["swap"].position["seats"]
    numbers = numbers_of(game, "swap", 1, seats=[seats[0] | {"known": [1]}, seats[1]])
    pawns = numbers.pop("pawns")
    assert [[chosen(pawn) for pawn in player] for player in pawns] == [[12, 19], [7, 21]]
    assert numbers == {
        "to_act": [0, 1],
        "phase": [1, 0, 0, 0],
        "follow": [0, 0, 0, 0, 0, 0],
        "distance": NO_NUMBER,
        "field_used": 0,
        "laid": 0,
        "idle": 0,
        "needs": [
            [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
            [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0],
            [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0],
            [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
            [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        ],
        "numbers": [
            [1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0],
            [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0],
            [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
            [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
            NO_NUMBER,
        ],
        "jokers": [
            [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            NO_NUMBER,
            NO_NUMBER,
            NO_NUMBER,
            NO_NUMBER,
            [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        ],
        "stock": 75,
        "completed": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        "help_top": [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
        "help_below": [0, 1, 0, 1, 0, 0, 1, 0, 2, 0, 1, 0, 3],
        "hand": [0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0],
        "cards": [4, 5],
        "opens": [[0, 0, 1, 1, 0, 0], [0, 1, 0, 0, 0, 0]],
        "powers": [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]],
        "stacks": [5, 4],
        "tops": [[0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
        "known": [[6, 0, 0, 0, 0, 0, 0, 0, 0, 0], [2, 0, 0, 13, 0, 0, 0, 0, 0, 0]],
    }


@pytest.mark.parametrize("configuration", configurations_of("stack_run"), ids=str)
def test_the_view_can_be_told_from_the_numbers(configuration: Configuration) -> None:
    for view, numbers in looks(configuration, 66):
        assert told(numbers, view["seat"]) == shown(view)


def shown(view: dict[str, Any]) -> dict[str, Any]:
    """Without what follows from it (`reach`, and what an action field is for) or never changes."""
    names = (
        "to_act",
        "stock",
        "completed",
        "help",
        "phase",
        "follow",
        "distance",
        "field_used",
        "laid",
        "idle",
    )
    seats = [{name: seat[name] for name in ("pawns", "usable", "stack", "cards")} for seat in view["seats"]]
    return {
        **{name: view[name] for name in names},
        "piles": [(pile["place"], pile["next"], pile["cards"]) for pile in view["piles"]],
        "seats": seats,
        "powers": [
            0 if seat["action"] is None else POWERS[RING[seat["action"] - 1]] for seat in view["seats"]
        ],
        "hand": view["seats"][view["seat"]]["hand"],
    }


def told(numbers: dict[str, Any], seat: int) -> dict[str, Any]:
    distance = chosen(numbers["distance"])
    return {
        "to_act": seat_of(numbers["to_act"], seat),
        "stock": numbers["stock"],
        "completed": named(numbers["completed"], TOKENS),
        "help": {"top": chosen(numbers["help_top"], TOKENS), "below": named(numbers["help_below"], TOKENS)},
        "phase": chosen(numbers["phase"], PHASES),
        "follow": chosen(numbers["follow"], PLACES),
        "distance": None if distance is None else distance + 1,
        "field_used": bool(numbers["field_used"]),
        "laid": numbers["laid"],
        "idle": numbers["idle"],
        "piles": [told_pile(numbers, p) for p in range(len(PLACES))],
        "seats": by_seat([told_seat(numbers, step) for step in range(len(numbers["cards"]))], seat),
        "powers": [sum(1 << place for place in those(powers)) for powers in by_seat(numbers["powers"], seat)],
        "hand": cards_of(numbers["hand"], TOKENS),
    }


def told_pile(numbers: dict[str, Any], p: int) -> tuple[str, int, list[str]]:
    height = chosen(numbers["needs"][p])
    cards = [
        TOKENS[number] if numbers["numbers"][p][number] else TOKENS[NUMBERS] if joker else NO_CARD_TOKEN
        for number, joker in enumerate(numbers["jokers"][p][:height])
    ]
    return PLACES[p], height + 1, cards


def told_seat(numbers: dict[str, Any], step: int) -> dict[str, Any]:
    stack = numbers["known"][step][: numbers["stacks"][step]]
    assert chosen(numbers["tops"][step]) == stack[0] - 1
    return {
        "pawns": [chosen(pawn) + 1 for pawn in numbers["pawns"][step]],
        "usable": those(numbers["opens"][step], PLACES),
        "stack": [TOKENS[code - 1] if code else None for code in stack],
        "cards": numbers["cards"][step],
    }
