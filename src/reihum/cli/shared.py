"""What the commands share: the app, its common options, reading files."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import reihum
from reihum.core.build import version
from reihum.core.errors import BadOption, BadShape, MissingExtra
from reihum.core.game import Game
from reihum.core.texts import LANGUAGES, texts_of
from reihum.core.texts import tell as tell  # every command speaks with it

app = typer.Typer(
    name="reihum",
    help="Card and tile games: play, simulate, replay, check.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def show_version(asked: bool) -> None:
    if asked:
        print(f"reihum {version()}")
        raise typer.Exit()


@app.callback()
def common_options(
    asked: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit."),
    ] = False,
) -> None:
    """What may stand before every command."""


chosen = {"language": ""}  # what --lang said, for errors that come later


def language_now() -> str:
    """The language chosen by --lang, else that of the environment if Reihum speaks it, else English."""
    if chosen["language"] in LANGUAGES:
        return chosen["language"]
    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return wanted[:2] if wanted[:2] in LANGUAGES else "en"


def choose_language(given: str | None) -> str:
    """What --lang says, for all that is told from now on."""
    if given is not None:
        texts_of(given, "reihum.core")  # an unknown language is an error
        chosen["language"] = given
    return language_now()


GameId = Annotated[str, typer.Argument(metavar="GAME", help="Id of a game, see `reihum games`.")]
Players = Annotated[int | None, typer.Option(metavar="N", help="Number of players.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="K=V", help="An option of the game; repeatable.")
]
Seed = Annotated[int, typer.Option(metavar="S", help="Equal seeds give equal deals.")]
Workers = Annotated[int, typer.Option(min=1, max=256, metavar="W", help="Processes.")]
Engine = Annotated[str, typer.Option(metavar="local|ray[=ADDRESS]", help="Where to play.")]
Language = Annotated[
    str | None,
    typer.Option("--lang", callback=choose_language, is_eager=True, metavar="de|en", help="Language."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
PositionFile = Annotated[
    str, typer.Option("--position", metavar="FILE", help="Position document (JSON); - for standard input.")
]


def console(error: bool = False) -> Console:
    """The terminal, or standard error."""
    return Console(stderr=error, highlight=False)


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], object]]:
    """A bar with the time left on standard error, where that is a terminal; yields what advances it."""
    screen = console(error=True)
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.advance(task, done)


def table_of_figures(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """A table whose first column names its row; all others are figures."""
    table = Table(box=None, pad_edge=False)
    for column, heading in enumerate(heads):
        table.add_column(heading, justify="right" if column else "left")
    for row in rows:
        table.add_row(*row)
    return table


def markdown(text: str) -> RenderableType:
    from rich.markdown import Markdown  # takes long to import, and few commands need it

    return Markdown(text)


def can_serve() -> bool:
    """Are the packages of the table server installed?"""
    return all(find_spec(package) is not None for package in ("fastapi", "sqlalchemy", "alembic"))


def need_server() -> None:
    """MissingExtra without the packages of the table server."""
    if not can_serve():
        raise MissingExtra(extra="server")


def chosen_game(id: str, players: int | None) -> tuple[Game[Any], int]:
    """The game, and how many play: the fewest it is for if nothing was said."""
    game = reihum.game(id)
    return game, game.check_players(game.players[0] if players is None else players)


def bot_title(name: str, language: str) -> str:
    """What people call a bot; how much it may think (`level5@4000`) is not part of it."""
    return tell(f"bot-{name.partition('@')[0]}", language)


def options_from(given: list[str] | None) -> dict[str, Any]:
    """`--option k=v` into options; the game checks names and values."""
    options: dict[str, Any] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or name in options:
            raise BadOption(name=name, value=value, allowed="k=v")
        options[name] = value
    return options


def print_json(document: object) -> None:
    """A document, indented, on standard output."""
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document), indent=2) + b"\n")
    sys.stdout.buffer.flush()


def read_document(path: str) -> object:
    """The JSON in a file, or on standard input."""
    content = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    try:
        return msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise BadShape("$", detail=f"{path}: {fault}") from None
