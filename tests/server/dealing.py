"""`reihum serve` for tests that leave nothing to luck; entries of the nursery.

python -m tests.server.dealing serve …
"""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

from reihum.cli import main
from reihum.core.state import State
from reihum.table.table import Table
from tests.server.luck import same_luck

DEAL = "DEALT_AS"
NOON = 1_700_000_000_000_000_000  # nanoseconds


def from_one_seed() -> None:
    """Every table is dealt from the same seed."""
    with same_luck():
        main()


def as_a_file_says() -> None:
    """Every table begins with a position, and the clock stands still: for tests of leaks."""
    position = json.loads(Path(os.environ[DEAL]).read_text())

    def dealt(table: Any) -> State:
        state: State = table.game.from_position(position)
        return state

    Table.dealt = dealt  # type: ignore[assignment, method-assign]
    time.time_ns = lambda: NOON
    main()
