"""Why something is not allowed in Summit: the deciding rule and the words for it."""

from __future__ import annotations

from reihum.core.messages import Reason, message, why
from reihum.games.summit import material as m
from reihum.games.summit.engine.bits import has
from reihum.games.summit.engine.state import SummitState
from reihum.games.summit.engine.triangles import has_owner
from reihum.games.summit.words.actions import card_name


def reason(rule: str, id: str) -> Reason:
    """A reason without arguments."""
    return Reason(rule, message(f"summit-why-{id}"))


def forbidden(state: SummitState, action: int) -> Reason:
    """The rule that an illegal action would break."""
    if action == m.STORE:
        return reason("SU-7", "nothing-to-store")
    if action in (m.DRAW, m.TAKE) and state.hand != m.NO_CARD:
        return hand_first(state)
    if action == m.DRAW:
        return reason("SU-20", "no-pile")
    if action == m.TAKE:
        return why_not_take(state)
    return why_not_lay(state, m.place_of(action), m.lays_joker(action))


def hand_first(state: SummitState) -> Reason:
    """SU-10: with a card in hand there is nothing else to do."""
    return why("SU-10", "summit-why-hand", card=card_name(state.hand))


def why_not_take(state: SummitState) -> Reason:
    """SU-8: what is wrong with the open pile."""
    if state.piles.pushing:
        return reason("SU-8", "no-open-pile")
    if state.piles.aside_count == 0:
        return reason("SU-8", "open-empty")
    return reason("SU-8", "open-foreign")


def why_not_lay(state: SummitState, place: int, joker: bool) -> Reason:
    """First the place, then the card."""
    triangle = place // m.FIELDS
    if triangle >= state.triangles:
        return why("SU-4", "summit-why-no-triangle", count=int(state.triangles))
    if has(state.filled, place):
        return reason("SU-15", "covered")
    player = state.players[state.mover]
    if has(player.places_for_joker() if joker else player.next_places, place):
        return why_not_card(state, joker)
    if triangle == state.mover:
        return wrong_field(state, joker, "SU-11", "upwards")
    return why_not_there(state, place, joker)


def wrong_field(state: SummitState, joker: bool, rule: str, way: str) -> Reason:
    """The triangle is right, the order is not."""
    if joker:
        return reason("SU-12", "joker-next")
    if state.by_rows:
        return reason("SU-13", f"{way}-rows")
    return reason(rule, way)


def why_not_there(state: SummitState, place: int, joker: bool) -> Reason:
    """A place on a triangle that is not the player's own."""
    player, triangle = state.players[state.mover], place // m.FIELDS
    if player.is_on_top(triangle):
        return wrong_field(state, joker, "SU-14", "downwards")
    if not player.is_on_top(state.mover):
        return reason("SU-16", "summit-first")
    if has(state.filled, triangle * m.FIELDS + m.SUMMIT):
        return reason("SU-15", "taken")
    if not has_owner(triangle, state.seats):
        return reason("SU-14", "open-first")
    return reason("SU-15", "summit-joker" if player.blocks(place) else "block-first")


def why_not_card(state: SummitState, joker: bool) -> Reason:
    """The place is right, the card is not there."""
    if state.hand != m.NO_CARD:
        return hand_first(state)
    return reason("SU-9", "no-joker" if joker else "not-stored")
