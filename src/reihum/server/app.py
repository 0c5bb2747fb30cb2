"""The server put together: API, sockets, start and graceful end."""

from __future__ import annotations

import gc
import signal
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI

import reihum
from reihum.server.http import examples, finished, game_page, games, guests, health, problems, tables
from reihum.server.http.guards import Guards
from reihum.server.http.page import FOLDER, page_routes
from reihum.server.logs import log, set_up_logs
from reihum.server.net.connection import Connection
from reihum.server.node import Node
from reihum.server.settings import Settings


def make_api(settings: Settings, page: Path = FOLDER) -> FastAPI:
    """The HTTP API and the page; its lifespan starts and ends the node."""

    @asynccontextmanager
    async def lifespan(api: FastAPI) -> AsyncIterator[dict[str, Any]]:
        node = await Node.start(settings)
        log().info("started", version=node.version, node=node.name, compiled=reihum.compiled)
        yield {"node": node, "admission": node.admission}
        await node.close()
        log().info("stopped", node=node.name)

    api = FastAPI(
        title="Reihum",
        version=reihum.__version__,
        description="Tables for card and tile games. Moves go over sockets: /api/tables/{table}/socket.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    problems.install(api)
    api.add_middleware(Guards, refuse=problems.problem)
    parts = (health, games, game_page, examples, guests, tables, finished)
    for part in parts:
        api.include_router(part.router)
    shown = page_routes(page) or health.door.routes
    api.router.routes += shown
    api.state.routes = [route for part in parts for route in part.router.routes] + shown
    return api


class Server(uvicorn.Server):
    """Says when it can be reached."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.tell_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.tell_started()


def listening_socket(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((settings.host, settings.port))
    return listener


def address_of(listener: socket.socket, settings: Settings) -> str:
    """Where people on this machine reach it."""
    if settings.public_url:
        return settings.public_url
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def collect_garbage_seldom() -> None:
    """A full search for garbage looks at all tables and lets everybody wait; hardly any is left behind."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


def serve(settings: Settings, started: Callable[[str], None]) -> None:
    """Run until SIGTERM or SIGINT; `started` is called with the address when guests can come."""
    set_up_logs(settings.log_level)
    listener = listening_socket(settings)
    config = uvicorn.Config(
        make_api(settings),
        ws=Connection,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,  # the server itself looks whom to trust
        server_header=False,
        timeout_graceful_shutdown=max(1, int(settings.grace)),
    )
    server = Server(config, lambda: started(address_of(listener, settings)))
    for sign in (signal.SIGTERM, signal.SIGINT):  # uvicorn raises them once more when it is done
        signal.signal(sign, lambda *_: None)
    collect_garbage_seldom()
    server.run([listener])
