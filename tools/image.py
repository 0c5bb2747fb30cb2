"""Tries the Dockerfile where no container engine runs: `python -m tools.image FOLDER`.

Each stage becomes a root in FOLDER, made by debootstrap, and its steps are run in it by chroot; then the
server is started in the last one and must pass its health check. Needs Linux, root and debootstrap. What is
mounted is gone with the command that needed it.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 120.0  # seconds until a server that is not healthy has failed
JAIL = """
mount -t proc proc "$1/proc"
for path in $2; do mount --bind "$path" "$1$path"; mount -o remount,bind,ro "$1$path"; done
shift 2
exec "$@"
"""


@dataclass
class Stage:
    """A FROM and what follows it."""

    name: str
    suite: str  # of Debian
    steps: list[tuple[str, str]] = field(default_factory=list)

    def last(self, instruction: str, default: str = "") -> str:
        return next((text for word, text in reversed(self.steps) if word == instruction), default)

    def settings(self) -> dict[str, str]:
        return dict(text.split("=", 1) for word, text in self.steps if word == "ENV")


def instructions(text: str) -> Iterator[tuple[str, str]]:
    """Without comments, and with continued lines joined."""
    bare = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    for line in re.sub(r"\\\n\s*", "", bare).splitlines():
        word, _, rest = line.partition(" ")
        if word:
            yield word, rest.strip()


def stages(text: str) -> list[Stage]:
    found: list[Stage] = []
    for word, rest in instructions(text):
        if word == "FROM":
            image, _, name = rest.partition(" AS ")
            suite = image.removeprefix("debian:").removesuffix("-slim")
            found.append(Stage(name or "final", suite))
        else:
            found[-1].steps.append((word, rest))
    return found


def sent(name: str) -> bool:
    """Does a file of the clone go into the build? The last pattern of .dockerignore that fits says it."""
    patterns = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    said = [pattern for pattern in patterns if fits(name, pattern.removeprefix("!"))]
    return not said or said[-1].startswith("!")


def fits(name: str, pattern: str) -> bool:
    """A pattern fits what is in a folder that it fits; ** stands for any folders."""
    parts = name.split("/")
    heads = ["/".join(parts[: i + 1]) for i in range(len(parts))]
    if pattern.startswith("**/"):
        return any(fnmatchcase(part, pattern[3:]) for part in parts)
    depth = pattern.count("/") + 1
    return len(heads) >= depth and fnmatchcase(heads[depth - 1], pattern)


# --- doing it ---------------------------------------------------------------------------------------
@dataclass
class Try:
    """The stages in their folder; `binds` are paths of this machine that they see too, and cannot change."""

    folder: Path
    binds: list[str]

    def root(self, stage: str) -> Path:
        return self.folder / stage

    def build(self, made: list[Stage]) -> None:
        for stage in made:
            self.bare_root(stage)
            place = self.root(stage.name)
            for word, rest in stage.steps:
                print(f"{stage.name}: {word} {rest}", flush=True)
                if word == "WORKDIR":
                    place = self.root(stage.name) / rest.strip("/")
                    place.mkdir(parents=True, exist_ok=True)
                elif word == "RUN":
                    self.run(stage, f"cd /{place.relative_to(self.root(stage.name))} && {rest}")
                elif word == "COPY":
                    self.copy(stage, place, rest)

    def run(self, stage: Stage, line: str) -> None:
        subprocess.run(self.command(stage, ["/bin/sh", "-c", line], user="0"), check=True)

    def bare_root(self, stage: Stage) -> None:
        base = self.folder / stage.suite
        if not base.exists():
            subprocess.run(["debootstrap", "--variant=minbase", stage.suite, base], check=True)
        shutil.rmtree(self.root(stage.name), ignore_errors=True)
        subprocess.run(["cp", "--archive", base, self.root(stage.name)], check=True)
        for path in self.binds:
            target = self.root(stage.name) / path.strip("/")
            target.parent.mkdir(parents=True, exist_ok=True)
            if Path(path).is_dir():
                target.mkdir(exist_ok=True)
            else:
                target.touch()

    def copy(self, stage: Stage, place: Path, rest: str) -> None:
        """From another stage, or all that is sent."""
        *flags, source, target = rest.split()
        if flags:
            origin = self.root(flags[0].removeprefix("--from=")) / source.strip("/")
            goal = self.root(stage.name) / target.strip("/")
            subprocess.run(["cp", "--archive", origin, goal], check=True)
            return
        for path in ROOT.rglob("*"):
            name = path.relative_to(ROOT)
            if path.is_file() and sent(name.as_posix()):
                (place / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, place / name)

    def command(self, stage: Stage, words: list[str], user: str) -> list[str]:
        """A command in the stage's root, in a mount namespace of its own."""
        root = str(self.root(stage.name))
        jail = ["unshare", "--mount", "sh", "-ec", JAIL, "jail", root, " ".join(self.binds)]
        return [*jail, "chroot", f"--userspec={user}:{user}", root, *words]

    def start(self, stage: Stage) -> str:
        """Run what a container would run until it is healthy, then end it; what the server said."""
        own = {"HOME": stage.last("WORKDIR"), "REIHUM_HOST": "127.0.0.1", "REIHUM_PORT": str(free_port())}
        settings = {**os.environ, **stage.settings(), **own}
        words = json.loads(stage.last("ENTRYPOINT")) + json.loads(stage.last("CMD"))
        user = stage.last("USER", "0")
        with subprocess.Popen(
            self.command(stage, words, user), env=settings, stderr=subprocess.PIPE, text=True
        ) as server:
            try:
                self.wait_until_healthy(stage, user, settings, server)
            finally:
                server.send_signal(signal.SIGTERM)
            said = server.communicate()[1]
        if server.returncode:
            sys.exit(f"the server did not end well: {server.returncode}\n{said}")
        return said

    def wait_until_healthy(
        self, stage: Stage, user: str, settings: dict[str, str], server: subprocess.Popen[str]
    ) -> None:
        check = json.loads(stage.last("HEALTHCHECK").partition(" CMD ")[2])
        end = time.monotonic() + PATIENCE
        while subprocess.run(self.command(stage, check, user), env=settings, check=False).returncode:
            if server.poll() is not None or time.monotonic() > end:
                sys.exit("the server is not healthy")
            time.sleep(1)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def main() -> None:
    parser = argparse.ArgumentParser(prog="image", description="Try the Dockerfile without an engine.")
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--bind", action="append", default=[], help="a path of this machine to be seen inside, read-only"
    )
    given = parser.parse_args()
    made = stages((ROOT / "Dockerfile").read_text(encoding="utf-8"))
    attempt = Try(given.folder.resolve(), given.bind)
    attempt.build(made)
    print(attempt.start(made[-1]))
    print("healthy, and ended when it was told to")


if __name__ == "__main__":
    main()
