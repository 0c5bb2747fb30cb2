"""The same luck every time: all tables are dealt from one seed, and bots draw the same numbers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from reihum.core.rng import FairRng, FastRng, seeded
from reihum.server.workers import thinking

SEED = bytes(range(32))


class Dealt:
    """In the place of `FairRng`, whose seeds come from the operating system."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def fresh(self) -> FairRng:
        return FairRng(self.seed)


def fresh() -> FastRng:
    return seeded(1)


def choose_turn(game_id: str, position: bytes, level: str) -> list[int]:
    """A bot's steps, in a process of their own: there too the same luck every time."""
    with patch("reihum.server.workers.thinking.fresh", fresh):
        return thinking.choose_turn(game_id, position, level)


@contextmanager
def dealt_from(seed: bytes) -> Iterator[None]:
    """Every table of a server in this process."""
    with (
        patch("reihum.server.http.tables.FairRng", Dealt(seed)),
        patch("reihum.server.rooms.rematch.FairRng", Dealt(seed)),
    ):
        yield


@contextmanager
def same_luck() -> Iterator[None]:
    """For a server in this process, and its bots."""
    with (
        dealt_from(SEED),
        patch("reihum.server.workers.thinking.fresh", fresh),
        patch("reihum.server.rooms.driver.choose_turn", choose_turn),
    ):
        yield
