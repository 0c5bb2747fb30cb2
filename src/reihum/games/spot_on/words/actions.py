"""What the actions of Spot On are called. The sentences are in texts/."""

from __future__ import annotations

from reihum.core.messages import Argument, Message, message
from reihum.games.spot_on.documents.prospects import bonus
from reihum.games.spot_on.engine.players import Row
from reihum.games.spot_on.engine.state import SpotOnState
from reihum.games.spot_on.material import (
    ACTION_NAMES,
    ACTIONS,
    ADD,
    ADD_JOKER,
    CLEAR,
    COMPLETE,
    DECLINE,
    DROP,
    END,
    FACE_DOWN,
    FLIP,
    JOKERS,
    LETTERS,
    LOWEST,
    MOVING,
    ONTO,
    PROTECTING,
    SOURCE,
    STEALING,
    TARGET,
    USE,
)


def card(number: int) -> Message:
    """A card's name."""
    if number >= FACE_DOWN:
        return message("spot_on-face-down", card=card(number - FACE_DOWN))
    if number >= ACTIONS:
        return message(f"spot_on-card-{ACTION_NAMES[number - ACTIONS]}")
    return message("spot_on-card", colour=LETTERS[number >> 3], number=number & 7)


def cards(numbers: list[int]) -> tuple[Message, ...]:
    return tuple(card(number) for number in numbers)


def spot(state: SpotOnState, action: int) -> tuple[int, int]:
    """The seat and the slot of a target; the seat may be more than there are."""
    left, slot = divmod(action - TARGET, 4)
    return (state.mover + left) % state.seats, slot


def lowest_of(state: SpotOnState, colour: int) -> int:
    """The taken card of this colour that comes first (SP-8)."""
    hand = list(state.player().hand)[: state.player().pending]
    return min(number for number in hand if number >> 3 == colour)


def added(state: SpotOnState, action: int) -> int:
    """The card that an adding action is about."""
    if action < ADD_JOKER:
        return lowest_of(state, action - ADD)
    return JOKERS + LOWEST + action - ADD_JOKER


def words(state: SpotOnState, action: int) -> Message:
    if action < ADD:
        return message("spot_on-take", group=action + 1, cards=cards(state.group(action)))
    if action < USE:
        return message("spot_on-add", card=card(added(state, action)))
    if action < END:
        what, used = action_card_step(action)
        return message(f"spot_on-do-{what}", card=used)
    if TARGET <= action < CLEAR:
        return target_words(state, *spot(state, action))
    if CLEAR <= action < COMPLETE:
        row = state.player().rows[action - CLEAR]
        return message(
            "spot_on-clear", slot=action - CLEAR + 1, cards=cards(row.kinds()), card=card(state.held)
        )
    return other_words(state, action)


def action_card_step(action: int) -> tuple[str, Message]:
    """What is done with which action card: the end of a message's id, and the card."""
    what = ("use", "use-stored", "keep", "throw")[(action - USE) // 3]
    return what, card(ACTIONS + (action - USE) % 3)


def other_words(state: SpotOnState, action: int) -> Message:
    if action == COMPLETE:
        row = state.landing_row()
        lying = cards(row.kinds())
        return message(
            "spot_on-complete", cards=lying, count=int(row.size), bonus=bonus(state, int(row.top()))
        )
    if action == DROP:
        return message("spot_on-drop", card=card(state.held))
    return message({END: "spot_on-end", DECLINE: "spot_on-decline", FLIP: "spot_on-flip"}[action])


def target_words(state: SpotOnState, seat: int, slot: int) -> Message:
    row = state.players[seat].rows[slot]
    place: dict[str, Argument] = {"slot": slot + 1, "cards": cards(row.kinds())}
    if state.phase == PROTECTING:
        return message("spot_on-onto", card=card(state.held), **place)
    if state.phase == ONTO:
        return message("spot_on-onto", card=card(state.player().rows[state.source].top()), **place)
    if state.phase == SOURCE:
        return message("spot_on-source", slot=slot + 1, card=card(row.top()))
    if state.phase == MOVING:
        return message("spot_on-move-row", card=card(row.cards[0]), **place)
    if state.phase == STEALING:
        return message("spot_on-steal-row", card=card(row.top()), other=seat, slot=slot + 1)
    return put_words(state, seat, row, place)


def put_words(state: SpotOnState, seat: int, row: Row, place: dict[str, Argument]) -> Message:
    held = card(state.held)
    if seat == state.mover:
        if row.size:
            return message("spot_on-put", card=held, **place)
        return message("spot_on-put-new", card=held)
    if row.size:
        return message("spot_on-give", card=held, other=seat, **place)
    return message("spot_on-give-new", card=held, other=seat)
