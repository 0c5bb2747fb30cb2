"""The games and bots there are."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

import reihum
from reihum.bots import NAMES
from reihum.bots.catalogue import bot_document
from reihum.core.catalogue import game_document
from reihum.core.game import Game
from reihum.server.http.caching import kept_answer
from reihum.server.http.problems import answers, plain_text
from reihum.server.http.shapes import BotInfo, GameId, GameInfo, Rules

router = APIRouter(prefix="/api", tags=["games"])
Language = Literal["de", "en"]


@cache
def document_of(game: Game[Any]) -> dict[str, Any]:
    return game_document(game)


@cache
def bot_documents() -> list[dict[str, Any]]:
    return [bot_document(name) for name in NAMES]


@router.get("/games", response_model=list[GameInfo], responses=answers())
async def games() -> Any:
    """The games: titles, numbers of players, options with their values."""
    return [document_of(game) for game in reihum.games()]


@router.get("/bots", response_model=list[BotInfo], responses=answers())
async def bots() -> Any:
    """The bots' levels, from the weakest to the strongest."""
    return bot_documents()


@router.get("/games/{game}/rules/{language}", response_model=Rules, responses=answers(422))
async def rules(game: GameId, language: Language) -> Any:
    """The rules of a game for players, as Markdown."""
    return Rules(game=game, language=language, markdown=reihum.game(game).rules(language))


@router.get("/games/{game}/notations", response_model=list[str], responses=answers(422))
async def notations(game: GameId, request: Request) -> Response:
    """What a game's actions are called in records: the place in the list is the action."""
    return kept_answer(request, msgspec.json.encode(reihum.game(game).notations), "application/json")


@router.get(
    "/games/{game}/texts/{language}",
    response_class=Response,
    responses={**answers(422), 200: plain_text("The .ftl file")},
)
async def texts(game: GameId, language: Language, request: Request) -> Response:
    """A game's messages, to be put into words with Fluent."""
    return kept_answer(request, reihum.game(game).texts(language).encode(), "text/plain")
