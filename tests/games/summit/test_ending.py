"""SU-19 to SU-22 and the worked examples: stuck players, empty piles, idle turns, the score."""

from __future__ import annotations

import pytest

from reihum.core.state import NOBODY
from tests.games.summit.positions import GAME, document, game, lays, legal, play, view, why

ABOVE = "r1-0"
IDLE = "b9"  # a card that means nothing to red


def test_su_19_a_full_own_triangle_without_its_summit_is_stuck() -> None:
    state = game(triangles=(ABOVE, "b1-8 r*0"), stores=("r9",))
    assert view(state)["stuck"] == []
    play(state, "lay 9 on 2")
    assert (state.to_act(), view(state)["stuck"]) == (NOBODY, [1])
    reason = GAME.why_not(state, 0, 0)
    assert reason is not None
    assert reason.rule == "SU-19"


@pytest.mark.parametrize(("jokers", "stuck"), [((0, 3), [0]), ((0, 2), []), ((1, 2), [])])
def test_su_19_both_cards_laid_and_no_joker_left_is_stuck(jokers: tuple[int, int], stuck: list[int]) -> None:
    """Triangle 4 can still be opened, but both zeros are laid: it takes a joker that red can get."""
    stores = ("r1 " + "joker " * jokers[0], "joker " * jokers[1])
    state = game(triangles=(ABOVE, "b1", "r2-0"), stores=stores)
    play(state, "lay 1 on 3")
    assert view(state)["stuck"] == stuck
    assert (state.to_act() == NOBODY) == bool(stuck)


def test_su_19_without_a_place_jokers_do_not_help() -> None:
    state = game(triangles=(ABOVE, "b1-0", "r2-0", "b0"), stores=("r1 joker",))
    play(state, "lay 1 on 3")
    assert (state.to_act(), view(state)["stuck"]) == (NOBODY, [0])


def test_su_19_a_rivals_open_summit_needs_a_joker() -> None:
    """Six players: no free triangle. Who is up depends on jokers, wherever they are but rivals' stores."""
    stuck = {"triangles": (ABOVE,), "players": 6, "top": "joker", "hand": None}
    state = game(**stuck, stores=("", "joker joker joker joker joker"), to_act=1)
    assert view(state)["stuck"] == []
    play(state, "draw")
    assert "this ends the game" in GAME.describe(state, GAME.notations.index("store"))
    kept = play(state.clone(), "store")
    assert (kept.to_act(), view(kept)["stuck"]) == (NOBODY, [0])
    state = game(**stuck, stores=("", "joker joker joker joker joker"))
    play(state, "draw", "store")
    assert state.to_act() == 1  # the joker is in red's own store


def test_su_20_an_empty_pile_is_made_of_the_whole_open_pile() -> None:
    state = game(open="r5", all_open=True, stores=("", ""))
    assert view(state)["pile"] == 0
    assert legal(state) == ["draw", "take"]
    cards = sorted(document(state)["open"])
    seen = set()
    for seed in range(20):
        other = state.clone()
        other.resample(0, GAME.new(seed=seed).rng)
        play(other, "draw")
        hand, opened = document(other)["hand"], document(other)["open"]
        seen.add(str(hand or opened))
        assert sorted([*document(other)["pile"], *opened, *([hand] if hand else [])]) == cards
    assert len(seen) > 5
    play(state, "take")
    assert view(state)["hand"] == "r5"


def test_su_20_with_nothing_to_draw_or_take_a_card_must_be_laid() -> None:
    reds = "r1 r2 r3 r4 r5 r6 r7 r8 r9 r0"
    blues = reds.replace("r", "b")
    stores = (f"{reds} {reds} joker", f"{blues} {blues} joker joker")
    state = game(stores=stores)
    assert (view(state)["pile"], view(state)["open"]) == (0, [])
    assert legal(state) == ["lay 1 on 1", "joker 1 on 1"]
    assert why(state, "draw") == "SU-20"
    assert why(state, "take") == "SU-8"
    while state.to_act() != NOBODY:
        assert lays(state) == legal(state) != []
        state.apply(state.legal()[0])


def test_su_21_variant_1_ends_after_ten_idle_rounds() -> None:
    state = game(players=3, top="b1 g1 r1", idle=27)
    play(state, "draw", "draw")
    assert (view(state)["idle"], view(state)["idle_limit"]) == (29, 30)
    play(state, "draw")
    assert (state.to_act(), view(state)["stuck"]) == (NOBODY, [])
    assert GAME.from_position(state.position()).to_act() == NOBODY


def test_su_21_a_card_laid_or_stored_starts_the_count_anew() -> None:
    for step in ("store", "lay 1 on 1"):
        state = play(game(top="r1", idle=19), "draw", step)
        assert (view(state)["idle"], state.to_act()) == (0, 1)
    state = play(game(stores=("r1",), idle=19, open="r2"), "take")
    assert view(state)["idle"] == 19
    state = play(game(stores=("r1",), variant=2, idle=3, shuffles=9), "lay 1 on 1")
    assert (view(state)["idle"], view(state)["shuffles"]) == (0, 0)


