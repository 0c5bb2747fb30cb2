"""The page in a real browser: what tests do there, and what they look for."""

from __future__ import annotations

import json
import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright

ROOT = Path(__file__).parents[2]
SCREENS = ROOT / ".make" / "screens"  # for a person to look at
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
LONG = pytest.mark.skipif(not os.environ.get("REIHUM_SOAK"), reason="more whole games: make soak")
SLOW = os.environ.get("REIHUM_SLOW")  # a server far away: shows what a test does not wait for
LIVE = "[data-state]"  # the table says in its attributes how far it is, as soon as all of it is there
SETTLED = """() => {
  const state = document.querySelector("[data-state]")?.getAttribute("data-state");
  return (state === "mine" || state === "over") && state;
}"""
MOVED = "([name, was]) => document.querySelector('[data-state]')?.getAttribute(name) !== was"


def launch(playwright: Playwright) -> Browser:
    """Debian's Chromium, or whichever is there; where it must be there, a missing one is a failure."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        if os.environ.get("REIHUM_CI"):
            pytest.fail("no browser is installed")
        pytest.skip("no browser is installed")
    return playwright.chromium.launch(executable_path=chromium, args=FLAGS)


class Visitor:
    """Somebody at the page, with a browser profile of their own."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.address = address
        self.faults: list[str] = []
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.page.on("console", lambda line: self.faults.append(line.text) if line.type == "error" else None)
        if SLOW:
            self.slow_down()

    def go(self, path: str = "/") -> Visitor:
        self.page.goto(self.address + path)
        return self

    def slow_down(self) -> None:
        devtools = self.context.new_cdp_session(self.page)
        line = {"offline": False, "latency": 400, "downloadThroughput": -1, "uploadThroughput": -1}
        devtools.send("Network.emulateNetworkConditions", line)

    # --- looking ----------------------------------------------------------------------------------
    def shoot(self, name: str) -> None:
        """Keep a picture for a person to look at."""
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENS / f"{name}.png")

    def check_access(self) -> None:
        """axe-core finds nothing that would keep anybody out."""
        self.page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
        found: Any = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        told = [
            (one["id"], one["help"], [node["target"] for node in one["nodes"]][:3])
            for one in found["violations"]
        ]
        assert not told, json.dumps(told, indent=1)

    def check_no_faults(self) -> None:
        """Nothing went wrong in the page, and no text is missing."""
        assert not self.faults, self.faults
        assert "⟨" not in self.page.locator("body").inner_text()

    # --- a table ----------------------------------------------------------------------------------
    def state(self) -> str:
        """`mine`, `waiting`, `over`; empty before the game."""
        live = self.page.locator(LIVE)
        return (live.first.get_attribute("data-state") or "") if live.count() else ""

    def mark(self) -> str:
        """Changes with everything that happens at the table."""
        return self.page.locator(LIVE).first.get_attribute("data-mark") or ""

    def wait_for_turn(self) -> str:
        """Until this player is to act, or the game is over."""
        reached = self.page.wait_for_function(SETTLED, timeout=120_000)
        return str(reached.json_value())

    def spots(self) -> Locator:
        """What can be clicked on the table now."""
        return self.page.locator("[data-game] .spot.can")

    def do(self, act: Callable[[], None]) -> None:
        """One step, until the table has taken it in."""
        before = self.mark()
        act()
        if self.page.locator("[data-testid=confirm]").count():
            self.page.locator("[data-testid=confirm]").click()
        self.page.wait_for_function(MOVED, arg=["data-mark", before], timeout=60_000)

    def play_out(self, choose: Callable[[Visitor], None], most: int = 2000) -> None:
        """A whole game, each step made by `choose`."""
        for _ in range(most):
            if self.wait_for_turn() == "over":
                return
            self.do(lambda: choose(self))
        raise AssertionError("the game does not end")


def click_anything(dice: random.Random) -> Callable[[Visitor], None]:
    """Plays by clicking things on the table, never the list of moves."""

    def choose(visitor: Visitor) -> None:
        spots = visitor.spots()
        spots.first.wait_for()
        spots.nth(dice.randrange(spots.count())).click(timeout=10_000)

    return choose
