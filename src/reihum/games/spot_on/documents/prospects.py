"""What cards would do where they can go, so that everybody sees it before it is done."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from reihum.games.spot_on.engine.players import Player, Row
from reihum.games.spot_on.engine.state import BONUS, SpotOnState
from reihum.games.spot_on.material import (
    ACTIONS,
    CLEAR,
    COLOURLESS,
    COLOURS,
    COMPLETE,
    FACE_DOWN,
    HIGHEST,
    JOKERS,
    LOWEST,
    MENU,
    MOVING,
    NOTATIONS,
    PLACE,
    ROOM,
    STOLEN,
    TARGET,
    token,
)

PLACING = (PLACE, STOLEN, ROOM)


class ProspectView(Struct):
    """What a card would do in one place; `does` is the step that brings it there."""

    card: str
    does: str
    effect: str  # "new", "stays", "lands", "falls", "clears"
    count: int  # cards that would be completed, fall or be discarded
    bonus: int  # cards that would come with a completion
    scorer: int | None  # who would score the cards that fall; None: nobody


def prospects(state: SpotOnState) -> list[ProspectView]:
    """Of the card on its way, or of all taken cards that could be the next."""
    if state.phase == MOVING:
        return list(after_moving(state))
    if state.phase in PLACING:
        return list(of_card(state.clone(), int(state.held)))
    if state.phase != MENU:
        return []
    trial = state.clone()
    trial.phase = PLACE
    return [prospect for card in next_cards(state) for prospect in of_card(trial, card)]


def next_cards(state: SpotOnState) -> list[int]:
    """SP-8: the lowest taken card of each colour, and all jokers."""
    hand = [card for card in list(state.player().hand)[: state.player().pending] if card < ACTIONS]
    lowest = {card >> 3: card for card in reversed(hand) if card < JOKERS}
    return [*sorted(lowest.values()), *(card for card in hand if card >= JOKERS)]


def of_card(trial: SpotOnState, card: int) -> Iterator[ProspectView]:
    """All places of a card; `trial` is in a phase in which it is on its way."""
    trial.held = card
    choices = int(trial.placings())
    for action in range(TARGET, CLEAR):
        if choices >> action & 1:
            left, slot = divmod(action - TARGET, 4)
            yield added(trial, card, action, (int(trial.mover) + left) % int(trial.seats), slot)
    for action in range(CLEAR, COMPLETE):
        if choices >> action & 1:
            size = int(trial.player().rows[action - CLEAR].size)
            yield ProspectView(token(card), NOTATIONS[action], "clears", size, 0, None)


def added(state: SpotOnState, card: int, action: int, seat: int, slot: int) -> ProspectView:
    """SP-9 to SP-12, SP-15."""
    size = int(state.players[seat].rows[slot].size) + 1
    number = card & 7
    does, name = NOTATIONS[action], token(card)
    if number == size:
        return ProspectView(name, does, "lands", size, bonus(state, card), None)
    if number < size:
        scorer = None if seat == state.mover else int(state.mover) if state.gifts_to_giver else seat
        return ProspectView(name, does, "falls", number, 0, scorer)
    return ProspectView(name, does, "new" if size == 1 else "stays", 0, 0, None)


def after_moving(state: SpotOnState) -> Iterator[ProspectView]:
    """SP-23: a lower number discards nothing."""
    movable = int(state.player().movable_rows())
    for slot, row in enumerate(state.player().rows):
        if movable >> slot & 1:
            card, size = int(row.cards[0]), int(row.size)
            does = NOTATIONS[TARGET + slot]
            if card < FACE_DOWN and card & 7 == size:
                yield ProspectView(token(card), does, "lands", size, bonus(state, card), None)
            else:
                yield ProspectView(token(card), does, "stays", 0, 0, None)


def bonus(state: SpotOnState, card: int) -> int:
    """SP-12: the cards that come with a completion by this card."""
    return 0 if card >= JOKERS else min(int(BONUS[card & 7]), int(state.left))


# --- rows -----------------------------------------------------------------------------------------
def waits_for(row: Row) -> int | None:
    """SP-10: the number that would land on this row next; there is none above 7."""
    number = int(row.size) + 1
    return number if row.is_colour_row() and LOWEST <= number <= HIGHEST else None


def landers(player: Player) -> list[str]:
    """The cards that would land in an own row if they came next."""
    found = {card for row in player.rows for card in landing_on(player, row)}
    return [token(card) for card in sorted(found)]


def landing_on(player: Player, row: Row) -> list[int]:
    number = waits_for(row)
    if number is None:
        return []
    return [JOKERS + number, *(8 * colour + number for colour in colours_for(player, row))]


def fallers(player: Player) -> list[str]:
    """The coloured cards that would make cards fall from the own row of their colour (SP-11)."""
    return [
        token(8 * int(row.colour) + number)
        for row in player.rows
        if row.colour < COLOURLESS
        for number in range(LOWEST, int(row.size) + 1)
    ]


def colours_for(player: Player, row: Row) -> list[int]:
    """The colours that can be added to this row: its own, or to a colourless one any new (SP-18)."""
    if row.colour < COLOURLESS:
        return [int(row.colour)]
    owned = {int(other.colour) for other in player.rows}
    return [colour for colour in range(COLOURS) if colour not in owned]
