"""PostgreSQL and Redis for tests: those of the machine, or own ones that a test may stop."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from tests.server.waiting import PATIENCE, wait_until

POSTGRES_PORT = 5432
REDIS_PORT = 6379


def missing(what: str) -> None:
    """Skip, but never where everything must run."""
    if os.environ.get("REIHUM_CI"):
        pytest.fail(f"{what} is neither running nor installed")
    pytest.skip(f"{what} is neither running nor installed")


class Port:
    """A local port of our own, whether or not one of our servers listens there.

    Who only looks for a free port may lose it to anybody, above all while a server is being started again.
    """

    def __init__(self) -> None:
        self.held = socket.socket()
        self.held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.held.bind(("127.0.0.1", 0))
        self.number: int = self.held.getsockname()[1]
        if sys.platform != "linux":  # where a held port cannot be listened at
            self.close()

    def close(self) -> None:
        self.held.close()


def listens(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex(("127.0.0.1", port)) == 0


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
        self.port = Port()
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
        return listens(self.port.number)

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None


class Redis(Service):
    name = "redis-server"

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port.number}/0"

    def command(self) -> list[str]:
        program = binary(self.name)
        assert program is not None
        return [
            program,
            "--port",
            str(self.port.number),
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
        return f"postgresql://postgres@127.0.0.1:{self.port.number}/{database}"

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
            *(program, "-D", str(self.folder / "data"), "-p", str(self.port.number)),
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
            service.port.close()


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
