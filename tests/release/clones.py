"""Little clones to release from."""

from __future__ import annotations

import shutil
from datetime import date
from pathlib import Path

from tools.release import Candidate

ROOT = Path(__file__).parents[2]
TODAY = date(2026, 11, 18)
FILES = {
    "pyproject.toml": """\
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "little"
version = "0.2.0"
""",
    "backend.py": """\
import pathlib, tarfile

def build_sdist(folder, settings=None):
    name = "little-0.2.0.tar.gz"
    with tarfile.open(pathlib.Path(folder, name), "w:gz") as archive:
        for part in ("pyproject.toml", "backend.py", "PKG-INFO"):
            archive.add(part, f"little-0.2.0/{part}")
    return name

def build_wheel(folder, settings=None, metadata=None):
    name = "little-0.2.0-py3-none-any.whl"
    pathlib.Path(folder, name).touch()
    return name
""",
    "PKG-INFO": "Metadata-Version: 2.1\nName: little\nVersion: 0.2.0\n",
    "CHANGELOG.md": "# Changelog\n\n## 0.2.0 (2026-11-18)\n\n- More.\n\n## 0.1.0 (2026-11-17)\n\n- All.\n",
    ".gitignore": ".make/\n.cache/\ndist/\n__pycache__/\n",
    "zensical.toml": '[project]\nsite_name = "Little"\nsite_dir = ".make/site"\nuse_directory_urls = false\n'
    "theme.font = false\nextra = { generator = false }\n",
    "docs/index.md": "# Little\n\n[Here](#little)\n",
    ".github/workflows/checks.yml": """\
name: checks
on: [push]
permissions: {}
jobs:
  checks:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - run: "true"
""",
}


def new_clone(folder: Path) -> Candidate:
    """One that may be released: version 0.2.0, committed on main, after a release 0.1.0."""
    made = Candidate(folder, TODAY)
    for name, text in FILES.items():
        write(made, name, text)
    made.git("init", "--quiet", "--initial-branch", "main")
    made.git("config", "user.name", "Tests")
    made.git("config", "user.email", "tests@example.org")
    made.git("config", "commit.gpgSign", "false")
    commit(made)
    made.git("tag", "v0.1.0")
    return made


def write(clone: Candidate, name: str, text: str) -> None:
    path = clone.root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def change(clone: Candidate, name: str, old: str, new: str) -> None:
    assert old in clone.text(name)
    write(clone, name, clone.text(name).replace(old, new))


def copy(clone: Candidate, *names: str) -> None:
    """Files and folders of the project itself, committed."""
    for name in names:
        target = clone.root / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target)
        else:
            shutil.copy(ROOT / name, target)
    commit(clone)


def commit(clone: Candidate) -> None:
    clone.git("add", "--all")
    clone.git("commit", "--quiet", "--message", "All")
