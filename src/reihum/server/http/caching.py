"""Answers that a browser may keep: by their ETag it asks whether they are still good."""

from __future__ import annotations

from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response

ASK_AGAIN = "no-cache"
FOR_EVER = "public, max-age=31536000, immutable"  # for files whose names change with their contents


def etag_of(body: bytes) -> str:
    return f'"{sha256(body).hexdigest()[:32]}"'


def kept_answer(request: Request, body: bytes, media_type: str, **headers: str) -> Response:
    """The body, or 304 for who has it already."""
    etag = headers.get("etag") or etag_of(body)
    told = {"cache-control": ASK_AGAIN, **headers, "etag": etag}
    if knows(request, etag):
        return Response(status_code=304, headers=told)
    return Response(body, headers=told, media_type=media_type)


def knows(request: Request, etag: str) -> bool:
    listed = request.headers.get("if-none-match", "").split(",")
    return any(one.strip().removeprefix("W/") in (etag, "*") for one in listed)
