"""One server and one browser for all tests of the page; everybody gets a profile of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.page.browsing import DESKTOP, Visitor, launch

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
REAL = [sys.executable, "-c", "from reihum.cli import main; main()"]
COMMAND = REAL if os.environ.get("REIHUM_SOAK") else [sys.executable, "-m", "tests.page.dealing"]


def serving(command: list[str], folder: Path, port: int = 0) -> subprocess.Popen[str]:
    """A real server."""
    database = f"sqlite:///{folder}/tables.db"
    return subprocess.Popen(
        [*command, "serve", "--port", str(port), "--database", database],
        env={**os.environ, **FAST},
        stdout=subprocess.PIPE,
        text=True,
    )


def address_of(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    return server.stdout.readline().split()[-1]


def end(server: subprocess.Popen[str]) -> None:
    server.terminate()
    server.wait()
    if server.stdout is not None:
        server.stdout.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = serving(COMMAND, tmp_path_factory.mktemp("page"))
    yield address_of(server)
    end(server)


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
        touch = size["width"] < 600
        context = browser.new_context(
            viewport=size, locale=language, has_touch=touch, reduced_motion="reduce", **more
        )
        context.set_default_timeout(30_000)
        contexts.append(context)
        return Visitor(context, at)

    yield come
    for context in contexts:
        context.close()
