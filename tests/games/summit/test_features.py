"""A row of numbers tells what the view of Summit tells."""

from __future__ import annotations

from typing import Any

import pytest

import reihum
from reihum.games.summit import material as m
from reihum.testing.configurations import Configuration
from tests.games.numbers import by_seat, chosen, configurations_of, looks, named, numbers_of, seat_of, those

EMPTY = [0] * 10
SEVEN = [0, 0, 0, 0, 0, 0, 1, 0, 0, 0]


def test_numbers_of_a_table() -> None:
    """The example of the blockade, with two cards on the open pile, as seat 1 sees it."""
    game = reihum.game("summit")
    pile = game.examples["block"].position["pile"]
    numbers = numbers_of(game, "block", 1, pile=pile[:-2], open=["r5", "b3"])
    opened = numbers.pop("open")
    assert opened == [15, 3] + [0] * 38
    assert numbers == {
        "to_act": [0, 1],
        "mine": [0, 1, 0],
        "laid": [[EMPTY, [1, 1, 1, 1, 1, 1, 0, 0, 0, 0], EMPTY], [[1] * 10, EMPTY, EMPTY]],
        "golden": [EMPTY, EMPTY, EMPTY],
        "next": [[EMPTY, SEVEN, EMPTY], [EMPTY, EMPTY, [0, 0, 0, 0, 0, 0, 0, 0, 0, 1]]],
        "summits": [[0, 0, 0], [0, 1, 0]],
        "hand": [*EMPTY, 0],
        "stores": [[0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1]],
        "jokers": 2,
        "scores": [6, 10],
        "idle": 0,
        "shuffles": 0,
        "pile": 21,
        "open_top": [EMPTY, [0, 0, 0, 0, 1, 0, 0, 0, 0, 0]],
        "open_cards": [[0, 0, 1, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0, 0, 0]],
    }


def test_numbers_of_a_pile_with_pushed_cards() -> None:
    """Variant 2, as seat 1 sees it: the cards it pushed are known, the other one is not."""
    game = reihum.game("summit")
    pile = ["r5", "b3", *game.examples["block"].position["pile"][:-2]]
    pushed = [{"place": 1, "by": [1]}, {"place": 2, "by": [0]}, {"place": 3, "by": [1]}]
    options = {"free_triangles": 1, "variant": 2}
    numbers = numbers_of(game, "block", 1, pile=pile, pushed=pushed, options=options)
    assert numbers["pile"] == 23
    assert numbers["soon_by"] == [[1, 0], [0, 1]]
    assert numbers["soon_colour"] == [[0, 1], [0, 0]]
    assert numbers["soon_number"] == [[0, 0, 0, 0, 1, 0, 0, 0, 0, 0], EMPTY]
    assert numbers["pushed_by"] == [1, 2, 1] + [0] * 40
    assert numbers["pushed"] == [15, 0, 16] + [0] * 40


@pytest.mark.parametrize("configuration", configurations_of("summit"), ids=str)
def test_the_view_can_be_told_from_the_numbers(configuration: Configuration) -> None:
    for view, numbers in looks(configuration, 67):
        assert told(numbers, view["seat"]) == shown(view)


def shown(view: dict[str, Any]) -> dict[str, Any]:
    """Without what follows from it, as owners, openers and who is stuck, and what never changes in a game."""
    names = (
        "to_act",
        "pile",
        "open",
        "pushed",
        "jokers",
        "next",
        "stores",
        "scores",
        "idle",
        "shuffles",
        "hand",
    )
    return {
        **{name: view[name] for name in names},
        "triangles": [triangle["fields"] for triangle in view["triangles"]],
    }


def told(numbers: dict[str, Any], seat: int) -> dict[str, Any]:
    to_act = seat_of(numbers["to_act"], seat)
    assert to_act is not None
    assert chosen(numbers["mine"]) == seat
    return {
        "to_act": to_act,
        "hand": chosen(numbers["hand"], names_of(to_act)),
        **{name: numbers[name] for name in ("pile", "jokers", "idle", "shuffles")},
        "open": [name_of(code, numbers, seat) for code in numbers.get("open", []) if code],
        "pushed": told_pushed(numbers, seat) if "pushed" in numbers else [],
        "next": by_seat([told_next(numbers, step) for step in range(len(numbers["next"]))], seat),
        "stores": [
            named(cards, names_of(other)) for other, cards in enumerate(by_seat(numbers["stores"], seat))
        ],
        "scores": by_seat(numbers["scores"], seat),
        "triangles": [
            [told_field(numbers, t, f, seat) for f in range(m.FIELDS)] for t in range(len(numbers["mine"]))
        ],
    }


def names_of(seat: int) -> list[str]:
    return [*(f"{m.LETTERS[seat]}{number}" for number in m.NUMBERS), "joker"]


def name_of(code: int, numbers: dict[str, Any], seat: int) -> str:
    colour, field = divmod(code - 1, m.FIELDS)
    return names_of((colour + seat) % len(numbers["to_act"]))[field]


def told_pushed(numbers: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    players = len(numbers["to_act"])
    found = []
    for place, (by, card) in enumerate(zip(numbers["pushed_by"], numbers["pushed"], strict=True), 1):
        flags = by_seat([by >> step & 1 for step in range(players)], seat)
        if by:
            name = name_of(card, numbers, seat) if card else None
            found.append({"place": place, "by": those(flags), "card": name})
    return found


def told_next(numbers: dict[str, Any], step: int) -> list[dict[str, Any]]:
    found = []
    for t, fields in enumerate(numbers["next"][step]):
        found += [{"triangle": t, "field": f, "joker": False} for f in those(fields)]
        if numbers["summits"][step][t]:
            found.append({"triangle": t, "field": m.SUMMIT, "joker": True})
    return found


def told_field(numbers: dict[str, Any], t: int, f: int, seat: int) -> dict[str, Any] | None:
    owner = seat_of([triangles[t][f] for triangles in numbers["laid"]], seat)
    if owner is None:
        return None
    return {"card": "joker" if numbers["golden"][t][f] else names_of(owner)[f], "seat": owner}
