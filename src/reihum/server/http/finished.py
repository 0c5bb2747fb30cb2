"""What is left of a finished game: its record, its replay, its analysis."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Body, Depends, Query
from starlette.responses import Response

from reihum.core.limits import LAST_SEAT
from reihum.records import write
from reihum.server.errors import NotYours
from reihum.server.http.guests import KnownGuest, MaybeGuest
from reihum.server.http.problems import answers, plain_text
from reihum.server.http.services import (
    AnalystNow,
    ClientAddress,
    IdentityNow,
    QuotasNow,
    RoomsNow,
    ThinkingNow,
)
from reihum.server.http.shapes import AnalysisInfo, Replay, TableId
from reihum.server.net.identity import Identity
from reihum.server.rooms.room import Room
from reihum.server.store import Analysis
from reihum.server.workers.analysis import record_of
from reihum.server.workers.thinking import Thinking
from reihum.table.replay import replay_document

router = APIRouter(prefix="/api", tags=["finished games"])
SeatAsked = Annotated[int | None, Query(ge=0, le=LAST_SEAT)]
REPLAY_COST = 20  # requests that a foreign record counts as: it must be played through


async def readable_room(table: TableId, guest: MaybeGuest, rooms: RoomsNow, identity: IdentityNow) -> Room:
    """Where the host forbade spectators, what is left is for who played, and for the host."""
    room = await rooms.get(table)
    if not room.table.spectators and not took_part(identity, guest, room):
        raise NotYours()
    return room


def took_part(identity: Identity, guest: str | None, room: Room) -> bool:
    people = identity.people(guest) if guest is not None else []
    return any(one == room.table.host or one in room.table.seat_of for one in people)


ReadableRoom = Annotated[Room, Depends(readable_room)]


@router.get(
    "/tables/{table}/record",
    response_class=Response,
    responses={**answers(403, 404, 409, 422), 200: plain_text("The record")},
)
async def record(room: ReadableRoom) -> Response:
    """The record of a finished game, with the seed that was sealed; a running game shows none."""
    text = write(record_of(room.table))
    name = f'attachment; filename="reihum-{room.table.id}.txt"'
    return Response(text, media_type="text/plain; charset=utf-8", headers={"content-disposition": name})


@router.get("/tables/{table}/replay", response_model=Replay, responses=answers(403, 404, 409, 422))
async def replay(room: ReadableRoom, thinking: ThinkingNow, seat: SeatAsked = None) -> Response:
    """A finished game step by step, as a seat saw it; without one, as spectators did."""
    return await replayed(thinking, write(record_of(room.table)), seat)


@router.post("/replay", response_model=Replay, responses=answers(400, 403, 409, 413, 422))
async def replay_record(
    text: Annotated[str, Body(media_type="text/plain", min_length=1)],
    thinking: ThinkingNow,
    quotas: QuotasNow,
    address: ClientAddress,
    seat: SeatAsked = None,
) -> Response:
    """The same for the text of any record."""
    quotas.addresses.check(address, REPLAY_COST)
    return await replayed(thinking, text, seat)


async def replayed(thinking: Thinking, text: str, seat: int | None) -> Response:
    return as_json(await thinking.run(replay_document, text, seat))


@router.get("/tables/{table}/analysis", response_model=AnalysisInfo, responses=answers(403, 404, 409, 422))
async def analysis(room: ReadableRoom, analyst: AnalystNow) -> Response:
    """How far the analysis of a finished game is, and what it found."""
    return shown(await analyst.state_of(room.table))


@router.post(
    "/tables/{table}/analysis",
    response_model=AnalysisInfo,
    status_code=202,
    responses=answers(401, 403, 404, 409, 413, 422),
)
async def analyse(guest: KnownGuest, room: ReadableRoom, analyst: AnalystNow) -> Response:
    """Begin the analysis of a finished game, unless it is there or under way."""
    return shown(await analyst.begin(room.table), 202)


def shown(one: Analysis, status: int = 200) -> Response:
    found = None if one.body is None else msgspec.Raw(one.body)
    told = {"state": one.state, "progress": one.progress / 100, "analysis": found}
    return as_json(msgspec.json.encode(told), status)


def as_json(body: bytes, status: int = 200) -> Response:
    return Response(body, status, media_type="application/json")
