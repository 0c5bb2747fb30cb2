"""Sockets of a live server: strict, patient with garbage, closed to strangers, fair to everybody."""

from __future__ import annotations

import asyncio
import json
import random
import socket as tcp
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from reihum.client import Client
from reihum.protocol.messages import PROTOCOL
from reihum.server.net.frames import PING
from reihum.server.rooms.ids import LETTERS, new_code
from tests.server.live import LiveServer, live_server
from tests.server.playing import seated, within
from tests.server.talking import ask, heard, socket_at
from tests.server.waiting import PATIENCE


def test_who_comes_is_welcomed_with_a_picture(server: LiveServer) -> None:
    async def look() -> None:
        async with Client(server.address, "Ada") as ada:
            table = await ada.open("chameleon", seats=2)
            async with socket_at(server, table.id, ada.cookie) as socket:
                assert socket.protocol.extensions == []
                welcome = await heard(socket, "welcome", "snapshot")
                assert (welcome["t"], welcome["protocol"]) == ("welcome", PROTOCOL)
                you = {"seat": None, "host": True, "sight": "table"}
                assert (await heard(socket, "snapshot"))["you"] == you
                assert (await ask(socket, "ping"))["t"] == "pong"

    within(look())


def test_pages_of_other_sites_get_no_socket(server: LiveServer) -> None:
    async def look() -> None:
        async with Client(server.address, "Ada") as ada:
            table = await ada.open("chameleon", seats=2)
            with pytest.raises(InvalidStatus) as refused:
                await socket_at(server, table.id, ada.cookie, origin="https://evil.example")
            assert refused.value.response.status_code == 403
            assert json.loads(refused.value.response.body)["code"] == "origin"
            async with socket_at(server, table.id, ada.cookie, origin=server.address) as socket:
                await heard(socket, "snapshot")

    within(look())


def test_a_table_that_is_not_there(server: LiveServer) -> None:
    async def look() -> None:
        async with socket_at(server, "x" * 22) as socket:
            assert (await heard(socket, "no"))["code"] == "unknown-table"
            assert (await heard(socket, "bye"))["reason"] == "gone"
            with pytest.raises(ConnectionClosed):
                await socket.recv()
        with pytest.raises(InvalidStatus):
            await socket_at(server, "short")

    within(look())


def test_a_handshake_with_endless_headers_is_hung_up_on(server: LiveServer) -> None:
    place = urlsplit(server.address)
    with tcp.create_connection((place.hostname, place.port), timeout=PATIENCE) as stranger:
        lines = (
            f"GET /api/tables/{'x' * 22}/socket HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\n"
        )
        more = "".join(f"X-{number}: {'y' * 100}\r\n" for number in range(200))
        stranger.sendall(f"{lines}Connection: Upgrade\r\n{more}\r\n".encode())
        answer = stranger.recv(100)
        assert b" 101 " not in answer
        while answer:
            answer = stranger.recv(1000)


GARBAGE = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    '{"t":"fly","cmd":"1"}',
    '{"t":"sit"}',
    '{"t":"sit","cmd":"","seat":0,"name":"A"}',
    '{"t":"sit","cmd":"1","seat":"0","name":"A"}',
    '{"t":"sit","cmd":"1","seat":-1,"name":"A"}',
    '{"t":"sit","cmd":"1","seat":0,"name":"A","more":1}',
    '{"t":"play","cmd":"1","base":1e99,"draft_length":0,"action":0}',
    '{"t":"say","cmd":"1","text":"' + "x" * 301 + '"}',
    '{"cmd":"' + "x" * 65 + '","t":"start"}',
    '{"t":"say","cmd":"1","text":' + "[" * 3000 + "]" * 3000 + "}",
    "\x00",
]


def test_garbage_gets_typed_errors_and_the_socket_stays_open(server: LiveServer) -> None:
    rng = random.Random(4)

    async def annoy() -> None:
        async with Client(server.address, "Ada") as ada:
            table = await ada.open("chameleon", seats=2)
            async with socket_at(server, table.id, ada.cookie) as socket:
                for text in GARBAGE:
                    await socket.send(text)
                    assert (await heard(socket, "no"))["code"] == "message", text
                for _ in range(300):
                    data = rng.randbytes(rng.randrange(200))
                    await socket.send(data, text=bool(rng.randrange(2)))
                    assert (await heard(socket, "no"))["code"] == "message"
                await socket.send([b'{"t":"sit",', b'"cmd":"in parts","seat":0,"name":"A"}'], text=True)
                assert (await heard(socket, "ok", "no"))["t"] == "ok"

    within(annoy())


