"""What a player of OpenSpiel observes: a seat's view as text and as numbers, with or without its memory."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from reihum.adapters.openspiel_setting import Setting
from reihum.adapters.openspiel_table import Table
from reihum.core.features import clockwise

RECENT: Final = 16  # steps that an information state shows one by one; its digest stands for all
WORDS: Final = 4  # numbers of 16 bits that a digest is written as

Numbers = npt.NDArray[np.float32]


class Observer:
    """What a seat sees now: its view as JSON, and the row of numbers of docs/observations.md."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.tensor: Numbers | None = None
        self.dict: dict[str, Numbers] = {}
        self.make([(field.name, field.shape) for field in setting.features.fields])

    def make(self, pieces: list[tuple[str, tuple[int, ...]]]) -> None:
        """The tensor, and each piece of it in its shape."""
        sizes = [int(np.prod(shape)) for _, shape in pieces]
        self.tensor = np.zeros(sum(sizes), np.float32)
        starts = np.cumsum([0, *sizes])
        for (name, shape), start, size in zip(pieces, starts, sizes, strict=False):
            self.dict[name] = self.tensor[start : start + size].reshape(shape)

    def set_from(self, state: Any, player: int) -> None:
        assert self.tensor is not None
        table: Table = state.table
        self.tensor.fill(0)
        if table.state is not None:
            self.write(table, player, self.setting.features.row(table.state, player))

    def write(self, table: Table, player: int, row: list[int]) -> None:
        self.tensor[:] = row  # type: ignore[index]

    def string_from(self, state: Any, player: int) -> str:
        table: Table = state.table
        return table.view(player)


class RecallingObserver(Observer):
    """All that a seat has seen: who it is, its view, the last steps, and a digest of everything before."""

    def make(self, pieces: list[tuple[str, tuple[int, ...]]]) -> None:
        setting = self.setting
        steps = (RECENT, setting.players + setting.game.actions)
        super().make([("player", (setting.players,)), *pieces, ("steps", steps), ("digest", (WORDS,))])

    def write(self, table: Table, player: int, row: list[int]) -> None:
        players = self.setting.players
        self.dict["player"][player] = 1
        self.tensor[players : players + len(row)] = row  # type: ignore[index]
        for place, (seat, action) in enumerate(reversed(table.steps[-RECENT:])):
            self.dict["steps"][place, clockwise(seat - player, players)] = 1
            self.dict["steps"][place, players + action] = 1
        digest = bytes.fromhex(table.remember(player).digest)
        self.dict["digest"][:] = np.frombuffer(digest, np.uint16) / 2**16

    def string_from(self, state: Any, player: int) -> str:
        table: Table = state.table
        memory = table.remember(player)
        return "\n".join([memory.view, table.told, memory.digest])


class PublicObserver:
    """What everybody sees: a spectator's view, as text alone."""

    tensor = None
    dict: dict[str, Numbers] = {}

    def set_from(self, state: Any, player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: Any, player: int) -> str:
        table: Table = state.table
        return table.view(None)
