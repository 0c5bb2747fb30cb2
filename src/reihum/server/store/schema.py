"""The database's shape: is it the one of this program, and bringing it there."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import URL

from reihum.server.store.changes import OldSchema
from reihum.server.store.engine import is_sqlite, writing_engine

HEAD = "0001"  # the migration this program needs
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
    if found != HEAD:
        raise OldSchema(found=found or "0", wanted=HEAD)


def upgrade(url: URL, to: str = "head") -> tuple[str | None, str | None]:
    """Run the migrations that are missing; the revisions before and after."""
    if is_sqlite(url):
        Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
    engine = writing_engine(url)
    try:
        with engine.begin() as connection:
            if not is_sqlite(url):
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADING})
            before = revision(connection)
            if before != HEAD:
                _migrate(connection, to)
            return before, revision(connection)
    finally:
        engine.dispose()


def _migrate(connection: Connection, to: str) -> None:
    from alembic import command  # takes long to import, and is seldom needed
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS))
    command.upgrade(config, to)
