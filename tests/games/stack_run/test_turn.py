"""Stack Run: a turn, rule by rule."""

from __future__ import annotations

import pytest

from tests.games.stack_run.positions import GAME, game, hand, legal, number_on, play, seat, why


def test_st_9_hand_and_stack_in_any_order_or_nothing() -> None:
    state = game(hands=("3 4 joker 9",), stacks=("5 7",), piles={"blue": 2, "orange": 4})
    assert legal(state) == ["stack orange", "hand blue", "joker blue", "joker orange", "done"]
    play(state, "hand blue", "stack orange", "hand blue", "joker orange", "done")
    assert legal(state) == ["help 9"]
    assert why(state, "done") == "ST-15"
    assert legal(play(game(hands=("3 4",), piles={"blue": 2}), "done")) == ["help 3", "help 4"]


def test_st_9_a_joker_must_be_held() -> None:
    assert why(game(hands=("3",), piles={"blue": 2}), "joker blue") == "ST-9"


def test_st_10_only_the_next_number() -> None:
    state = game(hands=("4 5 6",), stacks=("6 1",), piles={"blue": 4, "orange": 5})
    assert legal(state) == ["stack orange", "hand blue", "hand orange", "done"]
    assert why(state, "stack blue") == "ST-10"
    play(state, "hand blue")
    assert number_on(state, "blue") == 5
    assert why(state, "hand orange") is None
    assert why(game(hands=("4",), piles={"blue": 4}), "hand blue") == "ST-10"


def test_st_10_an_empty_place_begins_with_one_and_a_joker_is_any_number() -> None:
    state = game(hands=("1 2 joker",), stacks=("joker 3",), piles={"orange": 9})
    wanted = ["stack blue", "stack orange", "hand blue", "joker blue", "joker orange", "done"]
    assert legal(state) == wanted
    play(state, "joker blue", "hand blue", "stack orange")
    assert GAME.view(state)["piles"][0]["cards"] == ["joker", "2"]
    assert GAME.view(state)["piles"][1]["cards"][-2:] == ["9", "joker"]
    assert number_on(state, "orange") == 10


@pytest.mark.parametrize(
    ("pawns", "usable"),
    [
        ((2, 8), ["blue", "orange"]),
        ((4, 4), ["pink 1", "pink 2"]),
        ((16, 20), ["red", "pink 1", "pink 2"]),
        ((12, 14), ["purple"]),
        ((3, 24), ["blue"]),
        ((3, 10), []),
    ],
)
def test_st_11_pawns_open_the_piles_of_their_colours(pawns: tuple[int, int], usable: list[str]) -> None:
    piles = dict.fromkeys(("blue", "orange", "purple", "red", "pink 1", "pink 2"), 11)
    state = game(hands=("12 11",), stacks=("1 2",), pawns=(pawns,), piles=piles)
    assert seat(state)["usable"] == usable
    assert [text for text in legal(state) if text.startswith("hand")] == [f"hand {one}" for one in usable]
    for place in set(piles) - set(usable):
        assert why(state, f"hand {place}") == "ST-11"


def test_st_12_the_next_card_of_the_stack_is_turned_up() -> None:
    state = game(hands=("9",), stacks=("3 4 8",), piles={"blue": 2})
    play(state, "stack blue")
    assert seat(state)["stack"] == ["4", None]
    play(state, "stack blue")
    assert seat(state)["stack"] == ["8"]


def test_st_13_an_emptied_hand_draws_five_every_time() -> None:
    state = game(hands=("3",), piles={"blue": 2}, top="4 5 6 7 8 9 1 1 1 1 2")
    play(state, "hand blue")
    assert hand(state) == ["4", "5", "6", "7", "8"]
    play(state, *["hand blue"] * 4)
    assert hand(state) == ["8"]
    play(state, "hand blue")
    assert hand(state) == ["1", "1", "1", "1", "9"]
    assert state.to_act() == 0


def test_st_13_the_stack_and_the_help_card_draw_nothing() -> None:
    state = play(game(hands=("3 9",), stacks=("3 4",), piles={"blue": 2}), "stack blue")
    assert hand(state) == ["3", "9"]
    play(state, "done", "help 3", "pawn 1 forward")
    assert hand(state) == ["9"]


def test_st_13_first_set_aside_then_draw_from_that_pile_too() -> None:
    """The stock is empty: the five cards come from the pile just completed."""
    state = game(
        players=2,
        hands=("12", "1 2 3 4"),
        stacks=("12 1 1 1 1 1", "12 9 9 9 9 9 9"),
        piles={"blue": "joker joker 3 joker joker joker 7 joker joker 10 11"},
        rest="below",
        help_top="1",
        below="2",
    )
    play(state, "hand blue")
    assert number_on(state, "blue") == 0
    assert len(hand(state)) == 5
    assert set(hand(state)) <= {"joker", "3", "7", "10", "11", "12"}
    view = GAME.view(state)
    assert (view["stock"], view["completed"]) == (12 - 5, {})


