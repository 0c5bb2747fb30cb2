"""A row of numbers tells what the view of Flower Rows tells."""

from __future__ import annotations

from typing import Any

import pytest

import reihum
from reihum.games.flower_rows.material import SIDES, Token
from reihum.testing.configurations import Configuration
from tests.games.numbers import (
    by_seat,
    cards_of,
    chosen,
    configurations_of,
    looks,
    numbers_of,
    seat_of,
    those,
)

STONES: list[Any] = ["J", *range(1, 101)]
TILES: list[Any] = list(range(1, 16))
STEPS = ("start", "drawing", "swapping", "robbing", "robbing", "building", "taking", "adding", "adding")
NO_ROWS = [0] * 34
NO_STONES = [0] * 101


def test_numbers_of_a_table() -> None:
    """The example of the robbery with two stones robbed, one of them laid, as seat 1 sees it."""
    game = reihum.game("flower_rows")
    rows = [{"owner": 1, "stones": [17, 19, 20, 22]}, {"owner": 0, "stones": [81, "J", 84]}]
    supplies = [
        {"supply": [16, 18, 41, 62], "known": [41], "tiles": []},
        {"supply": ["J", 5, 31, 36, 52, 66, 79, 82, 88], "known": ["J", 31], "tiles": [4, 7]},
    ]
    pool = [stone for stone in game.examples["robbery"].position["pool"] if stone != "J"] + ["J"]
    step = {"at": "building", "stones": [15], "missing": [], "robbed": True}
    changes = {"rows": rows, "pool": pool, "supplies": supplies, "step": step, "points": [[-3, 12]]}
    numbers = numbers_of(game, "robbery", 1, starter=1, **changes)
    for name in ("moving", "new_row", "supply"):
        numbers[name] = cards_of(numbers[name], STONES)
    for name in ("open", "fits"):
        numbers[name] = [number + 1 for number in those(numbers[name])]
    numbers["row_of"] = {number + 1: row for number, row in enumerate(numbers["row_of"]) if row}
    numbers["known"] = [cards_of(known, STONES) for known in numbers["known"]]
    assert numbers == {
        "to_act": [0, 1],
        "starter": [1, 0],
        "round": [0, 1],
        "points": [[12, -3], [0, 0]],
        "passes": 0,
        "step": [0, 0, 0, 0, 0, 1, 0, 0, 0],
        "swap": [0, 0, 0, 0],
        "target": NO_ROWS,
        "robbed_place": 0,
        "added": 0,
        "side": [0, 0, 0],
        "moving": [],
        "robbed": 1,
        "new_row": [15],
        "new_first": 15,
        "new_last": 15,
        "new_jokers": [0, 0, 0, 0],
        "new_flowers": 2,
        "new_tile": 2,
        "pool": 74,
        "board_jokers": 1,
        "tiles": [2, 2, 2, 1, 2, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1],
        "open": [6, 27, 34, 48, 59, 74, 86, 93],
        "row_of": {17: 1, 19: 1, 20: 1, 22: 1, 81: 2, 84: 2},
        "fits": [15, 16, 18, 21, 23, 24, 79, 80, 82, 83, 85, 86],
        "owners": [1, 2, *[0] * 32],
        "sizes": [4, 3, *[0] * 32],
        "firsts": [17, 81, *[0] * 32],
        "lasts": [22, 84, *[0] * 32],
        "joker_rows": [2, 0, 0, 0],
        "joker_places": [2, 0, 0, 0],
        "supply": ["J", 5, 31, 36, 52, 66, 79, 82, 88],
        "counts": [9, 4],
        "known": [["J", 31], [41]],
        "won": [[0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0], [0] * 15],
    }


def test_numbers_while_a_turn_is_under_way() -> None:
    game = reihum.game("flower_rows")
    robbing = numbers_of(game, "robbery", 0, step={"at": "robbing", "row": 0, "place": 0})
    assert chosen(robbing["step"]) == 4
    assert chosen(robbing["target"]) == 0
    assert robbing["robbed_place"] == 1
    supplies = [{"supply": [18, 41, 62], "known": [], "tiles": []}]
    supplies.append(game.examples["robbery"].position["supplies"][1])
    step = {"at": "adding", "row": 0, "stone": 16}
    placing = numbers_of(game, "robbery", 0, step=step, supplies=supplies)
    assert chosen(placing["step"]) == 8
    assert chosen(placing["side"], SIDES) == "inside"
    assert chosen(placing["moving"]) == 16
    assert placing["added"] == 0


@pytest.mark.parametrize("configuration", configurations_of("flower_rows"), ids=str)
def test_the_view_can_be_told_from_the_numbers(configuration: Configuration) -> None:
    for view, numbers in looks(configuration, 69):
        assert told(numbers, view["seat"]) == shown(view)


