"""Which mutants are tried, by which tests, and in what kind of process."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection

import pytest

from tools.mutate.changes import Mutant, mutants
from tools.mutate.children import FORK, in_children, quiet
from tools.mutate.scope import SOURCES, group, modules
from tools.mutate.trying import Server, Trial, Verdict, judged_from_the_start
from tools.mutate.watching import QUIET, Lines

Tell = Callable[[Mutant, Verdict], None]


def sample(most: int | None, seed: int, only: str = "") -> Iterator[Mutant]:
    """So many of each game and of the table. More of the same seed are these and others."""
    by_group: dict[str, list[Mutant]] = defaultdict(list)
    for module in modules():
        by_group[group(module)] += mutants(module, (SOURCES / module).read_bytes())
    for found in by_group.values():
        random.Random(seed).shuffle(found)
        yield from (mutant for mutant in found[:most] if only in mutant.module)


def try_all(todo: list[Mutant], lines: Lines, jobs: int, patience: float, tell: Tell) -> None:
    """Functions are changed in a process where all is ready; what runs on import needs a fresh one."""
    here, from_the_start = [], []
    for mutant in todo:
        trial = trial_of(mutant, lines, patience)
        if not trial.tests:
            tell(mutant, Verdict("uncovered"))
        elif in_place(mutant, lines):
            here.append(trial)
        else:
            from_the_start.append(trial)
    from_the_start += served(here, jobs, tell)
    for trial, verdict in in_children(from_the_start, judged_from_the_start, jobs, Trial.patience):
        tell(trial.mutant, verdict or Verdict("hung"))


def in_place(mutant: Mutant, lines: Lines) -> bool:
    """Can a function be changed after all is imported? Not if it has done something by then."""
    return bool(mutant.within) and not lines.runs_on_import(mutant.module, mutant.span())


def trial_of(mutant: Mutant, lines: Lines, patience: float) -> Trial:
    """Judged by the quickest tests that run the line, as many as fit into so many seconds."""
    tests: list[str] = []
    seconds: list[float] = []
    for test in sorted(judges_of(mutant, lines), key=lambda test: (lines.seconds[test], test)):
        seconds.append(lines.seconds[test])
        if tests and sum(seconds) > patience:
            break
        tests.append(test)
    return Trial(mutant, tuple(tests), tuple(seconds[: len(tests)]))


def judges_of(mutant: Mutant, lines: Lines) -> set[str]:
    """The tests that run the line; of what runs on import, those that run anything of its game."""
    if in_place(mutant, lines):
        return lines.judges_of(mutant.module, mutant.span())
    return lines.whole(group(mutant.module))


def served(trials: list[Trial], jobs: int, tell: Tell) -> list[Trial]:
    """Have trials judged by a process that has collected all tests; those come back that it cannot judge."""
    if not trials:
        return []
    answers, answering = FORK.Pipe(duplex=False)
    server = FORK.Process(target=serve, args=(trials, jobs, answering))
    server.start()
    answering.close()
    back = []
    for _ in trials:
        place, verdict = answers.recv()
        if verdict.fate == "import":
            back.append(trials[place])
        else:
            tell(trials[place].mutant, verdict)
    server.join()
    return back


def serve(trials: list[Trial], jobs: int, answering: Connection) -> None:
    places = {trial.mutant: place for place, trial in enumerate(trials)}
    files = sorted({test.partition("::")[0] for trial in trials for test in trial.tests})
    server = Server(trials, jobs, lambda trial, verdict: answering.send((places[trial.mutant], verdict)))
    quiet()
    pytest.main([*QUIET, *files], plugins=[server])
