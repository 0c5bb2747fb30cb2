"""Why an action is not possible in Flower Rows: the rule that decides, and words for it."""

from __future__ import annotations

from reihum.core.messages import Reason, why
from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.engine.adding import in_order
from reihum.games.flower_rows.engine.robbing import loose_together
from reihum.games.flower_rows.engine.state import FlowerRowsState
from reihum.games.flower_rows.engine.swapping import jokers_on_table


def forbidden(state: FlowerRowsState, action: int) -> Reason:
    """The rule that an illegal action would break."""
    phase = state.under_way.phase
    if action == m.PASS:
        return why("FL-19", "flower_rows-why-pass")
    if action == m.TAKE:
        return why("FL-16", "flower_rows-why-take")
    if action == m.BLIND and phase in (m.START, m.DRAWING):
        return why("FL-7", "flower_rows-why-pool-empty")
    if phase == m.START:
        return at_start(state, action)
    if m.LAY <= action < m.STONE or action == m.BLIND:
        return (
            why("FL-18", "flower_rows-why-swap-late")
            if m.SWAP <= action < m.ROB
            else why("FL-7", "flower_rows-why-under-way")
        )
    return UNDER_WAY[int(phase)](state, action)


# --- at the start of a turn -------------------------------------------------------------------------------
def at_start(state: FlowerRowsState, action: int) -> Reason:
    if action == m.STOP:
        return why("FL-7", "flower_rows-why-nothing-begun")
    if action == m.LAY:
        return why("FL-10", "flower_rows-why-no-row-to-lay")
    if action >= m.PLACE:
        return why("FL-7", "flower_rows-why-row-first")
    if action >= m.STONE:
        return drawing(state, action)
    if action >= m.ROB:
        return row_chosen(state, action)
    jokers = int(jokers_on_table(state.rows))
    if action - m.SWAP >= jokers:
        return why("FL-18", "flower_rows-why-no-joker", jokers=jokers)
    return why("FL-18", "flower_rows-why-no-number-for-joker")


def row_chosen(state: FlowerRowsState, action: int) -> Reason:
    r = action - m.ADD if action >= m.ADD else action - m.ROB
    if r >= len(state.rows):
        return why("FL-14", "flower_rows-why-no-row", rows=len(state.rows))
    if action >= m.ADD:
        return why("FL-17", "flower_rows-why-nothing-fits")
    if not state.rows[r].can_spare(1):
        return why("FL-13", "flower_rows-why-rob-short")
    return why("FL-13", "flower_rows-why-rob-nothing")


# --- in the middle of a turn --------------------------------------------------------------------------------
def drawing(state: FlowerRowsState, action: int) -> Reason:
    if action == m.STONE + m.JOKER:
        return why("FL-7", "flower_rows-why-joker-not-drawn")
    return (
        why("FL-7", "flower_rows-why-not-open")
        if m.STONE < action < m.PLACE
        else why("FL-7", "flower_rows-why-under-way")
    )


def swapping(state: FlowerRowsState, action: int) -> Reason:
    if not m.STONE < action < m.PLACE:
        return why("FL-18", "flower_rows-why-swap-number")
    if not state.players[state.mover].has(action - m.STONE):
        return why("FL-18", "flower_rows-why-not-yours")
    return why("FL-18", "flower_rows-why-swap-breaks")


def robbing(state: FlowerRowsState, action: int) -> Reason:
    """FL-13: a first stone of the row, or a second one further behind."""
    turn = state.under_way
    row = state.rows[turn.target]
    place = action - m.PLACE
    first = int(turn.place)
    if action < m.PLACE:
        alone = action == m.STOP and turn.phase == m.ROBBING_MORE
        return why("FL-13", "flower_rows-why-rob-alone" if alone else "flower_rows-why-rob-place")
    if place >= row.size:
        return why("FL-13", "flower_rows-why-no-place", places=int(row.size))
    if turn.phase == m.ROBBING:
        return why(
            "FL-13", "flower_rows-why-rob-useless" if row.is_loose(place) else "flower_rows-why-rob-breaks"
        )
    if place <= first:
        return why("FL-R2", "flower_rows-why-rob-order")
    return why(
        "FL-13",
        "flower_rows-why-rob-useless" if loose_together(row, first, place) else "flower_rows-why-rob-breaks",
    )


def building(state: FlowerRowsState, action: int) -> Reason:
    if action == m.STOP:
        return unfinished(state)
    if action >= m.PLACE:
        return why("FL-9", "flower_rows-why-build-stone")
    stone = action - m.STONE
    new = state.under_way.new_row
    if not new.needs(stone) and not state.players[state.mover].has(stone):
        return why("FL-9", "flower_rows-why-not-yours")
    if not new.can_follow(stone):
        return why("FL-10", "flower_rows-why-not-next")
    longer = new.clone()
    longer.add(stone)
    if longer.is_too_wide():
        return why("FL-11", "flower_rows-why-too-wide")
    return (
        why("FL-13", "flower_rows-why-robbed-lost")
        if longer.missing()
        else why("FL-10", "flower_rows-why-no-row-then")
    )


def unfinished(state: FlowerRowsState) -> Reason:
    new = state.under_way.new_row
    if new.missing():
        return why("FL-13", "flower_rows-why-robbed-missing")
    if new.size < m.SHORTEST:
        return why("FL-10", "flower_rows-why-too-short")
    return why("FL-12", "flower_rows-why-jokers-only")


def taking(state: FlowerRowsState, action: int) -> Reason:
    return why("FL-16", "flower_rows-why-take-or-not")


def adding(state: FlowerRowsState, action: int) -> Reason:
    if action == m.STOP:
        return why("FL-17", "flower_rows-why-add-one")
    if action >= m.PLACE:
        return why("FL-17", "flower_rows-why-add-stone")
    stone = action - m.STONE
    if not state.players[state.mover].has(stone):
        return why("FL-17", "flower_rows-why-not-yours")
    return fitting(state, stone, range(state.rows[state.under_way.target].size + 1))


def placing(state: FlowerRowsState, action: int) -> Reason:
    size = int(state.rows[state.under_way.target].size)
    if action < m.PLACE:
        return why("FL-17", "flower_rows-why-place-first")
    if action - m.PLACE > size:
        return why("FL-17", "flower_rows-why-no-place", places=size + 1)
    return fitting(state, int(state.under_way.stone), range(action - m.PLACE, action - m.PLACE + 1))


def fitting(state: FlowerRowsState, stone: int, places: range) -> Reason:
    """The stone does not fit there; or it would, had it been added earlier in the turn."""
    turn = state.under_way
    row = state.rows[turn.target]
    if any(row.fits(stone, place) and not in_order(place, row.size, turn.side) for place in places):
        return why("FL-R1", "flower_rows-why-add-order")
    return why("FL-17", "flower_rows-why-does-not-fit")


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
