"""What a game brings for the page: files of its own folder, and which fields of its view are seats."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import msgspec
import pytest
from msgspec import Struct

from reihum.core.documents import BySeat, SeatNumber
from reihum.server.http.game_page import fields_titled
from tests.server.live import live_server
from tests.server.waiting import PATIENCE
from tests.toy.game import GAME
from tests.toy.serving import ToyServer

ADDRESS = f"/api/games/{GAME.id}/page"


class Part(Struct):
    owner: SeatNumber | None
    winners: list[SeatNumber]
    count: int


class Whole(Struct):
    points: BySeat[int]
    parts: dict[str, Part]


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        live_server(tmp_path_factory.mktemp("toy"), "", ToyServer) as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE) as browser,
    ):
        yield browser


def test_a_game_says_what_it_brings(browser: httpx.Client) -> None:
    assert browser.get(ADDRESS).json() == {
        "files": ["lesson.json", "scene.css", "scene.js"],
        "seats": ["leader"],
        "by_seat": [],
    }


def test_a_game_may_bring_nothing(browser: httpx.Client) -> None:
    assert browser.get("/api/games/chameleon/page").json()["files"] == []


@pytest.mark.parametrize(
    ("name", "media_type"),
    [("scene.js", "text/javascript"), ("scene.css", "text/css"), ("lesson.json", "application/json")],
)
def test_its_files_come_from_this_server(browser: httpx.Client, name: str, media_type: str) -> None:
    answer = browser.get(f"{ADDRESS}/{name}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(media_type)
    assert "script-src 'self';" in answer.headers["content-security-policy"]
    again = browser.get(f"{ADDRESS}/{name}", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("name", ["other.js", "..%2Fgame.py", "%2e%2e/game.py", "game.py", ""])
def test_nothing_else_comes(browser: httpx.Client, name: str) -> None:
    assert browser.get(f"{ADDRESS}/{name}", follow_redirects=False).status_code in (307, 404)


def test_an_unknown_game_brings_nothing(browser: httpx.Client) -> None:
    assert browser.get("/api/games/other/page").status_code == 422


def test_fields_that_hold_seats_are_found() -> None:
    _, schemas = msgspec.json.schema_components([Whole], ref_template="{name}")
    found = {title: set(fields_titled(title, schemas)) for title in ("Seat", "By seat")}
    assert found == {"Seat": {"owner", "winners"}, "By seat": {"points"}}
