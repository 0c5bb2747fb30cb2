"""Small positions of Flower Rows to test rules on."""

from __future__ import annotations

from collections import Counter
from typing import Any

import reihum
from reihum.games.flower_rows.engine.state import FlowerRowsState

GAME = reihum.game("flower_rows")
Stone = int | str
TILES = Counter({value: 2 if value <= 5 else 1 for value in range(1, 16)})


def stones(text: str) -> list[Stone]:
    """`"22 J 25"` or `"22-J-25"` as in documents."""
    return [word if word == "J" else int(word) for word in text.replace("-", " ").split()]


def position(
    own: str = "50",
    rows: tuple[str, ...] = (),
    others: tuple[str, ...] = (),
    players: int = 2,
    known: tuple[str, ...] = (),
    open: str | None = None,
    pool: str = "",
    board_jokers: int | None = None,
    won: tuple[str, ...] = (),
    gone: str = "",
    drained: bool = False,
    step: dict[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A document in which seat 0 is to act; stones are words in a string.

    `pool` are the next stones of the pool; all others that are not named lie below them. If it is
    `drained`, pool and open places are empty and the last seat has the rest. Tiles in `gone` are with
    seat 1.
    """
    supplies = [stones(own), *(stones(other) for other in others)]
    laid = [stones(row) for row in rows]
    step = step or {"at": "start"}
    held = [*step.get("stones", []), *step.get("missing", []), *[s for s in [step.get("stone")] if s]]
    rest: Counter[Stone] = Counter([*range(1, 101), *["J"] * 4])
    for named in (*supplies, *laid, held, stones(pool), stones(open or "")):
        rest.subtract(named)
    assert min(rest.values()) >= 0, rest
    board = min(1, rest["J"]) if board_jokers is None else board_jokers
    rest.subtract(["J"] * board)
    left: list[Stone] = [stone for stone in reversed(list(rest.elements())) if stone != "J"]
    while len(supplies) < players:
        supplies.append([left.pop(0)])
    lying: list[Stone] = stones(open or "") if open is not None or drained else sorted_first(left, 8)
    pile = [*stones(pool), *left, *["J"] * rest["J"]]
    if drained:
        supplies[-1] += pile
        pile = []
    tiles = [[int(value) for value in text.split()] for text in (*won, *[""] * (players - len(won)))]
    tiles[1] += [int(value) for value in gone.split()]
    on_board = TILES - Counter(value for values in tiles for value in values)
    return {
        "game": "flower_rows",
        "rules": 1,
        "players": players,
        "pool": pile,
        "open": lying,
        "board_jokers": board,
        "tiles": sorted(on_board.elements()),
        "rows": [{"owner": 1, "stones": row} for row in laid],
        "supplies": [
            {"supply": supply, "known": stones(seen), "tiles": sorted(values)}
            for supply, seen, values in zip(
                supplies, (*known, *[""] * (players - len(known))), tiles, strict=True
            )
        ],
        "starter": 0,
        "step": step,
        "to_act": 0,
        **more,
    }


def sorted_first(left: list[Stone], count: int) -> list[Stone]:
    """Take so many stones from the front of the list."""
    taken = left[:count]
    del left[:count]
    return taken


def game(**parts: Any) -> FlowerRowsState:
    options = {name: parts.pop(name) for name in ("rounds", "hand") if name in parts}
    state = GAME.from_position({**position(**parts), "options": options})
    assert isinstance(state, FlowerRowsState)
    return state


def play(state: FlowerRowsState, *steps: str) -> FlowerRowsState:
    """Steps in their notation; several may stand in one string, with commas."""
    for step in ",".join(steps).split(","):
        state.apply(GAME.parse(state, step))
    return state


def legal(state: FlowerRowsState) -> list[str]:
    return [GAME.notation(action) for action in state.legal()]


def allowed(state: FlowerRowsState, kind: str) -> list[str]:
    """What follows a word such as `stone` or `rob` in the legal steps."""
    return [text.split()[1] for text in legal(state) if text.split()[0] == kind]


def rows(state: FlowerRowsState) -> list[str]:
    return ["-".join(str(stone) for stone in row["stones"]) for row in GAME.view(state)["rows"]]


def supply(state: FlowerRowsState, seat: int = 0) -> list[Stone]:
    found: list[Stone] = GAME.view(state, seat)["supplies"][seat]["supply"]
    return found


def known(state: FlowerRowsState, seat: int = 0) -> list[Stone]:
    found: list[Stone] = GAME.view(state)["supplies"][seat]["known"]
    return found


def tiles(state: FlowerRowsState, seat: int = 0) -> list[int]:
    found: list[int] = GAME.view(state)["supplies"][seat]["tiles"]
    return found
