"""What a view says about next fields, and how the score is made up."""

from __future__ import annotations

from tests.games.summit.positions import GAME, UP, game, view


def next_fields(seat: int, **parts: object) -> set[tuple[int, str, bool]]:
    found = view(game(**parts))["next"][seat]
    return {(one["triangle"], UP[one["field"]], one["joker"]) for one in found}


def test_su_11_the_next_field_of_the_own_triangle() -> None:
    assert next_fields(0, triangles=("r1-4",)) == {(0, "5", False)}
    assert next_fields(1, triangles=("r1-4",)) == {(1, "1", False)}
    assert next_fields(0, triangles=("r1-4",), simplified="on") == {(0, n, False) for n in "567"}


def test_su_19_next_fields_elsewhere_once_the_summit_is_reached() -> None:
    found = next_fields(0, triangles=("r1-0", "b1-3", "r0 r9"))
    assert found == {(1, "0", True), (2, "8", False), (3, "0", False)}


def test_su_22_the_tally_tells_where_the_cards_lie() -> None:
    state = game(triangles=("r1-0", "b1-3 r*0 r9", "r0"), stores=("", "b4"))
    lines = {GAME.say(line.label, "en"): line.points for line in GAME.tally(state)}
    assert lines == {
        "Cards on the own triangle": [10, 3],
        "Cards on rivals’ triangles": [2, None],
        "Cards on free triangles": [1, None],
    }
