"""Ray, where it is wanted: one that is started here, or the cluster at an address."""

from __future__ import annotations

import socket
from typing import Any

from reihum.core.errors import MissingExtra, ReihumError

PATIENCE = 5.0  # seconds for an address to answer; Ray itself would ask for many minutes


class NoCluster(ReihumError):
    """Nobody answers at the cluster's address, or we are not let in."""

    code = "no-cluster"


def join(address: str) -> Any:
    """Ray, connected; an empty address starts one here."""
    try:
        import ray
    except ImportError:
        raise MissingExtra(extra="ray") from None
    if ":" in address and not answers(address):
        raise NoCluster(address=address)
    try:  # without "local" Ray would look for a cluster that runs here, or once did, and wait for it
        ray.init(address=address or "local", log_to_driver=False, include_dashboard=False)
    except ConnectionError:
        raise NoCluster(address=address) from None
    return ray


def answers(address: str) -> bool:
    """Somebody listens at `host:port` or `ray://host:port`."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE):
            return True
    except (OSError, ValueError, OverflowError):  # nobody; no number; a number that no port has
        return False
