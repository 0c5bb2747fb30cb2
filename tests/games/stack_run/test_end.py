"""Stack Run: the end of the game and what closes its holes, rule by rule; exact counts."""

from __future__ import annotations

import pytest

from reihum.core.errors import BadOption
from reihum.core.play import perft
from reihum.core.state import NOBODY
from reihum.games.stack_run.engine.state import StackRunState
from tests.games.stack_run.positions import (
    DECK,
    GAME,
    NUMBERS,
    game,
    hand,
    legal,
    nothing_to_draw,
    number_on,
    play,
    seat,
    why,
)


def turn(state: StackRunState, help_card: str) -> StackRunState:
    """A turn without playing; the first pawn moves."""
    return play(state, "done", f"help {help_card}", "pawn 1 forward")


def test_st_22_the_last_card_of_a_stack_wins_at_once() -> None:
    stacks = ("3", "7 7 7", "7 8", "8 8")
    state = game(players=4, hands=("9",), stacks=stacks, piles={"blue": 2})
    play(state, "stack blue")
    assert state.to_act() == NOBODY
    result = GAME.result(state)
    assert result is not None
    assert (result.scores, result.ranks) == ([0, 3, 2, 2], [1, 4, 2, 2])
    assert state.turn == 1
    assert legal(state) == []


def test_st_22_the_win_comes_before_any_draw() -> None:
    """ST-13: an emptied stack wins, then nothing more happens, here with an empty hand."""
    state = nothing_to_draw(
        stacks=("12",), piles={"blue": " ".join(NUMBERS[:11]), "orange": " ".join(NUMBERS[:11])}
    )
    play(state, "stack blue")
    assert (state.to_act(), hand(state)) == (NOBODY, [])


def test_st_r2_a_winning_twelve_stays_on_its_pile() -> None:
    state = play(game(hands=("9",), stacks=("12",), piles={"blue": 11}), "stack blue")
    assert number_on(state, "blue") == 12
    assert GAME.view(state)["completed"] == {}
    assert GAME.from_position(state.position()).position() == state.position()


def test_st_23_completed_piles_are_the_new_stock_and_the_draw_goes_on() -> None:
    state = game(hands=("9 9", "1"), top="5 6", rest="completed")
    completed = GAME.view(state)["completed"]
    turn(state, "9")
    view = GAME.view(state)
    assert (view["completed"], view["stock"]) == ({}, sum(completed.values()) - 2)
    assert {"1", "5", "6"} <= set(hand(state, 1))
    assert len(hand(state, 1)) == 5


def test_st_23_shuffled_at_random_but_the_same_for_a_seed() -> None:
    made = []
    for generator in ("fast:1", "fast:2", "fast:2"):
        state = turn(game(hands=("9 9", "1"), rest="completed", generator=generator), "9")
        made.append(state.position()["stock"])
    assert made[0] != made[1] == made[2]


def test_st_23_else_the_help_pile_but_for_its_top_card() -> None:
    state = game(hands=("9 9", "1"), help_top="7", below="3 3", rest="below")
    turn(state, "9")
    view = GAME.view(state)
    assert view["help"] == {"top": "9", "below": {}}
    assert view["stock"] + 4 == 112 - 2 - 4 - 1  # all but two 9, the stacks, and the 1; the 7 among them
    assert len(hand(state, 1)) == 5


def test_st_23_both_in_one_draw_and_as_many_as_there_are() -> None:
    state = nothing_to_draw(hands=("7",), stacks=("1 2",), completed="2", help_top="9", below="3 4")
    play(state, "hand blue")
    assert hand(state) == ["2", "3", "4"]
    view = GAME.view(state)
    assert (view["stock"], view["completed"], view["help"]) == (0, {}, {"top": "9", "below": {}})


def test_st_23_nothing_at_all_and_the_game_goes_on() -> None:
    state = nothing_to_draw(hands=("9 8",), stacks=("1 2",))
    before = hand(state, 1)
    turn(state, "9")
    assert state.to_act() == 1
    assert hand(state, 1) == before


def test_st_24_an_empty_hand_may_play_the_stack_and_end_without_help_card() -> None:
    state = nothing_to_draw(stacks=("7 9 1",))
    assert legal(state) == ["stack blue", "stack orange", "done"]
    assert why(state, "help 3") == "ST-24"
    play(state, "stack blue")
    assert hand(state) == []
    pawns = seat(state)["pawns"]
    play(state, "done")
    assert (state.to_act(), state.turn) == (1, 1)
    assert seat(state)["pawns"] == pawns
    assert GAME.view(state)["help"]["top"] is None


