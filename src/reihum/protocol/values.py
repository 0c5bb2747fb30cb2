"""Values that commands, messages and stored events share."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Phase = Literal["open", "playing", "over", "closed"]
Sight = Literal["seat", "table", "hands", "nothing"]


class Clock(Struct, frozen=True, omit_defaults=True):
    """Thinking time: for each move, or for the whole game with an increment after each move."""

    kind: Literal["move", "game"]
    seconds: int
    increment: int = 0
    level: str = "level2"  # the bot that takes over when the time is up


class Viewer(Struct, frozen=True):
    """Who looks: from a seat or from outside, as the host or not, and what they get to see.

    `sight`: a seat's view; the spectators' view (`table`), with all hands, or nothing of the game.
    """

    seat: int | None
    host: bool
    sight: Sight
