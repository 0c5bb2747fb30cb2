"""What people at a table of Chameleon may know: all but the order of the pile."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from reihum.core.documents import View
from reihum.games.chameleon.cards import COLOURS, NO_CARD, TOKENS
from reihum.games.chameleon.rules import ChameleonState, named_counts
from reihum.games.chameleon.table import Player, Row


class RowView(Struct):
    """A row card with its cards."""

    room: int
    cards: list[str]
    taken: bool


class CollectionView(Struct):
    """What lies in front of a player, what it is worth now and which colours the jokers take for that."""

    cards: dict[str, int]
    out: bool
    score: int
    jokers: list[str]


class ChameleonView(View, kw_only=True):
    """Everybody's view is the same: Chameleon has no hidden hands."""

    colours: list[str]
    rows: list[RowView]
    drawn: str | None
    collections: list[CollectionView]
    pile: int
    last_round: bool
    removed: dict[str, int]


def look(state: ChameleonState, head: dict[str, Any]) -> ChameleonView:
    return ChameleonView(
        **head,
        colours=[TOKENS[colour] for colour in range(COLOURS) if (state.colours >> colour) & 1],
        rows=[row_view(row) for row in state.rows],
        drawn=None if state.drawn == NO_CARD else TOKENS[state.drawn],
        collections=[collection_view(state, player) for player in state.players],
        pile=state.left,
        last_round=state.last_round,
        removed=named_counts(list(state.removed)),
    )


def row_view(row: Row) -> RowView:
    return RowView(row.room, [TOKENS[card] for card in row.kinds()], row.taken)


def collection_view(state: ChameleonState, player: Player) -> CollectionView:
    return CollectionView(
        cards=named_counts(list(player.cards)),
        out=player.out,
        score=player.points(state.colours, state.violet),
        jokers=[TOKENS[colour] for colour in player.jokers(state.colours, state.violet)],
    )
