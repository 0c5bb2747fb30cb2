"""A worker process that dies, for tests of the arena and of the lab."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

P = TypeVar("P")
J = TypeVar("J")
R = TypeVar("R")


def dying_once(play: Callable[[P, J], R], marker: Path) -> Callable[[P, J], R]:
    """Stands in for `play` in a worker: the first to come there leaves the marker and ends its process."""
    return partial(die_once, play, marker)


def die_once(play: Callable[[P, J], R], marker: Path, plan: P, job: J) -> R:
    if not marker.exists():
        marker.touch()
        os._exit(1)
    return play(plan, job)
