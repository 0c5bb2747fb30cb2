"""`reihum games` and `reihum rules`."""

from __future__ import annotations

import sys
from typing import Any

from rich.table import Table

import reihum
from reihum.bots import NAMES
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
from reihum.core.game import Game
from reihum.core.options import Option
from reihum.core.texts import LANGUAGES


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


def game_document(game: Game[Any]) -> dict[str, Any]:
    return {
        "id": game.id,
        "titles": {language: game.title(language) for language in LANGUAGES},
        "summaries": {language: game.summary(language) for language in LANGUAGES},
        "players": list(game.players),
        "actions": game.actions,
        "rules_version": game.rules_version,
        "options": [option_document(game, option) for option in game.options],
    }


def option_document(game: Game[Any], option: Option) -> dict[str, Any]:
    """Values and default by number of players: both may depend on it."""
    return {
        "name": option.name,
        "rule": option.rule,
        "titles": {language: game.option_title(option, language) for language in LANGUAGES},
        "by_players": {
            str(players): {"values": list(option.values(players)), "default": option.default(players)}
            for players in game.players
        },
    }


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


def bot_document(name: str) -> dict[str, Any]:
    return {
        "id": name,
        "titles": {language: bot_title(name, language) for language in LANGUAGES},
        "about": {language: tell(f"bot-{name}-about", language) for language in LANGUAGES},
    }


@app.command("rules")
def show_rules(game: GameId, lang: Language = None) -> None:
    """The rules of a game, for players."""
    text = reihum.game(game).rules(language_now())
    if sys.stdout.isatty():
        console().print(markdown(text))
    else:
        print(text, end="")
