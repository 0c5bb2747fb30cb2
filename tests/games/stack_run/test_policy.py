"""Stack Run: what the policy likes best, where a good player's move is obvious."""

from __future__ import annotations

from typing import Any

import pytest

from reihum.bots import decide, make_bot
from reihum.core.policy import MOST
from reihum.core.rng import seeded
from reihum.core.state import NOBODY, Moves
from reihum.games.stack_run.bots.policy import StackRunPolicy
from reihum.games.stack_run.engine.state import StackRunState
from tests.games.stack_run.positions import GAME, PLACES, game, play

FAR = dict.fromkeys(PLACES, 8)
ONE_TO_FOUR, SWAP, PINK, BLUE, ORANGE = 11, 10, 4, 1, 7


def weights(state: StackRunState) -> dict[str, int]:
    policy, moves = StackRunPolicy(), Moves()
    state.fill(moves)
    policy.weigh(state, moves, policy.weights)
    return {GAME.notation(moves.actions[i]): policy.weights[i] for i in range(moves.count)}


def best(state: StackRunState) -> str:
    """The one action of most weight."""
    found = weights(state)
    (liked,) = [step for step in found if found[step] == max(found.values())]
    return liked


def test_the_top_card_comes_first() -> None:
    state = game(hands=("5 5 6 joker",), stacks=("5 9",), piles={"blue": 4, "orange": 5})
    assert best(state) == "stack blue"


def test_hand_cards_lead_to_the_top_card() -> None:
    state = game(hands=("5 6 3 11",), stacks=("7 9",), piles={"blue": 4, "orange": 8})
    assert best(state) == "hand blue"
    play(state, "hand blue")
    assert best(state) == "hand blue"
    play(state, "hand blue")
    assert best(state) == "stack blue"


def test_a_joker_closes_the_last_gap() -> None:
    state = game(hands=("joker 11 11",), stacks=("7 9",), piles={"blue": 5, "orange": 1})
    assert best(state) == "joker blue"


def test_a_joker_is_kept_while_the_top_card_is_far_away() -> None:
    state = game(hands=("joker 11 11",), stacks=("7 9",), piles={"blue": 8, "orange": 1})
    assert best(state) == "done"


def test_a_field_is_used_before_a_joker() -> None:
    state = game(hands=("joker 11 11",), stacks=("4 9",), pawns=((BLUE, ONE_TO_FOUR),), piles={"blue": 2})
    assert best(state) == "field blue"
    assert best(play(state, "field blue")) == "stack blue"


def test_the_last_hand_card_brings_five_new_ones() -> None:
    state = game(hands=("3",), stacks=("9 9",), piles={"blue": 2, "orange": 4})
    assert best(state) == "hand blue"


def test_no_pile_is_brought_to_a_rivals_top_card() -> None:
    """Purple and red are the rival's piles; here its pawns stand where the mover's do."""
    parts: dict[str, Any] = {"hands": ("5 11 11 12",), "piles": {"blue": 4, "orange": 6}}
    home = (BLUE, ORANGE)
    assert best(game(stacks=("9 9", "6 1"), pawns=(home, home), **parts)) == "done"
    assert best(game(stacks=("9 9", "12 1"), pawns=(home, home), **parts)) == "hand blue"


def test_a_rivals_pile_is_spoilt() -> None:
    state = game(
        hands=("5 5 5",),
        stacks=("9 9", "5 1"),
        pawns=((BLUE, PINK), (BLUE, 2)),
        piles={"blue": 4, "pink 1": 4},
    )
    assert best(state) == "hand blue"


def test_a_top_card_far_away_is_swapped() -> None:
    state = game(hands=("11 11 2",), stacks=("7 9",), pawns=((BLUE, SWAP),), piles=FAR)
    assert best(state) == "swap"


def test_a_known_card_that_is_worse_is_not_swapped_in() -> None:
    state = game(hands=("10 10 4",), stacks=("12 8",), known=([1],), pawns=((BLUE, SWAP),), piles=FAR)
    assert best(state) != "swap"


def test_the_help_card_brings_a_pawn_to_the_pile_that_fits() -> None:
    """From field 1, a 5 leads to orange, where the top card fits; the 2 leaves both pawns far from it."""
    state = game(hands=("5 joker 2",), stacks=("8 9",), pawns=((1, 2),), piles={"orange": 7, "blue": 1})
    play(state, "done")
    assert best(state) == "help 5"
    play(state, "help 5")
    assert max(weights(state), key=lambda step: weights(state)[step]) in ("pawn 1 forward", "pawn 2 forward")


def test_a_pawn_keeps_to_the_colours() -> None:
    """From 1 a 2 leads to 5–8, from 9 (joker field) to 11 (1–4): then no pile would be open."""
    state = game(hands=("2 11",), stacks=("9 9",), pawns=((1, 9),), piles={"blue": 4})
    play(state, "done", "help 2")
    assert best(state) == "pawn 2 forward"


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"direction": "either"}), (4, {"stack": 5})])
def test_weights_keep_their_limits_and_know_nothing_hidden(players: int, options: dict[str, Any]) -> None:
    rng, scratch = seeded(5), Moves()
    state = GAME.new(players=players, seed=6, **options)
    for _ in range(400):
        if state.to_act() == NOBODY:
            break
        found = weights(state)
        assert all(1 <= weight <= MOST for weight in found.values())
        other = state.clone()
        other.resample(state.to_act(), rng)
        assert weights(other) == found
        assert other.seen() == state.seen()
        state.step(state.pick(rng, scratch))


def test_the_greedy_player_beats_the_random_one() -> None:
    won = 0
    for seed in range(6):
        state, rng = GAME.new(players=2, seed=seed), seeded(seed)
        bots = [make_bot("level2", GAME), make_bot("random", GAME)]
        while state.to_act() != NOBODY:
            state.step(decide(bots[(state.to_act() + seed) % 2], state, rng))
        won += state.ranks()[seed % 2] == 1
    assert won == 6
