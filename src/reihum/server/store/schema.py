"""The database's shape: is it the one of this program, and bringing it there."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError

from reihum.server.store.changes import BadDatabase, NewSchema, OldSchema, StoreDown
from reihum.server.store.engine import LOST, is_sqlite, writing_engine

HEAD = "0001"  # the migration this program needs; they are numbered
NOTHING = "0000"  # what an empty database is at
MIGRATIONS = Path(__file__).parent / "migrations"
UPGRADING = 7345346  # PostgreSQL's lock while a program upgrades


def revision(connection: Connection) -> str | None:
    """The last migration of a database; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def check(connection: Connection) -> None:
    """A database that is behind, or ahead, is not used."""
    found = revision(connection)
    _refuse_newer(found)
    if found != HEAD:
        raise OldSchema(found=found or NOTHING, wanted=HEAD)


def upgrade(url: URL, to: str = "head") -> tuple[str, str]:
    """Run the migrations that are missing; the revisions before and after."""
    engine = writing_engine(url)
    try:
        if is_sqlite(url):
            Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
        with engine.begin() as connection:
            return _upgrade(connection, to)
    except DatabaseError as fault:
        if is_sqlite(url):  # a folder, say, or a file of another program
            raise BadDatabase(address=str(url.database)) from fault
        if isinstance(fault, LOST):
            raise StoreDown from fault
        raise
    finally:
        engine.dispose()


def _upgrade(connection: Connection, to: str) -> tuple[str, str]:
    if connection.dialect.name == "postgresql":  # SQLite has let only us in
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADING})
    before = revision(connection)
    _refuse_newer(before)
    if before != HEAD:
        _migrate(connection, to)
    return before or NOTHING, revision(connection) or NOTHING


def _refuse_newer(found: str | None) -> None:
    if found is not None and found > HEAD:
        raise NewSchema(found=found, known=HEAD)


def _migrate(connection: Connection, to: str) -> None:
    from alembic import command  # takes long to import, and is seldom needed
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    command.upgrade(config, to)
