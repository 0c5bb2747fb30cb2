"""The page in Chromium: `python -m benchmarks.page [--runs N]`; `python tools/page.py` builds it first.

How long it takes from the click on "play now" to the first own move done, for a visitor who was never here.
Bots answer without their usual pause, so that the page is measured and not them. Then Lighthouse, where it is
installed (`npm install --no-save lighthouse` in web/), on the start page and at a table: the median of the
runs, and what scored below 0.9 in any. Figures count only on a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
LIGHTHOUSE = ROOT / "web" / "node_modules" / "lighthouse" / "cli" / "index.js"
COMMAND = [sys.executable, "-c", "from reihum.cli import main; main()", "serve", "--port", "0"]
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
CATEGORIES = ("performance", "accessibility", "best-practices")
TRIES = 3  # now and then Lighthouse misses the beginning of its own trace, and says so
GAME = "chameleon"
MOVED = "before => document.querySelector('[data-state]')?.getAttribute('data-mark') !== before"


class Report(NamedTuple):
    """The score of each category, and the audits that scored low."""

    scores: dict[str, int]
    low: list[str]


@contextmanager
def serving() -> Iterator[str]:
    """A server of its own, with bots that answer at once."""
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [*COMMAND, "--database", f"sqlite:///{folder}/tables.db"],
            env={**os.environ, "REIHUM_BOT_PACE": "0,0,0,0,0,0"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert server.stdout is not None
        yield server.stdout.readline().split()[-1]
        server.terminate()
        server.wait()


def chromium() -> str:
    return os.environ.get("CHROME_PATH") or shutil.which("chromium") or "chromium"


def first_move(browser: Browser, address: str) -> float:
    """Seconds from the click on "play now" to the first own move, by a visitor who was never here."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(address)
    page.locator(f"[data-play={GAME}]").wait_for()
    begun = time.perf_counter()
    page.click(f"[data-play={GAME}]")
    spot = page.locator("[data-state=mine] [data-game] .spot.can").first
    spot.wait_for()
    before = page.locator("[data-state]").get_attribute("data-mark")
    spot.click()
    page.wait_for_function(MOVED, arg=before)
    taken = time.perf_counter() - begun
    context.close()
    return taken


def a_table(page: Page, address: str) -> str:
    """The address of a running table that anyone may watch."""
    page.goto(address)
    page.click(f"[data-play={GAME}]")
    page.locator("[data-state]").wait_for()
    return page.url.split("?")[0]


def lighthouse(address: str, runs: int) -> dict[str, list[int]]:
    """The scores of each category, sorted, of so many runs."""
    found = [lighthouse_once(address) for _ in range(runs)]
    for audit in sorted({audit for one in found for audit in one.low}):
        print(f"    {audit}")
    return {name: sorted(one.scores[name] for one in found) for name in CATEGORIES}


def lighthouse_once(address: str) -> Report:
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        asked = [
            *("node", str(LIGHTHOUSE), address, "--quiet", "--output=json", f"--output-path={report}"),
            f"--only-categories={','.join(CATEGORIES)}",
            f"--chrome-flags=--headless=new {' '.join(FLAGS)}",
        ]
        settings = {**os.environ, "CHROME_PATH": chromium()}
        for _ in range(TRIES):
            if subprocess.run(asked, env=settings, check=False).returncode == 0:
                break
        found = json.loads(report.read_text(encoding="utf-8"))
    audits = found["audits"].values()
    low = [one["id"] for one in audits if one["score"] is not None and one["score"] < 0.9]
    return Report({name: round(100 * found["categories"][name]["score"]) for name in CATEGORIES}, low)


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--runs", type=int, default=5)
    runs = asked.parse_args().runs
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        times = [first_move(browser, address) for _ in range(runs)]
        print(f"from the click to the first own move: median {statistics.median(times):.2f} s of {runs} runs")
        print(f"    {', '.join(f'{one:.2f}' for one in times)}")
        table = a_table(browser.new_page(), address)
        browser.close()
        if not LIGHTHOUSE.exists():
            print("Lighthouse is not installed")
            return
        for name, place in (("start page", address), ("table", table)):
            for category, scores in lighthouse(place, runs).items():
                print(f"Lighthouse, {name}, {category}: median {statistics.median(scores):.0f} of {scores}")


if __name__ == "__main__":
    main()
