"""The store on both databases: what is written, what is refused, what is found again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest

from reihum.server.store import Change, Store, Written
from tests.server.making import connect, entry, opened

Run = Callable[[Coroutine[Any, Any, None]], None]
Story = Callable[[Store], Awaitable[None]]


@pytest.fixture
def tell(database: str, run: Run) -> Callable[[Story], None]:
    """Run a story with a store of either kind."""

    async def told(story: Story) -> None:
        store = await connect(database)
        try:
            await story(store)
        finally:
            await store.close()

    return lambda story: run(told(story))


def test_what_is_written_is_found_again(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        table = await opened(store, seed=b"\x00\xff")
        moves = (entry(2, "ada", "c1", b"\x00\xfe"), entry(3))
        assert await store.append(Change(table, 1, events=moves, row={"due_at": 5})) == Written(3, 0)
        whole = await store.whole(table)
        assert whole is not None
        assert whole.events == [entry(1), *moves]
        assert whole.draft is None
        assert whole.row.seed == b"\x00\xff"
        assert (whole.row.seq, whole.row.due_at, whole.row.changed_at) == (3, 5, 1_003)
        assert await store.events(table, after=2) == [entry(3)]
        assert await store.seq_of(table, "ada", "c1") == 2
        assert await store.seq_of(table, "ben", "c1") is None

    tell(story)
