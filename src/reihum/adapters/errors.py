"""What can go wrong in an environment."""

from __future__ import annotations

from reihum.core.errors import IllegalAction, ReihumError


class IllegalInBatch(IllegalAction):
    """One of many actions is not legal; nothing has changed in any game."""

    code = "illegal-in-batch"

    def __init__(self, place: int, action: int) -> None:
        super().__init__(action)
        self.place = place
        self.details = {"place": str(place), "action": str(action)}


class BadActions(ReihumError):
    """Not one whole number for each game."""

    code = "actions"
