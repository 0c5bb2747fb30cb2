"""SU-11 to SU-18: up the own triangle, down the others."""

from __future__ import annotations

from reihum.core.state import NOBODY
from tests.games.summit.positions import UP, game, lays, play, view, why

ALL_RED = "r1 r2 r3 r4 r5 r6 r7 r8 r9 r0"
ABOVE = "r1-0"  # red's own triangle, full


def test_su_11_upwards_one_field_after_the_other() -> None:
    for height in range(10):
        laid = f"r1-{UP[height - 1]}" if height else ""
        state = game(stores=(ALL_RED,), triangles=(laid,))
        assert lays(state) == [f"lay {UP[height]} on 1"]
        other = "lay 1 on 2" if height else "lay 2 on 1"
        assert why(state, other) == ("SU-16" if height else "SU-11")


def test_su_11_only_in_the_own_triangle() -> None:
    state = game(stores=(ALL_RED, "b1 b2"), to_act=1)
    assert lays(state) == ["lay 1 on 2"]
    assert why(state, "lay 1 on 1") == "SU-16"
    assert why(state, "lay 1 on 3") == "SU-16"


def test_su_12_a_joker_goes_only_on_the_next_field() -> None:
    state = game(hand="joker", triangles=("r1-6",))
    assert lays(state) == ["joker 7 on 1"]
    assert why(state, "joker 8 on 1") == "SU-12"
    play(state, "joker 7 on 1", "draw")
    assert view(state)["triangles"][0]["fields"][6] == {"card": "joker", "seat": 0}


def test_su_13_simplified_any_order_inside_a_row() -> None:
    state = game(stores=(ALL_RED,), triangles=("r2 r4",), simplified="on")
    assert lays(state) == ["lay 1 on 1", "lay 3 on 1"]
    assert why(state, "lay 5 on 1") == "SU-13"
    state = game(stores=(ALL_RED,), triangles=("r1-4 r6",), simplified="on")
    assert lays(state) == ["lay 5 on 1", "lay 7 on 1"]


def test_su_13_a_row_is_full_whoever_laid_the_cards() -> None:
    """Blue took red's summit and came down into the row where red is."""
    parts = {"triangles": ("r1-5 b6 b8-9 b*0", "b1-0"), "simplified": "on"}
    state = game(**parts, stores=("r7", "b7 b4"))
    assert lays(state) == ["lay 7 on 1"]
    assert lays(game(**parts, stores=("r7", "b7 b4"), to_act=1)) == ["lay 7 on 1"]
    assert play(state, "lay 7 on 1").to_act() == NOBODY  # red's rows are all full
    state = game(stores=("r9 r7",), triangles=("r1-6 b8-9 b*0", "b1-0"), simplified="on")
    assert lays(state) == ["lay 7 on 1"]
    assert why(state, "lay 9 on 1") == "SU-15"


def test_su_13_simplified_downwards_too() -> None:
    state = game(stores=("r9 r7 r5",), triangles=(ABOVE, "", "r8 r0"), simplified="on")
    assert lays(state) == ["lay 9 on 3"]
    assert why(state, "lay 7 on 3") == "SU-13"
    state = game(stores=("r7 r5 r4",), triangles=(ABOVE, "", "r8-0"), simplified="on")
    assert lays(state) == ["lay 5 on 3", "lay 7 on 3"]
    state = game(stores=("r4 r1",), triangles=(ABOVE, "", "r5-0"), simplified="on")
    assert lays(state) == ["lay 1 on 3", "lay 4 on 3"]


def test_su_14_a_second_0_opens_a_free_triangle_and_goes_down() -> None:
    state = game(stores=("r0 r9 r8 r7 r6 r5 r4 r3 r2 r1",), triangles=(ABOVE,), free_triangles=1)
    assert lays(state) == ["lay 0 on 3"]
    for number in "0987654321":
        assert lays(state) == [f"lay {number} on 3"]
        play(state, f"lay {number} on 3")
        while state.to_act() == 1:
            play(state, "draw")
            if view(state)["hand"] is not None:
                play(state, "store")
    assert view(state)["scores"] == [20, 0]


def test_su_14_not_before_the_own_summit_is_reached() -> None:
    state = game(stores=("r0 r0",), triangles=("r1-8",))
    assert lays(state) == []
    assert why(state, "lay 0 on 3") == "SU-16"


def test_su_14_never_a_rivals_empty_triangle() -> None:
    state = game(stores=("r0 r9",), triangles=(ABOVE,))
    assert lays(state) == ["lay 0 on 3", "lay 0 on 4"]
    assert why(state, "lay 0 on 2") == "SU-15"
    assert why(state, "lay 9 on 3") == "SU-14"


