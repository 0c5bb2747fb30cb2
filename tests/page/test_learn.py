"""First games with pointers: real short games to their end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import reihum
from tests.page.browsing import PHONE, Visitor

GAMES = [game.id for game in reihum.games()]
TIP = "() => document.querySelector('[data-tip]')?.dataset.tip ?? ''"


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_with_pointers(visit: Callable[..., Visitor], game: str) -> None:
    """Tips come one by one, point at something, and the game goes on to its end."""
    guest = visit(language="de", size=PHONE).go(f"/learn/{game}")
    read: list[str] = []

    def look(tip: str) -> None:
        if not tip:
            return
        expect(guest.page.locator(".pointed").first).to_be_attached()
        if not read:
            guest.check_access()
            guest.shoot(f"learn-{game}-first")
        guest.page.locator(f"[data-tip={tip}] .main").click()
        expect(guest.page.locator(f"[data-tip={tip}]")).to_have_count(0)
        read.append(tip)

    guest.page.locator("[data-tip]").wait_for()
    guest.play_out(7, about=TIP, look=look)
    assert len(read) >= 4
    guest.check_no_faults()


def test_tips_can_be_switched_off(visit: Callable[..., Visitor]) -> None:
    guest = visit().go("/learn/chameleon")
    guest.wait_for_turn()
    guest.page.locator("[data-tip] .quiet").click()
    expect(guest.page.locator("[data-tip]")).to_have_count(0)
    guest.page.reload()
    guest.wait_for_turn()
    expect(guest.page.locator("[data-tip]")).to_have_count(0)
