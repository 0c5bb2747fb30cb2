"""One game of a match."""

from __future__ import annotations

import time

import reihum
from reihum.arena.plan import Job, Match
from reihum.arena.results import Outcome
from reihum.bots import Bot, decide, make_bot, play_game
from reihum.core.rng import Rng, seeded
from reihum.core.state import State


class Stopwatch:
    """By seat, how many moves the bots made and how many seconds they thought."""

    def __init__(self, players: int) -> None:
        self.moves = [0] * players
        self.seconds = [0.0] * players

    def decide(self, bot: Bot, state: State, rng: Rng) -> int:
        seat = int(state.to_act())
        started = time.perf_counter()
        action = decide(bot, state, rng)
        self.seconds[seat] += time.perf_counter() - started
        self.moves[seat] += 1
        return action


def play(match: Match, job: Job) -> Outcome:
    """The deal depends on the match's seed and the deal's number, not on who sits where."""
    game = reihum.game(match.game)
    state = game.new(match.players, (match.seed << 32) + job.deal, **match.options)
    bots = [make_bot(name, game, match.simulations) for name in job.seating]
    watch = Stopwatch(match.players)
    play_game(state, bots, seeded(seed_of(match.seed, job)), decide=watch.decide)
    return Outcome(job.deal, list(job.seating), state.scores(), state.ranks(), watch.moves, watch.seconds)


def seed_of(seed: int, job: Job) -> int:
    """The seed of the bots' generator."""
    return int.from_bytes(f"{seed}:{job.key}".encode(), "big")
