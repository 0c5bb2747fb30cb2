"""The front door, and what those ask who keep the server running."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, HTTPException
from starlette.responses import Response

from reihum.core.build import version
from reihum.server.http.problems import answers, plain_text
from reihum.server.http.services import MetricsNow, SettingsNow, StoreNow
from reihum.server.http.shapes import FrontDoor, Health, Problem

router = APIRouter(tags=["health"])
door = APIRouter(include_in_schema=False)  # stands open where the page is not built
LINKS = {"games": "/api/games", "tables": "/api/tables", "api": "/api/openapi.json", "health": "/healthz"}


@door.get("/", response_model=FrontDoor)
@router.get("/api", response_model=FrontDoor, responses=answers())
async def front_door() -> Any:
    """What this is, and where to go on."""
    return FrontDoor(name="Reihum", version=version(), links=LINKS)


@router.get("/healthz", response_model=Health)
async def healthy() -> Any:
    """The process lives."""
    return Health(ok=True)


@router.get("/readyz", response_model=Health, responses=answers(503))
async def ready(store: StoreNow) -> Any:
    """The store answers: tables can be served."""
    await store.ping()
    return Health(ok=True)


@router.get(
    "/metrics",
    response_class=Response,
    responses={404: {"model": Problem, "description": "Not Found"}, 200: plain_text("The figures")},
)
async def metrics(figures: MetricsNow, settings: SettingsNow) -> Response:
    """Figures for Prometheus."""
    if not settings.metrics:
        raise HTTPException(404)
    return Response(figures.text(), media_type=figures.content_type)
