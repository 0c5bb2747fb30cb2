"""What the view says about cards before they are added: the same as what then happens."""

from __future__ import annotations

from typing import Any

import pytest

from reihum.core.rng import seeded
from reihum.core.state import NOBODY
from reihum.games.spot_on.engine.state import SpotOnState
from reihum.games.spot_on.material import NO_CARD
from reihum.games.spot_on.words.tally import tally
from tests.games.spot_on.positions import GAME, game, legal, play


def shown(state: SpotOnState) -> dict[str, str]:
    """Every prospect in short, by card and step."""
    return {
        f"{one['card']} {one['does']}": f"{one['effect']} {one['count']} {one['bonus']} {one['scorer']}"
        for one in GAME.view(state)["prospects"]
    }


def player(state: SpotOnState, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(state)["collections"][seat]
    return found


def test_sp_9_to_sp_12_taken_cards_show_what_they_would_do() -> None:
    state = game("r6 r7 r3 r2 / g4 g6", hand="r5 g2 b3")
    assert shown(state) == {
        "r5 row 1": "lands 5 1 None",
        "g2 row 2": "falls 2 0 None",
        "b3 row 3": "new 0 0 None",
    }


def test_sp_8_only_the_lowest_card_of_a_colour_and_all_jokers_can_be_next() -> None:
    state = game("r6 / g4", hand="r2 r5 j3")
    assert {key.split()[0] for key in shown(state)} == {"r2", "j3"}


def test_sp_15_gifts_show_who_would_score_what_falls() -> None:
    rows = ("r6 / g6 / b6 / v6", "y6 y7 y4")
    assert shown(game(*rows, hand="y2"))["y2 row 1 left 1"] == "falls 2 0 1"
    assert shown(game(*rows, hand="y2", gift="active"))["y2 row 1 left 1"] == "falls 2 0 0"
    assert shown(game(*rows, hand="y2"))["y2 clear 3"] == "clears 1 0 None"


def test_sp_12_the_bonus_is_what_the_pile_still_has() -> None:
    state = game("r6 r6 r5 r5 r4 r3", hand="r7", left=2)
    assert shown(state) == {"r7 row 1": "lands 7 2 None"}


def test_sp_23_moving_shows_its_landing_and_never_a_fall() -> None:
    state = play(game("r3 r6 r7 / g2 g5 g6", hand="move"), "use move")
    assert shown(state) == {"r3 row 1": "lands 3 0 None", "g2 row 2": "stays 0 0 None"}


def test_the_card_on_its_way_shows_its_places() -> None:
    state = play(game("r6 / g6 / b6 / v6", hand="steal"), "store steal")
    assert state.to_act() == 0
    assert shown(state) == {f"steal clear {slot}": "clears 1 0 None" for slot in range(1, 5)}


def test_sp_10_rows_say_what_they_wait_for() -> None:
    state = game("r6 / g6 g7 g5 g4 / b7 b7 b6 b6 b5 b4 b3 / steal", hand="y2")
    rows = player(state)["rows"]
    assert [(row["waits"], row["bonus"]) for row in rows] == [(2, 0), (5, 1), (None, 0), (None, 0)]


def test_sp_18_what_would_land_and_what_would_fall() -> None:
    state = game("r6 r5 / j6", hand="y2")
    assert player(state)["lands"] == ["r3", "y2", "g2", "b2", "v2", "j2", "j3"]
    assert player(state)["falls"] == ["r2"]


def test_sp_11_only_cards_that_exist_are_said_to_fall() -> None:
    """On a row of more cards than the highest number, too."""
    state = game("r7 r6 r5 r4 r3 (r2) (r7) (r6) (r5)", hand="y2")
    assert player(state)["falls"] == ["r2", "r3", "r4", "r5", "r6", "r7"]


def test_sp_5_the_view_says_how_large_groups_are_also_when_they_are_taken() -> None:
    assert GAME.view(game(hand="y2"))["group_sizes"] == [3, 2, 2, 1]


def test_sp_2_the_view_says_which_bonuses_cards_show() -> None:
    shown_bonuses = {"5": 1, "6": 3, "7": 5}
    expected = {f"{colour}{number}": bonus for number, bonus in shown_bonuses.items() for colour in "rygbv"}
    assert GAME.view(game(hand="y2"))["bonuses"] == expected


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"interactive": "on"}, {"gift": "active"}])
def test_what_is_shown_is_what_then_happens(players: int, options: dict[str, Any]) -> None:
    """In random games every step that was shown as a landing lands, and everything else does not."""
    state, rng = GAME.new(players=players, seed=5, **options), seeded(5)
    checked = 0
    while state.to_act() != NOBODY:
        view = GAME.view(state)
        steps = {one["does"]: one for one in view["prospects"]} if view["phase"] != "menu" else {}
        for does, one in steps.items():
            assert does in legal(state)
            assert outcome(state, does) == one["effect"]
            checked += 1
        state.apply(state.legal()[rng.below(len(state.legal()))])
    assert checked > 50


def outcome(before: SpotOnState, does: str) -> str:
    """What a step did, judged by the table alone."""
    after = play(before.clone(), does)
    if does.startswith("clear"):
        return "clears"
    if GAME.view(after)["phase"] == "landing":
        return "lands"
    if before.held != NO_CARD and lying(after) <= lying(before):
        return "falls"
    left = int(does.split()[3]) if "left" in does else 0
    row = before.players[(before.mover + left) % before.seats].rows[int(does.split()[1]) - 1]
    return "new" if row.size == 0 else "stays"


def lying(state: SpotOnState) -> int:
    """How many cards lie in rows."""
    return sum(len(row["cards"]) for one in GAME.view(state)["collections"] for row in one["rows"])


def test_sp_28_the_tally_tells_colours_jokers_protect_and_bonus_cards_apart() -> None:
    state = game(hand="y2", scored=("r3 r4 j4 protect", "v5 v6"), bonus=("g2 steal",))
    lines = {GAME.say(line.label, "en"): line.points for line in tally(state)}
    assert lines["Red cards"] == [2, 0]
    assert lines["Violet cards"] == [0, 2]
    assert lines["Jokers"] == lines["Face-down Protect cards"] == [1, 0]
    assert lines["Bonus cards"] == [2, 0]
    assert sum(points[0] or 0 for points in lines.values()) == state.scores()[0]
