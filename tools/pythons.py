"""The wheel, and the tests of its core, on the other Pythons of this machine: `make test-pythons`.

Looks for python3.12 and later on the path and among pyenv's; each gets an environment in .make. A Python
that is not there is not fetched.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools import bootstrap

ROOT = bootstrap.ROOT
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
TESTS = (
    "tests/core",
    "tests/games",
    "tests/records",
    "tests/test_builds.py::test_a_digest_depends_on_the_seed",
)
SAY = "import sys; print('%d.%d' % sys.version_info[:2])"


def others() -> dict[str, Path]:
    """Pythons that run and are not the one of .venv, by version."""
    here = "{}.{}".format(*sys.version_info)
    found = {version: path for path in candidates() if (version := version_of(path)) in VERSIONS}
    return {version: path for version, path in sorted(found.items()) if version != here}


def candidates() -> Iterator[Path]:
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from sorted(pyenv.glob("versions/*/bin/python3"))
    for version in VERSIONS:
        if path := shutil.which(f"python{version}"):
            yield Path(path)


def version_of(python: Path) -> str:
    done = subprocess.run([python, "-c", SAY], capture_output=True, text=True, check=False)
    return done.stdout.strip()


def try_on(version: str, python: Path) -> tuple[str, str]:
    """Build the wheel, install it with what its tests need, run them; the version and the last line."""
    home = ROOT / ".make" / f"python{version}"
    inside, log = home / "bin" / "python", f"python{version}"
    bootstrap.run(log, python, "-m", "venv", "--clear", home)
    needed = bootstrap.requirements("rules")
    bootstrap.run(log, inside, "-m", "pip", "--quiet", "install", *needed)
    with bootstrap.copied_sources() as copy:
        bootstrap.run(log, inside, "-m", "pip", "--quiet", "install", "--no-deps", copy, REIHUM_PAGE="0")
    bootstrap.run(log, inside, "-m", "pytest", "--quiet", "-p", "no:cacheprovider", *TESTS)
    said = (bootstrap.MAKE / "log" / f"{log}.txt").read_text(encoding="utf-8")
    return version, said.strip().splitlines()[-1]


def main() -> None:
    found = others()
    if not found:
        print(f"no other Python on this machine: only {sys.version.split()[0]}")
        return
    with ThreadPoolExecutor(2) as pool:
        for version, last in pool.map(lambda one: try_on(*one), found.items()):
            print(f"Python {version}: {last}")


if __name__ == "__main__":
    try:
        main()
    except bootstrap.Failed as fault:
        sys.exit(str(fault))
