"""What /metrics tells. No label holds a table, a guest or a name."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class QuickMetrics(Collector):
    """What every move changes: plain numbers, brought into Prometheus' form when somebody asks."""

    def __init__(self) -> None:
        self.commands = 0
        self.moves = 0
        self.delays = [0] * (len(QUICK) + 1)
        self.waited = 0.0

    def observe(self, seconds: float) -> None:
        """From a command to its answer."""
        self.delays[bisect_left(QUICK, seconds)] += 1
        self.waited += seconds

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("reihum_commands", "Commands that were stored.", self.commands)
        yield CounterMetricFamily("reihum_moves", "Committed moves, of people and bots.", self.moves)
        bounds = [*map(str, QUICK), "+Inf"]
        counts = list(zip(bounds, accumulate(self.delays), strict=True))
        yield HistogramMetricFamily(
            "reihum_command_seconds", "From a command to its answer.", counts, self.waited
        )


class Metrics:
    """The figures of one node."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        self.quick = QuickMetrics()
        own.register(self.quick)
        self.refused = Counter("reihum_refused", "Commands refused, by code.", ["code"], registry=own)
        self.sockets = Gauge("reihum_sockets", "Open sockets.", registry=own)
        self.rooms = Gauge("reihum_rooms", "Tables in memory.", registry=own)
        self.batches = Histogram("reihum_store_batch", "Changes stored at once.", buckets=SIZES, registry=own)
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
