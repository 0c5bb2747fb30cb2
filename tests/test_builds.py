"""Two builds from one source: compiled and plain; both play the same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

import reihum
from reihum.testing.configurations import Configuration
from tests.contract.configurations import EVERYTHING
from tools import page

ROOT = Path(__file__).parents[1]
SIMULATE = """
import json, sys, reihum
from reihum.lab.simulation import simulate
jobs = json.load(sys.stdin)
done = [simulate(reihum.game(g), p, 8, 77, o) for g, p, o in jobs]
print(json.dumps([reihum.compiled, [one.digest for one in done]]))
"""


def digests(source_path: str) -> tuple[bool, list[str]]:
    """Digests of all configurations, played by another Python: with PYTHONPATH=src it is interpreted."""
    jobs = [[c.game.id, c.players, c.options] for c in EVERYTHING]
    found: Any = json.loads(
        subprocess.run(
            [sys.executable, "-P", "-c", SIMULATE],
            input=json.dumps(jobs),
            env={**os.environ, "PYTHONPATH": source_path},
            check=True,
            capture_output=True,
            text=True,
            cwd=ROOT,
        ).stdout
    )
    return found[0], found[1]


def installed() -> bool:
    """Is a build installed beside the sources? `make test` sees to it."""
    probe = [sys.executable, "-P", "-c", "import reihum"]
    return (
        subprocess.run(
            probe, env={**os.environ, "PYTHONPATH": ""}, check=False, capture_output=True
        ).returncode
        == 0
    )


def test_compiled_and_interpreted_play_the_same_games() -> None:
    assert installed(), "no build is installed: run make test"
    compiled, first = digests("")
    interpreted, second = digests(str(ROOT / "src"))
    assert not interpreted
    assert compiled or os.environ.get("REIHUM_PURE") == "1"
    assert dict(zip(map(str, EVERYTHING), first, strict=True)) == dict(
        zip(map(str, EVERYTHING), second, strict=True)
    )


def test_the_installed_build_is_that_of_the_sources() -> None:
    """A stale build must be impossible to miss."""
    package = Path(reihum.__file__).parent
    for source in (ROOT / "src" / "reihum").rglob("*.*"):
        if source.suffix in {".py", ".ftl", ".md"}:
            built = package / source.relative_to(ROOT / "src" / "reihum")
            assert built.read_bytes() == source.read_bytes(), f"{source.name} has changed: run make test"


def test_the_installed_page_is_that_of_the_sources() -> None:
    built = Path(reihum.__file__).parent / "server" / "page" / ".made-of"
    assert built.read_text() == page.digest(page.sources()), "the page has changed: run make test"


def test_the_sources_hold_no_build() -> None:
    assert not list((ROOT / "src").rglob("*.so"))


def test_the_pure_wheel_is_plain_python(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--wheel-dir",
        str(tmp_path),
        str(ROOT),
    ]
    subprocess.run(command, env={**os.environ, "REIHUM_PURE": "1"}, check=True)
    (wheel,) = tmp_path.iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "reihum/server/page/index.html" in ZipFile(wheel).namelist()
    code = (
        "import reihum; print(reihum.compiled, len(reihum.games()), reihum.game('chameleon').rules('de')[:3])"
    )
    shown = subprocess.run(
        [sys.executable, "-P", "-c", code],
        env={**os.environ, "PYTHONPATH": str(wheel)},
        check=True,
        capture_output=True,
        text=True,
    )
    assert shown.stdout.split()[:2] == ["False", str(len(reihum.games()))]


@pytest.mark.parametrize("configuration", EVERYTHING[:1], ids=str)
def test_a_digest_depends_on_the_seed(configuration: Configuration) -> None:
    from reihum.lab.simulation import simulate

    game, players = configuration.game, configuration.players
    made = {simulate(game, players, 3, seed, {}).digest for seed in (1, 1, 2)}
    assert len(made) == 2
