"""What the actions and cards of Spot On are called."""

from __future__ import annotations

from reihum.core.messages import Argument, Message, message
from reihum.games.spot_on import material as m
from reihum.games.spot_on.engine.adding import bonus
from reihum.games.spot_on.engine.legal import target_seat, target_slot
from reihum.games.spot_on.engine.players import lowest_of
from reihum.games.spot_on.engine.rows import Row
from reihum.games.spot_on.engine.state import SpotOnState


def card(code: int) -> Message:
    """A card's name."""
    if code >= m.FACE_DOWN:
        return message("spot_on-face-down", card=card(code - m.FACE_DOWN))
    if code >= m.ACTION_CARDS:
        return message(f"spot_on-card-{m.ACTION_NAMES[code - m.ACTION_CARDS]}")
    return message("spot_on-card", colour=m.LETTERS[code >> 3], number=code & 7)


def cards(codes: list[int]) -> tuple[Message, ...]:
    return tuple(card(code) for code in codes)


def spot(state: SpotOnState, action: int) -> tuple[int, int]:
    """The seat and the slot of a target."""
    return int(target_seat(action, state.mover, state.seats)), int(target_slot(action))


def added(state: SpotOnState, action: int) -> int:
    """The card that an adding action is about."""
    return int(state.player().next_from(lowest_of(action)))


def words(state: SpotOnState, action: int) -> Message:
    """A legal action in words."""
    if action < m.ADD:
        return message("spot_on-take", group=action + 1, cards=cards(state.supply.group(action)))
    if action < m.USE:
        return message("spot_on-add", card=card(added(state, action)))
    if action < m.END:
        what, used = action_card_step(action)
        return message(f"spot_on-do-{what}", card=used)
    if m.TARGET <= action < m.CLEAR:
        return target_words(state, *spot(state, action))
    if m.CLEAR <= action < m.COMPLETE:
        row = state.player().rows[action - m.CLEAR]
        return message(
            "spot_on-clear", slot=action - m.CLEAR + 1, cards=cards(row.card_list()), card=card(state.held)
        )
    return other_words(state, action)


def action_card_step(action: int) -> tuple[str, Message]:
    """What is done with which action card: the end of a message's id, and the card."""
    what = ("use", "use-stored", "keep", "throw")[(action - m.USE) // m.ACTION_KINDS]
    return what, card(m.ACTION_CARDS + (action - m.USE) % m.ACTION_KINDS)


def other_words(state: SpotOnState, action: int) -> Message:
    if action == m.COMPLETE:
        row = state.landing_row()
        lying = cards(row.card_list())
        more = int(bonus(row.top(), state.supply.left))
        return message("spot_on-complete", cards=lying, count=int(row.size), bonus=more)
    if action == m.DROP:
        return message("spot_on-drop", card=card(state.held))
    return message({m.END: "spot_on-end", m.DECLINE: "spot_on-decline", m.FLIP: "spot_on-flip"}[action])


def target_words(state: SpotOnState, seat: int, slot: int) -> Message:
    row = state.players[seat].rows[slot]
    place: dict[str, Argument] = {"slot": slot + 1, "cards": cards(row.card_list())}
    if state.phase == m.PROTECTING:
        return message("spot_on-onto", card=card(state.held), **place)
    if state.phase == m.FLIP_TARGET:
        return message("spot_on-onto", card=card(state.player().rows[state.source].top()), **place)
    if state.phase == m.FLIP_SOURCE:
        return message("spot_on-source", slot=slot + 1, card=card(row.top()))
    if state.phase == m.MOVING:
        return message("spot_on-move-row", card=card(row.cards[0]), **place)
    if state.phase == m.STEALING:
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