def test_su_14_only_an_empty_free_triangle() -> None:
    state = game(players=3, stores=("r0 r9",), triangles=(ABOVE, "b1-0", "", "b0", ""), free_triangles=2)
    assert lays(state) == ["lay 0 on 5"]
    assert why(state, "lay 9 on 4") == "SU-15"
    state = game(stores=("r0 r8",), triangles=(ABOVE, "", "r*0"), free_triangles=1)
    assert why(state, "lay 8 on 3") == "SU-14"


def test_su_15_a_joker_takes_a_rivals_open_summit() -> None:
    state = game(stores=("r0 joker r9 r8",), triangles=(ABOVE, "b1-2"), free_triangles=1)
    assert lays(state) == ["lay 0 on 3", "joker 0 on 2", "joker 0 on 3"]
    assert why(state, "lay 0 on 2") == "SU-15"
    assert why(state, "joker 9 on 2") == "SU-15"
    play(state, "joker 0 on 2")
    assert view(state)["triangles"][1]["opener"] == 0
    state = game(stores=("r9 r8",), triangles=(ABOVE, "b1-2 r*0"))
    assert lays(state) == ["lay 9 on 2"]


def test_su_15_not_before_the_own_summit_is_reached() -> None:
    state = game(stores=("joker",), triangles=("r1-9",))
    assert lays(state) == ["joker 0 on 1"]
    assert why(state, "joker 0 on 2") == "SU-16"


def test_su_15_no_card_is_covered_and_only_one_goes_down() -> None:
    state = game(players=3, stores=("joker r9",), triangles=(ABOVE, "b1-2 g*0", "g1-0"), free_triangles=1)
    assert lays(state) == ["joker 0 on 4"]
    assert why(state, "joker 0 on 2") == "SU-15"
    assert why(state, "joker 0 on 3") == "SU-15"
    assert why(state, "lay 9 on 2") == "SU-15"


def test_su_15_owner_and_blocker_may_have_the_same_next_field() -> None:
    parts = {"triangles": (ABOVE, "b1-5 r7-9 r*0"), "stores": ("r6", "b6")}
    first = game(**parts)
    assert lays(first) == ["lay 6 on 2"]
    play(first, "lay 6 on 2")
    assert view(first)["triangles"][1]["fields"][5] == {"card": "r6", "seat": 0}
    second = game(**parts, to_act=1)
    assert lays(second) == ["lay 6 on 2"]
    play(second, "lay 6 on 2")
    assert view(second)["triangles"][1]["fields"][5] == {"card": "b6", "seat": 1}
    third = game(triangles=(ABOVE, "b1-4 r7-9 r*0"), stores=("r6", "b6 b5"))
    play(third, "lay 6 on 2")
    assert lays(third) == ["lay 5 on 2"]


def test_su_15_a_rivals_triangle_is_blocked_and_a_free_one_only_opened() -> None:
    triangles = view(game(triangles=(ABOVE, "b1-2 r*0", "r0")))["triangles"]
    assert [(one["opener"], one["blocked"]) for one in triangles] == [
        (None, False),
        (0, True),
        (0, False),
        (None, False),
    ]


def test_su_16_the_summit_is_reached_by_laying_the_own_0() -> None:
    state = game(stores=("r0 r0 joker",), triangles=("r1-9",))
    assert lays(state) == ["lay 0 on 1", "joker 0 on 1"]
    with_joker = play(state.clone(), "joker 0 on 1")
    assert with_joker.players[0].is_on_top(0)
    play(state, "lay 0 on 1")
    assert state.players[0].is_on_top(0)


def test_su_16_cards_go_on_in_several_places() -> None:
    state = game(stores=("r9 r8 joker",), triangles=(ABOVE, "b1-3 r*0", "r*9 r0"), free_triangles=2)
    assert lays(state) == ["lay 9 on 2", "lay 8 on 3", "joker 9 on 2", "joker 8 on 3", "joker 0 on 4"]


def test_su_17_a_joker_opens_a_free_triangle() -> None:
    state = game(stores=("joker",), triangles=(ABOVE, "b1-0"))
    assert lays(state) == ["joker 0 on 3", "joker 0 on 4"]
    play(state, "joker 0 on 4")
    assert view(state)["triangles"][3]["opener"] == 0


def test_su_18_a_blocked_owner_climbs_on_but_opens_nothing() -> None:
    stores = ("", "b8 b9 b0 joker")
    state = game(stores=stores, triangles=(ABOVE, "b1-7 r*0"), to_act=1, top="b1")
    assert lays(state) == ["lay 8 on 2", "joker 8 on 2"]
    assert why(state, "lay 0 on 2") == "SU-15"
    assert why(state, "lay 0 on 3") == "SU-16"
    play(state, "lay 8 on 2", "draw")  # red turns up a blue card
    assert lays(state) == ["lay 9 on 2", "joker 9 on 2"]
    assert play(state, "lay 9 on 2").to_act() == NOBODY
