"""A seat's view as a row of numbers: as long and as wide as its fields say, and honest (G-5)."""

from __future__ import annotations

from collections.abc import Iterator

from reihum.core.features import Features
from reihum.core.rng import seeded
from reihum.core.state import NOBODY, State
from reihum.testing.configurations import Configuration, hidden_part, random_game, random_games, resampled
from reihum.testing.parameters import each_default, each_looked_at

GAME = 61  # the seed of the game that is looked at


@each_looked_at
def test_g_5_numbers_do_not_depend_on_what_is_hidden(configuration: Configuration) -> None:
    features, rng, varied = features_of(configuration), seeded(61), 0
    for state, seat in looks(configuration):
        other = resampled(state, seat, rng)
        assert features.row(other, seat) == features.row(state, seat)
        varied += hidden_part(other) != hidden_part(state)
    assert varied


@each_looked_at
def test_numbers_keep_to_their_fields(configuration: Configuration) -> None:
    features = features_of(configuration)
    for state, seat in looks(configuration):
        assert_in_range(features, features.row(state, seat))


@each_default
def test_numbers_tell_apart_what_the_view_tells_apart(configuration: Configuration) -> None:
    """Rows are rich: hardly any two views of a game have the same row."""
    features, game = features_of(configuration), configuration.game
    rows: dict[tuple[int, ...], set[str]] = {}
    plies = 0
    for _, state, _ in random_games(configuration, GAME):
        plies += 1
        seat = int(state.to_act())
        view = game.view(state, seat) | {"turn": None}
        rows.setdefault(tuple(features.row(state, seat)), set()).add(str(view))
    mixed = sum(len(views) - 1 for views in rows.values())
    assert mixed <= plies / 20


@each_looked_at
def test_a_game_that_is_over_still_has_a_row(configuration: Configuration) -> None:
    features, state = features_of(configuration), finished(configuration)
    for seat in range(configuration.players):
        row = features.row(state, seat)
        assert row[: configuration.players] == [0] * configuration.players
        assert_in_range(features, row)


@each_default
def test_g_5_numbers_of_a_game_that_is_over_do_not_depend_on_what_is_still_hidden(
    configuration: Configuration,
) -> None:
    features, state = features_of(configuration), finished(configuration)
    for seat in range(configuration.players):
        other = resampled(state, seat, seeded(64))
        assert features.row(other, seat) == features.row(state, seat)


def finished(configuration: Configuration) -> State:
    *_, (state, _) = random_game(configuration, GAME)
    assert state.to_act() == NOBODY
    return state


@each_default
def test_seats_are_counted_from_the_one_that_looks(configuration: Configuration) -> None:
    features, state = features_of(configuration), configuration.new(64)
    mover = int(state.to_act())
    assert whose_turn(features, state, mover) == 0
    for seat in range(configuration.players):
        assert whose_turn(features, state, seat) == (mover - seat) % configuration.players


def looks(configuration: Configuration) -> Iterator[tuple[State, int]]:
    """States of random games, with one seat after the other."""
    for count, state, _ in random_games(configuration, GAME, sparser=2):
        yield state, count % configuration.players


def features_of(configuration: Configuration) -> Features:
    options = configuration.new(60).options
    return configuration.game.features(configuration.players, options)


def assert_in_range(features: Features, row: list[int]) -> None:
    assert len(row) == features.size()
    start = 0
    for field in features.fields:
        part = row[start : start + field.size()]
        assert field.low <= min(part) <= max(part) <= field.high, (field, part)
        start += field.size()


def whose_turn(features: Features, state: State, seat: int) -> int:
    return features.row(state, seat)[: int(state.seats)].index(1)
