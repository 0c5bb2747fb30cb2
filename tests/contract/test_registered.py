"""What must hold of all registered games together, and of those of this project."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

import reihum
from reihum.core.game import Game
from reihum.core.rng import seeded
from reihum.testing import contract, sources
from reihum.testing.configurations import hidden_part, resampled
from reihum.testing.contract.test_features import finished
from tests.contract.configurations import DEFAULTS


def test_every_contract_test_is_run() -> None:
    """A name that two of the modules use would be lost."""
    found = [
        name
        for module in iter_modules(contract.__path__, f"{contract.__name__}.")
        for name in vars(import_module(module.name))
        if name.startswith("test_")
    ]
    assert sorted(found) == sorted(
        name for name in vars(contract) if name.startswith("test_") and callable(getattr(contract, name))
    )


def test_there_are_examples() -> None:
    assert any(game.examples for game in reihum.games())


def test_every_game_says_how_its_scores_are_made_up() -> None:
    """A game from outside need not; whoever does is held to it by the contract."""
    own = [game for game in reihum.games() if game.package.startswith(sources.OWN)]
    assert own
    assert [game.id for game in own if type(game).tally is Game.tally] == []


def test_some_games_still_hide_something_when_they_are_over() -> None:
    """Some show everything at their end, others have a pile left: the contract is tested with both."""
    hiding = set()
    for configuration in DEFAULTS:
        state = finished(configuration)
        for seat in range(configuration.players):
            if hidden_part(resampled(state, seat, seeded(64))) != hidden_part(state):
                hiding.add(configuration.game.id)
    assert 2 < len(hiding) < len(reihum.games())
