"""What tests of the server share: servers, databases of both kinds, Redis, and a way to run coroutines."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings

from reihum.client import calls, link
from reihum.server.store import Store
from reihum.server.store.engine import database_url
from reihum.server.store.schema import upgrade
from tests.server import services
from tests.server.clusters import Cluster, two_nodes
from tests.server.live import SOAK, LiveServer, live_server
from tests.server.making import stores
from tests.server.playing import within
from tests.server.waiting import PATIENCE

T = TypeVar("T")

# The same examples every time, however slow the machine is; `make soak` looks for new ones.
settings.register_profile(
    "server", derandomize=not SOAK, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("server")


@pytest.fixture(scope="session", autouse=True)
def _patient_clients() -> Iterator[None]:
    """A machine with much to do is no reason for a client to give up."""
    with pytest.MonkeyPatch.context() as patched:
        for part in (calls, link):
            patched.setattr(part, "PATIENCE", PATIENCE)
        yield


@pytest.fixture
def run() -> Callable[[Coroutine[Any, Any, T]], T]:
    """Run a coroutine to its end; one that hangs fails."""
    return within


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """One for all tests that do not stop it: each has tables and guests of its own."""
    with live_server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with services.postgres_url() as url:
        yield url


@pytest.fixture
def empty_postgres(postgres_server: str) -> Iterator[str]:
    """A database without tables."""
    with services.fresh_database(postgres_server) as url:
        yield url


@pytest.fixture(scope="session")
def postgres(postgres_server: str) -> Iterator[str]:
    """A database with the schema, for the whole session: tests use ids of their own."""
    with services.fresh_database(postgres_server) as url:
        upgrade(database_url(url))
        yield url


@pytest.fixture(scope="session")
def _stoppable_postgres() -> Iterator[services.Postgres]:
    with services.own_postgres() as service:
        yield service


@pytest.fixture
def stoppable_postgres(_stoppable_postgres: services.Postgres) -> services.Postgres:
    """A server of our own that runs and that the test may stop, with the schema in its database."""
    if _stoppable_postgres.process is None:
        _stoppable_postgres.start()
    upgrade(database_url(_stoppable_postgres.url()))
    return _stoppable_postgres


@pytest.fixture(scope="session")
def cluster(postgres_server: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Two nodes; who stops something of it starts it again."""
    with two_nodes(postgres_server, tmp_path_factory.mktemp("cluster")) as made:
        yield made


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    with services.redis_url() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of either kind, ready to be used."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'reihum.db'}"
    found: str = request.getfixturevalue("postgres")
    return found


@pytest.fixture
def tell(database: str) -> Callable[[Callable[[Store], Awaitable[None]]], None]:
    """Run a story with a store of either kind."""

    async def told(story: Callable[[Store], Awaitable[None]]) -> None:
        async with stores(database, 1) as (store,):
            await story(store)

    return lambda story: within(told(story))
