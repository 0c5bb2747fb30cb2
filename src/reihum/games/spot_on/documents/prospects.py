"""What cards would do where they can go, so that everybody sees it before it is done."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from reihum.core.documents import Notation
from reihum.core.state import NOBODY
from reihum.games.spot_on import material as m
from reihum.games.spot_on.engine.adding import (
    FALLS,
    LANDS,
    NO_NUMBER,
    bonus,
    effect,
    falling,
    landing_number,
    lands,
)
from reihum.games.spot_on.engine.legal import placings, target_seat, target_slot
from reihum.games.spot_on.engine.players import Player
from reihum.games.spot_on.engine.rows import Row
from reihum.games.spot_on.engine.state import SpotOnState


class ProspectView(Struct):
    """What a card would do in one place; `does` is the step that brings it there."""

    card: str
    does: Notation
    effect: str  # "new", "stays", "lands", "falls", "clears"
    count: int  # cards that would be completed, fall or be discarded
    bonus: int  # cards that would come with a completion
    scorer: int | None  # who would score the cards that fall; None: nobody


def prospects(state: SpotOnState) -> list[ProspectView]:
    """Of the card on its way, or of all taken cards that could be the next."""
    if state.phase == m.MOVING:
        return list(after_moving(state))
    if state.phase in m.PLACING_PHASES:
        return list(of_card(state, int(state.held), int(state.phase)))
    if state.phase != m.MENU:
        return []
    return [found for card in state.player().next_cards() for found in of_card(state, card, m.PLACING)]


def of_card(state: SpotOnState, card: int, phase: int) -> Iterator[ProspectView]:
    """In all places of a card that is on its way in this phase."""
    choices = int(placings(state.players, state.mover, card, phase))
    for action in range(m.TARGET, m.CLEAR):
        if choices >> action & 1:
            yield added(state, card, action)
    for action in range(m.CLEAR, m.COMPLETE):
        if choices >> action & 1:
            size = int(state.player().rows[action - m.CLEAR].size)
            yield ProspectView(m.token(card), m.NOTATIONS[action], "clears", size, 0, None)


def added(state: SpotOnState, card: int, action: int) -> ProspectView:
    """SP-9 to SP-12, SP-15."""
    seat = int(target_seat(action, state.mover, state.seats))
    size = int(state.players[seat].rows[target_slot(action)].size) + 1
    does, name = m.NOTATIONS[action], m.token(card)
    result = effect(card, size)
    if result == LANDS:
        return ProspectView(name, does, "lands", size, int(bonus(card, state.supply.left)), None)
    if result == FALLS:
        scorer = int(state.scorer(seat))
        return ProspectView(name, does, "falls", int(falling(card)), 0, None if scorer == NOBODY else scorer)
    return ProspectView(name, does, "new" if size == 1 else "stays", 0, 0, None)


def after_moving(state: SpotOnState) -> Iterator[ProspectView]:
    """SP-23: a lower number discards nothing."""
    for slot, row in enumerate(state.player().rows):
        if row.movable():
            card, size = int(row.cards[0]), int(row.size)
            does = m.NOTATIONS[m.TARGET + slot]
            if lands(card, size):
                more = int(bonus(card, state.supply.left))
                yield ProspectView(m.token(card), does, "lands", size, more, None)
            else:
                yield ProspectView(m.token(card), does, "stays", 0, 0, None)


# --- rows -----------------------------------------------------------------------------------------
def waits_for(row: Row) -> int | None:
    """SP-10: the number that would land on this row next; there is none above 7."""
    number = int(landing_number(row.size))
    return number if row.is_colour_row() and number != NO_NUMBER else None


def landers(player: Player) -> list[str]:
    """The cards that would land in an own row if they came next."""
    found = {card for row in player.rows for card in landing_on(player, row)}
    return m.tokens(sorted(found))


def landing_on(player: Player, row: Row) -> list[int]:
    number = waits_for(row)
    if number is None:
        return []
    return [m.JOKERS + number, *(8 * colour + number for colour in colours_for(player, row))]


def fallers(player: Player) -> list[str]:
    """The coloured cards that would make cards fall from the own row of their colour (SP-11)."""
    rows = [row for row in player.rows if row.colour < m.COLOURLESS]
    cards = [(8 * int(row.colour) + number, int(row.size) + 1) for row in rows for number in m.NUMBERS]
    return [m.token(card) for card, size in cards if effect(card, size) == FALLS]


def colours_for(player: Player, row: Row) -> list[int]:
    """The colours that can be added to this row: its own, or to a colourless one any new (SP-18)."""
    if row.colour < m.COLOURLESS:
        return [int(row.colour)]
    owned = int(player.colours())
    return [colour for colour in range(m.COLOURS) if not owned >> colour & 1]
