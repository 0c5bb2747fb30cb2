"""How strong the levels are: each against the one below and against random, on every game.

    python benchmarks/bots.py [--games 200] [--game chameleon] [--pair level5@4000,level4] [--full]
                              [--simulations N] [--workers N] [--json FILE]

Paired deals; the share of the points with its 95 % interval, and the time a move. `--full` plays the
full player count instead of two, the two bots in turn round the table: shares are those of one seat, and
the bar is an even share. `level5@4000` has so many simulations a step instead of its seconds: what else
the machine does then changes nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

import reihum
from reihum.arena import Match, Row, run, table

PAIRS = [
    ("level1", "random"),
    ("level2", "random"),
    ("level2", "level1"),
    ("level3", "level2"),
    ("level4", "level3"),
    ("level4", "random"),
    ("level5", "level4"),
]
BARS = {("level2", "random"): 0.85, ("level4", "random"): 0.95}
BAR = 0.60
SURE = {"chameleon", "flower_rows", "spot_on"}  # where level 4 must beat random with 95 %


def bar(game: str, first: str, second: str) -> float | None:
    pair = (first.partition("@")[0], second.partition("@")[0])
    if pair == ("level1", "random"):
        return None
    if pair == ("level4", "random") and game not in SURE:
        return None
    return BARS.get(pair, BAR)


def duel(game: str, pair: tuple[str, str], players: int, given: argparse.Namespace) -> Row:
    match = Match(game, pair, players, given.games, seed=given.seed, simulations=given.simulations)
    rows = table(run(match, workers=given.workers), match.bots)
    return next(row for row in rows if row.bot == pair[0])


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--game", action="append", help="only this game; repeatable")
    parser.add_argument("--full", action="store_true", help="the full player count")
    parser.add_argument("--simulations", type=int, help="for every search, so that a run can be repeated")
    parser.add_argument("--pair", action="append", help="only this pair, as a,b; repeatable")
    parser.add_argument("--seed", type=int, default=2026, help="other deals")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    given = parser.parse_args()
    found: list[dict[str, Any]] = []
    pairs = [tuple(pair.split(",")) for pair in given.pair] if given.pair else PAIRS
    print(f"{'game':<13}{'players':>8}  {'bot':<14}{'against':<9}{'share':>7}{'95 % interval':>16}", end="")
    print(f"{'bar':>6}{'ms/move':>9}")
    for game in reihum.games():
        if given.game and game.id not in given.game:
            continue
        players = game.players[-1] if given.full else 2
        for first, second in pairs:
            row = duel(game.id, (first, second), players, given)
            wanted = 1 / players if given.full else bar(game.id, first, second)
            verdict = "" if wanted is None else ("held" if row.share >= wanted else "MISS")
            print(
                f"{game.id:<13}{players:>8}  {first:<14}{second:<9}{row.share:>7.1%}"
                f"{row.low:>8.1%} –{row.high:>6.1%}{verdict:>6}{row.seconds_per_move * 1e3:>9.2f}",
                flush=True,
            )
            found.append({"game": game.id, "players": players, "against": second, **row.document()})
    if given.json:
        given.json.write_text(json.dumps(found, indent=2) + "\n")
    print(f"{len(found)} duels", file=sys.stderr)


if __name__ == "__main__":
    main()
