"""Plays the jobs of a study."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import reihum
from reihum.bots import decide, make_bot
from reihum.bots.search import win_shares
from reihum.campaign.keeping import Shelf
from reihum.campaign.running import finish
from reihum.campaign.seating import Seating
from reihum.core.game import Game
from reihum.core.rng import seeded
from reihum.core.state import NOBODY
from reihum.lab.course import Course
from reihum.lab.study import REPEATS, TABLE, Job, Setting, Study
from reihum.lab.watching import watched


@dataclass(frozen=True)
class Played:
    """One game: who sat where, who began, what came out, and how it went where that was watched."""

    bots: list[str]
    repeat: int
    first: int
    scores: list[int]
    ranks: list[int]
    course: Course | None

    def shares(self) -> list[float]:
        return win_shares(self.ranks)


@dataclass(frozen=True)
class Deal:
    """All games of one deal."""

    part: str
    setting: Setting
    bots: Seating
    deal: int
    games: list[Played]

    @property
    def key(self) -> str:
        return Job(self.part, self.setting, self.bots, self.deal).key


def run(
    study: Study,
    workers: int = 1,
    engine: str = "local",
    folder: Path | None = None,
    tick: Callable[[int], object] = lambda games: None,
) -> list[Deal]:
    """All deals of the study; those already in the folder are not played again."""
    study.check()
    shelf = Shelf(folder, Deal, "study.json", study.note())
    do = partial(play, study)
    return finish(study.jobs(), do, shelf, workers, engine, lambda deal: tick(len(deal.games)))


def play(study: Study, job: Job) -> Deal:
    game = reihum.game(study.game)
    games = [
        one_game(game, study, job, seating, repeat)
        for seating in job.seatings
        for repeat in range(REPEATS[job.part])
    ]
    return Deal(job.part, job.setting, job.bots, job.deal, games)


def one_game(game: Game[Any], study: Study, job: Job, seating: Seating, repeat: int) -> Played:
    """Deals and bots' generators depend on no option: settings are compared on equal ground."""
    dealt = seeded((study.seed << 32) + job.deal)
    state = game.deal(job.setting.players, dict(job.setting.options), dealt)
    rng = seeded(number_of(f"{study.seed}:{job.deal}:{','.join(seating)}:{repeat}"))
    bots = [make_bot(name, game) for name in seating]
    first = int(state.to_act())
    course: Course | None = None
    if job.part == TABLE:
        course = watched(game, state, bots, rng, study.look)
    while state.to_act() != NOBODY:
        state.step(decide(bots[int(state.to_act())], state, rng))
    return Played(list(seating), repeat, first, state.scores(), state.ranks(), course)


def number_of(text: str) -> int:
    return int.from_bytes(text.encode(), "big")
