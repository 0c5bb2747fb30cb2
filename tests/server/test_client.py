"""The client: the example of its page, and what it promises."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import reihum.client
from reihum.client import Client, Refused, Unreachable
from reihum.client.calls import Calls
from reihum.client.link import Link, OtherProtocol, _read
from reihum.core.texts import say
from reihum.protocol.messages import PROTOCOL
from reihum.records import read, verify
from tests.server.live import LiveServer
from tests.server.playing import seated, within
from tests.server.services import Port
from tests.server.waiting import PATIENCE

PAGE = Path(__file__).parents[2] / "docs" / "client.md"


def test_the_example_of_the_page_plays_a_game(server: LiveServer, tmp_path: Path) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(example.strip().splitlines()) <= 32
    path = tmp_path / "bot.py"
    path.write_text(example)
    done = subprocess.run(
        [sys.executable, "-P", str(path), server.address],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    told, _, record = done.stdout.partition("reihum: 1")
    assert "join me:" in told
    assert "Ada's bot" in told
    assert verify(read(f"reihum: 1{record.rstrip()}")).fair


def test_the_page_names_what_there_is() -> None:
    text = PAGE.read_text(encoding="utf-8")
    table = [name for name in vars(reihum.client.RemoteTable) if not name.startswith("_")]
    inner = {"connect", "disconnect", "until", "seat", "step", "number"}
    for name in set(table) - inner:
        assert re.search(rf"\b{name}\b", text), name


def test_it_needs_none_of_the_servers_packages() -> None:
    code = """
import sys
for name in "fastapi starlette uvicorn sqlalchemy alembic redis structlog itsdangerous".split():
    sys.modules[name] = None
import reihum.client
"""
    assert subprocess.run([sys.executable, "-P", "-c", code], check=False).returncode == 0


def test_a_broken_connection_is_mended_and_nothing_is_doubled(server: LiveServer) -> None:
    """The socket is cut after each command is sent, before its answer can be read."""

    async def play() -> None:
        async with seated(server.address, "chameleon", people=2) as tables:
            for number in range(12):
                mover = next(table for table in tables if table.known.legal)
                task = asyncio.create_task(mover.say(f"line {number}"))
                await asyncio.sleep(0)
                if mover.link.socket is not None:
                    mover.link.socket.transport.abort()
                await task
                await mover.play(mover.known.legal[0])
                for table in tables:
                    await table.until(lambda moment, seq=mover.known.seq: moment.seq >= seq)  # type: ignore[misc]
            other = await Client(server.address, "x").join(tables[0].id)
            said = [line.text for line in other.known.chat]
            assert said == [f"line {number}" for number in range(12)]
            await other.disconnect()

    within(play())


def test_what_the_server_refuses_is_raised(server: LiveServer) -> None:
    async def play() -> None:
        async with Client(server.address, "Ada") as ada:
            with pytest.raises(Refused, match="players"):
                await ada.open("chameleon", seats=6)
            with pytest.raises(Refused, match="unknown-table"):
                await ada.join("x" * 22)
            with pytest.raises(Refused, match="unknown-table"):
                await ada.join("XXXXXX")
            table = await ada.open("chameleon", seats=2)
            with pytest.raises(Refused, match="seats-free"):
                await table.start()
            assert [row["id"] for row in await ada.mine()] == [table.id]
            assert (await ada.info(table.id))["host"] == "Ada"

    within(play())


def test_a_server_that_is_not_there() -> None:
    port = Port()

    async def call() -> None:
        async with Client(f"http://127.0.0.1:{port.number}", "Ada"):
            pass

    with pytest.raises(Unreachable):
        within(call())
    port.close()


def test_choices_by_number_and_notation(server: LiveServer) -> None:
    async def play() -> None:
        async with seated(server.address, "chameleon", people=2) as tables:
            mover: Any = next(table for table in tables if table.known.legal)
            await mover.play("  DRAW ")
            first, second = (await mover.until(lambda moment: moment.my_turn)).legal[:2]
            with pytest.raises(Refused, match="forbidden-step"):
                await mover.play("draw")
            await mover.play(second.notation)
            other: Any = next(table for table in tables if table is not mover)
            await other.until(lambda moment: moment.my_turn)
            await other.play("draw")
            await other.play(first.action)

    within(play())


def test_own_tables_are_listed_with_whose_turn_it_is(server: LiveServer) -> None:
    async def play() -> None:
        async with seated(server.address, "chameleon", people=2) as (host, guest):
            ben = Client(server.address, "Ben", guest.calls.cookie)
            (row,) = await ben.mine()
            assert (row["id"], row["phase"], row["taken"], row["seat"]) == (host.id, "playing", 2, 1)
            mover = next(table for table in (host, guest) if table.known.legal)
            await mover.play("draw")
            await mover.play(mover.known.legal[0])
            (row,) = await ben.mine()
            assert row["about"]["names"] == ["Ada", "Ben"]
            assert row["about"]["to_act"] == 1 - (mover.seat or 0)
            await host.close()
            (row,) = await ben.mine()
            assert row["phase"] == "closed"

    within(play())


def test_a_server_of_another_protocol_is_refused_in_one_line() -> None:
    """0.1 sent no number: that is version 1."""
    old = _read.decode(b'{"t":"welcome","version":"0.1.0","who":"w","now":0}')
    link = Link(Calls("http://127.0.0.1:1"), "t" * 22)
    with pytest.raises(OtherProtocol) as caught:
        asyncio.run(link.hear(None, old))  # type: ignore[arg-type]
    assert caught.value.details == {"given": 1, "known": PROTOCOL}
    for language in ("de", "en"):
        assert "\n" not in say(caught.value.message(), language)
