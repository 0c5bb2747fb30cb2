"""Lists, duties, guests, analyses and secrets in the store, on both databases."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from reihum.server.store import (
    Analysis,
    Change,
    Guest,
    Listing,
    Store,
)
from tests.server.making import entry, new_id, opened

Story = Callable[[Store], Awaitable[None]]


def test_heads_of_very_many_tables(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        table = await opened(store)
        assert await store.heads([*(f"nowhere{n}" for n in range(70_000)), table]) == {table: (1, 0)}

    tell(story)


def test_the_lobby_lists_public_tables_and_nothing_secret(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        late = 10**15  # newer than what other tests leave in the database
        at = [await opened(store, public=n != 3, opened_at=late + n) for n in range(5)]
        await store.append(Change(at[1], 1, events=(entry(2),), row={"phase": "playing", "seats_taken": 3}))
        await store.append(Change(at[2], 1, events=(entry(2),), row={"phase": "over"}))
        listed = [one for one in await store.lobby(1000) if one.id in at]
        assert [one.id for one in listed] == [at[4], at[0], at[1]]
        assert listed[2].seats_taken == 3
        assert len(await store.lobby(1)) == 1
        assert not {"seed", "host", "due_by"} & set(Listing.__struct_fields__)

    tell(story)


def test_my_games_are_those_i_sit_at_or_opened(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        ada = new_id()
        hosted, joined, left = await opened(store, host=ada), await opened(store), await opened(store)
        for table in (joined, left):
            await store.append(Change(table, 1, events=(entry(2),), seatings={1: ada, 0: "ben"}))
        await store.append(Change(left, 2, events=(entry(3),), seatings={1: None}))
        assert [one.id for one in await store.mine(ada, 9)] == [joined, hosted]
        assert len(await store.mine(ada, 1)) == 1
        assert await store.seats_of(ada) == {joined: 1}

    tell(story)


def test_a_duty_goes_to_one_node_until_its_lease_ends(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        table, later, never = await opened(store), await opened(store), await opened(store)
        await store.append(Change(table, 1, events=(entry(2),), row={"due_at": 100}))
        await store.append(Change(later, 1, events=(entry(2),), row={"due_at": 300}))

        async def claimed(now: int, node: str) -> set[str]:
            return {table, later, never} & set(await store.claim_due(now, 50, node, 1000))

        assert await claimed(99, "a") == set()
        assert await claimed(100, "a") == {table}
        assert await claimed(149, "b") == set()
        assert await claimed(150, "b") == {table}
        await store.release("b")
        assert await claimed(151, "a") == {table}
        await store.append(Change(table, 2, events=(entry(3),), row={"due_at": None}))
        await store.append(Change(later, 2, events=(entry(3),)))  # chat, say: the duty stays
        assert await claimed(400, "a") == {later}

    tell(story)


def test_guests_analyses_and_secrets(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        ada = Guest(new_id(), "Ada", 1, 1)
        await store.save_guest(ada)
        await store.save_guest(msgspec.structs.replace(ada, name="Ada L.", created_at=7, seen_at=7))
        assert await store.guest(ada.id) == Guest(ada.id, "Ada L.", 1, 7)
        assert await store.guest("nobody") is None

        table = await opened(store)
        assert await store.analysis(table) is None
        assert await store.start_analysis(table, 1000, 500)
        assert not await store.start_analysis(table, 1400, 500)
        await store.save_analysis(table, Analysis("running", 40, 1450, None))
        assert not await store.start_analysis(table, 1900, 500)
        assert await store.start_analysis(table, 1950, 500)  # who began it has fallen silent
        await store.save_analysis(table, Analysis("ready", 100, 2000, b"found"))
        assert await store.analysis(table) == Analysis("ready", 100, 2000, b"found")
        assert not await store.start_analysis(table, 9000, 500)

        name = new_id()
        assert await store.secret(name, b"first") == b"first"
        assert await store.secret(name, b"second") == b"first"

    tell(story)
