"""A learner beats random play at Chameleon with two players, in a few minutes on a CPU.

    pip install '.[train]'
    python examples/train_chameleon.py --out results

MaskablePPO (sb3-contrib) learns from games against random play alone. Before, during and after, it plays
fresh games that it never learns from, against random play and against the bot of level 1, in turns
from both seats. Shares of wins (a shared win is half a win) with 95 % intervals go to the screen, to
training.json and, as a plot, to training.png.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium.wrappers import DtypeObservation, RescaleObservation
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from reihum.adapters.gym import SeatEnv

RIVALS = ("random", "level1")
FRESH = 1_000_000  # seeds of the games that measure; those that teach have other ones
CONFIDENCE = 1.96


@dataclass(frozen=True)
class Measured:
    """Wins of the learner after so many steps of learning."""

    steps: int
    rival: str
    games: int
    share: float
    low: float
    high: float


def environment(opponents: str, seat: int | str = "random") -> gymnasium.Env[Any, Any]:
    """Numbers between 0 and 1, which networks like better than counts of cards."""
    made = SeatEnv("chameleon", players=2, seat=seat, opponents=opponents)
    return RescaleObservation(DtypeObservation(made, np.float32), np.float32(0), np.float32(1))


def measure(model: Any, rival: str, games: int, steps: int) -> Measured:
    """Each deal is played from both seats; the two games of a deal are one observation."""
    tables = [environment(rival, seat) for _ in range(games // 2) for seat in (0, 1)]
    shares = play(model, tables)
    deals = [fmean(pair) for pair in zip(shares[::2], shares[1::2], strict=True)]
    share, half = fmean(deals), CONFIDENCE * stdev(deals) / sqrt(len(deals))
    return Measured(steps, rival, len(tables), share, max(0.0, share - half), min(1.0, share + half))


def play(model: Any, tables: list[gymnasium.Env[Any, Any]]) -> list[float]:
    """All games at once, so that the network is asked once a step; 1 for a win, a half for a shared one."""
    shares = [0.0] * len(tables)
    running = {number: table.reset(seed=FRESH + number // 2) for number, table in enumerate(tables)}
    while running:
        rows = np.stack([row for row, _ in running.values()])
        masks = np.stack([info["action_mask"] for _, info in running.values()])
        actions, _ = model.predict(rows, deterministic=True, action_masks=masks)
        for number, action in zip(list(running), actions, strict=True):
            row, reward, over, _, info = tables[number].step(int(action))
            running[number] = row, info
            if over:
                shares[number] = (float(reward) + 1) / 2
                del running[number]
    return shares


def learner(seed: int, envs: int) -> Any:
    return MaskablePPO(
        "MlpPolicy",
        make_vec_env(lambda: environment("random"), envs, seed=seed),
        n_steps=125,
        batch_size=250,
        gamma=1.0,  # what counts is who wins, not when
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
    )


def train(steps: int, games: int, looks: int, seed: int, envs: int) -> list[Measured]:
    """Learn, and measure as often as it is to be looked at."""
    model = learner(seed, envs)
    found = [told(measure(model, rival, games, 0)) for rival in RIVALS]
    for _ in range(looks):
        model.learn(steps // looks, reset_num_timesteps=False)
        found += [told(measure(model, rival, games, model.num_timesteps)) for rival in RIVALS]
    return found


def told(one: Measured) -> Measured:
    shown = f"{one.share:6.1%}  ({one.low:.1%} to {one.high:.1%})"
    print(f"{one.steps:8} steps  against {one.rival:7} {shown} of {one.games} games", flush=True)
    return one


def plot(found: list[Measured], path: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 3.5), layout="constrained")
    for rival in RIVALS:
        own = [one for one in found if one.rival == rival]
        steps = [one.steps for one in own]
        axes.plot(steps, [one.share for one in own], marker="o", markersize=3, label=f"against {rival}")
        axes.fill_between(steps, [one.low for one in own], [one.high for one in own], alpha=0.2)
    axes.axhline(0.5, color="grey", linewidth=0.8, linestyle="--")
    axes.set(xlabel="steps of learning", ylabel="share of wins", ylim=(0, 1), title="Chameleon, 2 players")
    axes.legend(loc="lower right")
    figure.savefig(path, dpi=100)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--steps", type=int, default=100_000, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=300, help="fresh games a measurement, even")
    parser.add_argument("--looks", type=int, default=10, help="measurements on the way")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--envs", type=int, default=16, help="games played at once while learning")
    parser.add_argument("--out", type=Path, default=Path("results"), help="folder for plot and figures")
    given = parser.parse_args(arguments)
    torch.set_num_threads(1)  # the network is small: more threads only wait for each other
    given.out.mkdir(parents=True, exist_ok=True)
    started = time.monotonic()
    found = train(given.steps, given.games, given.looks, given.seed, given.envs)
    seconds = time.monotonic() - started
    print(f"{seconds:.0f} seconds")
    document = {"seed": given.seed, "seconds": round(seconds), "measured": [asdict(one) for one in found]}
    (given.out / "training.json").write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    plot(found, given.out / "training.png")


if __name__ == "__main__":
    main()
