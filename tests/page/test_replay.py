"""Looking back: every step from every seat, by buttons, slider and keys; records from disk; the analysis."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Route, expect

from tests.page.browsing import DESKTOP, PHONE, Visitor
from tests.page.finished import as_player, finished

Visit = Callable[..., Visitor]
AN_HOUR = 3_600_000  # milliseconds: no browser is that late
LAID = "[data-testid=review] [data-game][aria-busy=false]"
PACE = 1100  # milliseconds of a step in which the replay plays on
SIZES = pytest.mark.parametrize(
    ("language", "size", "theme"), [("en", PHONE, "light"), ("de", DESKTOP, "dark")], ids=["phone", "desktop"]
)


@pytest.fixture(scope="module")
def played(address: str) -> tuple[str, list[str]]:
    return finished(address, "chameleon")


@pytest.fixture(scope="module")
def hidden(address: str) -> tuple[str, list[str]]:
    """A game with hidden supplies."""
    return finished(address, "flower_rows", options={"rounds": 1, "hand": 7})


def looking_back(guest: Visitor, table: str) -> Visitor:
    guest.go(f"/replay/{table}")
    guest.page.locator(LAID).wait_for()
    return guest


def stands_at(guest: Visitor, place: int) -> None:
    expect(guest.page.locator("[data-at]")).to_have_attribute("data-at", str(place))


def replay_of(address: str, table: str, seat: int | None = None) -> Any:
    query = {} if seat is None else {"seat": seat}
    return httpx.get(f"{address}/api/tables/{table}/replay", params=query, timeout=60).json()


def test_keys_walk_through_steps_and_turns(visit: Visit, played: tuple[str, list[str]], address: str) -> None:
    steps = replay_of(address, played[0])["steps"]
    starts = [n for n, step in enumerate(steps) if n == 0 or step["turn"] != steps[n - 1]["turn"]]
    guest = looking_back(visit(), played[0])
    keys = ("ArrowRight", "ArrowRight", "ArrowLeft", "PageDown", "PageDown", "PageUp", "End", "Home")
    walked = (1, 2, 1, starts[1], starts[2], starts[1], len(steps), 0)
    for key, place in zip(keys, walked, strict=True):
        guest.page.keyboard.press(key)
        stands_at(guest, place)
    guest.check_no_faults()


def test_the_space_bar_plays_on_and_stops(visit: Visit, played: tuple[str, list[str]]) -> None:
    """By the browser's clock, which goes on only when the test says so."""
    guest = visit()
    guest.page.clock.install()
    looking_back(guest, played[0])
    clock = guest.page.clock
    clock.pause_at(guest.page.evaluate("Date.now()") + AN_HOUR)
    guest.page.keyboard.press(" ")
    expect(guest.page.get_by_role("button", name="Pause")).to_be_visible()
    clock.run_for(PACE)
    stands_at(guest, 1)
    clock.run_for(PACE)
    stands_at(guest, 2)
    guest.page.keyboard.press(" ")
    expect(guest.page.get_by_role("button", name="Pause")).to_have_count(0)
    clock.run_for(10 * PACE)
    stands_at(guest, 2)
    guest.check_no_faults()


def test_buttons_and_slider_do_the_same(visit: Visit, played: tuple[str, list[str]], address: str) -> None:
    last = len(replay_of(address, played[0])["steps"])
    guest = looking_back(visit(size=PHONE), played[0])
    for way, place in (("next", 1), ("last", last), ("before", last - 1), ("begin", 0)):
        guest.page.click(f"[data-way={way}]")
        stands_at(guest, place)
    slider = guest.page.locator("input[type=range]")
    slider.fill("7")
    stands_at(guest, 7)
    slider.press("ArrowRight")
    stands_at(guest, 8)
    expect(slider).to_have_attribute("aria-valuetext", re.compile("8"))


def test_the_last_step_is_the_end_of_the_game(visit: Visit, played: tuple[str, list[str]]) -> None:
    guest = looking_back(visit(), played[0])
    guest.page.keyboard.press("End")
    expect(guest.page.locator("[data-testid=step]")).to_contain_text("The game is over")
    expect(guest.spots()).to_have_count(0)


@SIZES
def test_every_seat_sees_its_own_hand(
    visit: Visit, hidden: tuple[str, list[str]], address: str, language: str, size: Any, theme: str
) -> None:
    table, _ = hidden
    shown = [set(stones_of(replay_of(address, table, seat))) for seat in (0, 1)]
    assert shown[0] != shown[1]
    guest = looking_back(visit(language=language, size=size, color_scheme=theme), table)
    seen = []
    for choice in ("", "0", "1"):
        guest.page.select_option("[data-testid=through]", choice)
        guest.page.locator(f"[data-through='{choice}'] [data-game][aria-busy=false]").wait_for()
        seen.append(guest.page.locator("[data-game]").inner_text())
        guest.check_access()
        guest.shoot(f"replay-flower_rows-{choice or 'spectator'}-{language}")
    assert len(set(seen)) == 3
    guest.check_no_faults()


