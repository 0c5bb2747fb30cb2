"""A server that has the toy."""

from __future__ import annotations

from tests.server.live import LiveServer


class ToyServer(LiveServer):
    """With the toy installed."""

    entry = "tests.toy.__main__:main"
    fresh = True  # a process that has loaded its games knows no more
