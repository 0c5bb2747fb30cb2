"""What rooms need of their node."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import ParamSpec, TypeVar

from reihum.server.metrics import Metrics
from reihum.server.net.limits import Limiter
from reihum.server.pubsub import PubSub
from reihum.server.settings import Settings
from reihum.server.store import Store
from reihum.server.tasks import Tasks
from reihum.server.workers.thinking import Thinking

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Services:
    """The services that all rooms of a node share; `node` is its name."""

    node: str
    version: str
    settings: Settings
    store: Store
    pubsub: PubSub
    thinking: Thinking
    metrics: Metrics
    tasks: Tasks
    guests: Limiter  # commands by guest: a hint counts for several

    async def think(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a function finds in another process; how long it took is measured."""
        began = time.monotonic()
        found = await self.thinking.run(function, *args, **kwargs)
        self.metrics.thoughts.observe(time.monotonic() - began)
        return found
