"""One seat among bots: Gymnasium's own check, honesty (G-5), seats, rewards, and the ids."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import reihum
from reihum.adapters.gym import SeatEnv
from reihum.adapters.rewards import rewards
from reihum.bots import UnknownBot
from reihum.core.errors import BadOption, IllegalAction
from reihum.core.rng import Rng, seeded
from reihum.core.state import NOBODY, State
from reihum.testing.configurations import Configuration, random_games, resampled
from tests.contract.configurations import ALL, DEFAULTS

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def of(configuration: Configuration, **settings: Any) -> SeatEnv:
    return SeatEnv(configuration.game.id, configuration.players, **configuration.options, **settings)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("configuration", ALL, ids=str)
def test_gymnasium_accepts_it(configuration: Configuration) -> None:
    made = gymnasium.make(
        f"reihum/{configuration.game.id}-v0",
        players=configuration.players,
        seat="random",
        opponents=("level1", "random"),
        **configuration.options,
    )
    check_env(made.unwrapped)


@pytest.mark.parametrize("configuration", ALL, ids=str)
def test_g_5_the_learner_is_told_nothing_that_is_hidden(configuration: Configuration) -> None:
    env, rng = of(configuration), seeded(81)
    env.reset(seed=81)
    for ply, state, _ in random_games(configuration, 81):
        if ply % 9 == 0:
            env.seat = ply // 9 % configuration.players
            env.state = state
            told = env.layout.row(state, env.seat), env.info()
            env.state = resampled(state, env.seat, rng)
            np.testing.assert_equal((env.layout.row(env.state, env.seat), env.info()), told)


@pytest.mark.parametrize("configuration", DEFAULTS, ids=str)
def test_it_is_always_the_learners_turn_until_the_end(configuration: Configuration) -> None:
    env = of(configuration, seat="random", opponents=["random"])
    env.action_space.seed(80)
    seats = set()
    for seed in range(3):
        row, info = env.reset(seed=seed)
        seats.add(env.seat)
        over = False
        while not over:
            assert env.state.to_act() == env.seat == info["seat"]
            assert row.tolist() == env.layout.features.row(env.state, env.seat)
            assert info["action_mask"].nonzero()[0].tolist() == env.state.legal()
            assert (env.action_masks() == info["action_mask"]).all()
            row, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
            assert reward == 0 or over
        assert env.state.to_act() == NOBODY
        assert (info["ranks"], info["scores"]) == (env.state.ranks(), env.state.scores())
        assert reward == rewards(info["ranks"])[env.seat]
    assert len(seats) > 1


def test_reset_deals_the_game_of_the_seed() -> None:
    env = SeatEnv("summit", 3, first_player=0)
    env.reset(seed=82)
    assert env.state.position() == reihum.game("summit").new(3, 82, first_player=0).position()


def test_equal_seeds_give_equal_games() -> None:
    bot = "level3@8" if reihum.compiled else "level1"  # a search takes long when it is interpreted
    played = [play(SeatEnv("chameleon", 3, opponents=bot), seed) for seed in (83, 83, 84)]
    assert played[0] == played[1]
    assert played[0] != played[2]


def play(env: SeatEnv, seed: int) -> dict[str, object]:
    """The learner takes its first legal action until the game is over."""
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
    return env.state.position()


class Sitting:
    """A bot of one's own, that writes down which seats it was asked for."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, state: State, rng: Rng) -> int:
        self.seats.add(int(state.to_act()))
        return state.legal()[-1]


def test_opponents_sit_clockwise_from_the_learner() -> None:
    left, right = Sitting(), Sitting()
    play(SeatEnv("chameleon", 5, seat=3, opponents=(left, right)), seed=85)
    assert (left.seats, right.seats) == ({4, 1}, {0, 2})


def test_an_illegal_action_ends_the_game_or_raises() -> None:
    env = SeatEnv("chameleon", 2, illegal_reward=-5.0)
    env.reset(seed=86)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-5.0, True, True)
    strict = SeatEnv("chameleon", 2, illegal_reward=None)
    strict.reset(seed=86)
    with pytest.raises(IllegalAction):
        strict.step(illegal)


def test_points_can_be_the_reward() -> None:
    env = SeatEnv("chameleon", 2, reward="score")
    _, info = env.reset(seed=87)
    over = False
    while not over:
        _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
    own, other = info["scores"]
    assert reward == (own - other) / 2


def test_what_does_not_exist_is_refused() -> None:
    make = partial(SeatEnv, "chameleon", 2)
    with pytest.raises(UnknownBot):
        make(opponents="grandmaster")
    for wrong in ({"opponents": ()}, {"seat": 2}, {"reward": "money"}, {"render_mode": "video"}):
        with pytest.raises(BadOption):
            make(**wrong)


def test_human_rendering_prints_the_learners_view(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv("stack_run", 2, render_mode="human", language="de")
    env.reset(seed=88)
    assert "Spieler" in capsys.readouterr().out
    assert env.render() is None


def test_many_games_at_once() -> None:
    envs = gymnasium.make_vec("reihum/chameleon-v0", num_envs=3, players=2)
    rows, info = envs.reset(seed=89)
    assert rows.shape == (3, SeatEnv("chameleon", 2).layout.features.size())
    assert info["action_mask"].shape == (3, reihum.game("chameleon").actions)
    envs.close()


def test_the_page_about_environments_is_true() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(blocks) == 2
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), {})


def test_stable_baselines_accepts_it() -> None:
    checker = pytest.importorskip(
        "stable_baselines3.common.env_checker", reason="the extra `train` is not installed"
    )
    checker.check_env(SeatEnv("chameleon", 2))
