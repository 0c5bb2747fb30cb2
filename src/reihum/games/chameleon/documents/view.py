"""What people at a table of Chameleon may know: all but the order of the pile."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from reihum.core.documents import View, named_counts
from reihum.games.chameleon import material as m
from reihum.games.chameleon.documents.codec import colour_tokens
from reihum.games.chameleon.engine.players import Player
from reihum.games.chameleon.engine.rows import Row
from reihum.games.chameleon.engine.scoring import ColourScore, score_table
from reihum.games.chameleon.engine.state import ChameleonState


class RowView(Struct):
    """A row card with its cards, and by seat the points more that taking them would bring now."""

    colour: Literal["brown", "green"]
    room: int
    cards: list[str]
    taken: bool
    gains: list[int]


class Worth(Struct):
    """What a colour brings a player now: below zero if it counts against them."""

    colour: str
    cards: int
    jokers: int
    points: int


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


def look(state: ChameleonState, seat: int | None, head: dict[str, Any]) -> ChameleonView:
    return ChameleonView(
        **head,
        colours=colour_tokens(state.colours),
        values=list(score_table(state.violet))[1:],
        rows=[row_view(state, row) for row in state.rows],
        drawn=None if state.drawn == m.NO_CARD else m.TOKENS[state.drawn],
        collections=[collection_view(state, player) for player in state.players],
        pile=state.left,
        last_round=state.last_round,
        removed=named_counts(m.TOKENS, list(state.removed)),
    )


def row_view(state: ChameleonState, row: Row) -> RowView:
    gains = [int(player.gain(row, state.colours, state.violet)) for player in state.players]
    colour = m.row_card_colour(int(state.seats))
    return RowView(colour, row.room, [m.TOKENS[card] for card in row.kinds()], row.taken, gains)


def collection_view(state: ChameleonState, player: Player) -> CollectionView:
    return CollectionView(
        cards=named_counts(m.TOKENS, list(player.cards)),
        out=player.out,
        score=player.points(state.colours, state.violet),
        jokers=[m.TOKENS[colour] for colour in player.jokers(state.colours, state.violet)],
        worths=[worth(one) for one in player.colour_scores(state.colours, state.violet)],
        extra=player.extra_points(),
    )


def worth(score: ColourScore) -> Worth:
    return Worth(m.TOKENS[score.colour], score.cards, score.jokers, score.points)
