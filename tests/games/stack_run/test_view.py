"""What the page is told beside what lies on the table: nothing of it needs a rule to be read."""

from __future__ import annotations

from reihum.games.stack_run.material import RING
from tests.games.stack_run.positions import GAME, NUMBERS, game, legal, play, seat

ELEVEN = " ".join(NUMBERS[:11])


def test_st_3_the_ring_is_in_the_view() -> None:
    ring = GAME.view(game(hands=("9",)))["ring"]
    assert ring == list(RING)
    assert [ring[field - 1] for field in (1, 4, 9, 10, 11, 17, 24)] == [
        *("blue", "pink", "joker", "swap", "1-4", "9-12", "blue")
    ]


def test_st_10_a_pile_says_what_it_needs_next() -> None:
    state = game(hands=("9",), stacks=("12",), piles={"blue": 11, "red": 4})
    needs = [pile["next"] for pile in GAME.view(state)["piles"]]
    assert needs == [12, 1, 1, 5, 1, 1]
    play(state, "stack blue")  # ST-22: the game is over, and the pile stays
    assert GAME.view(state)["piles"][0]["next"] is None


def test_st_15_reach_says_where_each_help_card_brings_each_pawn() -> None:
    state = game(hands=("3 9",), pawns=((22, 7),))
    reach = seat(state)["reach"]
    assert [(way["move"], way["pawn"], way["back"]) for way in reach] == [
        ("pawn 1 forward", 1, False),
        ("pawn 2 forward", 2, False),
    ]
    assert reach[0]["fields"] == [23, 24, *range(1, 11)]
    play(state, "done", "help 3")
    assert legal(state) == [way["move"] for way in reach]
    play(state, "pawn 1 forward")
    assert seat(state)["pawns"] == [reach[0]["fields"][2], 7]


def test_st_15_reach_goes_both_ways_where_pawns_do() -> None:
    state = game(hands=("3 9",), pawns=((2, 2),), options={"direction": "either"})
    reach = seat(state)["reach"]
    assert [way["move"] for way in reach] == ["pawn 1 forward", "pawn 1 back"]  # one choice
    assert reach[1]["fields"][:3] == [1, 24, 23]
    play(state, "done", "help 9")
    assert legal(state) == [way["move"] for way in reach]


def test_reach_is_for_its_own_player() -> None:
    state = game(hands=("3 9",))
    assert seat(state, 0, viewer=1)["reach"] == []
    assert seat(state, 0, viewer=None)["reach"] == []


def test_st_16_the_field_whose_action_works() -> None:
    assert seat(game(hands=("9",), pawns=((1, 11),)))["action"] == 11
    assert seat(game(hands=("9",), pawns=((10, 16),)))["action"] == 10
    assert seat(game(hands=("9",), pawns=((1, 7),)))["action"] is None
    assert seat(game(hands=("9",), pawns=((5, 9),)))["action"] is None  # ST-E3


def test_st_22_the_tally_says_how_many_cards_were_played() -> None:
    state = play(game(hands=("9",), stacks=("12", "3 4 5"), piles={"blue": 11}), "stack blue")
    result = GAME.result(state)
    assert result is not None
    assert [line.points for line in result.tally] == [[20, 20], [-20, -17]]
    assert result.scores == [0, 3]
    assert [GAME.say(line.label, "en") for line in result.tally] == [
        "Stack at the beginning",
        "Cards played from the stack",
    ]
