"""Setting up a table, the waiting room, lists, codes and tickets."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

import reihum
from tests.page.browsing import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]
LOOKS = pytest.mark.parametrize(
    ("language", "theme", "size"),
    [("de", "dark", PHONE), ("en", "light", DESKTOP)],
    ids=["de-dark-phone", "en-light-desktop"],
)


def ready(guest: Visitor, name: str = "") -> None:
    """Nobody is kept out, nothing is wrong, nothing sticks out; a picture is kept under the name."""
    width = guest.page.viewport_size["width"] if guest.page.viewport_size else 0
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= width
    guest.check_access()
    guest.check_no_faults()
    if name:
        guest.shoot(name)


def for_friends(guest: Visitor, game: str = "chameleon") -> str:
    """Open a table for friends from the start page; its code."""
    guest.go().page.click(f"[data-friends={game}]")
    guest.page.locator("[data-seat='0'].mine").wait_for()
    return guest.page.locator("[data-testid=code]").inner_text()


def called(guest: Visitor, name: str) -> None:
    guest.page.get_by_role("textbox", name=re.compile("Your name|Dein Name")).fill(name)
    guest.page.get_by_role("button", name=re.compile("Use it|Übernehmen")).click()


# --- a table as you like it ---------------------------------------------------------------------------
@LOOKS
@pytest.mark.parametrize("game", [game.id for game in reihum.games()])
def test_setting_up_a_table(visit: Visit, game: str, language: str, theme: str, size: object) -> None:
    guest = visit(language=language, size=size, color_scheme=theme).go(f"/g/{game}")
    seats = min(4, reihum.game(game).players[-1])
    guest.page.select_option("[data-testid=seats]", str(seats))
    expect(guest.page.locator("form li")).to_have_count(seats)
    ready(guest, f"{game}-set-up-{language}")
    guest.page.click("[data-testid=open]")
    guest.wait_for_turn()
    guest.check_no_faults()


def test_options_clock_and_seats_hold_at_the_table(visit: Visit) -> None:
    guest = visit().go("/g/chameleon")
    guest.page.select_option("[data-testid=seats]", "4")
    guest.page.get_by_label("Score table").select_option("violet")
    guest.page.get_by_label("Clock").select_option("game")
    guest.page.get_by_label("For each player").select_option("600")
    guest.page.get_by_label("Hints allowed").uncheck()
    guest.page.get_by_label("Who plays at seat B?").select_option("level3")
    guest.page.get_by_label("Who plays at seat D?").select_option("")
    guest.page.click("[data-testid=open]")
    guest.page.locator("[data-seat='0'].mine").wait_for()
    expect(guest.page.locator("[data-seat='1']")).to_contain_text("Thinker")
    expect(guest.page.locator("[data-seat='3']")).to_contain_text("free")
    agreed = guest.page.get_by_role("region", name="What holds at this table")
    expect(agreed).to_contain_text("exactly three is best")
    expect(agreed).to_contain_text("10 minutes a player and 5 seconds more a move")
    expect(agreed).to_contain_text(re.compile("Hints allowed *no"))
    ready(guest, "waiting-set-up")


def test_a_number_outside_an_options_range_is_not_sent(visit: Visit) -> None:
    guest = visit().go("/g/stack_run")
    field = guest.page.get_by_label("Cards in each stack")
    field.fill("99")
    guest.page.click("[data-testid=open]")
    assert field.evaluate("field => field.validity.rangeOverflow")
    assert guest.page.url.endswith("/g/stack_run")


def test_options_follow_the_number_of_players(visit: Visit) -> None:
    guest = visit().go("/g/summit")
    guest.page.select_option("[data-testid=seats]", "2")
    guest.page.get_by_label("Free triangles").select_option("4")
    guest.page.select_option("[data-testid=seats]", "5")
    expect(guest.page.get_by_label("Free triangles")).to_have_count(0)  # there is only one left to choose
    guest.page.click("[data-testid=open]")
    guest.wait_for_turn()


# --- the waiting room ---------------------------------------------------------------------------------
@LOOKS
def test_friends_meet_at_a_table(visit: Visit, language: str, theme: str, size: object) -> None:
    host = visit(language=language, size=size, color_scheme=theme)
    code = for_friends(host)
    called(host, "Ada")
    expect(host.page.locator("[data-seat='0']")).to_contain_text("Ada")
    expect(host.page.locator("[data-testid=begin]")).to_be_disabled()
    expect(host.page.locator("svg[role=img]")).to_have_count(1)
    ready(host, f"waiting-host-{language}")

    friend = visit(language=language, size=size, color_scheme=theme).go(f"/c/{code.lower()}")
    friend.page.locator("[data-seat='1'] button").wait_for()
    friend.page.get_by_role("textbox", name=re.compile("Your name|Dein Name")).fill("Ben")
    friend.page.locator("[data-seat='1'] button").click()
    friend.page.locator("[data-seat='1'].mine").wait_for()
    expect(host.page.locator("[data-seat='1']")).to_contain_text("Ben")
    expect(friend.page.locator("[data-testid=begin]")).to_have_count(0)
    ready(friend, f"waiting-guest-{language}")

    host.page.locator("[data-seat='2'] select").select_option("level1")
    expect(friend.page.locator("[data-seat='2']")).not_to_have_class(re.compile(r"\bfree\b"))
    host.page.click("[data-testid=begin]")
    for one in (host, friend):
        one.page.locator("[data-state]").wait_for()
        one.check_no_faults()


def test_seats_are_taken_left_and_cleared(visit: Visit) -> None:
    host = visit()
    code = for_friends(host)
    friend = visit().go(f"/c/{code}")
    friend.page.locator("[data-seat='2'] button").click()
    friend.page.locator("[data-seat='2'].mine").wait_for()
    host.page.locator("[data-seat='2'] button").click()  # the host asks to leave
    expect(friend.page.locator("[data-seat='2']")).to_contain_text("free")
    friend.page.locator("[data-seat='1'] button").click()
    friend.page.locator("[data-seat='1'].mine button").click()  # and gets up
    expect(friend.page.locator("[data-seat='1']")).to_contain_text("free")
    expect(host.page.locator("[data-seat='1']")).to_contain_text("free")
    host.page.click("[data-testid=fill]")
    expect(host.page.locator("[data-testid=begin]")).to_be_enabled()
    host.page.locator("[data-seat='2'] select").select_option("")
    expect(host.page.locator("[data-testid=begin]")).to_be_disabled()
    for one in (host, friend):
        one.check_no_faults()


def test_the_link_is_copied_and_leads_here(visit: Visit) -> None:
    host = visit(permissions=["clipboard-read", "clipboard-write"])
    for_friends(host)
    host.page.get_by_role("button", name="Copy").click()
    host.page.get_by_role("button", name="Copied").wait_for()
    copied = host.clipboard()
    assert copied == host.page.url
    friend = visit()
    friend.page.goto(copied)
    friend.page.locator("[data-seat='1'] button").wait_for()


# --- lists, codes, tickets ----------------------------------------------------------------------------
@LOOKS
def test_open_tables_are_listed(visit: Visit, language: str, theme: str, size: object) -> None:
    host = visit().go("/g/summit")
    host.page.get_by_label("Public").check()
    host.page.get_by_role("button", name="All friends").click()
    host.page.click("[data-testid=open]")
    host.page.locator("[data-seat='0'].mine").wait_for()
    table = host.page.url.rsplit("/", 1)[1]
    other = visit(language=language, size=size, color_scheme=theme).go("/open")
    row = other.page.locator(f"[data-table='{table}']")
    row.wait_for()
    ready(other, f"open-{language}")
    row.click()
    other.page.locator("[data-seat='1'] button").wait_for()
    other.check_no_faults()


@LOOKS
def test_my_games_show_where_it_is_my_turn(visit: Visit, language: str, theme: str, size: object) -> None:
    guest = visit(language=language, size=size, color_scheme=theme)
    for_friends(guest)  # one that waits
    guest.go().page.click("[data-play=chameleon]")
    guest.wait_for_turn()
    table = guest.page.url.rsplit("/", 1)[1].split("?")[0]
    guest.go("/mine")
    first = guest.page.locator("[data-table]").first
    expect(first).to_have_attribute("data-table", table)
    expect(first).to_have_class(re.compile("yours"))
    ready(guest, f"mine-{language}")
    guest.go()
    expect(guest.page.locator("[data-table]").first).to_have_class(re.compile("yours"))
    first.click()
    assert guest.wait_for_turn() == "mine"


def test_nobody_has_no_games(visit: Visit) -> None:
    guest = visit().go("/mine")
    guest.page.get_by_text("You have not played anywhere yet.").wait_for()
    ready(guest)


def test_going_on_at_another_device(visit: Visit) -> None:
    guest = visit()
    for_friends(guest)
    called(guest, "Ada")
    expect(guest.page.locator("[data-seat='0'].mine")).to_contain_text("Ada")
    table = guest.page.url.rsplit("/", 1)[1]
    guest.go("/mine").page.get_by_role("button", name="Go on at another device").click()
    address = guest.page.get_by_label("Open this at the other device").input_value()
    ready(guest, "mine-ticket")
    other = visit(size=PHONE)
    other.page.goto(address)
    other.page.get_by_role("button", name="Go on").wait_for()
    ready(other, "enter")
    other.page.get_by_role("button", name="Go on").click()
    other.page.locator(f"[data-table='{table}']").click()
    other.page.locator("[data-seat='0'].mine").wait_for()
    expect(other.page.locator("[data-seat='0']")).to_contain_text("Ada")


# --- when something is wrong --------------------------------------------------------------------------
@pytest.mark.parametrize("code", ["ABCDEF", "x"])
def test_an_unknown_code_is_said_kindly(visit: Visit, code: str) -> None:
    guest = visit().go(f"/c/{code}")
    expect(guest.page.get_by_role("alert")).to_contain_text("There is no such table.")
    guest.check_access()


def test_an_old_ticket_is_said_kindly(visit: Visit) -> None:
    guest = visit().go("/enter/nothing")
    guest.page.get_by_role("button", name="Go on").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("This ticket is too old")
    guest.check_access()


def test_an_unknown_game_is_said_kindly(visit: Visit) -> None:
    guest = visit().go("/g/nothing")
    expect(guest.page.get_by_role("alert")).to_contain_text("There is nothing at this address.")
    guest.check_access()


def test_without_the_server_the_page_says_so_and_goes_on_later(visit: Visit) -> None:
    guest = visit()
    guest.page.route("**/api/games", lambda route: route.abort())
    guest.go()
    expect(guest.page.get_by_role("alert")).to_contain_text("The server does not answer.")
    guest.check_access()
    guest.shoot("start-offline")
    guest.page.unroute("**/api/games")
    guest.page.get_by_role("button", name="Try again").click()
    guest.page.locator("[data-play=chameleon]").wait_for()


def test_too_much_at_once_is_said_kindly(visit: Visit) -> None:
    def refuse(route: Route) -> None:
        route.fulfill(status=429, json={"code": "too-much", "args": {}})

    guest = visit().go()
    guest.page.locator("[data-play=chameleon]").wait_for()
    guest.page.route("**/api/tables", refuse)
    guest.page.click("[data-play=chameleon]")
    expect(guest.page.get_by_role("alert")).to_contain_text("Please wait a moment.")
    guest.page.unroute("**/api/tables")
    guest.page.click("[data-play=chameleon]")
    guest.wait_for_turn()
