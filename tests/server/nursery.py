"""Processes for tests, forked from one that has everything loaded.

What a server needs takes more than a second to load, and tests start and kill many. A process from here is
one like any other: it has its own memory, can be killed, and dies with who asked for it.
"""

from __future__ import annotations

import atexit
import gc
import json
import multiprocessing
import os
import select
import signal
import socket
import socketserver
import subprocess
import sys
import tempfile
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from reihum.core import texts
from tests.server.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
PATH = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
POSSIBLE = sys.platform == "linux"  # elsewhere there is no fork, or one that is not safe
START = "import sys; from tests.server.nursery import keep; keep(sys.argv[1])"
LOADED = ("reihum.cli", "reihum.server.app", "tests.server.dealing", "tests.server.appender")


class Child:
    """A forked process, with what tests need of `subprocess.Popen`."""

    def __init__(self, entry: str, words: list[str], variables: dict[str, str], log: Path) -> None:
        self.returncode: int | None = None
        self.link = socket.socket(socket.AF_UNIX)
        self.link.settimeout(PATIENCE)
        self.link.connect(nursery())
        self.stdout = self.link.makefile("r")
        asked = {"entry": entry, "words": words, "variables": variables, "log": str(log)}
        self.link.sendall(json.dumps(asked).encode() + b"\n")
        self.pid = int(self.stdout.readline())

    def poll(self) -> int | None:
        return self.returncode

    def send_signal(self, sign: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, sign)

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            self.link.settimeout(timeout)
            self.last_words()
        assert self.returncode is not None
        return self.returncode

    def last_words(self) -> list[str]:
        """What the process says until its end; the nursery adds its exit code in a line of its own."""
        said, _, code = self.stdout.read().rstrip("\n").rpartition("\n")
        self.returncode = int(code)
        self.stdout.close()
        self.link.close()
        return whole_lines(said)


Process = Child | subprocess.Popen[str]


def started(entry: str, words: list[str], log: Path, fresh: bool = False, **variables: str) -> Process:
    """`MODULE:FUNCTION` as a process with these words; `fresh`: it loads everything itself."""
    environment = {**os.environ, "PYTHONPATH": PATH, "LANG": "C.UTF-8", "LC_ALL": "", **variables}
    if POSSIBLE and not fresh:
        return Child(entry, words, environment, log)
    module, _, function = entry.partition(":")
    code = f"import sys; sys.argv[0] = 'reihum'; from {module} import {function}; {function}()"
    command = [sys.executable, "-P", "-c", code, *words]
    with log.open("a") as stderr:
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, text=True, env=environment)


def last_words(process: Process) -> list[str]:
    if isinstance(process, Child):
        return process.last_words()
    assert process.stdout is not None
    return whole_lines(process.stdout.read())


def whole_lines(said: str) -> list[str]:
    """Who is killed may be in the middle of one: that has not been said."""
    return said.split("\n")[:-1]


@cache
def nursery() -> str:
    """Where the nursery of this process listens; it ends with this process."""
    folder = tempfile.TemporaryDirectory(prefix="reihum-")
    atexit.register(folder.cleanup)
    address = str(Path(folder.name) / "nursery")
    command = [sys.executable, "-P", "-c", START, address]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": PATH})
    atexit.register(process.wait)
    atexit.register(process.terminate)
    assert process.stdout is not None
    assert process.stdout.readline(), "the nursery does not open"
    return address


# --- there -------------------------------------------------------------------------------------------
class Nursery(socketserver.ForkingMixIn, socketserver.UnixStreamServer):
    """A process for each connection waits for the end of the one that was asked for."""

    max_children = 1000
    request_queue_size = 100

    def __init__(self, address: str) -> None:
        super().__init__(address, Birth)
        self.parent = os.getppid()

    def service_actions(self) -> None:
        super().service_actions()
        if os.getppid() != self.parent:
            sys.exit()


class Birth(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        asked = json.loads(self.rfile.readline())
        context = multiprocessing.get_context("fork")
        child = context.Process(target=become, args=(self.connection.fileno(), asked))
        child.start()
        ended, _, _ = select.select([child.sentinel, self.connection], [], [])
        if child.sentinel not in ended:  # who asked is gone
            child.kill()
        child.join()
        self.wfile.write(f"\n{child.exitcode}\n".encode())


def become(stdout: int, asked: dict[str, Any]) -> None:
    """What `python -c 'from MODULE import FUNCTION; FUNCTION()' WORDS` would be."""
    os.write(stdout, f"{os.getpid()}\n".encode())
    os.dup2(stdout, sys.stdout.fileno())
    log = os.open(asked["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(log, sys.stderr.fileno())
    os.environ.clear()
    os.environ.update(asked["variables"])
    sys.argv = ["reihum", *asked["words"]]
    module, function = asked["entry"].split(":")
    getattr(import_module(module), function)()


def keep(address: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # for who asks; it ends what it has asked for
    for name in LOADED:
        import_module(name)
    texts.tell("serve-address", "en", address="")
    gc.collect()
    gc.freeze()  # nobody who is forked looks through all of this for garbage
    with Nursery(address) as made:
        print("open", flush=True)
        made.serve_forever()
