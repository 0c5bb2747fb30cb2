"""What is hidden in Flower Rows, what is known of a supply, and which steps reveal something."""

from __future__ import annotations

import pytest

from reihum.core.rng import seeded
from reihum.core.state import NOBODY, Moves
from reihum.games.flower_rows.engine.state import FlowerRowsState
from reihum.games.flower_rows.material import BUILDING, START
from tests.games.flower_rows.positions import GAME, game, known, play, supply

OPEN = "80 82 84 86 88 90 92 94"


def reveals(state: FlowerRowsState, step: str) -> bool:
    return bool(state.reveals(GAME.parse(state, step)))


def test_openly_drawn_stones_are_known_until_they_are_played() -> None:
    state = play(game(own="81 83 1", open=OPEN, pool="40"), "blind,stone 82")
    assert known(state) == [82]
    assert supply(state) == [1, 40, 81, 82, 83]
    state.mover = 0
    play(state, "lay,stone 81,stone 82")
    assert known(state) == []


def test_others_see_counts_and_known_stones_only() -> None:
    state = game(own="1 2", others=("10 11 J",), known=("2", "J"))
    view = GAME.view(state, 0)
    assert view["supplies"][0]["supply"] == [1, 2]
    assert view["supplies"][1]["supply"] is None
    assert view["supplies"][1]["known"] == ["J"]
    assert view["supplies"][1]["count"] == 3
    assert GAME.view(state)["supplies"][0]["supply"] is None
    assert view["pool"] == len(state.position()["pool"])  # type: ignore[arg-type]


def test_resample_keeps_known_stones_and_varies_the_others() -> None:
    found = set()
    for seed in range(30):
        state = game(own="1 2", others=("10 11 J",), known=("2", "J 11"))
        state.resample(0, seeded(seed))
        assert supply(state, 0) == [1, 2]
        assert {"J", 11} <= set(supply(state, 1))
        found.add(str(supply(state, 1)))
    assert len(found) > 20


def test_for_spectators_all_supplies_are_hidden() -> None:
    state = game(own="1 2", others=("10 11",), known=("2",))
    state.resample(-1, seeded(1))
    assert 2 in supply(state, 0)
    assert supply(state, 0) != [1, 2]


@pytest.mark.parametrize("viewer", [-1, 1])
def test_a_watched_turn_can_still_be_finished_after_a_redeal(viewer: int) -> None:
    """Few supplies lead from 10 over robbed stones to 30: those that are needed are dealt."""
    own = "11 13 15 17 19 21 23 25 27 29 60 61"
    step = {"at": "building", "stones": [9], "missing": [10, 30], "robbed": True}
    for seed in range(5):
        state = game(own=own, step=step, others=("70",))
        seat = None if viewer < 0 else viewer
        before = GAME.view(state, seat)
        state.resample(viewer, seeded(seed))
        assert GAME.view(state, seat) == before
        assert state.legal()
        scratch, rng = Moves(), seeded(seed)
        while state.under_way.phase == BUILDING:
            state.step(state.pick(rng, scratch))


@pytest.mark.parametrize("players", [2, 4])
def test_redeals_at_every_ply_depend_on_what_is_known_alone(players: int) -> None:
    state = GAME.new(players=players, seed=players, rounds=1, hand=9)
    rng, scratch, other_rng = seeded(3), Moves(), seeded(4)
    ply = 0
    while state.to_act() != NOBODY:
        for viewer in range(-1, players):
            seat = None if viewer < 0 else viewer
            other = state.clone()
            other.resample(viewer, other_rng)
            assert GAME.view(other, seat) == GAME.view(state, seat)
            assert other.census() == state.census()
            assert other.legal()
            if ply % 8 == 0:
                again = [one.clone() for one in (state, other)]
                for one in again:
                    one.resample(viewer, seeded(ply))
                assert again[0].position() == again[1].position()
        state.step(state.pick(rng, scratch))
        ply += 1


def test_at_the_end_only_the_pool_is_hidden() -> None:
    state = play(
        game(own="53", others=("70 J",), rows=("50 51 52",), rounds=1), "add 1,stone 53,place 4,stop"
    )
    state.resample(-1, seeded(1))
    assert supply(state, 1) == ["J", 70]


def test_blind_draws_and_refills_reveal_something() -> None:
    state = game(own="1", open=OPEN, pool="40 41")
    assert reveals(state, "blind")
    assert not reveals(state, "stone 80")
    play(state, "stone 80")
    assert reveals(state, "stop")
    assert reveals(state, "stone 82")
    blind = play(game(own="1", open=OPEN, pool="40 41"), "blind")
    assert not reveals(blind, "stop")
    assert reveals(blind, "stone 82")
    dry = play(game(own="1", open=OPEN, drained=True, others=("2",)), "stone 80")
    assert not reveals(dry, "stone 82")


def test_the_end_of_a_round_reveals_something() -> None:
    state = play(game(own="53 54", rows=("50 51 52",)), "add 1,stone 53,place 4")
    assert not reveals(state, "stop")
    play(state, "stone 54,place 5")
    assert reveals(state, "stop")
    state = play(game(own="1 2 3"), "lay,stone 1,stone 2,stone 3")
    assert reveals(state, "stop")
    passing = game(own="1", rows=("50 51 52",), drained=True, players=2)
    assert not reveals(passing, "pass")
    passing.passes = 1
    assert reveals(passing, "pass")


def test_clones_do_not_share_what_changes() -> None:
    for steps in ("lay,stone 1", "rob 1,place 1,stop", "add 1,stone 5", "blind"):
        state = play(game(own="1 2 3 5 6 60", rows=("7 8 9 11",)), steps.split(",")[0])
        for step in steps.split(",")[1:]:
            if step in [GAME.notation(action) for action in state.legal()]:
                play(state, step)
        before = state.position()
        other = state.clone()
        rng, scratch = seeded(1), Moves()
        while other.under_way.phase != START:
            other.step(other.pick(rng, scratch))
        assert state.position() == before
