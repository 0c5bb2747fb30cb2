"""Tables for tests: opened over HTTP, with the settings a test needs."""

from __future__ import annotations

import json
from typing import Any

from tests.page.browsing import Visitor

SHOWN_MOVES = "[data-move]"


def likes(visitor: Visitor, **wishes: Any) -> Visitor:
    """With these settings from the first page on."""
    kept = json.dumps(json.dumps(wishes))
    visitor.context.add_init_script(
        f"if (!localStorage.getItem('reihum-settings')) localStorage.setItem('reihum-settings', {kept})"
    )
    return visitor


def named(visitor: Visitor, name: str) -> Visitor:
    """Somebody whom the server knows by this name."""
    visitor.context.add_init_script(f"localStorage.setItem('reihum-name', {json.dumps(name)})")
    assert visitor.context.request.post(visitor.address + "/api/guest", data={"name": name}).ok
    return visitor


def open_table(visitor: Visitor, game: str, seats: int, name: str = "Ada", **more: Any) -> str:
    """A new table; its id."""
    named(visitor, name)
    wanted = {"game": game, "seats": seats, **more}
    made: str = visitor.context.request.post(visitor.address + "/api/tables", data=wanted).json()["id"]
    return made


def sit_with_bots(visitor: Visitor, game: str, seats: int = 2, bot: str = "level1", **more: Any) -> str:
    """At a running table against bots; its id."""
    table = open_table(visitor, game, seats, **more)
    visitor.go(f"/t/{table}?bots={','.join([bot] * (seats - 1))}")
    visitor.wait_for_turn()
    visitor.page.locator("[data-game]").wait_for()
    return table


def say(visitor: Visitor, table: str, *commands: dict[str, Any]) -> None:
    """Commands through a socket of their own, as this visitor, who is at the page; until all are answered."""
    visitor.page.evaluate(
        """([table, commands]) => new Promise((done, fail) => {
          const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
          let left = commands.length;
          socket.onopen = () => commands.forEach((one) =>
            socket.send(JSON.stringify({...one, cmd: crypto.randomUUID()})));
          socket.onclose = () => fail(new Error("the socket was closed"));
          socket.onmessage = ({data}) => {
            const {t, code} = JSON.parse(data);
            if (t === "ok" || (t === "no" && code)) left -= 1;
            if (!left) { done(null); socket.close(); }
          };
        })""",
        [table, list(commands)],
    )
