"""The position document of Spot On: its shape, and what must hold in it beside the count of cards."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from reihum.core.documents import Count, Position, Seat
from reihum.core.errors import BadRule
from reihum.games.spot_on.material import (
    ACTIONS,
    CARD_OF,
    COLOUR_SLOTS,
    COLOURLESS,
    DEALT,
    FACE_DOWN,
    GROUP_SIZES,
    GROUPS,
    MARKET,
    PHASES,
    SLOTS,
    STORE,
    STORE_ROOM,
)


def one_of(words: str) -> Meta:
    """Exactly one of these words; `$` alone would allow a line break after it."""
    return Meta(pattern=rf"^({words})$(?!\n)")


FLIPPABLE = "[rygbvj][2-7]|protect"  # what can lie face down in a row (SP-21), in brackets then
Card = Annotated[str, one_of(f"{FLIPPABLE}|move|steal")]
RowCard = Annotated[str, one_of(rf"{FLIPPABLE}|move|steal|\(({FLIPPABLE})\)")]
Slot = Annotated[int, Meta(ge=1, le=SLOTS)]
Phase = Annotated[str, one_of("|".join(PHASES))]


class Spot(Struct, forbid_unknown_fields=True):
    """A row: whose, and in which slot."""

    seat: Seat
    slot: Slot


class SpotOnPosition(Position, kw_only=True):
    """Everything about a game of Spot On; the pile from its top card down, rows from the bottom up."""

    pile: list[Card]
    market: Annotated[list[list[Card]], Meta(min_length=GROUPS, max_length=GROUPS)]  # taken: an empty group
    discards: dict[Card, Count] = {}
    collections: list[Annotated[list[list[RowCard]], Meta(min_length=SLOTS, max_length=SLOTS)]]
    hands: list[Annotated[list[Card], Meta(max_length=DEALT)]]  # taken or dealt, and not dealt with
    scored: list[dict[Card, Count]]  # what came openly to the score piles
    bonus: list[list[Card]]  # what came unseen
    starter: Seat
    setting_up: bool = False  # the dealt cards are being laid out
    phase: Phase
    held: Card | None = None  # on its way to a place
    landing: Spot | None = None
    source: Slot | None = None
    to_act: Seat | None


def check(position: SpotOnPosition) -> None:
    """Raise BadRule where the document contradicts a rule."""
    check_sizes(position)
    for seat, rows in enumerate(position.collections):
        check_collection(position, rows, f"$.collections[{seat}]")
    check_market(position)
    check_turn(position)
    check_hands(position)
    check_held(position)
    check_landing(position)
    check_source(position)
    check_room(position)


def check_sizes(position: SpotOnPosition) -> None:
    lists = {
        "collections": (len(position.collections), "SP-13"),
        "hands": (len(position.hands), "SP-6"),
        "scored": (len(position.scored), "SP-10"),
        "bonus": (len(position.bonus), "SP-12"),
    }
    for name, (length, rule) in lists.items():
        if length != position.players:
            raise BadRule(f"$.{name}", rule)


# --- collections --------------------------------------------------------------------------------
def check_collection(position: SpotOnPosition, rows: list[list[str]], where: str) -> None:
    """SP-13: one row for each colour and one for stored cards; SP-29: the fourth slot for those alone."""
    seen = set()
    for slot, cards in enumerate(rows):
        place = f"{where}[{slot}]"
        colour = row_colour(cards, place)
        if colour in seen:
            raise BadRule(place, "SP-13")
        if colour not in (None, COLOURLESS):
            seen.add(colour)
        interactive = position.options["interactive"] == "on"
        if interactive and cards and (colour == STORE) != (slot == COLOUR_SLOTS):
            raise BadRule(place, "SP-29")


def row_colour(cards: list[str], where: str) -> int | None:
    """What kind of row it is; None for a free slot."""
    colours = {colour(card) for card in cards}
    if STORE in colours and (len(cards) > STORE_ROOM or len(set(cards)) != len(cards)):
        raise BadRule(where, "SP-20")
    if len(colours) > 1:
        colours.discard(COLOURLESS)
    if len(colours) > 1 or (STORE in colours and not all(colour(card) == STORE for card in cards)):
        raise BadRule(where, "SP-13")
    return min(colours, default=None)


def colour(text: str) -> int:
    card = CARD_OF[text]
    return COLOURLESS if card >= FACE_DOWN else card >> 3


def own_rows(position: SpotOnPosition) -> list[list[str]]:
    return [] if position.to_act is None else position.collections[position.to_act]


# --- market and turn ----------------------------------------------------------------------------
def check_market(position: SpotOnPosition) -> None:
    for index, (group, size) in enumerate(zip(position.market, GROUP_SIZES, strict=True)):
        if group and len(group) != size:
            raise BadRule(f"$.market[{index}]", "SP-5")
    if position.setting_up and any(position.market):
        raise BadRule("$.market", "SP-5")


def check_turn(position: SpotOnPosition) -> None:
    if position.starter >= position.players:
        raise BadRule("$.starter", "SP-3")
    if (position.phase == "over") != (position.to_act is None):
        raise BadRule("$.to_act", "SP-28")
    if position.to_act is None:
        check_end(position)
    elif position.to_act >= position.players:
        raise BadRule("$.to_act", "SP-6")
    elif position.setting_up:
        if position.phase not in ("menu", "place", "landing"):
            raise BadRule("$.phase", "SP-4")
    else:
        check_order(position, position.to_act)


def check_end(position: SpotOnPosition) -> None:
    """SP-28: the market is empty and cannot be filled."""
    if position.setting_up:
        raise BadRule("$.setting_up", "SP-28")
    if any(position.market):
        raise BadRule("$.market", "SP-28")
    if len(position.pile) >= MARKET:
        raise BadRule("$.pile", "SP-28")


def check_order(position: SpotOnPosition, mover: int) -> None:
    """SP-6: clockwise from the start card, a group each."""
    finished = sum(not group for group in position.market) - (position.phase != "take")
    if finished not in range(GROUPS):
        raise BadRule("$.market", "SP-6")
    if mover != (position.starter + finished) % position.players:
        raise BadRule("$.to_act", "SP-6")


def check_hands(position: SpotOnPosition) -> None:
    """SP-4: in the set-up all who come later hold three dealt cards; SP-6: else only who has taken."""
    for seat, hand in enumerate(position.hands):
        where = f"$.hands[{seat}]"
        if position.setting_up:
            check_dealt(position, seat, where)
        elif hand and (seat != position.to_act or position.phase == "take"):
            raise BadRule(where, "SP-6")


def check_dealt(position: SpotOnPosition, seat: int, where: str) -> None:
    hand = position.hands[seat]
    if any(CARD_OF[card] >= ACTIONS for card in hand):
        raise BadRule(where, "SP-4")
    if seat == position.to_act:
        if not hand and position.phase == "menu":
            raise BadRule(where, "SP-4")
        return
    waits = after_start(position, seat) > after_start(position, position.to_act or 0)
    if len(hand) != (DEALT if waits else 0):
        raise BadRule(where, "SP-4")


def after_start(position: SpotOnPosition, seat: int) -> int:
    """How many seats after the start card's holder."""
    return (seat - position.starter) % position.players


