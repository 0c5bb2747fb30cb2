"""Pass and play: several people at one device."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.browsing import DESKTOP, PHONE, Visitor
from tests.page.sitting import SHOWN_MOVES, likes

# Whenever a table is to be seen, it is the table of who has the device.
WATCH = """() => {
  globalThis.holder = null;
  globalThis.leaks = [];
  new MutationObserver(() => {
    if (!document.querySelector("[data-game]") || document.querySelector("[data-state=over]")) return;
    const you = document.querySelector("[data-player]:has(.you) .name")?.textContent;
    if (you !== globalThis.holder) globalThis.leaks.push(`${you} instead of ${globalThis.holder}`);
  }).observe(document.body, {subtree: true, childList: true, characterData: true, attributes: true});
}"""
OWN_NAME = "[data-player]:has(.you) .name"


def begin(visitor: Visitor, address: str, names: list[str]) -> None:
    visitor.go(address)
    for place, name in enumerate(names):
        visitor.page.locator("form input.field").nth(place).fill(name)
    visitor.page.evaluate(WATCH)
    visitor.page.click("form button[type=submit]")


def take_the_device(visitor: Visitor) -> str:
    """Whoever is asked for takes it; nothing of the game is in the page before. The name."""
    page = visitor.page
    heading = page.locator("[data-cover] h2")
    expect(heading).to_be_focused()  # Enter must not uncover the next hand
    expect(page.locator("[data-game], [data-move], [role=log], [role=tabpanel]")).to_have_count(0)
    name = heading.inner_text().split()[-1]
    page.evaluate("name => { globalThis.holder = name }", name)
    page.click("[data-testid=uncover]")
    page.locator("[data-state=mine]").wait_for()
    expect(page.locator(OWN_NAME)).to_have_text(name)
    return name


def test_names_stand_there_from_the_first_moment(visit: Callable[..., Visitor]) -> None:
    """What the server answers later must not change what somebody may be typing."""
    visitor = visit(size=PHONE)
    visitor.page.route("**/api/guest", lambda route: None)  # never answered
    visitor.go("/device/stack_run")
    expect(visitor.page.locator("form input.field").first).to_have_value(re.compile(r"^Guest \d{3}$"))


def test_nobody_sees_the_hand_of_another(visit: Callable[..., Visitor]) -> None:
    visitor = likes(visit(size=DESKTOP), moves=True, confirm="never")
    begin(visitor, "/device/stack_run?stack=5&stall=3", ["Ada", "Ben"])
    holders = []
    while visitor.play_on(3, among=SHOWN_MOVES, stop="[data-testid=uncover]") != "over":
        holders.append(take_the_device(visitor))
    assert {"Ada", "Ben"} == set(holders[:2])
    assert visitor.page.evaluate("leaks") == []
    visitor.check_no_faults()


def test_a_reload_covers_and_goes_on(visit: Callable[..., Visitor]) -> None:
    visitor = likes(visit(language="de", size=PHONE), moves=True)
    visitor.go("/device/flower_rows").page.locator("form").wait_for()
    visitor.check_access()
    visitor.shoot("device-begin-phone")
    begin(visitor, "/device/flower_rows", ["Ada", "Ben"])
    visitor.page.locator("[data-cover] h2").wait_for()
    visitor.check_access()
    visitor.shoot("device-cover-phone")
    name = take_the_device(visitor)
    visitor.page.reload()
    visitor.page.locator("[data-cover] h2").wait_for()
    assert take_the_device(visitor) == name
    visitor.check_no_faults()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_open_hands_need_no_cover(visit: Callable[..., Visitor], size: object) -> None:
    """Two people and a bot; everybody sees everything, so the turn alone changes hands."""
    visitor = likes(visit(size=size), moves=True, confirm="never")
    visitor.go("/device/chameleon")
    visitor.page.get_by_role("radio", name="3").check(force=True)
    visitor.page.locator("select").last.select_option("level1")
    visitor.page.locator("form input.field").first.fill("Ada")
    visitor.page.locator("form input.field").nth(1).fill("Ben")
    visitor.page.click("form button[type=submit]")
    moved: set[str] = set()
    visitor.wait_for_turn()  # from now on the page knows that nothing is hidden
    about = f"() => document.querySelector('{OWN_NAME}').textContent"
    assert visitor.play_on(5, SHOWN_MOVES, about=about, look=moved.add, stop="[data-cover]") == "over"
    assert moved == {"Ada", "Ben"}
    visitor.check_no_faults()
