"""Mutants: what is changed in a source, and what becomes of a small project's mutants."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from textwrap import dedent

import pytest
from tools.mutate import children
from tools.mutate.changes import mutants
from tools.mutate.children import in_children

ROOT = Path(__file__).parents[2]


def changed(source: str) -> list[str]:
    """What the changed line becomes, in each mutant."""
    code = dedent(source).encode()
    return [mutant.before_and_after(code)[1] for mutant in mutants("m.py", code)]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("a = b < c", ["a = b <= c", "a = b >= c"]),
        ("a = (b) == (c)", ["a = (b) != (c)"]),
        ("a = b is  not c", ["a = b is c"]),
        ("a = b < c <= d", ["a = b <= c <= d", "a = b >= c <= d", "a = b < c < d", "a = b < c > d"]),
        ("a = (b + c) * d", ["a = (b + c) // d", "a = (b - c) * d"]),
        ("a += b", ["a -= b", "pass"]),
        ("a = b and c", ["a = True and c", "a = b and True", "a = b or c"]),
        ("a = (b or c)", ["a = (False or c)", "a = (b or False)", "a = (b and c)"]),
        ("a = not (b)", ["a = (b)"]),
        ("a = ~b", ["a = b"]),
        ("a = 7", ["a = 8", "a = 6"]),
        ("a = 0", ["a = 1", "a = (-1)"]),
        ("a = True", ["a = False"]),
        ("a = min(b, c)", ["a = max(b, c)"]),
        ("a = range(b, c)", ["a = range(b, c - 1)"]),
        ("a.b = c", ["pass"]),
        ("a(b)", ["pass"]),
        ("raise a", ["pass"]),
        ("a = b if c else d", ["a = b if not (c) else d"]),
        ("a = [b for b in c if d]", ["a = [b for b in c if not (d)]"]),
        ("ä = 'ö' < b", ["ä = 'ö' <= b", "ä = 'ö' >= b"]),
    ],
)
def test_what_a_line_becomes(line: str, expected: list[str]) -> None:
    assert changed(line) == expected


@pytest.mark.parametrize(
    ("kind", "returned", "expected"),
    [
        ("bool", "a", ["return not (a)"]),
        ("bool", "a == b", ["return a != b"]),
        ("i64", "a", ["return 0"]),
        ("int", "0", ["return 1", "return (-1)"]),
        ("list[int]", "a", ["return []"]),
        ("list[int]", "[]", []),
        ("A | None", "a", ["return None"]),
        ("A", "a", []),
    ],
)
def test_what_is_returned_instead_fits_the_type(kind: str, returned: str, expected: list[str]) -> None:
    assert changed(f"def f() -> {kind}:\n    return {returned}\n") == expected


def test_loops_are_left_too_early_or_not_at_all() -> None:
    assert changed("while a:\n    break\n") == ["while not (a):", "continue", "pass"]
    assert changed("for a in b:\n    continue\n") == ["break", "pass"]


@pytest.mark.parametrize(
    "source",
    [
        '"""1 + 1."""',
        "a: Annotated[int, 1 < 2]",
        "def f(a: Literal[1]) -> Literal[1]: ...",
        "if TYPE_CHECKING:\n    a = 1\n",
        "@decorated(1)\ndef f(): ...",
        "class A(B, frozen=True): ...",
        "a = f'{1 + 1}'",
        "a = vec[i64](capacity=80)",
        "import a",
    ],
)
def test_types_and_texts_are_left_alone(source: str) -> None:
    assert changed(source) == []


def test_a_mutant_knows_its_function_and_the_lines_of_its_statement() -> None:
    source = dedent("""
        class A:
            x = 1

            def f(self, a=2):
                if (
                    a
                    < 3
                ):
                    return lambda: 4
    """).encode()
    found = {
        mutant.before_and_after(source)[0]: (mutant.within, mutant.lines)
        for mutant in mutants("m.py", source)
    }
    assert found == {
        "x = 1": ("", (3, 3)),
        "def f(self, a=2):": ("", (5, 5)),
        "< 3": ("A.f", (6, 9)),
        "return lambda: 4": ("A.f", (10, 10)),
    }


@pytest.mark.parametrize("module", ["games/flower_rows/engine/chains.py", "protocol/patches.py"])
def test_every_mutant_is_python(module: str) -> None:
    source = (ROOT / "src" / "reihum" / module).read_bytes()
    found = mutants(module, source)
    assert len({mutant.source(source) for mutant in found}) == len(found) > 20
    for mutant in found:
        compile(mutant.source(source), module, "exec")


# --- a small project ------------------------------------------------------------------------------
RULES = """
from functools import cache

