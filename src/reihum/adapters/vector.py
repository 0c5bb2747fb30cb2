"""Many games at once, NumPy arrays in and out: for learning with PyTorch or JAX (docs/vector.md)."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from reihum.adapters.batch import Batch
from reihum.adapters.errors import BadActions
from reihum.adapters.opponents import HUNDRED, Opponent
from reihum.adapters.rewards import WIN, check_reward
from reihum.bots.levels import settings
from reihum.core.errors import BadOption
from reihum.core.features import Field
from reihum.core.game import Game
from reihum.core.levels import UnknownBot
from reihum.core.options import settle
from reihum.games import game as find_game

OPPONENTS = ("random", "level1", "level2")


class Turn(NamedTuple):
    """What each of the n games looks like now, and which ended with the last step."""

    observations: NDArray[np.int16]  # [n, size]: the row of the seat to act
    mask: NDArray[np.bool_]  # [n, actions]: what it may do
    seat: NDArray[np.int64]  # [n]: the seat to act
    rewards: NDArray[np.float32]  # [n, players]: of games that ended, by seat; 0 in all others
    done: NDArray[np.bool_]  # [n]: the game ended; the rest of the row is of the next one
    scores: NDArray[np.int64]  # [n, players]: of games that ended
    ranks: NDArray[np.int64]  # [n, players]: of games that ended, 1 for the winner


class VectorEnv:
    """n games of one kind, stepped together in the compiled engine."""

    def __init__(
        self,
        game: Game[Any],
        n: int,
        players: int,
        options: dict[str, int | str],
        reward: str,
        opponent: Opponent | None,
        learners: list[int],
    ) -> None:
        self.game = game
        self.n = n
        self.players = players
        self.actions = game.actions
        features = game.features(players, options)
        self.fields: list[Field] = features.fields
        self.size = features.size()
        deal = partial(game.deal, players, options)
        self._batch = Batch(deal, features, n, game.actions, reward, opponent, learners)

    def reset(self, seed: int | None = None) -> Turn:
        """Deal anew: the first games of a seed, or without one the next games."""
        if seed is None:
            self._batch.next_games()
        else:
            self._batch.reset(seed)
        return self.turn()

    def step(self, actions: ArrayLike) -> Turn:
        """One action in each game; a game that ends is followed by the next one at once."""
        self._batch.step(self._checked(actions).tobytes())
        return self.turn()

    def sample(self) -> NDArray[np.int64]:
        """A legal action at random for each game."""
        self._batch.sample()
        return copied(self._batch.chosen, np.int64)

    def _checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        given = np.asarray(actions)
        if given.shape != (self.n,) or not np.issubdtype(given.dtype, np.integer):
            raise BadActions(n=self.n, shape=str(given.shape), type=str(given.dtype))
        return given.astype("<i8", copy=False)

    def turn(self) -> Turn:
        """What lies on all tables now, in arrays that belong to the caller."""
        batch, n = self._batch, self.n
        return Turn(
            copied(batch.sheet.numbers, np.int16).reshape(n, self.size),
            copied(batch.mask, np.uint8).view(np.bool_).reshape(n, self.actions),
            copied(batch.to_act, np.int64),
            copied(batch.rewards, np.float32).reshape(n, self.players),
            copied(batch.done, np.uint8).view(np.bool_),
            copied(batch.scores, np.int64).reshape(n, self.players),
            copied(batch.ranks, np.int64).reshape(n, self.players),
        )


def copied(numbers: object, dtype: DTypeLike) -> NDArray[Any]:
    """A packed vector as an array of its own; the interpreted engine has lists instead."""
    return np.array(numbers, dtype)


def make(
    game: str,
    n: int,
    players: int | None = None,
    seed: int | None = None,
    reward: str = WIN,
    opponents: str | None = None,
    learner: ArrayLike = 0,
    **options: object,
) -> VectorEnv:
    """n games of this kind, dealt.

    With `opponents` (random, level1 or level2) only one seat of each game is asked: the `learner`, one
    for all games or one for each.
    """
    found = find_game(game)
    players = found.check_players(found.players[0] if players is None else players)
    settled = settle(found.options, options, players)
    opponent = None if opponents is None else make_opponent(opponents, found)
    learners = seats_of(learner, check_count(n), players)
    env = VectorEnv(found, n, players, settled, check_reward(reward), opponent, learners)
    env.reset(secrets.randbits(32) if seed is None else seed)
    return env


def check_count(n: int) -> int:
    """The number itself; BadOption if it is below 1."""
    if n < 1:
        raise BadOption(name="n", value=n, allowed="1, 2, 3, …")
    return n


def seats_of(learner: ArrayLike, n: int, players: int) -> list[int]:
    """The learner's seat in each game."""
    given = np.asarray(learner)
    fits = given.shape in ((), (n,)) and np.issubdtype(given.dtype, np.integer)
    if not fits or given.min() < 0 or given.max() >= players:
        raise BadOption(name="learner", value=str(learner), allowed=f"0 … {players - 1}")
    return [int(seat) for seat in np.broadcast_to(given, n)]


def make_opponent(name: str, game: Game[Any]) -> Opponent:
    """The bot of this name, if it needs no search."""
    if name not in OPPONENTS:
        raise UnknownBot(given=name, known=", ".join(OPPONENTS))
    slips = HUNDRED if name == "random" else settings(game).get(f"{name}_slips", 0)
    return Opponent(game.policy(), name == "level2", slips)
