"""OpenSpiel's own checks of games, its searches and its solver, on every game."""

from __future__ import annotations

import re
import subprocess
import sys
import unittest
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts, sample_some_states
from open_spiel.python.tests import games_sim_test

import reihum
from reihum.adapters import openspiel
from reihum.testing.configurations import Configuration
from tests.adapters.spieling import dealt, every_game, loaded, played, sampler, secretive, tiny

SOME = 60  # states
GUIDE = Path(__file__).parents[2] / "docs" / "openspiel.md"


@every_game
def test_openspiels_random_simulation_passes_with_storing(configuration: Configuration) -> None:
    pyspiel.random_sim_test(loaded(configuration), num_sims=1, serialize=True, verbose=False)


@every_game
def test_openspiels_simulated_game_passes(configuration: Configuration) -> None:
    """Its checks of pickling, cloning, utilities and ends."""
    games_sim_test.GamesSimTest().sim_game(loaded(configuration))


@every_game
def test_openspiels_api_test_passes(configuration: Configuration, monkeypatch: pytest.MonkeyPatch) -> None:
    """On some states from all over the game, fewer than OpenSpiel takes."""
    some = partial(sample_some_states.sample_some_states, max_states=SOME)
    monkeypatch.setattr(sample_some_states, "sample_some_states", lambda game, max_states: some(game))
    enforce(api_test.EnforceAPIOnPartialTreeBase, loaded(configuration), str(configuration))


@pytest.mark.parametrize(
    ("game", "nodes", "sets"), [(tiny, (1, 186, 204), 159), (secretive, (1, 119, 23), 43)]
)
def test_openspiels_api_test_passes_on_a_whole_tree(
    game: Callable[[], Any], nodes: tuple[int, int, int], sets: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So many nodes (chance, decisions, ends) and information sets; perfect recall included: what a
    player has seen can be told from the information state."""
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "whole", nodes)
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "whole", sets)
    enforce(api_test.EnforceAPIOnFullTreeBase, game(), "whole")


def enforce(base: Any, game: Any, name: str) -> None:
    """Run one of OpenSpiel's test classes."""
    case = type("Enforced", (base,), {"game": game, "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 0
    assert not result.errors + result.failures, result.errors + result.failures


@every_game
def test_openspiels_searches_play(configuration: Configuration) -> None:
    """MCTS, and ISMCTS on redealt states: legal steps, and the searched state is left alone."""
    game = loaded(configuration)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bots = [
        mcts.MCTSBot(game, 2.0, 8, rollouts, random_state=np.random.RandomState(2)),
        ismcts.ISMCTSBot(game, rollouts, 2.0, 8, random_state=np.random.RandomState(3)),
    ]
    state = dealt(game)
    for ply in range(4):
        if not state.is_terminal():
            before = str(state)
            action = bots[ply % 2].step(state)
            assert str(state) == before
            assert action in state.legal_actions()
            state.apply_action(action)


def test_openspiels_solver_finds_an_equilibrium_of_a_tiny_game() -> None:
    game = tiny()
    uniform = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRSolver(game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    assert uniform > 0.9
    assert exploitability.nash_conv(game, solver.average_policy()) < uniform / 8


def test_a_search_that_redeals_does_not_know_the_next_card() -> None:
    """MCTS copies the state, and with it the pile; ISMCTS has it redealt."""
    state = dealt(openspiel.load("chameleon"))
    mover = state.current_player()
    assert len({next_card(state.clone()) for _ in range(20)}) == 1
    assert len({next_card(state.resample_from_infostate(mover, sampler(seed))) for seed in range(20)}) > 3


def next_card(state: Any) -> str:
    state.apply_action(state.legal_actions()[-1])
    shown: str = state.observation_string(0)
    return shown


def test_importing_it_lets_python_end_well() -> None:
    """OpenSpiel lets go of what was registered when Python has already ended."""
    code = (
        "import pyspiel, reihum.adapters.openspiel; pyspiel.load_game('reihum_chameleon').new_initial_state()"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("code", re.findall(r"^```python\n(.*?)^```", GUIDE.read_text("utf-8"), re.M | re.S))
def test_the_guides_examples_run(code: str) -> None:
    exec(compile(code, "openspiel.md", "exec"), {})


def test_every_game_is_registered_once() -> None:
    openspiel.register()
    names = pyspiel.registered_names()
    for game in reihum.games():
        assert names.count(f"reihum_{game.id}") == 1


def test_a_finished_game_is_worth_what_its_ranks_say() -> None:
    for reward, low in (("win", -1.0), ("score", -65535.0)):
        game = openspiel.load("chameleon", reward=reward)
        *_, last = played(game, 75, 1000)
        final = last.table.state
        assert game.min_utility() == low
        assert sum(last.returns()) == pytest.approx(0)
        assert last.returns()[final.ranks().index(1)] == max(last.returns()) > 0
    scores = final.scores()
    assert last.returns()[0] - last.returns()[1] == scores[0] - scores[1]
