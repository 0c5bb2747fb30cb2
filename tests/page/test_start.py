"""From the start page to a table; what the start page loads."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Request, expect

import reihum
from tests.page.browsing import DESKTOP, PHONE, Visitor

GAMES = [game.id for game in reihum.games()]
LOOKS = pytest.mark.parametrize(
    ("language", "theme", "size"),
    [("de", "light", PHONE), ("en", "dark", DESKTOP), ("en", "dark", PHONE), ("de", "light", DESKTOP)],
    ids=["de-light-phone", "en-dark-desktop", "en-dark-phone", "de-light-desktop"],
)
MOST_LOADED = 150_000  # bytes of script and style for the start page, as they come over the wire


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "size"), [("de", PHONE), ("en", DESKTOP)], ids=["phone", "desktop"])
def test_play_now_leads_to_a_table(
    visit: Callable[..., Visitor], game: str, language: str, size: object
) -> None:
    guest = visit(language=language, size=size).go()
    guest.page.click(f"[data-play={game}]")
    guest.wait_for_turn()
    guest.page.locator("[data-game]").wait_for()
    guest.check_access()
    guest.check_no_faults()
    guest.shoot(f"{game}-begin-{language}")


@LOOKS
def test_the_start_page_is_for_everyone(
    visit: Callable[..., Visitor], language: str, theme: str, size: dict[str, int]
) -> None:
    guest = visit(language=language, size=size, color_scheme=theme).go()
    guest.page.locator(f"[data-play={GAMES[-1]}]").wait_for()
    expect(guest.page.locator("article")).to_have_count(len(GAMES))
    expect(guest.page.locator(".welcome p")).to_have_text(re.compile(r"^\S+ (Spiele|games) "))
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    guest.check_access()
    guest.check_no_faults()
    guest.shoot(f"start-{language}-{theme}-{size['width']}")


@pytest.mark.parametrize(
    ("late", "there"), [("*.js", "h1.first"), ("Device-*.js", "header")], ids=["all scripts", "its own"]
)
def test_who_waits_for_the_page_is_not_kept_out(visit: Callable[..., Visitor], late: str, there: str) -> None:
    guest = visit(language="de")
    guest.page.route(f"**/assets/{late}", lambda route: None)  # waits until nothing stands in its way
    guest.page.goto(guest.address + "/device/chameleon", wait_until="commit")
    guest.page.locator(there).wait_for()
    guest.page.locator("#main[aria-busy=true] h1").wait_for(state="attached")
    guest.check_access()
    guest.page.unroute_all()
    guest.page.locator("form").wait_for()
    guest.check_no_faults()


def test_a_page_that_does_not_come_says_so(visit: Callable[..., Visitor]) -> None:
    guest = visit(language="de")
    guest.page.route("**/assets/Device-*.js", lambda route: route.abort())
    guest.go("/device/chameleon").page.get_by_role("alert").wait_for()
    expect(guest.page.locator("#main[aria-busy=false]")).to_contain_text("Bist du online?")
    guest.check_access()


def test_all_ways_to_play_are_there(visit: Callable[..., Visitor]) -> None:
    guest = visit().go()
    guest.page.locator("[data-play=chameleon]").wait_for()
    for game in GAMES:
        for place in ("learn", "device", "g"):
            expect(guest.page.locator(f"article a[href='/{place}/{game}']").first).to_be_visible()
        expect(guest.page.locator(f"[data-friends={game}]")).to_be_enabled()
    for place in ("/open", "/mine"):
        expect(guest.page.locator(f"a[href='{place}']").first).to_be_visible()


def test_the_language_can_be_switched_at_any_time(visit: Callable[..., Visitor]) -> None:
    guest = visit(language="de").go()
    guest.page.get_by_role("button", name="Sofort spielen: Chamäleon").wait_for()
    guest.page.get_by_role("button", name="English").click()
    guest.page.get_by_role("button", name="Play now: Chameleon").wait_for()
    expect(guest.page.locator("html")).to_have_attribute("lang", "en")
    guest.page.reload()
    guest.page.get_by_role("button", name="With friends: Chameleon").click()
    guest.page.get_by_role("heading", name="Invite friends").wait_for()
    guest.page.get_by_role("button", name="Deutsch").click()
    guest.page.get_by_role("heading", name="Freunde einladen").wait_for()
    guest.page.get_by_role("heading", name="Chamäleon", level=2).wait_for()
    guest.check_no_faults()


def test_a_table_is_reached_by_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    guest = visit().go()
    guest.page.locator("[data-play=chameleon]").wait_for()
    for _ in range(30):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate("document.activeElement.dataset.play"):
            break
    guest.page.keyboard.press("Enter")
    assert guest.wait_for_turn() == "mine"
    guest.check_no_faults()


def test_the_start_page_loads_little(visit: Callable[..., Visitor]) -> None:
    guest = visit()
    loaded: dict[str, int] = {}

    def count(request: Request) -> None:
        if request.url.endswith((".js", ".css")):
            loaded[request.url] = request.sizes()["responseBodySize"]

    guest.page.on("requestfinished", count)
    guest.go().page.locator(f"[data-play={GAMES[-1]}]").wait_for()
    guest.page.wait_for_load_state("networkidle")
    assert any("/lobby-" in address for address in loaded)
    assert sum(loaded.values()) < MOST_LOADED, loaded
    assert not any("/table-" in address or "/Scene-" in address for address in loaded), loaded
