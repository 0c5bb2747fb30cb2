"""Errors as answers: a status, and `{code, args}` for whoever puts it into words."""

from __future__ import annotations

from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Match

from reihum.core.errors import ReihumError
from reihum.server.errors import Fault
from reihum.server.http.shapes import Problem
from reihum.server.logs import log

STATUS = {
    "not-here": 404,
    "unknown-table": 404,
    "language": 404,
    "unknown-game": 404,
    "nameless": 401,
    "not-host": 403,
    "not-seated": 403,
    "not-yours": 403,
    "origin": 403,
    "too-large": 413,
    "request": 422,
    "too-much": 429,
    "fault": 500,
    "store-down": 503,
}
CONFLICT = 409  # well-formed, but the rules or the table's state forbid it


class BadRequest(ReihumError):
    """The request has not the shape that the API's document tells."""

    code = "request"


class NotHere(ReihumError):
    """Nothing is at this address, or not with this method."""

    code = "not-here"


def answers(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The problems an operation can answer with, for the API's document."""
    return {
        status: {"model": Problem, "description": HTTPStatus(status).phrase} for status in (*statuses, 429)
    }


def plain_text(description: str) -> dict[str, Any]:
    """An answer that is text, for the API's document."""
    return {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": description}


def problem(fault: ReihumError, status: int | None = None, headers: Any = None) -> Response:
    body = msgspec.json.encode({"code": fault.code, "args": fault.details})
    return Response(body, status or STATUS.get(fault.code, CONFLICT), headers, "application/json")


def where(place: Iterable[Any]) -> str:
    return ".".join(str(part) for part in place)


async def on_error(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, ReihumError)
    return problem(fault)


async def on_bad_request(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, RequestValidationError)
    first = fault.errors()[0]
    return problem(BadRequest(where=where(first["loc"]), detail=str(first["msg"])))


async def on_http_error(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    if isinstance(fault.__cause__, ReihumError):  # such as a body that is too large
        return problem(fault.__cause__)
    if fault.status_code == HTTPStatus.BAD_REQUEST:
        return problem(BadRequest(where="body", detail=str(fault.detail)), fault.status_code)
    headers = {name.lower(): value for name, value in (fault.headers or {}).items()}
    if fault.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        headers["allow"] = ", ".join(sorted(methods_at(request)))
    return problem(NotHere(), fault.status_code, headers)


def methods_at(request: Request) -> set[str]:
    """All methods of an address: the framework tells those of one route only."""
    found: set[str] = set()
    for route in request.app.state.routes:
        if route.matches(request.scope)[0] is not Match.NONE:
            found |= route.methods or set()
    return found


async def on_fault(request: Request, fault: Exception) -> Response:
    log().error("fault", method=request.method)  # uvicorn logs where it was
    return problem(Fault())


def install(api: FastAPI) -> None:
    api.add_exception_handler(ReihumError, on_error)
    api.add_exception_handler(RequestValidationError, on_bad_request)
    api.add_exception_handler(HTTPException, on_http_error)
    api.add_exception_handler(Exception, on_fault)
