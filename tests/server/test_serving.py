"""`reihum serve` as an administrator knows it: stop, kill, restart, fail-over."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx

from reihum.client import Client
from reihum.records import read, verify
from tests.server.live import MAIN, PATIENCE, LiveServer, live_server
from tests.server.playing import play_at_random, same_pictures, seated, within
from tests.server.talking import heard, socket_at


def test_a_stop_finishes_and_says_good_bye(tmp_path: Path) -> None:
    async def stop(server: LiveServer) -> None:
        async with Client(server.address, "Ada") as ada:
            table = await ada.open("chameleon", seats=2)
            async with socket_at(server, table.id, ada.cookie) as socket:
                await heard(socket, "table")
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

    with live_server(tmp_path) as server:
        within(stop(server))


def test_games_go_on_after_kill_9(tmp_path: Path) -> None:
    """Two clients play while the server is killed and started again: nothing is lost or doubled."""

    async def play(server: LiveServer) -> None:
        async with seated(server.address, "chameleon", people=2) as tables:
            players = [play_at_random(table, random.Random(9)) for table in tables]
            playing = asyncio.gather(*players)
            for _ in range(3):
                await asyncio.sleep(0.3)
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
        slow = {"REIHUM_BOT_PACE": "20,20,20,20,20,20"}
        server.variables.update(slow)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        async with seated(server.address, "chameleon", people=1, bots=1, options={"first_player": 1}) as (
            table,
        ):
            assert not table.known.legal
            await table.disconnect()
            server.variables["REIHUM_BOT_PACE"] = "0,0,0,0,0,0"
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            async with httpx.AsyncClient(base_url=server.address) as http:
                while "reihum_moves_total 0.0" in (await http.get("/metrics")).text:
                    await asyncio.sleep(0.1)

    with live_server(tmp_path, REIHUM_LEASE="1") as server:
        within(play(server))


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
        until = time.monotonic() + PATIENCE
        while any(Path(f"/proc/{thinker}").exists() for thinker in thinkers):
            assert time.monotonic() < until
            time.sleep(0.05)


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
            before, steps = mover.known.document, mover.known.steps
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await mover.link.until(lambda: mover.link.socket is not None and mover.known.steps == steps)
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
            assert httpx.get(f"{address}/api").json()["name"] == "Reihum"
            assert (tmp_path / "reihum" / "reihum.db").exists()
        finally:
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == 0


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
