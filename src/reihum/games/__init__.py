"""The games: one folder each, found by looking; none is named here. Others come from outside."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from itertools import pairwise
from pkgutil import iter_modules
from typing import Any

from reihum.core.errors import UnknownGame
from reihum.core.game import Game

GROUP = "reihum.games"  # of entry points: each is a Game of an installed package
_registered: list[Game[Any]] = []


@cache
def games() -> tuple[Game[Any], ...]:
    """All games, by id."""
    names = [module.name for module in iter_modules(__path__) if module.ispkg]
    own = [import_module(f"{__name__}.{name}.game").GAME for name in names]
    installed = [entry.load() for entry in entry_points(group=GROUP)]
    found = sorted([*own, *installed, *_registered], key=lambda game: str(game.id))
    for first, second in pairwise(found):
        if first.id == second.id:
            raise ValueError(f"two games are called {first.id}")
    return tuple(found)


def register(game: Game[Any]) -> None:
    """One more game, in this process alone: for tests. A package names its games as entry points."""
    _registered.append(game)
    games.cache_clear()


def game(id: str) -> Game[Any]:
    """The game with this id; UnknownGame if there is none."""
    for candidate in games():
        if candidate.id == id:
            return candidate
    raise UnknownGame(given=id, known=", ".join(candidate.id for candidate in games()))
