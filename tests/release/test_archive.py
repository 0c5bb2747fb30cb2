"""The source archive has all that a build from it needs: a plain wheel is made from it, and is complete."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
PLAIN = {"REIHUM_PURE": "1", "REIHUM_PAGE": "0"}  # what is compiled and bundled is made of the same files


def tracked(folder: str = ".") -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "-z", folder], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def build(kind: str, source: Path, target: Path) -> Path:
    """With the packages that are here: what a build asks for is in `make test`'s environment too."""
    command = [sys.executable, "-m", "build", kind, "--no-isolation", "--skip-dependency-check"]
    done = subprocess.run(
        [*command, "--outdir", str(target), str(source)],
        env={**os.environ, **PLAIN},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = target.iterdir()
    return made


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> tarfile.TarFile:
    """Made from a clone: nothing that only lies about here gets into it."""
    clone, target = tmp_path_factory.mktemp("clone"), tmp_path_factory.mktemp("archive")
    for name in tracked():
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, clone / name)
    return tarfile.open(build("--sdist", clone, target))


def test_the_archive_holds_the_sources_and_nothing_that_is_made(archive: tarfile.TarFile) -> None:
    held = {name.partition("/")[2] for name in archive.getnames()}
    needed = [*tracked("src"), *tracked("web"), "setup.py", "pyproject.toml", "LICENSE", "tools/page.py"]
    assert [name for name in needed if name not in held] == []
    assert [
        name for name in held if "node_modules" in name or name.startswith("src/reihum/server/page")
    ] == []


def test_a_wheel_made_from_the_archive_is_complete(archive: tarfile.TarFile, tmp_path: Path) -> None:
    archive.extractall(tmp_path / "source", filter="data")
    (source,) = (tmp_path / "source").iterdir()
    held = ZipFile(build("--wheel", source, tmp_path / "wheel")).namelist()
    assert [name for name in tracked("src") if name.removeprefix("src/") not in held] == []
