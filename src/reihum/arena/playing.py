"""One game of a match."""

from __future__ import annotations

import time

import reihum
from reihum.arena.plan import Job, Match
from reihum.arena.results import Outcome
from reihum.bots import decide, make_bot
from reihum.core.rng import seeded
from reihum.core.state import NOBODY


def play(match: Match, job: Job) -> Outcome:
    """The deal depends on the match's seed and the deal's number, not on who sits where."""
    game = reihum.game(match.game)
    state = game.new(match.players, (match.seed << 32) + job.deal, **match.options)
    bots = [make_bot(name, game, match.simulations) for name in job.seating]
    rng = seeded(hash_of(match.seed, job))
    moves = [0] * match.players
    seconds = [0.0] * match.players
    while state.to_act() != NOBODY:
        seat = int(state.to_act())
        started = time.perf_counter()
        action = decide(bots[seat], state, rng)
        seconds[seat] += time.perf_counter() - started
        moves[seat] += 1
        state.apply(action)
    return Outcome(job.deal, list(job.seating), state.scores(), state.ranks(), moves, seconds)


def hash_of(seed: int, job: Job) -> int:
    return int.from_bytes(f"{seed}:{job.key}".encode(), "big")
