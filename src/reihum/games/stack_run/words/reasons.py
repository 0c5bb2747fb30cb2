"""Why an action of Stack Run is not possible: the rule that decides, and the words for it."""

from __future__ import annotations

from reihum.core.messages import Reason, why
from reihum.games.stack_run import material as m
from reihum.games.stack_run.engine.fields import can_stand_for
from reihum.games.stack_run.engine.legal import must_stop
from reihum.games.stack_run.engine.pawns import direction_of
from reihum.games.stack_run.engine.state import StackRunState
from reihum.games.stack_run.words.actions import card, pile


def forbidden(state: StackRunState, action: int) -> Reason:
    """The rule that an illegal action would break."""
    if state.phase == m.PLAY:
        return why_not_now(state, action)
    if state.phase == m.CHOOSE_HELP:
        return why_not_help(action)
    if state.phase == m.CHOOSE_DISTANCE:
        return why("ST-15", "stack_run-why-distance-first")
    return why_not_move(state, action, state.distance)


def why_not_help(action: int) -> Reason:
    if m.HELP <= action < m.MOVE:
        return why("ST-15", "stack_run-why-not-in-hand", card=card(action - m.HELP))
    return why("ST-15", "stack_run-why-help-first")


def why_not_move(state: StackRunState, action: int, distance: int) -> Reason:
    if not m.MOVE <= action < m.DISTANCE:
        return why("ST-15", "stack_run-why-move-first", number=distance)
    if direction_of(action) == m.BACK and not state.either:
        return why("ST-15", "stack_run-why-clockwise")
    return why("ST-15", "stack_run-why-same-field")


def why_not_now(state: StackRunState, action: int) -> Reason:
    """While cards are played."""
    if state.follow != m.NO_PILE:
        return why_not_following(state, action)
    if action >= m.HELP:
        empty = state.players[state.mover].size == 0
        return why("ST-24", "stack_run-why-no-help") if empty else why("ST-15", "stack_run-why-done-first")
    if must_stop(state.laid):
        return why("ST-26", "stack_run-why-most-laid", number=m.MOST_LAID)
    if action == m.SWAP:
        return why_not_swap(state)
    return why_not_play(state, action)


def why_not_following(state: StackRunState, action: int) -> Reason:
    if action < m.FIELD and action % m.PILES == state.follow:
        return why_not_play(state, action)
    number = state.piles[state.follow].next_number()
    return why("ST-17", "stack_run-why-follow", number=number, pile=pile(state.follow))


def why_not_play(state: StackRunState, action: int) -> Reason:
    """A card onto a pile, or the field for its number."""
    place = action % m.PILES
    number = state.piles[place].next_number()
    if not (state.players[state.mover].opens >> place) & 1:
        return why("ST-11", "stack_run-why-closed", pile=pile(place))
    if action >= m.FIELD:
        return why_not_field(state, number)
    if action >= m.HAND_JOKER:
        return why("ST-9", "stack_run-why-no-joker")
    if action >= m.HAND:
        return why("ST-10", "stack_run-why-no-number", pile=pile(place), number=number)
    top = card(state.players[state.mover].top())
    return why("ST-10", "stack_run-why-not-next", pile=pile(place), number=number, card=top)


def why_not_field(state: StackRunState, number: int) -> Reason:
    powers = state.players[state.mover].powers
    if powers == 0:
        return why("ST-16", "stack_run-why-no-field")
    if powers == m.SWAP_POWER:
        return why("ST-20", "stack_run-why-swap-only")
    rule = "ST-19" if powers == m.POWERS["joker"] else "ST-17"
    if state.field_used:
        return why(rule, "stack_run-why-field-used")
    if can_stand_for(powers, number - 1):
        return why(rule, "stack_run-why-no-follower", number=number + 1)
    return why(rule, "stack_run-why-out-of-range", number=number)


def why_not_swap(state: StackRunState) -> Reason:
    me = state.players[state.mover]
    if me.powers == m.SWAP_POWER:
        return (
            why("ST-20", "stack_run-why-field-used")
            if state.field_used
            else why("ST-20", "stack_run-why-one-card")
        )
    if "swap" in (m.RING[me.first_pawn], m.RING[me.second_pawn]):
        return why("ST-16", "stack_run-why-no-field")
    return why("ST-20", "stack_run-why-no-swap")
