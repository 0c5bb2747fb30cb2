"""Stack Run: what is hidden, what is remembered, and which steps show something."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from reihum.core.rng import seeded
from reihum.core.state import NOBODY, SPECTATOR, Moves
from reihum.games.stack_run.engine.state import StackRunState
from tests.games.stack_run.positions import DECK, GAME, game, legal, nothing_to_draw, play

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"direction": "either", "stack": 20, "stall": 5}),
    (4, {"stack": 5, "stall": 20}),
]


def reveals(state: StackRunState, step: str) -> bool:
    return state.reveals(GAME.parse(state, step))


def stepped(state: StackRunState, action: int) -> StackRunState:
    after = state.clone()
    after.step(action)
    return after


def resampled(state: StackRunState, seat: int, seed: int) -> StackRunState:
    other = state.clone()
    other.resample(seat, seeded(seed))
    return other


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_resample_at_every_ply(players: int, options: dict[str, Any]) -> None:
    """No viewer can tell; no card is lost; somebody who must follow with a card still can."""
    rng, scratch = seeded(8), Moves()
    state = GAME.new(players=players, seed=3, **options)
    while state.to_act() != NOBODY:
        for viewer in range(SPECTATOR, players):
            other = resampled(state, viewer, int(rng.below(1000)))
            shown = None if viewer == SPECTATOR else viewer
            assert GAME.view(other, shown) == GAME.view(state, shown)
            assert other.census() == DECK
            assert other.legal()
            if viewer == state.to_act():
                assert other.legal() == state.legal()
        state.step(state.pick(rng, scratch))


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_a_step_that_reveals_nothing_is_foreseen_by_its_player(players: int, options: dict[str, Any]) -> None:
    rng, scratch = seeded(9), Moves()
    state = GAME.new(players=players, seed=4, **options)
    while state.to_act() != NOBODY:
        seat = state.to_act()
        for action in state.legal():
            if not state.reveals(action):
                after = stepped(state, action)
                other = stepped(resampled(state, seat, int(rng.below(1000))), action)
                assert GAME.view(other, seat) == GAME.view(after, seat)
                for viewer in range(players):  # nobody has gained a card
                    assert after.players[viewer].size <= state.players[viewer].size
        state.step(state.pick(rng, scratch))


def test_all_face_down_cards_and_foreign_hands_are_one_unknown_set() -> None:
    state = game(hands=("1 2 3", "4 4 4 4"), stacks=("5 6 6", "7 8 8"), piles={"blue": 9})
    foreign: Counter[str] = Counter()
    below: Counter[str] = Counter()
    for seed in range(300):
        seats: Any = resampled(state, 0, seed).position()["seats"]
        assert seats[0]["hand"] == {"1": 1, "2": 1, "3": 1}
        assert [seats[0]["stack"][0], seats[1]["stack"][0]] == ["5", "7"]
        foreign.update(seats[1]["hand"])
        below.update([*seats[0]["stack"][1:], *seats[1]["stack"][1:]])
    assert set(foreign) == set(below) == set(DECK)
    watched: Any = resampled(state, SPECTATOR, 1).position()["seats"]
    assert watched[0]["hand"] != {"1": 1, "2": 1, "3": 1}


def test_a_new_deal_depends_on_the_generator_alone() -> None:
    state = play(game(hands=("4 9", "1 2 3"), stacks=("1 2 3",), pawns=((1, 11),)), "done")
    for viewer in (SPECTATOR, 0, 1):
        first = resampled(state, viewer, 5)
        assert resampled(resampled(state, viewer, 6), viewer, 5).position() == first.position()


def test_swapped_cards_keep_their_place_when_the_rest_is_redealt() -> None:
    state = game(hands=("9",), stacks=("5 6 6 1", "7 8 8 2"), known=([1], [2, 3]), to_act=0)
    stacks = []
    for seed in range(40):
        seats: Any = resampled(state, 0, seed).position()["seats"]
        stacks.append((seats[0]["stack"], seats[1]["stack"]))
    assert {(own[0], own[3]) for own, _ in stacks} == {("5", "1")}
    assert {tuple(other[:3]) for _, other in stacks} == {("7", "8", "8")}
    assert len({own[1] for own, _ in stacks}) > 5
    assert len({other[3] for _, other in stacks}) > 5


def test_st_r3_a_card_that_must_follow_stays_possible_for_its_player() -> None:
    parts = {"pawns": ((1, 11),), "piles": {"blue": 2}}
    state = play(game(hands=("4 9",), stacks=("1 2",), **parts), "field blue")
    hands = [resampled(state, 1, seed).position()["seats"][0]["hand"] for seed in range(60)]  # type: ignore[index]
    assert all({"4", "joker"} & set(hand) for hand in hands)
    assert len({tuple(sorted(hand)) for hand in hands}) > 8
    by_stack = play(game(hands=("9 9",), stacks=("4 2",), **parts), "field blue")
    hands = [resampled(by_stack, 1, seed).position()["seats"][0]["hand"] for seed in range(60)]  # type: ignore[index]
    assert any(not {"4", "joker"} & set(hand) for hand in hands)


def test_st_r4_turning_up_a_card_shows_it_unless_all_know_it() -> None:
    parts = {"hands": ("9 9",), "pawns": ((1, 10),), "piles": {"blue": 2}}
    hidden = game(stacks=("3 7 8",), **parts)
    assert reveals(hidden, "stack blue")
    assert reveals(hidden, "swap")
    known = game(stacks=("3 7 8",), known=([2],), **parts)
    assert not reveals(known, "stack blue")
    assert not reveals(known, "swap")


def test_st_r4_a_draw_shows_its_cards() -> None:
    parts = {"stacks": ("1 2",), "piles": {"blue": 2}}
    assert reveals(game(hands=("3",), **parts), "hand blue")
    assert reveals(game(hands=("joker",), **parts), "joker blue")
    assert not reveals(game(hands=("3 3",), **parts), "hand blue")
    assert not reveals(nothing_to_draw(hands=("7",), stacks=("1 2",)), "hand blue")


def test_st_r4_the_end_of_a_turn_shows_cards_to_the_next_player() -> None:
    state = game(hands=("3 joker",), stacks=("1 2",))
    for step in ("done", "help joker", "distance 5"):
        assert not reveals(state, step)
        play(state, step)
    assert reveals(state, "pawn 1 forward")
    empty = play(nothing_to_draw(hands=("9 8",), stacks=("1 2",)), "done", "help 9")
    assert not reveals(empty, "pawn 1 forward")
    assert not reveals(nothing_to_draw(stacks=("1 2",)), "done")


def test_st_r7_the_step_that_ends_the_game_shows_all_cards() -> None:
    won = game(hands=("9 9", "4 5"), stacks=("3", "6 7 8"), piles={"blue": 2})
    assert reveals(won, "stack blue")
    assert GAME.view(won)["seats"][1]["stack"] == ["6", None, None]
    play(won, "stack blue")
    for viewer in (None, 0, 1):
        seats = GAME.view(won, viewer)["seats"]
        assert [seat["hand"] for seat in seats] == [["9", "9"], ["4", "5"]]
        assert [seat["stack"] for seat in seats] == [[], ["6", "7", "8"]]


def test_st_r7_a_game_that_stands_still_ends_with_all_cards_shown() -> None:
    last = play(game(hands=("3 9",), idle=119, turn=119), "done", "help 3")
    assert reveals(last, "pawn 1 forward")
    assert GAME.view(play(last, "pawn 1 forward"), 1)["seats"][0]["hand"] == ["9"]
    empty = nothing_to_draw(stacks=("1 2",), idle=239, turn=239)
    assert reveals(empty, "done")
    assert GAME.view(play(empty, "done"), 1)["seats"][0]["stack"][0] == "1"


def test_st_r4_a_stack_card_ends_the_last_idle_turn_and_the_next_player_draws() -> None:
    state = game(hands=("3 9",), stacks=("3 8 8",), piles={"blue": 2}, idle=119, turn=119)
    play(state, "stack blue", "done", "help 3")
    assert reveals(state, "pawn 1 forward")


def test_st_r4_a_field_reveals_only_if_its_twelve_fills_an_empty_hand() -> None:
    assert not reveals(game(hands=("4 9",), pawns=((1, 11),), piles={"blue": 2}), "field blue")
    assert not reveals(game(hands=("4 9",), pawns=((1, 5),), piles={"blue": 11}), "field blue")


def test_st_r6_completed_piles_are_open_until_they_are_shuffled() -> None:
    state = game(hands=("9 9", "1"), completed="joker 5 5", top="2")
    for viewer in (None, 0, 1):
        assert GAME.view(state, viewer)["completed"] == {"5": 2, "joker": 1}
    assert resampled(state, SPECTATOR, 1).position()["completed"] == {"5": 2, "joker": 1}
    assert "done" in legal(state)
