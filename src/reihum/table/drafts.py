"""Drafts: actions of a turn that can still be taken back, stored but told to nobody but their player."""

from __future__ import annotations

from msgspec import Struct

MOST_CMDS = 32  # that are kept: playing and taking back again and again makes no endless list


class Draft(Struct, frozen=True):
    """The actions so far, upon the event `base`; `cmds` are the last commands that made it what it is."""

    base: int
    seat: int
    actions: tuple[int, ...] = ()
    cmds: tuple[str, ...] = ()

    def with_action(self, action: int, cmd: str) -> Draft:
        return Draft(self.base, self.seat, (*self.actions, action), (*self.cmds, cmd)[-MOST_CMDS:])

    def without_last(self, cmd: str) -> Draft:
        return Draft(self.base, self.seat, self.actions[:-1], (*self.cmds, cmd)[-MOST_CMDS:])
