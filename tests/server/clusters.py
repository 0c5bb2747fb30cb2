"""Two nodes on PostgreSQL and Redis."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from reihum.server.store.engine import database_url
from reihum.server.store.schema import upgrade
from tests.server import services
from tests.server.live import LiveServer, live_server


class Cluster(NamedTuple):
    """Two nodes and what they share."""

    a: LiveServer  # where a bot of level 3 takes a minute
    b: LiveServer
    redis: services.Redis
    database: str


@contextmanager
def two_nodes(postgres_server: str, folder: Path) -> Iterator[Cluster]:
    with services.own_redis() as redis, services.fresh_database(postgres_server) as database:
        upgrade(database_url(database))
        for name in "ab":
            (folder / name).mkdir()
        shared = {"REIHUM_REDIS": redis.url, "REIHUM_POLL": "0.2"}
        with (
            live_server(folder / "a", database, **shared, REIHUM_BOT_PACE="0,0,0,60,0,0") as a,
            live_server(folder / "b", database, **shared) as b,
        ):
            yield Cluster(a, b, redis, database)
