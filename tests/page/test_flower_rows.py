"""Flower Rows on the page: whole games by clicking, dragging, picking up, and what a refusal says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.browsing import DESKTOP, LONG, PHONE, Visitor
from tests.page.sitting import sit_with_bots

GAME = "flower_rows"
SHORT = {"rounds": 1, "hand": 7}
PROMPT = "() => document.querySelector('[data-prompt]').dataset.prompt"

Visit = Callable[..., Visitor]


def sit_down(guest: Visitor, seats: int, options: dict[str, Any], level: str = "level1") -> Visitor:
    sit_with_bots(guest, GAME, seats, level, options=options)
    return guest


@pytest.mark.parametrize(
    ("language", "size", "seats"),
    [
        pytest.param("en", DESKTOP, 2, id="desktop-2"),
        pytest.param("de", PHONE, 5, id="phone-5"),
        pytest.param("de", PHONE, 2, id="phone-2", marks=LONG),
        pytest.param("en", DESKTOP, 5, id="desktop-5", marks=LONG),
    ],
)
def test_a_whole_game_by_clicking(visit: Visit, language: str, size: Any, seats: int) -> None:
    name = f"{'phone' if size == PHONE else 'desktop'}-{seats}"
    guest = sit_down(visit(language=language, size=size), seats, SHORT, "level2")

    def look(phase: str) -> None:
        guest.check_access()
        guest.shoot(f"{GAME}-{phase}-{name}")

    guest.play_out(seats, about=PROMPT, look=look, mouse=3)
    guest.check_access()
    guest.check_no_faults()
    guest.shoot(f"{GAME}-end-{name}")
    wide = guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_something_illegal_is_refused_with_its_rule(visit: Visit) -> None:
    guest = sit_down(visit(), 2, {"first_player": 0})  # a bot might take the board's only joker
    guest.page.locator("[data-does=blind]").click()
    guest.page.locator("[data-prompt=drawing]").wait_for()
    guest.page.locator("[data-zone=jokers] [data-does=take]").click(force=True)  # it says that it is disabled
    expect(guest.page.locator("[role=alert]")).to_contain_text("FL-16")
    guest.check_access()
    guest.shoot(f"{GAME}-refused-desktop")


def test_a_row_is_laid_by_dragging(visit: Visit) -> None:
    """Many stones, so that there is a row to lay."""
    guest = sit_down(visit(), 2, {"rounds": 1, "hand": 15})
    page = guest.page
    draw_until(guest, "[data-does=lay].can")
    page.locator("[data-does=lay].can").click()
    page.locator("[data-prompt=building]").wait_for()
    first = page.locator("[data-zone=rack] .spot.can").first
    stone = first.get_attribute("data-does")
    guest.do(lambda: first.drag_to(page.locator("[data-drop=new]")))
    page.locator(f"[data-zone=rack] [data-does='{stone}']").wait_for(state="detached")
    expect(page.locator("[data-zone=bench] ol li")).to_have_count(2)  # the stone, and the place of the next
    guest.check_access()
    guest.shoot(f"{GAME}-dragged-desktop")
    page.locator("[data-testid=take-back]").click()
    page.locator(f"[data-zone=rack] [data-does='{stone}']").wait_for()
    guest.check_no_faults()


def test_a_stone_picked_up_shows_where_it_fits_and_goes_there(visit: Visit) -> None:
    guest = sit_down(visit(size=PHONE), 2, {"rounds": 1, "hand": 15}, "level2")
    page = guest.page
    draw_until(guest, "[data-does^='add '].can")
    for stone in page.locator("[data-zone=rack] .pick").all():
        stone.click()
        if page.locator(".gap .can").count():
            break
    guest.check_access()
    guest.shoot(f"{GAME}-picked-phone")
    page.locator(".gap .can").first.click()
    page.locator("[data-prompt=adding]").wait_for()
    page.locator("[data-does=stop].can").wait_for()  # it is added: the turn may end
    guest.check_access()
    guest.check_no_faults()


def test_the_rack_is_sorted_by_runs(visit: Visit) -> None:
    guest = sit_down(visit(), 2, {"rounds": 1, "hand": 15})
    rack = guest.page.locator("[data-zone=rack]")
    stones = rack.locator("svg.stone").count()
    expect(rack.locator(".rail ul")).to_have_count(1)
    rack.locator("[aria-pressed=false]").first.click()
    expect(rack.locator(".rail ul").nth(1)).to_be_visible()
    expect(rack.locator("svg.stone")).to_have_count(stones)
    guest.check_access()
    guest.shoot(f"{GAME}-runs-desktop")


def draw_until(guest: Visitor, wanted: str) -> None:
    """Draw blind until there is something to do."""
    page = guest.page
    for _ in range(60):
        if page.locator(wanted).count():
            return
        guest.do(lambda: page.locator("[data-does=blind]").click())
        assert guest.wait_for_turn() == "mine"
    raise AssertionError("nothing to do came")
