"""The built page: its addresses, its files, how long browsers keep them."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import httpx
import pytest

from reihum.server.app import make_api
from reihum.server.http.page import encodings
from reihum.server.settings import Settings

SCRIPT = b"console.log('Reihum')" * 20
PLAIN = {"accept-encoding": "identity"}
FILES = {
    "index.html": b"<!doctype html>",
    "sw.js": b"// worker",
    "manifest.webmanifest": b"{}",
    "favicon.svg": b"<svg/>",
    "icons/large.png": b"png",
    "assets/page-1a2b.js": SCRIPT,
    "assets/page-1a2b.js.gz": gzip.compress(SCRIPT),
    "assets/page-1a2b.js.br": b"as if packed",
    "assets/page.css": b"a{}",
    "assets/page.woff2": b"font",
}


class Browser:
    """Asks the API without a network; nothing under /api/, since no node is there."""

    def __init__(self, folder: Path) -> None:
        self.transport = httpx.ASGITransport(make_api(Settings(), folder))

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.ask("GET", path, **more)

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        async def asked() -> httpx.Response:
            async with httpx.AsyncClient(transport=self.transport, base_url="http://page") as client:
                return await client.request(method, path, **more)

        return asyncio.run(asked())


@pytest.fixture
def page(tmp_path: Path) -> Browser:
    """A server with a made-up page, and with a secret beside its folder."""
    for name, body in FILES.items():
        path = tmp_path / "page" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    (tmp_path / "secret.txt").write_text("secret")
    return Browser(tmp_path / "page")


@pytest.mark.parametrize("path", ["/", "/t/abc", "/c/K7", "/g/x", "/replay/a/b", "/learn/chameleon", "/mine"])
def test_the_pages_own_addresses_give_the_page(page: Browser, path: str) -> None:
    answer = page.get(path)
    assert answer.content == FILES["index.html"]
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = page.get(path, headers={"if-none-match": f'"x", {answer.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == answer.headers["etag"]


@pytest.mark.parametrize(
    ("path", "media_type", "keeping"),
    [
        ("sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("favicon.svg", "image/svg+xml", "no-cache"),
        ("icons/large.png", "image/png", "no-cache"),
        ("assets/page-1a2b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("assets/page.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"),
        ("assets/page.woff2", "font/woff2", "public, max-age=31536000, immutable"),
    ],
)
def test_files_have_their_types_and_are_kept(page: Browser, path: str, media_type: str, keeping: str) -> None:
    answer = page.get(f"/{path}", headers=PLAIN)
    assert answer.content == FILES[path]
    assert answer.headers["content-type"] == media_type
    assert answer.headers["cache-control"] == keeping
    assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_who_accepts_it_is_sent_it_packed(page: Browser) -> None:
    path = "/assets/page-1a2b.js"
    plain = page.get(path, headers=PLAIN)
    assert "content-encoding" not in plain.headers
    packed = page.get(path, headers={"accept-encoding": "gzip;q=0.5, br;q=0"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == SCRIPT
    best = page.ask("HEAD", path, headers={"accept-encoding": "gzip, br"})
    assert best.headers["content-encoding"] == "br"
    assert best.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert len({one.headers["etag"] for one in (plain, packed, best)}) == 3
    assert page.get(f"{path}.gz").status_code == 404
    assert "vary" not in page.get("/sw.js").headers


def test_encodings_that_are_forbidden() -> None:
    assert encodings("br, GZIP;q=0.1 , deflate;q=0, zstd; q=0.00") == {"br", "gzip"}
    assert encodings("") == {""}


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"])
def test_nothing_beside_the_folder_is_served(page: Browser, path: str) -> None:
    assert page.get(path).status_code == 404


def test_what_is_not_there_is_a_typed_error(page: Browser) -> None:
    answer = page.get("/nothing")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-here")
    posted = page.ask("POST", "/")
    assert (posted.status_code, posted.headers["allow"]) == (405, "GET, HEAD")


def test_without_a_page_the_front_door_is_open(tmp_path: Path) -> None:
    client = Browser(tmp_path)
    assert client.get("/").json()["name"] == "Reihum"
    assert client.get("/t/abc").status_code == 404
