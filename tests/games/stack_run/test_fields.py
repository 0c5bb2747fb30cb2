"""Stack Run: field actions, rule by rule."""

from __future__ import annotations

import pytest

from tests.games.stack_run.positions import GAME, game, hand, legal, number_on, play, seat, why

ONE_TO_FOUR, FIVE_TO_EIGHT, NINE_TO_TWELVE = 11, 3, 5
JOKER, SWAP, PINK, BLUE = 9, 10, 4, 1


def fields(state: object) -> list[str]:
    """The field actions on offer."""
    return [text for text in legal(state) if text.startswith("field") or text == "swap"]  # type: ignore[arg-type]


def test_st_16_only_while_the_other_pawn_is_on_a_colour() -> None:
    parts = {"hands": ("4 9",), "stacks": ("1 2",), "piles": {"blue": 2, "pink 1": 2}}
    assert fields(game(pawns=((BLUE, ONE_TO_FOUR),), **parts)) == ["field blue"]
    assert fields(game(pawns=((ONE_TO_FOUR, PINK),), **parts)) == ["field pink 1"]
    for both in ((ONE_TO_FOUR, JOKER), (ONE_TO_FOUR, ONE_TO_FOUR), (SWAP, ONE_TO_FOUR), (SWAP, SWAP)):
        state = game(pawns=(both,), **parts)
        assert fields(state) == []
        assert legal(state) == ["done"]
    assert why(game(pawns=((SWAP, JOKER),), **parts), "swap") == "ST-16"
    assert why(game(pawns=((BLUE, PINK),), **parts), "field blue") == "ST-16"


def test_st_16_a_pawn_that_stays_may_use_its_field_again_in_later_turns() -> None:
    state = game(
        hands=("4 12 9 5 9",),
        stacks=("1 2", "1 2"),
        pawns=((BLUE, ONE_TO_FOUR),),
        piles={"blue": 2},
        top="7 7 7 7 7 2 2",
    )
    play(state, "field blue", "hand blue")
    assert why(state, "field blue") == "ST-17"
    play(state, "done", "help 12", "pawn 1 forward")
    assert seat(state)["pawns"] == [13, ONE_TO_FOUR]
    play(state, "done", "help 7", "pawn 1 forward")
    assert GAME.view(state)["field_used"] is False
    assert fields(state) == ["field purple"]


@pytest.mark.parametrize(
    ("field", "numbers"),
    [
        (ONE_TO_FOUR, range(1, 5)),
        (FIVE_TO_EIGHT, range(5, 9)),
        (NINE_TO_TWELVE, range(9, 13)),
        (JOKER, range(1, 13)),
    ],
)
def test_st_17_a_number_in_its_range_that_the_pile_needs(field: int, numbers: range) -> None:
    for number in range(1, 13):
        state = game(hands=("joker 9",), pawns=((BLUE, field),), piles={"blue": number - 1})
        assert fields(state) == (["field blue"] if number in numbers else [])
        if number not in numbers:
            assert why(state, "field blue") == "ST-17"


def test_st_17_the_following_card_is_forced_onto_that_pile() -> None:
    state = game(
        hands=("4 joker 3 3",),
        stacks=("4 9",),
        pawns=((PINK, ONE_TO_FOUR),),
        piles={"pink 1": 2, "pink 2": 2},
    )
    play(state, "field pink 1")
    assert number_on(state, "pink 1") == 3
    assert GAME.view(state)["follow"] == "pink 1"
    assert legal(state) == ["stack pink 1", "hand pink 1", "joker pink 1"]
    for step in ("done", "hand pink 2", "field pink 1", "swap", "help 3"):
        assert why(state, step) == "ST-17"
    play(state, "hand pink 1")
    assert GAME.view(state)["follow"] is None
    assert "done" in legal(state)
    assert fields(state) == []


@pytest.mark.parametrize(
    ("hand_cards", "stack", "possible"),
    [
        ("9 4", "9 9", True),
        ("9 joker", "9 9", True),
        ("9", "4 9", True),
        ("9", "joker 9", True),
        ("9 3 5", "3 4", False),
    ],
)
def test_st_17_not_without_a_following_card(hand_cards: str, stack: str, possible: bool) -> None:
    state = game(hands=(hand_cards,), stacks=(stack,), pawns=((BLUE, ONE_TO_FOUR),), piles={"blue": 2})
    assert fields(state) == (["field blue"] if possible else [])
    assert why(state, "field blue") == (None if possible else "ST-17")


def test_st_17_following_cards_that_do_not_fit() -> None:
    state = game(hands=("4 9",), stacks=("9 9",), pawns=((BLUE, ONE_TO_FOUR),), piles={"blue": 2})
    play(state, "field blue")
    assert legal(state) == ["hand blue"]
    assert why(state, "stack blue") == "ST-10"
    assert why(state, "joker blue") == "ST-9"


def test_st_17_an_empty_place_needs_one_and_the_two_must_follow() -> None:
    state = game(hands=("2 1",), pawns=((BLUE, ONE_TO_FOUR),))
    assert legal(state) == ["hand blue", "field blue", "done"]
    play(state, "field blue")
    assert legal(state) == ["hand blue"]
    play(state, "hand blue")
    assert GAME.view(state)["piles"][0]["cards"] == ["-", "2"]


def test_st_17_the_pile_must_be_open() -> None:
    state = game(hands=("4 9",), pawns=((BLUE, ONE_TO_FOUR),), piles={"blue": 2, "orange": 2})
    assert why(state, "field orange") == "ST-11"


