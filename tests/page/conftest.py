"""One server and one browser for all tests of the page; everybody gets a profile of their own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.page.browsing import DESKTOP, PATIENCE, Visitor, launch

FAST = {
    "REIHUM_BOT_PACE": "0,0,0,0,0,0",
    "REIHUM_GUEST_RATE": "1000",
    "REIHUM_GUEST_BURST": "1000",
    "REIHUM_ADDRESS_RATE": "10000",
    "REIHUM_ADDRESS_BURST": "10000",
    "REIHUM_OPENING_RATE": "1000",
    "REIHUM_OPENING_BURST": "1000",
    "REIHUM_ANALYSIS_SIMULATIONS": "20",
}
COMMAND = [sys.executable, "-m", "tests.page.dealing"]


@contextmanager
def serving(command: list[str], folder: Path, port: int = 0, **more: str) -> Iterator[str]:
    """A real server at the address that is given; `more` are variables of its environment."""
    database = f"sqlite:///{folder}/tables.db"
    server = subprocess.Popen(
        [*command, "serve", "--port", str(port), "--database", database],
        env={**os.environ, **FAST, **more},
        stdout=subprocess.PIPE,
        text=True,
    )
    with server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()


@contextmanager
def kept_port() -> Iterator[int]:
    """A port of this test: nobody else gets it between two servers."""
    with socket.socket() as holder:
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        holder.bind(("127.0.0.1", 0))
        yield holder.getsockname()[1]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(COMMAND, tmp_path_factory.mktemp("page")) as address:
        yield address


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed with this folder's last test: Playwright holds the thread's event loop while it is open."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Callable[..., Visitor]]:
    """`visit(language="de", size=PHONE)`: somebody new at the page."""
    contexts = []

    def come(language: str = "en", size: Any = DESKTOP, at: str = address, **more: Any) -> Visitor:
        usual = {
            "has_touch": size["width"] < 600,
            "reduced_motion": "reduce",
            "service_workers": "block",  # one that is there by chance would hide requests from tests
        }
        context = browser.new_context(viewport=size, locale=language, **{**usual, **more})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        return Visitor(context, at)

    yield come
    for context in contexts:
        context.close()
