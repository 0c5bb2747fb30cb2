"""Position documents of Summit: what cannot come about is refused with place and rule."""

from __future__ import annotations

from typing import Any

import pytest

from reihum.core.errors import BadCount, BadPosition, BadShape
from tests.games.summit.positions import GAME, position, triangle

FULL = "r1-0"


def refusal(document: dict[str, Any]) -> tuple[str, object]:
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(document)
    return caught.value.where, caught.value.details.get("rule")


@pytest.mark.parametrize(
    ("change", "where", "rule"),
    [
        ({"stores": [{}]}, "$.stores", "SU-7"),
        ({"stores": [{"b1": 1}, {}]}, "$.stores[0].b1", "SU-7"),
        ({"triangles": [[None] * 10] * 3}, "$.triangles", "SU-4"),
        ({"to_act": 2}, "$.to_act", "SU-10"),
        ({"to_act": None}, "$.to_act", "SU-19"),
        ({"hand": "b1"}, "$.hand", "SU-7"),
        ({"hand": "r1", "to_act": None}, "$.hand", "SU-7"),
        ({"shuffles": 1}, "$.shuffles", "SU-21"),
        ({"open": ["r1", "joker"]}, "$.open[1]", "SU-7"),
        ({"open": ["r1"], "options": {"variant": 2}}, "$.open", "SU-7"),
        ({"pushed": [{"place": 1, "by": [0]}]}, "$.pushed", "SU-7"),
        ({"idle": 20}, "$.idle", "SU-21"),
        ({"idle": 21, "to_act": None}, "$.idle", "SU-21"),
    ],
)
def test_contradictions_are_refused_with_place_and_rule(
    change: dict[str, Any], where: str, rule: str
) -> None:
    assert refusal({**position(), **change}) == (where, rule)


@pytest.mark.parametrize(
    ("pushed", "where"),
    [
        ([{"place": 100, "by": [0]}], "$.pushed[0].place"),
        ([{"place": 2, "by": [1]}, {"place": 1, "by": [0]}], "$.pushed[1].place"),
        ([{"place": 1, "by": [1, 0]}], "$.pushed[0].by"),
        ([{"place": 1, "by": [0, 0]}], "$.pushed[0].by"),
        ([{"place": 1, "by": [2]}], "$.pushed[0].by"),
        ([{"place": 1, "by": [1]}], "$.pushed[0].by"),
        ([{"place": 3, "by": [0]}], "$.pushed[0].by"),
    ],
)
def test_pushed_cards_that_were_not_pushed_are_refused(pushed: list[dict[str, Any]], where: str) -> None:
    document = position(top="b1 r1 joker", options={"variant": 2}, pushed=pushed)
    assert refusal(document) == (where, "SU-7")


@pytest.mark.parametrize(
    ("triangles", "where", "rule"),
    [
        (("g1",), "$.triangles[0][0]", "SU-4"),
        (("r2",), "$.triangles[0][1]", "SU-11"),
        (("r1-2 r4",), "$.triangles[0][3]", "SU-11"),
        (("b1",), "$.triangles[0][0]", "SU-15"),
        (("r1", "b1-0", "b9"), "$.triangles[2][8]", "SU-15"),
        (("r1", "b1-0", "b8 b0"), "$.triangles[2][7]", "SU-14"),
        (("r1", "b1", "b0"), "$.triangles[2][9]", "SU-14"),
        (("r1 b0", "b1-0"), "$.triangles[0][9]", "SU-15"),
        (("r1 b9 r*0", "b1-0"), "$.triangles[0][9]", "SU-11"),
        (("r1-3 b4 r5", "b1-0"), "$.triangles[0][4]", "SU-11"),
    ],
)
def test_triangles_nobody_could_have_filled_are_refused(
    triangles: tuple[str, ...], where: str, rule: str
) -> None:
    assert refusal(position(triangles=triangles)) == (where, rule)


@pytest.mark.parametrize(
    ("triangles", "where"),
    [
        (("r1-3 r5",), "$.triangles[0][4]"),
        (("r1", "b1-0", "b7 b9 b0"), "$.triangles[2][6]"),
    ],
)
def test_simplified_triangles_are_filled_by_rows(triangles: tuple[str, ...], where: str) -> None:
    options = {"simplified": "on"}
    assert refusal(position(triangles=triangles, options=options)) == (where, "SU-13")
    GAME.from_position(position(triangles=("r2 r4", "b1-0", "b8 b0"), options=options))


def test_a_number_on_another_numbers_field_is_refused() -> None:
    document = position(triangles=("r1",))
    document["triangles"][0] = ["r1", "r4", *[None] * 8]
    assert refusal(document) == ("$.triangles[0][1]", "SU-11")


def test_stuck_players_end_the_game_and_idle_turns_are_not_part_of_it() -> None:
    stuck = position(triangles=(FULL, "b1-8 r9 r*0"))
    assert refusal(stuck) == ("$.to_act", "SU-19")
    assert refusal({**stuck, "to_act": None, "idle": 3}) == ("$.idle", "SU-21")
    assert GAME.from_position({**stuck, "to_act": None}).to_act() == -1


def test_idle_turns_of_variant_2_are_counted_by_the_pile_before_the_draw() -> None:
    options = {"variant": 2}
    size = len(position()["pile"])
    assert refusal(position(idle=size, options=options)) == ("$.idle", "SU-21")
    GAME.from_position(position(idle=size - 1, options=options))
    drawn = position(hand="r1", idle=size - 1, options=options)
    assert GAME.from_position(drawn).idle == size - 1
    assert refusal({**drawn, "idle": size}) == ("$.idle", "SU-21")
    over = position(idle=size, shuffles=10, to_act=None, options=options)
    assert GAME.from_position(over).to_act() == -1
    assert refusal({**over, "shuffles": 9}) == ("$.idle", "SU-21")


def test_cards_too_many_are_refused() -> None:
    document = position()
    document["stores"][0] = {"r1": 1}
    with pytest.raises(BadCount) as caught:
        GAME.from_position(document)
    assert caught.value.details == {"where": "$", "component": "r1", "found": 3, "expected": 2}


@pytest.mark.parametrize("field", ["r", "x1", "rx", "r10", "joker"])
def test_fields_have_a_letter_and_a_sign(field: str) -> None:
    document = position()
    document["triangles"][1] = [field, *[None] * 9]
    with pytest.raises(BadShape) as caught:
        GAME.from_position(document)
    assert caught.value.where == "$.triangles[1][0]"


def test_a_document_in_the_middle_of_things_goes_both_ways() -> None:
    document = position(
        players=3,
        top="g1 b2",
        pushed=[{"place": 1, "by": [0, 1]}],
        triangles=("r1-9 r*0", "b1-3 r*0", "", "r0"),
        stores=("r9", "b1 joker"),
        hand="joker",
        options={"variant": 2, "simplified": "off", "free_triangles": 2, "first_player": "random"},
        idle=2,
        shuffles=1,
        turn=40,
        generator="fast:1",
    )
    assert GAME.from_position(document).position() == document
    assert triangle("r1") == ["r1", *[None] * 9]
