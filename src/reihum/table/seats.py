"""Seats of a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Seat:
    """A place at the table: free, a guest's, a bot's, or a guest's for whom a bot plays."""

    guest: str | None = None
    name: str = ""
    who: str = ""  # how others may call the guest
    level: str | None = None  # of the bot that plays here

    @property
    def free(self) -> bool:
        """Neither a guest nor a bot is here."""
        return self.guest is None and self.level is None

    @property
    def human(self) -> bool:
        """A person plays here."""
        return self.guest is not None and self.level is None
