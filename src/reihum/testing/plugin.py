"""A plugin of pytest: `pytest -p reihum.testing.plugin --reihum-game my_game` runs the contract tests.

It is not an entry point of pytest: pytest would then load Reihum and rewrite the assertions of all its
modules in every test run of everybody who has it installed.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import reihum
from reihum.core.errors import MissingExtra, UnknownGame
from reihum.core.game import Game
from reihum.core.texts import say
from reihum.testing import parameters, sources

CONTRACT = "reihum.testing.contract"
OPTION, SETTING = "--reihum-game", "reihum_game"
CHOSEN = pytest.StashKey[tuple[Game[Any], ...]]()

pytest.register_assert_rewrite(CONTRACT)
if find_spec("hypothesis") is None:
    raise pytest.UsageError(say(MissingExtra(extra="testing").message(), "en"))


def pytest_addoption(parser: pytest.Parser) -> None:
    about = "by its id or as package.module:GAME; installed, or in this folder or its src"
    parser.addoption(
        OPTION,
        action="append",
        metavar="GAME",
        help=f"run the contract tests of this game, {about}; repeatable. With paths: only those found there.",
    )
    parser.addini(SETTING, f"the games that contract tests run over, each {about}", type="args", default=[])


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", f"{parameters.MARK}(names, values): once for each value that the chosen games give"
    )
    config.stash[CHOSEN] = chosen_games(config)
    if config.getoption(OPTION) and config.args_source is not pytest.Config.ArgsSource.ARGS:
        config.args = [str(contract_folder())]


def contract_folder() -> Path:
    spec = find_spec(CONTRACT)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def chosen_games(config: pytest.Config) -> tuple[Game[Any], ...]:
    """Those of the option, else those of the setting, else every game that is registered."""
    names = config.getoption(OPTION) or config.getini(SETTING)
    if not names:
        return reihum.games()
    folders = [config.invocation_params.dir, config.invocation_params.dir / "src"]
    sys.path[:0] = [str(folder) for folder in folders if str(folder) not in sys.path]
    return tuple(find_game(name) for name in names)


def find_game(name: str) -> Game[Any]:
    """By its import path, else by the id of a registered game or of a package `<id>` with a `game.py`."""
    module, _, attribute = name.partition(":")
    try:
        return load(module, attribute) if attribute else reihum.game(name)
    except UnknownGame as fault:
        if find_spec(name) is None:
            raise pytest.UsageError(f"{OPTION}: {say(fault.message(), 'en')}") from None
        return load(f"{name}.game", "GAME")


def load(module: str, attribute: str) -> Game[Any]:
    """The Game of this name in a module; UsageError if there is none."""
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as fault:
        raise pytest.UsageError(f"{OPTION}: {fault}") from None
    if not isinstance(found, Game):
        raise pytest.UsageError(f"{OPTION}: {module}:{attribute} is not a Game")
    return found


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    for mark in metafunc.definition.iter_markers(parameters.MARK):
        names, values = mark.args
        metafunc.parametrize(names, values(metafunc.config.stash[CHOSEN]))


@pytest.fixture
def rule_reference() -> sources.RuleReference:
    """Where the rules of a game, rule by rule, are: for projects that keep them elsewhere to override."""
    return sources.rules_in_package


@pytest.fixture
def text_users() -> sources.TextUsers:
    """Which files use the texts of a game: for projects that keep some elsewhere to override."""
    return sources.files_in_package


@pytest.fixture
def known_rules(request: pytest.FixtureRequest, rule_reference: sources.RuleReference) -> set[str]:
    """The ids of the rules of the game that is tested."""
    given = request.node.callspec.params
    game = given["game"] if "game" in given else given["configuration"].game
    reference = rule_reference(game)
    if reference is None:
        pytest.skip(f"there is no rules.md in {game.package}: which rules there are is not known")
    return sources.rule_ids(reference)
