"""What people at a table of Summit may know: all but the pile, of which a player knows the cards pushed."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from reihum.core.documents import View
from reihum.games.summit.cards import FIELDS, JOKER, LETTERS, NO_CARD, SUMMIT, TOKENS
from reihum.games.summit.players import Player
from reihum.games.summit.rules import SummitState
from reihum.games.summit.tokens import closed_cards, colour_card, named, open_cards, pushers, store_cards


class FieldView(Struct):
    """A card on a field, and whose it is."""

    card: str
    seat: int


class TriangleView(Struct):
    """A triangle: its owner climbs, who opened it comes down. Fields 1, 2, … 9, 0."""

    colour: str
    owner: int | None  # None: a free triangle
    opener: int | None
    fields: list[FieldView | None]


class NextView(Struct):
    """SU-19: a field that a player may fill next, by its places in `triangles` and `fields`."""

    triangle: int
    field: int
    joker: bool  # a rival's summit: with a joker only


class PushedView(Struct):
    """Variant 2: a card in the pile, by its place from the top: who pushed it, and the card if known."""

    place: int
    by: list[int]
    card: str | None


class SummitView(View, kw_only=True):
    """Views differ in what is known of pushed cards only."""

    pile: int
    open: list[str]  # the top card first
    pushed: list[PushedView]
    hand: str | None  # drawn or taken by the seat to act
    jokers: int  # neither laid nor stored
    triangles: list[TriangleView]
    next: list[list[NextView]]  # by seat
    stores: list[dict[str, int]]
    scores: list[int]
    stuck: list[int]  # SU-19: seats that can lay nothing any more
    idle: int  # SU-21
    idle_limit: int
    shuffles: int


def look(state: SummitState, head: dict[str, Any]) -> SummitView:
    cards = closed_cards(state.piles)
    return SummitView(
        **head,
        pile=len(cards),
        open=named(open_cards(state.piles)),
        pushed=pushed_cards(cards, state.seats, head["seat"]),
        hand=None if state.hand == NO_CARD else TOKENS[state.hand],
        jokers=state.jokers_left,
        triangles=[triangle_view(state, t) for t in range(state.triangles)],
        next=[next_fields(player, state.triangles) for player in state.players],
        stores=[store_cards(player) for player in state.players],
        scores=state.scores(),
        stuck=stuck_seats(state),
        idle=state.idle,
        idle_limit=state.idle_limit(),
        shuffles=state.shuffles,
    )


def pushed_cards(cards: list[int], seats: int, seat: int | None) -> list[PushedView]:
    shown = []
    for place, card in enumerate(cards, 1):
        by = pushers(card, seats)
        if by:
            shown.append(PushedView(place, by, named([card])[0] if seat in by else None))
    return shown


def triangle_view(state: SummitState, t: int) -> TriangleView:
    fields = [field_view(state, t, f) for f in range(FIELDS)]
    top = fields[SUMMIT]
    return TriangleView(
        colour=LETTERS[t],
        owner=t if t < state.seats else None,
        opener=None if top is None or top.seat == t else top.seat,
        fields=fields,
    )


def field_view(state: SummitState, t: int, f: int) -> FieldView | None:
    place = t * FIELDS + f
    for player in state.players:
        if player.laid >> place & 1:
            card = JOKER if state.golden >> place & 1 else colour_card(player.seat, f)
            return FieldView(TOKENS[card], player.seat)
    return None


def next_fields(player: Player, triangles: int) -> list[NextView]:
    return [
        NextView(*divmod(place, FIELDS), joker)
        for place in range(triangles * FIELDS)
        for places, joker in ((player.next, False), (player.summits, True))
        if places >> place & 1
    ]


def stuck_seats(state: SummitState) -> list[int]:
    return [player.seat for player in state.players if player.is_stuck(state.jokers_left)]
