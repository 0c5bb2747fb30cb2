"""Where this project keeps what games from outside have in their packages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from reihum.core.game import Game
from reihum.testing import sources

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"


@pytest.fixture
def rule_reference() -> sources.RuleReference:
    return reference_of


@pytest.fixture
def text_users() -> sources.TextUsers:
    return users_of


def reference_of(game: Game[Any]) -> str | None:
    """The rules, rule by rule: docs/rules."""
    own = ROOT / "docs" / "rules" / f"{game.id}.md"
    return own.read_text(encoding="utf-8") if own.is_file() else sources.rules_in_package(game)


def users_of(game: Game[Any]) -> list[Path]:
    """The game's modules, its scene and its lesson, wherever they are."""
    own = sources.files_in_package(game) or sources.folder_of(game).rglob("*.py")
    return [*own, *PAGE.glob(f"scenes/{game.id}/*"), *PAGE.glob(f"learn/{game.id}.ts")]
