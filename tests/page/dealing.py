"""The server as people start it, but nothing is left to chance: a test that passes needs no luck.

Every table is dealt from one seed, bots, hints and analyses have the same luck every time, and whoever
searches does so for a number of simulations, never for seconds. `make soak` gives its deals another name.
"""

from __future__ import annotations

import os
from hashlib import sha256
from typing import Any
from unittest.mock import patch

from reihum.bots import make_bot
from reihum.bots.players import Bot
from reihum.cli import main
from reihum.core.game import Game
from reihum.server.workers import thinking
from tests.server.luck import dealt_from, fresh

DEALS = os.environ.get("REIHUM_SOAK", "")
SEED = sha256(DEALS.encode()).digest()
SIMULATIONS = 40


def with_a_budget(level: str, game: Game[Any]) -> Bot:
    return make_bot(level, game, SIMULATIONS)


# Not only in the server itself: processes that think import this module first, since it is the program.
patch.object(thinking, "fresh", fresh).start()
patch.object(thinking, "make_bot", with_a_budget).start()
patch.object(thinking, "HINT_SIMULATIONS", SIMULATIONS).start()

if __name__ == "__main__":
    with dealt_from(SEED):
        main()
