"""Position documents of Spot On: what contradicts a rule is refused with its place."""

from __future__ import annotations

from typing import Any

import pytest

from reihum.core.errors import BadCount, BadRule, BadShape
from reihum.core.rng import seeded
from reihum.core.state import NOBODY, Moves
from tests.games.spot_on.positions import GAME, game, play, position

FULL = "r7 / g7 / b7 / v7"
LAYING_OUT: dict[str, Any] = {"market": "///", "setting_up": True, "top": "r2 r3 r4 b2 b3 b4"}


def dealt(first: str, second: str) -> dict[str, Any]:
    """A set-up with these hands; the pile still has all cards, which no rule is asked about."""
    return {**LAYING_OUT, "hands": [first.split(), second.split()]}


@pytest.mark.parametrize(
    ("collections", "parts", "where", "rule"),
    [
        # collections
        (("r7 g6",), {}, "$.collections[0][0]", "SP-13"),
        (("r7 / r6",), {}, "$.collections[0][1]", "SP-13"),
        (("move / steal",), {}, "$.collections[0][1]", "SP-13"),
        (("move r6",), {}, "$.collections[0][0]", "SP-13"),
        (("move j6",), {}, "$.collections[0][0]", "SP-13"),
        (("", "move move"), {}, "$.collections[1][0]", "SP-20"),
        (("move steal protect",), {}, "$.collections[0][0]", "SP-20"),
        (("move",), {"options": {"interactive": "on"}}, "$.collections[0][0]", "SP-29"),
        ((FULL,), {"options": {"interactive": "on"}}, "$.collections[0][3]", "SP-29"),
        # sizes
        ((), {"collections": [[[]] * 4]}, "$.collections", "SP-13"),
        ((), {"hands": [[]]}, "$.hands", "SP-6"),
        # market and turn
        ((), {"market": "r2 r3/b2 b3/g2 g3/"}, "$.market[0]", "SP-5"),
        ((), {"starter": 2}, "$.starter", "SP-3"),
        ((), {"to_act": None}, "$.to_act", "SP-28"),
        ((), {"phase": "over"}, "$.to_act", "SP-28"),
        ((), {"to_act": 2}, "$.to_act", "SP-6"),
        ((), {"to_act": 1}, "$.to_act", "SP-6"),
        ((), {"market": "r2 r3 r4/b2 b3/g2 g3/y2"}, "$.market", "SP-6"),
        ((), {"market": "///", "phase": "take"}, "$.market", "SP-6"),
        ((), {"phase": "over", "to_act": None}, "$.market", "SP-28"),
        ((), {"phase": "over", "to_act": None, "market": "///"}, "$.pile", "SP-28"),
        ((), {"phase": "over", "to_act": None, "market": "///", "setting_up": True}, "$.setting_up", "SP-28"),
        # hands
        ((), {"hand": "r2", "phase": "take"}, "$.hands[0]", "SP-6"),
        ((), {"hands": [[], ["r2"]]}, "$.hands[1]", "SP-6"),
        # the set-up
        ((), {"setting_up": True}, "$.market", "SP-5"),
        ((), {**dealt("r2", "b2 b3 b4"), "phase": "move"}, "$.phase", "SP-4"),
        ((), dealt("", "b2 b3 b4"), "$.hands[0]", "SP-4"),
        ((), dealt("r2", "b2 b3"), "$.hands[1]", "SP-4"),
        ((), dealt("r2 move", "b2 b3 b4"), "$.hands[0]", "SP-4"),
        ((), {**dealt("r2", "b2 b3 b4"), "to_act": 1}, "$.hands[0]", "SP-4"),
        # what is being decided
        ((), {"held": "r2"}, "$.held", "SP-7"),
        ((), {"phase": "place"}, "$.held", "SP-7"),
        ((), {"phase": "stolen", "held": "move"}, "$.held", "SP-7"),
        ((FULL,), {"phase": "room", "held": "r2"}, "$.held", "SP-7"),
        (("r7",), {"phase": "protect", "held": "move"}, "$.held", "SP-7"),
        (("r7",), {"phase": "landing"}, "$.landing", "SP-10"),
        (("r7",), {"landing": {"seat": 0, "slot": 1}}, "$.landing", "SP-10"),
        (("r7 r3",), {"phase": "landing", "landing": {"seat": 0, "slot": 1}}, "$.landing", "SP-10"),
        (("r7 (r2)",), {"phase": "landing", "landing": {"seat": 0, "slot": 1}}, "$.landing", "SP-10"),
        ((), {"phase": "landing", "landing": {"seat": 0, "slot": 1}}, "$.landing", "SP-10"),
        (("r7 r2",), {"phase": "landing", "landing": {"seat": 2, "slot": 1}}, "$.landing.seat", "SP-10"),
        (("r7 r2",), {"phase": "onto"}, "$.source", "SP-21"),
        (("r7 r2",), {"source": 1}, "$.source", "SP-21"),
        (("r7 / move",), {"phase": "onto", "source": 2}, "$.source", "SP-21"),
        (("r7 / move",), {"phase": "onto", "source": 3}, "$.source", "SP-21"),
        (("r7 / move",), {"phase": "onto", "source": 1}, "$.phase", "SP-21"),
        (("r7",), {"phase": "source"}, "$.phase", "SP-21"),
        (("move",), {"phase": "protect", "held": "protect"}, "$.phase", "SP-21"),
        (("r7",), {"phase": "move"}, "$.phase", "SP-23"),
        (("r7",), {"phase": "steal"}, "$.phase", "SP-24"),
        (("r7",), {"phase": "room", "held": "move"}, "$.phase", "SP-14"),
        (("r7 / g7 / b7 / steal",), {"phase": "room", "held": "move"}, "$.phase", "SP-14"),
    ],
)
def test_a_contradiction_is_refused_with_its_place(
    collections: tuple[str, ...], parts: dict[str, Any], where: str, rule: str
) -> None:
    with pytest.raises(BadRule) as caught:
        GAME.from_position(position(*collections, **parts))
    assert (caught.value.where, caught.value.details["rule"]) == (where, rule)


