"""The rules of Spot On, one by one: cards, set-up, market, rounds and end (SP-1 to SP-8, SP-26 to SP-28)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from reihum.core.errors import BadOption
from reihum.core.state import NOBODY
from reihum.games.spot_on.engine.state import SpotOnState
from tests.games.spot_on.positions import GAME, deck, game, legal, play, points, rows, why


def laying_out(hands: tuple[str, ...], *collections: str, **more: Any) -> SpotOnState:
    """A position in the set-up; seat 0 lays out first."""
    cards = " ".join(hands).split()
    document_hands = [hand.split() for hand in hands]
    return game(
        *collections,
        top=" ".join(cards),
        players=len(hands),
        market="///",
        setting_up=True,
        hands=document_hands,
        pile=list((deck() - Counter(cards)).elements()),
        **more,
    )


def test_sp_1_the_cards() -> None:
    census = GAME.new(players=4, seed=1).census()
    assert census == dict(deck())
    assert sum(census.values()) == 90 + 6 + 15
    assert GAME.new(seed=1, copies=2, actions=3).census() == dict(deck(2, 3))
    assert GAME.new(seed=1, copies=4, actions=6).census() == dict(deck(4, 6))
    for copies, actions in ((1, 5), (5, 5), (3, 2), (3, 7)):
        with pytest.raises(BadOption):
            GAME.new(seed=1, copies=copies, actions=actions)


@pytest.mark.parametrize(("number", "bonus"), [(2, 0), (3, 0), (4, 0), (5, 1), (6, 3), (7, 5)])
def test_sp_2_bonus_of_coloured_cards_and_none_of_jokers(number: int, bonus: int) -> None:
    below = " ".join(["b7", "b6", "b7", "b6", "b5", "b4"][: number - 1])
    assert points(play(game(below, hand=f"b{number}"), "add b", "complete")) == [number + bonus, 0]
    assert points(play(game(below, hand=f"j{number}"), f"add j{number}", "complete")) == [number, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sp_3_the_starting_player_has_the_start_card_and_the_pile_is_shuffled(players: int) -> None:
    state = GAME.new(players=players, seed=1, first_player=1)
    assert GAME.view(state)["starter"] == state.to_act() == 1
    assert GAME.new(players=players, seed=2).position()["pile"] != state.position()["pile"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sp_4_everybody_is_dealt_three_number_cards_or_jokers_first(players: int) -> None:
    for seed in range(30):
        state = GAME.new(players=players, seed=seed, actions=6)
        view = GAME.view(state)
        assert view["setting_up"]
        assert view["market"] == [[]] * 4
        for player in view["collections"]:
            assert len(player["hand"]) == 3
            assert not {"protect", "move", "steal"} & set(player["hand"])
        assert view["pile"] == 108 + 6 - 3 * players


def test_sp_4_cards_are_laid_out_in_turn_order_by_the_rules() -> None:
    state = laying_out(("r2 r2 r3", "b3 g4 b2"))
    play(state, "add r", "add r")  # the second is a landing
    assert legal(state) == ["complete", "decline"]
    play(state, "complete", "add r")
    assert rows(state) == "r3"
    assert points(state) == [2, 0]
    assert state.to_act() == 1
    assert GAME.view(state)["market"] == [[]] * 4
    play(state, "add g", "add b", "add b")  # lowest first: b2, then b3
    assert rows(state, 1) == "g4 / b2 b3"
    assert not state.setting_up


def test_sp_5_the_market_is_filled_after_the_laying_out() -> None:
    state = laying_out(("r2 r4 r6", "b7 b6 b4"))
    top = state.position()["pile"]
    play(state, "add r", "add r", "add r", "add b", "add b", "add b")
    view = GAME.view(state)
    assert [len(group) for group in view["market"]] == [3, 2, 2, 1]
    assert [card for group in view["market"] for card in group] == top[:8]  # type: ignore[index]
    assert legal(state) == ["take 1", "take 2", "take 3", "take 4"]


@pytest.mark.parametrize(("players", "order"), [(2, [0, 1, 0, 1]), (3, [0, 1, 2, 0]), (4, [0, 1, 2, 3])])
def test_sp_6_one_whole_group_each_until_the_market_is_empty(players: int, order: list[int]) -> None:
    state = game(players=players, phase="take", market="r7 r6 r5/b7 b6/g7 g6/y7")
    for turn, (seat, group) in enumerate(zip(order, (2, 4, 1, 3), strict=True)):
        assert state.to_act() == seat
        assert state.turn == turn
        play(state, f"take {group}")
        assert GAME.view(state)["market"][group - 1] == []
        while state.to_act() == seat and state.turn == turn:
            state.apply(state.legal()[0])


def test_sp_7_take_add_use_or_store_and_stored_cards_at_any_time() -> None:
    state = game("r4 r5 / steal", "b4", phase="take", market="r6 g3 move/b7 b6/g7 g6/y7")
    assert legal(state) == ["take 1", "take 2", "take 3", "take 4"]
    play(state, "take 1")
    assert legal(state) == ["add r", "use move", "use stored steal"]
    play(state, "add r", "store move")
    assert legal(state) == ["add g", "use stored move", "use stored steal"]
    play(state, "use stored move", "row 1", "add g")
    assert legal(state) == ["use stored steal", "end"]


def test_sp_8_owned_colours_first_then_new_ones_lowest_first() -> None:
    state = game("r6 / g7", hand="r5 g6 b3")
    assert legal(state) == ["add r", "add g"]
    assert why(state, "add b") == "SP-8"
    assert legal(play(state, "add g")) == ["add r"]
    assert legal(play(state, "add r")) == ["add b"]
    state = game("r6", hand="b5 b3 b7")
    assert rows(play(state, "add b", "add b", "add b")) == "r6 / b3 b5 b7"


def test_sp_8_storing_waits_for_owned_colours_only() -> None:
    state = game("r6", hand="r5 b3 move")
    assert legal(state) == ["add r"]
    assert why(state, "store move") == "SP-8"
    assert legal(play(state, "add r")) == ["add b", "use move", "store move"]


def test_sp_8_the_order_is_judged_anew_after_each_card_and_jokers_come_any_time() -> None:
    state = game("r6", hand="r2 b3 b4")
    play(state, "add r", "complete")  # red is gone, blue is new: any order
    assert legal(state) == ["add b"]
    assert legal(play(state, "add b")) == ["add b"]
    state = game("r6", hand="b3 g4 b5")
    assert legal(state) == ["add g", "add b"]
    assert legal(play(state, "add b")) == ["add b"]  # now blue is owned, and green waits
    assert legal(game("r6", hand="r5 b3 j7")) == ["add r", "add j7"]


def test_sp_8_a_stolen_card_is_dealt_with_at_once() -> None:
    state = play(game("r6", "b4", hand="r5 steal"), "use steal", "row 1 left 1")
    assert legal(state) == ["row 2", "drop"]
    assert rows(play(state, "row 2")) == "r6 / b4"
    assert legal(state) == ["add r"]


def test_sp_26_the_turn_ends_when_all_is_done_and_the_player_says_so() -> None:
    state = game("r6 / protect", hand="b3")
    assert why(state, "end") == "SP-26"
    play(state, "add b")
    assert legal(state) == ["use stored protect", "end"]
    assert play(state, "end").to_act() == 1
    assert play(game("r6 / steal", hand="b3"), "add b").to_act() == 1  # nothing to steal: not asked
    assert play(game("r6 / move", hand="b3"), "add b").to_act() == 1


def test_sp_27_the_start_card_goes_on_and_the_market_is_refilled() -> None:
    state = game(players=3, market="///", hand="r7", top="b2 b3 b4 b5 b6 b7 g2 g3", starter=0)
    play(state, "add r")
    view = GAME.view(state)
    assert view["starter"] == state.to_act() == 1
    assert view["market"] == [["b2", "b3", "b4"], ["b5", "b6"], ["b7", "g2"], ["g3"]]


@pytest.mark.parametrize(("left", "over"), [(8, False), (7, True), (0, True)])
def test_sp_28_the_game_ends_when_the_market_cannot_be_filled(left: int, over: bool) -> None:
    state = game("r6 / b5", market="///", hand="r5", left=left, players=4, starter=1)
    play(state, "add r")
    assert (state.to_act() == NOBODY) == over
    assert (legal(state) == []) == over
    assert GAME.from_position(state.position()).position() == state.position()
    assert (GAME.result(state) is not None) == over


def test_sp_28_most_cards_in_the_score_pile_win_and_ties_share() -> None:
    scored = ("r2 r3", "g2", "b2")
    state = game("y7 y6", market="///", left=3, players=3, hand="", scored=scored, bonus=("", "g3", ""))
    play(state, "end")
    result = GAME.result(state)
    assert result is not None
    assert result.scores == [2, 2, 1]
    assert result.ranks == [1, 1, 3]


def test_sp_r1_laying_out_asks_only_where_it_makes_a_difference() -> None:
    state = laying_out(("r5 g4 b3", "j3 r2 g7", "y7 y6 y4"))
    assert legal(state) == ["add r"]
    assert why(state, "add g") == "SP-R1"
    assert why(state, "take 1") == "SP-4"
    play(state, "add r", "add g", "add b")
    assert state.turn == 1
    assert legal(state) == ["add r", "add g", "add j3"]  # a joker may come at any point
    play(state, "add j3")
    assert legal(state) == ["add r"]
    assert legal(play(state, "add r")) == ["row 1", "row 2"]  # beside the joker, or a new row
    play(state, "row 1")
    assert legal(state) == ["complete", "decline"]
    play(state, "complete", "add g")
    assert points(state) == [0, 2, 0]
    assert state.to_act() == 2


def test_sp_r1_two_jokers_are_laid_out_in_any_order() -> None:
    state = laying_out(("j3 j2 r7", "b3 g4 b2"))
    assert legal(state) == ["add r", "add j2", "add j3"]
    play(state, "add j3", "add j2")
    assert legal(state) == ["complete", "decline"]
