"""Stack Run: material and set-up, rule by rule."""

from __future__ import annotations

import pytest

from reihum.core.errors import BadOption
from reihum.games.stack_run.material import RING
from tests.games.stack_run.positions import DECK, GAME, PLACES, game, hand, legal, play, seat


def test_st_1_the_cards() -> None:
    census = GAME.new(players=4, seed=1).census()
    assert census == DECK
    assert sum(census.values()) == 112
    assert sum(census.values()) - census["joker"] == 96


@pytest.mark.parametrize("players", [2, 3, 4])
def test_st_2_two_pawns_in_a_colour_for_each_player(players: int) -> None:
    seats = GAME.view(GAME.new(players=players, seed=1))["seats"]
    assert len({one["colour"] for one in seats}) == players
    assert {one["colour"] for one in seats} <= {"blue", "orange", "purple", "red"}
    assert [len(one["pawns"]) for one in seats] == [2] * players


def test_st_3_the_ring() -> None:
    assert len(RING) == 24
    for colour, corner in (("blue", 1), ("orange", 7), ("purple", 13), ("red", 19)):
        neighbours = [(corner - 2) % 24, corner - 1, corner]
        assert [RING[field] for field in neighbours] == [colour] * 3
    assert [field + 1 for field in range(24) if RING[field] == "pink"] == [4, 16]
    assert [field + 1 for field in range(24) if RING[field] == "joker"] == [9, 21]
    assert [field + 1 for field in range(24) if RING[field] == "swap"] == [10, 22]
    assert [field + 1 for field in range(24) if RING[field] == "1-4"] == [11, 23]
    assert [field + 1 for field in range(24) if RING[field] == "5-8"] == [3, 15]
    assert [field + 1 for field in range(24) if RING[field] == "9-12"] == [5, 17]


def test_st_4_six_places_stock_and_help_pile() -> None:
    view = GAME.view(GAME.new(seed=1))
    assert [one["place"] for one in view["piles"]] == list(PLACES)
    assert view["stock"] > 0
    assert view["help"] == {"top": None, "below": {}}


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, {"blue": [1, 7], "purple": [13, 19]}),
        (3, {"blue": [1, 7], "orange": [7, 13], "purple": [13, 19]}),
        (4, {"blue": [1, 7], "orange": [7, 13], "purple": [13, 19], "red": [19, 1]}),
    ],
)
def test_st_5_colours_and_corners_by_seat(players: int, expected: dict[str, list[int]]) -> None:
    seats = GAME.view(GAME.new(players=players, seed=1))["seats"]
    assert [(one["colour"], one["pawns"]) for one in seats] == list(expected.items())


def test_st_5_turns_go_by_ascending_seat() -> None:
    state = GAME.new(players=3, seed=4, first_player=1)
    movers = []
    while state.turn < 5:
        movers.append(state.to_act())
        turn = state.turn
        play(state, "done")
        while state.turn == turn:
            state.apply(state.legal()[0])
    assert movers == [1, 2, 0, 1, 2]


def test_st_6_the_first_cards_begin_piles_and_a_twelve_goes_back() -> None:
    begun = set()
    for seed in range(60):
        state = GAME.new(players=2, seed=seed)
        for one in GAME.view(state)["piles"]:
            laid = [card for card in one["cards"] if card != "-"]
            begun.add((one["number"], *laid))
            assert len(one["cards"]) == one["number"]
        assert state.census() == DECK
    assert begun == {(0,), (1, "joker"), *((n, str(n)) for n in range(1, 12))}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("stack", [5, 10, 20])
def test_st_7_stacks_with_their_top_card_open_and_the_stock(players: int, stack: int) -> None:
    for seed in range(10):
        state = GAME.new(players=players, seed=seed, stack=stack)
        view = GAME.view(state)
        for one in view["seats"]:
            assert len(one["stack"]) == stack
            assert one["stack"][0] in DECK
            assert one["stack"][1:] == [None] * (stack - 1)
        empty = sum(one["number"] == 0 for one in view["piles"])
        assert view["stock"] == 112 - (6 - empty) - players * stack - 5


def test_st_7_the_rest_is_shuffled_with_the_twelves_that_went_back() -> None:
    """They may lie anywhere: not always on top of the first stack, and not always in the stock."""
    dealt = [GAME.new(players=2, seed=seed) for seed in range(200)]
    back = [state for state in dealt if 0 in [one["number"] for one in GAME.view(state)["piles"]]]
    assert len(back) > 20
    assert {seat(state)["stack"][0] == "12" for state in back} == {True, False}
    assert sum(seat(state)["stack"][0] == "12" for state in back) < len(back) / 2


def test_st_7_the_stack_has_ten_cards_unless_chosen() -> None:
    assert GAME.new(seed=1).options["stack"] == 10
    for given in (4, 21, "many"):
        with pytest.raises(BadOption):
            GAME.new(seed=1, stack=given)


def test_st_8_the_hand_is_filled_to_five_when_the_turn_begins() -> None:
    state = game(hands=("3 4", "7 7 8"), top="1 2", piles={"blue": 1})
    play(state, "done", "help 3", "pawn 1 forward")
    assert state.to_act() == 1
    assert sorted(hand(state, 1)) == ["1", "2", "7", "7", "8"]


def test_st_8_only_its_player_sees_the_hand() -> None:
    state = GAME.new(players=3, seed=2, first_player=0)
    assert len(hand(state)) == 5
    for viewer in (None, 1, 2):
        assert seat(state, 0, viewer)["hand"] is None
        assert seat(state, 0, viewer)["cards"] == 5
    assert [seat(state, other)["cards"] for other in (1, 2)] == [0, 0]


def test_options_and_notations() -> None:
    assert [option.name for option in GAME.options] == ["stack", "direction", "stall", "first_player"]
    assert GAME.actions == 55
    assert "done" in legal(GAME.new(seed=1))
