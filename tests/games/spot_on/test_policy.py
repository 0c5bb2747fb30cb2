"""What a good player of Spot On does in small positions, and what a policy must keep to."""

from __future__ import annotations

from typing import Any

import pytest

from reihum.bots import decide, make_bot
from reihum.core.policy import MOST
from reihum.core.rng import seeded
from reihum.core.state import Moves, zeros
from reihum.games.spot_on.engine.state import SpotOnState
from tests.games.spot_on.positions import GAME, game


def best(state: SpotOnState) -> str:
    return GAME.notation(int(GAME.policy().best(state, seeded(1), Moves())))


def weights(state: SpotOnState) -> list[int]:
    moves = Moves()
    state.fill(moves)
    found = zeros(64)
    GAME.policy().weigh(state, moves, found)
    return [int(found[i]) for i in range(moves.count)]


# --- the market -----------------------------------------------------------------------------------
def test_the_group_that_lands_a_row_is_taken() -> None:
    state = game("r7 r6 r5", "", market="g6 b5 y7 / r4 g5 / v6 b7 / v7", phase="take")
    assert best(state) == "take 2"


def test_the_group_that_would_break_a_long_row_is_left() -> None:
    state = game("r7 r6 r5 r4 r7 / b7", "r7", market="/ r2 r3 / / b6", phase="take")
    assert best(state) == "take 4"


def test_the_group_that_lands_a_rivals_row_is_denied() -> None:
    state = game("r7 / g7", "b7 b6 b5 b7 b4", market="/ r6 g6 / / b6", phase="take")
    assert best(state) == "take 4"


# --- adding ---------------------------------------------------------------------------------------
def test_a_landing_is_completed() -> None:
    assert best(game("r7 r6 r5 r4", phase="landing", landing={"seat": 0, "slot": 1})) == "complete"


def test_a_landing_waits_for_a_card_in_hand_that_lands_for_more() -> None:
    state = game("r7 r6 r7 r5 r5", hand="r6", phase="landing", landing={"seat": 0, "slot": 1})
    assert best(state) == "decline"


def test_a_joker_lands_before_a_card_of_the_colour_spoils_it() -> None:
    assert best(game("r7 r6 r5", hand="r7 j4")) == "add j4"


def test_a_joker_prepares_a_landing_with_a_bonus() -> None:
    assert best(game("r7 r6 r5 r4", hand="r6 j7")) == "add j7"


def test_a_joker_goes_where_it_lands() -> None:
    state = game("r7 / b7 b6 / g7 g6 g5", phase="place", held="j3")
    assert best(state) == "row 2"


# --- full slots -----------------------------------------------------------------------------------
FULL = "r7 r6 r5 / g7 / b7 b6 b5 b4 / v7 v6"


@pytest.mark.parametrize(
    ("rival", "step"),
    [
        ("y7 y6", "row 1 left 1"),  # it lands there, for the giver
        ("y7 y6 y5 y4 y7", "clear 2"),  # it would score three cards for the rival
    ],
)
def test_a_new_colour_with_full_slots(rival: str, step: str) -> None:
    assert best(game(FULL, rival, phase="place", held="y3")) == step


def test_a_gift_takes_the_cards_it_throws_out_where_the_giver_gets_them() -> None:
    state = game(FULL, "y7 y6 y5 y4 y7 y6", phase="place", held="y5", gift="active")
    assert best(state) == "row 1 left 1"


# --- action cards ---------------------------------------------------------------------------------
def test_a_move_that_lands_is_used() -> None:
    assert best(game("r5 r4 r6 r7 r6 / move")) == "use stored move"


def test_a_move_that_does_nothing_is_kept() -> None:
    assert best(game("r5 r4 / move")) == "end"


def test_protect_makes_room_for_a_landing() -> None:
    assert best(game("r7 r6 r7 r4 / protect", hand="r6")) == "use stored protect"


def test_steal_takes_the_card_that_lands() -> None:
    state = game("r7 r6 r5", "b7 b6 b5 / v3 / r4", phase="steal")
    assert best(state) == "row 3 left 1"


# --- what must hold -------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (3, {"gift": "active"}), (4, {"interactive": "on"})]
)
def test_weights_are_in_range_and_depend_on_what_the_mover_knows(
    players: int, options: dict[str, Any]
) -> None:
    rng = seeded(players)
    for seed in range(2):
        state = GAME.new(players=players, seed=seed, **options)
        while state.to_act() >= 0:
            found = weights(state)
            assert min(found) >= 1
            assert max(found) <= MOST
            redealt = state.clone()
            redealt.resample(state.to_act(), rng)
            assert weights(redealt) == found
            state.step(state.pick(rng, Moves()))


def test_the_policy_beats_random_play() -> None:
    bots = [make_bot("level2", GAME), make_bot("random", GAME)]
    won = 0
    for seed in range(6):
        state = GAME.new(players=2, seed=seed)
        rng = seeded(seed)
        while state.to_act() >= 0:
            state.step(decide(bots[(state.to_act() + seed) % 2], state, rng))
        won += state.ranks()[seed % 2] == 1
    assert won == 6
