"""The engine against a slow model of the rules, exact counts, and the two ways to ask for legal actions."""

from __future__ import annotations

from typing import Any

import pytest

from reihum.core.play import perft
from reihum.core.rng import seeded
from reihum.core.state import NOBODY, Moves
from reihum.games.summit.engine.state import SummitState
from tests.games.summit import model
from tests.games.summit.positions import GAME, game, legal

SETTINGS = [
    (players, variant, simplified)
    for players in (2, 3, 4, 6)
    for variant in (1, 2)
    for simplified in ("off", "on")
]


def later(players: int, variant: int, simplified: str, seed: int) -> SummitState:
    """A position in which everybody has reached the summit or nearly so."""
    triangles = tuple(
        f"{letter}1-{'0' if (seed + i) % 2 else '8'}" for i, letter in enumerate("rbgyvo"[:players])
    )
    state = game(players=players, triangles=triangles, variant=variant, simplified=simplified)
    state.resample(-1, seeded(seed))
    return state


@pytest.mark.parametrize(("players", "variant", "simplified"), SETTINGS)
def test_the_engine_agrees_with_the_model(players: int, variant: int, simplified: str) -> None:
    options: dict[str, Any] = {"variant": variant, "simplified": simplified}
    for seed in range(1, 4):
        state = (
            GAME.new(players=players, seed=seed, **options)
            if seed < 2
            else later(players, variant, simplified, seed)
        )
        rng = seeded(seed)
        while state.to_act() != NOBODY:
            view = GAME.view(state)
            assert set(legal(state)) == model.legal(view)
            assert view["stuck"] == [] == [s for s in range(players) if model.is_stuck(view, s)]
            actions = state.legal()
            laying = [action for action in actions if action > 2]
            chosen = laying if laying and rng.below(8) else actions
            state.step(chosen[rng.below(len(chosen))])
        view = GAME.view(state)
        assert view["stuck"] == [s for s in range(players) if model.is_stuck(view, s)] != []


@pytest.mark.parametrize("players", [2, 6])
def test_picking_is_choosing_from_the_list(players: int) -> None:
    state, rng, scratch = GAME.new(players=players, seed=3, simplified="on"), seeded(3), Moves()
    while state.to_act() != NOBODY:
        actions = state.legal()
        choice = rng.clone().below(len(actions))
        assert state.pick(rng, scratch) == actions[choice]
        state.step(actions[choice])


@pytest.mark.parametrize(
    ("parts", "counts"),
    [
        ({"top": "r1 b1 r3 b2", "stores": ("joker", "b1")}, [2, 4, 7, 14]),
        (
            {"players": 3, "stores": ("r1 r2 joker", "b1 joker", "g3"), "simplified": "on", "variant": 2},
            [7, 38, 84, 264],
        ),
        ({"triangles": ("r1-0", "b1-6"), "stores": ("r0 r9 joker", "b7 joker")}, [6, 16, 68, 129]),
        (
            {
                "players": 6,
                "triangles": ("r1-9", "b1-9"),
                "stores": ("joker r0 joker", "joker b0"),
                "top": "g1",
            },
            [3, 9, 13, 21],
        ),
    ],
)
def test_perft(parts: dict[str, Any], counts: list[int]) -> None:
    assert [perft(game(**parts), depth) for depth in range(1, 5)] == counts


def test_only_a_draw_shows_something_hidden() -> None:
    state = game(stores=("r1 joker",), open="r5")
    assert [GAME.notation(action) for action in state.legal() if state.reveals(action)] == ["draw"]
    assert not game(hand="r1").reveals(2)


def test_a_game_that_is_over_has_no_actions() -> None:
    state = game(triangles=("r1-0", "b1-8 r9 r*0"), to_act=None)
    assert state.legal() == []
    assert not state.allows(0)
