"""Every game for OpenSpiel: `reihum_chameleon` and so on, registered when this module is imported.

>>> import pyspiel, reihum.adapters.openspiel
>>> game = pyspiel.load_game("reihum_chameleon(players=4,table=violet)")
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyspiel

import reihum
from reihum.adapters.openspiel_observer import Observer, PublicObserver, RecallingObserver
from reihum.adapters.openspiel_setting import OUTCOMES, Parameters, Setting, encoded, parts, specification
from reihum.adapters.openspiel_table import Table, opening
from reihum.adapters.rewards import SCORE
from reihum.core.errors import BadOption
from reihum.core.features import HIGHEST, LOWEST
from reihum.core.game import Game
from reihum.core.rng import seeded

DRAWS = 1 << 30  # a sampler's number between 0 and 1 becomes one of so many seeds

Chance = pyspiel.GameType.ChanceMode


class ReihumGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its players, options and deals; `register` makes a class of it for each game."""

    game: Game[Any]

    def __init__(self, parameters: Parameters) -> None:
        game = self.game
        given = {name: value for name, value in parameters.items() if value != specification(game)[name]}
        self.setting = Setting.of(game, given)
        self.first = opening(self.setting)
        super().__init__(game_type(game, chance_mode(self.setting)), game_info(self.setting), given)

    def new_initial_state(self) -> ReihumState:
        return ReihumState(self, self.first.copied())

    def max_chance_nodes_in_history(self) -> int:
        """Each node leaves one of its parts, the largest of which is the first."""
        nodes, deals = int(self.setting.sampled), self.setting.deals
        while len(deals) > 1 and not self.setting.sampled:
            nodes, deals = nodes + 1, parts(deals)[0]
        return nodes

    def make_py_observer(self, iig_obs_type: Any = None, params: Parameters | None = None) -> Any:
        """Of a player's observations, information states and public observations; None of other kinds."""
        for name, value in (params or {}).items():
            raise BadOption(name=name, value=str(value), allowed="")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return RecallingObserver(self.setting) if kind.perfect_recall else Observer(self.setting)
        if kind.public_info and kind.private_info == pyspiel.PrivateInfoType.NONE and not kind.perfect_recall:
            return PublicObserver()
        return None

    def __reduce__(self) -> tuple[object, ...]:
        return again, (self.serialize(),)


class ReihumState(pyspiel.State):  # type: ignore[misc]
    """A game under way; OpenSpiel copies and stores it with its table, the only thing it holds."""

    def __init__(self, game: ReihumGame, table: Table) -> None:
        super().__init__(game)
        self.table = table

    def current_player(self) -> int:
        if self.table.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over() else int(self.table.state.to_act())

    def is_terminal(self) -> bool:
        return self.table.over()

    def returns(self) -> list[float]:
        return self.table.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(self.table.outcomes()))

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.table.state is None else self.table.state.legal()

    def _apply_action(self, action: int) -> None:
        if self.table.state is None:
            self.table.choose(action)
        else:
            self.table.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.table.setting.game.notation(action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ReihumState:
        """Another state that this player cannot tell from this one: for ISMCTS."""
        made: ReihumState = self.clone()
        made.table = self.table.resampled(player, seeded(int(sampler() * DRAWS)))
        return made

    def __str__(self) -> str:
        """Everything, hidden things included: for debugging, never for players."""
        return self.table.everything()


def load(game_id: str, position: object = None, **parameters: int | str) -> ReihumGame:
    """`pyspiel.load_game`, which can begin with a position document."""
    given = dict(parameters)
    if position is not None:
        given["position"] = encoded(position)
    loaded: ReihumGame = pyspiel.load_game(short_name(reihum.game(game_id)), given)
    return loaded


def again(text: str) -> ReihumGame:
    """A game that was stored."""
    game: ReihumGame = pyspiel.deserialize_game(text)
    return game


def short_name(game: Game[Any]) -> str:
    """What `pyspiel.load_game` calls the game."""
    return f"reihum_{game.id}"


def chance_mode(setting: Setting) -> Any:
    """How OpenSpiel is told of the deal: sampled, explicit, or none."""
    if setting.sampled:
        return Chance.SAMPLED_STOCHASTIC
    return Chance.EXPLICIT_STOCHASTIC if len(setting.deals) > 1 else Chance.DETERMINISTIC


def game_type(game: Game[Any], chance: Any = Chance.EXPLICIT_STOCHASTIC) -> Any:
    """The game as OpenSpiel describes it."""
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title("en"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.players[0],
        max_num_players=game.players[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(game),
    )


def game_info(setting: Setting) -> Any:
    """Losers share -1 (rewards.py); points, and so their differences, fit into a row of features."""
    points = setting.reward == SCORE
    return pyspiel.GameInfo(
        num_distinct_actions=setting.game.actions,
        max_chance_outcomes=max_outcomes(setting),
        num_players=setting.players,
        min_utility=float(LOWEST - HIGHEST) if points else -1 / (setting.players - 1),
        max_utility=float(HIGHEST - LOWEST) if points else 1.0,
        utility_sum=0.0,
        max_game_length=setting.game.longest(setting.players, setting.options),
    )


def max_outcomes(setting: Setting) -> int:
    """The most outcomes of one chance node."""
    if setting.sampled:
        return 1
    return min(OUTCOMES, len(setting.deals)) if len(setting.deals) > 1 else 0


def register() -> None:
    """Make all games known to OpenSpiel; those that are known already stay as they are."""
    known = set(pyspiel.registered_names())
    for game in reihum.games():
        if short_name(game) not in known:
            # a class, not a function: OpenSpiel lets go of it after Python has ended, and classes stay
            made = type(game.id, (ReihumGame,), {"game": game, "__module__": __name__})
            pyspiel.register_game(game_type(game), made)


register()
