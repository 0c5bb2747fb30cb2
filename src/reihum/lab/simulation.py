"""Many random games: how fast, how long, what scores, and a digest that every build must reach."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, pstdev
from typing import Any

from reihum.bots import make_bot, play_game
from reihum.core.build import compiled
from reihum.core.game import Game
from reihum.core.options import settle
from reihum.core.play import PlayoutDigest, checked_playout, fold
from reihum.core.rng import Rng, seeded
from reihum.core.state import State


@dataclass(frozen=True)
class SeatScores:
    """Mean and spread (standard deviation) of a seat's scores."""

    seat: int
    mean: float
    spread: float


@dataclass(frozen=True)
class Length:
    """Steps of a game: mean, shortest, longest."""

    mean: float
    shortest: int
    longest: int


@dataclass(frozen=True)
class Simulation:
    """What came out of many random games."""

    game: str
    players: int
    options: dict[str, int | str]
    bots: list[str]
    games: int
    seed: int
    steps: int
    seconds: float
    steps_per_second: float
    compiled: bool
    scores: list[SeatScores]
    length: Length
    digest: str

    def document(self) -> dict[str, Any]:
        """All of it as plain JSON."""
        return asdict(self)


def simulate(
    game: Game[Any],
    players: int,
    games: int,
    seed: int,
    options: dict[str, Any],
    tick: Callable[[], object] = lambda: None,
    bots: Sequence[str] = (),
) -> Simulation:
    """Play so many games, at random or with bots in the seats; `tick` is called after each."""
    settled = settle(game.options, options, game.check_players(players))
    digest = hashlib.sha256()
    lengths: list[int] = []
    scores: list[list[int]] = []
    started = time.perf_counter()
    for number in range(games):
        rng = seeded((seed << 32) + number)
        state = game.deal(players, settled, rng.fork())
        played = bots_playout(game, state, bots, rng) if bots else checked_playout(state, rng)
        lengths.append(played.steps)
        scores.append(state.scores())
        digest.update(f"{played.steps} {played.checksum} {scores[-1]}\n".encode())
        tick()
    seconds = time.perf_counter() - started
    return Simulation(
        game=game.id,
        players=players,
        options=settled,
        bots=list(bots) or ["random"] * players,
        games=games,
        seed=seed,
        steps=sum(lengths),
        seconds=seconds,
        steps_per_second=sum(lengths) / seconds,
        compiled=compiled,
        scores=[seat_scores(seat, [one[seat] for one in scores]) for seat in range(players)],
        length=Length(fmean(lengths), min(lengths), max(lengths)),
        digest=digest.hexdigest(),
    )


def bots_playout(game: Game[Any], state: State, names: Sequence[str], rng: Rng) -> PlayoutDigest:
    """A game between bots, folded into a checksum like a random one."""
    actions: list[int] = []
    bots = [make_bot(name, game) for name in names]
    play_game(state, bots, rng, lambda state, action: actions.append(action))
    checksum = 0
    for number in [*actions, *state.scores()]:
        checksum = fold(checksum, number)
    return PlayoutDigest(len(actions), checksum)


def seat_scores(seat: int, scores: list[int]) -> SeatScores:
    """Mean and spread of the scores of one seat."""
    return SeatScores(seat, fmean(scores), pstdev(scores))
