"""`reihum serve` as a child on a core of its own, and what the system says about it (Linux)."""

from __future__ import annotations

import contextlib
import os
import secrets
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg

MAIN = "import sys; sys.argv[0] = 'reihum'; from reihum.cli import main; main()"
LIMITS = {  # no limit shall be met: all players have one address
    "guest-rate": 100_000,
    "guest-burst": 100_000,
    "address-rate": 1_000_000,
    "address-burst": 1_000_000,
    "address-sockets": 1_000_000,
    "opening-rate": 100_000,
    "opening-burst": 100_000,
    "log-level": "warning",
}
TICK = os.sysconf("SC_CLK_TCK")
CORES = sorted(os.sched_getaffinity(0))
LOAD_CORE, SERVER_CORE = CORES[0], CORES[-1]


class Server:
    """A child on a core of its own, and what the system says about it."""

    def __init__(self, database: str, durability: str, log: Path) -> None:
        flags = {"port": 0, "database": database, "durability": durability, **LIMITS}
        words = [part for name, value in flags.items() for part in (f"--{name}", str(value))]
        command = [sys.executable, "-P", "-c", MAIN, "serve", *words]
        environment = {**os.environ, "LANG": "C.UTF-8"}
        with on_core(SERVER_CORE), log.open("a") as errors:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().strip()
        assert "http://" in line, log.read_text()
        self.address = f"http://127.0.0.1:{line.rstrip('/').rpartition(':')[2]}"

    def cpu(self) -> float:
        """Seconds it has worked, all threads."""
        facts = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(facts[11]) + int(facts[12])) / TICK

    def waited(self) -> float:
        """Seconds its threads waited for the core, for each other or for other programs."""
        tasks = Path(f"/proc/{self.process.pid}/task").iterdir()
        return sum(int((task / "schedstat").read_text().split()[1]) for task in tasks) / 1e9

    def memory(self) -> int:
        """Bytes resident."""
        facts = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(facts.partition("VmRSS:")[2].split()[0]) * 1024

    def stop(self) -> None:
        self.process.terminate()
        assert self.process.wait(60) == 0


@contextlib.contextmanager
def on_core(core: int) -> Iterator[None]:
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    yield
    os.sched_setaffinity(0, before)


@contextlib.contextmanager
def serving(database: str, durability: str, folder: Path) -> Iterator[Server]:
    server = Server(database, durability, folder / "server.log")
    try:
        yield server
    finally:
        server.stop()


@contextlib.contextmanager
def own_database(server: str) -> Iterator[str]:
    """A new database on a PostgreSQL server, with our tables in it."""
    name = f"reihum_bench_{secrets.token_hex(4)}"
    address = f"{server.rpartition('/')[0]}/{name}"
    with psycopg.connect(server, autocommit=True) as link:
        link.execute(f'CREATE DATABASE "{name}"')
        try:
            subprocess.run(
                [sys.executable, "-P", "-c", MAIN, "db", "upgrade", "--database", address], check=True
            )
            yield address
        finally:
            link.execute(f'DROP DATABASE "{name}" WITH (FORCE)')
