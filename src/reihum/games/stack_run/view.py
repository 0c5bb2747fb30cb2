"""What people at a table of Stack Run may know."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from reihum.core.documents import Notation, View
from reihum.games.stack_run.cards import (
    BACK,
    CLOCKWISE,
    MOVE,
    NO_CARD,
    NO_PILE,
    NOTATIONS,
    NUMBERS,
    PHASES,
    PLACES,
    POWERS,
    RING,
    TOKENS,
    colours_of_seats,
)
from reihum.games.stack_run.rules import StackRunState
from reihum.games.stack_run.table import Pile, Player, kinds_of
from reihum.games.stack_run.whole import named_counts


class PileView(Struct):
    """A pile: the number it is at (0: the place is empty) and the one it needs next (None: it is
    complete), and what lies there for each number from 1 upwards, "-" for no card."""

    place: str
    number: int
    next: int | None
    cards: list[str]


class HelpView(Struct):
    """The open help pile: its top card, and how many of each card lie below."""

    top: str | None
    below: dict[str, int]


class ReachView(Struct):
    """ST-15: the fields that a pawn (1 or 2) would come to in one direction, with a help card 1 to 12."""

    move: Notation  # the step that does it
    pawn: int
    back: bool
    fields: list[int]


class PlayerView(Struct):
    """A player. The stack from its top card down, None for a face-down card that not all know; the hand
    as a number of cards, and in `hand` as cards for its player alone; `reach` for the same eyes. Once the
    game is over everybody sees all cards."""

    colour: str
    pawns: list[int]  # fields, from 1 to 24
    usable: list[str]  # the piles the pawns open (ST-11)
    action: int | None  # the field whose action works (ST-16)
    reach: list[ReachView]
    stack: list[str | None]
    cards: int
    hand: list[str] | None


class StackRunView(View, kw_only=True):
    """Open are piles, the help pile, the stacks' top cards and what was swapped under a stack."""

    ring: list[str]  # what the fields are, from field 1 on (ST-3)
    piles: list[PileView]
    stock: int
    completed: dict[str, int]
    help: HelpView
    seats: list[PlayerView]
    phase: str  # play, help, distance or move
    follow: str | None  # the place of the pile that needs its following card at once
    distance: int | None  # how far a pawn must move now
    field_used: bool
    laid: int  # cards in this turn
    idle: int  # finished turns in a row without a card from a stack
    patience: int  # so many of them end the game


def look(state: StackRunState, head: dict[str, Any]) -> StackRunView:
    return StackRunView(
        **head,
        ring=list(RING),
        piles=[pile_view(place, pile) for place, pile in zip(PLACES, state.piles, strict=True)],
        stock=state.left,
        completed=named_counts(state.completed),
        help=help_view(state),
        seats=seat_views(state, head["seat"]),
        phase=PHASES[state.phase],
        follow=None if state.follow == NO_PILE else PLACES[state.follow],
        distance=state.distance or None,
        field_used=state.field_used,
        laid=state.laid,
        idle=state.idle,
        patience=state.patience,
    )


def pile_view(place: str, pile: Pile) -> PileView:
    following = pile.height + 1 if pile.height < NUMBERS else None  # ST-10
    return PileView(place, pile.height, following, pile.tokens())


def help_view(state: StackRunState) -> HelpView:
    top = None if state.help_top == NO_CARD else TOKENS[state.help_top]
    return HelpView(top, named_counts(state.help_below))


def seat_views(state: StackRunState, viewer: int | None) -> list[PlayerView]:
    colours = colours_of_seats(state.seats)
    return [
        player_view(state, player, colours[seat], seat == viewer) for seat, player in enumerate(state.players)
    ]


def player_view(state: StackRunState, player: Player, colour: str, own: bool) -> PlayerView:
    return PlayerView(
        colour=colour,
        pawns=[player.first_pawn + 1, player.second_pawn + 1],
        usable=[place for p, place in enumerate(PLACES) if (player.opens >> p) & 1],
        action=action_field(player),
        reach=reach_view(state, player) if own else [],
        stack=stack_view(player, state.over),
        cards=player.size,
        hand=[TOKENS[kind] for kind in kinds_of(player.hand)] if own or state.over else None,
    )


def stack_view(player: Player, over: bool) -> list[str | None]:
    places = range(player.left - 1, -1, -1)
    return [TOKENS[player.stack[place]] if over or player.knows_place(place) else None for place in places]


def action_field(player: Player) -> int | None:
    """ST-16: an action field, while the other pawn stands on a colour."""
    fields = [field for field in (player.first_pawn, player.second_pawn) if RING[field] in POWERS]
    return fields[0] + 1 if player.powers and fields else None


def reach_view(state: StackRunState, player: Player) -> list[ReachView]:
    """ST-15: clockwise, or either way; two pawns on one field are one choice."""
    pawns = (0,) if player.first_pawn == player.second_pawn else (0, 1)
    ways = (CLOCKWISE, BACK) if state.either else (CLOCKWISE,)
    return [
        ReachView(
            move=NOTATIONS[MOVE + 2 * pawn + way],
            pawn=pawn + 1,
            back=way == BACK,
            fields=[player.target(pawn, way, distance) + 1 for distance in range(1, NUMBERS + 1)],
        )
        for pawn in pawns
        for way in ways
    ]
