"""The store on both databases: what is written, what is refused, what is found again."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from sqlalchemy.event import listen

from reihum.server.store import (
    Change,
    Clear,
    Conflict,
    Draft,
    Repeated,
    Store,
    Written,
)
from tests.server.making import entry, new_id, opened, opening

Story = Callable[[Store], Awaitable[None]]


def test_what_is_written_is_found_again(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        table = await opened(store, seed=b"\x00\xff")
        moves = (entry(2, "ada", "c1", "\x00\xfe"), entry(3))
        assert await store.append(Change(table, 1, events=moves, row={"due_at": 5})) == Written(3, 0)
        whole = await store.snapshot(table)
        assert whole is not None
        assert whole.events == [entry(1), *moves]
        assert whole.draft is None
        assert whole.row.seed == b"\x00\xff"
        assert (whole.row.seq, whole.row.due_at, whole.row.changed_at) == (3, 5, 1_003)
        assert await store.events(table, after=2) == [entry(3)]
        assert await store.seq_of(table, "ada", "c1") == 2
        assert await store.seq_of(table, "ben", "c1") is None

    tell(story)


def test_who_was_too_late_gets_a_conflict_and_nothing_is_changed(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        table = await opened(store)
        assert await store.append(Change(table, 1, events=(entry(2, "ada", "a"),))) == Written(2, 0)
        late = Change(
            table,
            1,
            events=(entry(2, "ben", "b"),),
            row={"phase": "over"},
            draft=Clear(),
            seatings={1: "ben"},
        )
        assert await store.append(late) == Conflict()
        whole = await store.snapshot(table)
        assert whole is not None
        assert [event.by for event in whole.events] == ["", "ada"]
        assert (whole.row.phase, whole.row.draft_version) == ("open", 0)
        assert await store.mine("ben", 9) == []
        assert await store.append(Change(new_id(), 3, events=(entry(4),))) == Conflict()

    tell(story)


def test_a_repeated_command_gets_its_first_number(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        table, other = await opened(store), await opened(store)
        assert await store.append(Change(table, 1, events=(entry(2, "ada", "c"),))) == Written(2, 0)
        assert await store.append(Change(table, 2, events=(entry(3, "ada", "c"),))) == Repeated(2)
        assert await store.append(Change(table, 1, events=(entry(2, "ada", "c"),))) == Repeated(2)
        assert await store.append(Change(table, 2, events=(entry(3, "ben", "c"),))) == Written(3, 0)
        assert await store.append(Change(other, 1, events=(entry(2, "ada", "c"),))) == Written(2, 0)
        assert [event.seq for event in await store.events(table)] == [1, 2, 3]

    tell(story)


def test_in_a_batch_each_change_has_its_own_outcome(tell: Callable[[Story], None]) -> None:
    """One that does not fit, for whatever reason, costs the others nothing."""

    async def story(store: Store) -> None:
        tables = [await opened(store) for _ in range(6)]
        await store.append(Change(tables[1], 1, events=(entry(2, "ada", "c"),)))
        broken = entry(2, "ada", "\ud800")  # no text of Unicode
        changes = [
            Change(tables[0], 1, events=(entry(2, "ada", "c"),)),
            Change(tables[1], 2, events=(entry(3, "ada", "c"),)),
            Change(tables[2], 7, events=(entry(8, "ada", "c"),)),
            Change(tables[3], 1, events=(broken,)),
            Change(tables[4], 1, events=(entry(2),)),
            Change(tables[4], 2, events=(entry(3),)),  # builds on the one before it
            opening(tables[5]),
        ]
        outcomes = await asyncio.gather(*map(store.append, changes), return_exceptions=True)
        assert isinstance(outcomes.pop(3), UnicodeError)
        assert outcomes == [Written(2, 0), Repeated(2), Conflict(), Written(2, 0), Written(3, 0), Conflict()]
        assert await store.heads([*tables, "nowhere"]) == {
            table: (seq, 0) for table, seq in zip(tables, (2, 2, 1, 1, 3, 1), strict=True)
        }

    tell(story)


def test_waiting_changes_share_a_transaction(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        tables = [await opened(store) for _ in range(40)]
        begun: list[object] = []
        listen(store._writing, "begin", begun.append)
        await asyncio.gather(*(store.append(Change(table, 1, events=(entry(2),))) for table in tables))
        assert len(begun) == 1

    tell(story)


def test_changes_of_one_table_are_written_one_after_the_other(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        table = await opened(store)
        draft = Draft(2, 0, (4,), ("d",))
        changes = [
            Change(table, 1, 0, events=(entry(2),), draft=Clear()),
            Change(table, 2, 1, draft=draft),
            Change(table, 2, 2, events=(entry(3),)),
        ]
        assert await asyncio.gather(*map(store.append, changes)) == [
            Written(2, 1),
            Written(2, 2),
            Written(3, 2),
        ]
        assert await store.draft(table) == draft

    tell(story)


def test_a_fault_of_the_program_lets_nobody_wait(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: Store) -> None:
        table = await opened(store)
        with monkeypatch.context() as patched:
            patched.setattr(store._writer, "_together", lambda batch: 1 // 0)
            with pytest.raises(ZeroDivisionError):
                await store.append(Change(table, 1, events=(entry(2),)))
        assert await store.append(Change(table, 1, events=(entry(2),))) == Written(2, 0)

    tell(story)


def test_drafts_are_kept_and_guarded(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        table = await opened(store)
        first = Draft(1, 2, (7,), ("a",))
        second = Draft(1, 2, (7, 8), ("a", "b"))
        assert await store.append(Change(table, 1, 0, draft=first)) == Written(1, 1)
        assert await store.draft(table) == first
        assert await store.append(Change(table, 1, 0, draft=second)) == Conflict()
        assert await store.append(Change(table, 1, 1, draft=second)) == Written(1, 2)
        # who commits must know the last step, even one that another node has taken
        assert await store.append(Change(table, 1, 1, events=(entry(2),), draft=Clear())) == Conflict()
        assert await store.draft(table) == second
        assert await store.append(Change(table, 1, 2, events=(entry(2),), draft=Clear())) == Written(2, 3)
        assert await store.draft(table) is None
        assert await store.append(Change(table, 1, 3, draft=first)) == Conflict()
        assert await store.heads([table]) == {table: (2, 3)}

    tell(story)


def test_a_rematch_opens_both_or_none(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        old, new = await opened(store), new_id()
        rematch = Change(
            old,
            1,
            events=(entry(2, "ada", "again"),),
            also=msgspec.structs.replace(opening(new), seatings={0: "x"}),
        )
        stale = msgspec.structs.replace(rematch, base_seq=4)
        assert await store.append(stale) == Conflict()
        assert await store.load(new) is None
        assert await store.append(rematch) == Written(2, 0)
        assert await store.load(new) is not None
        # a taken id or code lets nothing through
        taken = Change(old, 2, events=(entry(3),), also=opening(new))
        assert await store.append(taken) == Conflict()
        assert len(await store.events(old)) == 2

    tell(story)


def test_a_code_finds_its_table_and_is_unique(tell: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        code = secrets.token_hex(4)
        table = await opened(store, code=code)
        found = await store.by_code(code)
        assert found is not None
        assert found.id == table
        assert await store.by_code("nothing") is None
        assert await store.append(opening(new_id(), code=code)) == Conflict()

    tell(story)
