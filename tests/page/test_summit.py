"""Summit at the page: whole games by clicking, every phase open to everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.browsing import DESKTOP, LONG, PHONE, Visitor
from tests.page.sitting import sit_with_bots

TABLES = [
    pytest.param("en", DESKTOP, 2, {"variant": 2}, id="desktop-2"),
    pytest.param("en", DESKTOP, 6, {"simplified": "on"}, id="desktop-6", marks=LONG),
    pytest.param("de", PHONE, 2, {"simplified": "on"}, id="phone-2", marks=LONG),
    pytest.param("de", PHONE, 6, {"variant": 2, "simplified": "on"}, id="phone-6"),
]
# what can be done now, by the rarest of it
PHASE = """() => {
  const kinds = [["joker", "joker"], ["lay", "lay"], ["take", "open"], ["store", "hand"]];
  const can = (kind) => document.querySelector(`[data-game] .spot.can[data-does^=${kind}]`);
  return kinds.find(([kind]) => can(kind))?.[1] ?? "draw";
}"""


def looks_well(guest: Visitor, phase: str) -> None:
    guest.check_access()
    guest.check_no_faults()
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), phase
    guest.shoot(phase)


@pytest.mark.parametrize(("language", "size", "seats", "options"), TABLES)
def test_a_whole_game_by_clicking(
    visit: Callable[..., Visitor], language: str, size: Any, seats: int, options: dict[str, Any]
) -> None:
    guest = visit(language=language, size=size)
    sit_with_bots(guest, "summit", seats, options=options)
    name = f"summit-{{}}-{size['width']}-{seats}"
    seen: set[str] = set()

    def look(phase: str) -> None:
        looks_well(guest, name.format(phase))
        seen.add(phase)

    guest.play_out(seats, about=PHASE, look=look, mouse=3)
    assert {"hand", "lay"} <= seen
    expect(guest.page.locator("[data-game] .triangle.won").first).to_be_visible()
    looks_well(guest, name.format("end"))


def test_su_11_a_click_on_a_field_too_high_says_why(visit: Callable[..., Visitor]) -> None:
    guest = visit()
    sit_with_bots(guest, "summit", 2, options={"first_player": 0})
    guest.page.click("[data-does='lay 9 on 1']", force=True)
    expect(guest.page.locator("[role=alert]")).to_contain_text("SU-11")
    guest.check_access()


def test_who_looks_on_sees_all_triangles_and_stores(visit: Callable[..., Visitor]) -> None:
    table = sit_with_bots(visit(), "summit", 3, options={"free_triangles": 2})
    looker = visit(language="de", size=PHONE).go(f"/t/{table}")
    looker.page.locator("[data-state]").wait_for()
    expect(looker.page.locator("[data-game] .triangle")).to_have_count(5)
    expect(looker.spots()).to_have_count(0)
    looks_well(looker, "summit-spectator-390")
