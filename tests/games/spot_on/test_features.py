"""A row of numbers tells what the view of Spot On tells."""

from __future__ import annotations

from typing import Any

import pytest

import reihum
from reihum.games.spot_on.material import ACTION_NAMES, LETTERS, NUMBERS, PHASES
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
)

CARDS = [*(f"{letter}{number}" for letter in LETTERS for number in NUMBERS), *ACTION_NAMES]
KINDS = [*LETTERS, "store", "free"]
NO_NUMBER = [0] * 6


def test_numbers_of_a_table() -> None:
    """The example of the spot landing, as seat 1 sees it."""
    game = reihum.game("spot_on")
    numbers = numbers_of(game, "landing", 1)
    groups = [[], ["y4", "v3"], ["g6", "steal"], ["j4"]]
    for name in ("waits", "tops", "bottoms"):
        numbers[name] = [
            [[*NUMBERS, 0][row.index(1)] if any(row) else 0 for row in rows] for rows in numbers[name]
        ]
    assert numbers == {
        "to_act": [0, 1],
        "starter": [0, 1],
        "setting_up": 0,
        "phase": [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        "held": [0] * 39,
        "landing": [[0, 0, 0, 0], [0, 0, 0, 0]],
        "source": [0, 0, 0, 0],
        "market": [[int(card in group) for card in CARDS] for group in groups],
        "pile": 92,
        "discards": [0] * 39,
        "hands": [[0] * 39, [int(card in ("r3", "g2", "b5")) for card in CARDS]],
        "scores": [0, 0],
        "scored": [[0] * 39, [0] * 39],
        "kinds": [
            [
                [0, 1, 0, 0, 0, 0, 0, 0],
                [0, 0, 0, 0, 1, 0, 0, 0],
                [0, 0, 0, 0, 0, 0, 0, 1],
                [0, 0, 0, 0, 0, 0, 0, 1],
            ],
            [
                [1, 0, 0, 0, 0, 0, 0, 0],
                [0, 0, 1, 0, 0, 0, 0, 0],
                [0, 0, 0, 1, 0, 0, 0, 0],
                [0, 0, 0, 0, 0, 0, 0, 1],
            ],
        ],
        "sizes": [[1, 2, 0, 0], [2, 2, 4, 0]],
        "protected": [[0, 0, 0, 0], [0, 0, 0, 0]],
        "waits": [[2, 3, 0, 0], [3, 3, 5, 0]],
        "tops": [[5, 2, 0, 0], [4, 7, 2, 0]],
        "bottoms": [[5, 6, 0, 0], [6, 5, 4, 0]],
        "cards": [
            [row_of(5), row_of(6, 2), row_of(), row_of()],
            [row_of(6, 4), row_of(5, 7), row_of(4, 7, 6, 2), row_of()],
        ],
    }


def test_numbers_of_jokers_stored_and_face_down_cards() -> None:
    """The same table with other rows: a joker is 6 more than its number; face down come 17 and a place."""
    game = reihum.game("spot_on")
    pile = game.examples["landing"].position["pile"][:]
    for card in ("j3", "protect", "steal", "move", "protect", "y2"):
        pile.remove(card)
    rows = [[["r6", "r4"], ["g5", "g7"], ["b4", "b7", "b6", "b2"], []]]
    rows.append([["y5", "(y2)", "j3"], ["v6", "v2", "(protect)"], ["steal", "move"], []])
    numbers = numbers_of(game, "landing", 1, pile=pile, collections=rows, discards={"protect": 1})
    assert numbers["cards"][0] == [row_of(5, 23, 9), row_of(6, 2, 53), row_of(16, 15), row_of()]
    assert numbers["protected"][0] == [0, 1, 0, 0]
    assert numbers["tops"][0] == [[0, 1, 0, 0, 0, 0], NO_NUMBER, NO_NUMBER, NO_NUMBER]
    assert chosen(numbers["kinds"][0][2], KINDS) == "store"
    assert chosen(numbers["discards"], CARDS) == "protect"


def row_of(*codes: int) -> list[int]:
    return [*codes, *[0] * (12 - len(codes))]


@pytest.mark.parametrize("configuration", configurations_of("spot_on"), ids=str)
def test_the_view_can_be_told_from_the_numbers(configuration: Configuration) -> None:
    for view, numbers in looks(configuration, 68):
        assert told(numbers, view["seat"]) == shown(view)


def shown(view: dict[str, Any]) -> dict[str, Any]:
    """Without what follows from it (markets, bonus, lands, falls, prospects) and the order in a group."""
    names = ("to_act", "starter", "setting_up", "phase", "pile", "discards", "held", "landing", "source")
    return {
        **{name: view[name] for name in names},
        "market": [sorted(group, key=CARDS.index) for group in view["market"]],
        "collections": [
            {
                "rows": [(row["kind"], row["cards"], row["protected"], row["waits"]) for row in one["rows"]],
                **{name: one[name] for name in ("hand", "score", "scored")},
            }
            for one in view["collections"]
        ],
    }


def told(numbers: dict[str, Any], seat: int) -> dict[str, Any]:
    source = chosen(numbers["source"])
    return {
        "to_act": seat_of(numbers["to_act"], seat),
        "starter": seat_of(numbers["starter"], seat),
        "setting_up": bool(numbers["setting_up"]),
        "phase": chosen(numbers["phase"], PHASES),
        "pile": numbers["pile"],
        "discards": named(numbers["discards"], CARDS),
        "held": chosen(numbers["held"], CARDS),
        "landing": told_landing(numbers, seat),
        "source": None if source is None else source + 1,
        "market": [cards_of(group, CARDS) for group in numbers["market"]],
        "collections": by_seat([told_player(numbers, step) for step in range(len(numbers["hands"]))], seat),
    }


def told_landing(numbers: dict[str, Any], seat: int) -> dict[str, int] | None:
    for owner, slots in enumerate(by_seat(numbers["landing"], seat)):
        if any(slots):
            return {"seat": owner, "slot": chosen(slots) + 1}
    return None


def told_player(numbers: dict[str, Any], step: int) -> dict[str, Any]:
    return {
        "rows": [told_row(numbers, step, slot) for slot in range(4)],
        "hand": cards_of(numbers["hands"][step], CARDS),
        "score": numbers["scores"][step],
        "scored": named(numbers["scored"][step], CARDS),
    }


def told_row(numbers: dict[str, Any], step: int, slot: int) -> tuple[str, list[str], bool, int | None]:
    kind = chosen(numbers["kinds"][step][slot], KINDS)
    codes = numbers["cards"][step][slot][: numbers["sizes"][step][slot]]
    faces = [code if 2 <= code <= 7 else code - 6 if 8 <= code <= 13 else None for code in codes]
    assert chosen(numbers["tops"][step][slot], NUMBERS) == (faces or [None])[-1]
    assert chosen(numbers["bottoms"][step][slot], NUMBERS) == (faces or [None])[0]
    waits = chosen(numbers["waits"][step][slot], NUMBERS)
    return kind, [told_card(code, kind) for code in codes], bool(numbers["protected"][step][slot]), waits


def told_card(code: int, kind: str) -> str:
    if code >= 17:
        return f"({CARDS[code - 17]})"
    if code >= 14:
        return ACTION_NAMES[code - 14]
    return f"j{code - 6}" if code >= 8 else f"{kind}{code}"
