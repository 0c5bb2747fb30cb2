"""Bytes that no client of ours would send: broken frames, floods, characters that databases dislike."""

from __future__ import annotations

import asyncio
import json
import random
import struct
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.frames import Frame, Opcode

from reihum.client import Client, RemoteTable
from reihum.server.store.engine import database_url
from reihum.server.store.schema import upgrade
from tests.server import services
from tests.server.live import LiveServer, live_server
from tests.server.playing import seated, within
from tests.server.talking import ask, heard, socket_at

HELLO = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MASK = b"\0\0\0\0"
SHORT, LONG = 125, 126  # lengths in a frame's second byte


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    limits = {"REIHUM_QUEUE_BYTES": "65536", "REIHUM_QUEUE_MESSAGES": "64"}
    with live_server(tmp_path_factory.mktemp("server"), **limits) as running:
        yield running


def sent(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


class Raw:
    """A connection that has shaken hands and then sends what it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def flood(self, data: bytes) -> None:
        """Send and never read, until the other side hangs up."""
        self.writer.transport.pause_reading()  # type: ignore[attr-defined]
        while True:
            await self.send(data)

    async def end(self) -> int:
        """The code with which the server closes."""
        kind = 0
        while kind != Opcode.CLOSE:
            kind, length = await self.read(2)
            if length > SHORT:
                length = int.from_bytes(await self.read(2 if length == LONG else 8), "big")
            data = await self.read(length)
            kind &= 0xF
        return int.from_bytes(data[:2], "big")

    async def read(self, count: int) -> bytes:
        return await self.reader.readexactly(count)


@asynccontextmanager
async def raw(server: LiveServer, table: str, hello: bytes | None = None) -> AsyncIterator[Raw]:
    place = urlsplit(server.address)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    writer.write(HELLO.format(table=table, host=place.netloc).encode() if hello is None else hello)
    if hello is None:
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    try:
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()


async def still_well(server: LiveServer, table: RemoteTable) -> None:
    """Nobody else has noticed anything, and no error of the program was met."""
    await table.say("still here")
    metrics = await table.calls.text("/metrics")
    assert "reihum_faults_total 0.0" in metrics
    assert '"level": "error"' not in server.log_path.read_text()


BROKEN = {
    "not masked": (b"\x81\x02{}", 1002),
    "a reserved bit": (b"\xc1\x80" + MASK, 1002),
    "an unknown kind": (b"\x83\x80" + MASK, 1002),
    "a continuation of nothing": (sent(Opcode.CONT, b"{}"), 1002),
    "a message in a message": (sent(Opcode.TEXT, b"{", False) + sent(Opcode.TEXT, b"}"), 1002),
    "a ping in parts": (b"\x09\x80" + MASK, 1002),
    "a long ping": (b"\x89\xfe\x00\x7e" + MASK + bytes(126), 1002),
    "a close of one byte": (b"\x88\x81" + MASK + b"\x03", 1002),
    "a close with a code that is none": (b"\x88\x82" + MASK + struct.pack("!H", 1005), 1002),
    "a close with no UTF-8": (b"\x88\x83" + MASK + struct.pack("!H", 1000) + b"\xff", 1007),
    "a length of 2^40": (b"\x81\xff" + struct.pack("!Q", 2**40) + MASK, 1009),
    "a length of 2^63": (b"\x81\xff" + struct.pack("!Q", 2**63) + MASK, 1009),
    "parts that are too long together": (
        sent(Opcode.TEXT, b"x" * 8000, False) + sent(Opcode.CONT, b"x" * 8000),
        1009,
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_broken_frames_close_their_socket_with_the_right_code(server: LiveServer, case: str) -> None:
    async def annoy() -> None:
        data, code = BROKEN[case]
        async with seated(server.address, "chameleon", people=2) as tables:
            async with raw(server, tables[0].id) as peer:
                await peer.send(data)
                assert await peer.end() == code
            await still_well(server, tables[0])

    within(annoy())


def test_random_bytes_harm_nobody(server: LiveServer) -> None:
    rng = random.Random(7)

    async def annoy() -> None:
        async with seated(server.address, "chameleon", people=2) as tables:
            for number in range(120):
                hello = None if number % 3 else rng.randbytes(rng.randrange(400))
                async with raw(server, tables[0].id, hello) as peer:
                    await peer.send(rng.randbytes(rng.randrange(1, 3000)))
            await still_well(server, tables[0])

    within(annoy())


def test_a_message_in_endless_parts_is_cut_off(server: LiveServer) -> None:
    async def annoy() -> None:
        async with seated(server.address, "chameleon", people=2) as tables:
            async with raw(server, tables[0].id) as peer:
                await peer.send(sent(Opcode.TEXT, b"", False) + sent(Opcode.CONT, b"", False) * 1000)
                assert await peer.end() == 1008
            await still_well(server, tables[0])

    within(annoy())


def test_pings_whose_pongs_nobody_reads_are_not_collected(server: LiveServer) -> None:
    async def annoy() -> None:
        async with seated(server.address, "chameleon", people=2) as tables:
            async with raw(server, tables[0].id) as peer:
                peer.writer.transport.set_write_buffer_limits(0)
                with pytest.raises(ConnectionError):
                    await peer.flood(sent(Opcode.PING, b"x" * 125) * 500)
            await still_well(server, tables[0])

    within(annoy())


def test_too_many_pings(tmp_path: Path) -> None:
    async def annoy(limited: LiveServer) -> None:
        async with Client(limited.address, "Ada") as ada:
            table = await ada.open("chameleon", seats=2)
            async with raw(limited, table.id) as peer:
                await peer.send(sent(Opcode.PING) * 1000)
                assert await peer.end() == 1008

    with live_server(tmp_path, REIHUM_ADDRESS_RATE="1", REIHUM_ADDRESS_BURST="50") as limited:
        within(annoy(limited))


STRANGE = [
    "\0",
    "a\0b",
    "\ud800",
    "\U0010ffff",
    "'; DROP TABLE events; --",
    "../..",
    "%s{0}$1",
    "\u202e\u200b",
]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_strange_characters_are_stored_or_refused(
    kind: str, tmp_path: Path, server: LiveServer, request: pytest.FixtureRequest
) -> None:
    """In names of commands, names of people, and chat, on both databases."""

    async def annoy(there: LiveServer) -> None:
        async with Client(there.address, "Ada") as ada:
            table = await ada.open("chameleon", seats=2)
            async with socket_at(there, table.id, ada.cookie) as socket:
                for text in STRANGE:
                    assert (await ask(socket, "say", cmd=text, text="x", name="x"))["t"] in ("ok", "no")
                    assert (await ask(socket, "say", cmd="n" + text, text="x", name=text))["t"] in (
                        "ok",
                        "no",
                    )
                    assert (await ask(socket, "sit", cmd="s" + text, seat=0, name=text))["t"] in ("ok", "no")
                    answer = await ask(socket, "say", cmd=f"text {text!a}", text=text, name="x")
                    assert answer["t"] in ("ok", "no")
                await socket.send(json.dumps({"t": "sync", "seq": 0}))
                await heard(socket, "snapshot")
            await still_well(there, table)

    if kind == "sqlite":
        within(annoy(server))
        return
    with services.fresh_database(request.getfixturevalue("postgres_server")) as database:
        upgrade(database_url(database))
        with live_server(tmp_path, database) as there:
            within(annoy(there))
