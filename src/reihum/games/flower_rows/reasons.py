"""Why an action is not possible in Flower Rows: the rule that decides, and words for it."""

from __future__ import annotations

from reihum.core.messages import Argument, Reason, message
from reihum.games.flower_rows.draft import NONE
from reihum.games.flower_rows.robbing import loose_together
from reihum.games.flower_rows.rules import FlowerRowsState
from reihum.games.flower_rows.stones import (
    ADD,
    ADDING,
    BLIND,
    BUILDING,
    DRAWING,
    INSIDE,
    JOKER,
    LAY,
    PASS,
    PLACE,
    PLACING,
    ROB,
    ROBBING,
    ROBBING_MORE,
    SHORTEST,
    START,
    STONE,
    STOP,
    SWAP,
    SWAPPING,
    TAKE,
    TAKING,
    WIDEST,
)


def why(rule: str, what: str, **arguments: Argument) -> Reason:
    return Reason(rule, message(f"flower_rows-why-{what}", **arguments))


def forbidden(state: FlowerRowsState, action: int) -> Reason:
    """Asked for actions that are not legal."""
    if action == PASS:
        return why("FL-19", "pass")
    if action == TAKE:
        return why("FL-16", "take")
    if action == BLIND and state.phase in (START, DRAWING):
        return why("FL-7", "pool-empty")
    if state.phase == START:
        return at_start(state, action)
    if LAY <= action < STONE or action == BLIND:
        return why("FL-18", "swap-late") if SWAP <= action < ROB else why("FL-7", "under-way")
    return UNDER_WAY[int(state.phase)](state, action)


# --- at the start of a turn -------------------------------------------------------------------------------
def at_start(state: FlowerRowsState, action: int) -> Reason:
    if action == STOP:
        return why("FL-7", "nothing-begun")
    if action == LAY:
        return why("FL-10", "no-row-to-lay")
    if action >= PLACE:
        return why("FL-7", "row-first")
    if action >= STONE:
        return drawing(state, action)
    if action >= ROB:
        return row_chosen(state, action)
    jokers = sum(int(row.jokers) for row in state.rows)
    if action - SWAP >= jokers:
        return why("FL-18", "no-joker", jokers=jokers)
    return why("FL-18", "no-number-for-joker")


def row_chosen(state: FlowerRowsState, action: int) -> Reason:
    r = action - ADD if action >= ADD else action - ROB
    if r >= len(state.rows):
        return why("FL-14", "no-row", rows=len(state.rows))
    if action >= ADD:
        return why("FL-17", "nothing-fits")
    if state.rows[r].size == SHORTEST:
        return why("FL-13", "rob-short")
    return why("FL-13", "rob-nothing")


# --- in the middle of a turn --------------------------------------------------------------------------------
def drawing(state: FlowerRowsState, action: int) -> Reason:
    if action == STONE + JOKER:
        return why("FL-7", "joker-not-drawn")
    return why("FL-7", "not-open") if STONE < action < PLACE else why("FL-7", "under-way")


def swapping(state: FlowerRowsState, action: int) -> Reason:
    if not STONE < action < PLACE:
        return why("FL-18", "swap-number")
    if not state.players[state.mover].has(action - STONE):
        return why("FL-18", "not-yours")
    return why("FL-18", "swap-breaks")


def robbing(state: FlowerRowsState, action: int) -> Reason:
    """FL-13: a first stone of the row, or a second one further behind."""
    row = state.rows[state.target]
    place = action - PLACE
    first = int(state.place)
    if action < PLACE:
        alone = action == STOP and state.phase == ROBBING_MORE
        return why("FL-13", "rob-alone" if alone else "rob-place")
    if place >= row.size:
        return why("FL-13", "no-place", places=int(row.size))
    if state.phase == ROBBING:
        return why("FL-13", "rob-useless" if row.is_loose(place) else "rob-breaks")
    if place <= first:
        return why("FL-R2", "rob-order")
    return why("FL-13", "rob-useless" if loose_together(row, first, place) else "rob-breaks")


def building(state: FlowerRowsState, action: int) -> Reason:
    if action == STOP:
        return unfinished(state)
    if action >= PLACE:
        return why("FL-9", "build-stone")
    stone = action - STONE
    draft = state.draft
    if not draft.needs(stone) and not state.players[state.mover].has(stone):
        return why("FL-9", "not-yours")
    if stone != JOKER and draft.last != NONE and not draft.reaches(stone):
        return why("FL-10", "not-next")
    longer = draft.clone()
    longer.add(stone)
    if longer.span > WIDEST:
        return why("FL-11", "too-wide")
    return why("FL-13", "robbed-lost") if longer.missing() else why("FL-10", "no-row-then")


def unfinished(state: FlowerRowsState) -> Reason:
    if state.draft.missing():
        return why("FL-13", "robbed-missing")
    if state.draft.size < SHORTEST:
        return why("FL-10", "too-short")
    return why("FL-12", "jokers-only")


def taking(state: FlowerRowsState, action: int) -> Reason:
    return why("FL-16", "take-or-not")


def adding(state: FlowerRowsState, action: int) -> Reason:
    if action == STOP:
        return why("FL-17", "add-one")
    if action >= PLACE:
        return why("FL-17", "add-stone")
    stone = action - STONE
    if not state.players[state.mover].has(stone):
        return why("FL-17", "not-yours")
    return fitting(state, stone, range(state.rows[state.target].size + 1))


def placing(state: FlowerRowsState, action: int) -> Reason:
    size = int(state.rows[state.target].size)
    if action < PLACE:
        return why("FL-17", "place-first")
    if action - PLACE > size:
        return why("FL-17", "no-place", places=size + 1)
    return fitting(state, int(state.stone), range(action - PLACE, action - PLACE + 1))


def fitting(state: FlowerRowsState, stone: int, places: range) -> Reason:
    """The stone does not fit there; or it would, had it been added earlier in the turn."""
    row = state.rows[state.target]
    if state.side != INSIDE and any(row.fits(stone, place) for place in places):
        return why("FL-R1", "add-order")
    return why("FL-17", "does-not-fit")


UNDER_WAY = {
    DRAWING: drawing,
    SWAPPING: swapping,
    ROBBING: robbing,
    ROBBING_MORE: robbing,
    BUILDING: building,
    ADDING: adding,
    PLACING: placing,
    TAKING: taking,
}
