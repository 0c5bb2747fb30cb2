"""Migrations: old databases come to the same shape as new ones, and keep what is in them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from reihum.server.settings import Settings
from reihum.server.store import BadDatabase, NewSchema, OldSchema, Store, StoreDown
from reihum.server.store.engine import database_url, writing_engine
from reihum.server.store.schema import HEAD, MIGRATIONS, NOTHING, upgrade
from reihum.server.store.tables import metadata
from tests.server import services
from tests.server.making import opened

Run = Callable[[Coroutine[Any, Any, None]], None]
FIRST = "0001"
MAIN = "import sys; sys.argv[0] = 'reihum'; from reihum.cli import main; main()"


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without tables, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'folder' / 'reihum.db'}"
    found: str = request.getfixturevalue("empty_postgres")
    return found


def shape(connection: Connection) -> dict[str, object]:
    """All that matters of a database's tables; what Alembic notes for itself does not."""
    looked = inspect(connection)
    names = sorted(set(looked.get_table_names()) - {"alembic_version"})
    return {
        name: {
            "columns": [
                (column["name"], str(column["type"]), column["nullable"])
                for column in looked.get_columns(name)
            ],
            "key": looked.get_pk_constraint(name)["constrained_columns"],
            "unique": sorted(str(one["column_names"]) for one in looked.get_unique_constraints(name)),
            "indexes": sorted(map(index, looked.get_indexes(name))),
            "foreign": [
                (one["constrained_columns"], one["referred_table"], one["options"])
                for one in looked.get_foreign_keys(name)
            ],
        }
        for name in names
    }


def index(found: Any) -> str:
    """Name, columns, uniqueness, and which rows it covers."""
    covers = sorted(f"{name} {value}" for name, value in found.get("dialect_options", {}).items())
    return f"{found['name']} {found['column_names']} {bool(found['unique'])} {covers}"


def in_database(address: str, work: Callable[[Connection], object]) -> Any:
    engine = writing_engine(database_url(address))
    try:
        with engine.begin() as connection:
            return work(connection)
    finally:
        engine.dispose()


def test_an_old_database_comes_to_the_shape_of_a_new_one(
    empty: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = database_url(empty)
    assert upgrade(url, FIRST) == (NOTHING, FIRST)
    in_database(empty, lambda link: link.execute(text("INSERT INTO secrets VALUES ('kept', 'x')")))
    assert upgrade(url) == (FIRST, HEAD)
    old = in_database(empty, shape)
    assert in_database(empty, lambda link: link.scalar(text("SELECT count(*) FROM secrets"))) == 1
    if url.drivername.startswith("sqlite"):
        new = shape_of_a_new_one(f"sqlite:///{tmp_path / 'new.db'}")
    else:
        with services.fresh_database(request.getfixturevalue("postgres_server")) as fresh:
            new = shape_of_a_new_one(fresh)
    assert old == new
    assert len(old) == len(metadata.tables)


def shape_of_a_new_one(address: str) -> Any:
    in_database(address, metadata.create_all)
    return in_database(address, shape)


def test_the_program_knows_its_last_migration() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    scripts = ScriptDirectory.from_config(config)
    assert scripts.get_heads() == [HEAD]
    assert [one.revision for one in scripts.walk_revisions()][-1] == FIRST


def test_sqlite_is_made_by_itself_and_postgresql_is_not(empty: str, run: Run) -> None:
    async def story() -> None:
        settings = Settings(database=empty)
        if not empty.startswith("sqlite"):
            with pytest.raises(OldSchema) as caught:
                await Store.connect(settings)
            assert caught.value.details == {"found": NOTHING, "wanted": HEAD}
            upgrade(database_url(empty))
        store = await Store.connect(settings)
        await opened(store)
        await store.close()

    run(story())


def test_a_newer_database_is_left_alone(empty: str, run: Run) -> None:
    upgrade(database_url(empty))
    in_database(empty, lambda link: link.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(NewSchema):
        upgrade(database_url(empty))
    with pytest.raises(NewSchema):
        run(Store.connect(Settings(database=empty)))  # type: ignore[arg-type]


@pytest.mark.parametrize("address", ["", "nonsense", "mysql://x/y", "sqlite://", "sqlite:///:memory:"])
def test_bad_addresses(address: str) -> None:
    with pytest.raises(BadDatabase):
        database_url(address)


def test_an_address_with_a_password_is_not_shown() -> None:
    with pytest.raises(BadDatabase) as caught:
        database_url("mysql://ada:secret@example.org/games")
    assert "secret" not in str(caught.value)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada, " * 200)
    with pytest.raises(BadDatabase):
        upgrade(database_url(f"sqlite:///{path}"))
    assert path.read_text().startswith("Dear Ada")


def test_a_server_that_is_not_there() -> None:
    port = services.Port()
    with pytest.raises(StoreDown):
        upgrade(database_url(f"postgresql://postgres@127.0.0.1:{port.number}/x"))
    port.close()


def reihum(*words: str, expect: int = 0, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-P", "-c", MAIN, *words],
        capture_output=True,
        text=True,
        env={**os.environ, "LANG": "C.UTF-8", "LC_ALL": "", **environment},
        check=False,
    )
    assert done.returncode == expect, done.stderr
    return done.stderr if expect else done.stdout


def test_the_command_upgrades(empty: str) -> None:
    assert HEAD in reihum("db", "upgrade", "--database", empty)
    assert "already" in reihum("db", "upgrade", REIHUM_DATABASE=empty)
    assert "schon" in reihum("db", "upgrade", "--database", empty, "--lang", "de")


def test_the_command_says_in_one_line_what_is_wrong(tmp_path: Path) -> None:
    said = reihum("db", "upgrade", "--database", "mysql://x/y", expect=2)
    assert said.count("\n") == 1
    assert "postgresql://" in said
    assert reihum("db", "upgrade", "--database", f"sqlite:///{tmp_path}", expect=2).count("\n") == 1
