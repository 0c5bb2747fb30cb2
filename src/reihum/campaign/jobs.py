"""Does jobs in local processes or on a Ray cluster; finished ones are kept, whatever happens."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from reihum.campaign.cluster import join
from reihum.campaign.results_folder import Keyed, ResultsFolder
from reihum.core.errors import BadOption, ReihumError

MOST_CRASHES = 20  # of workers, before the run is given up

J = TypeVar("J", bound=Keyed)
R = TypeVar("R", bound=Keyed)


class WorkersKeepDying(ReihumError):
    """Too many worker processes have ended by themselves."""

    code = "workers"


def finish(
    jobs: Sequence[J],
    do: Callable[[J], R],
    folder: ResultsFolder[R],
    workers: int = 1,
    engine: str = "local",
    tick: Callable[[R], object] = lambda result: None,
) -> list[R]:
    """What came of all jobs, by key; what is in the folder is not done again."""
    wanted = {job.key for job in jobs}
    finished = {one.key: one for one in folder.load() if one.key in wanted}
    for one in finished.values():
        tick(one)
    left = [job for job in jobs if job.key not in finished]
    for result in run_jobs(do, left, workers, engine):
        folder.append(result)
        finished[result.key] = result
        tick(result)
    return [finished[key] for key in sorted(finished)]


def run_jobs(do: Callable[[J], R], jobs: Sequence[J], workers: int, engine: str) -> Iterator[R]:
    """Do all jobs where `engine` says; yields results as they come."""
    kind, _, address = engine.partition("=")
    if kind == "ray":
        return on_ray(do, jobs, address)
    if kind != "local" or address:
        raise BadOption(name="--engine", value=engine, allowed="local, ray, ray=ADDRESS")
    if workers == 1:
        return (do(job) for job in jobs)
    return in_processes(do, jobs, workers)


def in_processes(do: Callable[[J], R], jobs: Sequence[J], workers: int) -> Iterator[R]:
    """A dead worker takes its pool with it: what was not finished is done in a new one."""
    left = {job.key: job for job in jobs}
    for _ in range(MOST_CRASHES):
        pool = ProcessPoolExecutor(workers, initializer=leave_interrupts)
        try:
            for result in completed(pool.submit(do, job) for job in left.values()):
                del left[result.key]
                yield result
        except BrokenProcessPool:
            continue
        finally:
            pool.shutdown(cancel_futures=True)  # an interrupt need not wait for what has not begun
        return
    raise WorkersKeepDying(left=len(left))


def leave_interrupts() -> None:
    """Ctrl-C is for the process that people see; it ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def completed(futures: Iterable[Future[R]]) -> Iterator[R]:
    """Results as they come, so that each is kept at once."""
    for future in as_completed(list(futures)):
        yield future.result()


def on_ray(do: Callable[[J], R], jobs: Sequence[J], address: str) -> Iterator[R]:
    """Ray starts a cluster of its own here, or joins the one at the address; it retries lost workers."""
    ray = join(address)
    try:
        remote: Any = ray.remote(call)
        waiting = [remote.remote(do, job) for job in jobs]
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    finally:
        ray.shutdown()


def call(do: Callable[[J], R], job: J) -> R:
    """What Ray runs: it takes plain functions only."""
    return do(job)
