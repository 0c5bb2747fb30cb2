"""Small positions of Summit to test rules on."""

from __future__ import annotations

from collections import Counter
from typing import Any

import reihum
from reihum.games.summit.engine.state import SummitState

GAME = reihum.game("summit")
LETTERS = "rbgyvo"
UP = "1234567890"  # the fields of a triangle in the order of climbing
FREE = {2: 2, 3: 3, 4: 2, 5: 1, 6: 0}  # SU-4, the default


def triangle(cards: str) -> list[str | None]:
    """The fields of "r1-4 r*5 b0": red's cards 1 to 4, a joker of red's on 5, blue's 0; "r1-0" is all."""
    fields: list[str | None] = [None] * 10
    for word in cards.split():
        letter, sign, numbers = word[0], "*" if word[1] == "*" else "", word[1:].lstrip("*")
        first, last = UP.index(numbers[0]), UP.index(numbers[-1])
        for field in range(first, last + 1):
            fields[field] = letter + (sign or UP[field])
    return fields


def on_fields(fields: list[str | None]) -> list[str]:
    return ["joker" if field[1] == "*" else field for field in fields if field is not None]


def deck(players: int) -> Counter[str]:
    """SU-1, SU-2."""
    cards = Counter({f"{letter}{number}": 2 for letter in LETTERS[:players] for number in UP})
    cards["joker"] = min(players + 1, 6)
    return cards


def position(
    players: int = 2,
    top: str = "",
    stores: tuple[str, ...] = (),
    triangles: tuple[str, ...] = (),
    open: str = "",
    hand: str | None = None,
    all_open: bool = False,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A document; cards are words in a string, the rest of the deck fills the pile below `top`.

    With `all_open`, the rest of the deck lies on the open pile, below `open`, and jokers in the last store.
    """
    options = options or {}
    count = players + options.get("free_triangles", FREE[players])
    fields = [triangle(cards) for cards in triangles] + [[None] * 10] * (count - len(triangles))
    held = [Counter(cards.split()) for cards in stores] + [Counter[str]() for _ in range(players)]
    rest = deck(players)
    for cards in (*map(on_fields, fields), top.split(), open.split(), [hand] if hand else []):
        rest.subtract(cards)
    for store in held:
        rest.subtract(store)
    if all_open:
        held[players - 1]["joker"] += rest.pop("joker")
    left = list(rest.elements())
    return {
        "game": "summit",
        "rules": 1,
        "players": players,
        "options": options,
        "pile": [*top.split(), *([] if all_open else left)],
        "open": [*open.split(), *(left if all_open else [])],
        "hand": hand,
        "stores": [{card: n for card, n in store.items() if n} for store in held[:players]],
        "triangles": fields,
        "to_act": 0,
        **more,
    }


OPTIONS = ("variant", "simplified", "free_triangles", "first_player")


def game(**parts: Any) -> SummitState:
    options = {name: parts.pop(name) for name in OPTIONS if name in parts}
    state = GAME.from_position(position(**parts, options=options))
    assert isinstance(state, SummitState)
    return state


def play(state: SummitState, *steps: str) -> SummitState:
    for step in steps:
        state.apply(GAME.parse(state, step))
    return state


def legal(state: SummitState) -> list[str]:
    return [GAME.notation(action) for action in state.legal()]


def lays(state: SummitState) -> list[str]:
    """The legal actions that lay a card."""
    return [text for text in legal(state) if " on " in text]


def why(state: SummitState, step: str) -> str:
    """The rule that forbids a step to the player to act."""
    reason = GAME.why_not(state, state.to_act(), GAME.notations.index(step))
    assert reason is not None
    return reason.rule


def view(state: SummitState, seat: int | None = None) -> dict[str, Any]:
    return GAME.view(state, seat)


def document(state: SummitState) -> dict[str, Any]:
    """Everything, hidden things too."""
    return state.position()
