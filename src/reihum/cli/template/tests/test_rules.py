"""Higher card, rule by rule: each test is named after the rule it tests."""

from __future__ import annotations

from typing import Any

import pytest
from reihum.core.errors import IllegalStep

from higher_card import material as m
from higher_card.engine.state import HigherCardState
from higher_card.game import GAME


def last_round(**changed: Any) -> HigherCardState:
    """Two players with a card each: the leader, seat 0, has 11, and seat 1 has 12."""
    document = {
        "game": GAME.id,
        "rules": GAME.rules_version,
        "players": 2,
        "hands": [[11], [12]],
        "table": [],
        "played": list(range(1, 11)),
        "rest": list(range(13, 31)),
        "points": [3, 2],
        "leader": 0,
    }
    return GAME.from_position(document | changed)


def play(state: HigherCardState, *cards: int) -> HigherCardState:
    for card in cards:
        state.apply(GAME.parse(state, f"play {card}"))
    return state


@pytest.mark.parametrize("players", GAME.players)
def test_hc_1_each_player_is_dealt_six_of_thirty_cards(players: int) -> None:
    state = GAME.new(players=players, seed=1)
    assert [len(hand) for hand in state.hands] == [6] * players
    assert sorted([card for hand in state.hands for card in hand] + state.rest) == list(range(1, 31))


def test_hc_2_everybody_plays_one_card_clockwise_from_the_leader() -> None:
    state = GAME.new(players=3, seed=1, first_player=2)
    movers = []
    for _ in range(3):
        movers.append(state.to_act())
        state.apply(state.legal()[0])
    assert movers == [2, 0, 1]
    assert [len(hand) for hand in state.hands] == [5, 5, 5]


def test_hc_2_only_cards_of_the_own_hand_can_be_played() -> None:
    state = last_round()
    assert state.legal() == [m.action_of(11)]
    with pytest.raises(IllegalStep, match="HC-2"):
        GAME.parse(state, "play 12")


def test_hc_3_the_highest_card_takes_the_point_and_leads_next() -> None:
    state = GAME.new(players=3, seed=1, first_player=0)
    state.hands = [[4, 6], [7, 30], [8, 9]]
    play(state, 4, 30, 8)
    assert state.points == [0, 1, 0]
    assert state.to_act() == 1


def test_hc_4_after_six_rounds_the_game_ends_and_most_points_win() -> None:
    result = GAME.result(play(last_round(points=[2, 3]), 11, 12))
    assert result is not None
    assert result.scores == [2, 4]
    assert result.ranks == [2, 1]


def test_hc_4_equals_share_the_win() -> None:
    result = GAME.result(play(last_round(), 11, 12))
    assert result is not None
    assert result.scores == [3, 3]
    assert result.ranks == [1, 1]
