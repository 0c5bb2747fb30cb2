"""How states become position documents. Each game's documents/codec.py registers its own way here."""

from __future__ import annotations

from functools import singledispatch


@singledispatch
def position_of(state: object) -> dict[str, object]:
    """The position document of a state, by the state's type; `State.position` asks for it."""
    raise NotImplementedError(f"no codec is registered for {type(state).__name__}")
