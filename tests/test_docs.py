"""The documentation is true: its code runs and prints what it shows; its quotes and lists are complete."""

from __future__ import annotations

import ast
import doctest
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import reihum

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
CELL = re.compile(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```)?", re.MULTILINE | re.DOTALL)
INSTALL = re.compile(r"pip install '[^'\[]+\[(.*?)\]'")
COMPILED = pytest.mark.skipif(not reihum.compiled, reason="the slow build plays the same games")


@COMPILED
def test_the_tutorial_runs_and_prints_what_it_shows(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All cells in one namespace, as in a notebook."""
    monkeypatch.chdir(tmp_path)
    checker, names = doctest.OutputChecker(), dict[str, Any]()
    cells = CELL.findall((DOCS / "tutorial.md").read_text(encoding="utf-8"))
    assert len(cells) > 10
    for code, shown in cells:
        exec(compile(code, "tutorial.md", "exec"), names)
        printed = capsys.readouterr().out
        assert checker.check_output(shown, printed, doctest.ELLIPSIS), f"{code}\n{printed}"


def test_every_page_is_in_the_navigation() -> None:
    """`nav` in zensical.toml: a page that is not there cannot be found on the site."""
    site = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))
    pages = [path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")]
    assert sorted(pages_in(site["project"]["nav"])) == sorted(pages)


def pages_in(part: Any) -> list[str]:
    if isinstance(part, str):
        return [part]
    inner = part.values() if isinstance(part, dict) else part
    return [page for one in inner for page in pages_in(one)]


def test_every_extra_is_explained() -> None:
    """docs/install.md has a line for each, and no page asks for one that there is not."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    pages = {path.name: path.read_text(encoding="utf-8") for path in DOCS.glob("*.md")}
    assert sorted(re.findall(r"^\| `(\w+)` \|", pages["install.md"], re.MULTILINE)) == sorted(extras)
    asked = [name for text in pages.values() for given in INSTALL.findall(text) for name in given.split(",")]
    assert set(asked) <= set(extras)


def test_every_schema_is_linked() -> None:
    linked = re.findall(r"\]\((schemas/.*?)\)", (DOCS / "schemas.md").read_text(encoding="utf-8"))
    assert sorted(linked) == sorted(f"schemas/{path.name}" for path in (DOCS / "schemas").iterdir())


NAMED = re.compile(r"^::: ([\w.]+)$", re.MULTILINE)
REFERENCE = sorted(
    {name for page in DOCS.glob("reference/*.md") for name in NAMED.findall(page.read_text("utf-8"))}
)


@pytest.mark.parametrize("name", REFERENCE)
def test_every_function_of_the_reference_says_what_a_caller_needs(name: str) -> None:
    silent = [function.name for function in functions_in(definition(name)) if not ast.get_docstring(function)]
    assert silent == []


def definition(name: str) -> ast.AST:
    """The module, class or function of this name."""
    *packages, last = name.split(".")
    for folder in (ROOT / "src" / "/".join(packages) / last, ROOT / "src" / "/".join(packages)):
        for path in (folder.with_suffix(".py"), folder / "__init__.py"):
            if path.is_file():
                module = ast.parse(path.read_text(encoding="utf-8"))
                named = [one for one in module.body if getattr(one, "name", None) == last]
                return module if folder.name == last else named[0] if named else ast.Module([], [])
    raise AssertionError(name)


def functions_in(part: ast.AST) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Those that a user may call. What a class takes from another is explained there."""
    if str(getattr(part, "name", "")).startswith("_") or getattr(part, "bases", []):
        return []
    if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
        return [part]
    return [found for one in getattr(part, "body", []) for found in functions_in(one)]
