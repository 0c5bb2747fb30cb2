"""`reihum new-game` writes a package that works."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.cli.running import run, same_reihum


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("id", "class_name", "prefix", "title"),
    [
        ("high_tide", "HighTide", "HT", "High tide"),
        ("skat", "Skat", "SK", "Skat"),
        ("x", "X", "XX", "X"),
        ("game_of_12_cards", "GameOf12Cards", "GO", "Game of 12 cards"),
    ],
)
def test_every_name_of_the_template_is_replaced(id: str, class_name: str, prefix: str, title: str) -> None:
    assert f"files in {id}." in run("new-game", id)
    paths = [path for path in Path(id).rglob("*") if path.is_file()]
    texts = {path.name: path.read_text(encoding="utf-8") for path in paths}
    assert not [path for path in paths if "higher" in str(path)]
    assert not [
        name for name, text in texts.items() if re.search(r"higher.?card|Höher|\bHC\b|_hc_", text, re.I)
    ]
    assert f"class {class_name}(Game[{class_name}State])" in texts["game.py"]
    assert texts["rules.md"].startswith(f"# {title}\n")
    assert f"- {prefix}-1 " in texts["rules.md"]
    project = tomllib.loads(texts["pyproject.toml"])
    assert project["project"]["entry-points"]["reihum.games"] == {id: f"{id}.game:GAME"}


def test_its_rules_are_tested_at_once() -> None:
    """The walk through docs/add_a_game.md runs all of its tests."""
    run("new-game", "skat")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "tests/test_rules.py"],
        cwd="skat",
        env=same_reihum(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_title_and_folder_can_be_chosen() -> None:
    run("new-game", "high_tide", "--title", "Flut", "--into", "games/tide")
    words = Path("games/tide/src/high_tide/words")
    for language in ("de", "en"):
        assert "high_tide-title = Flut\n" in (words / f"{language}.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "id", ["High", "2be", "a-b", "a__b", "_a", "a_", "class", "ä", "", "x" * 31, "game", "policy", "player"]
)
def test_what_cannot_be_an_id_is_refused(id: str) -> None:
    assert f"“{id}” cannot be the id of a game" in run("new-game", id, expect=2)
    assert not list(Path().iterdir())


@pytest.mark.parametrize("id", ["chameleon", "reihum", "random"])
def test_an_id_that_is_taken_is_refused(id: str) -> None:
    assert f"called “{id}” already" in run("new-game", id, expect=2)


def test_an_existing_folder_is_left_alone() -> None:
    Path("high_tide").mkdir()
    assert run("new-game", "high_tide", expect=2) == "There is something at high_tide already.\n"
    assert run("new-game", "high_tide", "--lang", "de", expect=2) == "Bei high_tide liegt schon etwas.\n"
    assert not list(Path("high_tide").iterdir())
