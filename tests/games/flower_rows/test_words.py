"""What Flower Rows says and shows."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from reihum.core.rng import seeded
from reihum.core.state import NOBODY, Moves
from tests.games.flower_rows.positions import GAME, game, play

NAMES = ["Ada", "Ben", "Cleo"]
OPEN = "80 82 84 86 88 90 92 94"


def told(parts: dict[str, Any], steps: str, seat: int | None = None) -> list[str]:
    """The log lines of the last of these steps."""
    *earlier, last = steps.split(",")
    before = game(**parts)
    if earlier:
        play(before, ",".join(earlier))
    after = play(before.clone(), last)
    return GAME.log(before, GAME.parse(before, last), after, seat, "en", NAMES)


def said(parts: dict[str, Any], steps: str, last: str) -> str:
    state = game(**parts)
    if steps:
        play(state, steps)
    return GAME.describe(state, GAME.parse(state, last))


def test_a_blind_stone_is_told_to_its_player_alone() -> None:
    parts = {"own": "1", "pool": "40"}
    assert told(parts, "blind") == ["Ada draws a stone blind."]
    assert told(parts, "blind", 1) == ["Ada draws a stone blind."]
    assert told(parts, "blind", 0) == ["Ada draws 40 blind."]


def test_open_draws_and_refills_are_told() -> None:
    parts = {"own": "1", "open": OPEN, "pool": "40 J 41", "board_jokers": 1}
    assert told(parts, "stone 80") == ["Ada takes the open 80."]
    assert told(parts, "stone 80,stop") == ["Revealed: 40."]
    assert told(parts, "stone 80,stone 82") == [
        "Ada takes the open 82.",
        "Revealed: 40, 41.",
        "A joker turns up and goes to the board.",
    ]


def test_rows_are_told() -> None:
    assert told({"own": "1 2 3 60"}, "lay") == []
    assert told({"own": "1 2 3 60"}, "lay,stone 1,stone 2,stone 3,stop") == [
        "Ada lays 1-2-3 (3 flowers) and takes tile 3."
    ]
    none = {"own": "1 2 3 60", "gone": "1 1 2 2 3 3"}
    assert told(none, "lay,stone 1,stone 2,stone 3,stop") == [
        "Ada lays 1-2-3 (3 flowers, no tile left for it)."
    ]
    assert told({"own": "1 2 3 60"}, "lay,stone 1,stone 2,stone 3,stop,take") == [
        "Ada takes a joker from the board."
    ]


def test_robbing_adding_swapping_and_passing_are_told() -> None:
    parts = {"own": "23 60 26 27", "rows": ("22 J 24 25",), "board_jokers": 0}
    assert told(parts, "swap 1,stone 23") == ["Ada swaps 23 for the joker in row 1: 22-23-24-25."]
    assert told(parts, "rob 1,place 4,stop") == ["Ada robs row 1 of 25; 22-J-24 is left."]
    assert told(parts, "add 1,stone 26,place 5") == ["Ada adds 26 to row 1: 22-J-24-25-26."]
    assert told({"own": "1", "rows": ("50 51 52",), "drained": True}, "pass") == ["Ada passes."]


def test_the_end_of_a_round_is_told() -> None:
    parts = {"own": "53", "others": ("70",), "rows": ("50 51 52",), "won": ("7",)}
    lines = told(parts, "add 1,stone 53,place 4,stop")
    assert lines == [
        "Round 1 is over.",
        "Ada: 7 points, 7 in all.",
        "Ben: -3 points, -3 in all.",
        "Ben begins the next round.",
    ]
    assert told({**parts, "rounds": 1}, "add 1,stone 53,place 4,stop")[-1] == "The game is over."


def test_actions_in_words() -> None:
    parts = {"own": "23 60 26 27 J", "rows": ("22 J 24 25",), "board_jokers": 0}
    assert said(parts, "", "blind") == "Draw a stone blind"
    assert said(parts, "", "swap 1") == "Swap a number for the joker in row 1: 22-J-24-25"
    assert said(parts, "swap 1", "stone 23") == "Put 23 in the joker’s place"
    assert said(parts, "", "rob 1") == "Rob row 1: 22-J-24-25"
    assert said(parts, "rob 1", "place 4") == "Rob 25, stone 4 of the row"
    assert said(parts, "rob 1,place 4", "stop") == "Rob 25 alone"
    assert said(parts, "rob 1,place 4,stop", "stone 25") == "Lay 25 (robbed)"
    assert said(parts, "rob 1,place 4,stop,stone 25", "stone 26") == "Lay 26"
    assert said(parts, "", "add 1") == "Add to row 1: 22-J-24-25"
    assert said(parts, "add 1", "stone j") == "Add joker"
    assert said(parts, "add 1,stone j", "place 5") == "Put joker there: 22-J-24-25-J"
    assert said(parts, "add 1,stone j,place 5", "stop") == "Add nothing more"
    assert said({"open": OPEN}, "", "stone 80") == "Take the open 80"
    assert said({"open": OPEN}, "stone 80", "stop") == "Draw no second stone"
    laying = {"own": "1 2 3 60"}
    assert said(laying, "lay,stone 1,stone 2,stone 3", "stop") == "The row is finished: 1-2-3"
    assert said(laying, "lay,stone 1,stone 2,stone 3,stop", "stop") == "Take no joker"


ROBBED = {"at": "building", "stones": [20], "missing": [22], "robbed": True}
LONG = " ".join(str(n) for n in range(1, 98, 2))


@pytest.mark.parametrize(
    ("parts", "steps", "action", "rule"),
    [
        ({}, "", "pass", "FL-19"),
        ({}, "", "take", "FL-16"),
        ({}, "", "stop", "FL-7"),
        ({}, "", "lay", "FL-10"),
        ({}, "", "place 1", "FL-7"),
        ({}, "", "swap 1", "FL-18"),
        ({"rows": ("1 J 3",)}, "", "swap 1", "FL-18"),
        ({}, "", "rob 1", "FL-14"),
        ({"rows": ("1 2 3",)}, "", "rob 1", "FL-13"),
        ({"rows": ("1 2 3 4",)}, "", "rob 1", "FL-13"),
        ({"rows": ("1 2 3",)}, "", "add 1", "FL-17"),
        ({"open": OPEN}, "", "stone 70", "FL-7"),
        ({"own": "1", "drained": True, "others": ("2",)}, "", "blind", "FL-7"),
        ({}, "blind", "lay", "FL-7"),
        ({}, "blind", "stone j", "FL-7"),
        ({}, "blind", "place 1", "FL-7"),
        ({"own": "2 50", "rows": ("1 J 3",)}, "blind", "swap 1", "FL-18"),
        ({"own": "2 50", "rows": ("1 J 3",)}, "swap 1", "blind", "FL-7"),
        ({"own": "2 50", "rows": ("1 J 3",)}, "swap 1", "stop", "FL-18"),
        ({"own": "2 50", "rows": ("1 J 3",)}, "swap 1", "stone 50", "FL-18"),
        ({"own": "2 50", "rows": ("1 J 3",)}, "swap 1", "stone 51", "FL-18"),
        ({"own": "5 6 50", "rows": ("1 2 3 4",)}, "rob 1", "stop", "FL-13"),
        ({"own": "5 6 50", "rows": ("1 2 3 4",)}, "rob 1", "place 5", "FL-13"),
        ({"own": "5 6 50", "rows": ("1 2 3 4",)}, "rob 1", "place 1", "FL-13"),
        ({"own": "6 8 50", "rows": ("1 3 4 5",)}, "rob 1", "place 2", "FL-13"),
        ({"own": "8 50", "rows": ("1 3 5 7 9",)}, "rob 1,place 4", "stop", "FL-13"),
        ({"own": "8 50", "rows": ("1 3 5 7 9",)}, "rob 1,place 4", "place 4", "FL-R2"),
        ({"own": "2 10 11 50", "rows": ("1 3 5 7 9",)}, "rob 1,place 1", "place 5", "FL-13"),
        ({"own": "2 50", "rows": ("1 3 5 7 9",)}, "rob 1,place 1", "place 4", "FL-13"),
        ({"own": "1 2 3"}, "lay", "stop", "FL-10"),
        ({"own": "1 2 3"}, "lay", "place 1", "FL-9"),
        ({"own": "1 2 3"}, "lay", "stone 4", "FL-9"),
        ({"own": "1 2 3 5"}, "lay,stone 1", "stone 5", "FL-10"),
        ({"own": "1 2 3 5"}, "lay", "stone 5", "FL-10"),
        ({"own": "J J J 5"}, "lay,stone j,stone j,stone j", "stop", "FL-12"),
        ({"own": "21 23 24", "step": ROBBED}, "", "stop", "FL-13"),
        ({"own": "21 23 24 J", "step": {**ROBBED, "stones": ["J"]}}, "", "stone 24", "FL-13"),
        ({"own": "99 100 1 J", "step": {"at": "building", "stones": []}}, "", "take", "FL-16"),
        ({"own": "1 2 3 9"}, "lay,stone 1,stone 2,stone 3,stop", "stone 9", "FL-16"),
        ({"own": "4 50", "rows": ("1 2 3",)}, "add 1", "stop", "FL-17"),
        ({"own": "4 50", "rows": ("1 2 3",)}, "add 1", "place 1", "FL-17"),
        ({"own": "4 50", "rows": ("1 2 3",)}, "add 1", "stone 6", "FL-17"),
        ({"own": "4 50", "rows": ("1 2 3",)}, "add 1", "stone 50", "FL-17"),
        ({"own": "4 50", "rows": ("1 2 3",)}, "add 1,stone 4", "stop", "FL-17"),
        ({"own": "4 50", "rows": ("1 2 3",)}, "add 1,stone 4", "place 5", "FL-17"),
        ({"own": "4 50", "rows": ("1 2 3",)}, "add 1,stone 4", "place 1", "FL-17"),
        ({"own": "4 J J", "rows": ("1 2 3 5",)}, "add 1,stone j,place 1,stone j", "place 6", "FL-R1"),
    ],
)
def test_reasons_name_the_rule_that_decides(
    parts: dict[str, Any], steps: str, action: str, rule: str
) -> None:
    state = game(**parts)
    if steps:
        play(state, steps)
    reason = GAME.why_not(state, 0, GAME.notations.index(action))
    assert reason is not None
    assert reason.rule == rule
    for language in ("de", "en"):
        assert GAME.say(reason.message, language)


def test_a_row_that_would_be_too_wide_is_explained() -> None:
    step = {"at": "building", "stones": [int(n) for n in LONG.split()] + [98, 99, 100]}
    state = game(own="J", step=step, board_jokers=0)
    reason = GAME.why_not(state, 0, GAME.notations.index("stone j"))
    assert reason is not None
    assert reason.rule == "FL-11"


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_table_fits_into_100_columns(language: str) -> None:
    state = GAME.new(players=5, seed=2, rounds=1)
    rng, scratch = seeded(3), Moves()
    while True:
        for viewer in (None, 0, int(state.to_act())):
            if viewer != NOBODY:
                out = StringIO()
                console = Console(file=out, width=100, force_terminal=True, color_system="truecolor")
                console.print(GAME.draw(GAME.view(state, viewer), language, NAMES))
                assert "Ada" in out.getvalue()
        if state.to_act() == NOBODY:
            break
        for _ in range(3):
            if state.to_act() != NOBODY:
                state.step(state.pick(rng, scratch))
