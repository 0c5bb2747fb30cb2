"""Tries mutants. Nothing is written into the sources: a changed module exists in a forked process alone."""

from __future__ import annotations

import gc
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import _lru_cache_wrapper, partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest

from tools.mutate.changes import Mutant
from tools.mutate.children import in_children
from tools.mutate.scope import SOURCES, group, module_name
from tools.mutate.watching import QUIET

SLOWER = 10.0  # a test may take so many times as long as without a change …
AT_LEAST = 2.0  # … and never less than this: seconds of the processor
COLLECTING = 60.0  # seconds of the processor
MEMORY = 3 << 30  # bytes: an endless loop often fills a list


@dataclass(frozen=True)
class Trial:
    """A mutant and the tests that judge it, quickest first, with their seconds."""

    mutant: Mutant
    tests: tuple[str, ...]
    seconds: tuple[float, ...]

    def patience(self) -> float:
        """Seconds of the clock after which even a sleeping process is ended, on a busy machine too."""
        return 60.0 + 10.0 * sum(limit(seconds) for seconds in self.seconds)


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant: killed by a test, hung, or survived."""

    fate: str
    by: str = ""


def limit(seconds: float) -> float:
    return AT_LEAST + SLOWER * seconds


class NotHere(Exception):
    """The change has to be there when the module is imported."""


# --- a mutant in a process that has not imported the package -------------------------------------
def judged_from_the_start(trial: Trial) -> Verdict:
    """Import the changed module, collect the tests and run them: first those of the game itself."""
    sys.meta_path.insert(0, Changed(trial.mutant))
    own = f"/{group(trial.mutant.module)}/"
    for first in (True, False):
        files = {file for test in trial.tests if (own in (file := test.partition("::")[0])) == first}
        verdict = collected_and_judged(trial, sorted(files)) if files else Verdict("survived")
        if verdict.fate != "survived":
            break
    return verdict


def collected_and_judged(trial: Trial, files: list[str]) -> Verdict:
    judge = Judge(trial)
    signal.setitimer(signal.ITIMER_PROF, COLLECTING)  # tests may play a game already here
    code = pytest.main([*QUIET, *files], plugins=[judge])
    passed_or_failed = code in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
    return judge.verdict() if passed_or_failed else Verdict("killed", "import")


class Changed(MetaPathFinder, SourceFileLoader):  # type: ignore[misc]
    """Finds the mutant in the place of its module."""

    def __init__(self, mutant: Mutant) -> None:
        path = SOURCES / mutant.module
        super().__init__(module_name(mutant.module), str(path))
        self.source = mutant.source(path.read_bytes())

    def find_spec(self, fullname: str, path: object, target: ModuleType | None = None) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        return spec_from_file_location(fullname, self.path, loader=self)

    def get_code(self, fullname: str) -> CodeType:
        made: CodeType = compile(self.source, self.path, "exec")
        return made


class Judge:
    """A pytest plugin: runs the tests of a trial in their order, until one fails."""

    def __init__(self, trial: Trial) -> None:
        self.order = {test: place for place, test in enumerate(trial.tests)}
        self.limits = dict(zip(trial.tests, map(limit, trial.seconds), strict=True))
        self.failed = ""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = self.chosen(items)

    def chosen(self, items: list[pytest.Item]) -> list[pytest.Item]:
        found = [item for item in items if item.nodeid in self.order]
        return sorted(found, key=lambda item: self.order[item.nodeid])

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.run(session, session.items)
        return True

    def run(self, session: pytest.Session, items: list[pytest.Item]) -> None:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        for item, following in zip(items, [*items[1:], None], strict=True):
            signal.setitimer(signal.ITIMER_PROF, self.limits[item.nodeid])  # its signal ends the process
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                break
        signal.setitimer(signal.ITIMER_PROF, 0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid

    def verdict(self) -> Verdict:
        return Verdict("killed", self.failed) if self.failed else Verdict("survived")


# --- a mutant in a process that has collected all tests ------------------------------------------
class Server:
    """A pytest plugin that runs no test itself: for each trial it forks, changes one function and judges."""

    def __init__(self, trials: list[Trial], jobs: int, tell: Callable[[Trial, Verdict], None]) -> None:
        self.trials = trials
        self.jobs = jobs
        self.tell = tell

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        gc.freeze()
        work = partial(judged_in_place, session, {item.nodeid: item for item in session.items})
        for trial, verdict in in_children(self.trials, work, self.jobs, Trial.patience):
            self.tell(trial, verdict or Verdict("hung"))
        return True


def judged_in_place(session: pytest.Session, items: dict[str, pytest.Item], trial: Trial) -> Verdict:
    judge = Judge(trial)
    session.config.pluginmanager.register(judge)
    try:
        swap(trial.mutant)
    except NotHere:
        return Verdict("import")
    forget()
    judge.run(session, [items[test] for test in trial.tests])
    return judge.verdict()


def swap(mutant: Mutant) -> None:
    """Give the function that all importers hold the code of the changed source."""
    module = sys.modules[module_name(mutant.module)]
    path = SOURCES / mutant.module
    for function in functions(module, mutant.within):
        for code in codes(compile(mutant.source(path.read_bytes()), str(path), "exec")):
            if code.co_qualname == mutant.within and code.co_firstlineno == function.__code__.co_firstlineno:
                replace(function, code)
                return
    raise NotHere


def forget() -> None:
    """Nothing stays that was worked out, and kept, without the change."""
    for name, module in list(sys.modules.items()):
        if name.startswith("reihum."):
            for value in list(vars(module).values()):
                if isinstance(value, _lru_cache_wrapper):
                    value.cache_clear()


def replace(function: FunctionType, code: CodeType) -> None:
    if code.co_freevars != function.__code__.co_freevars:
        raise NotHere
    function.__code__ = code


def codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes(constant)


def functions(module: ModuleType, name: str) -> Iterator[FunctionType]:
    """The function of this name in classes of the module, behind its decorators."""
    found: Any = module
    for part in name.split("."):
        found = vars(found).get(part)
        if found is None:
            return
    if isinstance(found, property):
        yield from (one for one in (found.fget, found.fset) if isinstance(one, FunctionType))
    found = getattr(found, "__wrapped__", getattr(found, "__func__", found))
    if isinstance(found, FunctionType):
        yield found