@pytest.mark.parametrize(("name", "rule"), [("scored", "SP-10"), ("bonus", "SP-12")])
def test_every_player_has_a_score_pile(name: str, rule: str) -> None:
    document = position()
    document[name].pop()
    with pytest.raises(BadRule) as caught:
        GAME.from_position(document)
    assert (caught.value.where, caught.value.details["rule"]) == (f"$.{name}", rule)


@pytest.mark.parametrize("row", [["(move)"], ["r8"], ["x3"], ["((r3))"], ["(r3"], ["r3\n"]])
def test_cards_that_do_not_exist_are_refused(row: list[str]) -> None:
    document = position()
    document["collections"] = [[row, [], [], []], [[]] * 4]
    with pytest.raises(BadShape) as caught:
        GAME.from_position(document)
    assert caught.value.where == "$.collections[0][0][0]"


def test_every_card_must_be_there() -> None:
    document = position("r7")
    document["pile"].remove("g4")
    with pytest.raises(BadCount) as caught:
        GAME.from_position(document)
    assert caught.value.details["component"] == "g4"


def test_fields_that_are_usually_empty_may_be_left_out() -> None:
    document = position("r7", hand="b3")
    for name in ("discards", "held"):
        del document[name]
    assert GAME.from_position(document).position()["held"] is None


def test_every_phase_goes_both_ways() -> None:
    """In the middle of everything that a turn can be in the middle of."""
    full = game(FULL, "y6", hand="y2 move steal")
    cases = [
        game(phase="take"),
        full,
        play(full.clone(), "add y"),
        play(full.clone(), "store move"),
        play(full.clone(), "use steal"),
        play(full.clone(), "use steal", "row 1 left 1"),
        play(full.clone(), "add y", "row 1 left 1"),
        play(game("r7 r6", hand="move"), "use move"),
        play(game("r7 r6", hand="protect"), "use protect"),
        play(game("r7 r6", hand="protect"), "use protect", "flip"),
        play(game("r7 r6", hand="protect"), "use protect", "flip", "row 1"),
    ]
    phases = [case.position()["phase"] for case in cases]
    assert phases == (
        "take menu place room steal stolen landing move protect source onto".split()  # noqa: SIM905
    )
    for case in cases:
        again = GAME.from_position(case.position())
        assert again.position() == case.position()
        assert again.legal() == case.legal()


def test_a_long_row_from_a_document_plays_on() -> None:
    row = "r7 r6 r5 r4 r3 (r2) (r7) (r6) (r5) (r4) (r3)"
    state = play(game(row, hand="protect"), "use protect", "row 1")
    rng, scratch = seeded(1), Moves()
    while state.to_act() != NOBODY:
        state.step(state.pick(rng, scratch))


def test_resample_redeals_the_pile_and_the_bonus_cards() -> None:
    state = game("r7", hand="b3", bonus=("g2 g3", "v5"))
    shown = GAME.view(state)
    seen = set()
    for seed in range(20):
        other = state.clone()
        other.resample(0, seeded(seed))
        assert other.census() == state.census()
        assert GAME.view(other) == shown
        seen.add(str(other.position()["bonus"]))
    assert len(seen) > 15


def test_a_new_market_and_nothing_else_reveals() -> None:
    middle = play(game("b4 b7 b6 b5", hand="b5"), "add b")
    assert [middle.reveals(action) for action in middle.legal()] == [False, False]  # the bonus stays unseen
    last = game("b7", hand="b5", market="///", players=4, starter=1)
    assert [last.reveals(action) for action in last.legal()] == [True]
    ending = game("r7 / protect", hand="b5", market="///", players=4, starter=1)
    assert [ending.reveals(action) for action in ending.legal()] == [False, False]
