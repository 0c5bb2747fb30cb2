"""docs/add_a_game.md, followed from its first to its last line in an empty folder."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.cli.running import MAIN, same_reihum

GUIDE = Path(__file__).parents[1] / "docs" / "add_a_game.md"
BLOCK = re.compile(r'^```(\w+)(?: title="(.*?)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
PROGRAMS = {"reihum": ("-P", "-c", MAIN), "pytest": ("-m", "pytest"), "pip": ("-m", "pip")}
OFFLINE = {"PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1", "PIP_NO_BUILD_ISOLATION": "0", "PIP_QUIET": "1"}


@dataclass
class Reader:
    """Somebody who does what the guide says; `folder` is where they are."""

    folder: Path
    environment: dict[str, str]
    commands: list[str] = field(default_factory=list)

    def follow(self, language: str, name: str, text: str) -> None:
        if language == "sh":
            for command in text.splitlines():
                self.run(command)
        elif language == "diff":
            self.change(self.folder / name, text)
        elif (self.folder / name).exists():
            assert bare(text) in bare((self.folder / name).read_text(encoding="utf-8")), name
        else:
            (self.folder / name).write_text(text, encoding="utf-8")

    def run(self, command: str) -> None:
        """In a shell; who is asked something quits."""
        self.commands.append(command)
        if command.startswith("cd "):
            self.folder /= command.removeprefix("cd ")
            return
        done = subprocess.run(
            ["sh", "-c", command],
            input="q\n",
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"

    def change(self, path: Path, text: str) -> None:
        """Lines with - and a blank are there, one after the other; those with - go, those with + come."""
        lines = [(line[:1] or " ", line[1:]) for line in text.splitlines()]
        old = [line for sign, line in lines if sign != "+"]
        new = [line for sign, line in lines if sign != "-"]
        content = f"\n{path.read_text(encoding='utf-8')}"
        before = "\n".join(["", *old, ""])
        assert content.count(before) == 1, f"{path.name}:{before}"
        path.write_text(content.replace(before, "\n".join(["", *new, ""]))[1:], encoding="utf-8")


def bare(text: str) -> str:
    """A quote begins at the margin, and blank lines do not count."""
    return "\n".join(["", *[line.strip() for line in text.splitlines() if line.strip()], ""])


@pytest.fixture
def reader(tmp_path: Path) -> Reader:
    """In an empty folder, with commands as in an environment of one's own; what is installed goes apart."""
    site, programs, records = tmp_path / "site", tmp_path / "bin", tmp_path / "records"
    for folder in (tmp_path / "here", programs):
        folder.mkdir()
    for name, words in PROGRAMS.items():
        script = programs / name
        arguments = " ".join(f'"{word}"' for word in (sys.executable, *words))
        script.write_text(f'#!/bin/sh\nexec {arguments} "$@"\n')
        script.chmod(0o755)
    environment = {
        **same_reihum(site),
        **OFFLINE,
        "PATH": os.pathsep.join([str(programs), os.environ["PATH"]]),
        "PIP_TARGET": str(site),
        "REIHUM_RECORDS": str(records),
    }
    return Reader(tmp_path / "here", environment)


def test_the_guide_leads_to_a_game_that_can_be_played(reader: Reader) -> None:
    text = GUIDE.read_text(encoding="utf-8")
    blocks = BLOCK.findall(text)
    assert len(blocks) == text.count("\n```") // 2, "a block that nobody follows"
    for language, name, content in blocks:
        reader.follow(language, name, content)
    assert reader.commands.count("pytest") == 2
    assert "- HT-5 " in (reader.folder / "src" / "high_tide" / "rules.md").read_text(encoding="utf-8")
    assert (reader.folder / "report" / "report.md").is_file()
