"""Spot On in the browser: whole games by clicking, in every phase open to everybody."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.page.browsing import DESKTOP, LONG, PHONE, Visitor, click_anything
from tests.page.sitting import open_table

SHORT = {"copies": 2, "actions": 3}
PLACES = [("en", DESKTOP), ("de", PHONE)]
WHERE = pytest.mark.parametrize(("language", "size"), PLACES, ids=["desktop", "phone"])

Visit = Callable[..., Visitor]


def sit_down(visit: Visit, language: str, size: Any, seats: int = 2, **options: Any) -> Visitor:
    """At a new table with bots on all other seats."""
    guest = visit(language=language, size=size)
    table = open_table(guest, "spot_on", seats, options={**SHORT, **options})
    return guest.go(f"/t/{table}?bots=" + ",".join(["level1"] * (seats - 1)))


def phase(guest: Visitor) -> str:
    """What is asked, as the table shows it."""
    return guest.page.locator("[data-phase]").get_attribute("data-phase") or ""


def looking(choose: Callable[[Visitor], None], name: str, seen: set[str]) -> Callable[[Visitor], None]:
    """Look at every kind of question once, before it is answered."""

    def look_and_choose(guest: Visitor) -> None:
        now = phase(guest)
        if now not in seen:
            seen.add(now)
            guest.check_access()
            guest.shoot(f"spot_on-{now}-{name}")
        choose(guest)

    return look_and_choose


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
    guest.play_out(click_anything(random.Random(seats)))
    guest.check_access()
    guest.check_no_faults()
    guest.shoot(f"spot_on-over-{seats}-{language}")


@WHERE
def test_every_question_is_open_to_everybody(visit: Visit, language: str, size: Any) -> None:
    """With many action cards, used whenever that is possible; one deal may not bring every question."""
    dice, seen = random.Random(7), set[str]()

    def use_cards(guest: Visitor) -> None:
        uses = guest.page.locator(".spot.can[data-does^=use]")
        if uses.count():
            uses.first.click()
        else:
            click_anything(dice)(guest)

    for _ in range(4):
        guest = sit_down(visit, language, size, 3, actions=6, interactive="on")
        guest.play_out(looking(use_cards, language, seen))
        if len(seen) >= 6:
            break
    assert len(seen) >= 6, seen
    guest.check_access()
    guest.check_no_faults()


@WHERE
def test_a_click_on_what_is_not_possible_tells_the_rule(visit: Visit, language: str, size: Any) -> None:
    guest = sit_down(visit, language, size)
    guest.wait_for_turn()
    while phase(guest) != "take":
        guest.do(guest.spots().first.click)
        guest.wait_for_turn()
    guest.page.click("[data-seat='0'] [data-does='row 2']", force=True)  # it says that it is disabled
    alert = guest.page.locator("[role=alert]")
    alert.wait_for()
    assert "SP-6" in alert.inner_text()
    guest.check_access()
