"""What became of the mutants: a table by module, and those that no test noticed."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tools.mutate.changes import Mutant
from tools.mutate.keeping import Explained, Results
from tools.mutate.scope import EXPLAINED, ROOT, SOURCES
from tools.mutate.trying import Verdict

FATES = ("killed", "hung", "survived", "uncovered")
UNNOTICED = ("survived", "uncovered")


def report(chosen: Iterable[Mutant], results: Results, console: Console) -> int:
    """Tell everything; how many survivors are not explained, or explanations out of date."""
    explained = Explained(EXPLAINED)
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    new = []
    for mutant in chosen:
        verdict = results.get(mutant)
        assert verdict is not None
        counts[mutant.module][verdict.fate] += 1
        if verdict.fate in UNNOTICED:
            counts[mutant.module]["explained"] += mutant in explained
            new += [] if mutant in explained else [(mutant, verdict)]
    console.print(table(counts))
    for mutant, verdict in sorted(new, key=lambda pair: (pair[0].module, pair[0].lines)):
        console.print(told(mutant, verdict), soft_wrap=True)
    console.print(f"{len(new)} to be killed by a test or explained in {EXPLAINED.relative_to(ROOT)}")
    for module, before, after in explained.stale():
        console.print(f"explained, but no more: {module}\n  - {before}\n  + {after}", markup=False)
    return len(new) + len(explained.stale())


def table(counts: dict[str, Counter[str]]) -> Table:
    shown = Table("module", "mutants", *FATES, "explained")
    for column in shown.columns[1:]:
        column.justify = "right"
    rows = {**dict(sorted(counts.items())), "all": sum(counts.values(), Counter[str]())}
    for module, found in rows.items():
        numbers = [sum(found[fate] for fate in FATES), *(found[name] for name in (*FATES, "explained"))]
        shown.add_row(module, *map(str, numbers))
    return shown


def told(mutant: Mutant, verdict: Verdict) -> Text:
    """Where it is, and the line before and after."""
    path = SOURCES / mutant.module
    original = path.read_bytes()
    before, after = mutant.before_and_after(original)
    place = f"{path.relative_to(ROOT)}:{mutant.line(original)} {verdict.fate}\n"
    return Text.assemble((place, "bold"), (f"  - {before}\n", "red"), (f"  + {after}", "green"))
