"""Looks for better settings of a game's search with Optuna; what is found belongs into bots/tuned.toml.

python -m tools.tune chameleon --trials 12 --games 60 --simulations 100

The best of many noisy trials looks better than it is: so it is played once more, on other deals.
"""

from __future__ import annotations

import argparse
from typing import Any

import optuna

import reihum
from reihum.bots import decide, make_bot
from reihum.bots.levels import make_search, settings
from reihum.bots.players import Bot, SearchBot
from reihum.core.rng import seeded
from reihum.core.state import NOBODY

HORIZONS = (20, 600)  # steps
LEADS = (0, 3, 6, 12, 24)  # points


def points(game: Any, challenger: dict[str, Any], numbers: range, simulations: int) -> float:
    """The share of the points that a search with these settings wins against the present ones."""
    won = 0.0
    for number in numbers:
        seat = number % 2
        bots: list[Bot] = [make_bot("level4", game, simulations) for _ in range(2)]
        bots[seat] = SearchBot(lambda: make_search(game, challenger), simulations)
        state = game.new(players=2, seed=number // 2)
        rng = seeded(number)
        while state.to_act() != NOBODY:
            state.step(decide(bots[state.to_act()], state, rng))
        ranks = state.ranks()
        won += 1 / ranks.count(1) if ranks[seat] == 1 else 0
    return won / len(numbers)


def proposed(asked: optuna.trial.BaseTrial, present: dict[str, Any]) -> dict[str, Any]:
    sign = -1 if present["lead"] < 0 else 1  # fewest points win where a lead is negative
    return {
        **present,
        "explore": asked.suggest_float("explore", 0.2, 4.0, log=True),
        "trust": asked.suggest_float("trust", 0.1, 1.0),
        "horizon": asked.suggest_int("horizon", *HORIZONS, log=True),
        "lead": sign * asked.suggest_categorical("lead", LEADS),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--trials", type=int, default=30)
    parser.add_argument("--games", type=int, default=40, help="in each trial, on paired deals")
    parser.add_argument("--simulations", type=int, default=300)
    given = parser.parse_args()
    game = reihum.game(given.game)

    present = settings(game)

    def trial(asked: optuna.Trial) -> float:
        return points(game, proposed(asked, present), range(given.games), given.simulations)

    study = optuna.create_study(direction="maximize", sampler=optuna.samplers.TPESampler(seed=0))
    study.optimize(trial, n_trials=given.trials, show_progress_bar=True)
    print(f"share against the present settings: {study.best_value:.3f}")
    found = proposed(optuna.trial.FixedTrial(study.best_params), present)
    fresh = points(game, found, range(given.games, 3 * given.games), given.simulations)
    print(f"the same on twice as many other deals: {fresh:.3f}")
    for name, value in study.best_params.items():
        print(f"{name} = {value}")


if __name__ == "__main__":
    main()
