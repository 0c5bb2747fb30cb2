"""What Stack Run says and shows."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from tests.games.stack_run.positions import GAME, NUMBERS, game, nothing_to_draw, play

NAMES = ["Ada", "Ben", "Cleo", "Dora"]
ELEVEN = " ".join(NUMBERS[:11])


def told(state: Any, step: str, seat: int | None = None, language: str = "en") -> list[str]:
    after = play(state.clone(), step)
    return GAME.log(state, GAME.parse(state, step), after, seat, language, NAMES)


def described(state: Any, step: str, language: str = "en") -> str:
    return GAME.describe(state, GAME.parse(state, step), language)


def test_plays_and_the_card_turned_up() -> None:
    state = game(hands=("3 joker 9",), stacks=("3 7",), piles={"blue": 2})
    assert described(state, "stack blue") == "Play the 3 from your stack onto the blue pile"
    assert told(state, "stack blue") == [
        "Ada plays the 3 from the stack onto the blue pile.",
        "Next on the stack: 7.",
    ]
    assert described(state, "hand blue", "de") == "Eine 3 aus der Hand auf die blaue Ablage legen"
    assert told(state, "hand blue", language="de") == ["Ada legt eine 3 auf die blaue Ablage."]
    assert described(state, "joker blue") == "Play a joker from your hand as 3 onto the blue pile"
    assert told(state, "joker blue") == ["Ada plays a joker as 3 onto the blue pile."]
    wild = game(hands=("9",), stacks=("joker 7",), piles={"orange": 4})
    assert described(wild, "stack orange") == "Play the joker from your stack as 5 onto the orange pile"
    assert told(wild, "stack orange")[0] == "Ada plays the joker from the stack as 5 onto the orange pile."


def test_field_and_swap() -> None:
    state = game(hands=("4 9",), pawns=((4, 11),), piles={"pink 1": 2})
    assert described(state, "field pink 1") == "Let your field stand for the 3 on the first pink pile"
    assert told(state, "field pink 1") == ["Ada lets a field stand for the 3 on the first pink pile."]
    swap = game(hands=("9",), stacks=("5 7",), pawns=((4, 10),))
    assert described(swap, "swap") == "Put the 5 under your stack and turn up the next card"
    assert told(swap, "swap") == ["Ada puts the 5 under the stack.", "Next on the stack: 7."]


def test_only_who_draws_is_told_the_cards() -> None:
    state = game(hands=("3",), piles={"blue": 2}, top="4 joker 6 7 8")
    laid = "Ada plays 3 onto the blue pile."
    assert told(state, "hand blue", 0) == [laid, "Ada draws: 4, 6, 7, 8, joker."]
    assert told(state, "hand blue", 1) == told(state, "hand blue") == [laid, "Ada draws 5 cards."]
    ending = play(game(hands=("3 9", "1 2 3 4"), top="8"), "done", "help 3")
    moved = "Ada moves a pawn from field 1 (blue) to field 4 (pink)."
    assert told(ending, "pawn 1 forward", 1) == [moved, "Ben draws: 8."]
    assert told(ending, "pawn 1 forward", 0) == [moved, "Ben draws 1 card."]


def test_completed_piles_and_new_stock() -> None:
    state = nothing_to_draw(hands=("12",), stacks=("1 2",), piles={"blue": ELEVEN})
    assert told(state, "hand blue") == [
        "Ada plays 12 onto the blue pile.",
        "The blue pile is complete and is set aside.",
        "The completed piles are shuffled and become the new stock.",
        "Ada draws 5 cards.",
    ]
    helped = nothing_to_draw(hands=("7",), stacks=("1 2",), help_top="9", below="3")
    assert told(helped, "hand blue")[1:] == [
        "The help pile below its top card is shuffled and becomes the new stock.",
        "Ada draws 1 card.",
    ]


def test_the_end_of_a_turn() -> None:
    state = game(hands=("joker 4",), options={"direction": "either"}, pawns=((24, 11),))
    assert described(state, "done") == "Stop playing cards and choose one for the help pile"
    assert told(state, "done") == ["Ada stops playing cards."]
    play(state, "done")
    assert described(state, "help 4") == "Put 4 on the help pile"
    assert described(state, "help joker") == "Put a joker on the help pile"
    assert told(state, "help joker") == ["Ada puts on the help pile: joker."]
    play(state, "help joker")
    assert described(state, "distance 1") == "Move 1 field"
    assert told(state, "distance 12") == ["Ada lets the joker stand for 12."]
    play(state, "distance 2")
    forward = "Move the pawn on field 24 (blue) clockwise to field 2 (blue)"
    back = "Move the pawn on field 11 (1–4) counter-clockwise to field 9 (joker)"
    assert described(state, "pawn 1 forward") == forward
    assert described(state, "pawn 2 back") == back


def test_an_empty_hand_ends_the_turn() -> None:
    state = nothing_to_draw(stacks=("1 2",))
    assert described(state, "done") == "End your turn: you have no card for the help pile"
    assert told(state, "done") == ["Ada has no card for the help pile and ends the turn."]


def test_the_end_of_the_game() -> None:
    state = game(hands=("9",), stacks=("12",), piles={"blue": 11})
    assert told(state, "stack blue") == [
        "Ada plays the 12 from the stack onto the blue pile.",
        "Ada has played the last card of the stack and wins.",
        "The game is over.",
    ]
    stalled = play(game(hands=("9 9",), idle=119, turn=119), "done", "help 9")
    assert told(stalled, "pawn 1 forward")[1:] == [
        "For 120 turns nobody has played a card from a stack.",
        "The game is over.",
    ]


@pytest.mark.parametrize(
    ("state", "step", "reason"),
    [
        (
            game(hands=("9",), piles={"blue": 2}),
            "hand blue",
            "The blue pile needs 3 next, and you hold none.",
        ),
        (
            game(hands=("9",)),
            "hand red",
            "The red pile is closed to you: none of your pawns stands on its colour.",
        ),
        (game(hands=("9",)), "help 9", "First say that you are done playing cards."),
        (play(game(hands=("9",)), "done"), "help 8", "You do not hold this card: 8."),
        (play(game(hands=("9",)), "done"), "done", "Now a card of your hand goes onto the help pile."),
        (game(hands=("9",), pawns=((1, 10),)), "field blue", None),
    ],
)
def test_reasons(state: Any, step: str, reason: str | None) -> None:
    found = GAME.why_not(state, 0, GAME.notations.index(step))
    assert found is not None
    said = GAME.say(found.message, "en")
    assert said == (reason or "Your pawn stands on a swap field, which stands for no number.")


def drawing(state: Any, seat: int | None, language: str = "en") -> str:
    console = Console(file=StringIO(), width=100, color_system=None)
    console.print(GAME.draw(GAME.view(state, seat), language, NAMES))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert max(len(line) for line in text.splitlines()) <= 100
    return str(text)


def test_the_table_is_drawn() -> None:
    state = game(
        players=4,
        hands=("4 4 joker",),
        stacks=("5 6 7 8",),
        known=([1],),
        pawns=((4, 11),),
        piles={"pink 1": 2},
        help_top="9",
    )
    text = drawing(state, 0)
    assert " 1 blue" in text
    assert "11 1–4" in text
    assert "2 ▸ 3" in text
    assert "– ▸ 1" in text
    assert "5  ··×2  8" in text
    assert "4   4   J" in text
    assert "▶ Ada" in text
    assert "4   4   J" not in drawing(state, 1)
    assert "Vorrat" in drawing(state, None, "de")


def test_what_presses_is_drawn() -> None:
    follow = play(game(hands=("4 9",), pawns=((4, 11),), piles={"pink 1": 2}), "field pink 1")
    assert "The first pink pile needs its next card now." in drawing(follow, 0)
    moving = play(game(hands=("9 1",), idle=60, turn=60), "done", "help 1")
    text = drawing(moving, 0)
    assert "A pawn moves 1 field." in text
    assert "60 turns without a card from a stack; the game ends at 120." in text


def test_st_14_a_complete_pile_needs_no_number() -> None:
    state = play(game(hands=("9",), stacks=("12",), piles={"blue": 11}), "stack blue")  # ST-R2: it stays
    text = drawing(state, 0)
    assert "12" in text
    assert "12 ▸" not in text


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_whole_game_can_be_drawn(language: str) -> None:
    state = GAME.new(players=4, seed=2, stack=20, stall=2)
    while state.legal():
        drawing(state, state.to_act(), language)
        state.apply(state.legal()[0])
    assert drawing(state, None, language)
