"""Around every HTTP request: headers for the browser's guard, limits, whose request it is."""

from __future__ import annotations

from collections.abc import Callable

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from reihum.core.errors import ReihumError
from reihum.server.net.limits import Quotas, TooMuch

LARGEST_BODY = 16 * 1024
LARGER_BODIES = {"/api/replay": 64 * 1024}  # records of long games
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class BodyTooLarge(ReihumError):
    """More than any request of the API needs."""

    code = "too-large"


class ForeignOrigin(ReihumError):
    """The request comes from a page of another site."""

    code = "origin"


class Guards:
    """ASGI middleware; `refuse` makes the typed answer to an error."""

    def __init__(self, app: ASGIApp, refuse: Callable[[ReihumError], ASGIApp]) -> None:
        self.app = app
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        app = self.app
        if (fault := self.fault(scope, headers)) is not None:
            app = self.refuse(fault)
        await app(scope, limited(receive, largest_body(scope)), with_headers(send))

    def fault(self, scope: Scope, headers: Headers) -> ReihumError | None:
        if not f"{scope['path']}/".startswith("/api/"):
            return None
        quotas: Quotas = scope["state"]["node"].quotas
        peer = (scope.get("client") or ("",))[0]
        if not quotas.addresses.allows(quotas.client_address(peer, headers.get("x-forwarded-for"))):
            return TooMuch()
        if not quotas.own_origin(headers.get("origin"), headers.get("host")):
            return ForeignOrigin()
        length = headers.get("content-length", "0")
        return BodyTooLarge() if not length.isdecimal() or int(length) > largest_body(scope) else None


def largest_body(scope: Scope) -> int:
    return LARGER_BODIES.get(scope["path"], LARGEST_BODY)


def limited(receive: Receive, most: int) -> Receive:
    """A body without a stated length ends where too much has come."""
    read = 0

    async def bounded() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            raise BodyTooLarge()
        return message

    return bounded


def with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return sending
