"""Position documents of Stack Run: what contradicts a rule is refused with its place."""

from __future__ import annotations

from typing import Any

import pytest

from reihum.core.errors import BadCount, BadPosition, BadRule, BadShape
from reihum.core.state import NOBODY
from tests.games.stack_run.positions import GAME, NUMBERS, game, nothing_to_draw, play, position

ELEVEN = " ".join(NUMBERS[:11])


def refused(document: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(BadRule) as caught:
        GAME.from_position(document)
    return caught.value.where, str(caught.value.details["rule"])


def full(**changes: Any) -> dict[str, Any]:
    """A position in the midst of a turn, changed."""
    return {**position(hands=("3 4 9",), piles={"blue": 2}), **changes}


def over(stacks: tuple[str, ...] = ("", "7 8"), **parts: Any) -> dict[str, Any]:
    """A finished game, won by the first player unless stacks say otherwise."""
    return position(stacks=stacks, laid=0, to_act=None, **parts)


@pytest.mark.parametrize(
    ("document", "where", "rule"),
    [
        (full(seats=full()["seats"][:1]), "$.seats", "ST-5"),
        (full(to_act=2), "$.to_act", "ST-5"),
        (full(help={"top": None, "below": {"3": 1}}), "$.help.top", "ST-23"),
        (full(idle=1), "$.idle", "ST-25"),
        (full(idle=120, turn=120), "$.idle", "ST-25"),
        (full(stack_played=True, laid=0, field_used=True), "$.stack_played", "ST-25"),
        (full(field_used=True), "$.field_used", "ST-16"),
        (position(hands=("1",), pawns=((5, 9),), field_used=True), "$.field_used", "ST-16"),
        (full(laid=0), "$.seats[0].hand", "ST-8"),
        (full(distance=3), "$.distance", "ST-15"),
        (full(phase="move"), "$.distance", "ST-15"),
        (full(phase="distance"), "$.help.top", "ST-15"),
        (full(phase="move", distance=4), "$.help.top", "ST-15"),
        (full(follow="red"), "$.follow", "ST-17"),
        (position(hands=("",)), "$.seats[0].hand", "ST-13"),
        (position(hands=("1 1 1 1 1 1",)), "$.seats[0].hand", "ST-8"),
        (position(hands=("1", "2 2 2 2 2")), "$.seats[1].hand", "ST-15"),
        (position(hands=("1",), stacks=("1 " * 6,), options={"stack": 5}), "$.seats[0].stack", "ST-7"),
        (position(hands=("1",), stacks=("",)), "$.seats[0].stack", "ST-22"),
        (position(hands=("1",), stacks=("5 6",), known=([2],)), "$.seats[0].known", "ST-20"),
        (position(hands=("1",), stacks=("5 6 7",), known=([1, 1],)), "$.seats[0].known", "ST-20"),
        (position(hands=("1",), stacks=("5 6 7",), known=([2, 1],)), "$.seats[0].known", "ST-20"),
    ],
)
def test_contradictions_are_refused(document: dict[str, Any], where: str, rule: str) -> None:
    assert refused(document) == (where, rule)


@pytest.mark.parametrize(
    ("pile", "where", "rule"),
    [
        ("2", "$.piles[0][0]", "ST-10"),
        ("1 3", "$.piles[0][1]", "ST-10"),
        (ELEVEN + " 12", "$.piles[0]", "ST-14"),
        (ELEVEN + " 12 joker", "$.piles[0]", "ST-14"),
        ("1 -", "$.piles[0]", "ST-17"),
        ("- - joker", "$.piles[0][2]", "ST-6"),
        ("1 - - 4", "$.piles[0][1]", "ST-17"),
    ],
)
def test_piles_that_cannot_be(pile: str, where: str, rule: str) -> None:
    assert refused(position(hands=("9",), piles={"blue": pile})) == (where, rule)


@pytest.mark.parametrize("pile", ["- joker 3", "joker - 3 - joker", "- - - 4 - joker - 8"])
def test_piles_that_can_be(pile: str) -> None:
    game(hands=("9",), piles={"blue": pile})


def following(**changes: Any) -> dict[str, Any]:
    """A field has just stood for the 3 on the blue pile."""
    parts = {"hands": ("4 9",), "pawns": ((1, 11),), "piles": {"blue": "1 2 -"}, **changes}
    return position(**{"follow": "blue", "field_used": True, **parts})


@pytest.mark.parametrize(
    ("changes", "where", "rule"),
    [
        ({"phase": "help"}, "$.follow", "ST-17"),
        ({"field_used": False}, "$.follow", "ST-17"),
        ({"pawns": ((1, 3),)}, "$.follow", "ST-17"),
        ({"pawns": ((1, 10),)}, "$.follow", "ST-17"),
        ({"pawns": ((7, 11),)}, "$.follow", "ST-11"),
        ({"hands": ("5 9",)}, "$.follow", "ST-17"),
        ({"laid": 200}, "$.laid", "ST-26"),
        ({"piles": {"blue": "- -"}}, "$.piles[0]", "ST-17"),
        ({"piles": {"blue": "1 - -"}}, "$.piles[0][1]", "ST-17"),
        ({"follow": None}, "$.piles[0]", "ST-17"),
        ({"follow": "red"}, "$.piles[0]", "ST-17"),
        ({"piles": {"blue": ELEVEN + " -"}, "pawns": ((1, 9),)}, "$.piles[0]", "ST-14"),
    ],
)
def test_a_card_that_must_follow_can_follow(changes: dict[str, Any], where: str, rule: str) -> None:
    GAME.from_position(following())
    assert refused(following(**changes)) == (where, rule)


def test_no_hand_no_help_card() -> None:
    document = nothing_to_draw(stacks=("7 9 1",)).position()
    assert refused({**document, "phase": "help"}) == ("$.seats[0].hand", "ST-24")


def test_the_help_card_says_how_far() -> None:
    moving = play(game(hands=("9 4",)), "done", "help 4").position()
    assert refused({**moving, "distance": 5}) == ("$.help.top", "ST-15")
    joker = play(game(hands=("9 joker",)), "done", "help joker").position()
    GAME.from_position({**joker, "phase": "move", "distance": 5})
    too_many = play(game(hands=("9 4 4 4 4",)), "done", "help 9").position()
    full_hand = {**too_many, "stock": too_many["stock"][1:]}  # type: ignore[index]
    full_hand["seats"][0]["hand"][too_many["stock"][0]] = 1  # type: ignore[index]
    assert refused(full_hand) == ("$.seats[0].hand", "ST-15")


@pytest.mark.parametrize(
    ("document", "where", "rule"),
    [
        (over() | {"laid": 1}, "$.to_act", "ST-22"),
        (over() | {"phase": "help"}, "$.to_act", "ST-22"),
        (over() | {"field_used": True}, "$.to_act", "ST-22"),
        (over() | {"stack_played": True}, "$.to_act", "ST-22"),
        (over(stacks=("", "")), "$.seats", "ST-22"),
        (over(idle=3, turn=3), "$.idle", "ST-22"),
        (over(stacks=("7", "8")), "$.idle", "ST-25"),
        (over(stacks=("7", "8"), idle=121, turn=121), "$.idle", "ST-25"),
        (over(piles={"blue": ELEVEN + " 12", "red": ELEVEN + " 12"}), "$.piles", "ST-14"),
    ],
)
def test_a_finished_game_has_an_end(document: dict[str, Any], where: str, rule: str) -> None:
    assert refused(document) == (where, rule)


def test_finished_games_are_read() -> None:
    won = GAME.from_position(over(piles={"blue": ELEVEN + " 12"}, hands=("1 1 1 1 1", "2")))
    assert (won.to_act(), won.ranks()) == (NOBODY, [1, 2])
    stalled = GAME.from_position(over(stacks=("7 8", "7"), idle=120, turn=300))
    assert (stalled.to_act(), stalled.ranks()) == (NOBODY, [2, 1])


def test_every_card_is_counted() -> None:
    document = full()
    document["stock"] = document["stock"][1:]
    with pytest.raises(BadCount):
        GAME.from_position(document)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("piles", [[]]),
        ("laid", 201),
        ("phase", "x"),
        ("distance", 13),
        ("follow", "green"),
        ("stock", ["13"]),
    ],
)
def test_the_shape_is_checked(field: str, value: object) -> None:
    with pytest.raises(BadShape) as caught:
        GAME.from_position(full(**{field: value}))
    assert caught.value.where.startswith(f"$.{field}")


def test_st_1_surplus_cards_are_not_mistaken_for_others() -> None:
    """Tallies have four bits a number: sixteen 3 must not pass for one 4."""
    assert refused(full(completed={"3": 16})) == ("$.completed.3", "ST-1")
    assert refused(full(help={"top": "1", "below": {"12": 9}})) == ("$.help.below.12", "ST-1")
    document = position(hands=("9 9",))
    document["stock"].remove("4")
    document["completed"] = {"3": 8}
    document["stock"] = ["3"] * 8 + document["stock"]
    with pytest.raises(BadCount) as caught:
        GAME.from_position(document)
    assert caught.value.details["component"] == "3"


def test_a_count_of_cards_is_a_small_number() -> None:
    for count in (0, 17):
        with pytest.raises(BadPosition):
            GAME.from_position(full(completed={"joker": count}))
