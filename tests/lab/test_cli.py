"""`reihum lab`, as a person runs it."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Sequence
from pathlib import Path

import pytest

from reihum.cli.lab import players_from, varied
from reihum.core.errors import BadOption
from tests.cli.running import launch, run, wait_for_lines

SMALL = ("--ladder", "none", "--luck", "none", "--seed", "3")


def lines(folder: Path) -> list[object]:
    found: list[object] = json.loads((folder / "report.json").read_text())["parts"]
    return found


def test_figures_are_shown_and_written(tmp_path: Path) -> None:
    words = ("lab", "chameleon", "--players", "2-3", "--vary", "table=brown,violet", "--games", "4")
    text = run(*words, *SMALL, "--out", str(tmp_path))
    assert "What each change did" in text
    assert "3 players" in text
    assert str(tmp_path / "report.html") in text
    told = json.loads(run(*words, *SMALL, "--out", str(tmp_path), "--json", "--lang", "de"))
    assert "Was jede Änderung bewirkt hat" in (tmp_path / "report.md").read_text()
    assert told == json.loads((tmp_path / "report.json").read_text())
    assert [part["players"] for part in told["parts"]] == [2, 2, 3, 3]


def test_looking_ahead_in_german(tmp_path: Path) -> None:
    words = ("lab", "chameleon", "--games", "2", "--look", "2", *SMALL, "--lang", "de")
    assert "Führungswechsel" in run(*words, "--out", str(tmp_path))
    assert json.loads((tmp_path / "study.json").read_text())["look"] == 2


def test_a_killed_run_goes_on_where_it_was(tmp_path: Path) -> None:
    killed, fresh = tmp_path / "killed", tmp_path / "fresh"
    process = launch("lab", "chameleon", "--games", "4000", *SMALL, "--workers", "2", "--out", str(killed))
    wait_for_lines(process, killed / "games.jsonl", 3)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    kept = (killed / "games.jsonl").read_bytes()
    run("lab", "chameleon", "--games", "12", *SMALL, "--out", str(killed))
    run("lab", "chameleon", "--games", "12", *SMALL, "--out", str(fresh))
    assert lines(killed) == lines(fresh)
    assert (killed / "games.jsonl").read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_is_one_clear_line(workers: str, tmp_path: Path) -> None:
    process = launch(
        "lab", "chameleon", "--games", "4000", *SMALL, "--workers", workers, "--out", str(tmp_path)
    )
    wait_for_lines(process, tmp_path / "games.jsonl", 3)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers too
    _, error = process.communicate()
    assert process.returncode == 130
    assert error.count("\n") == 1
    assert str(tmp_path) in error


@pytest.mark.parametrize("text", ["two", "2,2", "4-2", "", "2,", "-3", "2-"])
def test_bad_numbers_of_players_are_refused(text: str) -> None:
    with pytest.raises(BadOption):
        players_from(text, 2)


def test_numbers_of_players() -> None:
    assert [players_from(text, 2) for text in (None, "3", "2,4", "2-4,6")] == [
        (2,),
        (3,),
        (2, 4),
        (2, 3, 4, 6),
    ]


@pytest.mark.parametrize("text", ["table", "table=", "table=brown,brown", "table=brown,"])
def test_values_that_cannot_be_compared_are_refused(text: str) -> None:
    with pytest.raises(BadOption):
        varied(text)


BAD = [
    (("--players", "9"), "2 to 5 players, not 9"),
    (("--vary", "table=brown,pink"), "brown, violet"),
    (("--vary", "table=brown", "--option", "table=violet"), "option=a,b"),
    (("--bots", "genius"), "There is no bot “genius”"),
    (("--engine", "cloud"), "local, ray"),
]


@pytest.mark.parametrize(("words", "line"), BAD, ids=lambda part: " ".join(part) if part else "")
def test_bad_input_is_one_clear_line(words: Sequence[str], line: str, tmp_path: Path) -> None:
    error = run("lab", "chameleon", *words, "--out", str(tmp_path / "new"), expect=2)
    assert line in error
    assert error.count("\n") == 1


def test_a_place_to_write_to_is_needed() -> None:
    assert "--out" in run("lab", "chameleon", expect=2)
