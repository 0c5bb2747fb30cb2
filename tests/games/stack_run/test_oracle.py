"""Legal actions of Stack Run against the definition, written down a second time over the documents."""

from __future__ import annotations

from typing import Any

import pytest

from reihum.core.rng import seeded
from reihum.core.state import NOBODY, Moves
from reihum.games.stack_run.material import RING
from tests.games.stack_run.positions import GAME, PLACES, game, legal

RANGES = {"1-4": range(1, 5), "5-8": range(5, 9), "9-12": range(9, 13), "joker": range(1, 13)}
COLOURS = {"blue", "orange", "purple", "red", "pink"}


def expected(document: dict[str, Any]) -> set[str]:
    """The legal actions by the wording of the rules."""
    me = document["seats"][document["to_act"]]
    if document["phase"] == "help":
        return {f"help {card}" for card in me["hand"]}
    if document["phase"] == "distance":
        return {f"distance {number}" for number in range(1, 13)}
    if document["phase"] == "move":
        pawns = (1,) if me["pawns"][0] == me["pawns"][1] else (1, 2)
        ways = ("forward", "back") if document["options"]["direction"] == "either" else ("forward",)
        return {f"pawn {pawn} {way}" for pawn in pawns for way in ways}
    if document["follow"] is not None:
        return plays(document, document["follow"])
    if document["laid"] >= 200:
        return {"done"}
    return (
        {"done"} | field_actions(document) | {s for place in open_places(me) for s in plays(document, place)}
    )


def open_places(me: dict[str, Any]) -> list[str]:
    stood_on = {RING[field - 1] for field in me["pawns"]}
    return [place for place in PLACES if place.split()[0] in stood_on]


def plays(document: dict[str, Any], place: str, above: int = 0) -> set[str]:
    """Cards that could be laid there, if the pile stood `above` what it is."""
    me = document["seats"][document["to_act"]]
    number = str(len(document["piles"][PLACES.index(place)]) + 1 + above)
    found = set()
    if me["stack"][0] in (number, "joker"):
        found.add(f"stack {place}")
    if number in me["hand"]:
        found.add(f"hand {place}")
    if "joker" in me["hand"]:
        found.add(f"joker {place}")
    return found


def field_actions(document: dict[str, Any]) -> set[str]:
    me = document["seats"][document["to_act"]]
    kinds = [RING[field - 1] for field in me["pawns"]]
    found: set[str] = set()
    for own, other in (kinds, kinds[::-1]):
        if document["field_used"] or other not in COLOURS:
            continue
        if own == "swap" and len(me["stack"]) > 1:
            found.add("swap")
        for place in open_places(me):
            number = len(document["piles"][PLACES.index(place)]) + 1
            if number in RANGES.get(own, ()) and (number == 12 or plays(document, place, 1)):
                found.add(f"field {place}")
    return found


@pytest.mark.parametrize("direction", ["clockwise", "either"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_legal_actions_are_those_of_the_definition(players: int, direction: str) -> None:
    rng, scratch = seeded(players), Moves()
    seen: set[str] = set()
    for seed in range(4):
        state = GAME.new(players=players, seed=seed, direction=direction)
        while state.to_act() != NOBODY:
            found = legal(state)
            assert set(found) == expected(state.position())
            seen.update(text.split()[0] for text in found)
            state.step(state.pick(rng, scratch))
    assert seen == {"stack", "hand", "joker", "field", "swap", "done", "help", "pawn", "distance"}


@pytest.mark.parametrize("first", range(1, 25))
def test_every_pair_of_fields(first: int) -> None:
    """All places of two pawns, with piles at all kinds of heights."""
    piles: dict[str, int | str] = {"blue": 2, "orange": 0, "purple": 7, "red": 11, "pink 1": 10, "pink 2": 4}
    for second in range(1, 25):
        for cards, stack in (("3 8 12", "5 9"), ("2 joker", "4 9"), ("9 6", "joker 1")):
            state = game(hands=(cards,), stacks=(stack,), pawns=((first, second),), piles=piles)
            assert set(legal(state)) == expected(state.position())
            for action in state.legal():  # no dead ends: every step leads on
                after = state.clone()
                after.step(action)
                assert set(legal(after)) == expected(after.position())
                assert after.legal()
