"""SU-1 to SU-10: cards, set-up and the three kinds of turns."""

from __future__ import annotations

from collections import Counter

import pytest

from reihum.core.errors import BadOption, IllegalAction
from tests.games.summit.positions import (
    FREE,
    GAME,
    LETTERS,
    deck,
    document,
    game,
    lays,
    legal,
    play,
    view,
    why,
)


def test_su_1_ten_pictures_twice_in_each_colour() -> None:
    census = GAME.new(players=6, seed=1).census()
    assert len([card for card in census if card != "joker"]) == 6 * 10
    assert {census[f"{letter}{number}"] for letter in LETTERS for number in range(10)} == {2}


@pytest.mark.parametrize(("players", "jokers"), [(2, 3), (3, 4), (4, 5), (5, 6), (6, 6)])
def test_su_2_a_joker_for_each_player_and_one_more_with_fewer_than_six(players: int, jokers: int) -> None:
    state = GAME.new(players=players, seed=1)
    assert state.census()["joker"] == jokers
    assert view(state)["jokers"] == jokers


def test_su_3_triangles_of_four_rows() -> None:
    state = game(stores=("joker",), simplified="on")
    assert [len(one["fields"]) for one in view(state)["triangles"]] == [10] * 4
    for laid, row in (("", "1234"), ("r1-4", "567"), ("r1-7", "89"), ("r1-9", "0")):
        state = game(stores=("joker",), simplified="on", triangles=(laid,))
        assert lays(state) == [f"joker {number} on 1" for number in row]


