"""Plays a match: in local processes or on a Ray cluster; finished games are kept, whatever happens."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict
from pathlib import Path

from reihum.arena.plan import Job, Match
from reihum.arena.playing import play
from reihum.arena.results import Outcome
from reihum.core.errors import BadOption, ReihumError

MOST_CRASHES = 20  # of workers, before the match is given up
GAMES_FILE = "games.jsonl"


class WorkersKeepDying(ReihumError):
    """Too many worker processes have ended by themselves."""

    code = "workers"


def run(
    match: Match,
    workers: int = 1,
    engine: str = "local",
    folder: Path | None = None,
    tick: Callable[[int], object] = lambda games: None,
) -> list[Outcome]:
    """All games of the match; those already in the folder are not played again."""
    match.check()
    jobs = match.jobs()
    wanted = {job.key for job in jobs}
    finished = [one for one in stored(match, folder) if one.key in wanted]
    tick(len(finished))
    done = {one.key for one in finished}
    left = [job for job in jobs if job.key not in done]
    for outcome in played(match, left, workers, engine):
        keep(outcome, folder)
        finished.append(outcome)
        tick(1)
    return sorted(finished, key=lambda one: one.key)


def stored(match: Match, folder: Path | None) -> list[Outcome]:
    """Games kept by an earlier run of the same match; a folder of another match is refused."""
    if folder is None:
        return []
    folder.mkdir(parents=True, exist_ok=True)
    note = folder / "match.json"
    if not note.exists():
        note.write_text(json.dumps({"id": match.id, **match.document()}, indent=2) + "\n")
    elif json.loads(note.read_text())["id"] != match.id:
        raise BadOption(name="--out", value=str(folder), allowed="a folder without another match")
    path = folder / GAMES_FILE
    lines = path.read_text().splitlines(keepends=True) if path.exists() else []
    return [Outcome(**json.loads(line)) for line in lines if line.endswith("\n")]  # the last may be torn


def keep(outcome: Outcome, folder: Path | None) -> None:
    if folder is not None:
        with (folder / GAMES_FILE).open("a") as file:
            file.write(json.dumps(asdict(outcome)) + "\n")


def played(match: Match, jobs: list[Job], workers: int, engine: str) -> Iterator[Outcome]:
    kind, _, address = engine.partition("=")
    if kind == "ray":
        return on_ray(match, jobs, address)
    if kind != "local" or address:
        raise BadOption(name="--engine", value=engine, allowed="local, ray, ray=ADDRESS")
    if workers == 1:
        return (play(match, job) for job in jobs)
    return in_processes(match, jobs, workers)


def in_processes(match: Match, jobs: list[Job], workers: int) -> Iterator[Outcome]:
    """A dead worker takes its pool with it: what was not finished is played in a new one."""
    left = {job.key: job for job in jobs}
    for _ in range(MOST_CRASHES):
        with ProcessPoolExecutor(workers) as pool:
            try:
                for outcome in completed(pool.submit(play, match, job) for job in left.values()):
                    del left[outcome.key]
                    yield outcome
            except BrokenProcessPool:
                continue
        return
    raise WorkersKeepDying(left=len(left))


def completed(futures: Iterable[Future[Outcome]]) -> Iterator[Outcome]:
    """Outcomes as they come, so that each is kept at once."""
    waiting = set(futures)
    while waiting:
        ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in ready:
            yield future.result()


def on_ray(match: Match, jobs: list[Job], address: str) -> Iterator[Outcome]:
    """Ray starts a cluster of its own here, or joins the one at the address; it retries lost workers."""
    try:
        import ray
    except ImportError:
        raise BadOption(name="--engine", value="ray", allowed="local (pip install 'reihum[ray]')") from None
    ray.init(address=address or None, log_to_driver=False, include_dashboard=False)
    try:
        remote = ray.remote(play)
        waiting = [remote.remote(match, job) for job in jobs]
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    finally:
        ray.shutdown()
