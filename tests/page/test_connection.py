"""Broken connections, reloads, a new server: nothing is lost, nothing is done twice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.page.browsing import MOVED, Visitor
from tests.page.conftest import COMMAND, kept_port, serving
from tests.page.sitting import likes, sit_with_bots

# Frames that the page sends, and a way to cut its sockets.
SOCKETS = """(() => {
  globalThis.sent = [];
  globalThis.sockets = [];
  globalThis.broken = false;
  const Real = WebSocket;
  globalThis.WebSocket = class extends Real {
    constructor(...where) { super(...where); sockets.push(this); if (globalThis.broken) this.close(); }
    send(frame) { sent.push(JSON.parse(frame)); if (!globalThis.deaf) super.send(frame); }
  };
})()"""
CUT = "() => { broken = true; sockets.forEach((socket) => socket.close()); }"
HEAL = "() => { broken = false; dispatchEvent(new Event('online')); }"


def at_a_table(visitor: Visitor, game: str = "chameleon", confirm: str = "never") -> str:
    likes(visitor, moves=True, confirm=confirm)
    visitor.context.add_init_script(SOCKETS)
    return sit_with_bots(visitor, game, 2)


def test_a_move_made_while_offline_is_sent_once(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    at_a_table(visitor)
    page = visitor.page
    page.evaluate(CUT)
    page.get_by_text("The connection is lost").wait_for()
    before = visitor.mark()
    page.locator("[data-move]").first.click()
    page.get_by_text("Your move is kept").wait_for()
    visitor.check_access()
    visitor.shoot("connection-lost")
    page.locator("[data-move]").last.click()  # a second click while the first is on its way does nothing
    page.evaluate(HEAL)
    page.wait_for_function(MOVED, arg=before)
    page.get_by_text("The connection is lost").wait_for(state="detached")
    plays = page.evaluate("sent.filter((frame) => frame.t === 'play').map((frame) => frame.cmd)")
    assert len(set(plays)) == 1
    visitor.check_no_faults()


def test_a_move_whose_answer_was_lost_is_not_made_twice(visit: Callable[..., Visitor]) -> None:
    """The connection breaks before the answer: the move is sent again with the same number."""
    visitor = visit()
    at_a_table(visitor)
    page, before = visitor.page, visitor.mark()
    page.evaluate("() => { const [first] = document.querySelectorAll('[data-move]'); first.click(); }")
    page.evaluate(CUT)
    page.evaluate(HEAL)
    page.wait_for_function(MOVED, arg=before)
    visitor.wait_for_turn()
    plays = page.evaluate("sent.filter((frame) => frame.t === 'play').map((frame) => frame.cmd)")
    assert len(set(plays)) == 1
    expect(page.locator("[role=alert]")).to_have_count(0)


def test_a_draft_survives_a_reload(visit: Callable[..., Visitor]) -> None:
    """A turn of several steps: after a reload the steps are there and can be taken back."""
    visitor = visit()
    at_a_table(visitor, "stack_run", confirm="steps")
    page = visitor.page
    page.locator("[data-move]:not([data-move=done])").first.wait_for()
    visitor.do(page.locator("[data-move]:not([data-move=done])").first.click)
    page.locator("[data-testid=take-back]").wait_for()
    mark = visitor.mark()
    assert mark.split(".")[1] != "0", "there is a draft"
    page.reload()
    page.wait_for_function("was => document.querySelector('[data-mark]')?.dataset.mark === was", arg=mark)
    visitor.do(lambda: page.click("[data-testid=take-back]"))
    visitor.check_no_faults()


def test_the_server_is_started_anew_in_the_middle_of_a_game(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    with kept_port() as port:
        with serving(COMMAND, tmp_path, port) as address:
            visitor = visit(at=address)
            at_a_table(visitor)
            before = visitor.mark()
        visitor.page.get_by_text("The connection is lost").wait_for()
        visitor.page.locator("[data-move]").first.click()
        with serving(COMMAND, tmp_path, port):
            visitor.page.wait_for_function(MOVED, arg=before)
            visitor.wait_for_turn()
            expect(visitor.page.locator("[role=alert]")).to_have_count(0)
