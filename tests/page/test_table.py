"""The furniture of a table: every state of it, two browsers, spectators, chat, undo, the host."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.browsing import COLOURS, DESKTOP, PHONE, Visitor
from tests.page.sitting import SHOWN_MOVES, likes, named, open_table, say, sit_with_bots

SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
MINE = {"first_player": 0}  # the first seat begins
SCROLLS = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


def look_around(visitor: Visitor, name: str) -> None:
    """axe in both themes, of which the second changes colours alone, and a picture of each."""
    for theme in ("light", "dark"):
        visitor.page.emulate_media(color_scheme=theme)
        visitor.page.locator(f"html[data-theme={theme}]").wait_for()
        visitor.check_access(COLOURS if theme == "dark" else None)
        size = "phone" if visitor.page.viewport_size == PHONE else "desktop"
        visitor.shoot(f"table-{name}-{size}-{theme}")
    assert not visitor.page.evaluate(SCROLLS), "nothing is wider than the page"


def panel(visitor: Visitor, tab: str) -> None:
    """Open a part of what lies round the table: beside it, or in a drawer."""
    if visitor.page.viewport_size == PHONE and not visitor.page.locator("dialog").count():
        visitor.page.click("[data-testid=open-table]")
    visitor.page.click(f"[data-tab={tab}]")


def put_away(visitor: Visitor) -> None:
    """What lies over the page."""
    visitor.page.locator("dialog").wait_for()
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("dialog").wait_for(state="detached")


def two_at_a_table(
    visit: Callable[..., Visitor], game: str, size: object = DESKTOP, **more: object
) -> tuple[Visitor, Visitor, str]:
    """Ada and Ben in two browsers, in a game that has begun."""
    ada, ben = (likes(visit(size=size), moves=True, confirm="never") for _ in range(2))
    table = open_table(ada, game, 2, "Ada", **more)
    named(ben, "Ben")
    for visitor, seat in ((ada, 0), (ben, 1)):
        visitor.go(f"/t/{table}")
        say(visitor, table, {"t": "sit", "seat": seat, "name": ["Ada", "Ben"][seat]})
    say(ada, table, {"t": "start"})
    for visitor in (ada, ben):
        visitor.page.locator("[data-state]").wait_for()
    return ada, ben, table


@SIZES
def test_every_state_of_a_turn_is_for_everyone(visit: Callable[..., Visitor], size: object) -> None:
    visitor = likes(visit(size=size), confirm="always")
    sit_with_bots(visitor, "chameleon", 3, bot="level1", hints=True)
    page = visitor.page
    look_around(visitor, "mine")
    page.click("[data-testid=moves]")
    page.locator("[data-move]").first.click()
    page.locator("[data-testid=confirm]").wait_for()
    look_around(visitor, "confirm")
    page.click("[data-testid=take-back]")
    page.locator("[data-testid=confirm]").wait_for(state="detached")
    page.click("[data-testid=hint]")
    page.locator("[data-testid=prospects] button").first.wait_for()
    expect(page.locator("[data-testid=prospects]")).to_contain_text("%")
    look_around(visitor, "hint")
    for tab in ("log", "chat", "table"):
        panel(visitor, tab)
        look_around(visitor, tab)
    if size == PHONE:
        put_away(visitor)
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog").wait_for()
    look_around(visitor, "settings")
    put_away(visitor)
    visitor.check_no_faults()


@SIZES
def test_a_refusal_names_the_rule_and_opens_it(visit: Callable[..., Visitor], size: object) -> None:
    visitor = visit(size=size)
    sit_with_bots(visitor, "chameleon", 2)
    visitor.page.evaluate("document.querySelector('[data-game] .spot:not(.can)').click()")
    alert = visitor.page.locator("[role=alert]")
    alert.wait_for()
    look_around(visitor, "refusal")
    alert.get_by_role("button", name="CH-").click()
    visitor.page.locator("dialog").wait_for()
    put_away(visitor)
    visitor.check_no_faults()


@SIZES
def test_text_of_twice_the_size_stays_usable(visit: Callable[..., Visitor], size: object) -> None:
    visitor = likes(visit(language="de", size=size), moves=True)
    sit_with_bots(visitor, "chameleon", 3, hints=True)
    visitor.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert not visitor.page.evaluate(SCROLLS)
    visitor.shoot(f"table-twice-{'phone' if size == PHONE else 'desktop'}")
    visitor.page.locator("[data-move]").first.click()
    visitor.page.get_by_role("button", name="Einstellungen").click()
    visitor.page.locator("dialog").wait_for()
    assert not visitor.page.evaluate(SCROLLS)


@pytest.mark.parametrize(
    ("game", "more"),
    [("chameleon", {}), ("stack_run", {"options": {"stack": 5, "stall": 6}})],
    ids=["chameleon", "stack_run"],
)
def test_two_browsers_play_while_others_watch(
    visit: Callable[..., Visitor], game: str, more: dict[str, object]
) -> None:
    ada, ben, table = two_at_a_table(visit, game, **more)
    carl = visit(size=PHONE).go(f"/t/{table}")
    assert carl.state() == "waiting"
    carl.check_access()
    for seed, player in enumerate((ada, ben)):
        player.play_by_itself(seed, SHOWN_MOVES)
    for visitor in (ada, ben, carl):
        visitor.page.locator("[data-state=over]").wait_for()
        visitor.check_no_faults()
    look_around(ada, f"over-{game}")


def test_going_back_is_asked_for(visit: Callable[..., Visitor]) -> None:
    mover, other, _ = two_at_a_table(visit, "chameleon", options=MINE)
    mover.do(mover.page.locator("[data-move]").first.click)  # draws
    mover.do(mover.page.locator("[data-move]").first.click)  # and lays: the turn is over
    other.page.locator("[data-state=mine]").wait_for()
    mover.page.click("[data-testid=ask-undo]")
    other.page.locator("[data-testid=undo-yes]").wait_for()
    look_around(other, "undo-asked")
    look_around(mover, "undo-waits")
    other.page.click("[data-testid=undo-no]")
    mover.page.get_by_text("does not want to go back").first.wait_for()
    mover.page.click("[data-testid=ask-undo]")
    other.page.click("[data-testid=undo-yes]")
    mover.page.locator("[data-state=mine]").wait_for()
    other.page.locator("[data-state=waiting]").wait_for()


def test_a_seat_goes_to_a_bot_and_back(visit: Callable[..., Visitor]) -> None:
    _, waits, _ = two_at_a_table(visit, "chameleon", options=MINE)
    panel(waits, "table")
    waits.page.click("[data-testid=hand-over]")
    waits.page.locator("[data-testid=take-over]").wait_for()
    look_around(waits, "bot-for-you")
    waits.page.click("[data-testid=take-over]")
    waits.page.locator("[data-testid=take-over]").wait_for(state="detached")


def test_chat_and_the_hosts_mute(visit: Callable[..., Visitor]) -> None:
    ada, ben, _ = two_at_a_table(visit, "chameleon", PHONE)
    panel(ben, "chat")
    ben.page.fill("[data-testid=chat-text]", "Good luck!")
    ben.page.keyboard.press("Enter")
    badge = ada.page.locator("[data-testid=open-log] .badge")
    badge.wait_for()
    ada.page.click("[data-testid=open-log]")
    ada.page.get_by_text("Good luck!").wait_for()
    look_around(ada, "chat-open")
    panel(ada, "table")
    ada.page.get_by_role("button", name="Mute").click()
    ben.page.get_by_text("You cannot write at this table.").wait_for()
    put_away(ada)
    badge.wait_for(state="detached")


def test_spectators_see_hands_only_when_all_agree(visit: Callable[..., Visitor]) -> None:
    ada, ben, table = two_at_a_table(visit, "stack_run")
    carl = visit().go(f"/t/{table}")
    carl.page.get_by_role("group", name="You are watching").wait_for()
    expect(carl.page.locator("select")).to_have_count(0)
    panel(ada, "table")
    ada.page.get_by_text("One person is watching.").wait_for()
    ada.page.get_by_role("switch", name="Show hands to spectators").click()
    ben.page.get_by_role("button", name="Agree").click()
    carl.page.locator("select").select_option("Ben")
    carl.page.locator("[data-game]").wait_for()
    look_around(carl, "watching-hands")
    panel(ada, "table")
    ada.page.get_by_role("switch", name="Spectators allowed").click()
    carl.page.get_by_text("does not allow spectators").wait_for()
    carl.check_access()
    for visitor in (ada, ben, carl):
        visitor.check_no_faults()


def test_the_host_closes_the_table(visit: Callable[..., Visitor]) -> None:
    ada, ben, _ = two_at_a_table(visit, "chameleon")
    panel(ada, "table")
    ada.page.get_by_role("button", name="Close the table").click()
    ada.page.get_by_role("button", name="Yes").click()
    for visitor in (ada, ben):
        visitor.page.get_by_text("The host has closed the table.").first.wait_for()
        visitor.check_access()


def test_a_clock_runs_down(visit: Callable[..., Visitor]) -> None:
    """An hour, which the browser's clock goes on by: no machine is too slow for it."""
    visitor = visit()
    visitor.page.clock.install()
    sit_with_bots(visitor, "chameleon", 2, options=MINE, clock={"kind": "move", "seconds": 3600})
    clock = visitor.page.locator(".bar .clock")
    expect(clock).to_have_text(re.compile(r"^5\d:\d\d$"))
    expect(visitor.page.locator(".bar .clock.short")).to_have_count(0)
    visitor.page.clock.fast_forward("59:55")
    expect(visitor.page.locator(".bar .clock.short")).to_have_text(re.compile(r"^0:0\d$"))
    look_around(visitor, "clock")
    visitor.check_no_faults()


