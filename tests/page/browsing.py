"""The page in a real browser: what tests do there, and what they look for."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, expect

ROOT = Path(__file__).parents[2]
SCREENS = ROOT / ".make" / "screens"  # for a person to look at
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PLAYER = Path(__file__).parent / "player.js"
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
# The same browser without its window and menus: it comes to a new page with half the work.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PATIENCE = 120_000  # milliseconds until a test fails instead of hanging, however busy the machine is
LONG = pytest.mark.skipif(not os.environ.get("REIHUM_SOAK"), reason="more whole games: make soak")
SLOW = os.environ.get("REIHUM_SLOW")  # a server far away: shows what a test does not wait for
LIVE = "[data-state]"  # the table says in its attributes how far it is, as soon as all of it is there
SETTLED = """() => {
  const state = document.querySelector("[data-state]:not([data-busy])")?.getAttribute("data-state");
  return (state === "mine" || state === "over") && state;
}"""
ANSWERED = """was => {
  if (document.querySelector("[data-state]")?.getAttribute("data-mark") !== was) return "moved";
  return document.querySelector("[data-testid=confirm]") && "asks";
}"""
CLIPBOARD = """patience => Promise.race([
  navigator.clipboard.readText(),
  new Promise((_, refuse) => setTimeout(() => refuse(new Error("no clipboard")), patience)),
])"""
MOVED = "was => document.querySelector('[data-state]')?.getAttribute('data-mark') !== was"
SPOTS = "[data-game] .spot.can"  # what can be clicked on the table
END = "[data-testid=end]"  # the score and what comes after a game
NOTHING = "() => ''"
COLOURS = ["color-contrast", "link-in-text-block"]  # what another theme can change for axe

expect.set_options(timeout=PATIENCE)


@cache
def script(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def player(about: str = NOTHING) -> str:
    """A function of the page that plays there, see `Visitor.play_on`."""
    return f"wishes => ({script(PLAYER)})({{...wishes, about: {about}}})"


def launch(playwright: Playwright) -> Browser:
    """Debian's Chromium, or whichever is there; where it must be there, a missing one is a failure."""
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
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
        """Keep a picture, if a person wishes to look at it."""
        if not os.environ.get("REIHUM_SCREENS"):
            return
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENS / f"{name}.png")

    def check_access(self, only: list[str] | None = None) -> None:
        """axe-core finds nothing that would keep anybody out; `only` by these rules."""
        if not self.page.evaluate("'axe' in globalThis"):
            self.page.evaluate(script(AXE) + ";0")
        asked: dict[str, Any] = {"resultTypes": ["violations"]}
        if only:
            asked["runOnly"] = {"type": "rule", "values": only}
        found: Any = self.page.evaluate("asked => axe.run(document, asked)", asked)
        told = [
            (one["id"], one["help"], [node["target"] for node in one["nodes"]][:3])
            for one in found["violations"]
        ]
        assert not told, json.dumps(told, indent=1)

    def clipboard(self) -> str:
        self.page.bring_to_front()  # only the page in front may read it; others would wait for ever
        return str(self.page.evaluate(CLIPBOARD, PATIENCE))

    def check_no_faults(self) -> None:
        """Nothing went wrong in the page, and no text is missing."""
        assert not self.faults, self.faults
        assert "⟨" not in self.page.locator("body").inner_text()

    # --- a table ----------------------------------------------------------------------------------
    def state(self) -> str:
        """`mine`, `waiting` or `over`, as soon as the table is there."""
        return self.page.locator(LIVE).get_attribute("data-state") or ""

    def mark(self) -> str:
        """Changes with everything that happens at the table."""
        return self.page.locator(LIVE).get_attribute("data-mark") or ""

    def wait_for_turn(self) -> str:
        """Until this player is to act, or the game is over."""
        return str(self.page.wait_for_function(SETTLED).json_value())

    def spots(self) -> Locator:
        """What can be clicked on the table now."""
        return self.page.locator(SPOTS)

    def do(self, act: Callable[[], None]) -> None:
        """One step, confirmed if the page asks for that, until the table has taken it in."""
        before = self.mark()
        act()
        if self.page.wait_for_function(ANSWERED, arg=before).json_value() == "asks":
            self.page.click("[data-testid=confirm]")
            self.page.wait_for_function(MOVED, arg=before)

    def play_out(self, seed: int, **wishes: Any) -> None:
        """A whole game by clicking things on the table, see `play_on`, until its end is told."""
        assert self.play_on(seed, **wishes) == "over"
        self.page.locator(END).wait_for()

    def play_on(
        self,
        seed: int,
        among: str = SPOTS,
        rather: str = "",
        about: str = NOTHING,
        look: Callable[[str], None] = lambda topic: None,
        mouse: int = 0,
        stop: str = "",
    ) -> str:
        """Clicks, in the page, one of what `among` finds, or the first that `rather` finds.

        As soon as the turn is about something new (`about`, a function of the page), it is looked at. The
        first `mouse` clicks on each kind of thing are made by the mouse. Until the game is `over`, or
        `stopped` by the sight of `stop`.
        """
        wishes = {"seed": seed, "among": among, "rather": rather, "mouse": mouse, "stop": stop}
        seen: list[str] = []
        while True:
            came, topic = self.page.evaluate(player(about), {**wishes, "seen": seen, "patience": PATIENCE})
            if came == "new":
                look(topic)
                seen.append(topic)
            elif came == "mouse":
                chosen = self.page.evaluate_handle("player.chosen").as_element()
                assert chosen is not None
                self.do(chosen.click)
            else:
                return str(came)

    def play_by_itself(self, seed: int, among: str = SPOTS) -> None:
        """The page plays to the end of the game, beside others."""
        wishes = {"seed": seed, "among": among, "seen": [""], "mouse": 0, "patience": PATIENCE}
        self.page.evaluate(f"wishes => void ({player()})(wishes)", wishes)