# --- what is being decided ----------------------------------------------------------------------
def check_held(position: SpotOnPosition) -> None:
    """A number card or joker on its way to a row, an action card to the store, or a protect card."""
    number = position.held is not None and CARD_OF[position.held] < ACTIONS
    if position.phase in ("place", "stolen"):
        fits = number
    elif position.phase == "room":
        fits = position.held is not None and not number
    else:
        fits = position.held == ("protect" if position.phase == "protect" else None)
    if not fits:
        raise BadRule("$.held", "SP-7")


def check_landing(position: SpotOnPosition) -> None:
    """SP-10: the top card shows how many cards the row has."""
    if (position.landing is None) != (position.phase != "landing"):
        raise BadRule("$.landing", "SP-10")
    if position.landing is None:
        return
    if position.landing.seat >= position.players:
        raise BadRule("$.landing.seat", "SP-10")
    row = position.collections[position.landing.seat][position.landing.slot - 1]
    if not row or CARD_OF[row[-1]] >= ACTIONS or CARD_OF[row[-1]] & 7 != len(row):
        raise BadRule("$.landing", "SP-10")


def check_source(position: SpotOnPosition) -> None:
    """SP-21: a colour row gives its top card."""
    if (position.source is None) != (position.phase != "onto"):
        raise BadRule("$.source", "SP-21")
    if position.source is not None and row_colour(own_rows(position)[position.source - 1], "") in (
        None,
        STORE,
    ):
        raise BadRule("$.source", "SP-21")


def check_room(position: SpotOnPosition) -> None:
    """SP-14: a first stored card needs room when all slots are full of colour rows."""
    if position.phase != "room":
        return
    colours = [row_colour(cards, "") for cards in own_rows(position)]
    if None in colours or STORE in colours:
        raise BadRule("$.phase", "SP-14")
