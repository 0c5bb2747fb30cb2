"""Guests: a name, and a cookie that keeps who they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, cast

from fastapi import APIRouter, Depends, Request, Response
from fastapi.security import APIKeyCookie

from reihum.server import store
from reihum.server.errors import BadTicket, Nameless
from reihum.server.http.problems import answers
from reihum.server.http.shapes import Guest, GuestName, Ticket, TicketShown
from reihum.server.net.identity import COOKIE, TICKET_SECONDS, new_guest
from reihum.server.net.limits import client_address
from reihum.server.rooms.room import now_ms
from reihum.table.names import plain_name

if TYPE_CHECKING:
    from reihum.server.node import Node

router = APIRouter(prefix="/api", tags=["guests"])
cookie = APIKeyCookie(name=COOKIE, scheme_name="guest", auto_error=False)


def node_of(request: Request) -> Node:
    return cast("Node", request.state.node)


def maybe_guest(request: Request) -> str | None:
    return node_of(request).identity.guest(request.headers.get("cookie"))


def must_be_guest(request: Request, _: Annotated[str | None, Depends(cookie)]) -> str:
    guest = maybe_guest(request)
    if guest is None:
        raise Nameless()
    return guest


def address_of(request: Request) -> str:
    peer = "" if request.client is None else request.client.host
    return client_address(peer, request.headers.get("x-forwarded-for"), node_of(request).proxies)


NodeNow = Annotated[Any, Depends(node_of)]
MaybeGuest = Annotated[str | None, Depends(maybe_guest)]
KnownGuest = Annotated[str, Depends(must_be_guest)]


@router.post("/guest", response_model=Guest, responses=answers(400, 403, 409, 413, 422))
async def name_guest(
    asked: GuestName, guest: MaybeGuest, node: NodeNow, request: Request, response: Response
) -> Any:
    """Tell a name, or a new one; the answer's cookie keeps who you are."""
    guest = guest or new_guest()
    name = plain_name(asked.name)
    await node.store.save_guest(store.Guest(guest, name, now_ms(), now_ms()))
    give_cookie(node, guest, request, response)
    return Guest(name=name)


def give_cookie(node: Node, guest: str, request: Request, response: Response) -> None:
    secure = request.headers.get("x-forwarded-proto", request.url.scheme) == "https"
    response.headers["set-cookie"] = node.identity.cookie(guest, secure)


@router.get("/guest", response_model=Guest, responses=answers(401))
async def who_am_i(guest: KnownGuest, node: NodeNow) -> Any:
    """The name this guest has told."""
    return Guest(name=await name_of(node, guest))


@router.post("/guest/ticket", response_model=Ticket, responses=answers(401, 403))
async def make_ticket(guest: KnownGuest, node: NodeNow) -> Any:
    """A ticket to go on as this guest on another device: show it there within its seconds."""
    return Ticket(ticket=node.identity.ticket(guest), seconds=TICKET_SECONDS)


@router.post("/guest/enter", response_model=Guest, responses=answers(400, 401, 403, 409, 413, 422))
async def show_ticket(asked: TicketShown, node: NodeNow, request: Request, response: Response) -> Any:
    """Be the guest a ticket was made for: this device gets that guest's cookie."""
    guest = node.identity.bearer(asked.ticket)
    if guest is None:
        raise BadTicket()
    name = await name_of(node, guest)
    give_cookie(node, guest, request, response)
    return Guest(name=name)


async def name_of(node: Node, guest: str) -> str:
    found = await node.store.guest(guest)
    if found is None:
        raise Nameless()
    return found.name
