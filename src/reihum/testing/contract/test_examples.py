"""Examples to try rules on: they load, somebody can act, and they are explained in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from reihum.core.documents import Example
from reihum.core.messages import message
from reihum.core.texts import LANGUAGES
from reihum.testing.parameters import each_example


@each_example
def test_an_example_can_be_tried(game: Any, id: str, example: Example, known_rules: set[str]) -> None:
    state = game.from_position(example.position)
    assert state.to_act() == example.seat
    assert state.legal()
    assert example.rule in known_rules


@pytest.mark.parametrize("language", LANGUAGES)
@each_example
def test_an_example_is_explained(game: Any, id: str, example: Example, language: str) -> None:
    for name in (f"{game.id}-example-{id}", f"{game.id}-example-{id}-about"):
        assert game.say(message(name), language).strip()
