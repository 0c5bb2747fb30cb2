"""How fast and how steady the bots think.

    python benchmarks/thinking.py [--speed] [--campaign 1000] [--turns 1000] [--workers N] [--game chameleon]

`--speed`: simulations a second of the plain search, chameleon with 4 players, compiled and interpreted;
and of every game's own search. By the processor's time: waiting for other work does not count.
`--campaign N`: N whole games of every level on every game, searches with few simulations; any illegal
action or exception ends it.
`--turns N`: N whole turns of levels 3 to 5 at their real budgets on every game, each from another game, all
player counts in turn; mean and longest time.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import reihum
from reihum.bots import NAMES, decide, make_bot
from reihum.bots.levels import SECONDS, make_search, settings
from reihum.bots.players import STEPS_PLANNED
from reihum.bots.search import Search
from reihum.core.rng import seeded
from reihum.core.state import NOBODY, Moves, State

SOURCES = Path(__file__).parents[1] / "src"
FEW = {"level3": 4, "level4": 8, "level5": 12}  # simulations of a search in the campaign
MOST_SECONDS = {"level3": 1.0, "level4": 1.0, "level5": SECONDS}  # a turn
OVERRUN = 1.2


def simulations_per_second(simulations: int) -> float:
    """Plain search from the middle of a game."""
    state = reihum.game("chameleon").new(players=4, seed=1)
    rng = seeded(1)
    for _ in range(60):
        state.step(state.pick(rng, Moves()))
    search = Search(None, 0.7, 1.0, False, 100_000, 0)
    started = time.process_time()
    search.run(state, simulations, rng)
    return simulations / (time.process_time() - started)


def speed() -> None:
    command = [sys.executable, __file__, "--interpreted"]
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    interpreted = float(subprocess.check_output(command, env=environment, text=True))
    compiled = max(simulations_per_second(60_000) for _ in range(3))
    print(
        f"plain search, chameleon, 4 players: {compiled:,.0f} simulations/s compiled (bar 50,000), ", end=""
    )
    print(f"{interpreted:,.0f} interpreted: {compiled / interpreted:.0f} times (bar 20)")


def own_speed(game: Any, players: int) -> float:
    """Simulations a second of the game's search, in the middle of games of level 2."""
    positions = decisions(game, players, 20)
    started = time.process_time()
    for state in positions:
        make_search(game, settings(game)).run(state, 300, seeded(1))
    return 300 * len(positions) / (time.process_time() - started)


def own_speeds(games: list[Any]) -> None:
    for game in games:
        for players in (2, game.players[-1]):
            found = own_speed(game, players)
            print(
                f"{game.id:<13}{players} players: {found:>8,.0f} simulations/s, "
                f"{found * SECONDS / STEPS_PLANNED:>8,.0f} for the first step of a turn of level 5",
                flush=True,
            )


def whole_game(game_id: str, level: str, players: int, seed: int) -> int:
    """One level at all seats; `apply` raises at an illegal action. The number of steps."""
    game = reihum.game(game_id)
    state, rng = game.new(players=players, seed=seed), seeded(seed)
    bots = [make_bot(level, game, FEW.get(level)) for _ in range(players)]
    steps = 0
    while state.to_act() != NOBODY:
        state.apply(decide(bots[int(state.to_act())], state, rng))
        steps += 1
    return steps


def campaign(games: list[Any], count: int, workers: int) -> None:
    with ProcessPoolExecutor(workers) as pool:
        for game in games:
            for level in NAMES:
                waiting = [
                    pool.submit(whole_game, game.id, level, game.players[seed % len(game.players)], seed)
                    for seed in range(count)
                ]
                steps = sum(one.result() for one in waiting)
                print(f"{game.id:<13}{level:<8}{count:>6} games{steps:>10} steps, no fault", flush=True)


def decisions(game: Any, players: int, count: int) -> list[State]:
    """Positions with a choice, spread over games of level 2."""
    found: list[State] = []
    seed = 0
    while len(found) < count:
        state, rng = game.new(players=players, seed=seed), seeded(seed)
        bot = make_bot("level2", game)
        while state.to_act() != NOBODY and len(found) < count:
            if len(state.legal()) > 1 and rng.below(20) == 0:
                found.append(state.clone())
            state.step(decide(bot, state, rng))
        seed += 1
    return found


def any_turn(game: Any, players: int, seed: int) -> State:
    """Where a turn begins in a game of level 2, each turn as likely."""
    state: State = game.new(players=players, seed=seed)
    rng = seeded(seed)
    bot = make_bot("level2", game)
    found, begun, place = state, 0, (-1, -1)
    while state.to_act() != NOBODY:
        if place != (place := whose_turn(state)):
            begun += 1
            if rng.below(begun) == 0:
                found = state.clone()
        state.step(decide(bot, state, rng))
    return found


def whose_turn(state: State) -> tuple[int, int]:
    return int(state.turn), int(state.to_act())


def seconds_of_turn(game_id: str, level: str, seed: int) -> float:
    """A level's whole turn, step by step, by the clock."""
    game = reihum.game(game_id)
    state, rng = any_turn(game, game.players[seed % len(game.players)], seed), seeded(seed)
    bot, place = make_bot(level, game), whose_turn(state)
    started = time.perf_counter()
    while whose_turn(state) == place:
        state.apply(decide(bot, state, rng))
    return time.perf_counter() - started


def steadiness(games: list[Any], count: int, workers: int) -> None:
    with ProcessPoolExecutor(workers) as pool:
        for game in games:
            for level, most in MOST_SECONDS.items():
                waiting = [pool.submit(seconds_of_turn, game.id, level, seed) for seed in range(count)]
                seconds = [one.result() for one in waiting]
                late = sum(one > most * OVERRUN for one in seconds)
                print(
                    f"{game.id:<13}{level:<8}{count:>5} turns: mean {sum(seconds) / count:.3f} s, longest "
                    f"{max(seconds):.3f} s, beyond {most} s and a fifth: {late}",
                    flush=True,
                )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--speed", action="store_true")
    parser.add_argument("--interpreted", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--campaign", type=int, default=0, metavar="N")
    parser.add_argument("--turns", type=int, default=0, metavar="N")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--game", action="append", help="only this game; repeatable")
    given = parser.parse_args()
    games = [game for game in reihum.games() if not given.game or game.id in given.game]
    if given.interpreted:
        print(simulations_per_second(1_000))
        return
    if given.speed:
        speed()
        own_speeds(games)
    if given.campaign:
        campaign(games, given.campaign, given.workers)
    if given.turns:
        steadiness(games, given.turns, given.workers)


if __name__ == "__main__":
    main()
