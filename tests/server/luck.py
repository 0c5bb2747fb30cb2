"""The same luck every time: all tables are dealt from one seed, and bots draw the same numbers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from unittest.mock import patch

from reihum.core.rng import FairRng, FastRng, seeded
from reihum.server import thinking

SEED = bytes(range(32))


class Dealt:
    """In the place of `FairRng`, whose seeds come from the operating system."""

    @staticmethod
    def fresh() -> FairRng:
        return FairRng(SEED)


def fresh() -> FastRng:
    return seeded(1)


def choose_turn(game_id: str, position: bytes, level: str) -> list[int]:
    """A bot's steps, in a process of their own: there too the same luck every time."""
    with patch("reihum.server.thinking.fresh", fresh):
        return thinking.choose_turn(game_id, position, level)


@contextmanager
def same_luck() -> Iterator[None]:
    """For a server in this process."""
    with ExitStack() as stack:
        for place in ("http.tables", "rematching"):
            stack.enter_context(patch(f"reihum.server.{place}.FairRng", Dealt))
        stack.enter_context(patch("reihum.server.thinking.fresh", fresh))
        stack.enter_context(patch("reihum.server.acting.choose_turn", choose_turn))
        yield
