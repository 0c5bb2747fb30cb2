"""Why an action of Spot On is not possible: the rule that decides, and words for it."""

from __future__ import annotations

from reihum.core.messages import Reason, why
from reihum.games.spot_on import material as m
from reihum.games.spot_on.engine.legal import target_seat, target_slot
from reihum.games.spot_on.engine.rows import Row
from reihum.games.spot_on.engine.state import SpotOnState


def forbidden(state: SpotOnState, action: int) -> Reason:
    """The rule that an illegal action would break."""
    if state.phase == m.TAKING:
        return (
            why("SP-6", "spot_on-why-group-gone") if action < m.ADD else why("SP-6", "spot_on-why-take-first")
        )
    if action < m.ADD:
        return (
            why("SP-4", "spot_on-why-lay-out-first")
            if state.setting_up
            else why("SP-6", "spot_on-why-taken-already")
        )
    if state.phase == m.MENU:
        return not_on_the_menu(state, action)
    if m.TARGET <= action < m.CLEAR and state.phase != m.LANDING:
        return not_a_target(state, action)
    if m.CLEAR <= action < m.COMPLETE and state.phase in m.PLACING_PHASES:
        return not_to_be_cleared(state, action)
    return why(m.PHASE_RULES[state.phase], "spot_on-why-finish-first")


# --- the main menu ------------------------------------------------------------------------------
def not_on_the_menu(state: SpotOnState, action: int) -> Reason:
    if action < m.USE:
        return not_to_be_added(state, action)
    if action < m.END:
        return not_with_action_card(state, action)
    if action == m.END:
        return why("SP-26", "spot_on-why-cards-left")
    if action < m.CLEAR:
        return why("SP-7", "spot_on-why-choose-first")
    if action < m.COMPLETE:
        return why("SP-14", "spot_on-why-no-need")
    return {
        m.FLIP: why("SP-21", "spot_on-why-no-protect"),
        m.DROP: why("SP-24", "spot_on-why-nothing-stolen"),
    }.get(action, why("SP-10", "spot_on-why-no-landing"))


def in_hand(state: SpotOnState, action: int) -> bool:
    """Is there a card that this action would add or use?"""
    return bool(state.player().hand_bits() >> action & 1)


def owned_first(state: SpotOnState) -> bool:
    """SP-8: a card of a colour that the player has a row of waits."""
    colours = state.player().hand_bits() >> m.ADD & m.COLOUR_BITS
    return bool(state.player().owned(colours))


def not_to_be_added(state: SpotOnState, action: int) -> Reason:
    if not in_hand(state, action):
        return why("SP-7", "spot_on-why-no-such-card")
    if owned_first(state):
        return why("SP-8", "spot_on-why-owned-first")
    return why("SP-R1", "spot_on-why-any-order")


def not_with_action_card(state: SpotOnState, action: int) -> Reason:
    kind = (action - m.USE) % m.ACTION_KINDS
    if m.USE_STORED <= action < m.KEEP:
        if not (state.player().stored() >> kind) & 1:
            return why("SP-20", "spot_on-why-not-stored")
        return why(rule_of_use(kind), "spot_on-why-no-target")
    if not in_hand(state, m.USE + kind):
        return why("SP-19", "spot_on-why-no-such-action")
    if action < m.USE_STORED:
        return why(rule_of_use(kind), "spot_on-why-no-target")
    if action < m.THROW:
        return (
            why("SP-8", "spot_on-why-owned-first")
            if owned_first(state)
            else why("SP-20", "spot_on-why-store-full")
        )
    numbers_first = state.player().hand_list()[0] < m.ACTION_CARDS
    return why("SP-20", "spot_on-why-numbers-first" if numbers_first else "spot_on-why-not-thrown")


def rule_of_use(kind: int) -> str:
    """Of protect, move or steal."""
    return m.PHASE_RULES[m.PROTECTING + kind]


# --- rows ---------------------------------------------------------------------------------------
def not_a_target(state: SpotOnState, action: int) -> Reason:
    left = (action - m.TARGET) // m.SLOTS
    if left >= state.seats:
        return why("SP-6", "spot_on-why-no-player")
    row = state.players[target_seat(action, state.mover, state.seats)].rows[target_slot(action)]
    if state.phase in (m.PLACING, m.PLACING_STOLEN):
        return not_given(state, row) if left else not_put(state, row)
    if state.phase == m.MAKING_ROOM:
        return why("SP-14", "spot_on-why-room")
    if (left == 0) == (state.phase == m.STEALING):
        return why(
            m.PHASE_RULES[state.phase], "spot_on-why-others-row" if left == 0 else "spot_on-why-own-row"
        )
    if not row.is_colour_row():
        return why(m.PHASE_RULES[state.phase], "spot_on-why-no-colour-row")
    return not_with_row(state)


def not_with_row(state: SpotOnState) -> Reason:
    """A colour row of the right player, but not for this use."""
    if state.phase == m.STEALING:
        return why("SP-22", "spot_on-why-protected")
    if state.phase == m.MOVING:
        return why("SP-23", "spot_on-why-one-card")
    return why("SP-21", "spot_on-why-nowhere")


def not_put(state: SpotOnState, row: Row) -> Reason:
    """Why the held card does not go to this own row."""
    if state.held >= m.JOKERS:
        return why("SP-17", "spot_on-why-joker-row")
    if row.colour == m.EMPTY:
        has_row = state.player().slot_of(state.held >> 3) < m.SLOTS
        return why("SP-13", "spot_on-why-own-colour-row" if has_row else "spot_on-why-first-free")
    if row.colour == m.COLOURLESS:
        return why("SP-13", "spot_on-why-own-colour-row")
    return why("SP-13", "spot_on-why-store-row" if row.colour == m.STORE else "spot_on-why-other-colour")


def not_given(state: SpotOnState, row: Row) -> Reason:
    """Why the held card does not go to this row of another player."""
    if state.phase == m.PLACING_STOLEN:
        return why("SP-24", "spot_on-why-stolen-stays")
    if state.held >= m.JOKERS:
        return why("SP-17", "spot_on-why-joker-stays")
    if not state.player().needs_room(state.held):
        return why("SP-16", "spot_on-why-own-first")
    if row.is_colour_row() and row.colour in (state.held >> 3, m.COLOURLESS) and row.protected():
        return why("SP-22", "spot_on-why-protected")
    return why("SP-15", "spot_on-why-no-gift")


def not_to_be_cleared(state: SpotOnState, action: int) -> Reason:
    if not state.player().clearable_rows() >> (action - m.CLEAR) & 1:
        return why("SP-29", "spot_on-why-store-slot")
    if state.held >= m.JOKERS:
        return why("SP-17", "spot_on-why-no-room-for-joker")
    return why("SP-14", "spot_on-why-no-need")
