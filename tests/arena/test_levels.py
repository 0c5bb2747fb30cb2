"""Each level beats the one below: a small version of benchmarks/bots.py.

Seeds and simulations are fixed, so these are always the same games. Where a game takes long there are few
of them, and more than half of the points is enough.
"""

from __future__ import annotations

import os

import pytest

import reihum
from reihum.arena import Match, run, table

pytestmark = pytest.mark.skipif(not reihum.compiled, reason="many games: the compiled build plays them")
FULL = {game.id: game.players[-1] for game in reihum.games()}
EVERY_GAME = pytest.mark.parametrize("game", FULL)


def share(game: str, better: str, worse: str, games: int, players: int = 2) -> float:
    """Of one seat of the better bot."""
    match = Match(game, (better, worse), players, games, 7)
    return next(row.share for row in table(run(match), match.bots) if row.bot == better)


@EVERY_GAME
def test_level_2_beats_random(game: str) -> None:
    assert share(game, "level2", "random", 40) >= 0.85


@pytest.mark.parametrize("game", ["chameleon", "flower_rows", "spot_on"])
def test_few_simulations_beat_random(game: str) -> None:
    assert share(game, "level4@20", "random", 6) >= 0.95


@EVERY_GAME
def test_level_2_beats_level_1(game: str) -> None:
    assert share(game, "level2", "level1", 2000 if game == "summit" else 200) >= 0.6


@pytest.mark.parametrize(
    ("game", "games"),
    [("chameleon", 16), ("flower_rows", 8), ("spot_on", 16), ("stack_run", 16), ("summit", 200)],
)
def test_level_3_beats_level_2(game: str, games: int) -> None:
    assert share(game, "level3", "level2", games) >= 0.6


@pytest.mark.parametrize(
    ("game", "games"),
    [("chameleon", 16), ("flower_rows", 4), ("spot_on", 16), ("stack_run", 16), ("summit", 40)],
)
def test_level_4_beats_level_3(game: str, games: int) -> None:
    assert share(game, "level4", "level3", games) > 0.5


@pytest.mark.skipif(not os.environ.get("REIHUM_SOAK"), reason="strong bots think long: make soak")
@pytest.mark.parametrize(
    ("game", "simulations", "games"),
    [
        ("chameleon", 4000, 40),
        ("flower_rows", 1600, 20),
        ("spot_on", 4000, 40),
        ("stack_run", 2000, 40),
        ("summit", 6000, 80),
    ],
)
def test_level_5_beats_level_4(game: str, simulations: int, games: int) -> None:
    """With fewer simulations than its seconds give it."""
    assert share(game, f"level5@{simulations}", "level4", games) > 0.5


@EVERY_GAME
def test_level_2_beats_level_1_at_a_full_table(game: str) -> None:
    assert share(game, "level2", "level1", 200, FULL[game]) > 1 / FULL[game]


@pytest.mark.parametrize(
    ("game", "games"),
    [("chameleon", 20), ("flower_rows", 20), ("spot_on", 96), ("stack_run", 16), ("summit", 60)],
)
def test_level_3_beats_level_2_at_a_full_table(game: str, games: int) -> None:
    assert share(game, "level3", "level2", games, FULL[game]) > 1 / FULL[game]