def test_commands_mutated_at_random_never_break_a_room(server: LiveServer) -> None:
    rng = random.Random(5)
    tags = [
        "sit",
        "leave",
        "add_bot",
        "remove",
        "start",
        "play",
        "take_back",
        "ask_undo",
        "answer_undo",
        "say",
    ]
    tags += [
        "mute",
        "hand_over",
        "take_over",
        "allow",
        "ask_hands",
        "answer_hands",
        "rematch",
        "close",
        "sync",
    ]
    values: list[Any] = [0, 1, 2, 5, -1, True, None, "", "level1", "hints", "x", [], {}, 2**31, 1.5, "é" * 20]

    async def annoy() -> None:
        async with Client(server.address, "Ada") as ada:
            table = await ada.open("chameleon", seats=2)
            async with socket_at(server, table.id, ada.cookie) as socket:
                for number in range(1500):
                    fields = [
                        "seat",
                        "level",
                        "base",
                        "draft_length",
                        "action",
                        "agree",
                        "text",
                        "who",
                        "on",
                        "what",
                        "seq",
                    ]
                    chosen = {name: rng.choice(values) for name in rng.sample(fields, rng.randrange(4))}
                    await socket.send(json.dumps({"t": rng.choice(tags), "cmd": str(number), **chosen}))
                await socket.send('{"t":"ping"}')
                await heard(socket, "pong")
                await socket.send('{"t":"start","cmd":"z"}')
                while (answer := await heard(socket, "no")).get("cmd") != "z":
                    pass
                assert answer["code"] in ("seats-free", "phase")

    within(annoy())


def test_messages_that_are_too_long_close_the_socket_only(server: LiveServer) -> None:
    async def annoy() -> None:
        async with seated(server.address, "chameleon", people=2) as tables:
            async with socket_at(server, tables[0].id, tables[0].calls.cookie) as socket:
                await socket.send("x" * 5_000)
                assert (await heard(socket, "no"))["code"] == "message"
                await socket.send("x" * 100_000)
                with pytest.raises(ConnectionClosed) as closed:
                    await heard(socket, "never")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009
            mover = next(table for table in tables if table.known.legal)
            await mover.play(mover.known.legal[0])

    within(annoy())


def test_a_repeated_command_is_done_once_and_answered_alike(server: LiveServer) -> None:
    async def play() -> None:
        async with seated(server.address, "chameleon", people=2) as tables:
            mover = next(table for table in tables if table.known.legal)
            async with socket_at(server, mover.id, mover.calls.cookie) as socket:
                picture = await heard(socket, "snapshot")
                action = picture["legal"][0]["action"]
                play = {"cmd": "the move", "base": picture["base"], "draft_length": 0, "action": action}
                answers = [await ask(socket, "play", **play) for _ in range(3)]
                assert answers == [answers[0]] * 3
                assert answers[0]["t"] == "ok"
                said = [await ask(socket, "say", cmd=f"line {n % 60}", text="x") for n in range(120)]
                assert said[:60] == said[60:]
                assert await ask(socket, "play", **play) == answers[0]  # long ago
                stale = await ask(socket, "play", **{**play, "cmd": "another"})
                assert stale["code"] in ("stale", "forbidden-step", "not-seated")

    within(play())


def test_illegal_steps_name_the_rule(server: LiveServer) -> None:
    async def play() -> None:
        async with seated(server.address, "chameleon", people=2) as tables:
            mover = next(table for table in tables if table.known.legal)
            legal = {one.action for one in mover.known.legal}
            async with socket_at(server, mover.id, mover.calls.cookie) as socket:
                base = (await heard(socket, "snapshot"))["base"]
                wrong = next(action for action in range(11) if action not in legal)
                answer = await ask(socket, "play", cmd="1", base=base, draft_length=0, action=wrong)
                assert answer["code"] == "forbidden-step"
                assert answer["rule"].startswith("CH-")

    within(play())


