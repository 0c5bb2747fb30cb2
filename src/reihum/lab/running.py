"""Plays a study: in local processes or on a Ray cluster; finished deals are kept, whatever happens."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from reihum.campaign.jobs import finish
from reihum.campaign.results_folder import ResultsFolder
from reihum.lab.playing import Deal, play
from reihum.lab.study import Study


def run(
    study: Study,
    workers: int = 1,
    engine: str = "local",
    folder: Path | None = None,
    tick: Callable[[int], object] = lambda games: None,
) -> list[Deal]:
    """All deals of the study; those already in the folder are not played again."""
    study.check()
    results = ResultsFolder(folder, Deal, "study.json", study.manifest())
    do = partial(play, study)
    return finish(study.jobs(), do, results, workers, engine, lambda deal: tick(len(deal.games)))
