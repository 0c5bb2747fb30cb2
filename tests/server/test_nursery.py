"""Processes of the nursery, as tests hear them."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from tests.server.nursery import last_words, started
from tests.server.waiting import PATIENCE


def die_in_the_middle() -> None:
    """An entry of the nursery."""
    print("all of it\nhalf", end="", flush=True)
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize("fresh", [False, True])
def test_half_a_line_has_not_been_said(tmp_path: Path, fresh: bool) -> None:
    child = started("tests.server.test_nursery:die_in_the_middle", [], tmp_path / "log", fresh=fresh)
    assert last_words(child) == ["all of it"]
    assert child.wait(PATIENCE) == -signal.SIGKILL
