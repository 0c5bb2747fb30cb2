"""What the contract tests run over; the plugin fills it in for the games that were chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from reihum.core.game import Game
from reihum.testing.configurations import Configuration, defaults, looked_at, played

MARK = "reihum_each"  # (names of arguments, function from games to their values)
Games = Sequence[Game[Any]]


def identified(things: Iterable[Any]) -> list[Any]:
    return [pytest.param(thing, id=str(thing)) for thing in things]


def games(chosen: Games) -> list[Any]:
    return [pytest.param(game, id=game.id) for game in chosen]


def examples(chosen: Games) -> list[Any]:
    return [
        pytest.param(game, id, example, id=f"{game.id}-{id}")
        for game in chosen
        for id, example in game.examples.items()
    ]


def with_open_hands(chosen: Games) -> list[Configuration]:
    return looked_at([game for game in chosen if game.open_hands])


def with_most_players(chosen: Games) -> list[Configuration]:
    """Where the code is that of fewer."""
    return [one for one in defaults(chosen) if one.players == one.game.players[-1]]


each_game = pytest.mark.reihum_each("game", games)
each_example = pytest.mark.reihum_each(("game", "id", "example"), examples)
each_played = pytest.mark.reihum_each("configuration", lambda chosen: identified(played(chosen)))
each_looked_at = pytest.mark.reihum_each("configuration", lambda chosen: identified(looked_at(chosen)))
each_default = pytest.mark.reihum_each("configuration", lambda chosen: identified(defaults(chosen)))
each_open_hand = pytest.mark.reihum_each("configuration", lambda chosen: identified(with_open_hands(chosen)))
each_largest = pytest.mark.reihum_each("configuration", lambda chosen: identified(with_most_players(chosen)))
