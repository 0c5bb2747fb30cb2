"""What is loaded by importing a part: the client knows no server, and a table can be hosted by anything."""

from __future__ import annotations

import subprocess
import sys

LOADED = """
import pkgutil, sys, importlib
package = importlib.import_module({package!r})
for one in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(one.name)
print("\\n".join(sys.modules))
"""
HOSTS = {"fastapi", "pydantic", "redis", "sqlalchemy", "starlette", "uvicorn", "websockets"}


def loaded_by(package: str) -> set[str]:
    """All modules that are there when everything in the package has been imported."""
    code = LOADED.format(package=package)
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    return set(done.stdout.split())


def rooms(modules: set[str]) -> set[str]:
    """The packages of Reihum that are among them."""
    return {name.split(".")[1] for name in modules if name.startswith("reihum.")}


def test_the_client_loads_nothing_of_the_server() -> None:
    assert rooms(loaded_by("reihum.client")) == {"client", "protocol", "games", "core"}


def test_a_table_loads_protocol_records_games_and_core() -> None:
    modules = loaded_by("reihum.table")
    assert rooms(modules) == {"table", "protocol", "records", "games", "core"}
    assert not {name.partition(".")[0] for name in modules} & HOSTS


def test_the_protocol_adds_nothing_to_what_playing_needs() -> None:
    assert rooms(loaded_by("reihum.protocol")) - rooms(loaded_by("reihum.core")) == {"protocol"}
