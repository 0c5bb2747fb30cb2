"""Sets up what a make target needs: `python3 tools/bootstrap.py play` (or `rules`, `tests`, `extra NAME`).

Only what has changed since the last time is done, one line a stage. Imports nothing that a bare Python
does not have. What the programs said that do the work is kept in .make/log.
"""

from __future__ import annotations

import filecmp
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import engine, page

ROOT = engine.ROOT
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
MAKE = ROOT / ".make"
WHEELS = MAKE / "wheels"

# What each target needs of pyproject.toml: extras, and groups of tools.
PLAYING = ["server", "arena"]
NEEDS: dict[str, tuple[list[str], list[str]]] = {
    "play": (PLAYING, []),
    "rules": (PLAYING, ["test"]),
    "tests": ([*PLAYING, "report", "pettingzoo", "gym", "openspiel", "vector", "ray", "tune"], ["dev"]),
}
OFFLINE = (
    "Temporary failure in name resolution",
    "NewConnectionError",
    "Network is unreachable",
    "ENOTFOUND",
    "EAI_AGAIN",
    "ECONNREFUSED",
)


class Failed(Exception):
    """The set-up cannot go on; the text says in one line why and what helps."""


# --- running programs -------------------------------------------------------------------------------
def run(stage: str, *words: str | Path, **variables: str) -> None:
    """Run a program; what it says goes into the stage's log."""
    log = MAKE / "log" / f"{stage}.txt"
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w", encoding="utf-8") as said:
        done = subprocess.run(
            list(map(str, words)),
            cwd=ROOT,
            env={**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1", **variables},
            stdout=said,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode:
        raise Failed(reason(stage, log))


def reason(stage: str, log: Path) -> str:
    said = log.read_text(encoding="utf-8", errors="replace")
    place = log.relative_to(ROOT).as_posix()
    if any(sign in said for sign in OFFLINE):
        return f"{stage}: packages could not be fetched. Is this machine online? What was said is in {place}."
    if "ensurepip is not" in said or "No module named 'venv'" in said:
        return f"{stage}: Python's venv is missing. On Debian and Ubuntu: apt install python3-venv."
    last = next((line for line in reversed(said.splitlines()) if line.strip()), "")
    return f"{stage} failed: {last.strip()} (all of it is in {place})"


def pip(stage: str, *words: str | Path) -> None:
    run(stage, PYTHON, "-m", "pip", "--quiet", *words)


# --- stages -----------------------------------------------------------------------------------------
def stage(name: str, stamp: Path, wanted: str, work: Callable[[], None]) -> None:
    """Do the work unless its stamp says that it was done for just this."""
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    started = time.monotonic()
    work()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(wanted, encoding="utf-8")
    print(f"  {name:<12}{time.monotonic() - started:4.0f} s", flush=True)


def environment() -> None:
    stamp = VENV / ".made-by"
    stage("environment", stamp, sys.version, make_environment)


def make_environment() -> None:
    run("environment", sys.executable, "-m", "venv", "--clear", VENV)


def packages(target: str) -> None:
    wanted = requirements(target)
    key = hashlib.sha256("\n".join(wanted).encode()).hexdigest()
    if (VENV / ".packages-tests").is_file() and target != "tests":
        return  # all are there
    stage("packages", VENV / f".packages-{target}", key, lambda: pip("packages", "install", *wanted))


def requirements(target: str) -> list[str]:
    """What pip is asked for: the package's own needs, extras and groups, from pyproject.toml."""
    described = description()
    extras, groups = NEEDS[target]
    wanted = list(described["project"]["dependencies"])
    for extra in extras:
        wanted += described["project"]["optional-dependencies"][extra]
    for group in groups:
        wanted += tools_of(described["dependency-groups"], group)
    return sorted({*wanted, *([page.WHEEL] if page.own_node() is None else [])})


def description() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def tools_of(groups: dict[str, list[str | dict[str, str]]], name: str) -> Iterator[str]:
    """A group's packages, and those of the groups that it includes."""
    for one in groups[name]:
        if isinstance(one, str):
            yield one
        else:
            yield from tools_of(groups, one["include-group"])


def build_engine() -> None:
    """A wheel without the page, built where nothing else is installed: so types are the same everywhere."""
    stage("engine", WHEELS / "made-of", engine.digest(), make_wheel)


def make_wheel() -> None:
    need_compiler()
    shutil.rmtree(WHEELS, ignore_errors=True)
    empty = MAKE / "empty"
    if not empty.is_dir():
        run("engine", sys.executable, "-m", "venv", "--without-pip", empty)
    inside = empty / PYTHON.relative_to(VENV)
    with copied_sources() as copy:
        words = ("--python", inside, "wheel", "--no-deps", "--wheel-dir", WHEELS, copy)
        run("engine", PYTHON, "-m", "pip", "--quiet", *words, REIHUM_PAGE="0")


@contextmanager
def copied_sources() -> Iterator[Path]:
    """What a build without the page reads, in a folder of its own: the page may be built meanwhile."""
    with TemporaryDirectory(prefix="reihum-") as folder:
        unwanted = shutil.ignore_patterns("__pycache__", "page", "*.egg-info")
        for name in ("src", "tools"):
            shutil.copytree(ROOT / name, Path(folder, name), ignore=unwanted)
        for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
            shutil.copy2(ROOT / name, folder)
        yield Path(folder)


def need_compiler() -> None:
    if engine.is_pure():
        return
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include"), "Python.h")
    plain = "Or play with the plain engine, which is slower: REIHUM_PURE=1 make play"
    if os.name == "posix" and shutil.which(compiler) is None:
        raise Failed(f"No C compiler ({compiler}). On Debian and Ubuntu: apt install gcc. {plain}")
    if not header.is_file():
        raise Failed(
            f"No C headers of Python ({header}). On Debian and Ubuntu: apt install python3-dev. {plain}"
        )


def build_page(target: str) -> None:
    """With what tests it, where that is wanted."""
    started = time.monotonic()
    words = ["build", "--for-tests"] if target == "tests" else ["build"]
    if page.is_stale(for_tests=target == "tests"):
        run("page", PYTHON, "tools/page.py", *words)
        print(f"  {'page':<12}{time.monotonic() - started:4.0f} s", flush=True)


def install() -> None:
    """The wheel if it is another one; then the sources and the page as they are."""
    (wheel,) = WHEELS.glob("*.whl")
    built = (WHEELS / "made-of").read_text(encoding="utf-8")
    words = ("install", "--no-deps", "--force-reinstall", wheel)
    stage("package", VENV / ".installed", built, lambda: pip("package", *words))
    lay(engine.PACKAGE, Path(next(VENV.glob("**/site-packages/reihum"))))


def lay(sources: Path, installed: Path) -> None:
    """Make the installed package that of the sources; compiled files stay."""
    wanted = {path.relative_to(sources) for path in sources.rglob("*") if kept(path)}
    for path in wanted:
        if not (installed / path).is_file() or not filecmp.cmp(sources / path, installed / path):
            (installed / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(sources / path, installed / path)
    for path in [path for path in installed.rglob("*") if kept(path)]:
        if path.relative_to(installed) not in wanted:
            path.unlink()


def kept(path: Path) -> bool:
    return path.is_file() and path.suffix not in {".so", ".pyd", ".pyc"}


# --- targets ----------------------------------------------------------------------------------------
def set_up(target: str) -> None:
    if not PYTHON.exists():
        print("Setting up, all in this folder: a minute or two the first time.", flush=True)
    environment()
    if target == "rules":
        packages(target)
        return
    with ThreadPoolExecutor(2) as lanes:  # compiling takes as long as all the rest
        compiling = lanes.submit(build_engine)
        rest = lanes.submit(packages_and_page, target)
    for lane in (compiling, rest):
        lane.result()
    install()


def packages_and_page(target: str) -> None:
    """One after the other: where the machine has no Node, a package brings it."""
    packages(target)
    build_page(target)


def add_extra(name: str) -> None:
    known = description()["project"]["optional-dependencies"]
    if name not in known:
        raise Failed(f"No extra is called {name!r}; there are {', '.join(known)}: make extra EXTRA=report")
    set_up("play")
    pip("extra", "install", *known[name])
    print(f"What the extra {name} needs is in .venv.")


def main() -> None:
    target, *more = sys.argv[1:]
    try:
        if target == "extra":
            add_extra(*more or [""])
        else:
            set_up(target)
    except Failed as fault:
        sys.exit(str(fault))


if __name__ == "__main__":
    main()
