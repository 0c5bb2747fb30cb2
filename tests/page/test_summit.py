"""Summit at the page: whole games by clicking, every phase open to everybody."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.page.browsing import DESKTOP, LONG, PHONE, Visitor, click_anything
from tests.page.sitting import sit_with_bots

TABLES = [
    pytest.param("en", DESKTOP, 2, {"variant": 2}, id="desktop-2"),
    pytest.param("en", DESKTOP, 6, {"simplified": "on"}, id="desktop-6", marks=LONG),
    pytest.param("de", PHONE, 2, {"simplified": "on"}, id="phone-2", marks=LONG),
    pytest.param("de", PHONE, 6, {"variant": 2, "simplified": "on"}, id="phone-6"),
]
PHASES = (("store", "hand"), ("take", "open"), ("lay", "lay"), ("joker", "joker"))


def looks_well(guest: Visitor, phase: str) -> None:
    guest.check_access()
    guest.check_no_faults()
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), phase
    guest.shoot(phase)


def phase_of(guest: Visitor) -> str:
    """What can be done now, by the rarest of it."""
    steps: list[str] = guest.spots().evaluate_all("spots => spots.map(spot => spot.dataset.does)")
    kinds = {step.split()[0] for step in steps}
    return next((phase for kind, phase in reversed(PHASES) if kind in kinds), "draw")


@pytest.mark.parametrize(("language", "size", "seats", "options"), TABLES)
def test_a_whole_game_by_clicking(
    visit: Callable[..., Visitor], language: str, size: Any, seats: int, options: dict[str, Any]
) -> None:
    guest = visit(language=language, size=size)
    sit_with_bots(guest, "summit", seats, options=options)
    name = f"summit-{{}}-{size['width']}-{seats}"
    looks_well(guest, name.format("begin"))
    click = click_anything(random.Random(seats))
    seen: set[str] = set()

    def look_and_click(guest: Visitor) -> None:
        guest.spots().first.wait_for()
        phase = phase_of(guest)
        if phase not in seen:
            looks_well(guest, name.format(phase))
            seen.add(phase)
        click(guest)

    guest.play_out(look_and_click)
    assert {"hand", "lay"} <= seen
    assert guest.page.locator("[data-game] .triangle.won").count() >= 1
    looks_well(guest, name.format("end"))


def test_su_11_a_click_on_a_field_too_high_says_why(visit: Callable[..., Visitor]) -> None:
    guest = visit()
    sit_with_bots(guest, "summit", 2, options={"first_player": 0})
    guest.page.click("[data-does='lay 9 on 1']", force=True)
    told = guest.page.locator("[role=alert]")
    told.wait_for()
    assert "SU-11" in told.inner_text()
    guest.check_access()


def test_who_looks_on_sees_all_triangles_and_stores(visit: Callable[..., Visitor]) -> None:
    table = sit_with_bots(visit(), "summit", 3, options={"free_triangles": 2})
    looker = visit(language="de", size=PHONE).go(f"/t/{table}")
    looker.page.locator("[data-state]").wait_for()
    assert looker.page.locator("[data-game] .triangle").count() == 5
    assert looker.spots().count() == 0
    looks_well(looker, "summit-spectator-390")
