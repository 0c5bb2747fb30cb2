"""The examples of the rules: what their texts say to try can be done, and does what they say."""

from __future__ import annotations

import pytest

from tests.games.flower_rows.positions import GAME, legal, play, rows, supply, tiles

TRYOUTS = {
    "flowers": "lay,stone 10,stone 11,stone 13,stone 15,stop",
    "robbery": "rob 1,place 1,stop,stone 15,stone 16,stone 18,stop",
    "joker": "swap 1,stone 23,rob 1,place 1,place 2,stone 21,stone 22,stone 23,stop",
    "hundred": "add 1,stone 1,place 3,stone 3,place 5,stone 4,place 6,stone 97,place 1,stop",
    "three": "lay,stone 40,stone 42,stone 43,stop,take",
}


@pytest.mark.parametrize("example", TRYOUTS)
def test_what_an_example_says_can_be_done(example: str) -> None:
    found = GAME.examples[example]
    state = play(GAME.from_position(found.position), TRYOUTS[example])
    assert state.to_act() != found.seat


def test_every_example_is_tried() -> None:
    assert set(GAME.examples) == set(TRYOUTS)


def test_the_examples_keep_their_words() -> None:
    flowers = play(GAME.from_position(GAME.examples["flowers"].position), TRYOUTS["flowers"])
    assert tiles(flowers) == [10]
    robbery = play(GAME.from_position(GAME.examples["robbery"].position), "rob 1")
    assert "place 3" not in legal(robbery)
    joker = play(GAME.from_position(GAME.examples["joker"].position), TRYOUTS["joker"])
    assert "J" in supply(joker)
    hundred = play(GAME.from_position(GAME.examples["hundred"].position), TRYOUTS["hundred"])
    assert rows(hundred) == ["97-99-100-1-2-3-4"]
    assert supply(play(GAME.from_position(GAME.examples["three"].position), TRYOUTS["three"])) == [
        "J",
        70,
        90,
    ]
