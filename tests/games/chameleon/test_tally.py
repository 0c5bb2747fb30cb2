"""What a view says about the worth of collections and rows, and how the score is made up."""

from __future__ import annotations

from typing import Any

from tests.games.chameleon.positions import GAME, game


def collection(held: str, **parts: Any) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(game(players=4, collections=(held,), **parts))["collections"][0]
    return found


def brings(held: str, **parts: Any) -> dict[str, int]:
    return {worth["colour"]: worth["points"] for worth in collection(held, **parts)["worths"]}


def test_ch_e1_colour_by_colour() -> None:
    held = "joker +2 " + "g " * 6 + "y " * 4 + "r " * 3 + "b " * 2
    assert brings(held) == {"g": 21, "y": 15, "r": 6, "b": -3}
    assert collection(held)["extra"] == 2
    assert [worth["jokers"] for worth in collection(held)["worths"]] == [0, 1, 0, 0]


def test_ch_18_what_brings_most_comes_first_and_equals_keep_their_order() -> None:
    assert list(brings("n n y r b g o")) == ["n", "r", "o", "y", "g", "b"]
    assert list(brings("n n y r b g o").values()) == [3, 1, 1, -1, -1, -1]
    assert list(brings("r r r r g g g", table="violet")) == ["g", "r"]


def test_ch_2_the_values_of_the_chosen_table() -> None:
    assert GAME.view(game())["values"] == [1, 3, 6, 10, 15, 21]
    assert GAME.view(game(table="violet"))["values"] == [1, 4, 8, 7, 6, 5]


def test_what_taking_a_row_would_bring_each_player() -> None:
    rows = GAME.view(game(rows=("r r", "+2", ""), collections=("r", "b b b y y y g g g", "")))["rows"]
    assert [row["gains"] for row in rows] == [[5, -3, 3], [2, 2, 2], [0, 0, 0]]


def test_the_tally_has_a_line_for_each_colour_in_the_game_and_one_for_the_extra_points() -> None:
    state = game(players=2, collections=("r r b b g o", "y +2 +2"))
    lines = [(GAME.say(line.label, "en"), line.points) for line in GAME.tally(state)]
    assert lines == [
        ("red", [3, None]),
        ("orange", [1, None]),
        ("yellow", [None, 1]),
        ("green", [-1, None]),
        ("blue", [3, None]),
        ("“+2” cards", [None, 4]),
    ]
