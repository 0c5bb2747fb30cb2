"""What every game must keep while it is played (G-1 to G-4, G-7)."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest

from reihum.core.errors import IllegalAction
from reihum.core.game import Game
from reihum.core.rng import FairRng, seeded
from reihum.core.state import NOBODY, Moves
from reihum.core.texts import LANGUAGES
from reihum.testing.configurations import (
    FAR,
    Configuration,
    actions_of,
    hidden_part,
    random_game,
    random_games,
    seeds,
)
from reihum.testing.parameters import each_default, each_looked_at, each_played

GAMES = seeds(0, compiled=6, interpreted=1)  # for each of the configurations: hundreds in all
GAME = 5  # the seed of a game that is looked at
LONGEST = 20_000  # no random game comes near


@each_played
def test_g_3_no_dead_ends_and_every_component_stays(configuration: Configuration) -> None:
    for seed in GAMES:
        census = configuration.new(seed).census()
        for ply, (state, _) in enumerate(random_game(configuration, seed)):
            legal = state.legal()
            assert legal
            assert legal == sorted(set(legal))
            assert legal[0] >= 0
            assert legal[-1] < configuration.game.actions
            assert state.census() == census
            assert ply < LONGEST


@each_played
def test_g_7_every_game_ends_with_ranks_and_scores(configuration: Configuration) -> None:
    for seed in GAMES:
        state = configuration.new(seed)
        rng, scratch = seeded(seed), Moves()
        while state.to_act() != NOBODY:
            assert configuration.game.result(state) is None
            assert 0 <= state.to_act() < configuration.players
            state.step(state.pick(rng, scratch))
        assert state.legal() == []
        result = configuration.game.result(state)
        assert result is not None
        assert len(result.scores) == len(result.ranks) == configuration.players
        assert min(result.ranks) == 1
        for rank in result.ranks:
            assert rank == 1 + sum(other < rank for other in result.ranks)


@each_played
def test_g_1_the_same_seed_and_actions_give_the_same_game(configuration: Configuration) -> None:
    first, second = configuration.new(GAME), configuration.new(GAME)
    for action in actions_of(configuration, GAME):
        first.apply(action)
        second.apply(action)
    assert first.position() == second.position()


@each_played
def test_g_1_seeds_make_different_games(configuration: Configuration) -> None:
    assert len({str(hidden_part(configuration.new(seed))) for seed in range(5)}) == 5


@each_default
def test_g_2_who_starts_is_random_or_chosen(configuration: Configuration) -> None:
    game, players = configuration.game, configuration.players
    starters = {game.new(players=players, seed=seed).to_act() for seed in range(60)}
    assert starters == set(range(players))
    for seat in range(players):
        assert {game.new(players=players, seed=s, first_player=seat).to_act() for s in range(5)} == {seat}


@each_looked_at
def test_clones_are_independent(configuration: Configuration) -> None:
    rng, scratch = seeded(3), Moves()
    for _, state, action in random_games(configuration, GAME, sparser=7):
        before = state.position()
        clone = state.clone()
        assert clone.position() == before
        clone.step(action)
        steps = 0
        while clone.to_act() != NOBODY and steps < FAR:
            clone.step(clone.pick(rng, scratch))
            steps += 1
        assert state.position() == before


@each_looked_at
def test_g_3_what_is_not_legal_raises_and_changes_nothing(configuration: Configuration) -> None:
    for _, state, _ in random_games(configuration, GAME, sparser=11):
        before = state.position()
        legal = set(state.legal())
        for action in [-1, *range(configuration.game.actions + 2), 10**6, 2**70]:
            if action not in legal:
                with pytest.raises(IllegalAction):
                    state.apply(action)
        assert state.position() == before


@each_default
def test_g_4_a_forced_step_is_still_a_decision(configuration: Configuration) -> None:
    """One legal action is offered like many, at the beginning of a turn and within: the engine plays none."""
    steps, forced = set(), set()  # is it in the turn of the step before?
    for seed in seeds(8, compiled=3):
        turn = configuration.new(seed).turn
        for state, action in islice(random_game(configuration, seed), 1, None):
            within, turn = state.turn == turn, state.turn
            steps.add(within)
            if state.legal() == [action]:
                forced.add(within)
    assert forced == steps


@each_default
def test_the_turn_number_counts_turns(configuration: Configuration) -> None:
    """One seat plays all steps of a turn, and the number never skips or falls."""
    turn, seat = -1, -1
    for state, _ in random_game(configuration, 6):
        assert state.turn in (turn, turn + 1)
        if state.turn == turn:
            assert state.to_act() == seat
        turn, seat = state.turn, state.to_act()


@each_default
def test_games_can_be_played_with_a_fair_generator(configuration: Configuration) -> None:
    seed = bytes(range(32))
    states = [configuration.game.new(players=configuration.players, rng=FairRng(seed)) for _ in range(2)]
    rng, scratch = seeded(1), Moves()
    while states[0].to_act() != NOBODY:
        action = states[0].pick(rng, scratch)
        for state in states:
            state.step(action)
    assert states[0].position() == states[1].position()


@each_looked_at
def test_the_tally_adds_up_to_the_scores(configuration: Configuration) -> None:
    game = configuration.game
    for seed in seeds(9, compiled=5):
        state = configuration.new(seed)
        rng, scratch = seeded(seed), Moves()
        while state.to_act() != NOBODY:
            state.step(state.pick(rng, scratch))
        result = game.result(state)
        assert result is not None
        for line in result.tally:
            assert len(line.points) == configuration.players
            assert all(game.say(line.label, language).strip() for language in LANGUAGES)
        if result.tally or type(game).tally is not Game.tally:
            sums = [
                sum(line.points[seat] or 0 for line in result.tally) for seat in range(configuration.players)
            ]
            assert sums == result.scores
        for viewer in configuration.viewers():
            view = game.view(state, viewer)
            assert msgspec.to_builtins(msgspec.convert(view, game.view_type)) == view
            assert msgspec.json.decode(msgspec.json.encode(view)) == view
