"""Position documents of Flower Rows: round trips, and refusals that say where and which rule."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from reihum.core.errors import BadCount, BadRule, BadShape
from reihum.core.rng import seeded
from reihum.core.state import NOBODY, Moves
from tests.games.flower_rows.positions import GAME, game, legal, position

BUILD = {"at": "building", "stones": [1, 2]}


@pytest.mark.parametrize("players", [2, 4])
def test_documents_go_both_ways_at_every_ply(players: int) -> None:
    state = GAME.new(players=players, seed=9, rounds=1)
    rng, scratch = seeded(8), Moves()
    while True:
        document = state.position()
        again = GAME.from_position(copy.deepcopy(document))
        assert again.position() == document
        assert again.legal() == state.legal()
        if state.to_act() == NOBODY:
            break
        state.step(state.pick(rng, scratch))


@pytest.mark.parametrize(
    "step",
    [
        {"at": "drawing"},
        {"at": "swapping", "joker": 0},
        {"at": "robbing", "row": 0, "place": None},
        {"at": "robbing", "row": 0, "place": 0},
        {"at": "building", "stones": [1], "missing": [], "robbed": False},
        {"at": "building", "stones": ["J"], "missing": [2], "robbed": True},
        {"at": "adding", "row": 1, "added": False, "side": "inside", "stone": None},
        {"at": "adding", "row": 1, "added": True, "side": "behind", "stone": 45},
    ],
)
def test_every_kind_of_step_is_kept(step: dict[str, Any]) -> None:
    own = "3 5 6 31 32 37 42 50" + (" 1 2" if step["at"] != "building" else "")
    state = game(own=own, rows=("33 35 J 38", "40 41 43"), step=step, board_jokers=0)
    assert legal(state)
    assert state.position()["step"] == step


def test_a_turn_that_may_take_a_joker_is_kept() -> None:
    document = position(rows=("1 2 3",), step={"at": "taking"})
    document["rows"][0]["owner"] = 0
    assert legal(GAME.from_position(document)) == ["stop", "take"]


def broken(parts: dict[str, Any], path: str, rule: str) -> None:
    with pytest.raises(BadRule) as caught:
        game(**parts)
    assert (caught.value.where, caught.value.details["rule"]) == (path, rule)


@pytest.mark.parametrize(
    ("parts", "path", "rule"),
    [
        ({"starter": 2}, "$.starter", "FL-23"),
        ({"to_act": 2}, "$.to_act", "FL-7"),
        ({"points": [[1, 2], [3, 4]]}, "$.points", "FL-23"),
        ({"points": [[1]]}, "$.points[0]", "FL-22"),
        ({"passes": 2}, "$.passes", "FL-20"),
        ({"open": "80 81"}, "$.open", "FL-8"),
        ({"open": "80 81 82 83 84 85", "step": {"at": "drawing"}}, "$.open", "FL-8"),
        ({"known": ("51",)}, "$.supplies[0].known", "FL-7"),
        ({"own": ""}, "$.supplies[0].supply", "FL-20"),
        ({"to_act": None}, "$.points", "FL-23"),
        ({"to_act": None, "points": [[0, 0], [0, 0]]}, "$.to_act", "FL-20"),
        ({"to_act": None, "points": [[0, 0], [0, 5]], "own": ""}, "$.points[1][1]", "FL-22"),
        ({"rows": ("1 2 5",)}, "$.rows[0].stones", "FL-10"),
        ({"rows": ("1 2",)}, "$.rows[0].stones", "FL-10"),
        ({"rows": ("1 J 3",), "step": {"at": "swapping", "joker": 1}}, "$.step.joker", "FL-18"),
        ({"rows": ("1 J 3",), "step": {"at": "swapping", "joker": 0}}, "$.step", "G-3"),
        ({"step": {"at": "robbing", "row": 0}}, "$.step.row", "FL-13"),
        ({"rows": ("1 2 3",), "step": {"at": "robbing", "row": 0, "place": 3}}, "$.step.place", "FL-13"),
        ({"rows": ("1 2 3",), "step": {"at": "robbing", "row": 0}}, "$.step", "G-3"),
        ({"step": BUILD}, "$.step", "G-3"),
        ({"step": {**BUILD, "stones": [1, 5]}}, "$.step.stones", "FL-10"),
        ({"step": {**BUILD, "missing": [3]}}, "$.step.missing", "FL-13"),
        ({"step": {"at": "building", "stones": [], "robbed": True}}, "$.step.missing", "FL-13"),
        ({"step": {"at": "taking"}}, "$.step", "FL-16"),
        ({"step": {"at": "adding", "row": 0}}, "$.step.row", "FL-17"),
        ({"rows": ("1 2 3",), "step": {"at": "adding", "row": 0}}, "$.step", "G-3"),
        (
            {"rows": ("1 2 3",), "step": {"at": "adding", "row": 0, "side": "behind"}},
            "$.step.side",
            "FL-17",
        ),
    ],
)
def test_contradictions_name_the_place_and_the_rule(parts: dict[str, Any], path: str, rule: str) -> None:
    broken(parts, path, rule)


def test_supplies_owners_and_the_jokers_place_are_checked() -> None:
    document = position(rows=("1 2 3",))
    document["rows"][0]["owner"] = 2
    with pytest.raises(BadRule, match="owner"):
        GAME.from_position(document)
    document = position(players=3, own="50")
    document["players"] = 2
    with pytest.raises(BadRule, match="supplies"):
        GAME.from_position(document)
    document = position(rows=("1 2 3",), step={"at": "taking"}, board_jokers=0)
    document["rows"][0]["owner"] = 0
    with pytest.raises(BadRule, match="board_jokers"):
        GAME.from_position(document)


def test_every_stone_and_tile_is_counted() -> None:
    document = position(own="50")
    document["supplies"][0]["supply"] = [50, 50]
    with pytest.raises(BadCount, match="50"):
        GAME.from_position(document)
    document = position()
    document["tiles"].append(15)
    with pytest.raises(BadCount, match="tile 15"):
        GAME.from_position(document)


def test_shapes_are_checked() -> None:
    for change in ({"step": {"at": "sleeping"}}, {"open": ["J"]}, {"tiles": [16]}, {"passes": -1}):
        with pytest.raises(BadShape):
            GAME.from_position({**position(), **change})
