"""`--reihum-game` finds a game wherever it is, or says in one line why not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from reihum.cli.skeleton import Names, write_skeleton
from reihum.testing import contract
from tests.cli.running import same_reihum
from tests.cli.test_extras import WITHOUT

MAIN = "import sys, pytest; sys.exit(pytest.main())"
ONE_TEST = ("-k", "notation_goes_both_ways")


def run_pytest(folder: Path, *words: str, code: str = MAIN) -> str:
    """Standard output and error of pytest with the plugin in a folder."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", code, "-p", "reihum.testing.plugin", *words],
        cwd=folder,
        env=same_reihum(),
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("new") / "low_tide"
    write_skeleton(Names("low_tide", "Low tide"), folder)
    return folder


@pytest.mark.parametrize("name", ["chameleon", "low_tide", "low_tide.game:GAME"])
def test_a_game_is_found_by_its_id_or_its_place(package: Path, name: str) -> None:
    """Installed, or in the folder."""
    said = run_pytest(package, "-v", "--reihum-game", name, *ONE_TEST)
    assert f"test_notation_goes_both_ways[{name.partition('.')[0]}] PASSED" in said
    assert "1 passed" in said


def test_the_option_runs_the_contract_and_nothing_else(package: Path) -> None:
    said = run_pytest(package, "--collect-only", "-q", "--reihum-game", "low_tide")
    found = {Path(line.partition("::")[0]).name for line in said.splitlines() if "::" in line}
    assert found == {path.name for path in Path(contract.__path__[0]).glob("test_*.py")}


def test_several_games_can_be_chosen(package: Path) -> None:
    said = run_pytest(package, "--reihum-game", "summit", "--reihum-game", "low_tide", *ONE_TEST)
    assert "2 passed" in said


def test_paths_choose_where_the_contract_is_taken_from(package: Path) -> None:
    assert "test_rules" in run_pytest(package, "-v", "--reihum-game", "summit", "tests/test_rules.py")


def test_without_the_option_the_settings_of_the_folder_count(package: Path) -> None:
    said = run_pytest(package, "-v", *ONE_TEST)
    assert "[low_tide] PASSED" in said
    assert "1 passed" in said


def test_texts_that_only_the_page_uses_are_not_looked_for_where_it_is_not(package: Path) -> None:
    said = run_pytest(
        package, "-rs", "--reihum-game", "chameleon", "-k", "no_text_is_unused or explain_every"
    )
    assert "3 skipped" in said
    assert "not all files that use the texts of chameleon are here" in said
    assert "there is no rules.md in reihum.games.chameleon" in said


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("chess", "--reihum-game: There is no game “chess”."),
        ("low_tide.board:GAME", "--reihum-game: No module named 'low_tide.board'"),
        ("low_tide.game:TOY", "--reihum-game: module 'low_tide.game' has no attribute 'TOY'"),
        ("low_tide.game:m", "--reihum-game: low_tide.game:m is not a Game"),
    ],
)
def test_what_is_no_game_is_said_in_one_line(package: Path, name: str, reason: str) -> None:
    said = run_pytest(package, "--reihum-game", name)
    assert reason in said
    assert "Traceback" not in said
    assert len(said.splitlines()) <= 2


def test_without_the_extra_one_line_says_what_to_install(package: Path) -> None:
    code = f"GONE = {{'hypothesis'}}\n{WITHOUT}{MAIN}"
    said = run_pytest(package, "--reihum-game", "low_tide", code=code)
    assert "'.[testing]'" in said
    assert len(said.splitlines()) <= 2
