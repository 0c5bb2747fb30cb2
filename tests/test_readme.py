"""The README is true: every command in it runs."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


COMMANDS = [line for block in blocks("sh") for line in block.splitlines()]
SERVERS = [command for command in COMMANDS if " serve" in command or command == "make play"]


@pytest.mark.parametrize("command", sorted(set(COMMANDS) - set(SERVERS)))
def test_a_command_of_the_readme_runs(command: str, tmp_path: Path) -> None:
    """Games are quit at once; `make test` is what runs this, so it is only asked what it would do."""
    words = command.replace("make test", "make --dry-run test").replace("lab-report", str(tmp_path)).split()
    done = subprocess.run(
        ["env", f"REIHUM_RECORDS={tmp_path}", *words],
        input="q\n",
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("command", SERVERS)
def test_a_server_of_the_readme_comes_up_and_ends(command: str, tmp_path: Path) -> None:
    """On a free port, with tables of its own. What `make` starts is ended with it."""
    words = command.replace("8000", "0").split()
    database = f"REIHUM_DATABASE=sqlite:///{tmp_path}/tables.db"
    environment = ["env", "-u", "DISPLAY", "-u", "WAYLAND_DISPLAY", database]
    with subprocess.Popen(
        [*environment, *words], cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as server:
        assert server.stdout is not None
        assert any("http://127.0.0.1:" in line for line in server.stdout)
        os.killpg(server.pid, signal.SIGTERM)
    assert command == "make play" or server.returncode == 0


@pytest.mark.parametrize("code", blocks("python"))
def test_the_python_of_the_readme_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "README.md", "exec"), {})
    assert "Reihe" in capsys.readouterr().out


def test_every_link_of_the_docs_leads_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert "://" in target or (page.parent / target).exists(), f"{page.name}: {target}"
