"""Where the packages of an extra are missing, one line says which extra it is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import MAIN

WITHOUT = """
import sys

class Finder:
    def find_spec(name, path=None, target=None):
        return None if name.partition(".")[0] in GONE else rest.find_spec(name, path, target)

rest = sys.meta_path[-1]
sys.meta_path[-1] = Finder
"""
SERVER = {"fastapi", "sqlalchemy", "alembic", "redis", "psycopg", "uvicorn", "structlog"}
MATCH = ("arena", "chameleon", "--bots", "random,level1", "--games", "2")


def said(gone: set[str], *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", "-c", f"GONE = {gone}\n{WITHOUT}{MAIN}", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("extra", "gone", "words"),
    [
        ("server", SERVER, ("db", "upgrade")),
        ("report", {"matplotlib"}, ("lab", "chameleon", "--out", "report")),
        ("report", {"pyarrow"}, (*MATCH, "--out", "report")),
        ("ray", {"ray"}, (*MATCH, "--engine", "ray")),
    ],
    ids=["db", "lab", "arena", "ray"],
)
def test_without_the_extra_the_command_says_what_to_install(
    extra: str, gone: set[str], words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused = said(gone, *words)
    assert refused.returncode == 2, refused.stderr
    assert f"'.[{extra}]'" in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_games_need_no_extra() -> None:
    everything = SERVER | {"matplotlib", "pyarrow", "ray", "numpy", "gymnasium", "websockets"}
    assert said(everything, "games").returncode == 0
