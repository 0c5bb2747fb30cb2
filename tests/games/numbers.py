"""Rows of numbers, read back: what a learner can know of a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from reihum.core.features import Features
from reihum.core.game import Game
from reihum.core.state import State
from reihum.testing.configurations import Configuration, random_games
from tests.contract.configurations import ALL


def configurations_of(id: str) -> list[Configuration]:
    return [configuration for configuration in ALL if configuration.game.id == id]


def looks(configuration: Configuration, seed: int) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Views of random games, of one seat after the other, and the numbers for each, by field."""
    game, features = configuration.game, None
    for count, state, _ in random_games(configuration, seed, sparser=9):
        features = features or game.features(configuration.players, state.options)
        seat = count % configuration.players
        yield game.view(state, seat), read(features, state, seat)


def numbers_of(game: Game[Any], example: str, seat: int, **changes: Any) -> dict[str, Any]:
    """The numbers for a seat at the table of an example with these changes, by field."""
    state = game.from_position(game.examples[example].position | changes)
    return read(game.features(int(state.seats), state.options), state, seat)


def read(features: Features, state: State, seat: int) -> dict[str, Any]:
    """A row by field, each in its shape."""
    row, fields, start = features.row(state, seat), {}, 0
    for field in features.fields:
        fields[field.name] = shaped(row[start : start + field.size()], field.shape)
        start += field.size()
    return fields


def shaped(numbers: list[int], shape: tuple[int, ...]) -> Any:
    if not shape:
        return numbers[0]
    size = len(numbers) // shape[0]
    return [shaped(numbers[i * size : (i + 1) * size], shape[1:]) for i in range(shape[0])]


def by_seat(clockwise: list[Any], seat: int) -> list[Any]:
    """What is counted clockwise from this seat, counted from seat 0."""
    return [clockwise[(other - seat) % len(clockwise)] for other in range(len(clockwise))]


def chosen(one_hot: list[int], names: Sequence[Any] | None = None) -> Any:
    """What the one stands for; None if there is none."""
    assert sum(one_hot) in (0, 1)
    if 1 not in one_hot:
        return None
    return one_hot.index(1) if names is None else names[one_hot.index(1)]


def seat_of(one_hot: list[int], seat: int) -> int | None:
    """The seat that is counted clockwise from this one."""
    found: int | None = chosen(by_seat(one_hot, seat))
    return found


def those(flags: list[int], names: Sequence[Any] | None = None) -> list[Any]:
    """All that the ones stand for."""
    return [i if names is None else names[i] for i, flag in enumerate(flags) if flag]


def named(counts: list[int], names: Sequence[str]) -> dict[str, int]:
    """Counts as views show them: without zeros."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def cards_of(counts: list[int], names: Sequence[str]) -> list[str]:
    """The same as a list, in order."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]