def test_su_3_the_view_says_how_the_fields_lie() -> None:
    shown = view(game())
    assert [[shown["numbers"][field] for field in row] for row in shown["rows"]] == [
        [0],
        [8, 9],
        [5, 6, 7],
        [1, 2, 3, 4],
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_su_4_own_and_free_triangles(players: int) -> None:
    triangles = view(GAME.new(players=players, seed=1))["triangles"]
    assert [one["owner"] for one in triangles] == [*range(players), *[None] * FREE[players]]
    allowed = range(1, 7 - players) if players < 6 else [0]
    for free in range(7):
        if free in allowed:
            assert GAME.new(players=players, seed=1, free_triangles=free).triangles == players + free
        else:
            with pytest.raises(BadOption):
                GAME.new(players=players, seed=1, free_triangles=free)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_su_5_the_players_colours_and_jokers_are_shuffled(players: int) -> None:
    piles = [GAME.new(players=players, seed=seed).position()["pile"] for seed in range(9)]
    assert all(Counter(pile) == deck(players) for pile in piles)
    assert len({tuple(pile) for pile in piles}) == 9
    assert len({pile[0] for pile in piles}) > 3


def test_su_6_variant_and_simplified_are_options() -> None:
    usual = GAME.new(seed=1).options
    assert (usual["variant"], usual["simplified"]) == (1, "off")
    other = GAME.new(seed=1, variant=2, simplified="on").options
    assert (other["variant"], other["simplified"]) == (2, "on")
    for options in ({"variant": 3}, {"variant": 0}, {"simplified": "maybe"}):
        with pytest.raises(BadOption):
            GAME.new(seed=1, **options)


def test_su_7_an_own_card_is_laid_at_once_or_stored() -> None:
    state = play(game(top="r1"), "draw")
    assert view(state)["hand"] == "r1"
    assert legal(state) == ["store", "lay 1 on 1"]
    stored = play(state.clone(), "store")
    assert view(stored)["stores"] == [{"r1": 1}, {}]
    assert stored.to_act() == 1
    laid = play(state, "lay 1 on 1")
    assert view(laid)["triangles"][0]["fields"][0] == {"card": "r1", "seat": 0}
    assert (view(laid)["hand"], laid.to_act()) == (None, 1)


def test_su_7_a_joker_is_kept_like_an_own_card() -> None:
    state = play(game(top="joker"), "draw")
    assert legal(state) == ["store", "joker 1 on 1"]
    stored = play(state.clone(), "store")
    assert view(stored)["stores"] == [{"joker": 1}, {}]
    laid = play(state, "joker 1 on 1")
    assert view(laid)["triangles"][0]["fields"][0] == {"card": "joker", "seat": 0}


def test_su_7_a_rivals_card_goes_onto_the_open_pile() -> None:
    state = play(game(top="b5 r2", open="b1"), "draw")
    assert view(state)["open"] == ["b5", "b1"]
    assert (view(state)["hand"], state.to_act(), state.turn) == (None, 1, 1)


def test_su_7_in_variant_2_a_rivals_card_goes_under_the_pile() -> None:
    state = game(top="b5 r2", variant=2)
    size = view(state)["pile"]
    play(state, "draw")
    after = document(state)
    assert (after["pile"][0], after["pile"][-1], len(after["pile"])) == ("r2", "b5", size)
    assert after["open"] == []
    assert state.to_act() == 1


def test_su_7_the_pile_of_variant_2_goes_round() -> None:
    """Over and over; only what is kept leaves it."""
    state = GAME.new(players=3, seed=5, variant=2)
    for _ in range(200):
        before = document(state)["pile"]
        play(state, "draw")
        if view(state)["hand"] is None:
            assert document(state)["pile"] == [*before[1:], before[0]]
        else:
            assert document(state)["pile"] == before[1:]
            play(state, "store")
        assert view(state)["shuffles"] == 0
        if state.to_act() < 0 or view(state)["idle"] > 10:
            break
    assert state.turn > 60


def test_su_8_the_open_piles_top_card_is_taken_if_it_is_of_the_own_colour() -> None:
    state = game(open="r1 b1")
    assert legal(state) == ["draw", "take"]
    play(state, "take")
    assert (view(state)["hand"], view(state)["open"]) == ("r1", ["b1"])
    assert legal(state) == ["store", "lay 1 on 1"]
    assert play(state, "store").to_act() == 1
    assert legal(game(open="b1 r1")) == ["draw"]
    assert legal(game(open="b1 r1", to_act=1)) == ["draw", "take"]


@pytest.mark.parametrize(("variant", "has"), [(1, True), (2, False)])
def test_su_8_the_view_says_whether_there_is_an_open_pile(variant: int, has: bool) -> None:
    assert view(game(variant=variant))["has_open_pile"] is has


def test_su_9_a_fitting_card_is_laid_from_the_store() -> None:
    state = game(stores=("r1 r1 r2 joker",))
    assert legal(state) == ["draw", "lay 1 on 1", "joker 1 on 1"]
    play(state, "lay 1 on 1")
    assert view(state)["stores"][0] == {"r1": 1, "r2": 1, "joker": 1}
    assert state.to_act() == 1
    state = play(game(stores=("r1 joker",)), "joker 1 on 1")
    assert view(state)["stores"][0] == {"r1": 1}


def test_su_9_both_cards_of_a_number_can_be_stored_and_laid() -> None:
    state = game(stores=("r0 r0",), triangles=("r1-9",), top="r3 r4", free_triangles=1)
    play(state, "lay 0 on 1", "draw")
    assert view(state)["stores"][0] == {"r0": 1}
    play(state, "lay 0 on 3")
    assert view(state)["stores"][0] == {}


def test_su_10_one_of_these_and_the_next_player_clockwise() -> None:
    state = game(players=3, top="b1 r1 r2", stores=("", "", "g1"))
    turns = [state.to_act()]
    for step in ("draw", "draw", "lay 1 on 3"):
        play(state, step)
        turns.append(state.to_act())
    assert turns == [0, 1, 2, 0]
    assert state.turn == 3


def test_su_10_with_a_card_in_hand_nothing_else_is_possible() -> None:
    state = game(hand="r3", stores=("r1 joker",), open="r2")
    assert legal(state) == ["store"]
    for step in ("draw", "take", "lay 1 on 1", "joker 1 on 1"):
        assert why(state, step) == "SU-10"
        with pytest.raises(IllegalAction):
            state.apply(GAME.notations.index(step))
    state = game(hand="joker", stores=("r1",))
    assert legal(state) == ["store", "joker 1 on 1"]
