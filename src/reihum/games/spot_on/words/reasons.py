"""Why an action of Spot On is not possible: the rule that decides, and words for it."""

from __future__ import annotations

from reihum.core.messages import Reason, message
from reihum.games.spot_on.engine.players import Row
from reihum.games.spot_on.engine.state import SpotOnState
from reihum.games.spot_on.material import (
    ACTIONS,
    ADD,
    ADD_JOKER,
    CLEAR,
    COLOURLESS,
    COMPLETE,
    DROP,
    EMPTY,
    END,
    FLIP,
    JOKERS,
    KEEP,
    LANDING,
    MENU,
    MOVING,
    ONTO,
    PLACE,
    PROTECTING,
    ROOM,
    SOURCE,
    STEALING,
    STOLEN,
    STORE,
    TAKE_PHASE,
    TARGET,
    THROW,
    USE,
    USE_STORED,
)

RULE_OF_USE = ("SP-21", "SP-23", "SP-24")  # protect, move, steal
RULE_OF_PHASE = {
    PLACE: "SP-8",
    STOLEN: "SP-24",
    ROOM: "SP-14",
    LANDING: "SP-10",
    PROTECTING: "SP-21",
    MOVING: "SP-23",
    STEALING: "SP-24",
    SOURCE: "SP-21",
    ONTO: "SP-21",
}


def why(rule: str, text: str) -> Reason:
    return Reason(rule, message(f"spot_on-why-{text}"))


def forbidden(state: SpotOnState, action: int) -> Reason:
    if state.phase == TAKE_PHASE:
        return why("SP-6", "group-gone") if action < ADD else why("SP-6", "take-first")
    if action < ADD:
        return why("SP-4", "lay-out-first") if state.setting_up else why("SP-6", "taken-already")
    if state.phase == MENU:
        return not_on_the_menu(state, action)
    if TARGET <= action < CLEAR and state.phase != LANDING:
        return not_a_target(state, action)
    if CLEAR <= action < COMPLETE and state.phase in (PLACE, STOLEN, ROOM):
        return not_to_be_cleared(state, action)
    return why(RULE_OF_PHASE[state.phase], "finish-first")


# --- the main menu ------------------------------------------------------------------------------
def not_on_the_menu(state: SpotOnState, action: int) -> Reason:
    if action < USE:
        return not_to_be_added(state, action)
    if action < END:
        return not_with_action_card(state, action)
    if action == END:
        return why("SP-26", "cards-left")
    if action < CLEAR:
        return why("SP-7", "choose-first")
    if action < COMPLETE:
        return why("SP-14", "no-need")
    return {FLIP: why("SP-21", "no-protect"), DROP: why("SP-24", "nothing-stolen")}.get(
        action, why("SP-10", "no-landing")
    )


def hand(state: SpotOnState) -> list[int]:
    return list(state.player().hand)[: state.player().pending]


def owned_first(state: SpotOnState) -> bool:
    """SP-8: a card of a colour that the player has a row of waits."""
    colours = {row.colour for row in state.player().rows}
    return any(number < JOKERS and number >> 3 in colours for number in hand(state))


def not_to_be_added(state: SpotOnState, action: int) -> Reason:
    if action >= ADD_JOKER:
        return why("SP-7", "no-such-card")
    if action - ADD not in {number >> 3 for number in hand(state)}:
        return why("SP-7", "no-such-card")
    if owned_first(state):
        return why("SP-8", "owned-first")
    return why("SP-R1", "any-order")


def not_with_action_card(state: SpotOnState, action: int) -> Reason:
    kind = (action - USE) % 3
    if USE_STORED <= action < KEEP:
        if not (state.player().stored() >> kind) & 1:
            return why("SP-20", "not-stored")
        return why(RULE_OF_USE[kind], "no-target")
    if ACTIONS + kind not in hand(state):
        return why("SP-19", "no-such-action")
    if action < USE_STORED:
        return why(RULE_OF_USE[kind], "no-target")
    if action < THROW:
        return why("SP-8", "owned-first") if owned_first(state) else why("SP-20", "store-full")
    return why("SP-20", "numbers-first" if hand(state)[0] < ACTIONS else "not-thrown")


# --- rows ---------------------------------------------------------------------------------------
def not_a_target(state: SpotOnState, action: int) -> Reason:
    left, slot = divmod(action - TARGET, 4)
    if left >= state.seats:
        return why("SP-6", "no-player")
    row = state.players[(state.mover + left) % state.seats].rows[slot]
    if state.phase in (PLACE, STOLEN):
        return not_given(state, row) if left else not_put(state, row)
    if state.phase == ROOM:
        return why("SP-14", "room")
    if (left == 0) == (state.phase == STEALING):
        return why(RULE_OF_PHASE[state.phase], "others-row" if left == 0 else "own-row")
    if not row.is_colour_row():
        return why(RULE_OF_PHASE[state.phase], "no-colour-row")
    return not_with_row(state)


def not_with_row(state: SpotOnState) -> Reason:
    """A colour row of the right player, but not for this use."""
    if state.phase == STEALING:
        return why("SP-22", "protected")
    if state.phase == MOVING:
        return why("SP-23", "one-card")
    return why("SP-21", "nowhere")


def not_put(state: SpotOnState, row: Row) -> Reason:
    """Why the held card does not go to this own row."""
    if state.held >= JOKERS:
        return why("SP-17", "joker-row")
    if row.colour == EMPTY:
        return why("SP-13", "own-colour-row" if has_row(state) else "first-free")
    if row.colour == COLOURLESS:
        return why("SP-13", "own-colour-row")
    return why("SP-13", "store-row" if row.colour == STORE else "other-colour")


def has_row(state: SpotOnState) -> bool:
    return any(row.colour == state.held >> 3 for row in state.player().rows)


def not_given(state: SpotOnState, row: Row) -> Reason:
    """Why the held card does not go to this row of another player."""
    if state.phase == STOLEN:
        return why("SP-24", "stolen-stays")
    if state.held >= JOKERS:
        return why("SP-17", "joker-stays")
    if not state.player().needs_room(state.held):
        return why("SP-16", "own-first")
    if row.is_colour_row() and row.colour in (state.held >> 3, COLOURLESS) and row.protected():
        return why("SP-22", "protected")
    return why("SP-15", "no-gift")


def not_to_be_cleared(state: SpotOnState, action: int) -> Reason:
    if state.player().rows[action - CLEAR].home == STORE:
        return why("SP-29", "store-slot")
    if state.held >= JOKERS:
        return why("SP-17", "no-room-for-joker")
    return why("SP-14", "no-need")
