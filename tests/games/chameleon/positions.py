"""Small positions of Chameleon to test rules on."""

from __future__ import annotations

from collections import Counter
from typing import Any

import reihum
from reihum.games.chameleon.engine.state import ChameleonState

GAME = reihum.game("chameleon")
LETTERS = "roygbvn"
COPIES = {**dict.fromkeys(LETTERS, 9), "joker": 2, "golden": 1, "+2": 10}


def position(
    players: int = 3,
    top: str = "",
    rows: tuple[str, ...] = (),
    collections: tuple[str, ...] = (),
    drawn: str | None = None,
    out: tuple[int, ...] = (),
    last_round: bool = False,
    removed: str = "",
    left: int | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A document; cards are words in a string, the rest of the deck fills the pile below `top`.

    With `left`, so many cards stay in the pile and the others have left the game.
    """
    colours = LETTERS[: min(7, players + 3)]
    row_count = 3 if players == 2 else players
    laid = [row.split() for row in rows] + [[]] * (row_count - len(rows))
    held = [cards.split() for cards in collections] + [[]] * (players - len(collections))
    deck = Counter({card: n for card, n in COPIES.items() if card not in LETTERS or card in colours})
    for cards in (*laid, *held, top.split(), removed.split(), [drawn] if drawn else []):
        deck.subtract(cards)
    pile = [*top.split(), *deck.elements()]
    gone = Counter(removed.split())
    if left is not None:
        gone.update(pile[left:])
        pile = pile[:left]
    if not last_round:
        pile.insert(len(pile) - 16, "last")
    return {
        "game": "chameleon",
        "rules": 1,
        "players": players,
        "options": {},
        "colours": list(colours),
        "pile": pile,
        "drawn": drawn,
        "rows": [
            {"cards": [] if cards == ["taken"] else cards, "taken": cards == ["taken"]} for cards in laid
        ],
        "collections": [dict(Counter(cards)) for cards in held],
        "out": [seat in out for seat in range(players)],
        "removed": dict(gone),
        "last_round": last_round,
        "to_act": 0,
        **more,
    }


def game(**parts: Any) -> ChameleonState:
    options = {name: parts.pop(name) for name in ("table",) if name in parts}
    document = position(**parts)
    document["options"] = options
    state = GAME.from_position(document)
    assert isinstance(state, ChameleonState)
    return state


def play(state: ChameleonState, *steps: str) -> ChameleonState:
    for step in steps:
        state.apply(GAME.parse(state, step))
    return state


def legal(state: ChameleonState) -> list[str]:
    return [GAME.notation(action) for action in state.legal()]


def cards(state: ChameleonState, seat: int) -> dict[str, int]:
    found: dict[str, int] = GAME.view(state)["collections"][seat]["cards"]
    return found


def row(state: ChameleonState, number: int) -> list[str]:
    found: list[str] = GAME.view(state)["rows"][number - 1]["cards"]
    return found


def worth(held: str, players: int = 4, table: str = "brown") -> tuple[int, list[str]]:
    """Score of a collection, and the colours of its jokers."""
    state = game(players=players, collections=(held,), table=table)
    collection = GAME.view(state)["collections"][0]
    return collection["score"], collection["jokers"]
