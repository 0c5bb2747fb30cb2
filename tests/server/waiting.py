"""How tests wait: for something to become true, and never for a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

PATIENCE = 300.0  # seconds after which a test has failed instead of hanging; no test waits for it to pass
LOOK_AGAIN = 0.01  # seconds, where nobody tells that something has changed


def wait_until(true: Callable[[], bool], why: Callable[[], str] = str) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, why()
        time.sleep(LOOK_AGAIN)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(LOOK_AGAIN)