def shown(view: dict[str, Any]) -> dict[str, Any]:
    """Without what follows (gaps, jokers' numbers, runs, flowers, sums) and an order without meaning."""
    names = (
        "to_act",
        "round",
        "starter",
        "pool",
        "open",
        "board_jokers",
        "tiles",
        "points",
        "passes",
        "step",
    )
    return {
        **{name: view[name] for name in (*names, "new_row")},
        "step": in_order(view["step"]),
        "rows": [(row["owner"], row["stones"]) for row in view["rows"]],
        "supplies": [(one["count"], one["known"], one["tiles"]) for one in view["supplies"]],
        "supply": view["supplies"][view["seat"]]["supply"],
        "fits": sorted({number for row in view["rows"] for gap in row["gaps"] for number in gap}),
    }


def in_order(step: dict[str, Any]) -> dict[str, Any]:
    """Robbed stones go into the new row in any order."""
    missing = sorted(step.get("missing", []), key=STONES.index)
    return step | {"missing": missing} if step["at"] == "building" else step


def told(numbers: dict[str, Any], seat: int) -> dict[str, Any]:
    players = zip(numbers["counts"], numbers["known"], numbers["won"], strict=True)
    supplies = [(count, cards_of(known, STONES), cards_of(won, TILES)) for count, known, won in players]
    finished = chosen(numbers["round"])
    step = told_step(numbers)
    building = step["at"] == "building"
    return {
        "to_act": seat_of(numbers["to_act"], seat),
        "round": finished + 1,
        "starter": seat_of(numbers["starter"], seat),
        **{name: numbers[name] for name in ("pool", "board_jokers", "passes")},
        "open": those(numbers["open"], STONES[1:]),
        "tiles": cards_of(numbers["tiles"], TILES),
        "points": [by_seat(points, seat) for points in numbers["points"][:finished]],
        "step": step,
        "new_row": {"flowers": numbers["new_flowers"], "tile": numbers["new_tile"]} if building else None,
        "rows": told_rows(numbers, seat),
        "supplies": by_seat(supplies, seat),
        "supply": cards_of(numbers["supply"], STONES),
        "fits": those(numbers["fits"], STONES[1:]),
    }


def told_step(numbers: dict[str, Any]) -> dict[str, Any]:
    at = chosen(numbers["step"], STEPS)
    moving = cards_of(numbers["moving"], STONES)
    if at == "swapping":
        return {"at": at, "joker": chosen(numbers["swap"])}
    if at == "robbing":
        place = numbers["robbed_place"]
        return {"at": at, "row": chosen(numbers["target"]), "place": place - 1 if place else None}
    if at == "building":
        return {
            "at": at,
            "stones": told_new_row(numbers),
            "missing": moving,
            "robbed": bool(numbers["robbed"]),
        }
    if at == "adding":
        side, added = chosen(numbers["side"], SIDES), bool(numbers["added"])
        stone = moving[0] if moving else None
        return {"at": at, "row": chosen(numbers["target"]), "added": added, "side": side, "stone": stone}
    return {"at": at}


def told_new_row(numbers: dict[str, Any]) -> list[Token]:
    jokers = [place for place in numbers["new_jokers"] if place]
    assert len(jokers) == numbers["new_row"][0]
    stones = chain(those(numbers["new_row"][1:], STONES[1:]), numbers["new_first"], jokers)
    assert numbers["new_last"] == next((stone for stone in reversed(stones) if stone != "J"), 0)
    return stones


def told_rows(numbers: dict[str, Any], seat: int) -> list[tuple[int, list[Token]]]:
    return [told_row(numbers, r, seat) for r, owner in enumerate(numbers["owners"]) if owner]


def told_row(numbers: dict[str, Any], r: int, seat: int) -> tuple[int, list[Token]]:
    jokers = zip(numbers["joker_rows"], numbers["joker_places"], strict=True)
    own = [stone for stone, row in zip(STONES[1:], numbers["row_of"], strict=True) if row == r + 1]
    stones = chain(own, numbers["firsts"][r], [place for row, place in jokers if row == r + 1])
    assert numbers["sizes"][r] == len(stones)
    assert numbers["lasts"][r] == [stone for stone in stones if stone != "J"][-1]
    return (numbers["owners"][r] - 1 + seat) % len(numbers["to_act"]), stones


def chain(own: list[int], first: int, jokers: list[int]) -> list[Token]:
    """Upwards from the first number, round the hundred, and the jokers in their places."""
    stones: list[Token] = [*sorted(own, key=lambda number: (number - first) % 100)]
    for place in jokers:
        stones.insert(place - 1, "J")
    return stones
