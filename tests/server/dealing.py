"""`reihum serve` whose tables are dealt as a file says and whose clock stands still: for tests of leaks.

python -m tests.server.dealing serve …
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, Any

from reihum.core.state import State
from tests.server.live import LiveServer

DEAL = "DEALT_AS"
NOON = 1_700_000_000_000_000_000  # nanoseconds
ROOT = Path(__file__).parents[2]


class DealtServer(LiveServer):
    """Its database and its deal are in its folder."""

    def launch(self, words: list[str], log: IO[str]) -> subprocess.Popen[str]:
        path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
        deal = str(self.log_path.parent / "deal.json")
        environment = {**os.environ, "LANG": "C.UTF-8", **self.variables, "PYTHONPATH": path, DEAL: deal}
        command = [sys.executable, "-P", "-m", "tests.server.dealing", *words]
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)


def main() -> None:
    from reihum.cli import main as reihum_main
    from reihum.server.table import Table

    position = json.loads(Path(os.environ[DEAL]).read_text())

    def dealt(table: Any) -> State:
        state: State = table.game.from_position(position)
        return state

    Table.dealt = dealt  # type: ignore[assignment, method-assign]
    time.time_ns = lambda: NOON
    reihum_main()


if __name__ == "__main__":
    main()