def test_presence_is_told(server: LiveServer) -> None:
    async def look() -> None:
        async with seated(server.address, "chameleon", people=2) as (host, guest):
            await host.link.until(
                lambda: host.known.presence is not None and host.known.presence.seats == [True, True]
            )
            await guest.disconnect()
            await host.link.until(
                lambda: host.known.presence is not None and host.known.presence.seats == [True, False]
            )

    within(look())


def test_a_slow_reader_is_dropped_and_costs_nobody_anything(tmp_path: Path) -> None:
    limits = {"REIHUM_QUEUE_BYTES": "65536", "REIHUM_QUEUE_MESSAGES": "64"}

    async def flood(server: LiveServer) -> None:
        async with seated(server.address, "chameleon", people=2) as (host, guest):
            for _ in range(50):
                await guest.say("x" * 300)
            sleeper = await asyncio.to_thread(raw_socket, server, host.id)
            again = Frame(Opcode.TEXT, b'{"t":"sync","seq":0}').serialize(mask=True)
            await asyncio.to_thread(sleeper.sendall, again * 1000)  # 20 MB of pictures that nobody reads
            while "reihum_slow_readers_total 1.0" not in await host.calls.text("/metrics"):
                await guest.say("still there")
            sleeper.close()
            await host.until(lambda moment: moment.seq == guest.known.seq)

    with live_server(tmp_path, **limits) as server:
        within(flood(server))


async def closing(socket: ClientConnection) -> AsyncIterator[str | bytes]:
    """All that comes until the server closes."""
    with suppress(ConnectionClosed):
        while True:
            yield await socket.recv()


def raw_socket(server: LiveServer, table: str) -> tcp.socket:
    """A socket that shakes hands and then never reads."""
    place = urlsplit(server.address)
    made = tcp.socket()
    made.setsockopt(tcp.SOL_SOCKET, tcp.SO_RCVBUF, 4096)
    made.connect((place.hostname or "", place.port or 0))
    made.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {'A' * 22}==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in made.recv(16)
    return made


def test_who_asks_too_much_is_told_and_then_closed(tmp_path: Path) -> None:
    async def hurry(server: LiveServer) -> None:
        async with Client(server.address, "Ada") as ada:
            table = await ada.open("chameleon", seats=2)
            async with socket_at(server, table.id, ada.cookie) as socket:
                for number in range(400):
                    await socket.send(
                        json.dumps({"t": "say", "cmd": str(number), "text": "x", "name": "Ada"})
                    )
                told = [json.loads(frame) async for frame in closing(socket)]
                assert sum(one["t"] == "ok" for one in told) in range(5, 20)
                assert "too-much" in [one.get("code") for one in told]
                assert told[-1] == {"t": "bye", "reason": "limit"}

    with live_server(tmp_path, REIHUM_GUEST_RATE="0.1", REIHUM_GUEST_BURST="5") as server:
        within(hurry(server))


def test_silent_peers_are_hung_up_on(tmp_path: Path) -> None:
    """Who does not answer two pings is gone, and the others are told."""

    async def wait(server: LiveServer) -> None:
        async with Client(server.address, "Ada") as ada:
            table = await ada.open("chameleon", seats=2)
            silent = await asyncio.to_thread(raw_socket, server, table.id)
            assert PING in await asyncio.to_thread(read_to_the_end, silent)
            await table.say("whoever came before this is counted")
            await table.link.until(
                lambda: table.known.presence is not None and table.known.presence.others == 1
            )

    with live_server(tmp_path, REIHUM_PING="1") as server:
        within(wait(server))


def read_to_the_end(peer: tcp.socket) -> bytes:
    """All that the server says to who never answers, until it hangs up."""
    told = b""
    with peer, suppress(ConnectionResetError):
        while more := peer.recv(65_536):
            told += more
    return told


def test_codes_are_easy_to_read_and_hard_to_guess() -> None:
    assert len({new_code() for _ in range(20)}) == 20
    assert not set("01OI") & set(LETTERS)
