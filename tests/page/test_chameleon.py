"""Chameleon at the page: whole games by clicking, every phase open to everybody."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.page.browsing import DESKTOP, LONG, PHONE, Visitor, click_anything
from tests.page.sitting import sit_with_bots

TABLES = [
    pytest.param("en", DESKTOP, 2, "violet", id="desktop-2"),
    pytest.param("en", DESKTOP, 5, "brown", id="desktop-5", marks=LONG),
    pytest.param("de", PHONE, 3, "brown", id="phone-3", marks=LONG),
    pytest.param("de", PHONE, 5, "violet", id="phone-5"),
]


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
    looks_well(guest, name.format("begin"))
    click = click_anything(random.Random(seats))
    seen: set[str] = set()

    def look_and_click(guest: Visitor) -> None:
        phase = phase_of(guest)
        if phase not in seen:
            looks_well(guest, name.format(phase))
            seen.add(phase)
        click(guest)

    guest.play_out(look_and_click)
    assert {"drawn", "taking"} <= seen
    assert guest.page.locator("[data-game] .collection.won").count() >= 1
    looks_well(guest, name.format("end"))


def phase_of(guest: Visitor) -> str:
    if guest.page.locator("[data-game] .last").count():
        return "last"
    if guest.page.locator("[data-zone=drawn] .card").count():
        return "drawn"
    return "taking" if guest.page.locator("[data-does^=take].can").count() else "empty"


def test_ch_7_a_click_on_what_is_not_possible_says_why(visit: Callable[..., Visitor]) -> None:
    guest = visit()
    sit_with_bots(guest, "chameleon", 2)
    while guest.page.locator("[data-zone=drawn] .card").count() == 0:
        guest.do(lambda: guest.page.click("[data-does=draw]"))
    guest.page.click("[data-does=draw]", force=True)
    told = guest.page.locator("[role=alert]")
    told.wait_for()
    assert "CH-7" in told.inner_text()
    guest.check_access()


def test_who_looks_on_sees_everybodys_cards(visit: Callable[..., Visitor]) -> None:
    table = sit_with_bots(visit(), "chameleon", 3)
    looker = visit(language="de", size=PHONE).go(f"/t/{table}")
    looker.page.locator("[data-state]").wait_for()
    assert looker.page.locator("[data-game] .collection").count() == 3
    assert looker.spots().count() == 0
    looks_well(looker, "chameleon-spectator-390")
