"""The games and bots there are."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

from fastapi import APIRouter

import reihum
from reihum.bots import NAMES
from reihum.bots.catalogue import bot_document
from reihum.core.catalogue import game_document
from reihum.server.http.problems import answers
from reihum.server.http.shapes import BotInfo, GameId, GameInfo, Rules

router = APIRouter(prefix="/api", tags=["games"])


@cache
def game_documents() -> list[dict[str, Any]]:
    return [game_document(game) for game in reihum.games()]


@cache
def bot_documents() -> list[dict[str, Any]]:
    return [bot_document(name) for name in NAMES]


@router.get("/games", response_model=list[GameInfo], responses=answers())
async def games() -> Any:
    """The games: titles, numbers of players, options with their values."""
    return game_documents()


@router.get("/bots", response_model=list[BotInfo], responses=answers())
async def bots() -> Any:
    """The bots' levels, from the weakest to the strongest."""
    return bot_documents()


@router.get("/games/{game}/rules/{language}", response_model=Rules, responses=answers(422))
async def rules(game: GameId, language: Literal["de", "en"]) -> Any:
    """The rules of a game for players, as Markdown."""
    return Rules(game=game, language=language, markdown=reihum.game(game).rules(language))
