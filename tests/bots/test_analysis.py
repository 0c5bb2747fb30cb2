"""Looking back at a game: what was lost, what was luck, and nothing that a seat could not know."""

from __future__ import annotations

from itertools import pairwise

import pytest

import reihum
from reihum.bots.analysis import Analysis, accuracy, analyse, decision, prospects
from reihum.core.errors import NotOver
from reihum.core.rng import seeded
from reihum.core.state import NOBODY, Moves
from reihum.records import Record, Recorder
from reihum.testing.configurations import Configuration, choices, hidden_part, resampled
from tests.contract.configurations import DEFAULTS
from tests.games.chameleon.positions import GAME as CHAMELEON
from tests.games.chameleon.positions import game as chameleon_game

FEW = 12 if reihum.compiled else 2
LOOKS = 6 if reihum.compiled else 1  # choices of a game
LAST_TAKE = {"players": 2, "last_round": True, "rows": ("taken", "r r", "y b o"), "out": (0,)}


def played_at_random(players: int = 3, steps: int = 10_000) -> Record:
    recorder, rng = Recorder(CHAMELEON, players, {}, 5), seeded(5)
    while recorder.state.to_act() != NOBODY and len(recorder.steps) < steps:
        recorder.play(int(recorder.state.pick(rng, Moves())))
    return recorder.record


@pytest.fixture(scope="module")
def found() -> Analysis:
    return analyse(played_at_random(), FEW)


def test_every_choice_is_looked_at_and_nothing_else(found: Analysis) -> None:
    state = CHAMELEON.new(players=3, seed=5)
    choices = []
    for ply, step in enumerate(step for turn in played_at_random().turns for step in turn.steps):
        if len(state.legal()) > 1:
            choices.append((ply, int(state.turn), int(state.to_act()), step))
        state.apply(CHAMELEON.parse(state, step))
    assert [(one.ply, one.turn, one.seat, one.played) for one in found.decisions] == choices


def test_luck_and_decisions_are_all_that_moves_a_chance(found: Analysis) -> None:
    """From the first chance to the result: each swing is either of a decision or of luck."""
    for one, following in pairwise(found.decisions):
        for seat in range(3):
            assert one.after[seat] + one.luck[seat] == pytest.approx(following.before[seat])
    state = CHAMELEON.new(players=3, seed=5)
    for turn in played_at_random().turns:
        for step in turn.steps:
            state.apply(CHAMELEON.parse(state, step))
    first, last = found.decisions[0], found.decisions[-1]
    for seat, rank in enumerate(state.ranks()):
        decided = sum(one.after[seat] - one.before[seat] for one in found.decisions)
        end = first.before[seat] + decided + found.luck[seat]
        assert end == pytest.approx(last.after[seat] + last.luck[seat])
        assert end == pytest.approx(1.0 if rank == 1 else 0.0)


def test_chances_and_luck_of_all_seats_belong_together(found: Analysis) -> None:
    """Somebody wins: what one gains the others lose."""
    for one in found.decisions:
        assert sum(one.before) == pytest.approx(1)
        assert sum(one.after) == pytest.approx(1)
        assert sum(one.luck) == pytest.approx(0)
    assert sum(found.luck) == pytest.approx(0)


def test_no_decision_gains_and_the_best_loses_nothing(found: Analysis) -> None:
    assert all(one.loss >= 0 for one in found.decisions)
    assert all(one.loss == 0 for one in found.decisions if one.played == one.best)
    for seat in range(3):
        losses = [one.loss for one in found.decisions if one.seat == seat]
        assert found.loss[seat] == pytest.approx(sum(losses))
        assert found.accuracy[seat] == pytest.approx(accuracy(losses))


def test_an_analysis_is_repeatable(found: Analysis) -> None:
    assert analyse(played_at_random(), FEW) == found
    assert analyse(played_at_random(), FEW, seed=1) != found


def test_a_game_that_is_not_over_is_refused() -> None:
    with pytest.raises(NotOver):
        analyse(played_at_random(steps=30), FEW)


@pytest.mark.parametrize(("played", "loss"), [("take 2", 0.0), ("take 3", 1.0)])
def test_the_last_take_wins_or_loses_the_game(played: str, loss: float) -> None:
    """One row wins, the other loses: all of that is the decision's."""
    state = chameleon_game(**LAST_TAKE, collections=("g g g", "r r"), to_act=1)
    action = CHAMELEON.parse(state, played)
    one = decision(CHAMELEON, state, action, 0, 60, seeded(1))
    assert one.best == "take 2"
    assert one.before == [0.0, 1.0]
    assert one.loss == pytest.approx(loss)


def test_accuracy_falls_with_what_is_lost() -> None:
    assert accuracy([]) == 100
    assert accuracy([0.0]) == pytest.approx(100, abs=0.01)
    falling = [accuracy([loss]) for loss in (0.0, 0.1, 0.3, 0.6)]
    assert falling == sorted(falling, reverse=True)
    assert accuracy([0.1]) == pytest.approx(64, abs=1)
    assert accuracy([1.0]) == 0.0
    assert accuracy([0.0, 1.0]) == pytest.approx(50, abs=0.01)


@pytest.mark.parametrize("configuration", DEFAULTS, ids=str)
def test_prospects_know_only_what_the_seat_knows(configuration: Configuration) -> None:
    rng, varied = seeded(8), 0
    for ply, state in choices(configuration, 64, LOOKS):
        other = resampled(state, int(state.to_act()), rng)
        varied += hidden_part(other) != hidden_part(state)
        told, again = (prospects(configuration.game, one, FEW, seeded(ply)) for one in (state, other))
        assert told == again
        assert sum(one.visits for one in told) == FEW
        assert {one.action for one in told} <= set(state.legal())
    assert varied


def test_the_action_that_was_played_is_always_looked_at() -> None:
    """However bad it is: a third of the simulations more are for it alone."""
    state = chameleon_game(**LAST_TAKE, collections=("g g g", "r r"), to_act=1)
    bad = CHAMELEON.parse(state, "take 3")
    alone = next(one for one in prospects(CHAMELEON, state, 90, seeded(1)) if one.action == bad)
    asked = next(one for one in prospects(CHAMELEON, state, 90, seeded(1), bad) if one.action == bad)
    assert asked.visits == alone.visits + 30
