"""Why an action is not possible in Summit: the deciding rule and the words for it."""

from __future__ import annotations

from reihum.core.messages import Reason, message
from reihum.games.summit.cards import (
    DRAW,
    FIELDS,
    LAY,
    LAY_JOKER,
    NO_CARD,
    STORE,
    SUMMIT,
    TAKE,
)
from reihum.games.summit.rules import SummitState
from reihum.games.summit.words.actions import card_name


def reason(rule: str, id: str) -> Reason:
    return Reason(rule, message(f"summit-why-{id}"))


def forbidden(state: SummitState, action: int) -> Reason:
    if action == STORE:
        return reason("SU-7", "nothing-to-store")
    if action in (DRAW, TAKE) and state.hand != NO_CARD:
        return hand_first(state)
    if action == DRAW:
        return reason("SU-20", "no-pile")
    if action == TAKE:
        return why_not_take(state)
    return why_not_lay(state, action)


def hand_first(state: SummitState) -> Reason:
    return Reason("SU-10", message("summit-why-hand", card=card_name(state.hand)))


def why_not_take(state: SummitState) -> Reason:
    if state.piles.pushing:
        return reason("SU-8", "no-open-pile")
    if state.piles.away == 0:
        return reason("SU-8", "open-empty")
    return reason("SU-8", "open-foreign")


def why_not_lay(state: SummitState, action: int) -> Reason:
    """First the place, then the card."""
    golden = action >= LAY_JOKER
    place = action - (LAY_JOKER if golden else LAY)
    triangle, field = divmod(place, FIELDS)
    if triangle >= state.triangles:
        return Reason("SU-4", message("summit-why-no-triangle", count=int(state.triangles)))
    if state.filled >> place & 1:
        return reason("SU-15", "covered")
    player = state.players[state.mover]
    if player.next >> place & 1 or (golden and player.summits >> place & 1):
        return why_not_card(state, golden)
    if triangle == state.mover:
        return wrong_field(state, golden, "SU-11", "upwards")
    return why_not_there(state, triangle, field, golden)


def wrong_field(state: SummitState, golden: bool, rule: str, way: str) -> Reason:
    """The triangle is right, the order is not."""
    if golden:
        return reason("SU-12", "joker-next")
    if state.by_rows:
        return reason("SU-13", f"{way}-rows")
    return reason(rule, way)


def why_not_there(state: SummitState, triangle: int, field: int, golden: bool) -> Reason:
    """A place on a triangle that is not the player's own."""
    player = state.players[state.mover]
    if player.is_on_top(triangle):
        return wrong_field(state, golden, "SU-14", "downwards")
    if not player.is_on_top(state.mover):
        return reason("SU-16", "summit-first")
    if state.filled >> (triangle * FIELDS + SUMMIT) & 1:
        return reason("SU-15", "taken")
    if triangle >= state.seats:
        return reason("SU-14", "open-first")
    return reason("SU-15", "summit-joker" if field == SUMMIT else "block-first")


def why_not_card(state: SummitState, golden: bool) -> Reason:
    """The place is right, the card is not there."""
    if state.hand != NO_CARD:
        return hand_first(state)
    return reason("SU-9", "no-joker" if golden else "not-stored")
