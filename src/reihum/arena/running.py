"""Plays a match: in local processes or on a Ray cluster; finished games are kept, whatever happens."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from reihum.arena.plan import Match
from reihum.arena.playing import play
from reihum.arena.results import Outcome
from reihum.campaign.keeping import Shelf
from reihum.campaign.running import finish


def run(
    match: Match,
    workers: int = 1,
    engine: str = "local",
    folder: Path | None = None,
    tick: Callable[[int], object] = lambda games: None,
) -> list[Outcome]:
    """All games of the match; those already in the folder are not played again."""
    match.check()
    shelf = Shelf(folder, Outcome, "match.json", match.note())
    return finish(match.jobs(), partial(play, match), shelf, workers, engine, lambda outcome: tick(1))
