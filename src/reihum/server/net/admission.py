"""Who may open a socket: from a page of ours, to a table's address, not too many at once."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

from websockets.http11 import Request

from reihum.server.net.identity import COMPANIONS
from reihum.server.net.limits import client_address, own_origin
from reihum.server.net.sockets import Socket

if TYPE_CHECKING:
    from reihum.server.net.connection import Wire
    from reihum.server.node import Node

PLACE = re.compile(r"/api/tables/([A-Za-z0-9_-]{22})/socket(?:\?.*)?")


def socket_table(path: str) -> str | None:
    found = PLACE.fullmatch(path)
    return None if found is None else found[1]


def companion(path: str) -> str | None:
    """Which companion of the guest wants to come in, as it was asked; None: the guest."""
    asked = parse_qs(urlsplit(path).query, keep_blank_values=True).get("companion")
    return None if asked is None else ",".join(asked)


def guest_of(node: Node, request: Request) -> str:
    """Whose cookie it is; empty without one."""
    return node.identity.guest("; ".join(request.headers.get_all("Cookie"))) or ""


def header(request: Request, name: str) -> str | None:
    """The value, or all values of a header that is there more than once."""
    return ", ".join(request.headers.get_all(name)) or None


def address_of(node: Node, request: Request, peer: str) -> str:
    return client_address(peer, header(request, "X-Forwarded-For"), node.proxies)


def refusal(node: Node, request: Request, peer: str) -> tuple[int, str] | None:
    """Status and code for who may not come in."""
    asked = companion(request.path)
    if socket_table(request.path) is None or asked not in (None, *map(str, COMPANIONS)):
        return 404, "not-here"
    if asked is not None and not guest_of(node, request):
        return 401, "nameless"
    if not own_origin(header(request, "Origin"), header(request, "Host"), node.origins):
        return 403, "origin"
    address = address_of(node, request, peer)
    if node.connected[address] >= node.settings.address_sockets or not node.addresses.allows(address):
        return 429, "too-much"
    return None


def admit(node: Node, wire: Wire, request: Request, peer: str) -> Socket:
    device, asked = guest_of(node, request), companion(request.path)
    guest = device if asked is None else node.identity.companion(device, int(asked))
    socket = Socket(node, wire, guest, device, address_of(node, request, peer))
    node.comes(socket, request.path)
    return socket
