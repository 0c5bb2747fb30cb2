"""The server as people start it, but every table is dealt from one seed: a test that passes needs no luck."""

from __future__ import annotations

from unittest.mock import patch

from reihum.cli import main
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


if __name__ == "__main__":
    with (
        patch("reihum.server.http.tables.FairRng", Dealt),
        patch("reihum.server.rematching.FairRng", Dealt),
        patch("reihum.server.thinking.fresh", fresh),
        patch("reihum.server.acting.choose_turn", choose_turn),
    ):
        main()
