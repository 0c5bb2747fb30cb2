"""The games as PettingZoo's AEC environments: `env("chameleon", players=4, table="violet")`."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Space
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import reihum
from reihum.adapters.picture import MODES, Shown, check_mode, show
from reihum.adapters.rewards import WIN, check_reward, rewards_of
from reihum.adapters.spaces import Layout
from reihum.core.state import NOBODY, State

Observation = dict[str, Any]
Action = int | np.int64 | None  # None: of agents whose game is over


def env(game_id: str, players: int | None = None, **settings: Any) -> AECEnv[str, Observation, Action]:
    """A table of a game, in PettingZoo's wrapper that enforces the order of calls; see `TableEnv`."""
    return OrderEnforcingWrapper(TableEnv(game_id, players, **settings))


class TableEnv(AECEnv[str, Observation, Action], EzPickle):
    """All seats of a game. An illegal action raises IllegalAction, and nothing has changed."""

    metadata = {"render_modes": list(MODES), "is_parallelizable": False, "render_fps": 2}
    state_now: State

    def __init__(
        self,
        game_id: str,
        players: int | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
        seat: int | None = None,
        language: str = "en",
        **options: Any,
    ) -> None:
        """`seat` is whose view is rendered; None: a spectator's, which shows what everybody may see."""
        EzPickle.__init__(self, game_id, players, reward, render_mode, seat, language, **options)
        self.layout = Layout(reihum.game(game_id), players, options)
        self.reward = check_reward(reward)
        self.render_mode = check_mode(render_mode)
        self.seat = None if seat is None else self.layout.check_seat(seat)
        self.language = language
        self.metadata = {**self.metadata, "name": f"{game_id}_v0"}
        self.possible_agents = [f"player_{number}" for number in range(self.layout.players)]
        self.agents = []
        self.observation_spaces = {agent: self.layout.rows_with_masks() for agent in self.possible_agents}
        self.action_spaces = {agent: self.layout.actions() for agent in self.possible_agents}
        self.chance, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Action]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal: the game of this seed, or the next of the last seed's; `options` are not used."""
        if seed is not None:
            self.chance, _ = seeding.np_random(seed)
        self.state_now = self.layout.deal(seed, self.chance)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.settle()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        state = self.state_now
        return {"observation": self.layout.row(state, seat), "action_mask": self.layout.mask(state, seat)}

    def step(self, action: Action) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.state_now.apply(-1 if action is None else int(action))
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        self.settle()

    def settle(self) -> None:
        """Whose decision is next; what the game was worth if it is over."""
        mover = self.state_now.to_act()
        if mover == NOBODY:
            self.finish()
        else:
            self.agent_selection = self.possible_agents[mover]
        if self.render_mode == "human":
            self.render()

    def finish(self) -> None:
        """All agents learn their reward, score and rank, each in a last step without an action."""
        state = self.state_now
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.agents, rewards_of(state, self.reward), strict=True))
        places = zip(self.agents, state.scores(), state.ranks(), strict=True)
        self.infos = {agent: {"score": score, "rank": rank} for agent, score, rank in places}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Shown:
        names = self.possible_agents
        return show(self.layout.game, self.state_now, self.seat, self.render_mode, self.language, names)

    def close(self) -> None:
        """Nothing is held open."""
