"""Many games at once are the same games: in lock step with single ones, ends and next deals included."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Iterator

import numpy as np
import pytest
from numpy.typing import NDArray

import reihum
from reihum.adapters.batch import game_seed
from reihum.adapters.errors import BadActions, IllegalInBatch
from reihum.adapters.rewards import rewards_of
from reihum.adapters.vector import Turn, VectorEnv, make
from reihum.core.errors import BadOption, BadPlayers
from reihum.core.features import Features
from reihum.core.levels import UnknownBot
from reihum.core.state import NOBODY, State
from reihum.testing.configurations import FAR, Configuration
from tests.contract.configurations import ALL

SEED = 71
N = 3
STEPS = min(FAR, 600)


class Single:
    """The games that are dealt at one place, played one by one."""

    def __init__(self, configuration: Configuration, place: int) -> None:
        self.configuration = configuration
        self.place = place
        self.number = 0
        self.state = self.deal()
        self.features = features_of(configuration)

    def deal(self) -> State:
        return self.configuration.new(game_seed(SEED, self.place, self.number))

    def step(self, action: int, turn: Turn) -> None:
        """One step; if it ends the game, the turn tells how, and the next one is dealt."""
        self.state.apply(action)
        over = self.state.to_act() == NOBODY
        assert bool(turn.done[self.place]) == over
        self.assert_end(turn, over)
        if over:
            self.number += 1
            self.state = self.deal()

    def assert_end(self, turn: Turn, over: bool) -> None:
        nothing = [0] * self.configuration.players
        state = self.state
        assert turn.scores[self.place].tolist() == (state.scores() if over else nothing)
        assert turn.ranks[self.place].tolist() == (state.ranks() if over else nothing)
        expected = rewards_of(state, "win") if over else nothing
        assert turn.rewards[self.place].tolist() == pytest.approx(expected)

    def assert_same(self, turn: Turn) -> None:
        seat = int(self.state.to_act())
        assert turn.seat[self.place] == seat
        assert turn.observations[self.place].tolist() == self.features.row(self.state, seat)
        assert np.flatnonzero(turn.mask[self.place]).tolist() == self.state.legal()


def features_of(configuration: Configuration) -> Features:
    return configuration.game.features(configuration.players, configuration.new(0).options)


def made(configuration: Configuration, n: int = N) -> VectorEnv:
    return make(configuration.game.id, n=n, players=configuration.players, seed=SEED, **configuration.options)


def played(env: VectorEnv, steps: int) -> Iterator[tuple[NDArray[np.int64], Turn]]:
    """Random play: the actions and what came of them."""
    for _ in range(steps):
        actions = env.sample()
        yield actions, env.step(actions)


def same(one: Turn, other: Turn) -> bool:
    others = other._asdict()
    return all(np.array_equal(array, others[name]) for name, array in one._asdict().items())


def follow(configuration: Configuration, steps: int, games: int) -> int:
    """Play until so many games have ended at the first place, or so many steps; returns how many ended."""
    env = made(configuration)
    singles = [Single(configuration, place) for place in range(N)]
    for actions, turn in played(env, steps):
        for single in singles:
            single.step(int(actions[single.place]), turn)
            single.assert_same(turn)
        if singles[0].number == games:
            break
    return singles[0].number


@pytest.mark.parametrize("configuration", ALL, ids=str)
def test_g_5_each_game_is_the_single_game_of_its_seed_and_shows_what_the_seat_may_know(
    configuration: Configuration,
) -> None:
    follow(configuration, STEPS, 1)


def test_a_game_that_ends_is_followed_by_the_next_one() -> None:
    assert follow(Configuration(reihum.game("chameleon"), 2), 1000, 3) == 3


def test_arrays_have_their_shapes_and_types() -> None:
    env = make("chameleon", n=5, players=3, seed=1)
    turn = env.reset(2)
    shapes = {name: (array.shape, array.dtype.name) for name, array in turn._asdict().items()}
    assert shapes == {
        "observations": ((5, env.size), "int16"),
        "mask": ((5, env.actions), "bool"),
        "seat": ((5,), "int64"),
        "rewards": ((5, 3), "float32"),
        "done": ((5,), "bool"),
        "scores": ((5, 3), "int64"),
        "ranks": ((5, 3), "int64"),
    }
    assert sum(field.size() for field in env.fields) == env.size


def test_arrays_are_the_callers_own() -> None:
    """Later steps do not change them, and changing them changes no game."""
    env = make("chameleon", n=4, seed=3)
    first = env.reset(3)
    kept = {name: array.copy() for name, array in first._asdict().items()}
    for array in env.step(env.sample()):
        array[...] = 0
    env.step(env.sample())
    assert same(first, Turn(**kept))


@pytest.mark.skipif(not reihum.compiled, reason="only compiled code counts references by itself")
def test_arrays_that_are_no_longer_held_are_freed() -> None:
    env = make("chameleon", n=64, players=2, seed=4)
    arrays = sum(array.nbytes for array in env.turn())
    tracemalloc.start()
    for _ in played(env, 200):
        pass
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert size < 20 * arrays  # new games take their room too


def test_equal_seeds_give_equal_games_whatever_was_played_before() -> None:
    first, second = make("chameleon", n=4, seed=5), make("chameleon", n=4, seed=6)
    list(played(second, 30))
    second.reset(5)
    for (ours, one), (theirs, other) in zip(played(first, 60), played(second, 60), strict=True):
        assert ours.tolist() == theirs.tolist()
        assert same(one, other)


def test_a_reset_without_a_seed_deals_the_next_games() -> None:
    env = make("chameleon", n=2, players=2, seed=SEED)
    turn = env.reset()
    features = features_of(Configuration(env.game, 2))
    second = env.game.new(players=2, seed=game_seed(SEED, 1, 1))
    assert turn.observations[1].tolist() == features.row(second, int(turn.seat[1]))


def test_an_illegal_action_is_named_and_nothing_changes() -> None:
    env = make("chameleon", n=4, players=2, seed=8)
    before = env.reset(8)
    for wrong in (int(np.flatnonzero(~before.mask[2])[0]), -1, env.actions, 2**40):
        actions = env.sample()
        actions[2] = wrong
        with pytest.raises(IllegalInBatch) as caught:
            env.step(actions)
        assert (caught.value.place, caught.value.action) == (2, wrong)
    other = make("chameleon", n=4, players=2, seed=8)
    legal = before.mask.argmax(axis=1)
    assert same(env.step(legal), other.step(legal))


@pytest.mark.parametrize("actions", [[0, 0, 0], [[0, 0]], [0.0, 0.0], ["a", "b"]])
def test_actions_are_one_whole_number_for_each_game(actions: object) -> None:
    with pytest.raises(BadActions):
        make("chameleon", n=2).step(actions)  # type: ignore[arg-type]


def test_random_actions_are_all_the_legal_ones() -> None:
    env = make("chameleon", n=1, players=5, seed=9)
    legal = next(turn.mask[0] for _, turn in played(env, 100) if turn.mask.sum() > 2)
    assert {int(env.sample()[0]) for _ in range(200)} == set(np.flatnonzero(legal).tolist())


def test_rewards_can_be_points() -> None:
    env = make("chameleon", n=8, players=2, seed=10, reward="score")
    for _, turn in played(env, 1000):
        if turn.done.any():
            place = int(turn.done.argmax())
            ahead = int(turn.scores[place, 0] - turn.scores[place, 1]) / 2
            assert turn.rewards[place].tolist() == [ahead, -ahead]
            return
    pytest.fail("no game ended")


def test_bad_wishes_are_refused() -> None:
    with pytest.raises(BadOption):
        make("chameleon", n=2, reward="glory")
    with pytest.raises(BadOption):
        make("chameleon", n=2, table="blue")
    with pytest.raises(BadOption):
        make("chameleon", n=0)
    with pytest.raises(BadPlayers):
        make("chameleon", n=2, players=9)


def test_opponents_move_until_the_learner_is_to_act() -> None:
    learners = np.arange(12) % 3
    env = make("chameleon", n=12, players=3, seed=11, opponents="level2", learner=learners)
    for _, turn in played(env, 40):
        assert turn.seat.tolist() == learners.tolist()
        assert (turn.observations[:, 0] == 1).all()  # it is the turn of the seat that looks
    alone = make("chameleon", n=12, players=3, seed=11)
    assert alone.reset(11).seat.tolist() != learners.tolist()


def test_stronger_opponents_leave_less_to_random_play() -> None:
    share = {name: earned(name) for name in ("random", "level1", "level2")}
    assert share["level2"] < share["level1"] < share["random"] - 0.3
    assert abs(share["random"]) < 0.4


def earned(opponents: str) -> float:
    """What a seat that plays at random gets from a game with this opponent, on average."""
    env = make("chameleon", n=16, players=2, seed=12, opponents=opponents)
    steps = 1000 if reihum.compiled else 100
    ends = [turn.rewards[turn.done, 0] for _, turn in played(env, steps)]
    return float(np.concatenate(ends).mean())


def test_other_opponents_are_refused() -> None:
    with pytest.raises(UnknownBot):
        make("chameleon", n=2, opponents="level5")
    for learner in (-1, 2, [0, 0, 0], 0.5):
        with pytest.raises(BadOption):
            make("chameleon", n=2, players=2, opponents="random", learner=learner)
