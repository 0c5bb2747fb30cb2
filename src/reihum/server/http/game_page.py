"""What a game brings for the page: its folder page/, and which fields of its view speak of seats."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import PurePath
from typing import Any

import msgspec
from fastapi import APIRouter, Request
from pydantic import BaseModel
from starlette.responses import Response

import reihum
from reihum.core.game import Game
from reihum.server.http.caching import kept_answer
from reihum.server.http.page import MEDIA_TYPES
from reihum.server.http.problems import NotHere, answers, plain_text
from reihum.server.http.shapes import GameId

router = APIRouter(prefix="/api", tags=["games"])


class GamePage(BaseModel):
    """Files of a game for the page, and the names of the fields of its view that hold a seat, or a list by
    seat: a page that has no scene for the game shows names there."""

    files: list[str]
    seats: list[str]
    by_seat: list[str]


@cache
def page_of(game: Game[Any]) -> GamePage:
    _, schemas = msgspec.json.schema_components([game.view_type], ref_template="{name}")
    return GamePage(
        files=sorted(files_of(game)),
        seats=sorted(set(fields_titled("Seat", schemas))),
        by_seat=sorted(set(fields_titled("By seat", schemas))),
    )


@cache
def files_of(game: Game[Any]) -> dict[str, bytes]:
    """The files of its folder page/ that a page can use; read once."""
    folder = files(game.package).joinpath("page")
    found = [path for path in folder.iterdir() if path.is_file()] if folder.is_dir() else []
    return {path.name: path.read_bytes() for path in found if PurePath(path.name).suffix in MEDIA_TYPES}


def fields_titled(title: str, schema: Any) -> Iterator[str]:
    """Names of fields, anywhere in the schemas, whose values have this title (core.documents)."""
    if isinstance(schema, dict):
        for name, part in schema.get("properties", {}).items():
            if title in {one.get("title") for one in (part, part.get("items") or {}, *part.get("anyOf", ()))}:
                yield name
        for part in schema.values():
            yield from fields_titled(title, part)


@router.get("/games/{game}/page", response_model=GamePage, responses=answers(422))
async def game_page(game: GameId) -> Any:
    """What a game brings for the page."""
    return page_of(reihum.game(game))


@router.get(
    "/games/{game}/page/{name}",
    response_class=Response,
    responses={**answers(404, 422), 200: plain_text("The file, with the media type of its ending")},
)
async def game_file(game: GameId, name: str, request: Request) -> Response:
    """A file of the game's folder page/: scene.js, scene.css, lesson.json, and what they load."""
    body = files_of(reihum.game(game)).get(name)
    if body is None:
        raise NotHere()
    return kept_answer(request, body, MEDIA_TYPES[PurePath(name).suffix])
