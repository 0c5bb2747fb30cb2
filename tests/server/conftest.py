"""What tests of the server share: databases of both kinds, Redis, and a way to run coroutines."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from reihum.server.store import Store
from reihum.server.store.engine import database_url
from reihum.server.store.schema import upgrade
from tests.server import services
from tests.server.making import stores

T = TypeVar("T")
LONGEST = 120.0  # seconds after which a test hangs


@pytest.fixture
def run() -> Callable[[Coroutine[Any, Any, T]], T]:
    """Run a coroutine to its end; one that hangs fails."""
    return lambda work: asyncio.run(asyncio.wait_for(work, LONGEST))


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

    return lambda story: asyncio.run(asyncio.wait_for(told(story), LONGEST))
