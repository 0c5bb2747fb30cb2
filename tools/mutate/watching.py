"""Which tests run which lines, and how long each takes: a run under coverage, kept on disk."""

from __future__ import annotations

import time
from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path

import msgspec
import pytest
from coverage import Coverage
from msgspec import Struct

from tools.mutate.children import in_children
from tools.mutate.scope import (
    KEPT,
    ROOT,
    SOURCES,
    digest,
    group,
    helpers,
    judges,
    module_name,
    modules,
    sources,
)

QUIET = ["-q", "-p", "no:cacheprovider", "--capture=no"]
LONGEST = 3600.0  # seconds for one file of tests


class Seen(Struct):
    """What the tests of one file run."""

    tests: list[str] = []
    seconds: list[float] = []  # of the processor, for the machine may be busy
    lines: dict[str, dict[int, list[int]]] = {}  # places of tests, by module and line
    failed: list[str] = []


@dataclass
class Watch:
    """A pytest plugin: tells coverage which test is running, and times it."""

    coverage: Coverage
    seen: Seen = field(default_factory=Seen)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.coverage.switch_context(item.nodeid)
        begun = time.process_time()
        result = yield
        self.seen.tests.append(item.nodeid)
        self.seen.seconds.append(time.process_time() - begun)
        self.coverage.switch_context("")
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.seen.failed.append(report.nodeid)


def watch(path: Path) -> Seen:
    """Run a file of tests and note the lines of each."""
    coverage = covering()
    plugin = Watch(coverage)
    code = pytest.main([*QUIET, str(path.relative_to(ROOT))], plugins=[plugin])
    assert code in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED), path
    coverage.stop()
    places = {test: place for place, test in enumerate(plugin.seen.tests)}
    for module, lines in by_line(coverage):
        plugin.seen.lines[module] = {
            line: [places[test] for test in found if test] for line, found in lines.items() if any(found)
        }
    return plugin.seen


def import_all(_: str) -> dict[str, list[int]]:
    """The lines of the package that run when it is imported: they may leave something for later."""
    coverage = covering()
    for module in modules():
        import_module(module_name(module))
    coverage.stop()
    return {module: sorted(lines) for module, lines in by_line(coverage)}


def covering() -> Coverage:
    coverage = Coverage(data_file=None, config_file=False, include=[f"{SOURCES}/*"], messages=False)
    coverage.start()
    return coverage


def by_line(coverage: Coverage) -> Iterator[tuple[str, dict[int, list[str]]]]:
    """Modules, and for each of their lines the tests that ran it; nothing stands for no test."""
    data = coverage.get_data()
    for name in data.measured_files():
        yield Path(name).relative_to(SOURCES).as_posix(), data.contexts_by_lineno(name)


@dataclass
class Lines:
    """What all judges run."""

    files: list[Seen]
    imported: dict[str, set[int]]

    def __post_init__(self) -> None:
        self.seconds = {
            test: seconds
            for seen in self.files
            for test, seconds in zip(seen.tests, seen.seconds, strict=True)
        }
        self.failed = {test for seen in self.files for test in seen.failed}
        self.whole = cache(self.judges_of_group)

    def judges_of(self, module: str, lines: Container[int]) -> set[str]:
        """The tests that run one of these lines and pass when nothing is changed."""
        found = {
            seen.tests[place]
            for seen in self.files
            for line, places in seen.lines.get(module, {}).items()
            if line in lines
            for place in places
        }
        return found - self.failed

    def judges_of_group(self, name: str) -> set[str]:
        own = [module for module in modules() if group(module) == name]
        return set[str]().union(*(self.judges_of(module, range(10**6)) for module in own))

    def runs_on_import(self, module: str, lines: range) -> bool:
        return not self.imported[module].isdisjoint(lines)


def lines_of_all(jobs: int, tell: Callable[[int, int], None]) -> Lines:
    """Watch what was not yet watched as it is now; `tell` hears how many of how many are done."""
    shared = digest([*sources(), *helpers()])
    files = {path: KEPT / "lines" / f"{shared}-{digest([path])}.json" for path in judges()}
    missing = [path for path, kept in files.items() if not kept.exists()]
    (KEPT / "lines").mkdir(parents=True, exist_ok=True)
    for done, (path, seen) in enumerate(in_children(missing, watch, jobs, lambda _: LONGEST)):
        if seen is None:
            raise SystemExit(f"{path} could not be run")
        files[path].write_bytes(msgspec.json.encode(seen))
        tell(done + 1, len(missing))
    ((_, imported),) = in_children(["import"], import_all, 1, lambda _: LONGEST)
    assert imported is not None
    return Lines(
        [msgspec.json.decode(kept.read_bytes(), type=Seen) for kept in files.values()],
        {module: set(lines) for module, lines in imported.items()},
    )
