"""The position document of Spot On: its shape, and what must hold in it beside the count of cards."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from reihum.core.documents import Count, Position, Seat
from reihum.core.errors import BadRule
from reihum.games.spot_on import material as m
from reihum.games.spot_on.engine.adding import lands
from reihum.games.spot_on.engine.players import empty_colour, storable
from reihum.games.spot_on.engine.rows import colour_of
from reihum.games.spot_on.engine.supply import fillings


def one_of(words: str) -> Meta:
    """Exactly one of these words; `$` alone would allow a line break after it."""
    return Meta(pattern=rf"^({words})$(?!\n)")


FLIPPABLE = "[rygbvj][2-7]|protect"  # what can lie face down in a row (SP-21), in brackets then
Card = Annotated[str, one_of(f"{FLIPPABLE}|move|steal")]
RowCard = Annotated[str, one_of(rf"{FLIPPABLE}|move|steal|\(({FLIPPABLE})\)")]
Slot = Annotated[int, Meta(ge=1, le=m.SLOTS)]
Phase = Annotated[str, one_of("|".join(m.PHASES))]


class Spot(Struct, forbid_unknown_fields=True):
    """A row: whose, and in which slot."""

    seat: Seat
    slot: Slot


class SpotOnPosition(Position, kw_only=True):
    """Everything about a game of Spot On; the pile from its top card down, rows from the bottom up."""

    pile: list[Card]
    market: Annotated[
        list[list[Card]], Meta(min_length=m.GROUPS, max_length=m.GROUPS)
    ]  # taken: an empty group
    discards: dict[Card, Count] = {}
    collections: list[Annotated[list[list[RowCard]], Meta(min_length=m.SLOTS, max_length=m.SLOTS)]]
    hands: list[Annotated[list[Card], Meta(max_length=m.HAND_SIZE)]]  # taken or dealt, and not dealt with
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
        if colour not in (None, m.COLOURLESS):
            seen.add(colour)
        interactive = position.options["interactive"] == "on"
        for_store = empty_colour(slot, interactive) == m.STORE
        if interactive and cards and (colour == m.STORE) != for_store:
            raise BadRule(place, "SP-29")


def row_colour(cards: list[str], where: str) -> int | None:
    """What kind of row it is; None for a free slot."""
    colours = {colour(card) for card in cards}
    if m.STORE in colours and not fit_a_store(cards):
        raise BadRule(where, "SP-20")
    if len(colours) > 1:
        colours.discard(m.COLOURLESS)
    if len(colours) > 1 or (m.STORE in colours and not all(colour(card) == m.STORE for card in cards)):
        raise BadRule(where, "SP-13")
    return min(colours, default=None)


def fit_a_store(cards: list[str]) -> bool:
    """SP-20, of the action cards among these."""
    stored = 0
    for card in cards:
        if card in m.ACTION_NAMES:
            kind = m.ACTION_NAMES.index(card)
            if not storable(stored) >> kind & 1:
                return False
            stored |= 1 << kind
    return True


def colour(text: str) -> int:
    return int(colour_of(m.CARD_OF[text]))


# --- market and turn ----------------------------------------------------------------------------
def check_market(position: SpotOnPosition) -> None:
    for index, (group, size) in enumerate(zip(position.market, m.GROUP_SIZES, strict=True)):
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
    if fillings(len(position.pile)) > 0:
        raise BadRule("$.pile", "SP-28")


def check_order(position: SpotOnPosition, mover: int) -> None:
    """SP-6: clockwise from the start card, a group each."""
    finished = sum(not group for group in position.market) - (position.phase != "take")
    if finished not in range(m.GROUPS):
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
    if any(m.CARD_OF[card] >= m.ACTION_CARDS for card in hand):
        raise BadRule(where, "SP-4")
    if seat == position.to_act:
        if not hand and position.phase == "menu":
            raise BadRule(where, "SP-4")
        return
    waits = after_start(position, seat) > after_start(position, position.to_act or 0)
    if len(hand) != (m.DEALT if waits else 0):
        raise BadRule(where, "SP-4")


def after_start(position: SpotOnPosition, seat: int) -> int:
    """How many seats after the start card's holder."""
    return (seat - position.starter) % position.players


# --- what is being decided ----------------------------------------------------------------------
def check_held(position: SpotOnPosition) -> None:
    """A number card or joker on its way to a row, an action card to the store, or a protect card."""
    number = position.held is not None and m.CARD_OF[position.held] < m.ACTION_CARDS
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
    if not row or not lands(m.CARD_OF[row[-1]], len(row)):
        raise BadRule("$.landing", "SP-10")


def check_source(position: SpotOnPosition) -> None:
    """SP-21: a colour row gives its top card."""
    if (position.source is None) != (position.phase != "onto"):
        raise BadRule("$.source", "SP-21")
    if position.source is None or position.to_act is None:
        return
    row = position.collections[position.to_act][position.source - 1]
    if row_colour(row, "") in (None, m.STORE):
        raise BadRule("$.source", "SP-21")
