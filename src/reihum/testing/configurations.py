"""Games with every player count and, one at a time and all at once, their options at their ends."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import reihum
from reihum.core.game import Game
from reihum.core.options import Choice, Option
from reihum.core.rng import FastRng, seeded
from reihum.core.state import NOBODY, Moves, State


@dataclass(frozen=True)
class Configuration:
    """A game, a player count and options; makes seeded random games."""

    game: Game[Any]
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        options = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game.id}-{self.players}{options}"

    def new(self, seed: int) -> State:
        """The game of this seed."""
        state: State = self.game.new(players=self.players, seed=seed, **self.options)
        return state

    def viewers(self) -> list[int | None]:
        """All seats, and None for a spectator."""
        return [None, *range(self.players)]


def ends(option: Option, players: int) -> list[int | str]:
    """All words of a choice, the lowest and highest number of a range; not the default."""
    values = option.values(players)
    chosen = values if isinstance(option, Choice) else (values[0], values[-1])
    return [value for value in dict.fromkeys(chosen) if value != option.default(players)]


def configurations(games: Iterable[Game[Any]]) -> list[Configuration]:
    """All configurations of these games."""
    return [one for game in games for players in game.players for one in with_players(game, players)]


def with_players(game: Game[Any], players: int) -> Iterator[Configuration]:
    """The defaults, each option at each of its ends, and all options at once."""
    yield Configuration(game, players)
    changed = {option.name: ends(option, players) for option in game.options}
    for name, values in changed.items():
        for value in values:
            yield Configuration(game, players, {name: value})
    yield Configuration(game, players, {name: values[-1] for name, values in changed.items() if values})


def outermost(one: Configuration) -> bool:
    """With the fewest or the most players."""
    return one.players in (one.game.players[0], one.game.players[-1])


def varied(everything: list[Configuration]) -> list[Configuration]:
    """Every option at its ends with the fewest and the most players; between them none, or all at once.

    Who starts is no variant of its own: seeds begin with any seat, and all options at once name one.
    """
    return [
        one
        for one in everything
        if len(one.options) != 1 or (outermost(one) and "first_player" not in one.options)
    ]


def thinned(everything: list[Configuration]) -> list[Configuration]:
    """Fewest and most players, with no option changed or many at once: for the slow, interpreted build.

    That it plays the same games as the compiled one, with everything, is a test of its own.
    """
    return [one for one in everything if outermost(one) and len(one.options) != 1]


def played(games: Iterable[Game[Any]]) -> list[Configuration]:
    """What is tested where a game costs next to nothing."""
    everything = configurations(games)
    return everything if reihum.compiled else thinned(everything)


def looked_at(games: Iterable[Game[Any]]) -> list[Configuration]:
    """What is tested where a game is looked at closely."""
    chosen = played(games)
    return varied(chosen) if reihum.compiled and SOAK == 1 else chosen


def defaults(games: Iterable[Game[Any]]) -> list[Configuration]:
    """Those of `looked_at` with no option changed."""
    return [one for one in looked_at(games) if not one.options]


SOAK = 10 if os.environ.get("REIHUM_SOAK") else 1  # `make soak`: so many times as many games
LOOKS = 200 if reihum.compiled else 20  # at a game, from its beginning to its end; in a soak at every ply
KNOWN: dict[tuple[str, int], list[int]] = {}  # games that were played here: many tests look at the same
FAR = 5000 if reihum.compiled else 40  # steps that a game is played on from there


def seeds(first: int, compiled: int = 1, interpreted: int = 1) -> range:
    """Seeds of the games a test plays with each configuration."""
    return range(first, first + SOAK * (compiled if reihum.compiled else interpreted))


def random_games(
    configuration: Configuration, first: int, sparser: int = 1
) -> Iterator[tuple[int, State, int]]:
    """Looks at a random game, or at many in a soak: a count, the state before an action, and the action.

    What takes long is done at fewer plies: at every `sparser`-th in a soak, else at so much less of LOOKS.
    """
    for seed in seeds(first):
        actions = actions_of(configuration, seed)
        every = sparser if SOAK > 1 else -(-len(actions) * sparser // LOOKS)
        state = configuration.new(seed)
        for ply, action in enumerate(actions):
            if ply % every == 0:
                yield ply // every, state, action
            state.step(action)


def random_game(configuration: Configuration, seed: int) -> Iterator[tuple[State, int]]:
    """A random game, ply by ply: the state before each action, and the action."""
    state = configuration.new(seed)
    rng = seeded(seed + 1_000_003)
    scratch = Moves()
    while state.to_act() != NOBODY:
        action = state.pick(rng, scratch)
        yield state, action
        state.step(action)


def choices(configuration: Configuration, seed: int, most: int) -> list[tuple[int, State]]:
    """So many situations of a random game in which there is a choice, from its beginning to its end."""
    found = [
        (ply, state.clone())
        for ply, (state, _) in enumerate(random_game(configuration, seed))
        if len(state.legal()) > 1
    ]
    assert len(found) >= most, "a game in which there is nothing to choose tests nothing"
    return found[:: len(found) // most][:most]


def actions_of(configuration: Configuration, seed: int) -> list[int]:
    """The actions of the random game of this seed."""
    key = str(configuration), seed
    if key not in KNOWN:
        KNOWN[key] = [int(action) for _, action in random_game(configuration, seed)]
    return KNOWN[key]


def resampled(state: State, viewer: int | None, rng: FastRng) -> State:
    """Another state that the viewer cannot tell from this one."""
    other = state.clone()
    other.resample(-1 if viewer is None else viewer, rng)
    return other


def hidden_part(state: State) -> dict[str, object]:
    """The position without its generator."""
    return {name: value for name, value in state.position().items() if name != "generator"}
