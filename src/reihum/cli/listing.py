"""`reihum games` and `reihum rules`."""

from __future__ import annotations

import sys
from typing import Any

from rich.table import Table

import reihum
from reihum.bots import NAMES
from reihum.bots.catalogue import bot_document
from reihum.cli.shared import (
    GameId,
    Json,
    Language,
    app,
    bot_title,
    console,
    language_now,
    markdown,
    print_json,
    tell,
)
from reihum.core.catalogue import game_document
from reihum.core.game import Game
from reihum.core.options import Option


@app.command("games")
def list_games(json: Json = False, lang: Language = None) -> None:
    """The games: id, title, players, options, size of the action space."""
    if json:
        print_json([game_document(game) for game in reihum.games()])
        return
    language = language_now()
    table = Table(box=None, pad_edge=False)
    for heading in ("id", "title", "players", "actions", "options"):
        table.add_column(tell(f"column-{heading}", language), overflow="fold")
    for game in reihum.games():
        options = "\n".join(option_line(game, option) for option in game.options)
        players = f"{game.players[0]}–{game.players[-1]}"
        table.add_row(game.id, game.title(language), players, str(game.actions), options)
    console().print(table)


def option_line(game: Game[Any], option: Option) -> str:
    lines = {option.allowed(players) for players in game.players}
    widest = max(lines, key=len)
    return f"{option.name}: {widest}"


@app.command("bots")
def list_bots(json: Json = False, lang: Language = None) -> None:
    """The bots, from the weakest to the strongest."""
    if json:
        print_json([bot_document(name) for name in NAMES])
        return
    table = Table(box=None, pad_edge=False, show_header=False)
    for name in NAMES:
        about = tell(f"bot-{name}-about", language_now())
        table.add_row(name, bot_title(name, language_now()), about)
    console().print(table)


@app.command("rules")
def show_rules(game: GameId, lang: Language = None) -> None:
    """The rules of a game, for players."""
    text = reihum.game(game).rules(language_now())
    if sys.stdout.isatty():
        console().print(markdown(text))
    else:
        print(text, end="")
