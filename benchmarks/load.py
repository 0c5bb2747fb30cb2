"""Players for a server under load: bare sockets that look no further into a message than they must."""

from __future__ import annotations

import asyncio
import base64
import http.client
import json
import random
import re
import secrets
from collections.abc import Callable
from time import perf_counter
from typing import cast
from urllib.parse import urlsplit

SEATS = 4
GAME = "chameleon"
FIELD = {name: re.compile(rf'"{name}":(\d+)'.encode()) for name in ("action", "base", "seq")}
LEGAL = b',"legal":['
PING = 9
PONG = b"\x8a\x80" + bytes(4)


def framed(text: str) -> bytes:
    """A short message as a frame; masked, as clients must, with zeros."""
    data = text.encode()
    assert len(data) < 126
    return bytes((0x81, 0x80 | len(data))) + bytes(4) + data


def number(name: str, message: bytes) -> int:
    found = FIELD[name].search(message)
    assert found is not None
    return int(found[1])


class Player(asyncio.Protocol):
    """The socket of one seat."""

    def __init__(self, table: LoadTable, seat: int, request: bytes) -> None:
        self.table = table
        self.seat = seat
        self.request = request
        self.hands_shaken = False
        self.data = b""
        self.transport: asyncio.WriteTransport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.data = self.data + data if self.data else data
        if not self.hands_shaken:
            answer, end, rest = self.data.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in answer, answer
            self.hands_shaken, self.data = True, rest
        self.take_frames()

    def take_frames(self) -> None:
        data, at = self.data, 0
        while len(data) - at >= 2:
            size, begin = data[at + 1], at + 2
            if size == 126:
                size, begin = int.from_bytes(data[begin : begin + 2], "big"), begin + 2
            elif size == 127:
                size, begin = int.from_bytes(data[begin : begin + 8], "big"), begin + 8
            if begin + size > len(data):
                break
            if data[at] & 15 == PING:
                self.transport.write(PONG)
            else:
                self.hear(data[begin : begin + size])
            at = begin + size
        self.data = data[at:]

    def hear(self, message: bytes) -> None:
        kind = message[6:8]
        if kind == b"ok":
            self.table.acknowledged()
        elif kind in (b"ne", b"sn"):  # news, snapshot
            at = message.rfind(LEGAL)
            if at >= 0:
                self.table.to_move(self, message, at)
            self.table.told(self, number("seq", message))
        elif kind in (b"no", b"by"):
            raise SystemExit(f"refused: {message!r}")

    def connection_lost(self, fault: Exception | None) -> None:
        if not self.table.leaving:
            raise SystemExit("the server hung up")


class LoadTable:
    """A table with a socket on every seat; moves one after the other, each when the last one is all told."""

    def __init__(self, id: str, cookies: list[str]) -> None:
        self.id = id
        self.cookies = cookies
        self.players: list[Player] = []
        self.leaving = False
        self.seq = 1  # that all players have been told of
        self.heard = [0] * SEATS
        self.commands = self.answered = 0
        self.mover: Player | None = None
        self.base = 0
        self.actions: list[bytes] = []
        self.moved_by: Player | None = None
        self.moved_at = 0.0
        self.delays: tuple[list[float], list[float]] = ([], [])  # to the mover's update, to the last seat's
        self.when_told: Callable[[LoadTable], None] = lambda table: None

    # --- until the game begins ------------------------------------------------------------------
    async def connect(self, address: str) -> None:
        place = urlsplit(address)
        for seat, cookie in enumerate(self.cookies):
            request = handshake(place.netloc, self.id, cookie)
            _, player = await asyncio.get_running_loop().create_connection(
                lambda seat=seat, request=request: Player(self, seat, request),  # type: ignore[misc]
                str(place.hostname),
                place.port or 80,
            )
            self.players.append(player)
            await self.until(lambda seat=seat: self.heard[seat] > 0)  # type: ignore[misc]
            await self.command(player, f'"t":"sit","seat":{seat},"name":"player {seat}"')
        await self.command(self.players[0], '"t":"start"')
        await self.until(lambda: self.mover is not None and self.complete())

    async def command(self, player: Player, what: str) -> None:
        self.send(player, what)
        await self.until(lambda: self.answered == self.commands)

    async def until(self, true: Callable[[], bool]) -> None:
        end = perf_counter() + 60
        while not true():
            assert perf_counter() < end, "the server does not answer"
            await asyncio.sleep(0.001)

    def close(self) -> None:
        self.leaving = True
        for player in self.players:
            player.transport.close()

    # --- the game -------------------------------------------------------------------------------
    def send(self, player: Player, what: str) -> None:
        self.commands += 1
        player.transport.write(framed(f'{{"cmd":"c{self.commands}",{what}}}'))

    def move(self) -> None:
        """A random legal step of who is to move."""
        assert self.mover is not None
        self.moved_by, self.mover = self.mover, None
        self.seq += 1
        what = f'"t":"play","base":{self.base},"draft_length":0,"action":{int(random.choice(self.actions))}'
        self.moved_at = perf_counter()
        self.send(self.moved_by, what)

    def to_move(self, player: Player, message: bytes, at: int) -> None:
        self.mover, self.base = player, number("base", message)
        self.actions = FIELD["action"].findall(message, at)

    def acknowledged(self) -> None:
        self.answered += 1
        self.look()

    def told(self, player: Player, seq: int) -> None:
        self.heard[player.seat] = seq
        if player is self.moved_by and seq == self.seq:
            self.delays[0].append(perf_counter() - self.moved_at)
        self.look()

    def complete(self) -> bool:
        return self.answered == self.commands and min(self.heard) == max(self.heard)

    def look(self) -> None:
        if self.moved_by is None:
            self.seq = max(self.heard)
        elif self.heard == [self.seq] * SEATS and self.answered == self.commands:
            self.moved_by = None
            self.delays[1].append(perf_counter() - self.moved_at)
            self.when_told(self)

    @property
    def over(self) -> bool:
        return self.mover is None


def handshake(netloc: str, table: str, cookie: str) -> bytes:
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


class FrontDoor:
    """The little HTTP that there is before the sockets: four guests, and any number of tables."""

    def __init__(self, address: str) -> None:
        self.link = http.client.HTTPConnection(urlsplit(address).netloc)
        self.cookies = [self.guest(f"player {seat}") for seat in range(SEATS)]

    def guest(self, name: str) -> str:
        header, _ = self.post("/api/guest", {"name": name}, "")
        return header.partition(";")[0]

    def open(self) -> LoadTable:
        _, told = self.post("/api/tables", {"game": GAME, "seats": SEATS}, self.cookies[0])
        return LoadTable(json.loads(told)["id"], self.cookies)

    def post(self, path: str, asked: object, cookie: str) -> tuple[str, bytes]:
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        self.link.request("POST", path, json.dumps(asked), headers)
        answer = self.link.getresponse()
        told = answer.read()
        assert answer.status in (200, 201), told
        return answer.getheader("Set-Cookie") or "", told