def test_a_bot_takes_over_when_the_time_is_up(visit: Callable[..., Visitor]) -> None:
    """Whether or not the table was there in time: it is told in the log."""
    visitor = visit()
    table = open_table(visitor, "chameleon", 2, options=MINE, clock={"kind": "move", "seconds": 5})
    visitor.go(f"/t/{table}?bots=level1")
    expect(visitor.page.get_by_text("is up; a bot plays on").first).to_be_visible()
    visitor.check_no_faults()


def test_an_entry_of_the_log_lights_up_its_players_and_cards(visit: Callable[..., Visitor]) -> None:
    mover, _, _ = two_at_a_table(visit, "chameleon", options=MINE)
    mover.do(mover.page.locator("[data-move]").first.click)  # there is nothing to take yet: a card is drawn
    mover.page.locator("[role=tabpanel] li").last.hover()
    mover.page.locator("[data-game][data-lit='0']").wait_for()
    expect(mover.page.locator("[data-mentioned]")).to_have_count(1)
    mover.shoot("table-lit-desktop-light")
    mover.page.mouse.move(5, 5)
    mover.page.locator("[data-game][data-lit='']").wait_for()
    expect(mover.page.locator("[data-mentioned]")).to_have_count(0)
    mover.page.locator("[role=tabpanel] ol").focus()
    mover.page.keyboard.press("ArrowUp")
    mover.page.locator("[data-game][data-lit='0']").wait_for()


