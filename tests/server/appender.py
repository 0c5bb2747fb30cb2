"""A process that appends to some tables and prints what was acknowledged, until it is killed.

An entry of the nursery; its words are DATABASE TABLE…
"""

from __future__ import annotations

import asyncio
import sys

from reihum.server.store import Change, Store, Written
from tests.server.making import connect, entry


async def keep_appending(store: Store, table: str) -> None:
    ((seq, drafted),) = (await store.heads([table])).values()
    while True:
        cmd = f"{table}-{seq + 1}"
        change = Change(table, seq, drafted, events=(entry(seq + 1, "ada", cmd, cmd),))
        outcome = await store.append(change)
        assert isinstance(outcome, Written)
        seq = outcome.seq
        print(table, seq, flush=True)


async def append_to_all(database: str, *tables: str) -> None:
    store = await connect(database)
    await asyncio.gather(*(keep_appending(store, table) for table in tables))


def main() -> None:
    asyncio.run(append_to_all(*sys.argv[1:]))
