"""The step generator against whole legal turns found by another way, and exact counts."""

from __future__ import annotations

import random
from typing import Any

import pytest

from reihum.core.play import perft
from reihum.core.state import NOBODY
from reihum.games.spot_on.engine.state import SpotOnState
from tests.games.spot_on.oracle import ACTION_CARDS, Collection, Turn, finished_turns
from tests.games.spot_on.positions import GAME, game

LIMIT = 250  # moments of a turn: larger turns are left out, there are enough small ones
CONFIGURATIONS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"interactive": "on", "actions": 6}),
    (3, {"gift": "active", "copies": 2, "actions": 6}),
    (4, {"copies": 4}),
]


def as_turn(state: SpotOnState, mover: int) -> Turn:
    """The engine's state as the oracle sees it, the mover first."""
    view = GAME.view(state)
    order = [(mover + i) % view["players"] for i in range(view["players"])]
    interactive = view["options"]["interactive"] == "on"
    return Turn(
        players=tuple(as_collection(view["collections"][seat]) for seat in order),
        hand=tuple(view["collections"][mover]["hand"]),
        discards=tuple(sorted(card for card, count in view["discards"].items() for _ in range(count))),
        pile=view["pile"],
        slots=3 if interactive else 4,
        apart=interactive,
        active=view["options"]["gift"] == "active",
    )


def as_collection(shown: dict[str, Any]) -> Collection:
    filled = [tuple(row["cards"]) for row in shown["rows"] if row["cards"]]
    store = [cards for cards in filled if cards[0] in ACTION_CARDS]
    return Collection(
        rows=tuple(sorted(cards for cards in filled if cards[0] not in ACTION_CARDS)),
        store=tuple(sorted(store[0])) if store else (),
        score=shown["score"],
    )


def engine_turns(state: SpotOnState) -> set[Turn]:
    """Every way the running turn can end, by all sequences of legal steps; fails at a dead end."""
    mover, turn = state.to_act(), state.turn
    seen: set[str] = set()
    waiting, ends = [state], set()
    while waiting:
        moment = waiting.pop()
        legal = moment.legal()
        assert legal, moment.position()
        for action in legal:
            after = moment.clone()
            after.step(action)
            if after.turn != turn:
                ends.add(ended(after, mover))
            elif (key := str(after.position())) not in seen:
                seen.add(key)
                waiting.append(after)
    return ends


def ended(state: SpotOnState, mover: int) -> Turn:
    """The end of a turn; a new market is put back on the pile."""
    turn = as_turn(state, mover)
    if state.to_act() != NOBODY and state.supply.groups == 15:
        turn = Turn(**{**turn.__dict__, "pile": turn.pile + 8})
    return turn


@pytest.mark.parametrize(("players", "options"), CONFIGURATIONS)
def test_steps_make_exactly_the_whole_legal_turns(players: int, options: dict[str, Any]) -> None:
    chance = random.Random(players)
    compared = 0
    for seed in range(1 if players == 4 else 2):
        state = GAME.new(players=players, seed=100 + seed, **options)
        while state.to_act() != NOBODY:
            taken = state.phase == 1 and not state.setting_up
            if taken and state.player().pending and chance.random() < 0.8:
                expected = finished_turns(as_turn(state, state.to_act()), LIMIT)
                if expected is not None:
                    assert engine_turns(state) == expected
                    compared += 1
            state.step(chance.choice(state.legal()))
    assert compared > 20


COUNTED: list[tuple[tuple[str, ...], dict[str, Any], list[int]]] = [
    (("r6 / g7", "b4 / y5"), {"hand": "r2 b3 j4"}, [2, 4, 6, 8, 15]),
    (("r7 / g7 / b7 / v7", "y6 / j3"), {"hand": "y2 steal protect"}, [5, 20, 76, 262, 798]),
    (("r5 r4 / move", "r2 (protect) / b3"), {"hand": "protect steal", "players": 3}, [5, 10, 18, 39, 78]),
    (
        ("r3 / g4 / b5",),
        {"phase": "take", "market": "r2 g3 y2/move steal/j2 j3/v4", "interactive": "on"},
        [4, 7, 15, 31, 63],
    ),
]


@pytest.mark.parametrize(("collections", "parts", "counts"), COUNTED)
def test_exact_counts(collections: tuple[str, ...], parts: dict[str, Any], counts: list[int]) -> None:
    state = game(*collections, **parts)
    assert [perft(state, depth) for depth in range(1, 6)] == counts
