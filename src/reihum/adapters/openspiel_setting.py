"""What a game is when OpenSpiel has loaded it: options, deals, a position to begin with."""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from reihum.adapters.rewards import check_reward
from reihum.core.errors import BadOption, BadShape
from reihum.core.features import Features
from reihum.core.game import Game
from reihum.core.options import Choice, settle
from reihum.core.rng import Rng, seeded
from reihum.core.state import SPECTATOR, State

OUTCOMES = 256  # of one chance node: more deals are chosen by several
DEALS = OUTCOMES**3
AS_USUAL = -1  # an option that is left to the rules
DEFAULTS: dict[str, int | str] = {
    "deals": DEALS,
    "seed": 0,
    "chance": "explicit",
    "reward": "win",
    "position": "",
}
CHANCES = ("explicit", "sampled")

Parameters = Mapping[str, int | str]


def specification(game: Game[Any]) -> dict[str, int | str]:
    """The parameters of the game in OpenSpiel, with their defaults: its options and how it is dealt."""
    words = {option.name: option.words[0] for option in game.options if isinstance(option, Choice)}
    numbers = {option.name: AS_USUAL for option in game.options if not isinstance(option, Choice)}
    return {"players": game.players[0], **words, **numbers, **DEFAULTS}


def encoded(position: object) -> str:
    """A position document as a word that a game's name in OpenSpiel can carry."""
    packed = zlib.compress(msgspec.json.encode(position), 9)
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def decoded(word: str) -> object:
    try:
        packed = base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))
        document: object = msgspec.json.decode(zlib.decompress(packed))
    except (binascii.Error, zlib.error, ValueError):
        raise BadShape("$", detail=f"`{word}` is no example and no encoded position") from None
    return document


def parts(deals: range) -> list[range]:
    """The outcomes of a chance node: at most OUTCOMES parts of the deals that are still possible."""
    size = 1
    while size * OUTCOMES < len(deals):
        size *= OUTCOMES
    return [deals[first : first + size] for first in range(0, len(deals), size)]


@dataclass(frozen=True)
class Setting:
    """What a loaded game is: the game, its options, and which deals there are."""

    game: Game[Any]
    given: Parameters
    players: int
    options: dict[str, int | str]
    deals: range
    sampled: bool
    reward: str
    start: State | None  # a position to begin with

    @staticmethod
    def of(game: Game[Any], given: Parameters) -> Setting:
        """From OpenSpiel's parameters; the game checks its own."""
        values = {**specification(game), **given}
        start = position_of(game, str(values["position"]))
        players = game.check_players(int(values["players"])) if start is None else int(start.seats)
        return Setting(
            game,
            given,
            players,
            options_of(game, players, values) if start is None else start.options,
            deals_of(int(values["seed"]), int(values["deals"])),
            chance_of(str(values["chance"])),
            check_reward(str(values["reward"])),
            start,
        )

    @cached_property
    def features(self) -> Features:
        return self.game.features(self.players, self.options)

    @cached_property
    def rng(self) -> Rng:
        """Where a sampled game's deals come from: it goes on from game to game."""
        return seeded(self.deals[0])

    def deal(self, number: int) -> State:
        """The deal of this number is the game of this seed."""
        return self.start.clone() if self.start and len(self.deals) == 1 else self.dealt(seeded(number))

    def dealt(self, rng: Rng) -> State:
        """A new game, or the position with all redealt that is not open to everybody."""
        if self.start is None:
            made: State = self.game.deal(self.players, self.options, rng)
            return made
        made = self.start.clone()
        made.resample(SPECTATOR, rng)
        return made


def position_of(game: Game[Any], word: str) -> State | None:
    """The state a game begins with: one of its examples, or what `encoded` made of a document."""
    if not word:
        return None
    document = game.examples[word].position if word in game.examples else decoded(word)
    state: State = game.from_position(document)
    return state


def options_of(game: Game[Any], players: int, values: Parameters) -> dict[str, int | str]:
    own = {option.name: values[option.name] for option in game.options}
    return settle(game.options, {name: value for name, value in own.items() if value != AS_USUAL}, players)


def deals_of(seed: int, deals: int) -> range:
    if deals < 1:
        raise BadOption(name="deals", value=str(deals), allowed="1, 2, 3 …")
    return range(seed, seed + deals)


def chance_of(chance: str) -> bool:
    """Is it sampled?"""
    if chance not in CHANCES:
        raise BadOption(name="chance", value=chance, allowed=", ".join(CHANCES))
    return chance == "sampled"
