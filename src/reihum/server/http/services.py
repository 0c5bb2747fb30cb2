"""What operations of the API use of the node, each as a dependency of its own."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import Depends, Request

from reihum.server.metrics import Metrics
from reihum.server.net.identity import Identity
from reihum.server.net.limits import Quotas
from reihum.server.node import Node
from reihum.server.rooms.registry import RoomRegistry
from reihum.server.settings import Settings
from reihum.server.store import Store
from reihum.server.workers.analysis import Analyst
from reihum.server.workers.thinking import Thinking


def node_of(request: Request) -> Node:
    return cast(Node, request.state.node)


def store_of(request: Request) -> Store:
    return node_of(request).store


def rooms_of(request: Request) -> RoomRegistry:
    return node_of(request).rooms


def identity_of(request: Request) -> Identity:
    return node_of(request).identity


def quotas_of(request: Request) -> Quotas:
    return node_of(request).quotas


def thinking_of(request: Request) -> Thinking:
    return node_of(request).thinking


def analyst_of(request: Request) -> Analyst:
    return node_of(request).analyst


def metrics_of(request: Request) -> Metrics:
    return node_of(request).metrics


def settings_of(request: Request) -> Settings:
    return node_of(request).settings


def address_of(request: Request) -> str:
    """Whose request it is."""
    peer = "" if request.client is None else request.client.host
    return quotas_of(request).client_address(peer, request.headers.get("x-forwarded-for"))


StoreNow = Annotated[Store, Depends(store_of)]
RoomsNow = Annotated[RoomRegistry, Depends(rooms_of)]
IdentityNow = Annotated[Identity, Depends(identity_of)]
QuotasNow = Annotated[Quotas, Depends(quotas_of)]
ThinkingNow = Annotated[Thinking, Depends(thinking_of)]
AnalystNow = Annotated[Analyst, Depends(analyst_of)]
MetricsNow = Annotated[Metrics, Depends(metrics_of)]
SettingsNow = Annotated[Settings, Depends(settings_of)]
ClientAddress = Annotated[str, Depends(address_of)]
