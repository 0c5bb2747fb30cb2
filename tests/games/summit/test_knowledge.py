"""What players know of the pile, and the rulings of this implementation."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from reihum.core.rng import seeded
from reihum.core.state import NOBODY, SPECTATOR
from reihum.games.summit.engine.marks import pushed_by
from reihum.games.summit.engine.piles import piles_of
from tests.games.summit.positions import GAME, document, game, lays, legal, play, view, why

PUSHED = [{"place": 1, "by": [1]}, {"place": 2, "by": [0]}, {"place": 5, "by": [0, 1]}]


def pushed_game() -> Any:
    return game(players=3, top="g1 b2 r3 joker g5", pushed=PUSHED, variant=2)


def test_a_pushed_card_is_known_to_its_drawer_alone() -> None:
    state = play(game(players=3, top="b5", variant=2), "draw")
    size = view(state)["pile"]
    assert view(state, 0)["pushed"] == [{"place": size, "by": [0], "card": "b5"}]
    for other in (1, 2, None):
        assert view(state, other)["pushed"] == [{"place": size, "by": [0], "card": None}]


def test_places_of_pushed_cards_move_up() -> None:
    state = play(pushed_game(), "draw")  # g1, which blue had pushed, is pushed by red
    size = view(state)["pile"]
    assert view(state, 0)["pushed"] == [
        {"place": 1, "by": [0], "card": "b2"},
        {"place": 4, "by": [0, 1], "card": "g5"},
        {"place": size, "by": [0, 1], "card": "g1"},
    ]


def test_a_shuffle_ends_all_knowledge() -> None:
    size = view(pushed_game())["pile"]
    state = game(players=3, top="g1 b2", pushed=PUSHED[:2], variant=2, idle=size - 1)
    assert view(play(state, "draw"), 0)["pushed"] == []


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_resampling_respects_what_is_known_of_pushed_cards(seat: int) -> None:
    state, rng = pushed_game(), seeded(4)
    truth = document(state)["pile"]
    seen: list[set[str]] = [set() for _ in truth]
    for _ in range(300):
        other = state.clone()
        other.resample(seat, rng)
        pile = document(other)["pile"]
        assert sorted(pile) == sorted(truth)
        assert document(other)["pushed"] == PUSHED
        for found, card in zip(seen, pile, strict=True):
            found.add(card)
    letters = [{card[0] for card in found} for found in seen]
    assert letters[2] == {"r", "b", "g", "j"}
    assert letters[0] == ({"g"} if seat == 1 else {"r", "g"})
    assert letters[1] == ({"b"} if seat == 0 else {"b", "g"})
    assert letters[4] == {"g"}
    assert len(seen[4]) == (1 if seat in (0, 1) else 10)


@pytest.mark.parametrize(
    ("colours", "marks"),
    [
        ([1, 2, 0], [[0], [1], [2]]),  # swaps of two cards would never leave this arrangement
        ([1, 1, 2, 2, 0, 0], [[0], [0], [1], [1], [2], [2]]),
        ([1, 2, 2, 0, 0, 6], [[0], [0], [1], [2], [], []]),
        ([1, 2, 0, 0], [[0], [0, 1], [], []]),
        ([0, 1, 2, 6], [[], [], [], []]),
    ],
)
def test_all_arrangements_that_fit_are_equally_likely(colours: list[int], marks: list[list[int]]) -> None:
    """Against all permutations, for a spectator: each as often as the others, the true one too."""
    fitting = {order for order in permutations(colours) if fits(order, marks)}
    cards = [colour << 4 for colour in colours]
    for i, by in enumerate(marks):
        for seat in by:
            cards[i] = pushed_by(cards[i], seat)
    rng, found, times = seeded(5), Counter[tuple[int, ...]](), 200 * len(fitting)
    for _ in range(times):
        piles = piles_of(cards, [], True)
        piles.redeal(SPECTATOR, rng)
        found[tuple((card & 127) >> 4 for card in list(piles.pile))] += 1
    assert set(found) == fitting
    assert all(0.7 < found[order] / 200 < 1.3 for order in fitting)


def fits(order: tuple[int, ...], marks: list[list[int]]) -> bool:
    return all(not by or (colour != 6 and colour not in by) for colour, by in zip(order, marks, strict=True))


def test_resampling_changes_the_order_in_variant_1_and_nothing_open() -> None:
    state = game(top="r1 b2", open="b3 r4", stores=("r5", "b6"))
    other = state.clone()
    other.resample(0, seeded(1))
    assert document(other)["pile"] != document(state)["pile"]
    assert view(other, 0) == view(state, 0)


def test_su_r1_a_kept_card_is_open_to_all() -> None:
    for variant in (1, 2):
        state = play(game(top="r5", variant=variant), "draw")
        assert {view(state, seat)["hand"] for seat in (0, 1, None)} == {"r5"}


def test_su_r2_the_seat_is_the_colour_is_the_triangle() -> None:
    state = GAME.new(players=4, seed=1)
    assert [one["colour"] for one in view(state)["triangles"]] == list("rbgyvo")
    state = game(players=4, stores=("", "", "", "y1"), to_act=3)
    assert lays(state) == ["lay 1 on 4"]


def test_su_r3_the_open_pile_is_known_card_by_card() -> None:
    state = play(game(players=3, top="b1 g2 r3"), "draw", "draw", "draw")
    for seat in (0, 1, 2, None):
        assert view(state, seat)["open"] == ["r3", "g2", "b1"]


def test_su_r4_a_card_pushed_twice_is_known_to_both() -> None:
    state = game(players=3, top="g1", pushed=[{"place": 1, "by": [1]}], variant=2)
    after = play(state.clone(), "draw")
    size = view(after)["pile"]
    assert [view(after, seat)["pushed"][0]["card"] for seat in (0, 1, 2)] == ["g1", "g1", None]
    assert view(after, 2)["pushed"] == [{"place": size, "by": [0, 1], "card": None}]
    names = ["Ada", "Ben", "Cleo"]
    assert GAME.log(state, 0, after, 1, names=names) == ["Ada draws green 1 and pushes it under the pile."]
    assert GAME.log(state, 0, after, 2, names=names) == [
        "Ada draws a rival’s card and pushes it under the pile."
    ]
    assert GAME.log(state, 0, after, None) == GAME.log(state, 0, after, 2)


def test_su_r5_a_joker_takes_the_summit_of_an_empty_triangle() -> None:
    state = game(triangles=("r1-0",), stores=("joker",))
    assert "joker 0 on 2" in lays(state)
    play(state, "joker 0 on 2")
    assert view(state)["triangles"][1]["opener"] == 0


def test_su_r6_drawing_the_one_card_of_the_open_pile() -> None:
    reds = " ".join(f"r{n}" for n in range(10))
    blues = " ".join(f"b{n}" for n in range(10))
    state = game(
        stores=(reds + " r2 r3 r4 r5 r6 r7 r8 r9 r0 joker", f"{blues} {blues} joker joker"), open="r1"
    )
    assert legal(state)[:2] == ["draw", "take"]
    assert view(play(state.clone(), "draw"))["hand"] == "r1"
    assert view(play(state, "take"))["hand"] == "r1"


def test_su_r7_there_are_123_actions() -> None:
    assert GAME.actions == 3 + 60 + 60
    assert GAME.notations[:4] == ("draw", "take", "store", "lay 1 on 1")
    assert GAME.notations[-1] == "joker 0 on 6"


def test_su_r8_a_draw_that_may_end_the_game_is_warned_of_whatever_comes() -> None:
    warned = "Draw a card (a rival’s card would end the game)"
    for top in ("r1", "b1", "joker"):
        assert GAME.describe(game(top=top, idle=19), 0) == warned
        assert GAME.describe(game(top=top, idle=18), 0) == "Draw a card"
    size = view(game(variant=2))["pile"]
    assert GAME.describe(game(variant=2, idle=size - 1), 0) == "Draw a card"
    assert GAME.describe(game(variant=2, idle=size - 1, shuffles=10), 0) == warned
    assert play(game(top="b1", idle=19), "draw").to_act() == NOBODY
    assert why(game(), "take") == "SU-8"
