"""The repository as a whole: what must hold of files that nothing runs."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
REGISTRY = re.compile(
    r"\b(pypi|npmjs|pythonhosted|debian)\.org\b|\b(extra-)?index-url\b|\bregistry ?= ?http", re.IGNORECASE
)


def texts() -> dict[str, str]:
    """All files under version control that are text, but this one."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.split("\0")
    found = {}
    for name in listed:
        path = ROOT / name
        if name and path.is_file() and path != Path(__file__) and b"\0" not in path.read_bytes()[:1000]:
            found[name] = path.read_text(encoding="utf-8")
    return found


def test_no_file_names_a_registry() -> None:
    """Whoever installs chooses where packages come from."""
    found = {name: match[0] for name, text in texts().items() if (match := REGISTRY.search(text))}
    assert found == {}


def test_the_hooks_run_the_tools_of_make_check() -> None:
    """No second set of versions: each hook is a command of the project's own environment."""
    hooks = re.findall(r"entry: (?:env \S+ )?(\S+)", (ROOT / ".pre-commit-config.yaml").read_text())
    makefile = (ROOT / "Makefile").read_text()
    bin_folder = re.search(r"^BIN := (\S+)", makefile, re.MULTILINE)
    assert bin_folder is not None
    assert hooks
    for hook in hooks:
        assert hook.startswith(bin_folder[1])
        assert f"$(BIN){hook.removeprefix(bin_folder[1])}" in makefile
