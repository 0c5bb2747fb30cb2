"""Seats of a table, and who looks at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from msgspec import Struct

Sight = Literal["seat", "table", "hands", "nothing"]


@dataclass
class Seat:
    """A place at the table: free, a guest's, a bot's, or a guest's for whom a bot plays."""

    guest: str | None = None
    name: str = ""
    who: str = ""  # how others may call the guest
    level: str | None = None  # of the bot that plays here

    @property
    def free(self) -> bool:
        return self.guest is None and self.level is None

    @property
    def human(self) -> bool:
        """A person plays here."""
        return self.guest is not None and self.level is None


class Viewer(Struct, frozen=True):
    """Who looks: from a seat or from outside, as the host or not, and what they get to see.

    `sight`: a seat's view; the spectators' view (`table`), with all hands, or nothing of the game.
    """

    seat: int | None
    host: bool
    sight: Sight
