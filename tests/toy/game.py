"""Loads the game as if its package were installed."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING

from tests.toy import SOURCES

if TYPE_CHECKING:
    from higher_card.game import HigherCard

sys.path.append(str(SOURCES))
GAME: HigherCard = import_module("higher_card.game").GAME
