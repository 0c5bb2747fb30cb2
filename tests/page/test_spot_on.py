"""Spot On in the browser: whole games by clicking, in every phase open to everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.browsing import DESKTOP, LONG, PHONE, Visitor
from tests.page.sitting import sit_with_bots

SHORT = {"copies": 2, "actions": 3}
PLACES = [("en", DESKTOP), ("de", PHONE)]
WHERE = pytest.mark.parametrize(("language", "size"), PLACES, ids=["desktop", "phone"])
PHASE = "() => document.querySelector('[data-phase]').dataset.phase"  # what is asked

Visit = Callable[..., Visitor]


def sit_down(visit: Visit, language: str, size: Any, seats: int = 2, **options: Any) -> Visitor:
    """At a new table with bots on all other seats."""
    guest = visit(language=language, size=size)
    sit_with_bots(guest, "spot_on", seats, options={**SHORT, **options})
    return guest


@pytest.mark.parametrize(
    ("language", "size", "seats"),
    [
        pytest.param("en", DESKTOP, 2, id="desktop-2"),
        pytest.param("de", PHONE, 4, id="phone-4"),
        pytest.param("de", PHONE, 2, id="phone-2", marks=LONG),
        pytest.param("en", DESKTOP, 4, id="desktop-4", marks=LONG),
    ],
)
def test_a_whole_game_by_clicking(visit: Visit, language: str, size: Any, seats: int) -> None:
    guest = sit_down(visit, language, size, seats)
    guest.play_out(seats, mouse=3)
    guest.check_access()
    guest.check_no_faults()
    guest.shoot(f"spot_on-over-{seats}-{language}")


@WHERE
def test_every_question_is_open_to_everybody(visit: Visit, language: str, size: Any) -> None:
    """With many action cards, used whenever that is possible; one game may not bring every question."""
    seen: set[str] = set()
    guest = visit(language=language, size=size)

    def look(phase: str) -> None:
        if phase in seen:
            return
        seen.add(phase)
        guest.check_access()
        guest.shoot(f"spot_on-{phase}-{language}")

    for seed in range(4):
        options = {**SHORT, "actions": 6, "interactive": "on"}
        sit_with_bots(guest, "spot_on", 3, options=options)
        guest.play_out(seed, rather=".spot.can[data-does^=use]", about=PHASE, look=look)
        if len(seen) >= 6:
            break
    assert len(seen) >= 6, seen
    guest.check_access()
    guest.check_no_faults()


@WHERE
def test_a_click_on_what_is_not_possible_tells_the_rule(visit: Visit, language: str, size: Any) -> None:
    guest = sit_down(visit, language, size, first_player=0)
    while guest.page.evaluate(PHASE) != "take":
        guest.do(guest.spots().first.click)
        guest.wait_for_turn()
    guest.page.click("[data-seat='0'] [data-does='row 2']", force=True)  # it says that it is disabled
    expect(guest.page.locator("[role=alert]")).to_contain_text("SP-6")
    guest.check_access()
