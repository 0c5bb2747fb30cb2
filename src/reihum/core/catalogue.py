"""A game as a document: what a page or a program must know to offer it."""

from __future__ import annotations

from typing import Any

from reihum.core.game import Game
from reihum.core.options import Option
from reihum.core.texts import LANGUAGES


def game_document(game: Game[Any]) -> dict[str, Any]:
    """A game with its titles, player counts and options, in all languages."""
    return {
        "id": game.id,
        "titles": {language: game.title(language) for language in LANGUAGES},
        "summaries": {language: game.summary(language) for language in LANGUAGES},
        "players": list(game.players),
        "actions": game.actions,
        "rules_version": game.rules_version,
        "open_hands": game.open_hands,
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
