"""kill -9 under load: nothing that was acknowledged is lost, nothing is doubled."""

from __future__ import annotations

import os
from pathlib import Path

from tests.server.crashing import crash

ROUNDS = 50 if os.environ.get("REIHUM_SOAK") else 4


def test_nothing_is_lost_or_doubled_by_kill_9(tmp_path: Path) -> None:
    found = crash(ROUNDS, seed=2, folder=tmp_path)
    assert found.moves > 0
    assert (found.lost, found.doubled) == (0, 0)
