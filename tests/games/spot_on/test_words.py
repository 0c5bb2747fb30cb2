"""What Spot On says and shows."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from reihum.games.spot_on.engine.state import SpotOnState
from tests.games.spot_on.positions import GAME, game, play, why

NAMES = ["Ada", "Ben", "Cleo", "Dora"]
FULL = "r7 / g7 / b7 / v7"


def told(before: SpotOnState, step: str) -> list[str]:
    after = play(before.clone(), step)
    return GAME.log(before, GAME.parse(before, step), after, None, "en", NAMES)


def said(state: SpotOnState, step: str) -> str:
    return GAME.describe(state, GAME.parse(state, step))


def test_taking_and_adding_is_told() -> None:
    state = game("r6", phase="take", market="r5 b3 j4/b7 b6/g7 g6/y7")
    assert said(state, "take 1") == "Take group 1: red 5, blue 3, joker 4"
    assert told(state, "take 1") == ["Ada takes group 1: red 5, blue 3, joker 4."]
    play(state, "take 1")
    assert said(state, "add r") == "Add red 5"
    assert said(state, "add j4") == "Add joker 4"
    assert told(state, "add r") == ["Ada adds red 5 to row 1."]
    assert told(play(state, "add r"), "add b") == ["Ada begins row 2 with blue 3."]
    assert told(play(state, "add b"), "add j4") == []
    assert said(play(state, "add j4"), "row 2") == "Put joker 4 on your row 2: blue 3"
    assert told(state, "row 2") == ["Ada adds joker 4 to row 2."]


def test_landings_and_discards_are_told() -> None:
    assert told(game("r6", hand="r2"), "add r")[1:] == ["A spot landing: it shows 2 and is card 2."]
    assert told(game("r6 r5", hand="r2"), "add r")[1:] == ["Discarded: red 5, red 2."]
    state = play(game("b4 b7 b6 b5", hand="b5 g7"), "add b")
    assert said(state, "complete").startswith("Complete the row: 5 points and 1 as a bonus (blue 4, blue 7")
    assert told(state, "complete") == [
        "Ada completes a row and scores 5: blue 4, blue 7, blue 6, blue 5, blue 5.",
        "Ada also gets 1 bonus card, unseen.",
    ]
    assert said(state, "decline") == "Leave the row as it is"
    assert told(state, "decline") == ["Ada leaves the row as it is."]
    joker = play(game("b4", hand="j2 g7"), "add j2")
    assert said(joker, "complete") == "Complete the row: 2 points (blue 4, joker 2)"
    assert len(told(joker, "complete")) == 1


def test_gifts_and_cleared_rows_are_told() -> None:
    state = play(game(FULL, "y6 y7 y4", "r6", hand="y2", players=3), "add y")
    assert said(state, "row 1 left 1") == "Give yellow 2 to Player B, row 1: yellow 6, yellow 7, yellow 4"
    assert told(state, "row 1 left 1") == [
        "Ada gives yellow 2 to Ben, row 1.",
        "To the score pile of Ben: yellow 4, yellow 2.",
    ]
    assert said(state, "row 2 left 2") == "Give yellow 2 to Player C as a new row"
    assert told(state, "row 2 left 2") == ["Ada gives yellow 2 to Cleo as a new row 2."]
    assert said(state, "clear 1") == "Discard your row 1 (red 7) and put yellow 2 there"
    assert told(state, "clear 1") == ["Ada discards row 1: red 7.", "Ada begins row 1 with yellow 2."]
    active = play(game(FULL, "y6 y7 y4", hand="y2", gift="active"), "add y")
    assert told(active, "row 1 left 1")[1] == "To the score pile of Ada: yellow 4, yellow 2."


def test_storing_and_throwing_away_is_told() -> None:
    state = game("r7", hand="move")
    assert said(state, "store move") == "Store Move"
    assert told(state, "store move") == ["Ada stores Move."]
    full = game(FULL, hand="move")
    assert told(full, "store move") == []
    assert told(play(full, "store move"), "clear 2") == ["Ada discards row 2: green 7.", "Ada stores Move."]
    useless = game("r7 / move", hand="move")
    assert said(useless, "throw move") == "Throw away Move unused"
    assert told(useless, "throw move") == ["Ada throws away Move unused."]


def test_protecting_is_told() -> None:
    state = game("r7 (r6) / b5 / protect", hand="r3")
    assert said(state, "use stored protect") == "Use Protect from the store"
    assert told(state, "use stored protect") == ["Ada uses Protect from the store."]
    play(state, "use stored protect")
    assert said(state, "row 1") == "Put Protect face down on your row 1: red 7, red 6 (face down)"
    assert told(state, "row 1") == ["Ada puts Protect face down on row 1."]
    assert said(state, "flip") == "Instead, turn over the top card of one of your rows"
    assert told(state, "flip") == []
    play(state, "flip")
    assert said(state, "row 2") == "Turn over blue 5, the top card of your row 2"
    assert told(state, "row 2") == []
    play(state, "row 2")
    assert said(state, "row 1") == "Put blue 5 face down on your row 1: red 7, red 6 (face down)"
    assert told(state, "row 1") == ["Ada puts blue 5 face down on row 1."]


def test_moving_and_stealing_is_told() -> None:
    state = game("r2 r6 / b5", "g4", hand="move steal")
    assert said(state, "use move") == "Use Move"
    assert told(state, "use move") == ["Ada uses Move."]
    moving = play(state.clone(), "use move")
    assert said(moving, "row 1") == "Move red 2 to the top of your row 1: red 2, red 6"
    assert told(moving, "row 1") == [
        "Ada moves the bottom card of row 1 to its top: red 2.",
        "A spot landing: it shows 2 and is card 2.",
    ]
    no_landing = play(game("r4 r6", hand="move"), "use move")
    assert len(told(no_landing, "row 1")) == 1
    play(state, "use steal")
    assert said(state, "row 1 left 1") == "Steal green 4 from Player B, row 1"
    assert told(state, "row 1 left 1") == ["Ada steals green 4 from Ben, row 1."]
    play(state, "row 1 left 1")
    assert said(state, "row 3") == "Begin a new row with green 4"
    assert told(state, "row 3") == ["Ada begins row 3 with green 4."]
    assert said(state, "drop") == "Discard the stolen card green 4"
    assert told(state, "drop") == ["Ada discards the stolen card green 4."]


def test_rounds_and_the_end_are_told() -> None:
    state = game("r7 / protect", market="///", hand="", players=4, starter=1, top="b2 b3 b4 b5 b6 b7 g2 g3")
    assert said(state, "end") == "End the turn"
    assert told(state, "end") == [
        "Cleo has the start card. The new market: "
        "(blue 2, blue 3, blue 4), (blue 5, blue 6), (blue 7, green 2), (green 3)."
    ]
    over = game("r7 / protect", market="///", hand="", players=4, starter=1, left=3)
    assert told(over, "end") == ["The game is over."]


@pytest.mark.parametrize(
    ("collections", "parts", "steps", "step", "rule"),
    [
        # before and after taking
        ((), {"phase": "take"}, (), "add r", "SP-6"),
        ((), {"market": "/b2 b3/g2 g3/y2", "phase": "take", "players": 4, "to_act": 1}, (), "take 1", "SP-6"),
        (("r7",), {"hand": "r3"}, (), "take 1", "SP-6"),
        # the menu
        (("r7",), {"hand": "r3"}, (), "add b", "SP-7"),
        (("r7",), {"hand": "r3"}, (), "add j4", "SP-7"),
        (("r7",), {"hand": "r3"}, (), "row 1", "SP-7"),
        (("r7",), {"hand": "r3"}, (), "use move", "SP-19"),
        (("r7",), {"hand": "r3"}, (), "store move", "SP-19"),
        (("r7",), {"hand": "r3"}, (), "throw move", "SP-19"),
        (("r7",), {"hand": "r3"}, (), "use stored move", "SP-20"),
        (("r7 / move",), {"hand": "r3"}, (), "use stored move", "SP-23"),
        (("r7",), {"hand": "move"}, (), "use move", "SP-23"),
        (("r7",), {"hand": "r3"}, (), "clear 1", "SP-14"),
        (("r7",), {"hand": "r3"}, (), "complete", "SP-10"),
        (("r7",), {"hand": "r3"}, (), "decline", "SP-10"),
        (("r7",), {"hand": "r3"}, (), "flip", "SP-21"),
        (("r7",), {"hand": "r3"}, (), "drop", "SP-24"),
        # a card to be placed
        ((FULL,), {"hand": "y3"}, ("add y",), "end", "SP-8"),
        ((FULL,), {"hand": "y3"}, ("add y",), "row 1", "SP-13"),
        ((FULL,), {"hand": "y3"}, ("add y",), "row 1 left 2", "SP-6"),
        (("r7 / g7 / b7 / move",), {"hand": "y3"}, ("add y",), "row 4", "SP-13"),
        ((FULL, "y7 (y6)"), {"hand": "y3"}, ("add y",), "row 1 left 1", "SP-22"),
        (("r7 / b7",), {"hand": "j3"}, ("add j3",), "row 3", "SP-17"),
        ((FULL,), {"hand": "move"}, ("store move",), "row 1", "SP-14"),
        ((FULL,), {"hand": "move"}, ("store move",), "end", "SP-14"),
        (("r6",), {"hand": "r2"}, ("add r",), "row 1", "SP-10"),
        (("r6",), {"hand": "r2"}, ("add r",), "clear 1", "SP-10"),
        # action cards in use
        (("r7 / b7", "g4"), {"hand": "protect"}, ("use protect",), "row 1 left 1", "SP-21"),
        (("r7 / b7", "g4"), {"hand": "protect"}, ("use protect",), "row 3", "SP-21"),
        (("r7 r6", "g4"), {"hand": "move"}, ("use move",), "row 1 left 1", "SP-23"),
        (("r7", "g4"), {"hand": "steal"}, ("use steal",), "row 1", "SP-24"),
        (("r7 / j3", "r4"), {"hand": "steal"}, ("use steal", "row 1 left 1"), "row 2", "SP-13"),
        (("r7", "r4"), {"hand": "steal"}, ("use steal", "row 1 left 1"), "row 2", "SP-13"),
        (("r7", "r4"), {"hand": "steal"}, ("use steal", "row 1 left 1"), "clear 1", "SP-14"),
    ],
)
def test_reasons_name_the_rule_that_decides(
    collections: tuple[str, ...], parts: dict[str, Any], steps: tuple[str, ...], step: str, rule: str
) -> None:
    state = play(game(*collections, **parts), *steps)
    if state.to_act() == 0:
        assert why(state, step) == rule
    else:
        reason = GAME.why_not(state, state.to_act(), GAME.notations.index(step))
        assert reason is not None
        assert reason.rule == rule


@pytest.mark.parametrize(("language", "parts"), [("en", ("RE7", "PROTECT")), ("de", ("RO7", "SCHÜTZEN"))])
def test_the_table_is_drawn_with_letters(language: str, parts: tuple[str, ...]) -> None:
    state = play(game("r7 (protect) / j5 / steal move", "b6 b4", hand="j2 r5 v7", players=4), "add j2")
    console = Console(width=100, record=True, file=StringIO())
    console.print(GAME.draw(GAME.view(state, 0), language, NAMES))
    text = console.export_text()
    assert max(len(line) for line in text.splitlines()) <= 100
    for part in (*NAMES, *parts, f"({parts[1]})", "JK5", "BL6", "▶ Ada ★", "·"):
        assert part in text


def test_a_landing_is_marked() -> None:
    state = play(game("r7", hand="r2"), "add r")
    console = Console(width=100, record=True, file=StringIO())
    console.print(GAME.draw(GAME.view(state), "en", NAMES))
    assert "RE2  ◀" in console.export_text()