def test_su_21_variant_2_shuffles_after_as_many_turns_as_the_pile_has_cards() -> None:
    size = view(game(variant=2))["pile"]
    pushed = [{"place": 5, "by": [0]}]
    state = game(top="b9 r1 r1 r2 b1", variant=2, pushed=pushed, idle=size - 1, shuffles=3)
    before = sorted(document(state)["pile"])
    order = document(state)["pile"]
    play(state, "draw")
    after = document(state)
    assert (after["idle"], after["shuffles"], after["pushed"]) == (0, 4, [])
    assert sorted(after["pile"]) == before
    assert after["pile"] != [*order[1:], order[0]]
    assert state.to_act() == 1


def test_su_21_at_least_one_full_round() -> None:
    """A pile of two cards and three players: three turns."""
    stores = (rest_of("r"), rest_of("b", "b1 b1"), rest_of("g") + " joker joker joker joker")
    state = game(players=3, stores=stores, variant=2)
    assert (view(state)["pile"], view(state)["idle_limit"]) == (2, 3)
    state = game(players=3, stores=stores, variant=2, idle=1, to_act=2)
    play(state, "draw", "draw")
    assert (view(state)["idle"], view(state)["shuffles"]) == (0, 1)


def rest_of(letter: str, without: str = "") -> str:
    cards = [f"{letter}{number}" for number in range(10)] * 2
    for card in without.split():
        cards.remove(card)
    return " ".join(cards)


def test_su_21_the_eleventh_shuffle_in_a_row_ends_the_game() -> None:
    size = view(game(variant=2))["pile"]
    state = game(top=IDLE, variant=2, idle=size - 1, shuffles=9)
    assert play(state, "draw").to_act() == 1
    state = game(top=IDLE, variant=2, idle=size - 1, shuffles=10)
    assert GAME.describe(state, 0) == "Draw a card (a rival’s card would end the game)"
    play(state, "draw")
    assert (state.to_act(), view(state)["stuck"]) == (NOBODY, [])
    assert GAME.from_position(state.position()).to_act() == NOBODY


def test_su_22_every_card_laid_counts_wherever_it_lies() -> None:
    state = game(triangles=("r1-9 r*0", "b1-2 r9 r*0", "r0"), stores=("r8",))
    assert state.scores() == [13, 2]
    assert state.ranks() == [1, 2]
    play(state, "lay 8 on 2")
    assert state.scores() == [14, 2]


def test_su_22_ties_share_the_win() -> None:
    state = play(game(players=3, top="b1", idle=29, triangles=("r1-2", "b1-2", "g*1")), "draw")
    assert state.to_act() == NOBODY
    result = view(state)["result"]
    assert (result["ranks"], result["scores"], result["tie_break"]) == ([1, 1, 3], [2, 2, 1], None)


def test_su_e1_a_drawn_4_after_1_and_2() -> None:
    state = play(game(top="r4", triangles=("r1-2",)), "draw")
    assert legal(state) == ["store"]
    state = play(game(top="r4", triangles=("r1-2",), simplified="on"), "draw")
    assert legal(state) == ["store", "lay 4 on 1"]


def test_su_e2_a_joker_after_the_first_row() -> None:
    state = game(hand="joker", triangles=("r1-4",))
    assert lays(state) == ["joker 5 on 1"]
    state = game(hand="joker", triangles=("r1-4",), simplified="on")
    assert lays(state) == ["joker 5 on 1", "joker 6 on 1", "joker 7 on 1"]


def test_su_e3_the_second_0_opens_the_free_triangle() -> None:
    state = game(triangles=(ABOVE,), stores=("r0 r9 r1",), free_triangles=1, top="b5")
    assert lays(state) == ["lay 0 on 3"]
    play(state, "lay 0 on 3", "draw", "store")
    assert lays(state) == ["lay 9 on 3"]
    assert why(state, "lay 1 on 3") == "SU-14"


def test_su_e4_a_blocked_rival() -> None:
    state = game(triangles=(ABOVE, "b1-6"), stores=("joker r9 r8", "b7 b8"), top="r1 r2")
    play(state, "joker 0 on 2", "draw", "lay 9 on 2", "draw", "lay 8 on 2")
    assert lays(state) == ["lay 7 on 2"]
    play(state, "lay 7 on 2")
    assert (state.to_act(), view(state)["stuck"]) == (NOBODY, [1])


@pytest.mark.parametrize(("language", "warning"), [("en", "this ends the game"), ("de", "endet das Spiel")])
def test_su_e5_storing_the_last_joker_is_warned_of(language: str, warning: str) -> None:
    """Red is up, all its next places need a joker; blue draws the last one."""
    state = game(players=6, triangles=(ABOVE,), stores=("", "joker " * 5), hand="joker", to_act=1)
    warned = {
        text: warning in GAME.describe(state, GAME.notations.index(text), language) for text in legal(state)
    }
    assert warned == {"store": True, "joker 1 on 2": True}
    state = game(players=6, triangles=(ABOVE,), stores=("", "joker " * 4), hand="joker", to_act=1)
    assert warning not in GAME.describe(state, GAME.notations.index("store"), language)
    assert play(state, "store").to_act() == 2
