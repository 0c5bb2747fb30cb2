"""PostgreSQL and Redis for tests: those of the machine, or own ones that a test may stop."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

WAIT = 60.0  # seconds until a service that does not come up fails the test
POSTGRES_PORT = 5432
REDIS_PORT = 6379


def missing(what: str) -> None:
    """Skip, but never where everything must run."""
    if os.environ.get("REIHUM_CI"):
        pytest.fail(f"{what} is neither running nor installed")
    pytest.skip(f"{what} is neither running nor installed")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def listens(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def wait_until(ready: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT
    while not ready():
        assert time.monotonic() < end, "a service does not come up"
        time.sleep(0.05)


def binary(name: str) -> str | None:
    """An installed program; Debian keeps those of PostgreSQL off the path."""
    homes = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    path = os.pathsep.join([os.environ.get("PATH", ""), *map(str, homes)])
    return shutil.which(name, path=path)


class Service:
    """A server of our own, on a free port, with its data in a folder that goes with it."""

    name = ""
    user: str | None = None  # whoever runs the tests

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def start(self) -> None:
        log = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(
            self.command(), stdout=log, stderr=log, user=self.user, group=self.user
        )
        log.close()
        wait_until(self.answers)

    def answers(self) -> bool:
        return listens(self.port)

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(WAIT)
            self.process = None


class Redis(Service):
    name = "redis-server"

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        program = binary(self.name)
        assert program is not None
        return [
            program,
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--dir",
            str(self.folder),
        ]


class Postgres(Service):
    name = "postgres"
    user = "postgres" if os.name == "posix" and os.geteuid() == 0 else None  # it does not run as root

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def make(self) -> None:
        program = binary("initdb")
        assert program is not None
        if self.user:
            shutil.chown(self.folder, self.user, self.user)
        command = [
            program,
            "-D",
            str(self.folder / "data"),
            "-U",
            "postgres",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "-N",
        ]
        subprocess.run(command, check=True, capture_output=True, user=self.user, group=self.user)

    def command(self) -> list[str]:
        program = binary(self.name)
        assert program is not None
        return [
            *(program, "-D", str(self.folder / "data"), "-p", str(self.port)),
            *("-h", "127.0.0.1", "-k", str(self.folder)),
        ]

    def answers(self) -> bool:
        """It listens before it has recovered from a crash."""
        try:
            psycopg.connect(self.url()).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """At once, as in a crash; SIGKILL would leave its children behind."""
        super().stop(how)


@contextmanager
def running(kind: type[Service]) -> Iterator[Service]:
    """A service of our own for some tests."""
    if binary(kind.name) is None:
        missing(kind.name)
    with tempfile.TemporaryDirectory(prefix="reihum-") as folder:
        service = kind(Path(folder))
        if isinstance(service, Postgres):
            service.make()
        service.start()
        try:
            yield service
        finally:
            service.stop()


@contextmanager
def own_redis() -> Iterator[Redis]:
    with running(Redis) as service:
        assert isinstance(service, Redis)
        yield service


@contextmanager
def own_postgres() -> Iterator[Postgres]:
    with running(Postgres) as service:
        assert isinstance(service, Postgres)
        yield service


@contextmanager
def redis_url() -> Iterator[str]:
    """The machine's Redis, or one of our own."""
    if listens(REDIS_PORT):
        yield f"redis://127.0.0.1:{REDIS_PORT}/0"
    else:
        with own_redis() as service:
            yield service.url


@contextmanager
def postgres_url() -> Iterator[str]:
    """The machine's PostgreSQL, or one of our own."""
    if listens(POSTGRES_PORT):
        yield f"postgresql://postgres@127.0.0.1:{POSTGRES_PORT}/postgres"
    else:
        with own_postgres() as service:
            yield service.url()


@contextmanager
def fresh_database(server: str) -> Iterator[str]:
    """An empty database on a PostgreSQL server; it is dropped at the end."""
    name = f"reihum_{secrets.token_hex(6)}"
    with psycopg.connect(server, autocommit=True) as link:
        link.execute(f'CREATE DATABASE "{name}"')
    try:
        yield server.rpartition("/")[0] + f"/{name}"
    finally:
        with psycopg.connect(server, autocommit=True) as link:
            link.execute(f'DROP DATABASE "{name}" WITH (FORCE)')
