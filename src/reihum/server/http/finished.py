"""What is left of a finished game: its record, its replay, its analysis."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from fastapi import APIRouter, Body, Depends, Query, Request
from starlette.responses import Response

from reihum.records import write
from reihum.server.errors import NotYours
from reihum.server.http.guests import KnownGuest, MaybeGuest, NodeNow, address_of
from reihum.server.http.problems import answers, plain_text
from reihum.server.http.shapes import AnalysisInfo, TableId
from reihum.server.rooms.room import Room
from reihum.server.store import Analysis
from reihum.server.workers import analysis as analysing
from reihum.table.replay import Replay, replay_document

if TYPE_CHECKING:
    from reihum.server.node import Node

router = APIRouter(prefix="/api", tags=["finished games"])
SeatAsked = Annotated[int | None, Query(ge=0, le=5)]
REPLAY_COST = 20  # requests that a foreign record counts as: it must be played through


async def readable_room(table: TableId, guest: MaybeGuest, node: NodeNow) -> Room:
    """Where the host forbade spectators, what is left is for who played, and for the host."""
    room: Room = await node.rooms.get(table)
    if not room.table.spectators and not took_part(node, guest, room):
        raise NotYours()
    return room


def took_part(node: Node, guest: str | None, room: Room) -> bool:
    people = node.identity.people(guest) if guest is not None else []
    return any(one == room.table.host or one in room.table.seat_of for one in people)


ReadableRoom = Annotated[Room, Depends(readable_room)]


@router.get(
    "/tables/{table}/record",
    response_class=Response,
    responses={**answers(403, 404, 409, 422), 200: plain_text("The record")},
)
async def record(room: ReadableRoom) -> Response:
    """The record of a finished game, with the seed that was sealed; a running game shows none."""
    text = write(analysing.record_of(room))
    name = f'attachment; filename="reihum-{room.table.id}.txt"'
    return Response(text, media_type="text/plain; charset=utf-8", headers={"content-disposition": name})


@router.get("/tables/{table}/replay", response_model=Replay, responses=answers(403, 404, 409, 422))
async def replay(room: ReadableRoom, node: NodeNow, seat: SeatAsked = None) -> Response:
    """A finished game step by step, as a seat saw it; without one, as spectators did."""
    return await replayed(node, write(analysing.record_of(room)), seat)


@router.post("/replay", response_model=Replay, responses=answers(400, 403, 409, 413, 422))
async def replay_record(
    text: Annotated[str, Body(media_type="text/plain", min_length=1)],
    node: NodeNow,
    request: Request,
    seat: SeatAsked = None,
) -> Response:
    """The same for the text of any record."""
    node.addresses.check(address_of(request), REPLAY_COST)
    return await replayed(node, text, seat)


async def replayed(node: Node, text: str, seat: int | None) -> Response:
    return as_json(await node.thinking.run(replay_document, text, seat))


@router.get("/tables/{table}/analysis", response_model=AnalysisInfo, responses=answers(403, 404, 409, 422))
async def analysis(room: ReadableRoom, node: NodeNow) -> Response:
    """How far the analysis of a finished game is, and what it found."""
    return shown(await analysing.state_of(node, room))


@router.post(
    "/tables/{table}/analysis",
    response_model=AnalysisInfo,
    status_code=202,
    responses=answers(401, 403, 404, 409, 413, 422),
)
async def analyse(guest: KnownGuest, room: ReadableRoom, node: NodeNow) -> Response:
    """Begin the analysis of a finished game, unless it is there or under way."""
    return shown(await analysing.begin(node, room), 202)


def shown(one: Analysis, status: int = 200) -> Response:
    found = None if one.body is None else msgspec.Raw(one.body)
    told = {"state": one.state, "progress": one.progress / 100, "analysis": found}
    return as_json(msgspec.json.encode(told), status)


def as_json(body: bytes, status: int = 200) -> Response:
    return Response(body, status, media_type="application/json")
