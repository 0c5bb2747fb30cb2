"""The games: one folder each, found by looking; none is named here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from reihum.core.errors import UnknownGame
from reihum.core.game import Game


@cache
def games() -> tuple[Game[Any], ...]:
    """All games, by id."""
    names = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return tuple(import_module(f"{__name__}.{name}.game").GAME for name in names)


def game(id: str) -> Game[Any]:
    """The game with this id; UnknownGame if there is none."""
    for candidate in games():
        if candidate.id == id:
            return candidate
    raise UnknownGame(given=id, known=", ".join(candidate.id for candidate in games()))