HAND = (7, 7)


class State:
    def __init__(self) -> None:
        self.cards = list(HAND)

    @property
    def over(self) -> bool:
        return self.cards == []

    def play(self) -> None:
        while self.cards:
            self.cards.clear()

    def never(self) -> None:
        self.cards += HAND


@cache
def worth(cards: int) -> int:
    return max(cards, -1)
"""
TESTS = """
from reihum.games.small.engine.state import State, worth


def test_it_ends():
    state = State()
    assert sum(state.cards) == 14
    assert not state.over
    state.play()
    assert state.over


def test_worth():
    assert worth(2) == 2
"""
MORE_TESTS = """

def test_more():
    state = State()
    state.never()
    assert len(state.cards) == 4
"""
EXPLAINED = """
[[mutant]]
module = "games/small/engine/state.py"
line = "return max(cards, -1)"
becomes = ["return max(cards, 1)", "return max(cards, -0)", "return max(cards, -2)"]
reason = "there are always cards"
"""
STALE = """
[[mutant]]
module = "games/small/engine/state.py"
line = "long gone"
becomes = ["pass"]
reason = "it was"
"""


def run(*arguments: str) -> tuple[int, str, list[str]]:
    """The exit code, what was told, and the numbers of the table's last row."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "120"}
    command = [sys.executable, "-m", "tools.mutate", "--jobs", "2", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    (row,) = [line for line in done.stdout.splitlines() if line.startswith("│ all")]
    return done.returncode, done.stdout, row.replace("│", " ").split()[1:]


def test_a_small_project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sample, then the rest, then again with an explanation and a new test."""
    monkeypatch.chdir(tmp_path)
    rules, tests = Path("src/reihum/games/small/engine/state.py"), Path("tests/games/small/test_small.py")
    written = {
        rules: RULES,
        tests: TESTS,
        Path("pytest.ini"): "[pytest]\naddopts = --import-mode=importlib\n",
    }
    written |= {folder / "__init__.py": "" for folder in list(rules.parents)[:4]}
    for path, text in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    kept, explained = Path(".make/mutation/results.jsonl"), Path("tests/mutants.toml")

    assert run("--most", "5")[2][0] == "5"
    assert len(kept.read_bytes().splitlines()) == 5
    explained.write_text(STALE)
    code, told, numbers = run("--all")
    assert len(kept.read_bytes().splitlines()) == 15
    assert (code, numbers) == (1, ["15", "9", "1", "3", "2", "0"])
    assert f"{rules}:25 survived\n  - return max(cards, -1)\n  + return max(cards, -2)\n" in told
    assert "explained, but no more: games/small/engine/state.py\n  - long gone\n  + pass\n" in told

    tests.write_text(TESTS + MORE_TESTS)
    explained.write_text(EXPLAINED)
    code, told, numbers = run("--all")
    assert (code, numbers) == (0, ["15", "11", "1", "3", "0", "3"])
    assert rules.read_text() == RULES


def test_who_takes_too_long_or_dies_has_no_answer() -> None:
    def work(seconds: float) -> float:
        if seconds < 0:
            os._exit(1)
        time.sleep(seconds)
        return seconds

    found = dict(in_children([0.0, 1000.0, -1.0], work, 3, lambda job: 60.0 if job <= 0 else 0.01))
    assert found == {0.0: 0.0, 1000.0: None, -1.0: None}


def test_a_child_that_has_hardly_begun_can_be_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is ended before it does anything by itself: the parent has seen to its group."""
    monkeypatch.setattr(children, "child", lambda *_: time.sleep(1000))
    assert list(in_children([1], lambda job: job, 1, lambda _: 0.0)) == [(1, None)]


def test_what_goes_wrong_in_a_child_goes_wrong_in_its_parent() -> None:
    with pytest.raises(ZeroDivisionError):
        list(in_children([0], lambda job: 1 // job, 1, lambda _: 60.0))
