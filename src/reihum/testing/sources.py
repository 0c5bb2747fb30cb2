"""The files of a game that tests look at: its rules, rule by rule, its texts and who uses them."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from reihum.core.documents import View
from reihum.core.game import Game

RuleReference = Callable[[Game[Any]], str | None]  # None: it is not here
TextUsers = Callable[[Game[Any]], list[Path] | None]
OWN = "reihum.games."  # packages of games whose rules and scenes are not in their folders


def folder_of(game: Game[Any]) -> Path:
    """The package of a game."""
    return Path(str(files(game.package)))


def rules_in_package(game: Game[Any]) -> str | None:
    """The text of `rules.md` in the game's package."""
    path = folder_of(game) / "rules.md"
    return path.read_text(encoding="utf-8") if path.is_file() else None


def files_in_package(game: Game[Any]) -> list[Path] | None:
    """The game's modules, and its scene and lesson, if it brings them."""
    if game.package.startswith(OWN):
        return None
    return [
        path
        for ending in ("py", "ts", "js", "svelte", "json")
        for path in folder_of(game).rglob(f"*.{ending}")
    ]


def rule_ids(reference: str) -> set[str]:
    """`- CH-7 …` at the beginning of a line is a rule."""
    return set(re.findall(r"^- ([A-Z]+-[ER]?\d+)", reference, re.MULTILINE))


def message_ids(path: Path) -> set[str]:
    """The ids of the messages in an .ftl file."""
    return set(re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))


def fields_of(view_type: type[View]) -> set[str]:
    """The names of all fields of a view and its parts: a page may show them, under titles of the game's."""
    _, parts = msgspec.json.schema_components([view_type])
    return {name for part in parts.values() for name in part.get("properties", {})}


def stems(name: str) -> list[str]:
    """`f"chameleon-log-{what}"`, or in the page `chameleon-log-${what}`, uses every text that begins so."""
    parts = name.split("-")
    return ["-".join(parts[:n]) + end for n in range(1, len(parts)) for end in ("-{", "-${")]
