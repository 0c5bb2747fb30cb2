"""Mutants of the rules, a sample or all: which of them does no test notice?"""

from __future__ import annotations

import argparse
import os
import sys

import hypothesis
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tools.mutate.campaign import sample, try_all
from tools.mutate.changes import Mutant
from tools.mutate.keeping import Results
from tools.mutate.report import report
from tools.mutate.scope import KEPT, ROOT, digest, helpers, judges
from tools.mutate.trying import Verdict
from tools.mutate.watching import lines_of_all

CONSOLE = Console()


def main() -> int:
    given = arguments()
    prepare()
    chosen = list(sample(None if given.all else given.most, given.seed, given.only))
    results = Results(KEPT / "results.jsonl", digest([*helpers(), *judges()]))
    todo = [mutant for mutant in chosen if results.get(mutant) is None]
    if todo:
        with progress() as bar:
            run(todo, results, given, bar)
    return 1 if report(chosen, results, CONSOLE) else 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.mutate", description=__doc__)
    parser.add_argument("--all", action="store_true", help="every mutant")
    parser.add_argument("--most", type=int, default=40, help="so many of each game and of the table (40)")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--only", default="", help="those whose module has this in its path")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once")
    parser.add_argument("--patience", type=float, default=60.0, help="seconds of tests for one mutant (60)")
    return parser.parse_args()


def prepare() -> None:
    """Tests run on the sources, from the root, with the same examples each time."""
    os.chdir(ROOT)
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
    hypothesis.settings.register_profile("mutants", derandomize=True, database=None, deadline=None)
    hypothesis.settings.load_profile("mutants")


def progress() -> Progress:
    """Without a thread of its own: this process forks."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=CONSOLE, auto_refresh=False)


def run(todo: list[Mutant], results: Results, given: argparse.Namespace, bar: Progress) -> None:
    """Keep every verdict as soon as it is there."""
    watched = bar.add_task("tests watched", total=None)
    lines = lines_of_all(
        given.jobs, lambda done, total: bar.update(watched, completed=done, total=total, refresh=True)
    )
    bar.remove_task(watched)
    if lines.failed:
        CONSOLE.print("left out, for they fail without a change:", *sorted(lines.failed), sep="\n  ")
    tried = bar.add_task("mutants", total=len(todo))

    def tell(mutant: Mutant, verdict: Verdict) -> None:
        results.put(mutant, verdict)
        bar.update(tried, advance=1, refresh=True)

    try_all(todo, lines, given.jobs, given.patience, tell)


if __name__ == "__main__":
    sys.exit(main())
