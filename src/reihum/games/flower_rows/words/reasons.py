"""Why an action is not possible in Flower Rows: the rule that decides, and words for it."""

from __future__ import annotations

from reihum.core.messages import Argument, Reason, message
from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.engine.adding import in_order
from reihum.games.flower_rows.engine.robbing import loose_together
from reihum.games.flower_rows.engine.state import FlowerRowsState
from reihum.games.flower_rows.engine.swapping import jokers_on_table


def why(rule: str, what: str, **arguments: Argument) -> Reason:
    """The rule, and the sentence of this name in the .ftl files."""
    return Reason(rule, message(f"flower_rows-why-{what}", **arguments))


def forbidden(state: FlowerRowsState, action: int) -> Reason:
    """The rule that an illegal action would break."""
    phase = state.under_way.phase
    if action == m.PASS:
        return why("FL-19", "pass")
    if action == m.TAKE:
        return why("FL-16", "take")
    if action == m.BLIND and phase in (m.START, m.DRAWING):
        return why("FL-7", "pool-empty")
    if phase == m.START:
        return at_start(state, action)
    if m.LAY <= action < m.STONE or action == m.BLIND:
        return why("FL-18", "swap-late") if m.SWAP <= action < m.ROB else why("FL-7", "under-way")
    return UNDER_WAY[int(phase)](state, action)


# --- at the start of a turn -------------------------------------------------------------------------------
def at_start(state: FlowerRowsState, action: int) -> Reason:
    if action == m.STOP:
        return why("FL-7", "nothing-begun")
    if action == m.LAY:
        return why("FL-10", "no-row-to-lay")
    if action >= m.PLACE:
        return why("FL-7", "row-first")
    if action >= m.STONE:
        return drawing(state, action)
    if action >= m.ROB:
        return row_chosen(state, action)
    jokers = int(jokers_on_table(state.rows))
    if action - m.SWAP >= jokers:
        return why("FL-18", "no-joker", jokers=jokers)
    return why("FL-18", "no-number-for-joker")


def row_chosen(state: FlowerRowsState, action: int) -> Reason:
    r = action - m.ADD if action >= m.ADD else action - m.ROB
    if r >= len(state.rows):
        return why("FL-14", "no-row", rows=len(state.rows))
    if action >= m.ADD:
        return why("FL-17", "nothing-fits")
    if not state.rows[r].can_spare(1):
        return why("FL-13", "rob-short")
    return why("FL-13", "rob-nothing")


# --- in the middle of a turn --------------------------------------------------------------------------------
def drawing(state: FlowerRowsState, action: int) -> Reason:
    if action == m.STONE + m.JOKER:
        return why("FL-7", "joker-not-drawn")
    return why("FL-7", "not-open") if m.STONE < action < m.PLACE else why("FL-7", "under-way")


def swapping(state: FlowerRowsState, action: int) -> Reason:
    if not m.STONE < action < m.PLACE:
        return why("FL-18", "swap-number")
    if not state.players[state.mover].has(action - m.STONE):
        return why("FL-18", "not-yours")
    return why("FL-18", "swap-breaks")


def robbing(state: FlowerRowsState, action: int) -> Reason:
    """FL-13: a first stone of the row, or a second one further behind."""
    turn = state.under_way
    row = state.rows[turn.target]
    place = action - m.PLACE
    first = int(turn.place)
    if action < m.PLACE:
        alone = action == m.STOP and turn.phase == m.ROBBING_MORE
        return why("FL-13", "rob-alone" if alone else "rob-place")
    if place >= row.size:
        return why("FL-13", "no-place", places=int(row.size))
    if turn.phase == m.ROBBING:
        return why("FL-13", "rob-useless" if row.is_loose(place) else "rob-breaks")
    if place <= first:
        return why("FL-R2", "rob-order")
    return why("FL-13", "rob-useless" if loose_together(row, first, place) else "rob-breaks")


def building(state: FlowerRowsState, action: int) -> Reason:
    if action == m.STOP:
        return unfinished(state)
    if action >= m.PLACE:
        return why("FL-9", "build-stone")
    stone = action - m.STONE
    new = state.under_way.new_row
    if not new.needs(stone) and not state.players[state.mover].has(stone):
        return why("FL-9", "not-yours")
    if not new.can_follow(stone):
        return why("FL-10", "not-next")
    longer = new.clone()
    longer.add(stone)
    if longer.is_too_wide():
        return why("FL-11", "too-wide")
    return why("FL-13", "robbed-lost") if longer.missing() else why("FL-10", "no-row-then")


def unfinished(state: FlowerRowsState) -> Reason:
    new = state.under_way.new_row
    if new.missing():
        return why("FL-13", "robbed-missing")
    if new.size < m.SHORTEST:
        return why("FL-10", "too-short")
    return why("FL-12", "jokers-only")


def taking(state: FlowerRowsState, action: int) -> Reason:
    return why("FL-16", "take-or-not")


def adding(state: FlowerRowsState, action: int) -> Reason:
    if action == m.STOP:
        return why("FL-17", "add-one")
    if action >= m.PLACE:
        return why("FL-17", "add-stone")
    stone = action - m.STONE
    if not state.players[state.mover].has(stone):
        return why("FL-17", "not-yours")
    return fitting(state, stone, range(state.rows[state.under_way.target].size + 1))


def placing(state: FlowerRowsState, action: int) -> Reason:
    size = int(state.rows[state.under_way.target].size)
    if action < m.PLACE:
        return why("FL-17", "place-first")
    if action - m.PLACE > size:
        return why("FL-17", "no-place", places=size + 1)
    return fitting(state, int(state.under_way.stone), range(action - m.PLACE, action - m.PLACE + 1))


def fitting(state: FlowerRowsState, stone: int, places: range) -> Reason:
    """The stone does not fit there; or it would, had it been added earlier in the turn."""
    turn = state.under_way
    row = state.rows[turn.target]
    if any(row.fits(stone, place) and not in_order(place, row.size, turn.side) for place in places):
        return why("FL-R1", "add-order")
    return why("FL-17", "does-not-fit")


UNDER_WAY = {
    m.DRAWING: drawing,
    m.SWAPPING: swapping,
    m.ROBBING: robbing,
    m.ROBBING_MORE: robbing,
    m.BUILDING: building,
    m.ADDING: adding,
    m.PLACING: placing,
    m.TAKING: taking,
}
