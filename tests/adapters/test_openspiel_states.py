"""States of OpenSpiel: dealt, copied, stored, redealt; what a player observes tells nothing hidden (G-5)."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import reihum
from reihum.adapters import openspiel
from reihum.adapters.openspiel_setting import parts
from reihum.adapters.openspiel_table import Table
from reihum.core.errors import BadOption, BadPlayers, BadPosition, IllegalAction, ReihumError
from reihum.testing.configurations import Configuration
from tests.adapters.spieling import dealt, every_game, loaded, played, sampler
from tests.games.chameleon.positions import position

STRIDE = 41 if reihum.compiled else 13


def known(state: Any, player: int) -> list[object]:
    """All that a player is told."""
    return [
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
        state.current_player(),
        state.legal_actions(player),
    ]


@every_game
def test_g_5_what_a_player_observes_does_not_depend_on_what_is_hidden(configuration: Configuration) -> None:
    varied = 0
    for ply, state in enumerate(played(loaded(configuration), 73, STRIDE)):
        if not state.is_terminal():
            for player in range(state.num_players()):
                other = state.resample_from_infostate(player, sampler(ply))
                assert known(other, player) == known(state, player)
                varied += str(other) != str(state)
    assert varied


@every_game
def test_g_5_a_redealt_state_tells_nobody_about_the_old_one(configuration: Configuration) -> None:
    """Neither do the memories of the others, which a search may look at."""
    for state in played(loaded(configuration), 74, 2 * STRIDE):
        if not state.is_terminal():
            mover = state.current_player()
            state.information_state_string((mover + 1) % state.num_players())
            twin = state.resample_from_infostate(mover, sampler(1))
            one, two = (made.resample_from_infostate(mover, sampler(2)) for made in (state, twin))
            for _ in range(2):
                assert str(one) == str(two)
                for player in range(state.num_players()):
                    assert known(one, player) == known(two, player)
                    assert one.information_state_string(player).startswith(one.observation_string(player))
                if not one.is_terminal():
                    action = one.legal_actions()[0]
                    one.apply_action(action)
                    two.apply_action(action)


@every_game
def test_a_stored_state_goes_on_as_if_nothing_had_happened(configuration: Configuration) -> None:
    """Chance, hands, and what was seen before a redeal and after it."""
    for true in played(loaded(configuration), 75, STRIDE):
        if not true.is_terminal():
            state = true.resample_from_infostate(0, sampler(3))
            state.apply_action(state.legal_actions()[0])
            again = pickle.loads(pickle.dumps(state))
            assert again.history() == state.history()
            for one in (state, again):
                if not one.is_terminal():
                    one.apply_action(one.legal_actions()[-1])
            assert str(again) == str(state)
            for player in range(state.num_players()):
                assert known(again, player) == known(state, player)


def test_a_copy_is_independent() -> None:
    state = dealt(openspiel.load("chameleon"))
    copy, before = state.clone(), known(state, 0)
    copy.apply_action(copy.legal_actions()[0])
    assert known(state, 0) == before != known(copy, 0)


def test_memories_are_the_same_whenever_they_are_asked_for() -> None:
    game = openspiel.load("chameleon", players=3)
    asked = [state.information_state_string(1) for state in played(game, 76, 1)]
    for ply, state in enumerate(played(game, 76, 40)):
        assert state.clone().information_state_string(1) == asked[min(40 * ply, len(asked) - 1)]


def test_what_was_seen_is_part_of_the_information_state() -> None:
    """Red and green came in either order, and lie in one collection now: only memories tell."""
    states = []
    for top in ("r g", "g r"):
        game = openspiel.load("chameleon", position=position(players=2, top=top), deals=1)
        states.append(game.new_initial_state())
        for text in ("draw", "place 3", "draw", "place 3", "take 3"):
            states[-1].apply_action(reihum.game("chameleon").action(text))
    one, two = states
    assert one.observation_string(0) == two.observation_string(0)
    assert one.table.told == two.table.told
    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.information_state_tensor(0)[:-4] == two.information_state_tensor(0)[:-4]
    assert one.information_state_tensor(0) != two.information_state_tensor(0)


def test_tensors_come_in_pieces() -> None:
    game = openspiel.load("chameleon", players=4)
    state = dealt(game)
    state.apply_action(state.legal_actions()[0])
    features = reihum.game("chameleon").features(4, state.table.state.options)
    observation = make_observation(game)
    observation.set_from(state, 2)
    assert observation.tensor.tolist() == features.row(state.table.state, 2)
    assert list(observation.dict) == [field.name for field in features.fields]
    recalling = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    recalling.set_from(state, 2)
    mover, action = state.table.steps[0]
    assert np.flatnonzero(recalling.dict["player"]).tolist() == [2]
    assert np.flatnonzero(recalling.dict["steps"]).tolist() == [(mover - 2) % 4, 4 + action]


def test_the_public_sees_what_a_spectator_sees() -> None:
    game = openspiel.load("stack_run")
    state = dealt(game)
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    assert make_observation(game, kind).string_from(state, 0) == state.table.view(None)
    assert '"seat":null' in state.table.view(None)
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    assert make_observation(game, everything) is None


@pytest.mark.parametrize("deals", [2, 255, 256, 257, 1000, 70000])
def test_every_deal_is_as_likely(deals: int) -> None:
    """And there is one way to each."""
    table = openspiel.load("chameleon", deals=deals, seed=5).first
    found: list[tuple[range, float]] = [(range(5, 5 + deals), 1.0)]
    while any(len(one) > 1 for one, _ in found):
        found = [two for one in found for two in (outcomes(table, *one) if len(one[0]) > 1 else [one])]
    assert [one[0] for one, _ in found] == list(range(5, 5 + deals))
    assert {round(chance * deals, 6) for _, chance in found} == {1}


def outcomes(table: Table, deals: range, chance: float) -> list[tuple[range, float]]:
    """What a chance node does with these deals, and how likely that is."""
    table.deals = deals
    return [(part, chance * share) for part, share in zip(parts(deals), table.outcomes(), strict=True)]


def test_a_deal_is_the_game_of_its_seed() -> None:
    state = pyspiel.load_game("reihum_chameleon(players=3,table=violet,seed=40)").new_initial_state()
    for outcome in (0, 1, 4):
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(outcome)
    same = reihum.game("chameleon").new(players=3, seed=40 + 256 + 4, table="violet")
    assert state.table.state.position() == same.position()
    assert state.history() == [0, 1, 4]


def test_how_chance_is_declared() -> None:
    modes = pyspiel.GameType.ChanceMode
    for parameters, mode, nodes, outcomes in (
        ({}, modes.EXPLICIT_STOCHASTIC, 3, 256),
        ({"deals": 300}, modes.EXPLICIT_STOCHASTIC, 2, 256),
        ({"deals": 5}, modes.EXPLICIT_STOCHASTIC, 1, 5),
        ({"deals": 1}, modes.DETERMINISTIC, 0, 0),
        ({"chance": "sampled"}, modes.SAMPLED_STOCHASTIC, 1, 1),
    ):
        game = openspiel.load("chameleon", None, **parameters)
        assert game.get_type().chance_mode == mode
        assert game.max_chance_nodes_in_history() == nodes
        assert game.max_chance_outcomes() == outcomes


def test_sampled_deals_come_from_the_games_generator() -> None:
    """OpenSpiel cannot store sampled games that are written in Python; all else passes."""
    deals = []
    for _ in range(2):
        game = openspiel.load("chameleon", chance="sampled", seed=9)
        deals.append([str(dealt(game)) for _ in range(3)])
    assert deals[0] == deals[1]
    assert len(set(deals[0])) == 3
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_game_can_begin_with_a_position() -> None:
    chameleon = reihum.game("chameleon")
    start = chameleon.from_position(chameleon.examples["last"].position)
    exact = pyspiel.load_game("reihum_chameleon(position=last,deals=1)").new_initial_state()
    assert exact.table.state.position() == start.position()
    redealt = dealt(openspiel.load("chameleon", position=start.position()))
    assert redealt.observation_string(0) == exact.observation_string(0)
    assert str(redealt) != str(exact)


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("reihum_chameleon(players=6)", BadPlayers),
        ("reihum_chameleon(table=blue)", BadOption),
        ("reihum_summit(free_triangles=9)", BadOption),
        ("reihum_chameleon(deals=0)", BadOption),
        ("reihum_chameleon(chance=dice)", BadOption),
        ("reihum_chameleon(reward=fame)", BadOption),
        ("reihum_chameleon(position=nowhere)", BadPosition),
    ],
)
def test_wrong_parameters_are_named(name: str, error: type[ReihumError]) -> None:
    with pytest.raises(error):
        pyspiel.load_game(name)


def test_an_illegal_action_changes_nothing() -> None:
    state = dealt(openspiel.load("chameleon"))
    before = str(state), state.history()
    with pytest.raises(IllegalAction):
        state.apply_action(0)
    assert (str(state), state.history()) == before


def test_options_that_are_left_out_are_the_games_own() -> None:
    setting = pyspiel.load_game("reihum_summit(players=3)").setting
    assert setting.options == reihum.game("summit").new(players=3, seed=0).options
    assert (
        str(pyspiel.load_game("reihum_summit(players=3,variant=1)")) == "reihum_summit(players=3,variant=1)"
    )
