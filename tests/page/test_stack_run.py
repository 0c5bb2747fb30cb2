"""Stack Run played at the page: whole games by clicking, every phase, both sizes and languages."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.page.browsing import DESKTOP, PHONE, Visitor, click_anything

OPEN = """async ([seats, options]) => {
  const post = (path, body) => fetch(path, {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
  });
  await post("/api/guest", {name: "Mara"});
  localStorage.setItem("reihum-name", "Mara");
  return (await (await post("/api/tables", {game: "stack_run", seats, options})).json()).id;
}"""
SHORT = {"stack": 5, "stall": 3, "first_player": 0}
PHASES = ("play", "help", "move")


def sit(guest: Visitor, seats: int, **options: Any) -> Visitor:
    """At a new table with bots; the guest begins."""
    guest.go()
    table = guest.page.evaluate(OPEN, [seats, {**SHORT, **options}])
    guest.go(f"/t/{table}?bots=" + ",".join(["level1"] * (seats - 1)))
    guest.wait_for_turn()
    guest.spots().first.wait_for()
    return guest


def steps(guest: Visitor) -> list[str]:
    """The steps that spots on the table would do now."""
    found: list[str] = guest.spots().evaluate_all("spots => spots.map(spot => spot.dataset.does)")
    return found


def phase(guest: Visitor) -> str:
    kinds = {step.split()[0] for step in steps(guest)}
    for kind, name in (("help", "help"), ("distance", "distance"), ("pawn", "move")):
        if kind in kinds:
            return name
    return "play"


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
    choose, looked = click_anything(random.Random(5)), set[str]()

    def look_and_choose(guest: Visitor) -> None:
        now = phase(guest)
        if now not in looked:
            looked.add(now)
            guest.check_access()
            guest.shoot(f"stack_run-{now}-{language}")
        choose(guest)

    guest.play_out(look_and_choose)
    assert looked >= set(PHASES)
    guest.check_access()
    guest.check_no_faults()
    guest.shoot(f"stack_run-over-{language}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_click_on_what_is_not_possible_says_the_rule(visit: Callable[..., Visitor], size: Any) -> None:
    guest = sit(visit(size=size), 2)
    closed = guest.page.locator("[data-zone=pile-red] .spot")
    assert closed.get_attribute("aria-disabled") == "true"
    closed.click(force=True)
    alert = guest.page.locator("[role=alert]")
    alert.wait_for()
    assert "The red pile is closed to you" in alert.inner_text()
    assert "ST-11" in alert.inner_text()
    guest.check_access()


def test_every_hand_card_says_where_it_would_bring_the_pawns(visit: Callable[..., Visitor]) -> None:
    guest = sit(visit(), 2)
    click(guest, "done")
    step = next(step for step in steps(guest) if step.startswith("help ") and step != "help joker")
    card = guest.page.locator("[data-zone=hand-0] li", has=guest.page.locator(f"[data-does='{step}']")).first
    promised = card.locator(".goal").evaluate_all("goals => goals.map(goal => goal.title.split(' ')[3])")
    card.hover()
    previewed = guest.page.locator(".quay.reached").evaluate_all(
        "fields => fields.map(field => field.dataset.zone.split('-')[1])"
    )
    click(guest, step)
    reached = guest.page.locator(".quay:has([data-does^=pawn])").evaluate_all(
        "fields => fields.map(field => field.dataset.zone.split('-')[1])"
    )
    assert sorted(promised) == sorted(previewed) == sorted(reached)
    assert len(reached) == 2


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
        stage = guest.page.locator(".stage.small")
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
    assert watcher.page.locator("[data-seat]").count() == 3
    assert watcher.spots().count() == 0
    assert watcher.page.locator("[data-zone=hand-0] .held").count() == 5
    watcher.check_access()
    watcher.check_no_faults()
    watcher.shoot("stack_run-watching-de")
