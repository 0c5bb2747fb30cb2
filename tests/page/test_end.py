"""The end screen: the score, once more, the record, and whether the shuffle was fair."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.browsing import DESKTOP, END, PHONE, Visitor
from tests.page.finished import as_player, finished
from tests.page.sitting import open_table, say, sit_with_bots

Visit = Callable[..., Visitor]
SIZES = pytest.mark.parametrize(
    ("language", "size", "theme"), [("de", PHONE, "dark"), ("en", DESKTOP, "light")], ids=["phone", "desktop"]
)


@pytest.fixture(scope="module")
def played(address: str) -> tuple[str, list[str]]:
    """A game of Chameleon between Ada and Ben."""
    return finished(address, "chameleon")


def at_the_end(visit: Visit, played: tuple[str, list[str]], player: int = 0, **more: Any) -> Visitor:
    table, cookies = played
    guest = as_player(visit(**more), cookies[player]).go(f"/t/{table}")
    guest.page.locator(END).wait_for()
    return guest


def numbers(guest: Visitor, row: str) -> list[int]:
    """The cells of a row of the score, by seat."""
    cells = guest.page.locator(f"{END} {row} td").all_inner_texts()
    return [int(re.sub(r"[^\d-]", "", cell.replace("−", "-")) or 0) for cell in cells]


@SIZES
def test_everybody_can_check_the_score(
    visit: Visit, played: tuple[str, list[str]], language: str, size: Any, theme: str
) -> None:
    guest = at_the_end(visit, played, language=language, size=size, color_scheme=theme)
    expect(guest.page.locator(f"{END} [data-tally]").nth(3)).to_be_visible()
    lines = guest.page.locator(f"{END} [data-tally]").count()
    parts = [numbers(guest, f"[data-tally='{line}']") for line in range(lines)]
    sums = numbers(guest, "tfoot tr")
    assert [sum(by_seat) for by_seat in zip(*parts, strict=True)] == sums
    ranked = [int(score) for score in guest.page.locator(f"{END} .score").all_inner_texts()]
    assert ranked == sorted(sums, reverse=True)
    winner = ("Ada", "Ben")[sums.index(max(sums))]
    assert winner in guest.page.locator(f"{END} [data-rank='1']").first.inner_text()
    guest.check_access()
    guest.check_no_faults()
    guest.shoot(f"end-{language}")


@SIZES
def test_the_shuffle_is_checked_here(
    visit: Visit, played: tuple[str, list[str]], language: str, size: Any, theme: str
) -> None:
    guest = at_the_end(visit, played, language=language, size=size, color_scheme=theme)
    guest.page.click("[data-part=fair]")
    expect(guest.page.locator("[data-fair=true]")).to_be_visible()
    seal = guest.page.locator("[data-testid=seal]").inner_text()
    expect(guest.page.locator("[data-testid=computed]")).to_have_text(seal)
    told = guest.page.request.get(f"{guest.address}/api/tables/{played[0]}").json()
    assert told["commitment"] == seal
    guest.check_access()
    guest.check_no_faults()
    guest.shoot(f"end-fair-{language}")


def test_another_seal_than_before_the_game_is_noticed(visit: Visit, played: tuple[str, list[str]]) -> None:
    guest = visit()
    guest.context.add_init_script(
        f"localStorage.setItem('reihum-seals', JSON.stringify({{'{played[0]}': '{'0' * 64}'}}))"
    )
    as_player(guest, played[1][0]).go(f"/t/{played[0]}")
    guest.page.click("[data-part=fair]")
    expect(guest.page.locator("[data-fair=false]")).to_be_visible()


def test_the_record_is_downloaded_and_copied(
    visit: Visit, played: tuple[str, list[str]], tmp_path: Path
) -> None:
    guest = at_the_end(visit, played)
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest.page.click("[data-part=record]")
    shown = guest.page.locator("[data-testid=record]").inner_text()
    assert shown.startswith("reihum: 1\ngame: chameleon\n")
    with guest.page.expect_download() as download:
        guest.page.click("a[download]")
    kept = tmp_path / "record.txt"
    download.value.save_as(kept)
    guest.page.get_by_role("button", name="Copy").click()
    guest.page.get_by_role("button", name="Copied").wait_for()
    assert kept.read_text(encoding="utf-8").strip() == guest.clipboard().strip() == shown.strip()
    guest.check_access()
    guest.check_no_faults()


def test_a_rematch_brings_both_to_the_next_table(visit: Visit, address: str) -> None:
    played = finished(address, "chameleon")
    ada, ben = (at_the_end(visit, played, player) for player in (0, 1))
    ben.page.click("[data-testid=rematch]")
    ben.page.wait_for_url(lambda url: played[0] not in url)
    ada.page.locator("[data-testid=next]").click()
    ada.page.wait_for_url(ben.page.url)
    for guest in (ada, ben):
        expect(guest.page.locator("[data-seat]").filter(has_text="Ben")).to_be_visible()
        guest.check_no_faults()


def test_a_game_against_bots_ends_with_its_score_and_begins_anew_at_once(visit: Visit) -> None:
    guest = visit(size=PHONE)
    table = sit_with_bots(guest, "chameleon")
    guest.play_out(3)
    guest.page.click("[data-part=fair]")
    expect(guest.page.get_by_text("as this device noted it before the game")).to_be_visible()
    expect(guest.page.locator("[data-fair=true]")).to_be_visible()
    guest.check_access()
    guest.page.click("[data-testid=rematch]")
    guest.page.wait_for_url(lambda url: table not in url)
    guest.page.locator(END).wait_for(state="detached")  # the address changes before the table does
    assert guest.wait_for_turn() == "mine"
    guest.check_no_faults()


def test_the_seal_is_shown_before_the_game(visit: Visit) -> None:
    guest = visit()
    table = open_table(guest, "chameleon", 2)
    guest.go(f"/t/{table}")
    say(guest, table, {"t": "sit", "seat": 0, "name": "Ada"})
    seal = guest.page.request.get(f"{guest.address}/api/tables/{table}").json()["commitment"]
    expect(guest.page.get_by_text(seal)).to_be_visible()


def test_spectators_see_the_end_but_ask_for_no_rematch(visit: Visit, played: tuple[str, list[str]]) -> None:
    guest = visit().go(f"/t/{played[0]}")
    guest.page.locator(END).wait_for()
    expect(guest.page.locator("[data-testid=rematch]")).to_have_count(0)
    guest.check_no_faults()