def test_the_title_and_a_message_call_who_looks_elsewhere(visit: Callable[..., Visitor]) -> None:
    """A notification only when it was switched on and the page is hidden."""
    visitor = likes(
        visit(permissions=["notifications"]), notify=True, sound=True, moves=True, confirm="never"
    )
    visitor.context.add_init_script(
        """globalThis.told = [];
        Object.defineProperty(document, "hidden", {get: () => true});
        globalThis.Notification = class { constructor(title) { told.push(title) } };
        Notification.permission = "granted";
        Object.defineProperty(navigator, "serviceWorker", {value: {
          register: () => Promise.resolve(), getRegistration: () => Promise.resolve()}});"""
    )
    sit_with_bots(visitor, "chameleon", 2)
    expect(visitor.page).to_have_title(re.compile("^● It is your turn"))
    visitor.page.wait_for_function("() => told.length > 0")
    visitor.check_no_faults()


def test_settings_are_kept(visit: Callable[..., Visitor]) -> None:
    visitor = visit().go()
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_role("radio", name="dark").check(force=True)
    visitor.page.get_by_role("radio", name="Deutsch").check(force=True)
    visitor.page.get_by_role("switch", name="Liste aller Züge").click()
    visitor.page.get_by_label("Dein Name", exact=True).fill("Grete")
    visitor.page.get_by_role("button", name="Speichern").click()
    visitor.page.get_by_text("Gespeichert.").wait_for()
    put_away(visitor)
    expect(visitor.page.get_by_role("button", name="Einstellungen")).to_be_focused()
    visitor.page.reload()
    visitor.page.locator("html[data-theme=dark][lang=de]").wait_for()
    visitor.page.get_by_role("button", name="Einstellungen").click()
    expect(visitor.page.get_by_role("switch", name="Liste aller Züge")).to_be_checked()
    expect(visitor.page.get_by_label("Dein Name", exact=True)).to_have_value("Grete")
