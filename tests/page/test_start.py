"""From the start page to a table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.page.browsing import DESKTOP, PHONE, Visitor

GAMES = ("chameleon", "flower_rows", "spot_on", "stack_run", "summit")


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
