"""The documentation is true: its code runs and prints what it shows; its quotes and lists are complete."""

from __future__ import annotations

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
