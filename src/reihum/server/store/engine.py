"""Connections to SQLite or PostgreSQL."""

from __future__ import annotations

from contextlib import closing, suppress
from sqlite3 import OperationalError as Busy
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import IsolationLevel
from sqlalchemy.exc import ArgumentError, InterfaceError, InternalError, OperationalError

from reihum.server.store.changes import BadDatabase

DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
LOST = (OperationalError, InterfaceError, InternalError)  # the database is the trouble, not what was asked
LONGEST_LOG = (
    16_000  # pages in SQLite's log after which a commit empties it, which may take long: see `checkpoint`
)
PATIENCE = 10.0  # seconds; how long SQLite waits for another process unless told otherwise


def database_url(address: str) -> URL:
    """The address with the driver that Reihum uses; only SQLite files and PostgreSQL are supported."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise BadDatabase(address=shown(address)) from None
    backend = url.drivername.partition("+")[0]
    if backend not in DRIVERS or (backend == "sqlite" and url.database in (None, "", ":memory:")):
        raise BadDatabase(address=shown(address))
    return url.set(drivername=DRIVERS[backend])


def shown(address: str) -> str:
    """An address as it may be logged: without user and password."""
    return address.rpartition("@")[2] if "@" in address else address


def is_sqlite(url: URL) -> bool:
    return url.drivername.startswith("sqlite")


def sqlite_engine(url: URL, full: bool, begin: str, size: int, patience: float) -> Engine:
    """Connections that are ready to use; `begin` says how their transactions start."""
    engine = create_engine(url, pool_size=size, max_overflow=0, connect_args={"timeout": patience})
    level = "FULL" if full else "NORMAL"

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions start by our own BEGIN
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute(f"PRAGMA synchronous={level}")
        connection.execute(f"PRAGMA wal_autocheckpoint={LONGEST_LOG}")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def checkpoint(engine: Engine) -> None:
    """Bring what SQLite's log holds into the file, as far as possible without letting anybody wait."""
    with suppress(Busy, *LOST), closing(engine.raw_connection()) as link:
        link.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")


def postgres_engine(url: URL, isolation: IsolationLevel, size: int) -> Engine:
    """Connections that are tested before they are used, so that a restart of the database is not noticed."""
    session = {"connect_timeout": 5, "options": "-c synchronous_commit=on", "application_name": "reihum"}
    return create_engine(
        url,
        pool_size=size,
        max_overflow=0,
        pool_pre_ping=True,
        isolation_level=isolation,
        connect_args=session,
    )


def writing_engine(url: URL, full: bool = False, patience: float = PATIENCE) -> Engine:
    """One connection: there is one writer per process, and SQLite has one per file."""
    if is_sqlite(url):
        return sqlite_engine(url, full, "BEGIN IMMEDIATE", 1, patience)
    return postgres_engine(url, "READ COMMITTED", 1)


def reading_engine(url: URL, size: int, patience: float = PATIENCE) -> Engine:
    """Several questions in one transaction see the database at one moment."""
    if is_sqlite(url):
        return sqlite_engine(url, False, "BEGIN", size, patience)
    return postgres_engine(url, "REPEATABLE READ", size)
