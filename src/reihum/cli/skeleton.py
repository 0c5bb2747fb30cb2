"""A new game's package: a copy of the template, a whole small game, with other names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

import reihum
from reihum.core.errors import BadGameId, FolderExists, TakenGameId

TEMPLATE = Path(__file__).parent / "template"
GAME_ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST_ID = 30


@dataclass(frozen=True)
class Names:
    """What the template's names become."""

    id: str
    title: str

    def class_name(self) -> str:
        """`high_tide` is the class HighTide."""
        return "".join(word.capitalize() for word in self.id.split("_"))

    def rule_prefix(self) -> str:
        """Two letters: the rules of `high_tide` are HT-1 and so on."""
        words = re.findall(r"[a-z]+", self.id)
        letters = [word[0] for word in words] if len(words) > 1 else [*words[0], "x"]
        return "".join(letters[:2]).upper()

    def applied(self, text: str) -> str:
        """A text of the template with these names."""
        for old, new in (
            ("higher_card", self.id),
            ("higher-card", self.id.replace("_", "-")),
            ("HigherCard", self.class_name()),
            ("HC-", f"{self.rule_prefix()}-"),
            ("test_hc_", f"test_{self.rule_prefix().lower()}_"),
            ("Higher card", self.title),
            ("Höher gewinnt", self.title),
        ):
            text = text.replace(old, new)
        return text


def title_of(id: str) -> str:
    """`high_tide` is called High tide."""
    return id.replace("_", " ").capitalize()


def check_id(id: str) -> None:
    """BadGameId for what cannot be a package and a name of classes, TakenGameId for what is one already."""
    if not GAME_ID.fullmatch(id) or len(id) > LONGEST_ID or iskeyword(id):
        raise BadGameId(given=id)
    if id in [game.id for game in reihum.games()] or is_package(id):
        raise TakenGameId(given=id)
    if clashes(id):
        raise BadGameId(given=id)


def is_package(name: str) -> bool:
    """Can it be imported? A folder of that name where one happens to be does not count."""
    spec = find_spec(name)
    return spec is not None and spec.origin is not None


def clashes(id: str) -> bool:
    """Would a class of this game have the name of another that the template uses, as Game or Policy?"""
    names = Names(id, "")
    code = "".join(path.read_text(encoding="utf-8") for path in TEMPLATE.rglob("*.py"))
    own = set(re.findall(r"\bHigherCard\w*", code))
    return not {names.applied(name) for name in own}.isdisjoint(re.findall(r"\w+", code))


def write_skeleton(names: Names, into: Path) -> list[Path]:
    """Write the package into a new folder; returns the files that were written."""
    if into.exists():
        raise FolderExists(path=str(into))
    return [
        write_file(path, into / names.applied(str(path.relative_to(TEMPLATE))), names) for path in files()
    ]


def files() -> Iterator[Path]:
    """The template's files, without what Python and tools leave beside them."""
    for path in sorted(TEMPLATE.rglob("*")):
        parts = path.relative_to(TEMPLATE).parts
        if path.is_file() and not any(part.startswith((".", "__pycache__")) for part in parts):
            yield path


def write_file(source: Path, target: Path, names: Names) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(names.applied(source.read_text(encoding="utf-8")), encoding="utf-8")
    return target
