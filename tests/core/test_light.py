"""Playing needs few packages: those of terminals, plots and ratings are loaded by what needs them."""

from __future__ import annotations

import subprocess
import sys

import reihum

HEAVY = ("rich", "typer", "openskill", "numpy", "matplotlib", "fastapi", "babel")
PLAY = f"""
import sys
sys.modules.update(dict.fromkeys({HEAVY}))  # importing one of them is an error
import reihum
for game in reihum.games():
    state = game.new(players=game.players[0], seed=1)
    for _ in range(20):
        action = state.legal()[0]
        game.describe(state, action, "de"), game.view(state, 0)
        state.apply(action)
print(len(reihum.games()))
"""


def test_games_are_played_without_the_packages_of_terminals_and_plots() -> None:
    done = subprocess.run([sys.executable, "-c", PLAY], check=False, capture_output=True, text=True)
    assert done.stdout.strip() == str(len(reihum.games())), done.stderr
