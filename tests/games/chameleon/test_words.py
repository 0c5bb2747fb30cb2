"""What Chameleon says and shows."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from tests.games.chameleon.positions import GAME, game, play

NAMES = ["Ada", "Ben", "Cleo"]


def told(state_parts: dict[str, object], step: str) -> list[str]:
    before = game(**state_parts)
    after = play(before.clone(), step)
    return GAME.log(before, GAME.parse(before, step), after, None, "en", NAMES)


def test_events_of_a_draw_and_a_placing() -> None:
    assert told({"top": "r"}, "draw") == ["Ada reveals: red."]
    assert told({"drawn": "r"}, "place 2") == ["Ada puts red beside row 2."]


def test_the_golden_jokers_card_is_told() -> None:
    lines = told({"rows": ("r golden b", "", ""), "top": "r y"}, "take 1")
    assert lines == [
        "Ada takes row 1: red, blue, golden joker.",
        "The golden joker brings Ada one card more: red.",
    ]


def test_last_round_and_rounds_are_told() -> None:
    assert told({"left": 16, "top": "y"}, "draw") == ["Ada reveals: yellow.", "This is the last round."]
    lines = told({"rows": ("taken", "taken", "+2"), "out": (1, 2)}, "take 3")
    assert lines[-1] == "All have taken. Ada begins the next round."
    lines = told({"rows": ("taken", "taken", "+2"), "out": (1, 2), "last_round": True}, "take 3")
    assert lines[-1] == "The game is over."


def test_cards_that_leave_with_two_players_are_told() -> None:
    lines = told({"players": 2, "rows": ("taken", "r +2", "b"), "out": (1,)}, "take 3")
    assert "The cards of the third row leave the game: red, +2." in lines


@pytest.mark.parametrize(
    ("parts", "action", "rule"),
    [
        ({"drawn": "r"}, "draw", "CH-7"),
        ({"drawn": "r", "rows": ("b",)}, "take 1", "CH-7"),
        ({}, "place 1", "CH-8"),
        ({"rows": ("r r r", "b b b", "g g g")}, "draw", "CH-8"),
        ({"rows": ("r r r",), "drawn": "b"}, "place 1", "CH-8"),
        ({}, "take 1", "CH-9"),
        ({"rows": ("taken", "r"), "out": (1,)}, "take 1", "CH-9"),
        ({}, "take 5", "CH-4"),
    ],
)
def test_reasons_name_the_rule_that_decides(parts: dict[str, object], action: str, rule: str) -> None:
    reason = GAME.why_not(game(**parts), 0, GAME.notations.index(action))
    assert reason is not None
    assert reason.rule == rule


TABLES = {
    "de": """\
59 Karten im Stapel  Das ist die letzte Runde.  Aufgedeckt:  BL
╭─────── 1 ────────╮ ╭─────── 2 ────────╮ ╭─────── 3 ────────╮
│   RO   GJ  ·     │ │  genommen        │ │   +2  · ·        │
╰──────────────────╯ ╰──────────────────╯ ╰──────────────────╯
Spieler  Karten                        Punkte
▶ Ada    2× RO  1× JK  Joker als  RO   6
  Ben    1× GE                         1
  Cleo                                 0""",
    "en": """\
59 cards in the pile  This is the last round.  Revealed:  BL
╭─────── 1 ────────╮ ╭─────── 2 ────────╮ ╭─────── 3 ────────╮
│   RE   GJ  ·     │ │  taken           │ │   +2  · ·        │
╰──────────────────╯ ╰──────────────────╯ ╰──────────────────╯
Player  Cards                         Points
▶ Ada   2× RE  1× JK  jokers as  RE   6
  Ben   1× YE                         1
  Cleo                                0""",
}


@pytest.mark.parametrize("language", TABLES)
def test_the_table_is_drawn_with_letters(language: str) -> None:
    state = game(
        rows=("r golden", "taken", "+2"),
        out=(2,),
        drawn="b",
        collections=("r r joker", "y"),
        last_round=True,
    )
    console = Console(width=100, record=True, file=StringIO())
    console.print(GAME.draw(GAME.view(state, 0), language, NAMES))
    shown = console.export_text().splitlines()
    assert [line.rstrip() for line in shown] == TABLES[language].splitlines()
