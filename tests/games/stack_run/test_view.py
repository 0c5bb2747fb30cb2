"""What the page is told beside what lies on the table: nothing of it needs a rule to be read."""

from __future__ import annotations

from reihum.games.stack_run.engine.state import StackRunState
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


def test_st_16_action_fields_are_told_with_what_they_do_whether_they_work_or_not() -> None:
    def told(*pawns: int) -> list[dict[str, object]]:
        shown: list[dict[str, object]] = seat(game(hands=("9",), pawns=(pawns,)), viewer=1)["action_fields"]
        return shown

    assert told(1, 11) == [{"field": 11, "step": "field"}]
    assert told(10, 16) == [{"field": 10, "step": "swap"}]
    assert told(1, 7) == []
    assert told(9, 5) == [{"field": 9, "step": "field"}, {"field": 5, "step": "field"}]  # ST-E3
    swapping = game(hands=("9",), pawns=((10, 16),), stacks=("5 7",))
    assert set(legal(swapping)) == {"swap", "done"}


def test_st_15_each_card_of_the_hand_says_how_far_it_moves_a_pawn() -> None:
    state = game(hands=("3 9 joker",))
    assert (seat(state)["hand"], seat(state)["help_distances"]) == (["3", "9", "joker"], [3, 9, None])
    assert seat(state, 0, viewer=1)["help_distances"] == []
    assert seat(state, 0, viewer=None)["help_distances"] == []
    shortest, longest = GAME.view(state)["joker_range"]
    play(state, "done", "help joker")
    assert legal(state) == [f"distance {distance}" for distance in range(shortest, longest + 1)]


def test_st_14_the_number_that_completes_a_pile_is_in_the_view() -> None:
    state = game(hands=("12 12 9",), piles={"blue": ELEVEN})
    assert GAME.view(state)["complete"] == GAME.view(state)["piles"][0]["next"] == 12
    play(state, "hand blue")
    assert (GAME.view(state)["piles"][0]["number"], GAME.view(state)["completed"]["11"]) == (0, 1)


def test_st_9_the_view_says_whether_anything_was_done_in_a_turn() -> None:
    def begins(state: StackRunState, *steps: str) -> bool:
        told: bool = GAME.view(play(state.clone(), *steps))["turn_begins"]
        return told

    state = game(hands=("2 3 4 5 9",), piles={"blue": 1}, pawns=((1, 23),), laid=0)
    assert begins(state)
    assert not begins(state, "hand blue")
    assert not begins(state, "field blue")
    assert not begins(state, "done")
    assert not begins(state, "done", "help 9")
    assert begins(state, "done", "help 9", "pawn 1 forward")


def test_st_25_a_warning_comes_when_half_of_the_turns_are_over() -> None:
    def warned(idle: int) -> bool:
        told: bool = GAME.view(game(hands=("9",), options={"stall": 3}, idle=idle, turn=9))["standstill"]
        return told

    assert GAME.view(game(hands=("9",), options={"stall": 3}))["patience"] == 6
    assert [warned(idle) for idle in range(6)] == [False, False, False, True, True, True]
