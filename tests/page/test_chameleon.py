"""Chameleon at the page: whole games by clicking, every phase open to everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.browsing import DESKTOP, LONG, PHONE, Visitor
from tests.page.sitting import sit_with_bots

TABLES = [
    pytest.param("en", DESKTOP, 2, "violet", id="desktop-2"),
    pytest.param("en", DESKTOP, 5, "brown", id="desktop-5", marks=LONG),
    pytest.param("de", PHONE, 3, "brown", id="phone-3", marks=LONG),
    pytest.param("de", PHONE, 5, "violet", id="phone-5"),
]
PHASE = """() => {
  const table = document.querySelector("[data-game]");
  if (table.querySelector(".last")) return "last";
  if (table.querySelector("[data-zone=drawn] .card")) return "drawn";
  return table.querySelector("[data-does^=take].can") ? "taking" : "empty";
}"""


def looks_well(guest: Visitor, phase: str) -> None:
    guest.check_access()
    guest.check_no_faults()
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), phase
    guest.shoot(phase)


@pytest.mark.parametrize(("language", "size", "seats", "table"), TABLES)
def test_a_whole_game_by_clicking(
    visit: Callable[..., Visitor], language: str, size: Any, seats: int, table: str
) -> None:
    guest = visit(language=language, size=size)
    sit_with_bots(guest, "chameleon", seats, options={"table": table})
    name = f"chameleon-{{}}-{size['width']}-{seats}"
    seen: set[str] = set()

    def look(phase: str) -> None:
        looks_well(guest, name.format(phase))
        seen.add(phase)

    guest.play_out(seats, about=PHASE, look=look, mouse=3)
    assert {"drawn", "taking"} <= seen
    expect(guest.page.locator("[data-game] .collection.won").first).to_be_visible()
    looks_well(guest, name.format("end"))


def test_ch_7_a_click_on_what_is_not_possible_says_why(visit: Callable[..., Visitor]) -> None:
    guest = visit()
    sit_with_bots(guest, "chameleon", 2)
    guest.do(lambda: guest.page.click("[data-does=draw]"))
    guest.page.locator("[data-zone=drawn] .card").wait_for()
    guest.page.click("[data-does=draw]", force=True)  # it says that it is disabled
    expect(guest.page.locator("[role=alert]")).to_contain_text("CH-7")
    guest.check_access()


def test_who_looks_on_sees_everybodys_cards(visit: Callable[..., Visitor]) -> None:
    table = sit_with_bots(visit(), "chameleon", 3)
    looker = visit(language="de", size=PHONE).go(f"/t/{table}")
    looker.page.locator("[data-state]").wait_for()
    expect(looker.page.locator("[data-game] .collection")).to_have_count(3)
    expect(looker.spots()).to_have_count(0)
    looks_well(looker, "chameleon-spectator-390")
