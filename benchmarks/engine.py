"""How fast the engine is: compiled against interpreted, and against OpenSpiel's C++ loops.

One run, everything interleaved round by round, medians: compare the ratios, the machine may be noisy.

    python benchmarks/engine.py [--rounds 5] [--json FILE]

Run it with the Python that has the compiled build; the interpreted one is that of ../src.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import Any

SOURCES = Path(__file__).parents[1] / "src"
PLAYERS = 4
BARS = {"chameleon": (25, 3)}  # × interpreted, × hearts
BAR = (12, 1)
SPIEL_GAMES = ("hearts", "crazy_eights", "gin_rummy")
PER_ROUND = {"play": 40, "clone": 2000, "resample": 40, "spiel": 40}
SPEED_UP = {"compiled": 20, "interpreted": 1, "openspiel": 5}  # so many times the work for as long a round


# --- what a worker does: it is another Python, asked over its standard input ---------------------
def play(game: str, times: int) -> tuple[int, float]:
    """Random games from the deal to the end; dealing is not counted."""
    import reihum
    from reihum.core.play import playout
    from reihum.core.rng import seeded
    from reihum.core.state import Moves

    rng, moves = seeded(1), Moves()
    states = [reihum.game(game).new(players=PLAYERS, seed=seed) for seed in range(times)]
    started = time.perf_counter()
    steps = sum(playout(state, rng, moves) for state in states)
    return steps, time.perf_counter() - started


def middle(game: str) -> Any:
    """A game after sixty steps."""
    import reihum
    from reihum.core.rng import seeded
    from reihum.core.state import Moves

    rng, moves = seeded(2), Moves()
    state = reihum.game(game).new(players=PLAYERS, seed=2)
    for _ in range(60):
        state.step(state.pick(rng, moves))
    return state


def clone(game: str, times: int) -> tuple[int, float]:
    state = middle(game)
    started = time.perf_counter()
    for _ in range(times):
        state.clone()
    return times, time.perf_counter() - started


def resample(game: str, times: int) -> tuple[int, float]:
    """Clone, redeal what the seat to act cannot know, play to the end: one simulation of a search."""
    from reihum.core.play import playout
    from reihum.core.rng import seeded
    from reihum.core.state import Moves

    rng, moves = seeded(3), Moves()
    state = middle(game)
    started = time.perf_counter()
    for _ in range(times):
        other = state.clone()
        other.resample(state.to_act(), rng)
        playout(other, rng, moves)
    return times, time.perf_counter() - started


def spiel(game: str, times: int) -> tuple[int, float]:
    """OpenSpiel's own loop in C++: uniform random bots, chance included in the steps."""
    import pyspiel

    loaded = pyspiel.load_game(game)
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(loaded.num_players())]
    states = [loaded.new_initial_state() for _ in range(times)]
    started = time.perf_counter()
    for seed, state in enumerate(states):
        pyspiel.evaluate_bots(state, bots, seed)
    seconds = time.perf_counter() - started
    return sum(len(state.full_history()) for state in states), seconds


TASKS = {"play": play, "clone": clone, "resample": resample, "spiel": spiel}


def work() -> None:
    for line in sys.stdin:
        task, game, times = json.loads(line)
        print(json.dumps(TASKS[task](game, times)), flush=True)


class Worker:
    """A Python of its own with one of the builds."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        path = str(SOURCES) if kind == "interpreted" else ""
        self.process = subprocess.Popen(
            [sys.executable, "-P", str(Path(__file__)), "--worker"],
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def rate(self, task: str, game: str) -> float:
        """Things done in a second."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        times = PER_ROUND[task] * SPEED_UP[self.kind]
        print(json.dumps([task, game, times]), file=self.process.stdin, flush=True)
        done, seconds = json.loads(self.process.stdout.readline())
        return float(done / seconds)

    def stop(self) -> None:
        self.process.communicate()


# --- the run ------------------------------------------------------------------------------------
Rates = dict[tuple[str, str, str], list[float]]


def has_spiel() -> bool:
    probe = subprocess.run([sys.executable, "-c", "import pyspiel"], check=False, capture_output=True)
    return probe.returncode == 0


def measure(games: list[str], rounds: int) -> dict[tuple[str, str, str], float]:
    """Median rates by (kind, task, game); each round asks every worker for everything once."""
    workers = [Worker("compiled"), Worker("interpreted")]
    jobs = [
        (worker, task, game) for game in games for task in ("play", "clone", "resample") for worker in workers
    ]
    if has_spiel():
        workers.append(Worker("openspiel"))
        jobs += [(workers[-1], "spiel", game) for game in SPIEL_GAMES]
    rates: Rates = defaultdict(list)
    for number in range(rounds):
        for worker, task, game in jobs:
            rates[worker.kind, task, game].append(worker.rate(task, game))
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
    for worker in workers:
        worker.stop()
    return {key: median(values) for key, values in rates.items()}


def report(rates: dict[tuple[str, str, str], float], games: list[str]) -> dict[str, Any]:
    hearts = rates.get(("openspiel", "spiel", "hearts"))
    rows = {}
    for game in games:
        fast, slow = (rates[kind, "play", game] for kind in ("compiled", "interpreted"))
        times_interpreted, times_hearts = BARS.get(game, BAR)
        rows[game] = {
            "steps_per_second": fast,
            "interpreted": slow,
            "times_interpreted": fast / slow,
            "times_hearts": fast / hearts if hearts else None,
            "clones_per_second": rates["compiled", "clone", game],
            "simulations_per_second": rates["compiled", "resample", game],
            "bar": fast / slow >= times_interpreted and (not hearts or fast / hearts >= times_hearts),
        }
    others = {game: rates[kind, task, game] for kind, task, game in rates if kind == "openspiel"}
    return {"players": PLAYERS, "games": rows, "openspiel": others}


def show(result: dict[str, Any]) -> None:
    print(f"{PLAYERS} players, random play, one core, medians")
    print(f"{'game':<14}{'steps/s':>12}{'interpreted':>13}{'ratio':>8}{'× hearts':>10}", end="")
    print(f"{'clones/s':>12}{'resample+playout/s':>20}  bar")
    for game, row in result["games"].items():
        hearts = f"{row['times_hearts']:.1f}" if row["times_hearts"] else "-"
        print(
            f"{game:<14}{row['steps_per_second']:>12,.0f}{row['interpreted']:>13,.0f}"
            f"{row['times_interpreted']:>8.1f}{hearts:>10}{row['clones_per_second']:>12,.0f}"
            f"{row['simulations_per_second']:>20,.0f}  {'held' if row['bar'] else 'MISSED'}"
        )
    for game, rate in result["openspiel"].items():
        print(f"OpenSpiel {game:<14}{rate:>12,.0f} steps/s")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.worker:
        work()
        return
    import reihum

    games = [game.id for game in reihum.games()]
    result = report(measure(games, given.rounds), games)
    show(result)
    print(json.dumps(result))
    if given.json:
        given.json.write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
