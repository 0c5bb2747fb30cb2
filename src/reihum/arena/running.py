"""Plays a match: in local processes or on a Ray cluster; finished games are kept, whatever happens."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from reihum.arena.plan import Match
from reihum.arena.playing import play
from reihum.arena.results import Outcome
from reihum.campaign.jobs import finish
from reihum.campaign.results_folder import ResultsFolder


def run(
    match: Match,
    workers: int = 1,
    engine: str = "local",
    folder: Path | None = None,
    tick: Callable[[int], object] = lambda games: None,
) -> list[Outcome]:
    """All games of the match; those already in the folder are not played again."""
    match.check()
    results = ResultsFolder(folder, Outcome, "match.json", match.manifest())
    return finish(match.jobs(), partial(play, match), results, workers, engine, lambda outcome: tick(1))
