"""What Summit says and shows."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from tests.games.summit.positions import GAME, game, play, view

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fee"]
ABOVE = "r1-0"


def said(step: str, language: str = "en", **parts: Any) -> str:
    state = game(**parts)
    return GAME.describe(state, GAME.parse(state, step), language)


def told(step: str, seat: int | None = None, **parts: Any) -> list[str]:
    before = game(**parts)
    after = play(before.clone(), step)
    return GAME.log(before, GAME.parse(before, step), after, seat, "en", NAMES)


def test_actions_in_words() -> None:
    assert said("draw") == "Draw a card"
    assert said("draw", all_open=True) == "Shuffle the open pile and draw a card"
    assert said("take", open="r5") == "Take red 5 from the open pile"
    assert said("store", hand="r5") == "Put red 5 into your store"
    assert said("store", hand="joker") == "Put joker into your store"
    assert said("lay 1 on 1", hand="r1") == "Lay red 1 on your triangle"
    assert said("joker 1 on 1", hand="joker") == "Lay a joker as 1 on your triangle"
    assert (
        said("lay 0 on 3", hand="r0", triangles=(ABOVE,))
        == "Open the free green triangle at its top with red 0"
    )
    block: dict[str, Any] = {"hand": "joker", "triangles": (ABOVE,)}
    assert said("joker 0 on 2", **block) == "Take the summit of the blue triangle with a joker"
    assert said("joker 0 on 2", "de", **block) == "Den Gipfel nehmen: ein Joker auf das blaue Dreieck"
    opened: dict[str, Any] = {"hand": "r9", "triangles": (ABOVE, "b1-2 r*0")}
    assert said("lay 9 on 2", **opened) == "Lay red 9 on the blue triangle"


def test_events_in_words() -> None:
    assert told("draw", top="r5") == ["Ada draws red 5."]
    assert told("draw", top="b5") == ["Ada draws blue 5 and puts it on the open pile."]
    assert told("take", open="r5") == ["Ada takes red 5 from the open pile."]
    assert told("store", hand="joker") == ["Ada stores joker."]
    assert told("lay 1 on 1", hand="r1") == ["Ada lays red 1 on the own triangle."]
    assert told("joker 1 on 1", hand="joker") == ["Ada lays a joker as 1 on the own triangle."]
    assert told("lay 0 on 3", hand="r0", triangles=(ABOVE,)) == [
        "Ada opens the free green triangle at its top with red 0."
    ]
    assert told("joker 0 on 2", hand="joker", triangles=(ABOVE,)) == [
        "Ada takes the summit of the blue triangle with a joker."
    ]


def test_a_pushed_card_is_told_to_its_drawer_alone() -> None:
    parts: dict[str, Any] = {"top": "b5", "variant": 2, "players": 3}
    assert told("draw", 0, **parts) == ["Ada draws blue 5 and pushes it under the pile."]
    for seat in (1, 2, None):
        assert told("draw", seat, **parts) == ["Ada draws a rival’s card and pushes it under the pile."]


def test_shuffles_are_told() -> None:
    assert told("draw", all_open=True)[0] == "The open pile is shuffled and becomes the new pile."
    size = view(game(variant=2))["pile"]
    lines = told("draw", top="b5", variant=2, idle=size - 1)
    assert lines[-1] == "Nothing was laid or stored for a whole pile: it is shuffled."


def test_the_end_is_told_with_its_reason() -> None:
    lines = told("lay 9 on 2", hand="r9", triangles=(ABOVE, "b1-8 r*0"))
    assert lines[1:] == ["Ben can lay nothing any more.", "The game is over."]
    lines = told("draw", top="b5", idle=19)
    assert lines[1:] == ["Nothing was laid or stored for too long.", "The game is over."]


@pytest.mark.parametrize(
    ("parts", "step", "rule", "words"),
    [
        ({}, "store", "SU-7", "You have no card in your hand: draw one first."),
        ({"hand": "r5"}, "draw", "SU-10", "First lay or store the card in your hand: red 5."),
        ({"variant": 2}, "take", "SU-8", "There is no open pile in this variant."),
        ({}, "take", "SU-8", "The open pile is empty."),
        ({"open": "b1"}, "take", "SU-8", "The open pile’s top card is not of your colour."),
        ({}, "lay 1 on 6", "SU-4", "There are only 4 triangles."),
        ({}, "lay 1 on 1", "SU-9", "This card is not in your store."),
        ({}, "joker 1 on 1", "SU-9", "There is no joker in your store."),
        ({"hand": "r5"}, "joker 1 on 1", "SU-10", "First lay or store the card in your hand: red 5."),
        (
            {"stores": ("r5",)},
            "lay 5 on 1",
            "SU-11",
            "In your own triangle the lowest empty field comes next.",
        ),
        (
            {"triangles": ("r1",)},
            "lay 1 on 1",
            "SU-15",
            "There is a card on this field, and no card is ever covered.",
        ),
        (
            {"triangles": (ABOVE, "", "r0")},
            "joker 8 on 3",
            "SU-12",
            "A joker goes only on a field that you may fill next.",
        ),
        ({"triangles": (ABOVE,)}, "lay 9 on 3", "SU-14", "A free triangle is opened at its top."),
        (
            {"triangles": (ABOVE,)},
            "lay 9 on 2",
            "SU-15",
            "First take the summit of this triangle with a joker.",
        ),
        ({"triangles": (ABOVE,)}, "lay 0 on 2", "SU-15", "Only a joker takes a rival’s summit."),
    ],
)
def test_reasons_name_the_rule_that_decides(parts: dict[str, Any], step: str, rule: str, words: str) -> None:
    reason = GAME.why_not(game(**parts), 0, GAME.notations.index(step))
    assert reason is not None
    assert (reason.rule, GAME.say(reason.message, "en")) == (rule, words)


def shown(seat: int | None, language: str = "en", **parts: Any) -> str:
    console = Console(width=100, record=True, file=StringIO())
    console.print(GAME.draw(GAME.view(game(**parts), seat), language, NAMES))
    return console.export_text()


def test_the_table_is_drawn_with_letters() -> None:
    text = shown(
        0,
        triangles=(ABOVE, "b1-2 r*0"),
        stores=("r9 r8", "b4 b4 joker"),
        hand="r7",
        open="b9 r6",
    )
    for part in (
        "1 Ada",
        "2 Ben",
        "3 free",
        "↓ Ada",
        "RE★",
        "BL2",
        " RE7 ",
        "2× BL4",
        "JK",
        "▶ Ada",
        "Open pile (2):",
    ):
        assert part in text
    assert max(len(line.rstrip()) for line in text.splitlines()) <= 100


def test_the_table_shows_known_pushed_cards_and_who_is_stuck() -> None:
    parts: dict[str, Any] = {"players": 3, "top": "b1 g2", "pushed": [{"place": 2, "by": [0]}], "variant": 2}
    assert "2: GR2" in shown(0, **parts)
    assert "untergeschoben (Platz im Stapel):  2: GR2" in shown(0, "de", **parts)
    assert "GR2" not in shown(1, **parts)
    assert "stuck" in shown(None, triangles=(ABOVE, "b1-8 r9 r*0"), to_act=None)


def test_six_players_with_full_stores_fit_into_100_columns() -> None:
    stores = tuple(" ".join(f"{letter}{n}" for n in range(10)) for letter in "rbgyvo")
    text = shown(None, players=6, stores=tuple(f"{store} {store} joker" for store in stores))
    assert max(len(line.rstrip()) for line in text.splitlines()) <= 100
    assert len(text.splitlines()) < 24
