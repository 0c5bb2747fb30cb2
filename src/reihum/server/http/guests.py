"""Guests: a name, and a cookie that keeps who they are."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from fastapi.security import APIKeyCookie

from reihum.server.clock import now_ms
from reihum.server.errors import BadTicket, Nameless
from reihum.server.http.problems import answers
from reihum.server.http.services import IdentityNow, StoreNow, identity_of
from reihum.server.http.shapes import Guest, GuestName, Ticket, TicketShown
from reihum.server.net.identity import COOKIE, TICKET_SECONDS, Identity, new_guest
from reihum.server.store import Guest as GuestRow
from reihum.server.store import Store
from reihum.table.names import plain_name

router = APIRouter(prefix="/api", tags=["guests"])
cookie = APIKeyCookie(name=COOKIE, scheme_name="guest", auto_error=False)


def maybe_guest(request: Request) -> str | None:
    return identity_of(request).guest(request.headers.get("cookie"))


def must_be_guest(request: Request, _: Annotated[str | None, Depends(cookie)]) -> str:
    guest = maybe_guest(request)
    if guest is None:
        raise Nameless()
    return guest


MaybeGuest = Annotated[str | None, Depends(maybe_guest)]
KnownGuest = Annotated[str, Depends(must_be_guest)]


@router.post("/guest", response_model=Guest, responses=answers(400, 403, 409, 413, 422))
async def name_guest(
    asked: GuestName,
    guest: MaybeGuest,
    store: StoreNow,
    identity: IdentityNow,
    request: Request,
    response: Response,
) -> Any:
    """Tell a name, or a new one; the answer's cookie keeps who you are."""
    guest = guest or new_guest()
    name = plain_name(asked.name)
    await store.save_guest(GuestRow(guest, name, now_ms(), now_ms()))
    give_cookie(identity, guest, request, response)
    return Guest(name=name)


def give_cookie(identity: Identity, guest: str, request: Request, response: Response) -> None:
    secure = request.headers.get("x-forwarded-proto", request.url.scheme) == "https"
    response.headers["set-cookie"] = identity.cookie(guest, secure)


@router.get("/guest", response_model=Guest, responses=answers(401))
async def who_am_i(guest: KnownGuest, store: StoreNow) -> Any:
    """The name this guest has told."""
    return Guest(name=await name_of(store, guest))


@router.post("/guest/ticket", response_model=Ticket, responses=answers(401, 403))
async def make_ticket(guest: KnownGuest, identity: IdentityNow) -> Any:
    """A ticket to go on as this guest on another device: show it there within its seconds."""
    return Ticket(ticket=identity.ticket(guest), seconds=TICKET_SECONDS)


@router.post("/guest/enter", response_model=Guest, responses=answers(400, 401, 403, 409, 413, 422))
async def show_ticket(
    asked: TicketShown, store: StoreNow, identity: IdentityNow, request: Request, response: Response
) -> Any:
    """Be the guest a ticket was made for: this device gets that guest's cookie."""
    guest = identity.bearer(asked.ticket)
    if guest is None:
        raise BadTicket()
    name = await name_of(store, guest)
    give_cookie(identity, guest, request, response)
    return Guest(name=name)


async def name_of(store: Store, guest: str) -> str:
    found = await store.guest(guest)
    if found is None:
        raise Nameless()
    return found.name