@pytest.mark.parametrize(("pawns", "step"), [((1, 7), "stack blue"), ((1, 5), "field blue")])
def test_st_24_a_completed_pile_fills_the_empty_hand(pawns: tuple[int, int], step: str) -> None:
    state = nothing_to_draw(stacks=("12 9 1",), pawns=(pawns,), piles={"blue": " ".join(NUMBERS[:11])})
    assert state.reveals(GAME.notations.index(step))
    play(state, step)
    assert len(hand(state)) == 5
    assert state.to_act() == 0
    assert why(state, "help 3") == "ST-15"


def test_st_25_idle_turns_of_all_players_end_the_game() -> None:
    state = game(hands=("9 9",), stacks=("5 6 7", "5 6"), options={"stall": 1})
    turn(state, "9")
    assert (state.to_act(), GAME.view(state)["idle"]) == (1, 1)
    turn(state, hand(state, 1)[0])
    assert state.to_act() == NOBODY
    assert (state.scores(), state.ranks()) == ([3, 2], [2, 1])
    assert GAME.from_position(state.position()).position() == state.position()


def test_st_25_a_card_from_a_stack_starts_the_count_again_and_a_swap_does_not() -> None:
    state = game(hands=("9 9",), stacks=("3 6 7",), pawns=((1, 10),), piles={"blue": 2}, idle=100, turn=100)
    swapped = turn(play(state.clone(), "swap"), "9")
    assert GAME.view(swapped)["idle"] == 101
    played = turn(play(state.clone(), "stack blue"), "9")
    assert GAME.view(played)["idle"] == 0
    assert GAME.view(turn(played, hand(played, 1)[0]))["idle"] == 1


@pytest.mark.parametrize(("players", "stall", "last"), [(2, 60, 119), (3, 2, 5), (4, 200, 799)])
def test_st_25_so_many_turns_times_the_players(players: int, stall: int, last: int) -> None:
    parts = {"players": players, "hands": ("9 9",), "options": {"stall": stall}, "turn": 800}
    assert turn(game(idle=last - 1, **parts), "9").to_act() == 1
    assert turn(game(idle=last, **parts), "9").to_act() == NOBODY
    with pytest.raises(BadOption):
        GAME.new(seed=1, stall=201)


def test_st_26_after_two_hundred_cards_only_the_help_card() -> None:
    parts = {"hands": ("3 4 5 9",), "stacks": ("3 4",), "pawns": ((1, 10),), "piles": {"blue": 2}}
    state = play(game(laid=199, **parts), "hand blue")
    assert legal(state) == ["done"]
    for step in ("hand blue", "stack blue", "swap", "field blue"):
        assert why(state, step) == "ST-26"
    assert legal(play(state, "done")) == ["help 4", "help 5", "help 9"]


def test_st_r5_the_stop_counts_cards_only_and_ends_an_empty_hands_turn() -> None:
    parts = {"hands": ("4 9",), "pawns": ((1, 11),), "piles": {"blue": 2}}
    state = play(game(laid=199, **parts), "field blue", "hand blue")
    assert GAME.view(state)["laid"] == 200
    assert legal(game(laid=200, **parts)) == ["done"]
    empty = nothing_to_draw(stacks=("7 9 1",), laid=200)
    assert legal(empty) == ["done"]
    assert play(empty, "done").to_act() == 1


@pytest.mark.parametrize(
    ("parts", "counts"),
    [
        (
            {"hands": ("3 4 joker 9",), "stacks": ("5 7",), "piles": {"blue": 2, "orange": 4}},
            [5, 18, 61, 150],
        ),
        (
            {"hands": ("4 joker 2",), "pawns": ((4, 11),), "piles": {"pink 1": 2, "pink 2": 10}},
            [4, 10, 29, 58],
        ),
        ({"hands": ("joker 9",), "pawns": ((1, 10),), "options": {"direction": "either"}}, [3, 6, 21, 82]),
    ],
)
def test_perft(parts: dict[str, object], counts: list[int]) -> None:
    state = game(**parts)
    assert [perft(state, depth) for depth in range(1, 5)] == counts
    assert state.census() == DECK
