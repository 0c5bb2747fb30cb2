"""`reihum db`: the table server's database."""

from __future__ import annotations

from typing import Annotated

import typer

from reihum.cli.shared import Language, app, language_now, need_server, tell
from reihum.server.settings import read_settings

db = typer.Typer(help="The table server's database.", rich_markup_mode=None)
app.add_typer(db, name="db")


@db.callback()
def databases() -> None:
    """The table server's database."""


@db.command("upgrade")
def upgrade_command(
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="As for `reihum serve`. [REIHUM_DATABASE]")
    ] = None,
    lang: Language = None,
) -> None:
    """Make the database, or bring an older one up to date."""
    need_server()
    from reihum.server.store.engine import database_url
    from reihum.server.store.schema import upgrade

    before, after = upgrade(database_url(read_settings(database=database).database_address))
    told = "db-current" if before == after else "db-upgraded"
    print(tell(told, language_now(), before=before, after=after))
