"""Position documents: both ways; broken ones are refused with the place, or play on."""

from __future__ import annotations

import copy
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reihum.core.errors import BadOption, BadPosition
from reihum.core.rng import seeded
from reihum.core.state import NOBODY, Moves, State
from reihum.core.texts import say
from reihum.testing.configurations import FAR, Configuration, actions_of, choices, random_games
from reihum.testing.parameters import each_default, each_game, each_looked_at

GAME = 21  # the seed of the game that is looked at
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@each_looked_at
def test_positions_go_both_ways(configuration: Configuration) -> None:
    for _, state, _action in random_games(configuration, GAME):
        check_round_trip(configuration, state)
    check_round_trip(configuration, state)


def check_round_trip(configuration: Configuration, state: State) -> None:
    document = state.position()
    text = msgspec.json.encode(document)
    again = configuration.game.from_position(msgspec.json.decode(text))
    assert again.position() == document
    assert again.legal() == state.legal()
    assert again.scores() == state.scores()


@each_looked_at
def test_a_game_goes_on_from_its_position(configuration: Configuration) -> None:
    """Chance included: the generator is part of the position."""
    played = state = configuration.new(GAME)
    for ply, action in enumerate(actions_of(configuration, GAME)):
        if ply % 10 == 0:
            state = configuration.game.from_position(state.position())
        state.step(action)
        played.step(action)
    assert state.position() == played.position()


@each_looked_at
def test_a_damaged_position_is_refused_or_plays_on(configuration: Configuration) -> None:
    """About three quarters of the damage must be refused; what is accepted has all of its components."""
    chance = random.Random(str(configuration))
    tried = refused = 0
    for _, state, _ in random_games(configuration, GAME, sparser=4):
        document = plain_json(state)
        damage(document, chance)
        tried += 1
        made = accepted(configuration, document)
        if made is None:
            refused += 1
        else:
            assert made.census() == state.census()
            play_on(made)
    assert refused >= tried // 8  # far from what is to be expected


def plain_json(state: State) -> Any:
    return msgspec.json.decode(msgspec.json.encode(state.position()))


def accepted(configuration: Configuration, document: object) -> State | None:
    """The state, or None if the document is refused in words."""
    try:
        made: State = configuration.game.from_position(document)
    except (BadPosition, BadOption) as fault:
        say(fault.message(), "de")  # raises if it has no words
        return None
    return made


@each_looked_at
def test_no_component_may_be_missing_or_there_twice(configuration: Configuration) -> None:
    """From every list of a position the last thing is taken away, or doubled."""
    for _, state in choices(configuration, GAME, 2):
        refused = 0
        for number in range(len(lists_in(plain_json(state)))):
            for change in (list.pop, lambda things: things.append(things[-1])):
                document = plain_json(state)
                change(lists_in(document)[number])
                made = accepted(configuration, document)
                refused += made is None
                assert made is None or made.census() == state.census()
        assert refused


def damage(document: Any, chance: random.Random) -> None:
    """Change one place of the document."""
    place = document
    while isinstance(place, dict | list) and place:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = chance.choice(keys)
        inner = place[key]
        if not isinstance(inner, dict | list) or not inner or chance.random() < 0.15:
            spoil(place, key, chance)
            return
        place = inner


def lists_in(part: Any) -> list[list[Any]]:
    """All lists of a document that hold something."""
    inner = list(part.values()) if isinstance(part, dict) else part if isinstance(part, list) else []
    own = [part] if isinstance(part, list) and part else []
    return own + [found for one in inner for found in lists_in(one)]


def spoil(place: Any, key: Any, chance: random.Random) -> None:
    siblings = list(place.values()) if isinstance(place, dict) else place
    other = copy.deepcopy(chance.choice(siblings))
    way = chance.randrange(6)
    if way == 0:
        del place[key]
    elif way == 1 and isinstance(place, list):
        place.insert(0, other)
    elif way == 2 and isinstance(place[key], int):
        place[key] = (
            place[key] + chance.choice((-1, 1)) if not isinstance(place[key], bool) else not place[key]
        )
    elif way == 3:
        place[key] = None
    elif way == 4:
        place[key] = chance.choice([-1, 0, 1, 7, 99, "x", True, [], {}])
    else:
        place[key] = other


def play_on(state: State) -> None:
    rng, scratch = seeded(1), Moves()
    census = state.census()
    steps = 0
    while state.to_act() != NOBODY and steps < FAR:
        for viewer in range(int(state.seats)):
            state.clone().resample(viewer, rng)
        state.apply(state.pick(rng, scratch))
        steps += 1
        assert state.census() == census
    state.scores()
    state.ranks()


@each_game
@settings(max_examples=60, deadline=None)
@given(document=JSON)
def test_garbage_is_no_position(game: Any, document: object) -> None:
    with pytest.raises(BadPosition) as caught:
        game.from_position(document)
    assert caught.value.where.startswith("$")


@each_default
@settings(max_examples=25, deadline=None)
@given(field=st.integers(0, 40), value=JSON)
def test_garbage_in_one_field_is_refused_or_plays_on(
    configuration: Configuration, field: int, value: object
) -> None:
    document = configuration.new(1).position()
    name = list(document)[field % len(document)]
    document[name] = value
    made = accepted(configuration, document)
    if made is not None:
        play_on(made)


@each_default
def test_every_field_has_a_shape(configuration: Configuration) -> None:
    """A text where other fields should be, a list where there should be a text."""
    document = configuration.new(1).position()
    for name, value in document.items():
        with pytest.raises(BadPosition) as caught:
            configuration.game.from_position({**document, name: [] if isinstance(value, str) else "?"})
        assert caught.value.where.startswith(f"$.{name}")


@each_game
def test_positions_of_other_games_and_rules_are_refused(game: Any) -> None:
    document = game.new(seed=1).position()
    for name, value in (("game", "chess"), ("rules", 99), ("players", 7), ("generator", "fast:0")):
        with pytest.raises(BadPosition) as caught:
            game.from_position({**document, name: value})
        assert caught.value.where == f"$.{name}"
