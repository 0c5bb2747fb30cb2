"""What viewers are sent."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import reihum
from reihum.server import commands
from reihum.server.seats import Viewer
from reihum.server.telling import Telling
from reihum.server.telling.patches import patched
from tests.server.tables import Played

GAMES = pytest.mark.parametrize("game", [game.id for game in reihum.games()])


class Reader:
    """A client that keeps its document by what it is sent."""

    def __init__(self, telling: Telling, guest: str) -> None:
        self.telling, self.guest = telling, guest
        self.viewer: Viewer = telling.table.viewer(guest)
        self.log: list[Any] = []
        self.read(telling.picture(self.viewer))

    def read(self, frame: bytes) -> None:
        message = msgspec.json.decode(frame)
        self.last = message
        if message["t"] == "table":
            self.document = {name: message.get(name) for name in ("table", "view", "hands")}
            self.log = [line for entry in message.get("log", []) for line in entry["lines"]]
        else:
            self.document = patched(self.document, message.get("patch", []))
            self.log += message.get("log", [])
        self.legal = message.get("legal")

    def fresh(self) -> dict[str, Any]:
        message = msgspec.json.decode(Telling(self.telling.table).picture(self.viewer))
        return {name: message.get(name) for name in ("table", "view", "hands")}


@GAMES
def test_news_keep_every_viewer_up_to_date(game: str) -> None:
    played = Played(game, 2).started()
    telling = Telling(played.table)
    readers = [Reader(telling, guest) for guest in ("g0", "g1", "stranger")]
    while played.table.phase == "playing" and played.table.seq < 80:
        if not played.play().events:
            continue
        news = telling.news(played.stored[-1], played.steps)
        for reader in readers:
            reader.read(news.to(reader.viewer, played.table.viewer(reader.guest)))
            assert reader.last["t"] == "news"
            assert reader.document == reader.fresh()
            assert (reader.legal is not None) == (reader.guest == played.mover())


def test_the_log_of_a_picture_is_what_news_told() -> None:
    played = Played().started()
    telling = Telling(played.table)
    reader = Reader(telling, "g1")
    for _ in range(20):
        played.play()
        reader.read(telling.news(played.stored[-1], played.steps).to(reader.viewer, reader.viewer))
    assert reader.log
    assert reader.log == Reader(Telling(played.table), "g1").log


def test_who_takes_a_seat_gets_a_new_picture() -> None:
    played = Played()
    telling = Telling(played.table)
    reader = Reader(telling, "g1")
    played.do("g1", commands.Sit, seat=1, name="Ben")
    news = telling.news(played.stored[-1], played.steps)
    now = played.table.viewer("g1")
    reader.read(news.to(reader.viewer, now))
    assert reader.last["t"] == "table"
    assert reader.last["you"] == {"seat": 1, "host": False, "sight": "seat"}
