"""First games with pointers: real short games to their end."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import reihum
from tests.page.browsing import PHONE, Visitor, click_anything

GAMES = [game.id for game in reihum.games()]


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_with_pointers(visit: Callable[..., Visitor], game: str) -> None:
    """Tips come one by one, point at something, and the game goes on to its end."""
    guest = visit(language="de", size=PHONE).go(f"/learn/{game}")
    seen: list[str] = []
    click = click_anything(random.Random(7))

    def read_and_play(visitor: Visitor) -> None:
        while visitor.page.locator("[data-tip]").count():
            tip = visitor.page.locator("[data-tip]")
            seen.append(tip.get_attribute("data-tip") or "")
            expect(visitor.page.locator(".pointed").first).to_be_attached()
            if len(seen) == 1:
                visitor.check_access()
                visitor.shoot(f"learn-{game}-first")
            tip.locator(".main").click()
            expect(visitor.page.locator(f"[data-tip={seen[-1]}]")).to_have_count(0)
        click(visitor)

    guest.play_out(read_and_play)
    assert len(seen) >= 4
    assert len(set(seen)) == len(seen)
    guest.check_no_faults()


def test_tips_can_be_switched_off(visit: Callable[..., Visitor]) -> None:
    guest = visit().go("/learn/chameleon")
    guest.wait_for_turn()
    guest.page.locator("[data-tip] .quiet").click()
    expect(guest.page.locator("[data-tip]")).to_have_count(0)
    guest.page.reload()
    guest.wait_for_turn()
    expect(guest.page.locator("[data-tip]")).to_have_count(0)
