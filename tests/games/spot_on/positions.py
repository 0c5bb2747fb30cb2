"""Small positions of Spot On to test rules on."""

from __future__ import annotations

from collections import Counter
from typing import Any

import reihum
from reihum.games.spot_on.engine.state import SpotOnState

GAME = reihum.game("spot_on")
OPTIONS = {"copies", "actions", "gift", "interactive", "first_player"}
SIZES = (3, 2, 2, 1)


def deck(copies: int = 3, actions: int = 5) -> Counter[str]:
    """SP-1."""
    cards = Counter({f"{colour}{number}": copies for colour in "rygbv" for number in range(2, 8)})
    cards.update({f"j{number}": 1 for number in range(2, 8)})
    cards.update(dict.fromkeys(("protect", "move", "steal"), actions))
    return cards


def position(
    *collections: str,
    hand: str = "",
    top: str = "",
    market: str | None = None,
    players: int = 2,
    phase: str = "menu",
    held: str | None = None,
    left: int | None = None,
    scored: tuple[str, ...] = (),
    bonus: tuple[str, ...] = (),
    options: dict[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A document in the middle of seat 0's first turn of a round.

    Collections are rows divided by "/", bottom card first; `market` are groups divided by "/". The rest
    of the deck fills the pile below `top`; with `left`, all but so many cards are discarded.
    """
    rows = [[row.split() for row in text.split("/")] for text in collections]
    rows = [(one + [[]] * 4)[:4] for one in rows] + [[[]] * 4] * (players - len(rows))
    rest = deck(**{name: value for name, value in (options or {}).items() if name in ("copies", "actions")})
    piles = [text.split() for text in (*scored, *bonus, hand, top, held or "")]
    for cards in (*piles, *(row for one in rows for row in one)):
        rest.subtract([card.strip("()") for card in cards])
    groups = market_groups(market, rest, phase)
    for group in groups:
        rest.subtract(group)
    assert min(rest.values()) >= 0, "a card is used too often"
    pile = [*top.split(), *rest.elements()]
    left = len(pile) if left is None else left
    return {
        "game": "spot_on",
        "rules": 1,
        "players": players,
        "options": options or {},
        "pile": pile[:left],
        "market": groups,
        "discards": dict(Counter(pile[left:])),
        "collections": rows,
        "hands": [hand.split()] + [[]] * (players - 1),
        "scored": [dict(Counter(text.split())) for text in (scored + ("",) * players)[:players]],
        "bonus": [text.split() for text in (bonus + ("",) * players)[:players]],
        "starter": 0,
        "phase": phase,
        "held": held,
        "to_act": 0,
        **more,
    }


def market_groups(market: str | None, rest: Counter[str], phase: str) -> list[list[str]]:
    """The groups as given; else the last group is taken and the others are made of what is there."""
    if market is not None:
        return [group.split() for group in market.split("/")]
    cards = sorted(rest.elements())[::-1]  # yellow and violet cards first
    groups = [[cards.pop(0) for _ in range(size)] for size in SIZES]
    return groups if phase == "take" else [*groups[:3], []]


def game(*collections: str, **parts: Any) -> SpotOnState:
    options = {name: parts.pop(name) for name in OPTIONS if name in parts}
    state = GAME.from_position(position(*collections, options=options, **parts))
    assert isinstance(state, SpotOnState)
    return state


def play(state: SpotOnState, *steps: str) -> SpotOnState:
    for step in steps:
        state.apply(GAME.parse(state, step))
    return state


def legal(state: SpotOnState) -> list[str]:
    return [GAME.notation(action) for action in state.legal()]


def rows(state: SpotOnState, seat: int = 0) -> str:
    """The rows of a player as one string, as `game` takes them, without free slots."""
    shown = GAME.view(state)["collections"][seat]["rows"]
    return " / ".join(" ".join(row["cards"]) for row in shown if row["cards"])


def kinds(state: SpotOnState, seat: int = 0) -> list[str]:
    return [row["kind"] for row in GAME.view(state)["collections"][seat]["rows"]]


def points(state: SpotOnState) -> list[int]:
    return state.scores()


def discards(state: SpotOnState) -> str:
    found: dict[str, int] = GAME.view(state)["discards"]
    return " ".join(card for card, count in found.items() for _ in range(count))


def why(state: SpotOnState, step: str) -> str:
    """The rule that forbids a step."""
    reason = GAME.why_not(state, 0, GAME.notations.index(step))
    assert reason is not None, step
    rule: str = reason.rule
    return rule
