"""Hidden stays hidden (G-5): the leak test by `resample`, for every seat and for spectators."""

from __future__ import annotations

import msgspec

from reihum.core.rng import seeded
from reihum.core.state import NOBODY, State
from reihum.testing.configurations import Configuration, hidden_part, random_games, resampled
from reihum.testing.parameters import each_default, each_looked_at, each_open_hand

GAME = 12  # the seed of the game that is looked at


@each_looked_at
def test_g_5_views_and_actions_do_not_depend_on_what_is_hidden(configuration: Configuration) -> None:
    game, rng = configuration.game, seeded(12)
    for _, state, _ in random_games(configuration, GAME):
        for viewer in configuration.viewers():
            other = resampled(state, viewer, rng)
            assert game.view(other, viewer) == game.view(state, viewer)
            assert other.to_act() == state.to_act()
            if viewer == state.to_act():
                assert other.legal() == state.legal()


@each_looked_at
def test_g_5_words_and_reasons_do_not_depend_on_what_is_hidden(configuration: Configuration) -> None:
    game, rng = configuration.game, seeded(13)
    for _, state, _ in random_games(configuration, GAME, sparser=5):
        seat = state.to_act()
        other = resampled(state, seat, rng)
        for action in range(game.actions):
            assert game.why_not(other, seat, action) == game.why_not(state, seat, action)
        for action in state.legal():
            assert game.words(other, action) == game.words(state, action)
            assert other.reveals(action) == state.reveals(action)


@each_looked_at
def test_g_5_log_lines_tell_no_more_than_the_views(configuration: Configuration) -> None:
    """Two situations that look alike before and after a step are told alike.

    In another deal the step may not be legal, or may show something else; a tenth is compared at least.
    """
    game, rng = configuration.game, seeded(14)
    asked = compared = 0
    for _, state, action in random_games(configuration, GAME):
        after = stepped(state, action)
        for viewer in configuration.viewers():
            asked += 1
            other = resampled(state, viewer, rng)
            other_after = stepped(other, action) if other.allows(action) else other
            if game.view(other_after, viewer) == game.view(after, viewer):
                told = game.events(state, action, after, viewer)
                assert game.events(other, action, other_after, viewer) == told
                compared += 1
    assert 10 * compared >= asked


@each_looked_at
def test_steps_that_reveal_nothing_look_the_same_whatever_is_hidden(configuration: Configuration) -> None:
    game, rng = configuration.game, seeded(15)
    compared = 0
    for _, state, _ in random_games(configuration, GAME, sparser=3):
        seat = state.to_act()
        other = resampled(state, seat, rng)
        varied = hidden_part(other) != hidden_part(state)
        for action in state.legal():
            if not state.reveals(action):
                assert game.view(stepped(other, action), seat) == game.view(stepped(state, action), seat)
                compared += varied
    assert compared


@each_looked_at
def test_resample_keeps_every_component_and_plays_on(configuration: Configuration) -> None:
    rng = seeded(16)
    for ply, state, action in random_games(configuration, GAME):
        for viewer in configuration.viewers():
            other = resampled(state, viewer, rng)
            assert other.census() == state.census()
            if ply % 10 == 0:
                if viewer == state.to_act():
                    other.apply(action)
                play_on(other)


@each_looked_at
def test_a_new_deal_tells_nothing_about_the_old_one(configuration: Configuration) -> None:
    """States that look alike become equal when they are redealt with equal generators."""
    rng = seeded(24)
    for ply, state, _ in random_games(configuration, GAME):
        for viewer in configuration.viewers():
            other = resampled(state, viewer, rng)
            redealt = [resampled(one, viewer, seeded(ply)).position() for one in (state, other)]
            assert redealt[0] == redealt[1]


@each_looked_at
def test_resample_really_varies(configuration: Configuration) -> None:
    rng = seeded(17)
    plies = varied = 0
    for _, state, _ in random_games(configuration, GAME):
        other = resampled(state, state.to_act(), rng)
        plies += 1
        varied += hidden_part(other) != hidden_part(state)
        assert other.rng.save() != state.rng.save()
    assert varied > plies / 4  # with 2 players and no pool left, a rival's hand may be all that is missing


@each_looked_at
def test_g_5_views_have_their_schema_and_hold_no_seed(configuration: Configuration) -> None:
    game = configuration.game
    for _, state, _ in random_games(configuration, GAME, sparser=5):
        for viewer in configuration.viewers():
            view = game.view(state, viewer)
            assert msgspec.to_builtins(msgspec.convert(view, game.view_type)) == view
            text = msgspec.json.encode(view).decode()
            assert state.rng.save().split(":")[1] not in text
            assert "generator" not in text
            assert "seed" not in text


@each_default
def test_resampling_for_a_seat_gives_different_hidden_things_each_time(configuration: Configuration) -> None:
    state, rng = configuration.new(19), seeded(19)
    made = {str(hidden_part(resampled(state, 0, rng))) for _ in range(10)}
    assert len(made) == 10


@each_open_hand
def test_open_hands_are_open_to_everybody(configuration: Configuration) -> None:
    """Where a game says so, views differ in `seat` only and log lines not at all: one serves everybody."""
    game = configuration.game
    for _, state, action in random_games(configuration, GAME):
        after = stepped(state, action)
        shown = [game.view(state, viewer) | {"seat": None} for viewer in configuration.viewers()]
        told = [game.events(state, action, after, viewer) for viewer in configuration.viewers()]
        assert all(view == shown[0] for view in shown)
        assert all(lines == told[0] for lines in told)


@each_looked_at
def test_what_was_played_is_no_secret(configuration: Configuration) -> None:
    """What looks alike to everybody is alike in every way: records of running games tell no more."""
    game = configuration.game
    for _, state, _ in random_games(configuration, GAME, sparser=7):
        told: dict[str, object] = {}
        for action in state.legal():
            after = stepped(state, action)
            shown = str((game.view(after), game.events(state, action, after, None)))
            assert told.setdefault(shown, after.position()) == after.position()


def stepped(state: State, action: int) -> State:
    after = state.clone()
    after.step(action)
    return after


def play_on(state: State) -> None:
    """Some more steps: a resampled state is a game like any other."""
    rng = seeded(20)
    for _ in range(20):
        if state.to_act() == NOBODY:
            return
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
