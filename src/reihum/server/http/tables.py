"""Tables over HTTP: the lobby, opening one, finding one."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Request

from reihum.core.rng import FairRng
from reihum.protocol.values import Clock
from reihum.server.errors import Fault, UnknownTable
from reihum.server.http.guests import KnownGuest, NodeNow, address_of, name_of
from reihum.server.http.problems import answers
from reihum.server.http.shapes import ListedTable, NewTable, Opened, TableId, TableInfo
from reihum.server.rooms.founding import founding
from reihum.server.rooms.room import Room, now_ms
from reihum.server.store import Listing, Written
from reihum.table.broadcast import lobby_row
from reihum.table.broadcast.surroundings import around
from reihum.table.new_table import opening

router = APIRouter(prefix="/api", tags=["tables"])
Code = Annotated[str, Path(pattern="^[A-Za-z0-9]{6}$")]
MOST_LISTED = 100
TRIES = 10  # for a short code that nobody has


@router.get("/tables", response_model=list[ListedTable], responses=answers())
async def lobby(node: NodeNow) -> Any:
    """Public tables that wait for players or play, the latest first."""
    return [listed(one) for one in await node.store.lobby(MOST_LISTED)]


@router.get("/mine", response_model=list[ListedTable], responses=answers(401))
async def mine(guest: KnownGuest, node: NodeNow) -> Any:
    """Tables this guest opened or sits at, the latest first."""
    seats = await node.store.seats_of(guest)
    return [listed(one, seats.get(one.id)) for one in await node.store.mine(guest, MOST_LISTED)]


def listed(one: Listing, seat: int | None = None) -> Any:
    return msgspec.to_builtins(lobby_row(one, seat))


@router.post(
    "/tables", response_model=Opened, status_code=201, responses=answers(400, 401, 403, 409, 413, 422)
)
async def open_table(asked: NewTable, guest: KnownGuest, node: NodeNow, request: Request) -> Any:
    """Open a table; whoever opens it is its host, and takes a seat over the socket."""
    node.openings.check(address_of(request))
    clock = None if asked.clock is None else Clock(**asked.clock.model_dump())
    host = await name_of(node, guest)
    for _ in range(TRIES):
        rng = FairRng.fresh()
        opened = opening(
            asked.game,
            asked.seats,
            dict(asked.options),
            rng.commitment(),
            host,
            asked.public,
            clock,
            asked.hints,
            asked.spectators,
        )
        change = founding(rng.seed, [(guest, opened)], now_ms())
        if isinstance(await node.store.append(change), Written) and change.opening is not None:
            return Opened(id=change.table, code=change.opening.code)
    raise Fault()


@router.get("/codes/{code}", response_model=TableInfo, responses=answers(404, 409, 422))
async def by_code(code: Code, node: NodeNow) -> Any:
    """The table with this short code; small and capital letters are the same."""
    row = await node.store.by_code(code.upper())
    if row is None:
        raise UnknownTable()
    return info(await node.rooms.get(row.id))


@router.get("/tables/{table}", response_model=TableInfo, responses=answers(404, 409, 422))
async def table_info(table: TableId, node: NodeNow) -> Any:
    """What anyone who has the link may see of a table."""
    return info(await node.rooms.get(table))


def info(room: Room) -> dict[str, Any]:
    table = room.table
    return {
        **msgspec.to_builtins(around(table)),
        "id": table.id,
        "code": room.code,
        "opened_at": table.opened_at,
        "changed_at": table.changed_at,
    }
