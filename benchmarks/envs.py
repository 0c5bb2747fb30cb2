"""How fast environments step: ours, many games at once and one by one, beside pgx and RLCard.

A step is one random legal action in one game, after which the observation and the mask of the next seat
are there; finished games are dealt anew. One run, everything interleaved round by round, medians: compare
the ratios, the machine may be noisy.

    pip install '.[vector,pettingzoo]' rlcard pgx jax
    python benchmarks/envs.py [--rounds 5] [--seconds 1] [--json FILE]

What is not installed is left out. Random actions are chosen the cheapest fair way each library offers:
- vector: `env.sample()`, compiled; the step takes and gives NumPy arrays, one core
- PettingZoo: `numpy.flatnonzero` of the mask and a random number
- RLCard: `random.choice` of the legal actions of the state
- pgx: in the same jitted call as the step with auto-reset, as the largest of random numbers on the mask;
  compiled before the clock starts, on all cores
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

PLAYERS = 4
OURS = "chameleon"
BAR_AEC = 20  # × the AEC environment of the same game
SIMILAR = {"pgx": "sparrow_mahjong", "rlcard": "uno"}  # card games of a similar size
PACKAGES = ("reihum", "numpy", "pettingzoo", "rlcard", "pgx", "jax")


class Job(NamedTuple):
    """A game of a library; `batch` games at once."""

    library: str
    game: str
    batch: int = 1


RIVALS = [
    Job("rlcard", "uno"),
    Job("rlcard", "gin-rummy"),
    Job("pgx", "sparrow_mahjong", 4096),
    Job("pgx", "leduc_holdem", 4096),
    Job("pgx", "2048", 4096),
]

Stepper = Iterator[int]  # each step done tells how many games it moved on
Facts = dict[str, int]  # players, actions, numbers of an observation
Row = dict[str, Any]
CLOCK, PROCESSOR = "steps_per_second", "steps_per_second_of_processor"


# --- what a worker does: it is another Python, asked over its standard input ---------------------
def vector(game: str, batch: int) -> tuple[Facts, Stepper]:
    from reihum.adapters.vector import make

    env = make(game, n=batch, players=PLAYERS, seed=1)

    def steps() -> Stepper:
        while True:
            env.step(env.sample())
            yield batch

    return {"players": PLAYERS, "actions": env.actions, "numbers": env.size}, steps()


def pettingzoo(game: str, batch: int) -> tuple[Facts, Stepper]:
    import numpy as np

    from reihum.adapters.pettingzoo import env as make

    env = make(game, players=PLAYERS)
    env.reset(seed=1)
    first = env.observe(env.agent_selection)

    def steps() -> Stepper:
        while True:
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            assert observation is not None
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(random.random() * len(legal))]))
            yield 1

    assert first is not None
    sizes = {"actions": len(first["action_mask"]), "numbers": first["observation"].size}
    return {"players": PLAYERS, **sizes}, steps()


def rlcard(game: str, batch: int) -> tuple[Facts, Stepper]:
    import rlcard

    env = rlcard.make(game, config={"seed": 1})
    first, _ = env.reset()

    def steps() -> Stepper:
        state = first
        while True:
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            yield 1
            if env.is_over():
                state, _ = env.reset()

    return {"players": env.num_players, "actions": env.num_actions, "numbers": first["obs"].size}, steps()


def pgx(game: str, batch: int) -> tuple[Facts, Stepper]:
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(game)
    stepped = auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:
        chance, choice = jax.random.split(key)
        action = (jax.random.uniform(choice, (env.num_actions,)) + state.legal_action_mask).argmax()
        return stepped(state, action, chance)

    def together(state: Any, key: Any) -> tuple[Any, Any]:
        key, own = jax.random.split(key)
        return jax.vmap(one)(state, jax.random.split(own, batch)), key

    jitted = jax.jit(together)
    key = jax.random.PRNGKey(1)
    begun = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))

    def steps() -> Stepper:
        state, now = begun, key
        while True:
            state, now = jitted(state, now)
            state.observation.block_until_ready()
            yield batch

    numbers = int(begun.observation[0].size)
    return {"players": env.num_players, "actions": env.num_actions, "numbers": numbers}, steps()


LIBRARIES: dict[str, Callable[[str, int], tuple[Facts, Stepper]]] = {
    "vector": vector,
    "pettingzoo": pettingzoo,
    "rlcard": rlcard,
    "pgx": pgx,
}


def work(job: Job) -> None:
    """Tells the facts, then for every line the steps a second in so many: of the clock, of the processor."""
    facts, steps = LIBRARIES[job.library](job.game, job.batch)
    for _ in range(3):  # compiles what is compiled at the first call
        next(steps)
    print(json.dumps(facts), flush=True)
    for line in sys.stdin:
        started, worked, done = time.perf_counter(), time.process_time(), 0
        while time.perf_counter() - started < float(line):
            done += next(steps)
        spent = time.perf_counter() - started, time.process_time() - worked
        print(json.dumps([done / seconds for seconds in spent]), flush=True)


class Worker:
    """A Python of its own for one job."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.facts: Facts = {}
        self.rates: list[tuple[float, float]] = []
        self.process = subprocess.Popen(
            [sys.executable, "-P", str(Path(__file__)), "--worker", json.dumps(job)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def answer(self) -> Any:
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())

    def measure(self, seconds: float) -> None:
        assert self.process.stdin is not None
        print(seconds, file=self.process.stdin, flush=True)
        self.rates.append(self.answer())

    def row(self) -> Row:
        """Medians, by clock and by processor: threads of one library or other programs count in one alone."""
        clock, processor = ([rate[i] for rate in self.rates] for i in range(2))
        return {**self.job._asdict(), **self.facts, CLOCK: median(clock), PROCESSOR: median(processor)}


# --- the run ------------------------------------------------------------------------------------
def jobs() -> list[Job]:
    import reihum

    ids = [game.id for game in reihum.games()]
    ours = [Job("vector", OURS, 1024), *[Job("vector", id, 4096) for id in ids]]
    single = [Job("pettingzoo", id) for id in ids if has_single()]
    return ours + single + [job for job in RIVALS if find_spec(job.library)]


def has_single() -> bool:
    return bool(find_spec("pettingzoo") and find_spec("reihum.adapters.pettingzoo"))


def measure(rounds: int, seconds: float) -> list[Row]:
    workers = [Worker(job) for job in jobs()]
    for worker in workers:
        worker.facts = worker.answer()
    for number in range(rounds):
        for worker in workers:
            worker.measure(seconds)
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
    for worker in workers:
        worker.process.communicate()
    return [worker.row() for worker in workers]


def fastest(rows: list[Row], library: str, measure: str, game: str) -> float | None:
    rates = [row[measure] for row in rows if row["library"] == library and row["game"] == game]
    return max(rates, default=None)


def bars(rows: list[Row], measure: str) -> dict[str, float]:
    """Ours, many at once, as multiples: of each game's AEC environment, of a similar game of each rival."""
    pairs = {f"{OURS} × {game} of {name}": (OURS, name, game) for name, game in SIMILAR.items()}
    for row in rows:
        if row["library"] == "pettingzoo":
            pairs[f"{row['game']} × its AEC environment"] = (row["game"], "pettingzoo", row["game"])
    found = {}
    for name, (game, library, against) in pairs.items():
        own, other = fastest(rows, "vector", measure, game), fastest(rows, library, measure, against)
        if own and other:
            found[name] = own / other
    return found


def versions() -> dict[str, str]:
    found = {"python": sys.version.split()[0]}
    for package in PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "-"
    return found


def show(rows: list[Row]) -> None:
    print(" ".join(f"{name} {number}" for name, number in versions().items()))
    print(f"{'library':<12}{'game':<18}{'batch':>6}{'players':>9}{'actions':>9}{'numbers':>9}", end="")
    print(f"{'steps/s':>13}{'steps/CPU s':>13}")
    for row in rows:
        print(
            f"{row['library']:<12}{row['game']:<18}{row['batch']:>6}{row['players']:>9}{row['actions']:>9}"
            f"{row['numbers']:>9}{row[CLOCK]:>13,.0f}{row[PROCESSOR]:>13,.0f}"
        )
    processor = bars(rows, PROCESSOR)
    for name, times in bars(rows, CLOCK).items():
        bar = BAR_AEC if "AEC" in name else 1
        held = "held" if times >= bar else "MISSED"
        print(f"{name}: {times:.1f} by the clock, {processor[name]:.1f} by the processor; bar {bar} {held}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each job in each round")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.worker:
        work(Job(*json.loads(given.worker)))
        return
    rows = measure(given.rounds, given.seconds)
    show(rows)
    if given.json:
        given.json.write_text(json.dumps({"versions": versions(), "rows": rows}, indent=2) + "\n")


if __name__ == "__main__":
    main()
