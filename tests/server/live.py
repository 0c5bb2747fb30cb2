"""A live server for tests: a process of its own on a free local port."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

MAIN = "import sys; sys.argv[0] = 'reihum'; from reihum.cli import main; main()"
PATIENCE = 60.0  # seconds until a test fails instead of hanging


class LiveServer:
    """`reihum serve` on a database; it can be killed and started again on the same port."""

    def __init__(self, database: str, folder: Path, **variables: str) -> None:
        self.database = database
        self.log_path = folder / "server.log"
        self.variables = variables
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--database", self.database]
        with self.log_path.open("a") as log:
            self.process = self.launch(words, log)
        line = self.said()
        assert "http://" in line, self.log_path.read_text()
        self.port = int(line.rstrip().rstrip("/").rpartition(":")[2])
        self.wait_until_ready()

    def launch(self, words: list[str], log: IO[str]) -> subprocess.Popen[str]:
        environment = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "", **self.variables}
        command = [sys.executable, "-P", "-c", MAIN, *words]
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)

    def said(self) -> str:
        assert self.process is not None
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def wait_until_ready(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                urllib.request.urlopen(f"{self.address}/readyz", timeout=PATIENCE).close()
                return
            except OSError:
                assert time.monotonic() < until, self.log_path.read_text()
                time.sleep(0.05)

    def kill(self) -> None:
        """As a power cut does it: no time to finish anything."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """As an administrator does it; the exit code."""
        return self.end(signal.SIGTERM)

    def end(self, by: signal.Signals) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(by)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return code


@contextmanager
def live_server(folder: Path, database: str = "", **variables: str) -> Iterator[LiveServer]:
    """A running server; by default with SQLite in the folder and without limits that tests would meet."""
    server = LiveServer(database or f"sqlite:///{folder / 'reihum.db'}", folder, **{**WIDE, **variables})
    server.start()
    try:
        yield server
    finally:
        if server.process is not None:
            server.stop()


WIDE = {
    "REIHUM_BOT_PACE": "0,0,0,0,0,0",
    "REIHUM_GUEST_RATE": "100000",
    "REIHUM_GUEST_BURST": "100000",
    "REIHUM_ADDRESS_RATE": "1000000",
    "REIHUM_ADDRESS_BURST": "1000000",
    "REIHUM_OPENING_RATE": "100000",
    "REIHUM_OPENING_BURST": "100000",
    "REIHUM_ADDRESS_SOCKETS": "100000",
    "REIHUM_POLL": "0.5",
    "REIHUM_LEASE": "1",
    "REIHUM_ANALYSIS_SIMULATIONS": "20",
}
