"""`reihum new-game`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from reihum.cli.shared import Language, app, language_now, tell
from reihum.cli.skeleton import Names, check_id, title_of, write_skeleton

NewId = Annotated[
    str, typer.Argument(metavar="ID", help="Id of the new game: small letters, digits and underscores.")
]
Title = Annotated[str, typer.Option(metavar="TEXT", help="What people call it; else made of the id.")]
Into = Annotated[Path | None, typer.Option(metavar="DIR", help="The new folder; else one named ID, here.")]


@app.command("new-game")
def new_game(id: NewId, title: Title = "", into: Into = None, lang: Language = None) -> None:
    """A package with a whole small game, to be changed into a new one."""
    check_id(id)
    folder = into or Path(id)
    written = write_skeleton(Names(id, title or title_of(id)), folder)
    print(tell("new-game-written", language_now(), files=len(written), folder=str(folder)))
