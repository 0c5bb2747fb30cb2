"""Each level beats the one below: a small version of benchmarks/bots.py.

Seeds and simulations are fixed, so these are always the same games. That a test passes must not be their
luck either: by the shares that docs/bots.md has from long matches, every match here is of so many games
that the expected share is at least four standard errors above the bar, three in a soak.
"""

from __future__ import annotations

import os

import pytest

import reihum
from reihum.arena import Match, run, table
from reihum.bots.levels import settings

compiled_only = pytest.mark.skipif(not reihum.compiled, reason="many games: the compiled build plays them")
IN_A_SOAK = reihum.compiled and bool(os.environ.get("REIHUM_SOAK"))
soak = pytest.mark.skipif(not IN_A_SOAK, reason="strong bots think long: make soak")
FULL = {game.id: game.players[-1] for game in reihum.games()}
EVERY_GAME = pytest.mark.parametrize("game", FULL)


def matches(**games: int) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("game", "games"), games.items())


def share(game: str, better: str, worse: str, games: int, players: int = 2) -> float:
    """Of one seat of the better bot."""
    match = Match(game, (better, worse), players, games, 7)
    return next(row.share for row in table(run(match), match.bots) if row.bot == better)


@compiled_only
@EVERY_GAME
def test_level_2_beats_random(game: str) -> None:
    """Summit, where much is luck, has 87 %, the others 100."""
    assert share(game, "level2", "random", 40) > 0.65


@compiled_only
@matches(chameleon=8, flower_rows=6, spot_on=8, stack_run=8, summit=60)
def test_few_simulations_beat_random(game: str, games: int) -> None:
    """Summit has 96 % of 100 games, the others lose none."""
    assert share(game, "level5@10", "random", games) > 0.8


@compiled_only
@pytest.mark.parametrize(
    ("game", "bar"),
    [("chameleon", 0.85), ("flower_rows", 0.9), ("spot_on", 0.93), ("stack_run", 0.6), ("summit", 0.53)],
)
def test_level_2_beats_level_1(game: str, bar: float) -> None:
    assert share(game, "level2", "level1", 400 if game == "summit" else 200) > bar


@compiled_only
@EVERY_GAME
def test_level_2_beats_level_1_at_a_full_table(game: str) -> None:
    games = 1200 if game == "summit" else 200
    assert share(game, "level2", "level1", games, FULL[game]) > 1 / FULL[game]


@compiled_only
def test_a_search_beats_the_policy_that_guides_it() -> None:
    """Level 3 against level 2 where that takes the least time: there 71 %; the other games are for a soak."""
    assert share("chameleon", "level3", "level2", 100) > 0.5


@EVERY_GAME
def test_every_level_thinks_more_or_slips_less_than_the_one_below(game: str) -> None:
    """Levels 1 and 2 do not search; level 5 has its seconds and never slips."""
    tuned = settings(reihum.game(game))
    slips = [tuned.get(f"level{level}_slips", 0) for level in range(1, 6)]
    simulations = [0, 1, tuned["level3_simulations"], tuned["level4_simulations"], 10**9]
    assert slips == sorted(slips, reverse=True)
    assert simulations == sorted(set(simulations))
    assert slips[0] > slips[1]
    assert slips[4] == 0


def test_a_game_brings_its_own_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it does not say is as for all games."""
    game = reihum.game("chameleon")
    usual = settings(game)
    monkeypatch.setattr(game, "bot_settings", {"level3_simulations": 7})
    assert settings(game) == {**usual, "level3_simulations": 7} != usual


@soak
@EVERY_GAME
def test_level_2_is_far_above_random_and_level_1(game: str) -> None:
    """The bars of docs/bots.md."""
    assert share(game, "level2", "random", 4000) >= 0.85
    assert share(game, "level2", "level1", 4000) >= 0.6


@soak
@matches(chameleon=90, flower_rows=40, spot_on=180, stack_run=110, summit=240)
def test_level_3_beats_level_2(game: str, games: int) -> None:
    assert share(game, "level3", "level2", games) > 0.5


@soak
@matches(chameleon=60, flower_rows=20, spot_on=70, stack_run=140, summit=100)
def test_level_4_beats_level_3(game: str, games: int) -> None:
    assert share(game, "level4", "level3", games) > 0.5


@soak
@pytest.mark.parametrize(
    ("game", "simulations", "games"),
    [
        ("chameleon", 4000, 40),
        ("flower_rows", 1600, 20),
        ("spot_on", 4000, 80),
        ("stack_run", 2000, 40),
        ("summit", 6000, 80),
    ],
)
def test_level_5_beats_level_4(game: str, simulations: int, games: int) -> None:
    """With fewer simulations than its seconds give it."""
    assert share(game, f"level5@{simulations}", "level4", games) > 0.5


@soak
@matches(chameleon=240, flower_rows=80, spot_on=140, stack_run=60, summit=120)
def test_level_3_beats_level_2_at_a_full_table(game: str, games: int) -> None:
    assert share(game, "level3", "level2", games, FULL[game]) > 1 / FULL[game]
