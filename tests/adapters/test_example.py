"""The example that learns: it runs, measures and draws, with a budget that is too small to learn much."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import pytest

pytest.importorskip("sb3_contrib", reason="the extra `train` is not installed")
EXAMPLE = Path(__file__).parents[2] / "examples" / "train_chameleon.py"


def test_the_learner_learns_and_its_figures_are_written(tmp_path: Path) -> None:
    budget = ["--steps", "250", "--looks", "1", "--games", "4", "--envs", "2", "--out"]
    runpy.run_path(str(EXAMPLE))["main"]([*budget, str(tmp_path)])
    measured = json.loads((tmp_path / "training.json").read_text(encoding="utf-8"))["measured"]
    assert [(one["steps"], one["rival"], one["games"]) for one in measured] == [
        (0, "random", 4),
        (0, "level1", 4),
        (250, "random", 4),
        (250, "level1", 4),
    ]
    assert (tmp_path / "training.png").read_bytes().startswith(b"\x89PNG")
