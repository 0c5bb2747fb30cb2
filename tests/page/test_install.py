"""The page can be installed, and never shows an old version of itself."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from reihum.server.http.page import FOLDER
from tests.page.browsing import Visitor
from tests.page.conftest import kept_port, serving

REGISTERED = "navigator.serviceWorker.ready.then(one => one.active.scriptURL)"
KEEPS = """() => caches.keys().then(async names =>
  names.length && (await (await caches.open(names[0])).keys()).length)"""
# a server of this page, wherever its files lie
COMMAND = """
import sys
from pathlib import Path
from reihum.cli import main
from reihum.server import app
app.make_api.__defaults__ = (Path(sys.argv.pop(1)),)
main()
"""


def test_the_page_can_be_installed(visit: Callable[..., Visitor]) -> None:
    guest = visit(service_workers="allow").go()
    named = guest.page.locator("link[rel=manifest]").get_attribute("href")
    answer = guest.page.request.get(f"{guest.address}{named}")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text())
    assert {manifest[name] for name in ("start_url", "scope")} == {"/"}
    assert (manifest["name"], manifest["display"]) == ("Reihum", "standalone")
    sizes = set()
    for icon in manifest["icons"]:
        picture = guest.page.request.get(guest.address + icon["src"])
        assert picture.ok
        assert picture.headers["content-type"] == icon["type"]
        sizes.add(icon["sizes"])
    assert {"192x192", "512x512"} <= sizes
    assert guest.page.evaluate(REGISTERED) == f"{guest.address}/sw.js"


def rebuilt(folder: Path) -> None:
    """What another build changes: scripts and so their names, the page and the worker."""
    for packed in [*folder.rglob("*.br"), *folder.rglob("*.gz")]:
        packed.unlink()
    scripts = [path.name for path in folder.glob("assets/*.js")]
    for path in [*folder.rglob("*.js"), folder / "index.html"]:
        text = path.read_text(encoding="utf-8")
        for name in scripts:
            text = text.replace(name, f"new-{name}")
        path.write_text(text, encoding="utf-8")
    for name in scripts:
        (folder / "assets" / name).rename(folder / "assets" / f"new-{name}")
    start = next(folder.glob("assets/new-lobby-*.js"))  # the start page is in it
    start.write_text(start.read_text(encoding="utf-8") + "\ndocument.body.dataset.build = 'new';", "utf-8")
    worker = folder / "sw.js"
    worker.write_text(worker.read_text(encoding="utf-8").replace("reihum-", "reihum-new-"), "utf-8")


def test_a_new_build_is_seen_at_once(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    built = tmp_path / "page"
    shutil.copytree(FOLDER, built)
    command = [sys.executable, "-c", COMMAND, str(built)]
    with kept_port() as port:
        with serving(command, tmp_path, port) as address:
            guest = visit(at=address, service_workers="allow").go()
            guest.page.locator("[data-play=summit]").wait_for()
            guest.page.evaluate(REGISTERED)
            guest.page.reload()
            guest.page.locator("[data-play=summit]").wait_for()
            guest.page.wait_for_function(KEEPS)
        rebuilt(built)
        with serving(command, tmp_path, port):
            guest.go().page.locator("[data-play=summit]").wait_for()
            guest.page.wait_for_selector("body[data-build=new]")
            guest.check_no_faults()
