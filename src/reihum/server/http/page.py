"""The page: the files that the build has put into the folder beside, read once and served from memory."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from reihum.server.http.caching import ASK_AGAIN, FOR_EVER, etag_of, kept_answer

FOLDER = Path(__file__).parents[1] / "page"
INDEX = "index.html"
ADDRESSES = (  # of the page's own: what is shown there is the page's matter
    "/",
    "/t/{rest:path}",
    "/c/{rest:path}",
    "/g/{rest:path}",
    "/replay/{rest:path}",
    "/device/{rest:path}",
    "/enter/{rest:path}",
    "/learn/{rest:path}",
    "/open",
    "/mine",
    "/settings",
)
MEDIA_TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wasm": "application/wasm",
}
PACKED = {"br": ".br", "gzip": ".gz"}  # the better one first


@dataclass(frozen=True)
class PageFile:
    """A file, and the same packed, by encoding."""

    name: str
    body: bytes
    packed: dict[str, bytes]
    etag: str

    async def send(self, request: Request) -> Response:
        accepted = encodings(request.headers.get("accept-encoding", ""))
        body, headers = self.body, {"etag": self.etag, "cache-control": self.keeping()}
        if self.packed:
            headers["vary"] = "accept-encoding"
        found = next((encoding for encoding in self.packed if encoding in accepted), None)
        if found is not None:
            body = self.packed[found]
            headers |= {"content-encoding": found, "etag": f'{self.etag[:-1]}-{found}"'}
        return kept_answer(request, body, self.media_type(), **headers)

    def keeping(self) -> str:
        return FOR_EVER if self.name.startswith("assets/") else ASK_AGAIN

    def media_type(self) -> str:
        return MEDIA_TYPES.get(Path(self.name).suffix, "application/octet-stream")


def encodings(header: str) -> set[str]:
    """What an Accept-Encoding header allows; `;q=0` forbids."""
    found = set()
    for one in header.split(","):
        name, _, weight = one.partition(";")
        if weight.replace(" ", "").removeprefix("q=").strip("0.") or not weight:
            found.add(name.strip().lower())
    return found


def page_files(folder: Path) -> list[PageFile]:
    """All files of the folder; those that are another one packed come along with it."""
    bodies = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    packed = {name + suffix for name in bodies for suffix in PACKED.values()}
    return [
        PageFile(name, body, packed_forms(name, bodies), etag_of(body))
        for name, body in bodies.items()
        if name not in packed
    ]


def packed_forms(name: str, bodies: dict[str, bytes]) -> dict[str, bytes]:
    return {encoding: bodies[name + suffix] for encoding, suffix in PACKED.items() if name + suffix in bodies}


def page_routes(folder: Path = FOLDER) -> list[Route]:
    """Where the page is served; nowhere if it is not built."""
    files = {one.name: one for one in page_files(folder)}
    if INDEX not in files:
        return []
    routes = [Route(address, files[INDEX].send, methods=["GET"]) for address in ADDRESSES]
    return routes + [Route(f"/{name}", one.send, methods=["GET"]) for name, one in files.items()]
