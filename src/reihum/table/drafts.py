"""Steps of a turn that can still be taken back: stored, but told to nobody but their player."""

from __future__ import annotations

from msgspec import Struct

KEPT = 32  # commands: who plays and takes back for ever makes no endless list


class Draft(Struct, frozen=True):
    """The steps so far, upon the event `base`; `cmds` are the commands that made it what it is."""

    base: int
    seat: int
    actions: tuple[int, ...] = ()
    cmds: tuple[str, ...] = ()

    def with_step(self, action: int, cmd: str) -> Draft:
        return Draft(self.base, self.seat, (*self.actions, action), (*self.cmds, cmd)[-KEPT:])

    def without_last(self, cmd: str) -> Draft:
        return Draft(self.base, self.seat, self.actions[:-1], (*self.cmds, cmd)[-KEPT:])
