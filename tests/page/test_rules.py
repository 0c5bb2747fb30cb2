"""The rules drawer: both languages, opened at a rule, with examples to try."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import reihum
from tests.page.browsing import DESKTOP, PHONE, Visitor

GAMES = [game.id for game in reihum.games()]
SIZES = pytest.mark.parametrize(
    ("language", "size"), [("de", PHONE), ("en", DESKTOP)], ids=["phone", "desktop"]
)


def at_a_table(visitor: Visitor, game: str) -> Visitor:
    visitor.go()
    visitor.page.click(f"[data-play={game}]")
    visitor.wait_for_turn()
    return visitor


@pytest.mark.parametrize("game", GAMES)
@SIZES
def test_the_rules_open_with_examples(
    visit: Callable[..., Visitor], game: str, language: str, size: object
) -> None:
    guest = at_a_table(visit(language=language, size=size), game)
    guest.page.click("[data-testid=rules]")
    drawer = guest.page.get_by_role("dialog")
    expect(drawer.locator("article .rule").first).to_be_visible()
    numbers = set(drawer.locator("article .rule").all_inner_texts())
    assert len(numbers) > 10
    drawer.locator("[data-example]").first.click()
    expect(drawer.locator(".stage.small[aria-busy=false]")).to_be_visible()
    guest.check_access()
    guest.check_no_faults()
    guest.shoot(f"rules-{game}-{language}")
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_an_example_can_be_played_through(visit: Callable[..., Visitor], game: str) -> None:
    """Each example goes on by its list of moves until the turn is over, and begins anew."""
    guest = visit().go(f"/g/{game}")
    guest.page.get_by_role("button", name="Rules").click()
    drawer = guest.page.get_by_role("dialog")
    expect(drawer.locator("[data-example]").first).to_be_visible()
    for place in range(drawer.locator("[data-example]").count()):  # all of them come at once
        item = drawer.locator("li.sheet").nth(place)
        button, example = item.locator("[data-example]"), item.locator(".live")
        button.click()
        expect(example.locator("[data-move]").first).to_be_visible()
        first = example.locator("[data-move]").all_inner_texts()
        while example.locator("[data-move]").count():
            before = example.get_attribute("data-steps")
            example.locator("[data-move]").first.click()
            expect(example).not_to_have_attribute("data-steps", before or "")
        example.locator("[data-testid=again]").click()
        expect(example.locator("[data-move]")).to_have_text(first)
        button.click()
    guest.check_no_faults()


def test_why_not_opens_the_rules_at_the_rule(visit: Callable[..., Visitor]) -> None:
    guest = at_a_table(visit(), "chameleon")
    guest.page.locator("[data-game] [data-does][aria-disabled=true]").first.click(force=True)
    told = guest.page.get_by_role("alert")
    told.locator(".rule").click()
    rule = guest.page.get_by_role("dialog").locator(".shown .rule").first
    expect(rule).to_be_in_viewport()


def test_an_examples_moves_wait_for_its_scene(visit: Callable[..., Visitor]) -> None:
    """They lie below it: while it grows they would slip away between a press and its release."""
    guest = visit().go("/g/stack_run")
    guest.page.route("**/assets/Scene-*.js", lambda route: None)  # waits until nothing stands in its way
    guest.page.get_by_role("button", name="Rules").click()
    guest.page.locator("[data-example]").first.click()
    guest.page.locator(".live .stage[aria-busy=true]").wait_for(state="attached")
    expect(guest.page.locator("[data-move]")).to_have_count(0)
    guest.page.unroute_all()
    expect(guest.page.locator(".live:has(.stage[aria-busy=false]) [data-move]").first).to_be_visible()
    guest.check_no_faults()
