"""What the actions, cards, piles and fields of Stack Run are called."""

from __future__ import annotations

from reihum.core.messages import Message, message
from reihum.games.stack_run import material as m
from reihum.games.stack_run.engine.pawns import direction_of, pawn_of, target
from reihum.games.stack_run.engine.state import StackRunState


def card(kind: int) -> Message:
    return message("stack_run-card", kind=m.TOKENS[kind])


def cards(kinds: list[int]) -> tuple[Message, ...]:
    return tuple(card(kind) for kind in kinds)


def text_key(name: str) -> str:
    """A place or a field as the texts take it: "pink 1" is pink-1, the range 1-4 is 1–4."""
    return name.replace("-", "–") if name[0].isdigit() else name.replace(" ", "-")


def pile(place: int) -> Message:
    return message("stack_run-pile", place=text_key(m.PLACES[place]))


def field(index: int) -> Message:
    """A field with its number for people and what it is."""
    return message("stack_run-field", number=index + 1, kind=text_key(m.RING[index]))


def laid_card(state: StackRunState, action: int) -> int:
    """The card that a play onto a pile lays."""
    if action < m.HAND:
        return state.players[state.mover].top()
    if action < m.HAND_JOKER:
        return state.piles[action - m.HAND].height
    return m.JOKER


def way(state: StackRunState, action: int) -> str:
    """How an action brings a pile its next number."""
    if action >= m.FIELD:
        return "field"
    source = "stack" if action < m.HAND else "hand"
    return f"{source}-joker" if laid_card(state, action) == m.JOKER else source


def next_number(state: StackRunState, action: int) -> dict[str, int | Message]:
    """The number an action brings, and to which pile."""
    place = action % m.PILES
    return {"number": state.piles[place].next_number(), "pile": pile(place)}


def words(state: StackRunState, action: int) -> Message:
    """What a legal action does, in words its player may read."""
    me = state.players[state.mover]
    if action < m.SWAP:
        return message(f"stack_run-play-{way(state, action)}", **next_number(state, action))
    if action == m.SWAP:
        return message("stack_run-swap", card=card(me.top()))
    if action == m.DONE:
        return message("stack_run-done" if me.size else "stack_run-done-empty")
    if action < m.MOVE:
        return help_words(action - m.HELP)
    if action < m.DISTANCE:
        return move_words(state, action)
    return message("stack_run-distance", number=action - m.DISTANCE + 1)


def help_words(kind: int) -> Message:
    if kind == m.JOKER:
        return message("stack_run-help-joker")
    return message("stack_run-help", number=kind + 1)


def move_words(state: StackRunState, action: int) -> Message:
    start = state.players[state.mover].pawn(pawn_of(action))
    direction = direction_of(action)
    return message(
        "stack_run-move-back" if direction == m.BACK else "stack_run-move",
        start=field(start),
        target=field(target(start, direction, state.distance)),
        number=state.distance,
    )
