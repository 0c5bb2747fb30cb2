"""Who may open a socket: from a page of ours, to a table's address, not too many at once."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

from websockets.http11 import Request

from reihum.server.metrics import Metrics
from reihum.server.net.identity import COMPANIONS, Identity
from reihum.server.net.limits import Quotas
from reihum.server.net.sockets import Socket, Wire
from reihum.server.settings import Settings

PLACE = re.compile(r"/api/tables/([A-Za-z0-9_-]{22})/socket(?:\?.*)?")


class Admission:
    """Lets connections in, and counts them; `bring` brings a new socket to the table that it asks for."""

    def __init__(
        self,
        settings: Settings,
        identity: Identity,
        quotas: Quotas,
        metrics: Metrics,
        bring: Callable[[Socket, str], object],
    ) -> None:
        self.settings = settings
        self.identity = identity
        self.quotas = quotas
        self.metrics = metrics
        self.bring = bring
        self.sockets: set[Socket] = set()
        self.connected: Counter[str] = Counter()  # sockets by address

    def refusal(self, request: Request, peer: str) -> tuple[int, str] | None:
        """Status and code for who may not come in."""
        asked = companion(request.path)
        if socket_table(request.path) is None or asked not in (None, *map(str, COMPANIONS)):
            return 404, "not-here"
        if asked is not None and not self.guest_of(request):
            return 401, "nameless"
        if not self.quotas.own_origin(header(request, "Origin"), header(request, "Host")):
            return 403, "origin"
        address = self.address_of(request, peer)
        full = self.connected[address] >= self.settings.address_sockets
        if full or not self.quotas.addresses.allows(address):
            return 429, "too-much"
        return None

    def admit(self, wire: Wire, request: Request, peer: str) -> Socket:
        """The socket of a connection that was not refused; it is on its way to its table."""
        device, asked = self.guest_of(request), companion(request.path)
        guest = device if asked is None else self.identity.companion(device, int(asked))
        address = self.address_of(request, peer)
        socket = Socket(wire, self.quotas, self.metrics, guest, device, address, self.lost)
        self.sockets.add(socket)
        self.connected[address] += 1
        self.metrics.sockets.set(len(self.sockets))
        self.bring(socket, socket_table(request.path) or "")
        return socket

    def lost(self, socket: Socket) -> None:
        self.sockets.discard(socket)
        self.connected[socket.address] -= 1
        if not self.connected[socket.address]:
            del self.connected[socket.address]
        self.metrics.sockets.set(len(self.sockets))

    def guest_of(self, request: Request) -> str:
        """Whose cookie it is; empty without one."""
        return self.identity.guest("; ".join(request.headers.get_all("Cookie"))) or ""

    def address_of(self, request: Request, peer: str) -> str:
        return self.quotas.client_address(peer, header(request, "X-Forwarded-For"))


def socket_table(path: str) -> str | None:
    found = PLACE.fullmatch(path)
    return None if found is None else found[1]


def companion(path: str) -> str | None:
    """Which companion of the guest wants to come in, as it was asked; None: the guest."""
    asked = parse_qs(urlsplit(path).query, keep_blank_values=True).get("companion")
    return None if asked is None else ",".join(asked)


def header(request: Request, name: str) -> str | None:
    """The value, or all values of a header that is there more than once."""
    return ", ".join(request.headers.get_all(name)) or None
