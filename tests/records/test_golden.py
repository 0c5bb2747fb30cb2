"""Golden records: old games keep replaying to the same end, on every build."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import reihum
from reihum.core.options import Choice
from reihum.records import load, replay, verify, write
from tests.records.golden import FOLDER

GOLDEN = sorted(FOLDER.glob("*.reihum"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_replays(path: Path) -> None:
    record = load(path)
    assert write(record) == path.read_text(encoding="utf-8")
    plies = sum(1 for _ in replay(record))
    assert plies > 5
    assert record.result is not None
    verdict = verify(record)
    assert verdict.kept
    assert verdict.fair == (record.headers["generator"] == "fair")


@pytest.mark.parametrize("game", reihum.games(), ids=lambda game: game.id)
def test_there_are_two_for_each_game_and_variant(game: Any) -> None:
    played = [load(path) for path in GOLDEN if path.stem.startswith(f"{game.id}-")]
    for option in game.options:
        given = Counter(record.options[option.name] for record in played)
        variants = option.words if isinstance(option, Choice) else ()
        assert all(given[word] >= 2 for word in variants)
        assert len(given) >= 2
    assert len({record.players for record in played}) >= 2
