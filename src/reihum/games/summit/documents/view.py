"""What people at a table of Summit may know: all but the pile, of which a player knows the cards pushed."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from reihum.core.documents import View
from reihum.core.state import NOBODY
from reihum.games.summit import material as m
from reihum.games.summit.documents.codec import pusher_seats, store, tokens
from reihum.games.summit.engine.bits import has
from reihum.games.summit.engine.marks import known_to
from reihum.games.summit.engine.players import Player
from reihum.games.summit.engine.state import SummitState
from reihum.games.summit.engine.triangles import has_owner


class FieldView(Struct):
    """A card on a field, and whose it is."""

    card: str
    seat: int


class TriangleView(Struct):
    """A triangle: its owner climbs, who opened it comes down. Fields 1, 2, … 9, 0."""

    colour: str
    owner: int | None  # None: a free triangle
    opener: int | None
    blocked: bool  # SU-15: a rival comes down here
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

    numbers: list[int]  # SU-3: what is printed on the fields, in the order of a triangle's `fields`
    rows: list[list[int]]  # SU-3: the fields of each row as they lie, from the summit down
    pile: int
    has_open_pile: bool  # SU-7, SU-8: variant 1
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


def look(state: SummitState, seat: int | None, head: dict[str, Any]) -> SummitView:
    """What this seat, or a spectator, may know."""
    return SummitView(
        **head,
        numbers=list(m.NUMBERS),
        rows=[list(row) for row in reversed(m.ROWS)],
        pile=state.piles.closed_count(),
        has_open_pile=not state.piles.pushing,
        open=tokens(state.piles.open_cards()),
        pushed=pushed_cards(state, seat),
        hand=None if state.hand == m.NO_CARD else m.TOKENS[state.hand],
        jokers=state.jokers_left,
        triangles=[triangle_view(state, t) for t in range(state.triangles)],
        next=[next_fields(player, state.triangles) for player in state.players],
        stores=[store(player) for player in state.players],
        scores=state.scores(),
        stuck=state.stuck_seats(),
        idle=state.idle,
        idle_limit=state.idle_limit(),
        shuffles=state.shuffles,
    )


def pushed_cards(state: SummitState, seat: int | None) -> list[PushedView]:
    """SU-R4: all see which cards were pushed, and by whom; who pushed one sees the card."""
    shown = []
    for place, card in enumerate(state.piles.closed_cards(), 1):
        by = pusher_seats(card, state.seats)
        if by:
            known = seat is not None and known_to(card, seat)
            shown.append(PushedView(place, by, tokens([card])[0] if known else None))
    return shown


def triangle_view(state: SummitState, t: int) -> TriangleView:
    """A triangle and what lies on it."""
    owner = t if has_owner(t, state.seats) else None
    opener = next((p.seat for p in state.players if p.seat != t and p.is_on_top(t)), None)
    return TriangleView(
        colour=m.LETTERS[t],
        owner=owner,
        opener=opener,
        blocked=owner is not None and opener is not None,
        fields=[field_view(state, t * m.FIELDS + f) for f in range(m.FIELDS)],
    )


def field_view(state: SummitState, place: int) -> FieldView | None:
    """What lies on a place."""
    seat = state.who_laid(place)
    return None if seat == NOBODY else FieldView(m.TOKENS[state.card_at(place)], seat)


def next_fields(player: Player, triangles: int) -> list[NextView]:
    """SU-19: the next fields of a player, with those for a joker only."""
    places = player.places_for_joker()
    return [
        NextView(*divmod(place, m.FIELDS), player.blocks(place))
        for place in range(triangles * m.FIELDS)
        if has(places, place)
    ]
