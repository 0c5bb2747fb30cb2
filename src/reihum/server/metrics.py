"""What /metrics tells. No label holds a table, a guest or a name."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0)


class Metrics:
    """The figures of one node."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        self.commands = Counter("reihum_commands", "Commands that were stored.", registry=own)
        self.moves = Counter("reihum_moves", "Committed moves, of people and bots.", registry=own)
        self.refused = Counter("reihum_refused", "Commands refused, by code.", ["code"], registry=own)
        self.latency = Histogram(
            "reihum_command_seconds", "From a command to its answer.", buckets=QUICK, registry=own
        )
        self.sockets = Gauge("reihum_sockets", "Open sockets.", registry=own)
        self.rooms = Gauge("reihum_rooms", "Tables in memory.", registry=own)
        self.slow = Counter("reihum_slow_readers", "Sockets dropped because nobody read.", registry=own)
        self.thoughts = Histogram(
            "reihum_thinking_seconds", "Time bots and hints took.", buckets=SLOW, registry=own
        )
        self.conflicts = Counter(
            "reihum_conflicts", "Changes that another node was faster with.", registry=own
        )
        self.faults = Counter("reihum_faults", "Errors of the program itself.", registry=own)

    def text(self) -> bytes:
        return generate_latest(self.registry)
