"""The AEC environments: PettingZoo's own tests, honesty (G-5), rewards, seeds and pictures."""

from __future__ import annotations

import pickle
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import reihum
from reihum.adapters.pettingzoo import TableEnv, env
from reihum.adapters.rewards import rewards
from reihum.core.errors import BadOption, BadPlayers, IllegalAction
from reihum.core.rng import seeded
from reihum.core.state import NOBODY
from reihum.testing.configurations import SOAK, Configuration, random_game, random_games, resampled
from tests.contract.configurations import ALL, DEFAULTS

CYCLES = 45 if reihum.compiled else 15
DRAWN = [  # drawing takes long: all player counts, and all variants with the fewest players; all in a soak
    one for one in ALL if SOAK > 1 or not one.options or one.players == one.game.players[0]
]
USUAL = [  # what PettingZoo warns about although its documentation asks for it: masks beside observations
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",  # of agents whose game is over
]


def of(configuration: Configuration, **settings: Any) -> TableEnv:
    return TableEnv(configuration.game.id, configuration.players, **configuration.options, **settings)


def wrapped(configuration: Configuration, **settings: Any) -> Any:
    return env(configuration.game.id, configuration.players, **configuration.options, **settings)


@pytest.mark.filterwarnings(*USUAL)
@pytest.mark.parametrize("configuration", ALL, ids=str)
def test_pettingzoo_accepts_it(configuration: Configuration) -> None:
    api_test(wrapped(configuration), num_cycles=CYCLES)
    seed_test(partial(wrapped, configuration), num_cycles=CYCLES // 3)


@pytest.mark.parametrize("configuration", DRAWN, ids=str)
def test_pettingzoo_accepts_its_pictures(configuration: Configuration) -> None:
    render_test(partial(wrapped, configuration))


@pytest.mark.parametrize("configuration", ALL, ids=str)
def test_g_5_agents_are_told_nothing_that_is_hidden(configuration: Configuration) -> None:
    table, rng = of(configuration), seeded(71)
    table.reset(seed=71)
    for ply, state, _ in random_games(configuration, 71):
        if ply % 5 == 0:
            for seat, agent in enumerate(table.possible_agents):
                table.state_now = state
                told = table.observe(agent)
                table.state_now = resampled(state, seat, rng)
                np.testing.assert_equal(table.observe(agent), told)


@pytest.mark.parametrize("configuration", DEFAULTS, ids=str)
def test_g_5_pictures_show_nothing_that_is_hidden(configuration: Configuration) -> None:
    """As each seat, and as a spectator."""
    table, rng = of(configuration, render_mode="ansi"), seeded(72)
    table.reset(seed=72)
    for ply, state, _ in random_games(configuration, 72):
        if ply % 61 == 0:
            viewers = configuration.viewers()
            table.seat = viewers[ply // 61 % len(viewers)]
            table.state_now = state
            shown = table.render()
            table.state_now = resampled(state, table.seat, rng)
            assert table.render() == shown


@pytest.mark.parametrize("configuration", DEFAULTS, ids=str)
def test_it_plays_the_game_of_its_seed(configuration: Configuration) -> None:
    """Step by step the same as the engine, with the same choices, to rewards, scores and ranks."""
    table = wrapped(configuration)
    table.reset(seed=73)
    for state, action in random_game(configuration, 73):
        seat = int(state.to_act())
        assert table.agent_selection == f"player_{seat}"
        observation, reward, over, _, _ = table.last()
        assert observation["action_mask"].nonzero()[0].tolist() == state.legal()
        assert (reward, over) == (0, False)
        table.step(action)
    assert state.to_act() == NOBODY
    told = list(last_words(table))
    assert [reward for reward, _ in told] == rewards(state.ranks())
    assert [info["score"] for _, info in told] == state.scores()
    assert [info["rank"] for _, info in told] == state.ranks()
    assert table.agents == []


def last_words(table: Any) -> Any:
    """Each agent's reward and info, in the step that ends its life."""
    for _ in table.agent_iter():
        observation, reward, over, truncated, info = table.last()
        assert over
        assert not truncated
        assert not observation["action_mask"].any()
        yield reward, info
        table.step(None)


def test_only_who_is_to_act_has_actions() -> None:
    table = TableEnv("chameleon", players=3)
    table.reset(seed=74)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


def test_points_can_be_the_reward() -> None:
    table = env("chameleon", players=3, reward="score")
    configuration = Configuration(reihum.game("chameleon"), 3)
    table.reset(seed=75)
    for one, action in random_game(configuration, 75):
        table.step(action)
        state = one
    mean = sum(state.scores()) / 3
    assert [reward for reward, _ in last_words(table)] == pytest.approx([s - mean for s in state.scores()])


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    table = TableEnv("chameleon", players=2)
    table.reset(seed=76)
    before = table.state_now.position()
    illegal = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    for action in (illegal, -1, 10_000, None):
        with pytest.raises(IllegalAction):
            table.step(action)
    assert table.state_now.position() == before


def test_games_without_a_seed_go_on_from_the_last_seed() -> None:
    tables = [TableEnv("summit", players=3) for _ in range(2)]
    dealt = []
    for table in tables:
        table.reset(seed=77)
        first = table.state_now.position()
        table.reset()
        dealt.append((first, table.state_now.position()))
    assert dealt[0] == dealt[1]
    assert dealt[0][0] != dealt[0][1]


def test_it_can_be_sent_to_another_process() -> None:
    table = pickle.loads(pickle.dumps(TableEnv("chameleon", 3, table="violet", reward="score")))
    assert table.layout.options["table"] == "violet"
    assert (len(table.possible_agents), table.reward) == (3, "score")


def test_what_does_not_exist_is_refused() -> None:
    with pytest.raises(BadPlayers):
        env("chameleon", players=9)
    for wrong in ({"reward": "money"}, {"render_mode": "video"}, {"table": "round"}, {"seat": 2}):
        with pytest.raises(BadOption):
            env("chameleon", players=2, **wrong)


@pytest.mark.parametrize("configuration", DEFAULTS, ids=str)
def test_all_pictures_of_a_game_have_one_size(configuration: Configuration) -> None:
    table = of(configuration, render_mode="rgb_array")
    table.reset(seed=78)
    shapes = set()
    for ply, state, _ in random_games(configuration, 78):
        if ply % 60 == 0:
            table.state_now, table.seat = state, ply // 60 % configuration.players
            shapes.add(np.asarray(table.render()).shape)
    assert shapes == {(738, 918, 3)}
