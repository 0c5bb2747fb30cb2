"""What people at a table of Chameleon may know: all but the order of the pile."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from reihum.core.documents import View
from reihum.games.chameleon.cards import COLOURS, NO_CARD, TOKENS
from reihum.games.chameleon.rules import ChameleonState, named_counts
from reihum.games.chameleon.table import Player, Row
from reihum.games.chameleon.tally import Worth, extra, values, worths


class RowView(Struct):
    """A row card with its cards, and by seat the points more that taking them would bring now."""

    room: int
    cards: list[str]
    taken: bool
    gains: list[int]


class CollectionView(Struct):
    """What lies in front of a player, what it is worth now and which colours the jokers take for that."""

    cards: dict[str, int]
    out: bool
    score: int
    jokers: list[str]
    worths: list[Worth]
    extra: int


class ChameleonView(View, kw_only=True):
    """Everybody's view is the same: Chameleon has no hidden hands."""

    colours: list[str]
    values: list[int]
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
        values=values(state.violet),
        rows=[row_view(state, row) for row in state.rows],
        drawn=None if state.drawn == NO_CARD else TOKENS[state.drawn],
        collections=[collection_view(state, player) for player in state.players],
        pile=state.left,
        last_round=state.last_round,
        removed=named_counts(list(state.removed)),
    )


def row_view(state: ChameleonState, row: Row) -> RowView:
    gains = [int(player.gain(row, state.colours, state.violet)) for player in state.players]
    return RowView(row.room, [TOKENS[card] for card in row.kinds()], row.taken, gains)


def collection_view(state: ChameleonState, player: Player) -> CollectionView:
    return CollectionView(
        cards=named_counts(list(player.cards)),
        out=player.out,
        score=player.points(state.colours, state.violet),
        jokers=[TOKENS[colour] for colour in player.jokers(state.colours, state.violet)],
        worths=worths(state, player),
        extra=extra(player),
    )
