"""One deal of a study, played by every seating."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import reihum
from reihum.bots import make_bot, play_game
from reihum.bots.search import win_shares
from reihum.campaign.seating import Seating
from reihum.core.game import Game
from reihum.core.rng import seeded
from reihum.lab.course import Course
from reihum.lab.observer import observe_game
from reihum.lab.study import REPEATS, TABLE, Job, Setting, Study


@dataclass(frozen=True)
class GameResult:
    """One game: who sat where, who began, what came out, and how it went where that was watched."""

    bots: list[str]
    repeat: int
    first: int
    scores: list[int]
    ranks: list[int]
    course: Course | None

    def shares(self) -> list[float]:
        """By seat, 1 for a win; a shared win is split."""
        return win_shares(self.ranks)


@dataclass(frozen=True)
class Deal:
    """All games of one deal."""

    part: str
    setting: Setting
    bots: Seating
    deal: int
    games: list[GameResult]

    @property
    def key(self) -> str:
        return Job(self.part, self.setting, self.bots, self.deal).key


def play(study: Study, job: Job) -> Deal:
    """All games of one deal."""
    game = reihum.game(study.game)
    games = [
        one_game(game, study, job, seating, repeat)
        for seating in job.seatings
        for repeat in range(REPEATS[job.part])
    ]
    return Deal(job.part, job.setting, job.bots, job.deal, games)


def one_game(game: Game[Any], study: Study, job: Job, seating: Seating, repeat: int) -> GameResult:
    """Deals and bots' generators depend on no option: settings are compared on equal ground."""
    dealt = seeded((study.seed << 32) + job.deal)
    state = game.deal(job.setting.players, dict(job.setting.options), dealt)
    rng = seeded(number_of(f"{study.seed}:{job.deal}:{','.join(seating)}:{repeat}"))
    bots = [make_bot(name, game) for name in seating]
    first = int(state.to_act())
    course: Course | None = None
    if job.part == TABLE:
        course = observe_game(game, state, bots, rng, study.look)
    else:
        play_game(state, bots, rng)
    return GameResult(list(seating), repeat, first, state.scores(), state.ranks(), course)


def number_of(text: str) -> int:
    """A seed made of a text."""
    return int.from_bytes(text.encode(), "big")