def stones_of(replay: Any) -> list[str]:
    return [str(stone) for stone in replay["first"]["supplies"][replay["seat"]]["supply"]]


def test_a_record_from_disk_is_replayed(
    visit: Visit, played: tuple[str, list[str]], address: str, tmp_path: Path
) -> None:
    record = httpx.get(f"{address}/api/tables/{played[0]}/record", timeout=60).text
    file = tmp_path / "game.txt"
    file.write_text(record, encoding="utf-8")
    guest = visit().go("/replay/")
    guest.page.locator("[data-testid=record-file]").wait_for(state="attached")
    guest.check_access()
    guest.page.set_input_files("[data-testid=record-file]", file)
    guest.page.locator(LAID).wait_for()
    guest.page.keyboard.press("End")
    stands_at(guest, len(replay_of(address, played[0])["steps"]))
    guest.check_no_faults()
    file.write_text(record.replace("draw", "drow"), encoding="utf-8")
    guest.page.set_input_files("[data-testid=record-file]", file)
    expect(guest.page.get_by_role("alert")).to_be_visible()


def test_a_record_can_be_dropped(visit: Visit, played: tuple[str, list[str]], address: str) -> None:
    record = httpx.get(f"{address}/api/tables/{played[0]}/record", timeout=60).text
    guest = visit().go("/replay/")
    guest.page.locator("[data-testid=record-file]").wait_for(state="attached")
    carried = guest.page.evaluate_handle(
        "text => { const d = new DataTransfer(); d.items.add(new File([text], 'a.txt')); return d; }", record
    )
    guest.page.dispatch_event("label:has([data-testid=record-file])", "drop", {"dataTransfer": carried})
    guest.page.locator(LAID).wait_for()
    guest.check_no_faults()


def test_an_analysis_is_asked_for_followed_and_read(
    visit: Visit, played: tuple[str, list[str]], address: str
) -> None:
    table, cookies = played
    guest = as_player(visit(), cookies[0]).go(f"/t/{table}")
    guest.page.click("[data-testid=look-back]")
    guest.page.locator("[data-testid=analyse]").wait_for()
    guest.page.route("**/analysis", hold_questions)
    guest.page.click("[data-testid=analyse]")
    guest.page.locator("progress").wait_for()
    guest.check_access()
    guest.page.unroute_all()
    guest.page.locator("[data-testid=chart]").wait_for()
    told = httpx.get(f"{address}/api/tables/{table}/analysis", timeout=60).json()["analysis"]
    look_at_decisions(guest, told)
    look_at_the_chart(guest, told)
    guest.check_access()
    guest.check_no_faults()
    for language, size, theme in (("de", PHONE, "dark"), ("en", DESKTOP, "light"), ("en", PHONE, "light")):
        other = looking_back(visit(language=language, size=size, color_scheme=theme), table)
        other.page.locator("[data-testid=skill]").wait_for()
        other.check_access()
        other.check_no_faults()
        other.shoot(f"analysis-{language}-{theme}")


def hold_questions(route: Route) -> None:
    """How far it is, the page hears when the test is done with looking: it may be ready soon."""
    if route.request.method == "POST":
        route.continue_()


def look_at_decisions(guest: Visitor, told: Any) -> None:
    """All of them are listed; one leads to its place, and the better move is starred there."""
    guest.page.get_by_role("switch", name="Show the good ones too").click()
    rows = guest.page.locator("[data-testid=decisions] [data-ply]")
    expect(rows).to_have_count(len(told["decisions"]))
    worst = max(told["decisions"], key=lambda one: one["loss"])
    guest.page.click(f"[data-testid=decisions] [data-ply='{worst['ply']}']")
    stands_at(guest, worst["ply"])
    card = guest.page.locator("[data-testid=decision]")
    expect(card).to_contain_text("Best")
    expect(card).to_contain_text(f"{round(worst['before'][worst['seat']] * 100)} %")
    expect(guest.page.locator("[data-testid=review] .spot.hinted").first).to_be_visible()


def look_at_the_chart(guest: Visitor, told: Any) -> None:
    """A line for each player; a click leads to the decision nearest to it."""
    chart = guest.page.locator("[data-testid=chart]")
    expect(chart.locator("polyline")).to_have_count(told["players"])
    chart.scroll_into_view_if_needed()
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    inner = "|".join(str(one["ply"]) for one in told["decisions"][1:-1])
    expect(guest.page.locator("[data-at]")).to_have_attribute("data-at", re.compile(f"^({inner})$"))
