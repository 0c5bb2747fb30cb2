"""Tables over HTTP: the lobby, opening one, finding one."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path

from reihum.core.rng import FairRng
from reihum.protocol.values import Clock
from reihum.server.clock import now_ms
from reihum.server.errors import Fault, UnknownTable
from reihum.server.http.guests import KnownGuest, name_of
from reihum.server.http.problems import answers
from reihum.server.http.services import ClientAddress, QuotasNow, RoomsNow, StoreNow
from reihum.server.http.shapes import ListedTable, NewTable, Opened, TableId, TableInfo
from reihum.server.rooms.change import opening_change
from reihum.server.rooms.ids import new_id
from reihum.server.rooms.room import Room
from reihum.server.store import Listing, Written
from reihum.table import new_table
from reihum.table.broadcast import table_picture

router = APIRouter(prefix="/api", tags=["tables"])
Code = Annotated[str, Path(pattern="^[A-Za-z0-9]{6}$")]
MOST_LISTED = 100
TRIES = 10  # for a short code that nobody has


@router.get("/tables", response_model=list[ListedTable], responses=answers())
async def lobby(store: StoreNow) -> Any:
    """Public tables that wait for players or play, the latest first."""
    return [listed(one) for one in await store.lobby(MOST_LISTED)]


@router.get("/mine", response_model=list[ListedTable], responses=answers(401))
async def mine(guest: KnownGuest, store: StoreNow) -> Any:
    """Tables this guest opened or sits at, the latest first."""
    seats = await store.seats_of(guest)
    return [listed(one, seats.get(one.id)) for one in await store.mine(guest, MOST_LISTED)]


def listed(one: Listing, seat: int | None = None) -> ListedTable:
    columns = msgspec.structs.asdict(one)
    columns |= {"taken": one.seats_taken, "about": msgspec.json.decode(one.about), "seat": seat}
    return ListedTable.model_validate(columns)


@router.post(
    "/tables", response_model=Opened, status_code=201, responses=answers(400, 401, 403, 409, 413, 422)
)
async def open_table(
    asked: NewTable, guest: KnownGuest, store: StoreNow, quotas: QuotasNow, address: ClientAddress
) -> Any:
    """Open a table; whoever opens it is its host, and takes a seat over the socket."""
    quotas.openings.check(address)
    clock = None if asked.clock is None else Clock(**asked.clock.model_dump())
    host = await name_of(store, guest)
    for _ in range(TRIES):
        rng = FairRng.fresh()
        opened = new_table.opened_event(
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
        change = opening_change(*new_table.new_table(new_id(), rng.seed, [(guest, opened)], now_ms()))
        if isinstance(await store.append(change), Written) and change.opening is not None:
            return Opened(id=change.table, code=change.opening.code)
    raise Fault()


@router.get("/codes/{code}", response_model=TableInfo, responses=answers(404, 409, 422))
async def by_code(code: Code, store: StoreNow, rooms: RoomsNow) -> Any:
    """The table with this short code; small and capital letters are the same."""
    row = await store.by_code(code.upper())
    if row is None:
        raise UnknownTable()
    return info(await rooms.get(row.id))


@router.get("/tables/{table}", response_model=TableInfo, responses=answers(404, 409, 422))
async def table_info(table: TableId, rooms: RoomsNow) -> Any:
    """What anyone who has the link may see of a table."""
    return info(await rooms.get(table))


def info(room: Room) -> dict[str, Any]:
    table = room.table
    return {
        **msgspec.to_builtins(table_picture(table)),
        "id": table.id,
        "code": room.code,
        "opened_at": table.opened_at,
        "changed_at": table.changed_at,
    }
