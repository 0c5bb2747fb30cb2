"""The position document of Chameleon: its shape, and what must hold in it beside the count of cards."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from reihum.core.documents import Count, Position, Seat
from reihum.core.errors import BadRule
from reihum.games.chameleon import material as m

Colour = Literal["r", "o", "y", "g", "b", "v", "n"]
Card = Literal["r", "o", "y", "g", "b", "v", "n", "joker", "golden", "+2"]
PileCard = Literal["r", "o", "y", "g", "b", "v", "n", "joker", "golden", "+2", "last"]


class RowDocument(Struct, forbid_unknown_fields=True):
    """A row card; `taken` while its taker sits out."""

    cards: Annotated[list[Card], Meta(max_length=m.ROOM)]
    taken: bool = False


class ChameleonPosition(Position, kw_only=True):
    """Everything about a game of Chameleon; the pile from its top card down."""

    colours: list[Colour]
    pile: list[PileCard]
    drawn: Card | None = None
    rows: Annotated[list[RowDocument], Meta(max_length=m.MOST_ROWS)]
    collections: list[dict[Card, Count]]
    out: list[bool]
    removed: dict[Card, Count] = {}
    last_round: bool = False
    to_act: Seat | None

    def counts(self, seat: int) -> list[int]:
        return counted(self.collections[seat])

    def removed_counts(self) -> list[int]:
        return counted(self.removed)


def counted(cards: dict[Card, Count]) -> list[int]:
    return [cards.get(token, 0) for token in m.TOKENS[: m.KINDS]]


def check(position: ChameleonPosition) -> None:
    """Raise BadRule where the document contradicts a rule."""
    check_sizes(position)
    check_rows(position)
    check_pile(position)
    check_turn(position)


def check_sizes(position: ChameleonPosition) -> None:
    if len(set(position.colours)) != len(position.colours):
        raise BadRule("$.colours", "CH-3")
    if len(position.colours) != m.colours_in_game(position.players):
        raise BadRule("$.colours", "CH-3")
    if len(position.rows) != len(m.row_rooms(position.players)):
        raise BadRule("$.rows", "CH-4")
    if len(position.collections) != position.players:
        raise BadRule("$.collections", "CH-5")
    if len(position.out) != position.players:
        raise BadRule("$.out", "CH-10")


def check_rows(position: ChameleonPosition) -> None:
    for r, (row, room) in enumerate(zip(position.rows, m.row_rooms(position.players), strict=True)):
        if len(row.cards) > room:
            raise BadRule(f"$.rows[{r}].cards", "CH-4")
        if row.taken and row.cards:
            raise BadRule(f"$.rows[{r}].taken", "CH-9")
    if sum(row.taken for row in position.rows) != sum(position.out):
        raise BadRule("$.out", "CH-9")


def check_pile(position: ChameleonPosition) -> None:
    """CH-6: "last round" above 16 cards; CH-16: enough cards for the last round."""
    if position.last_round:
        if len(position.pile) < cards_needed(position) and position.to_act is not None:
            raise BadRule("$.pile", "CH-16")
    elif len(position.pile) <= m.FINAL_CARDS or position.pile[-1 - m.FINAL_CARDS] != "last":
        raise BadRule("$.pile", "CH-6")


def cards_needed(position: ChameleonPosition) -> int:
    """The most cards the running round can still ask for."""
    rooms = m.row_rooms(position.players)
    free = sum(room - len(row.cards) for row, room in zip(position.rows, rooms, strict=True) if not row.taken)
    golden = [*position.pile, position.drawn, *(card for row in position.rows for card in row.cards)]
    return free - (position.drawn is not None) + ("golden" in golden)


def check_turn(position: ChameleonPosition) -> None:
    if position.to_act is None:
        under_way = position.drawn is not None or any(position.out) or any(row.cards for row in position.rows)
        if under_way or not position.last_round:
            raise BadRule("$.to_act", "CH-15")
        return
    if position.to_act >= position.players or position.out[position.to_act]:
        raise BadRule("$.to_act", "CH-7")
    rooms = m.row_rooms(position.players)
    open_rows = zip(position.rows, rooms, strict=True)
    if position.drawn is not None and not any(not r.taken and len(r.cards) < room for r, room in open_rows):
        raise BadRule("$.drawn", "CH-8")
