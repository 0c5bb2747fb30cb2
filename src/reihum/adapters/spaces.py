"""What a learner is shown of a game, as arrays and as Gymnasium's spaces: made from the game's features."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from reihum.core.errors import BadOption
from reihum.core.game import Game
from reihum.core.state import State

Row = NDArray[np.int16]
Mask = NDArray[np.int8]


class Layout:
    """Spaces and arrays of one game, player count and choice of options; wrong ones raise typed errors."""

    def __init__(self, game: Game[Any], players: int | None, options: dict[str, Any]) -> None:
        dealt = game.new(players, seed=0, **options)  # settles players and options as every game does
        self.game = game
        self.players = int(dealt.seats)
        self.options = dict(dealt.options)
        self.features = game.features(self.players, self.options)

    def deal(self, seed: int | None, chance: np.random.Generator) -> State:
        """The game of this seed, or the next one that chance brings."""
        seed = some_number(chance) if seed is None else seed
        state: State = self.game.new(self.players, seed, **self.options)
        return state

    def check_seat(self, seat: int) -> int:
        if seat not in range(self.players):
            raise BadOption(name="seat", value=str(seat), allowed=f"0–{self.players - 1}")
        return seat

    def row(self, state: State, seat: int) -> Row:
        """What the seat may know, as numbers."""
        return np.array(self.features.row(state, seat), np.int16)

    def mask(self, state: State, seat: int) -> Mask:
        """1 for each legal action of the seat to act; nobody else has any."""
        mask = np.zeros(self.game.actions, np.int8)
        if state.to_act() == seat:
            mask[state.legal()] = 1
        return mask

    def rows(self) -> Box[np.int16]:
        """The space of rows: as wide as the fields say."""
        fields = self.features.fields
        low = [field.low for field in fields for _ in range(field.size())]
        high = [field.high for field in fields for _ in range(field.size())]
        return Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16)

    def masks(self) -> Box[np.int8]:
        return Box(0, 1, (self.game.actions,), np.int8)

    def rows_with_masks(self) -> Dict[Any]:
        return Dict({"observation": self.rows(), "action_mask": self.masks()})

    def actions(self) -> Discrete:
        return Discrete(self.game.actions)


def some_number(chance: np.random.Generator) -> int:
    """A seed for a game or a generator of ours."""
    return int(chance.integers(2**62))
