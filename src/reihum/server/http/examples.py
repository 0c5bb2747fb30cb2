"""Small positions to try rules on: nothing is kept, every answer follows from the steps so far."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path
from starlette.responses import Response

import reihum
from reihum.server.http.problems import NotHere, answers
from reihum.server.http.shapes import ExampleInfo, ExampleSteps, GameId, Tried
from reihum.table.examples import tried

router = APIRouter(prefix="/api", tags=["games"])
ExampleId = Annotated[str, Path(pattern="^[a-z0-9_-]{1,40}$")]


@router.get("/games/{game}/examples", response_model=list[ExampleInfo], responses=answers(422))
async def examples(game: GameId) -> Any:
    """The examples of a game: which rule, and who is to act."""
    found = reihum.game(game).examples
    return [ExampleInfo(id=id, rule=one.rule, seat=one.seat) for id, one in found.items()]


@router.post(
    "/games/{game}/examples/{example}",
    response_model=Tried,
    responses=answers(400, 403, 404, 409, 413, 422),
)
async def try_example(game: GameId, example: ExampleId, asked: ExampleSteps) -> Response:
    """The position of an example after some steps, as its seat sees it."""
    chosen = reihum.game(game)
    if example not in chosen.examples:
        raise NotHere()
    shown = tried(chosen, chosen.examples[example], asked.actions)
    return Response(msgspec.json.encode(shown), media_type="application/json")
