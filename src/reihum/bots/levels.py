"""The levels: from a casual player to the strongest there is."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from reihum.bots.players import (
    Bot,
    GreedyBot,
    RandomBot,
    SamplingBot,
    SearchBot,
    SlippingBot,
)
from reihum.bots.search import Search
from reihum.core.game import Game
from reihum.core.levels import NAMES, UnknownBot, check_level

UNLIMITED = 10**9
SECONDS = 2.7  # a turn: level 5 moves within three seconds


@cache
def tuned_values() -> dict[str, dict[str, Any]]:
    """tuned.toml, by game."""
    return tomllib.loads(files("reihum.bots").joinpath("tuned.toml").read_text(encoding="utf-8"))


def settings(game: Game[Any]) -> dict[str, Any]:
    """What was found by tuning, for one game, or what the game brings; `default` where nothing is said."""
    found = tuned_values()
    return {**found["default"], **found.get(game.id, {}), **game.bot_settings}


def make_bot(name: str, game: Game[Any], simulations: int | None = None) -> Bot:
    """A bot for a game; a number of simulations, given or as in `level5@4000`, makes it repeatable."""
    name, own = with_budget(name)
    simulations = own or simulations
    tuned = settings(game)
    slips = tuned.get(f"{name}_slips", 0)
    if slips:
        return SlippingBot(lambda: steady_bot(name, game, tuned, simulations), slips)
    return steady_bot(name, game, tuned, simulations)


def with_budget(name: str) -> tuple[str, int]:
    """The level, and the simulations behind an `@`; 0: none are given."""
    level, at, number = name.partition("@")
    if at and not number.strip("0").isdecimal():
        raise UnknownBot(given=name, known=", ".join(NAMES))
    return check_level(level), int(number or 0)


def steady_bot(name: str, game: Game[Any], tuned: dict[str, Any], simulations: int | None) -> Bot:
    """The level as it would play without slips."""
    if name == "random":
        return RandomBot()
    if name == "level1":
        return SamplingBot(game.policy())
    if name == "level2":
        return GreedyBot(game.policy())
    if name == "level5":
        seconds = None if simulations else SECONDS
        return SearchBot(lambda: make_search(game, tuned), simulations or UNLIMITED, seconds)
    return SearchBot(lambda: make_search(game, tuned), simulations or tuned[f"{name}_simulations"])


def seat_bots(names: str, count: int) -> list[str]:
    """`level3,level5@4000` for so many seats: the list again and again; unknown names raise UnknownBot."""
    given = [name.strip() for name in names.split(",")]
    for name in given:
        with_budget(name)
    return (given * count)[:count]


def make_search(game: Game[Any], tuned: dict[str, Any]) -> Search:
    """A new search with these settings, such as `settings(game)`."""
    return Search(
        game.policy(), tuned["explore"], tuned["trust"], tuned["guided"], tuned["horizon"], tuned["lead"]
    )
