"""Broken connections, reloads, a new server: nothing is lost, nothing is done twice."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from tests.page.browsing import Visitor
from tests.page.conftest import COMMAND, address_of, end, serving
from tests.page.sitting import from_list, likes, sit_with_bots

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
    page.wait_for_function("was => document.querySelector('[data-mark]').dataset.mark !== was", arg=before)
    page.get_by_text("The connection is lost").wait_for(state="detached")
    plays = page.evaluate("sent.filter((frame) => frame.t === 'play').map((frame) => frame.cmd)")
    assert len(set(plays)) == 1
    visitor.check_no_faults()


def test_a_move_whose_answer_was_lost_is_not_made_twice(visit: Callable[..., Visitor]) -> None:
    """The connection breaks before the answer: the move is sent again with the same number."""
    visitor = visit()
    at_a_table(visitor)
    page = visitor.page
    page.evaluate("() => { const [first] = document.querySelectorAll('[data-move]'); first.click(); }")
    page.evaluate(CUT)
    page.evaluate(HEAL)
    page.wait_for_function("() => sockets.at(-1).readyState === 1")
    visitor.wait_for_turn()
    plays = page.evaluate("sent.filter((frame) => frame.t === 'play').map((frame) => frame.cmd)")
    assert len(set(plays)) == 1
    assert page.locator("[role=alert]").count() == 0


def test_a_draft_survives_a_reload(visit: Callable[..., Visitor]) -> None:
    """A turn of several steps: after a reload the steps are there and can be taken back."""
    visitor = visit()
    at_a_table(visitor, "stack_run", confirm="steps")
    page, choose = visitor.page, from_list(random.Random(4))
    for _ in range(40):
        if page.locator("[data-testid=take-back]").count():
            break
        visitor.do(lambda: choose(visitor))
        visitor.wait_for_turn()
    mark = visitor.mark()
    assert mark.split(".")[1] != "0", "there is a draft"
    page.reload()
    page.wait_for_function("was => document.querySelector('[data-mark]')?.dataset.mark === was", arg=mark)
    visitor.do(lambda: page.click("[data-testid=take-back]"))
    visitor.check_no_faults()


def test_the_server_is_started_anew_in_the_middle_of_a_game(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    server = serving(COMMAND, tmp_path)
    address = address_of(server)
    visitor = visit(at=address)
    try:
        at_a_table(visitor)
        end(server)
        visitor.page.get_by_text("The connection is lost").wait_for()
        before = visitor.mark()
        visitor.page.locator("[data-move]").first.click()
        server = serving(COMMAND, tmp_path, urlsplit(address).port or 0)
        address_of(server)
        visitor.page.wait_for_function(
            "was => document.querySelector('[data-mark]').dataset.mark !== was", arg=before
        )
        visitor.wait_for_turn()
        assert visitor.page.locator("[role=alert]").count() == 0
    finally:
        end(server)
