"""A live server for tests: a process of its own on a local port of its own."""

from __future__ import annotations

import os
import signal
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.nursery import Process, started
from tests.server.services import Port
from tests.server.waiting import PATIENCE, wait_until

MAIN = "import sys; sys.argv[0] = 'reihum'; from reihum.cli import main; main()"
REAL, FROM_ONE_SEED = "reihum.cli:main", "tests.server.dealing:from_one_seed"
SOAK = bool(os.environ.get("REIHUM_SOAK"))  # long campaigns: there any luck is welcome


class LiveServer:
    """`reihum serve` on a database; it can be killed and started again on the same port."""

    entry = REAL if SOAK else FROM_ONE_SEED
    fresh = False

    def __init__(self, database: str, folder: Path, **variables: str) -> None:
        self.database = database
        self.log_path = folder / "server.log"
        self.variables = variables
        self.port = Port()
        self.process: Process | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port.number}"

    def start(self) -> None:
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port.number), "--database", self.database]
        self.process = started(self.entry, words, self.log_path, self.fresh, **self.variables)
        assert self.process.stdout is not None
        assert self.address in self.process.stdout.readline(), self.log_path.read_text()
        wait_until(self.is_ready, self.log_path.read_text)

    def is_ready(self) -> bool:
        try:
            urllib.request.urlopen(f"{self.address}/readyz", timeout=PATIENCE).close()
        except OSError:
            return False
        return True

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


class FreshServer(LiveServer):
    """As an administrator starts it: nothing is loaded, and luck is luck."""

    entry = REAL
    fresh = True


@contextmanager
def live_server(
    folder: Path, database: str = "", kind: type[LiveServer] = LiveServer, /, **variables: str
) -> Iterator[LiveServer]:
    """A running server; by default with SQLite in the folder and without limits that tests would meet."""
    server = kind(database or f"sqlite:///{folder / 'reihum.db'}", folder, **{**WIDE, **variables})
    try:
        server.start()
        yield server
    finally:
        if server.process is not None:
            server.stop()
        server.port.close()


WIDE = {
    "REIHUM_BOT_PACE": "0,0,0,0,0,0",
    "REIHUM_GUEST_RATE": "100000",
    "REIHUM_GUEST_BURST": "100000",
    "REIHUM_ADDRESS_RATE": "1000000",
    "REIHUM_ADDRESS_BURST": "1000000",
    "REIHUM_OPENING_RATE": "100000",
    "REIHUM_OPENING_BURST": "100000",
    "REIHUM_ADDRESS_SOCKETS": "100000",
    "REIHUM_PATIENCE": str(PATIENCE),
    "REIHUM_POLL": "0.5",
    "REIHUM_LEASE": "1",
    "REIHUM_ANALYSIS_SIMULATIONS": "20",
}
