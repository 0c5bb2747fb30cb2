"""What Stack Run says of actions and things. The sentences are in texts/."""

from __future__ import annotations

from reihum.core.messages import Message, message
from reihum.games.stack_run.cards import (
    BACK,
    DISTANCE,
    DONE,
    FIELD,
    HAND,
    HAND_JOKER,
    HELP,
    JOKER,
    MOVE,
    PILES,
    PLACES,
    RING,
    SWAP,
    TOKENS,
)
from reihum.games.stack_run.rules import StackRunState


def card(kind: int) -> Message:
    return message("stack_run-card", kind=TOKENS[kind])


def cards(kinds: list[int]) -> tuple[Message, ...]:
    return tuple(card(kind) for kind in kinds)


def pile(place: int) -> Message:
    return message("stack_run-pile", place=PLACES[place].replace(" ", "-"))


def field(index: int) -> Message:
    """A field with its number for people and what it is."""
    return message("stack_run-field", number=index + 1, kind=RING[index].replace("-", "–"))


def laid_card(state: StackRunState, action: int) -> int:
    """The card that a play onto a pile lays."""
    if action < HAND:
        return state.players[state.mover].top()
    if action < HAND_JOKER:
        return state.piles[action - HAND].height
    return JOKER


def way(state: StackRunState, action: int) -> str:
    """How an action brings a pile its next number."""
    if action >= FIELD:
        return "field"
    source = "stack" if action < HAND else "hand"
    return f"{source}-joker" if laid_card(state, action) == JOKER else source


def next_number(state: StackRunState, action: int) -> dict[str, int | Message]:
    """The number an action brings, and to which pile."""
    place = action % PILES
    return {"number": state.piles[place].height + 1, "pile": pile(place)}


def words(state: StackRunState, action: int) -> Message:
    me = state.players[state.mover]
    if action < SWAP:
        return message(f"stack_run-play-{way(state, action)}", **next_number(state, action))
    if action == SWAP:
        return message("stack_run-swap", card=card(me.top()))
    if action == DONE:
        return message("stack_run-done" if me.size else "stack_run-done-empty")
    if action < MOVE:
        return help_words(action - HELP)
    if action < DISTANCE:
        return move_words(state, action - MOVE)
    return message("stack_run-distance", number=action - DISTANCE + 1)


def help_words(kind: int) -> Message:
    if kind == JOKER:
        return message("stack_run-help-joker")
    return message("stack_run-help", number=kind + 1)


def move_words(state: StackRunState, way: int) -> Message:
    me = state.players[state.mover]
    pawn, direction = divmod(way, 2)
    return message(
        "stack_run-move-back" if direction == BACK else "stack_run-move",
        start=field(me.target(pawn, 0, 0)),
        target=field(me.target(pawn, direction, state.distance)),
        number=state.distance,
    )
