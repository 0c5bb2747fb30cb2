"""SQLite's log is emptied beside the writer, not by a commit that somebody waits for."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from reihum.server.store import store as stores
from tests.server.making import connect, opened
from tests.server.waiting import LOOK_AGAIN


def tables_in_the_file_alone(folder: Path) -> set[str]:
    """What would be there without the log."""
    shutil.copy(folder / "reihum.db", folder / "copy.db")
    link = sqlite3.connect(folder / "copy.db")
    try:
        return {table for (table,) in link.execute("SELECT id FROM tables")}
    finally:
        link.close()
        (folder / "copy.db").unlink()


def test_the_log_is_emptied_without_a_commit(
    tmp_path: Path, run: Callable[[Coroutine[Any, Any, None]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "CHECKPOINTS", LOOK_AGAIN)

    async def story() -> None:
        store = await connect(f"sqlite:///{tmp_path / 'reihum.db'}")
        try:
            table = await opened(store)
            while table not in tables_in_the_file_alone(tmp_path):
                await asyncio.sleep(LOOK_AGAIN)
        finally:
            await store.close()

    run(story())
