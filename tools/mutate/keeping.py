"""Verdicts on disk, so that a run goes on where it was cut off, and the survivors that are explained."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

from tools.mutate.changes import Mutant, mutants
from tools.mutate.scope import SOURCES
from tools.mutate.trying import Verdict


class Kept(Struct):
    key: str
    fate: str
    by: str
    judges: str  # digest of the tests: another test may kill what these did not


@dataclass
class Results:
    """One line of JSON for each verdict. What was killed stays so until its module changes."""

    path: Path
    judges: str
    kept: dict[str, Kept] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.exists():
            for line in self.path.read_bytes().splitlines():
                kept = msgspec.json.decode(line, type=Kept)
                self.kept[kept.key] = kept

    def get(self, mutant: Mutant) -> Verdict | None:
        kept = self.kept.get(key(mutant))
        if kept is None or (kept.fate in ("survived", "uncovered") and kept.judges != self.judges):
            return None
        return Verdict(kept.fate, kept.by)

    def put(self, mutant: Mutant, verdict: Verdict) -> None:
        kept = Kept(key(mutant), verdict.fate, verdict.by, self.judges)
        self.kept[kept.key] = kept
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(kept) + b"\n")


def key(mutant: Mutant) -> str:
    """The module as it becomes: it lives as long as the module is the same."""
    made = mutant.source((SOURCES / mutant.module).read_bytes())
    return f"{mutant.module}:{sha256(made).hexdigest()[:16]}"


class Explained:
    """Survivors that break no rule, each with the reason: `[[mutant]]` in a file of TOML."""

    def __init__(self, path: Path) -> None:
        text = path.read_text("utf-8") if path.exists() else ""
        self.known = {
            (one["module"], one["line"], becomes)
            for one in tomllib.loads(text).get("mutant", [])
            if one["reason"]
            for becomes in one["becomes"]
        }

    def __contains__(self, mutant: Mutant) -> bool:
        return names(mutant) in self.known

    def stale(self) -> list[tuple[str, str, str]]:
        """Explanations of mutants that are no more."""
        paths = {module: SOURCES / module for module, _, _ in self.known}
        made = {
            names(mutant)
            for module, path in paths.items()
            if path.exists()
            for mutant in mutants(module, path.read_bytes())
        }
        return sorted(self.known - made)


def names(mutant: Mutant) -> tuple[str, str, str]:
    """The module and the changed line, before and after: so it is still known when lines move."""
    return (mutant.module, *mutant.before_and_after((SOURCES / mutant.module).read_bytes()))
