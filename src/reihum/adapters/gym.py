"""The games as Gymnasium's environments: one seat learns, bots play the others.

Importing this module registers them: `gymnasium.make("reihum/chameleon-v0", players=2)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.envs.registration import register, registry
from numpy.typing import NDArray

import reihum
from reihum.adapters.picture import MODES, Shown, check_mode, show
from reihum.adapters.rewards import WIN, check_reward, rewards_of
from reihum.adapters.spaces import Layout, Row, some_number
from reihum.bots import NAMES, Bot, decide, make_bot
from reihum.core.errors import BadOption, IllegalAction
from reihum.core.game import Game
from reihum.core.options import RANDOM
from reihum.core.rng import seeded
from reihum.core.state import NOBODY, State

Opponent = str | Bot  # a bot's name, such as `level2` or `level5@400`, or a bot of one's own
Step = tuple[Row, float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[Row, np.int64]):
    """One seat of a game. The bots see what their seats may know and no more (G-5)."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}
    state: State

    def __init__(
        self,
        game_id: str,
        players: int | None = None,
        seat: int | str = 0,
        opponents: Opponent | Sequence[Opponent] = RANDOM,
        reward: str = WIN,
        illegal_reward: float | None = -1.0,
        render_mode: str | None = None,
        language: str = "en",
        **options: Any,
    ) -> None:
        """`opponents` sit clockwise from the learner: one for all, or several, again and again.

        `seat` may be `random`: another one each game. An illegal action ends the game with
        `illegal_reward`; if that is None, it raises IllegalAction instead and nothing has changed.
        """
        self.layout = Layout(reihum.game(game_id), players, options)
        self.game = self.layout.game
        self.chosen_seat = None if seat == RANDOM else self.layout.check_seat(int(seat))
        self.opponents = check_opponents(opponents, self.game)
        self.reward = check_reward(reward)
        self.illegal_reward = illegal_reward
        self.render_mode = check_mode(render_mode)
        self.language = language
        self.observation_space = self.layout.rows()
        self.action_space = self.layout.actions()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Deal: the game of this seed, or the next of the last seed's; `options` are not used."""
        super().reset(seed=seed)
        self.state = self.layout.deal(seed, self.np_random)
        self.rng = seeded(some_number(self.np_random))
        self.seat = self.take_seat()
        self.bots = self.seat_bots()
        self.play_others()
        self.show_people()
        return self.layout.row(self.state, self.seat), self.info()

    def take_seat(self) -> int:
        """The seat that was asked for, or one at random."""
        if self.chosen_seat is None:
            return int(self.np_random.integers(self.layout.players))
        return self.chosen_seat

    def seat_bots(self) -> dict[int, Bot]:
        """New ones each game: bots remember their search."""
        players = self.layout.players
        return {
            (self.seat + 1 + number) % players: bot(self.opponents[number % len(self.opponents)], self.game)
            for number in range(players - 1)
        }

    def play_others(self) -> None:
        """Let the opponents play until it is our turn or the game is over."""
        while self.state.to_act() not in (NOBODY, self.seat):
            self.state.apply(decide(self.bots[int(self.state.to_act())], self.state, self.rng))

    def step(self, action: int | np.int64) -> Step:
        try:
            self.state.apply(int(action))
        except IllegalAction:
            if self.illegal_reward is None:
                raise
            return self.ended(self.illegal_reward, illegal=True)
        self.play_others()
        self.show_people()
        if self.state.to_act() == NOBODY:
            ranks_and_scores = {"ranks": self.state.ranks(), "scores": self.state.scores()}
            return self.ended(rewards_of(self.state, self.reward)[self.seat], **ranks_and_scores)
        return self.layout.row(self.state, self.seat), 0.0, False, False, self.info()

    def ended(self, reward: float, **told: Any) -> Step:
        """The last step of an episode."""
        return self.layout.row(self.state, self.seat), reward, True, False, self.info() | told

    def info(self) -> dict[str, Any]:
        """Which seat is ours, and what it may do."""
        return {"seat": self.seat, "action_mask": self.layout.mask(self.state, self.seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, where sb3-contrib looks for them."""
        return self.layout.mask(self.state, self.seat).astype(np.bool_)

    def render(self) -> Shown:
        return show(self.game, self.state, self.seat, self.render_mode, self.language)

    def show_people(self) -> None:
        """Render, if people look on."""
        if self.render_mode == "human":
            self.render()


def check_opponents(opponents: Opponent | Sequence[Opponent], game: Game[Any]) -> list[Opponent]:
    """As a list; who cannot play is found at once."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        opponents = [opponents]
    if not opponents:
        raise BadOption(name="opponents", value="", allowed=", ".join(NAMES))
    for opponent in opponents:
        bot(opponent, game)
    return list(opponents)


def bot(opponent: Opponent, game: Game[Any]) -> Bot:
    """The opponent itself, or the bot of that name."""
    return make_bot(opponent, game) if isinstance(opponent, str) else opponent


def register_all() -> None:
    """Make `gymnasium.make("reihum/<id>-v0")` work for every game."""
    for game in reihum.games():
        if (name := f"reihum/{game.id}-v0") not in registry:
            register(name, entry_point="reihum.adapters.gym:SeatEnv", kwargs={"game_id": game.id})


register_all()
