"""Examples to try rules on: they load, somebody can act, and they are explained in both languages."""

from __future__ import annotations

from typing import Any

import pytest

import reihum
from reihum.core.documents import Example
from reihum.core.messages import message
from reihum.core.texts import LANGUAGES
from tests.contract.test_words import rule_ids

EXAMPLES = [
    pytest.param(game, id, one, id=f"{game.id}-{id}")
    for game in reihum.games()
    for id, one in game.examples.items()
]


def test_there_are_examples() -> None:
    assert EXAMPLES


@pytest.mark.parametrize(("game", "id", "example"), EXAMPLES)
def test_an_example_can_be_tried(game: Any, id: str, example: Example) -> None:
    state = game.from_position(example.position)
    assert state.to_act() == example.seat
    assert state.legal()
    assert example.rule in rule_ids(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "id", "example"), EXAMPLES)
def test_an_example_is_explained(game: Any, id: str, example: Example, language: str) -> None:
    for name in (f"{game.id}-example-{id}", f"{game.id}-example-{id}-about"):
        assert game.say(message(name), language).strip()
