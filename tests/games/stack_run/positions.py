"""Small positions of Stack Run to test rules on."""

from __future__ import annotations

from collections import Counter
from typing import Any

import reihum
from reihum.games.stack_run.engine.state import StackRunState

GAME = reihum.game("stack_run")
PLACES = ("blue", "orange", "purple", "red", "pink 1", "pink 2")
NUMBERS = [str(number) for number in range(1, 13)]
DECK = {**dict.fromkeys(NUMBERS, 8), "joker": 16}
HOMES = {2: ((1, 7), (13, 19)), 3: ((1, 7), (7, 13), (13, 19)), 4: ((1, 7), (7, 13), (13, 19), (19, 1))}


def pile(given: int | str) -> list[str]:
    """A pile from the number it begins at, or card by card from 1 upwards."""
    if isinstance(given, str):
        return given.split()
    return ["-"] * (given - 1) + [str(given)] if given else []


def position(
    players: int = 2,
    piles: dict[str, int | str] | None = None,
    hands: tuple[str, ...] = ("",),
    stacks: tuple[str, ...] = (),
    pawns: tuple[tuple[int, int], ...] = (),
    known: tuple[list[int], ...] = (),
    top: str = "",
    completed: str = "",
    help_top: str | None = None,
    below: str = "",
    rest: str = "stock",
    **more: Any,
) -> dict[str, Any]:
    """A document; cards are words in a string. The rest of the deck lies where `rest` says: under `top`
    in the stock, in the completed piles, in the help pile, or `away`, where nobody can draw it."""
    laid = [pile((piles or {}).get(place, 0)) for place in PLACES]
    seats: list[dict[str, Any]] = [
        {
            "pawns": list((pawns + HOMES[players][len(pawns) :])[seat]),
            "hand": (hands[seat] if seat < len(hands) else "").split(),
            "stack": (stacks[seat] if seat < len(stacks) else "12 12").split(),
            "known": known[seat] if seat < len(known) else [],
        }
        for seat in range(players)
    ]
    unseen = Counter(DECK)
    held = [cards for seat in seats for cards in (seat["hand"], seat["stack"])]
    others = (top.split(), completed.split(), below.split(), [help_top] if help_top else [])
    for cards in (*laid, *held, *others):
        unseen.subtract(card for card in cards if card != "-")
    assert min(unseen.values()) >= 0, unseen
    left = list(unseen.elements())
    if rest == "away":
        put_away(left, seats)
    where: dict[str, list[str]] = {
        "stock": top.split(),
        "completed": completed.split(),
        "below": below.split(),
    }
    if rest != "away":
        where[rest] = where[rest] + left
    for seat in seats:
        seat["hand"] = dict(Counter(seat["hand"]))
    document = {
        "game": "stack_run",
        "rules": 1,
        "players": players,
        "options": {"stack": 20},
        "piles": laid,
        "stock": where["stock"],
        "completed": dict(Counter(where["completed"])),
        "help": {"top": help_top, "below": dict(Counter(where["below"]))},
        "seats": seats,
        "laid": 1,  # so that the hand may have any size
        "to_act": 0,
    }
    options = {**document["options"], **more.pop("options", {})}  # type: ignore[dict-item]
    return {**document, **more, "options": options}


def put_away(cards: list[str], seats: list[dict[str, Any]]) -> None:
    """Under the other players' stacks, then into their hands, at last under the first player's stack."""
    for seat in seats[1:]:
        move(cards, seat["stack"], 20)
    for seat in seats[1:]:
        move(cards, seat["hand"], 4)
    move(cards, seats[0]["stack"], 20)
    assert not cards, f"{len(cards)} cards too many"


def move(cards: list[str], to: list[str], size: int) -> None:
    while cards and len(to) < size:
        to.append(cards.pop())


def game(**parts: Any) -> StackRunState:
    state = GAME.from_position(position(**parts))
    assert isinstance(state, StackRunState)
    return state


def nothing_to_draw(**parts: Any) -> StackRunState:
    """Four players; all cards are in stacks, foreign hands and piles."""
    climbed = " ".join(NUMBERS[:6])
    piles = {**dict.fromkeys(PLACES, climbed), **parts.pop("piles", {})}
    return game(players=4, piles=piles, rest="away", **parts)


def legal(state: StackRunState) -> list[str]:
    return [GAME.notation(action) for action in state.legal()]


def play(state: StackRunState, *steps: str) -> StackRunState:
    for step in steps:
        state.apply(GAME.parse(state, step))
    return state


def seat(state: StackRunState, number: int = 0, viewer: int | None = 0) -> dict[str, Any]:
    """What a viewer sees of a player."""
    seen: dict[str, Any] = GAME.view(state, viewer)["seats"][number]
    return seen


def number_on(state: StackRunState, place: str) -> int:
    return int(GAME.view(state)["piles"][PLACES.index(place)]["number"])


def hand(state: StackRunState, number: int = 0) -> list[str]:
    cards: list[str] = seat(state, number, number)["hand"]
    return cards


def why(state: StackRunState, step: str) -> str | None:
    """The rule that forbids a step."""
    reason = GAME.why_not(state, state.to_act(), GAME.notations.index(step))
    return None if reason is None else reason.rule
