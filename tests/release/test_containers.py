"""Dockerfile, compose file and Caddyfile agree with each other and with the package.

Linters look at each alone (`make check`); tools/image.py runs the Dockerfile's steps.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
import pytest
from tools.image import sent, stages

from reihum.server.settings import PREFIX, Settings, read_settings

ROOT = Path(__file__).parents[2]
BUILD, FINAL = stages((ROOT / "Dockerfile").read_text(encoding="utf-8"))
COMPOSE_TEXT = (ROOT / "compose.yaml").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = msgspec.yaml.decode(COMPOSE_TEXT)
SERVICES = COMPOSE["services"]
NODES = ["node1", "node2"]
NAMES = {PREFIX + field.name.upper() for field in fields(Settings)}


# --- the image --------------------------------------------------------------------------------------
def test_the_image_does_not_run_as_root_and_keeps_its_data_in_a_volume() -> None:
    assert FINAL.last("USER") == "1000"
    assert "--uid 1000 " in FINAL.last("RUN")
    settings = read_settings(FINAL.settings())
    assert settings.database_address == f"sqlite:///{FINAL.last('VOLUME')}/reihum.db"
    assert str(settings.port) == FINAL.last("EXPOSE")


def test_both_stages_have_the_same_python() -> None:
    """The environment is made in one and runs in the other."""
    assert BUILD.suite == FINAL.suite


def test_all_of_the_dockerfile_is_tried() -> None:
    """tools/image.py knows these: a new instruction must be taught to it."""
    done = {"RUN", "COPY", "WORKDIR", "ENV", "USER", "ENTRYPOINT", "CMD", "HEALTHCHECK"}
    for stage in (BUILD, FINAL):
        assert {word for word, _ in stage.steps} <= done | {"VOLUME", "EXPOSE"}
    assert [rest for word, rest in BUILD.steps if word == "COPY"] == [". ."]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("pyproject.toml", True),
        ("src/reihum/core/state.py", True),
        ("web/src/App.svelte", True),
        ("tools/page.py", True),
        ("web/node_modules/vite/index.js", False),
        ("src/reihum/server/page/index.html", False),
        ("src/reihum/core/__pycache__/state.pyc", False),
        (".env", False),
        (".git/config", False),
        (".venv/bin/python", False),
        ("tests/cli/test_cli.py", False),
    ],
)
def test_only_what_builds_the_package_is_sent(name: str, expected: bool) -> None:
    assert sent(name) == expected


@contextmanager
def answering(status: int) -> Iterator[int]:
    """A server whose /readyz says so; its port."""

    class Ready(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status if self.path == "/readyz" else 404)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Nothing."""

    with HTTPServer(("127.0.0.1", 0), Ready) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


@pytest.mark.parametrize(("status", "healthy"), [(200, True), (503, False)])
def test_the_health_check_asks_whether_the_node_is_ready(status: int, healthy: bool) -> None:
    program, *rest = json.loads(FINAL.last("HEALTHCHECK").partition(" CMD ")[2])
    assert program == "python3"
    with answering(status) as port:
        environment = {**os.environ, "REIHUM_PORT": str(port), "no_proxy": "*"}
        done = subprocess.run([sys.executable, *rest], env=environment, check=False, capture_output=True)
    assert (done.returncode == 0) == healthy


# --- the services -----------------------------------------------------------------------------------
@pytest.mark.parametrize("node", [*NODES, "upgrade"])
def test_nodes_have_settings_that_exist(node: str) -> None:
    given = SERVICES[node]["environment"]
    assert set(given) <= NAMES
    assert {"REIHUM_DATABASE", "REIHUM_REDIS", "REIHUM_SECRET", "REIHUM_PUBLIC_URL"} <= set(given)


def test_nodes_start_when_the_database_is_up_to_date() -> None:
    for node in NODES:
        assert SERVICES[node]["depends_on"]["upgrade"] == {"condition": "service_completed_successfully"}
    assert SERVICES["upgrade"]["command"] == ["db", "upgrade"]


def test_only_the_proxy_can_be_reached() -> None:
    """Nodes believe whoever talks to them about addresses."""
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]


def test_every_variable_is_in_the_example() -> None:
    example = re.findall(r"^(\w+)=", (ROOT / ".env.example").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(re.findall(r"\$\{(\w+)", COMPOSE_TEXT)) == set(example)


def test_the_proxy_knows_all_nodes() -> None:
    caddyfile = (ROOT / "Caddyfile").read_text(encoding="utf-8")
    named = re.search(r"reverse_proxy \{\$REIHUM_NODES:(.*?)\}", caddyfile)
    assert named is not None
    assert named[1].split() == [f"{node}:{FINAL.last('EXPOSE')}" for node in NODES]
    assert "health_uri /readyz" in caddyfile
    assert sorted(SERVICES["proxy"]["depends_on"]) == NODES