def test_st_14_a_complete_pile_is_set_aside() -> None:
    state = game(hands=("12 1 7",), piles={"blue": "- - 3 joker 5 - 7 8 9 10 joker"})
    play(state, "hand blue")
    assert number_on(state, "blue") == 0
    assert GAME.view(state)["completed"] == {
        **{"3": 1, "5": 1, "7": 1, "8": 1, "9": 1, "10": 1, "12": 1},
        "joker": 2,
    }
    play(state, "hand blue")
    assert number_on(state, "blue") == 1


def test_st_15_the_help_card_moves_a_pawn_clockwise() -> None:
    state = game(hands=("3 9",), pawns=((22, 7),), piles={"blue": 5})
    play(state, "done")
    assert legal(state) == ["help 3", "help 9"]
    assert why(state, "help 4") == "ST-15"
    play(state, "help 9")
    assert GAME.view(state)["help"]["top"] == "9"
    assert legal(state) == ["pawn 1 forward", "pawn 2 forward"]
    assert why(state, "pawn 1 back") == "ST-15"
    assert why(state, "help 3") == "ST-15"
    play(state, "pawn 1 forward")
    assert seat(state)["pawns"] == [7, 7]
    assert (state.to_act(), state.turn) == (1, 1)


def test_st_15_two_pawns_on_one_field_are_one_choice() -> None:
    state = game(hands=("3 9",), pawns=((16, 16),))
    play(state, "done", "help 9")
    assert legal(state) == ["pawn 1 forward"]
    assert why(state, "pawn 2 forward") == "ST-15"


def test_st_15_either_direction_as_an_option() -> None:
    parts = {"hands": ("3 9",), "options": {"direction": "either"}}
    state = game(pawns=((2, 7),), **parts)
    play(state, "done", "help 3")
    assert legal(state) == ["pawn 1 forward", "pawn 1 back", "pawn 2 forward", "pawn 2 back"]
    assert seat(play(state, "pawn 1 back"))["pawns"] == [23, 7]
    same = play(game(pawns=((7, 7),), **parts), "done", "help 9")
    assert legal(same) == ["pawn 1 forward", "pawn 1 back"]
    assert why(same, "pawn 2 back") == "ST-15"
    assert seat(play(same, "pawn 1 back"))["pawns"] == [22, 7]


def test_st_15_a_joker_moves_one_to_twelve() -> None:
    state = game(hands=("3 joker",), pawns=((20, 7),))
    play(state, "done", "help joker")
    assert legal(state) == [f"distance {d}" for d in range(1, 13)]
    assert why(state, "pawn 1 forward") == "ST-15"
    play(state, "distance 12")
    assert why(state, "distance 11") == "ST-15"
    play(state, "pawn 2 forward")
    assert seat(state)["pawns"] == [20, 19]


def test_st_15_no_help_card_or_move_before_done() -> None:
    state = game(hands=("3 joker",))
    for step in ("help 3", "pawn 1 forward", "distance 3"):
        assert why(state, step) == "ST-15"


def test_st_r1_a_jokers_distance_comes_before_the_pawn_and_both_directions_stay() -> None:
    state = game(hands=("3 joker",), options={"direction": "either"})
    play(state, "done", "help joker", "distance 12")
    assert legal(state) == ["pawn 1 forward", "pawn 1 back", "pawn 2 forward", "pawn 2 back"]
    targets = [seat(play(state.clone(), f"pawn 1 {way}"))["pawns"] for way in ("forward", "back")]
    assert targets == [[13, 7], [13, 7]]


def test_st_e1_blue_on_its_corners_may_use_blue_and_orange() -> None:
    piles = dict.fromkeys(("blue", "orange", "purple", "red", "pink 1", "pink 2"), 4)
    state = game(hands=("5 9",), piles=piles, pawns=((1, 7),))
    assert legal(state) == ["hand blue", "hand orange", "done"]


def test_st_e4_five_cards_on_piles_or_four_and_the_help_card() -> None:
    parts = {"hands": ("2 3 4 5 6",), "piles": {"blue": 1}, "top": "7 8 9 10 11 1"}
    five = play(game(**parts), *["hand blue"] * 5)
    assert hand(five) == ["7", "8", "9", "10", "11"]
    assert five.to_act() == 0
    four = play(game(**parts), *["hand blue"] * 4, "done", "help 6", "pawn 1 forward")
    assert (hand(four), four.to_act()) == ([], 1)
