"""`reihum serve` as an administrator knows it: stop, kill, restart, fail-over."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path

from reihum.client import Client
from reihum.records import read, verify
from tests.server.live import MAIN, WIDE, FreshServer, LiveServer, live_server
from tests.server.playing import play_at_random, same_pictures, seated, within
from tests.server.talking import heard, socket_at
from tests.server.waiting import LOOK_AGAIN, PATIENCE, wait_until


def test_a_stop_finishes_and_says_good_bye(tmp_path: Path) -> None:
    async def stop(server: LiveServer) -> None:
        async with Client(server.address, "Ada") as ada:
            table = await ada.open("chameleon", seats=2)
            async with socket_at(server, table.id, ada.cookie) as socket:
                await heard(socket, "snapshot")
                for number in range(20):
                    await socket.send(
                        json.dumps({"t": "say", "cmd": str(number), "text": "x", "name": "Ada"})
                    )
                await heard(socket, "ok")
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                assert (await heard(socket, "bye"))["reason"] == "shutdown"
                await socket.wait_closed()
                assert socket.close_code == 1012
                assert await stopping == 0

    with live_server(tmp_path, "", FreshServer) as server:
        within(stop(server))


def test_games_go_on_after_kill_9(tmp_path: Path) -> None:
    """Two clients play while the server is killed and started again: nothing is lost or doubled."""

    async def play(server: LiveServer) -> None:
        async with seated(server.address, "chameleon", people=2) as tables:
            players = [play_at_random(table, random.Random(9)) for table in tables]
            playing = asyncio.gather(*players)
            for _ in range(3):
                after = tables[0].known.seq + 15
                await tables[0].until(lambda now, after=after: now.seq >= after or now.over)  # type: ignore[misc]
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            moments = await playing
            assert moments[0].result == moments[1].result
            assert verify(read(await tables[0].record())).fair
            await same_pictures(tables)

    with live_server(tmp_path) as server:
        within(play(server))


def test_a_bot_moves_after_its_server_was_killed(tmp_path: Path) -> None:
    """Nobody looks at the table: the restarted server finds by itself that a bot is due."""

    async def play(server: LiveServer) -> None:
        async with seated(server.address, "chameleon", people=1, bots=1, options={"first_player": 1}) as (
            table,
        ):
            assert not table.known.legal
            await table.disconnect()
            await asyncio.to_thread(server.kill)
            due, began = time_passes(tmp_path / "reihum.db")
            # the lease, and the bot's pace as soon as the server has looked
            assert due in (began + 1_000, began + 60_000 + 1_000)
            server.variables.update(QUICK)
            await asyncio.to_thread(server.start)
            while "reihum_moves_total 0.0" in await table.calls.text("/metrics"):
                await asyncio.sleep(LOOK_AGAIN)

    slow = {"REIHUM_BOT_PACE": "60,60,60,60,60,60", "REIHUM_LEASE": "1"}
    with live_server(tmp_path, **slow) as server:
        within(play(server))


QUICK = {"REIHUM_BOT_PACE": WIDE["REIHUM_BOT_PACE"], "REIHUM_POLL": "0.1"}


def time_passes(path: Path) -> tuple[int, int]:
    """What has to be done at the only table is overdue from now on; when it was due, and when it changed."""
    with closing(sqlite3.connect(path, isolation_level=None)) as link:
        ((due, began),) = link.execute("SELECT due_at, changed_at FROM tables")
        link.execute("UPDATE tables SET due_at = 1")
    return due, began


def test_thinking_processes_end_with_their_server(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        async with seated(server.address, "chameleon", people=1, bots=1, options={"first_player": 1}) as (
            table,
        ):
            await table.until(lambda moment: moment.my_turn)

    with live_server(tmp_path) as server:
        within(play(server))
        assert server.process is not None
        thinkers = children(server.process.pid)
        assert thinkers
        server.kill()
        wait_until(lambda: not any(Path(f"/proc/{thinker}").exists() for thinker in thinkers))


def children(parent: int) -> list[int]:
    """The processes that this one has started."""
    found = []
    for status in Path("/proc").glob("[0-9]*/status"):
        with suppress(OSError):
            if f"\nPPid:\t{parent}\n" in status.read_text():
                found.append(int(status.parent.name))
    return found


def test_a_draft_outlives_a_crash(tmp_path: Path) -> None:
    from tests.server.test_games import with_a_draft

    async def play(server: LiveServer) -> None:
        async with seated(server.address, "flower_rows", people=2) as tables:
            mover = await with_a_draft(tables)
            before, steps = mover.known.document, mover.known.draft
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await mover.link.until(lambda: mover.link.socket is not None and mover.known.draft == steps)
            assert mover.known.document == before

    with live_server(tmp_path) as server:
        within(play(server))


def test_logs_are_json_and_tell_no_names(tmp_path: Path) -> None:
    async def play(server: LiveServer) -> None:
        async with seated(server.address, "chameleon", people=2) as tables:
            await tables[0].say("a secret line")
            await asyncio.gather(*[play_at_random(table, random.Random(1)) for table in tables])

    with live_server(tmp_path, REIHUM_LOG_LEVEL="debug") as server:
        within(play(server))
        server.stop()
        text = server.log_path.read_text()
        told = [json.loads(line)["event"] for line in text.splitlines()]
        assert (told[0], told[-1]) == ("started", "stopped")
        for secret in ("Ada", "secret line", "reihum_guest"):
            assert secret not in text


def test_without_words_it_serves_this_machine(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "XDG_DATA_HOME": str(tmp_path),
        "LANG": "C.UTF-8",
        "LC_ALL": "",
        "DISPLAY": "",
    }
    del environment["DISPLAY"]
    with subprocess.Popen(
        [sys.executable, "-P", "-c", MAIN], stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        try:
            assert (tmp_path / "reihum" / "reihum.db").exists()
            assert len(set(within(commitments(address)))) == 2
        finally:
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == 0


async def commitments(address: str) -> list[str]:
    """Of two tables: each has a seed of its own."""
    async with Client(address, "Ada") as ada:
        tables = [await ada.open("chameleon", seats=2) for _ in range(2)]
        return [table.known.document["table"]["commitment"] for table in tables]


def test_a_wrong_setting_is_one_line() -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-c", MAIN, "serve", "--port", "x"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "port" in done.stderr
    assert done.stderr.count("\n") == 1
