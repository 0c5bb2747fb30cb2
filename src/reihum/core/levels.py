"""The names of the bots' levels. How they play is the business of reihum.bots."""

from __future__ import annotations

from typing import Literal, get_args

from reihum.core.errors import ReihumError

Level = Literal["random", "level1", "level2", "level3", "level4", "level5"]
NAMES: tuple[str, ...] = get_args(Level)  # the weakest first


class UnknownBot(ReihumError):
    """No bot has this name."""

    code = "bot"


def check_level(name: str) -> str:
    """The name itself if it is a level's, with no budget of its own; else UnknownBot."""
    if name not in NAMES:
        raise UnknownBot(given=name, known=", ".join(NAMES))
    return name
