"""Stack Run played at the page: whole games by clicking, every phase, both sizes and languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.browsing import DESKTOP, PHONE, Visitor
from tests.page.sitting import sit_with_bots

SHORT = {"stack": 5, "stall": 3, "first_player": 0}
PHASES = {"play", "help", "move"}
PHASE = """() => {
  const kinds = [["help", "help"], ["distance", "distance"], ["pawn", "move"]];
  const can = (kind) => document.querySelector(`[data-game] .spot.can[data-does^=${kind}]`);
  return kinds.find(([kind]) => can(kind))?.[1] ?? "play";
}"""


def sit(guest: Visitor, seats: int, **options: Any) -> Visitor:
    """At a new table with bots; the guest begins."""
    sit_with_bots(guest, "stack_run", seats, options={**SHORT, **options})
    return guest


def steps(guest: Visitor) -> list[str]:
    """The steps that spots on the table would do now."""
    found: list[str] = guest.spots().evaluate_all("spots => spots.map(spot => spot.dataset.does)")
    return found


def click(guest: Visitor, step: str) -> None:
    guest.do(guest.page.locator(f"[data-does='{step}'].can").first.click)


@pytest.mark.parametrize(
    ("language", "size", "seats", "direction"),
    [("en", DESKTOP, 2, "clockwise"), ("de", PHONE, 4, "either")],
    ids=["desktop-2", "phone-4"],
)
def test_a_whole_game_by_clicking(
    visit: Callable[..., Visitor], language: str, size: Any, seats: int, direction: str
) -> None:
    guest = sit(visit(language=language, size=size), seats, direction=direction)
    looked: set[str] = set()

    def look(phase: str) -> None:
        looked.add(phase)
        guest.check_access()
        guest.shoot(f"stack_run-{phase}-{language}")

    guest.play_out(5, about=PHASE, look=look, mouse=3)
    assert looked >= PHASES
    guest.check_access()
    guest.check_no_faults()
    guest.shoot(f"stack_run-over-{language}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_click_on_what_is_not_possible_says_the_rule(visit: Callable[..., Visitor], size: Any) -> None:
    guest = sit(visit(size=size), 2)
    closed = guest.page.locator("[data-zone=pile-red] .spot")
    expect(closed).to_have_attribute("aria-disabled", "true")
    closed.click(force=True)
    alert = guest.page.locator("[role=alert]")
    expect(alert).to_contain_text("The red pile is closed to you")
    expect(alert).to_contain_text("ST-11")
    guest.check_access()


def test_every_hand_card_says_where_it_would_bring_the_pawns(visit: Callable[..., Visitor]) -> None:
    guest = sit(visit(), 2)
    click(guest, "done")
    step = next(step for step in steps(guest) if step.startswith("help ") and step != "help joker")
    card = guest.page.locator("[data-zone=hand-0] li", has=guest.page.locator(f"[data-does='{step}']")).first
    promised = card.locator(".goal").evaluate_all("goals => goals.map(goal => goal.title.split(' ')[3])")
    card.hover()
    expect(guest.page.locator(".quay.reached")).to_have_count(2)
    previewed = guest.page.locator(".quay.reached").evaluate_all(
        "fields => fields.map(field => field.dataset.zone.split('-')[1])"
    )
    click(guest, step)
    expect(guest.page.locator(".quay:has([data-does^=pawn])")).to_have_count(2)
    reached = guest.page.locator(".quay:has([data-does^=pawn])").evaluate_all(
        "fields => fields.map(field => field.dataset.zone.split('-')[1])"
    )
    assert sorted(promised) == sorted(previewed) == sorted(reached)


TOLD = "document.querySelectorAll('.examples [role=status] p').length"
EXAMPLES = {
    "field": ("field pink 1", "stack pink 1"),
    "twelve": ("field blue", "hand blue"),
    "swap": ("swap", "stack orange"),
    "hand": ("hand blue", "hand blue"),
    "help": ("done", "help joker", "distance 5", "pawn 2 forward"),
}


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("de", PHONE)], ids=["desktop", "phone"])
def test_the_examples_of_the_rules_can_be_tried(
    visit: Callable[..., Visitor], language: str, size: Any
) -> None:
    """They are small, and some have phases that a game may never come to: each is looked at."""
    guest = sit(visit(language=language, size=size), 2)
    guest.page.get_by_role("button", name={"en": "Rules", "de": "Regeln"}[language]).first.click()
    for example, path in EXAMPLES.items():
        guest.page.locator(f"[data-example={example}]").click()
        stage = guest.page.locator(".stage.small[aria-busy=false]")
        for step in path:
            told = guest.page.evaluate(TOLD)
            stage.locator(f"[data-does='{step}'].can").first.click()
            guest.page.wait_for_function(f"told => ({TOLD}) > told", arg=told)
            if step in {"field pink 1", "help joker"}:
                guest.check_access()
                guest.shoot(f"stack_run-example-{example}-{language}")
        guest.page.locator(f"[data-example={example}]").click()
    guest.check_no_faults()


def test_who_watches_sees_no_hand_and_can_do_nothing(visit: Callable[..., Visitor]) -> None:
    guest = sit(visit(), 3)
    table = guest.page.url.split("/t/")[1]
    watcher = visit(size=PHONE, language="de").go(f"/t/{table}")
    watcher.page.locator("[data-state] [data-game=stack_run]").wait_for()
    expect(watcher.page.locator("[data-seat]")).to_have_count(3)
    expect(watcher.spots()).to_have_count(0)
    expect(watcher.page.locator("[data-zone=hand-0] .held")).to_have_count(5)
    watcher.check_access()
    watcher.check_no_faults()
    watcher.shoot("stack_run-watching-de")
