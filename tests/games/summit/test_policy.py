"""The policy of Summit: what a good player does, and that it knows no more than the player."""

from __future__ import annotations

import pytest

from reihum.bots import decide, make_bot
from reihum.core.policy import MOST
from reihum.core.rng import seeded
from reihum.core.state import NOBODY, Moves, zeros
from reihum.games.summit.engine.state import SummitState
from tests.games.summit.positions import GAME, game


def best(state: SummitState) -> str:
    return GAME.notation(GAME.policy().best(state, seeded(1), Moves()))


def weights(state: SummitState) -> list[int]:
    moves, found = Moves(), zeros(512)
    state.fill(moves)
    GAME.policy().weigh(state, moves, found)
    return [int(found[i]) for i in range(moves.count)]


def test_a_waiting_card_is_laid_before_another_one_is_drawn() -> None:
    assert best(game(stores=("r3",), triangles=("r1-2",))) == "lay 3 on 1"


def test_an_open_card_that_fits_is_taken_and_the_stored_one_kept() -> None:
    assert best(game(stores=("r3",), triangles=("r1-2",), open="r3")) == "take"


def test_a_missing_open_card_is_better_than_an_unknown_one() -> None:
    assert best(game(triangles=("r1-2",), open="r7")) == "take"


def test_a_joker_is_kept_while_much_is_missing() -> None:
    assert best(game(triangles=("r1-2",), hand="joker")) == "store"
    assert best(game(stores=("joker",), triangles=("r1-2",))) == "draw"


def test_two_jokers_are_enough_for_the_summit_and_the_block() -> None:
    assert best(game(stores=("joker joker",), triangles=("r1-9", "b1-6"))) == "joker 0 on 1"


def test_who_is_behind_a_rival_on_top_hurries() -> None:
    triangles = ("r1-9", "b1-0")
    assert best(game(stores=("joker",), triangles=triangles)) == "joker 0 on 1"
    assert best(game(stores=("joker",), triangles=("r1-9", "b1-6"))) == "draw"


def test_where_no_triangle_is_free_the_summit_is_a_race() -> None:
    assert best(game(players=6, stores=("joker",), triangles=("r1-9", "b1-6"))) == "joker 0 on 1"


def test_a_rivals_open_summit_is_blocked_first() -> None:
    state = game(stores=("joker r0 r9",), triangles=("r1-0", "b1-6"))
    assert best(state) == "joker 0 on 2"


def test_of_several_rivals_the_one_far_along_is_blocked() -> None:
    state = game(players=3, stores=("joker",), triangles=("r1-0", "b1-2", "g1-8"))
    assert best(state) == "joker 0 on 3"


def test_on_the_way_down_fields_are_taken_from_the_rival() -> None:
    state = game(stores=("r9",), triangles=("r1-0", "b1-6 r*0", "r0"))
    assert best(state) == "lay 9 on 2"


def test_a_joker_is_not_laid_where_a_stored_card_fits() -> None:
    assert best(game(stores=("joker r9",), triangles=("r1-8", "b1-0"))) == "lay 9 on 1"


@pytest.mark.parametrize(("players", "variant", "simplified"), [(2, 1, "off"), (3, 2, "on"), (6, 1, "off")])
def test_weights_are_in_range_and_know_nothing_hidden(players: int, variant: int, simplified: str) -> None:
    rng, moves = seeded(players), Moves()
    for seed in range(3):
        state = GAME.new(players=players, seed=seed, variant=variant, simplified=simplified)
        while state.to_act() != NOBODY:
            found = weights(state)
            assert all(1 <= one <= MOST for one in found)
            other = state.clone()
            other.resample(state.to_act(), rng)
            assert weights(other) == found
            assert other.seen() == state.seen()
            state.step(state.pick(rng, moves))


def test_seen_is_the_card_in_hand() -> None:
    assert game().seen() == 0
    hands = ("r1", "r2", "joker")
    assert len({game(hand=hand).seen() for hand in hands} | {0}) == 1 + len(hands)


def test_the_policy_beats_chance() -> None:
    won = 0.0
    for seed in range(20):
        state, rng, own = GAME.new(players=2, seed=seed), seeded(seed), seed % 2
        bots = [make_bot("level2" if seat == own else "random", GAME) for seat in range(2)]
        while state.to_act() != NOBODY:
            state.step(decide(bots[state.to_act()], state, rng))
        ranks = state.ranks()
        won += ranks[own] == 1
    assert won >= 17
