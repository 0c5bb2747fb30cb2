"""Which tests run which lines, and how long each takes: a run under coverage, kept on disk."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import pytest
from coverage import Coverage
from msgspec import Struct

from tools.mutate.children import in_children
from tools.mutate.scope import KEPT, ROOT, SOURCES, digest, helpers, judges, sources

QUIET = ["-q", "-p", "no:cacheprovider", "--capture=no"]
LONGEST = 3600.0  # seconds for one file of tests


class Seen(Struct):
    """What the tests of one file run."""

    seconds: dict[str, float] = {}  # by test; of the processor, for the machine may be busy
    lines: dict[str, dict[int, list[str]]] = {}  # tests by module and line
    imported: dict[str, list[int]] = {}  # lines that run before the first test
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
        self.seen.seconds[item.nodeid] = time.process_time() - begun
        self.coverage.switch_context("")
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.seen.failed.append(report.nodeid)


def watch(path: Path) -> Seen:
    """Run a file of tests and note the lines of each."""
    coverage = Coverage(data_file=None, config_file=False, include=[f"{SOURCES}/*"], messages=False)
    plugin = Watch(coverage)
    coverage.start()
    code = pytest.main([*QUIET, str(path.relative_to(ROOT))], plugins=[plugin])
    assert code in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
    coverage.stop()
    data = coverage.get_data()
    for name in data.measured_files():
        module = Path(name).relative_to(SOURCES).as_posix()
        lines = data.contexts_by_lineno(name)
        plugin.seen.lines[module] = {
            line: sorted(tests) for line, found in lines.items() if (tests := set(found) - {""})
        }
        plugin.seen.imported[module] = sorted(line for line, found in lines.items() if "" in found)
    return plugin.seen


@dataclass
class Lines:
    """What all judges run."""

    seconds: dict[str, float] = field(default_factory=dict)
    tests: dict[tuple[str, int], set[str]] = field(default_factory=lambda: defaultdict(set))
    imported: set[tuple[str, int]] = field(default_factory=set)
    failed: set[str] = field(default_factory=set)

    def add(self, seen: Seen) -> None:
        self.seconds |= seen.seconds
        self.failed |= set(seen.failed)
        for module, lines in seen.lines.items():
            for line, tests in lines.items():
                self.tests[module, line] |= set(tests)
        for module, numbers in seen.imported.items():
            self.imported |= {(module, line) for line in numbers}

    def judges_of(self, module: str, first: int, last: int) -> set[str]:
        """The tests that run one of these lines and pass when nothing is changed."""
        found = (self.tests.get((module, line), set()) for line in range(first, last + 1))
        return set[str]().union(*found) - self.failed

    def runs_on_import(self, module: str, first: int, last: int) -> bool:
        return any((module, line) in self.imported for line in range(first, last + 1))


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
    lines = Lines()
    for kept in files.values():
        lines.add(msgspec.json.decode(kept.read_bytes(), type=Seen))
    return lines