@pytest.mark.parametrize("field", [NINE_TO_TWELVE, JOKER])
def test_st_18_as_twelve_it_completes_the_pile_alone(field: int) -> None:
    state = game(hands=("2 2",), pawns=((BLUE, field),), piles={"blue": "- - - - 5 6 7 8 joker 10 11"})
    play(state, "field blue")
    assert number_on(state, "blue") == 0
    assert GAME.view(state)["completed"] == {"5": 1, "6": 1, "7": 1, "8": 1, "joker": 1, "10": 1, "11": 1}
    assert GAME.view(state)["follow"] is None
    assert legal(state) == ["done"]


def test_st_18_an_eleven_still_needs_the_twelve() -> None:
    parts = {"pawns": ((BLUE, NINE_TO_TWELVE),), "piles": {"blue": 10}}
    assert fields(game(hands=("10 9",), stacks=("1 2",), **parts)) == []
    state = play(game(hands=("12 9",), stacks=("1 2",), **parts), "field blue", "hand blue")
    assert number_on(state, "blue") == 0


def test_st_19_the_joker_field_is_any_number_with_its_following_card() -> None:
    parts = {"pawns": ((BLUE, JOKER),), "stacks": ("1 1",)}
    for number in range(1, 12):
        follower = str(number + 1)
        other = "3" if follower != "3" else "5"
        assert fields(game(hands=(follower,), piles={"blue": number - 1}, **parts)) == ["field blue"]
        state = game(hands=(other,), piles={"blue": number - 1}, **parts)
        assert why(state, "field blue") == "ST-19"
    used = game(hands=("4 6",), piles={"blue": 2}, **parts)
    assert why(play(used, "field blue", "hand blue"), "field blue") == "ST-19"


def test_st_20_the_top_card_goes_under_the_stack() -> None:
    state = game(hands=("9 9",), stacks=("5 7 8",), pawns=((BLUE, SWAP),), piles={"blue": 6})
    assert legal(state) == ["swap", "done"]
    assert why(state, "field blue") == "ST-20"
    play(state, "swap")
    assert seat(state)["stack"] == ["7", None, "5"]
    assert state.position()["seats"][0]["stack"] == ["7", "8", "5"]  # type: ignore[index]
    assert legal(state) == ["stack blue", "done"]
    assert why(state, "swap") == "ST-20"


def test_st_20_not_with_one_card_left_and_not_elsewhere() -> None:
    state = game(hands=("9",), stacks=("5",), pawns=((BLUE, SWAP),))
    assert legal(state) == ["done"]
    assert why(state, "swap") == "ST-20"
    assert why(game(hands=("9",)), "swap") == "ST-20"


def test_st_20_swapped_cards_stay_known_by_their_place_until_played() -> None:
    state = game(hands=("9 9",), stacks=("5 7 8 1",), pawns=((BLUE, SWAP),), piles={"blue": 6})
    play(state, "swap")
    for viewer in (None, 0, 1):
        assert seat(state, 0, viewer)["stack"] == ["7", None, None, "5"]
    play(state, "stack blue")
    assert seat(state)["stack"] == ["8", None, "5"]
    play(state, "stack blue")
    assert seat(state)["stack"] == ["1", "5"]
    again = game(hands=("9 9",), stacks=("1 5",), known=([1],), pawns=((BLUE, SWAP),))
    assert seat(play(again, "swap"))["stack"] == ["5", "1"]
    assert again.position()["seats"][0]["known"] == [1]  # type: ignore[index]
    third = game(hands=("9 9",), stacks=("1 4 6 5",), known=([1, 2],), pawns=((BLUE, SWAP),))
    assert seat(play(third, "swap"))["stack"] == ["4", "6", "5", "1"]
    assert third.position()["seats"][0]["known"] == [1, 2, 3]  # type: ignore[index]


def test_st_21_a_field_puts_no_card_on_the_pile() -> None:
    state = game(hands=("4 9",), pawns=((BLUE, ONE_TO_FOUR),), piles={"blue": "1 joker"})
    before = state.census()
    play(state, "field blue", "hand blue")
    assert GAME.view(state)["piles"][0]["cards"] == ["1", "joker", "-", "4"]
    assert state.census() == before


def test_st_21_reshuffled_are_the_cards_a_pile_really_holds() -> None:
    state = game(
        hands=("12", "1 1 1 1"),
        pawns=((BLUE, NINE_TO_TWELVE),),
        piles={"blue": "- 2 joker 4 5 6 7 - joker 10"},
        rest="below",
        help_top="1",
    )
    play(state, "field blue", "hand blue")
    drawn = {*hand(state), *(str(card) for card in state.position()["stock"])}  # type: ignore[attr-defined]
    assert drawn == {"2", "joker", "4", "5", "6", "7", "10", "12"}
    assert len(hand(state)) + GAME.view(state)["stock"] == 9


def test_st_e2_field_as_three_and_then_the_four() -> None:
    parts = {"pawns": ((4, 11),), "piles": {"pink 1": 2}}
    state = game(hands=("9 9",), stacks=("4 8",), **parts)
    assert legal(state) == ["field pink 1", "done"]
    play(state, "field pink 1")
    assert legal(state) == ["stack pink 1"]
    without = game(hands=("9 3",), stacks=("5 8",), **parts)
    assert why(without, "field pink 1") == "ST-17"


def test_st_e3_no_pawn_on_a_colour_leaves_only_the_help_card() -> None:
    piles = dict.fromkeys(("blue", "orange", "purple", "red", "pink 1", "pink 2"), 11)
    state = game(hands=("12 joker",), stacks=("12 12",), pawns=((5, 9),), piles=piles)
    assert legal(state) == ["done"]
    assert legal(play(state, "done", "help 12")) == ["pawn 1 forward", "pawn 2 forward"]
