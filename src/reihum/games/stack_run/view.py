"""What people at a table of Stack Run may know."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from reihum.core.documents import View
from reihum.games.stack_run.cards import NO_CARD, NO_PILE, PHASES, PLACES, TOKENS, colours_of_seats
from reihum.games.stack_run.rules import StackRunState
from reihum.games.stack_run.table import Pile, Player, kinds_of
from reihum.games.stack_run.whole import named_counts


class PileView(Struct):
    """A pile: the number it is at (0: the place is empty), and what lies there for each number from 1
    upwards, "-" for no card."""

    place: str
    number: int
    cards: list[str]


class HelpView(Struct):
    """The open help pile: its top card, and how many of each card lie below."""

    top: str | None
    below: dict[str, int]


class PlayerView(Struct):
    """A player. The stack from its top card down, None for a face-down card that not all know; the hand
    as a number of cards, and in `hand` as cards for its player alone."""

    colour: str
    pawns: list[int]  # fields, from 1 to 24
    usable: list[str]  # the piles the pawns open (ST-11)
    stack: list[str | None]
    cards: int
    hand: list[str] | None


class StackRunView(View, kw_only=True):
    """Open are piles, the help pile, the stacks' top cards and what was swapped under a stack."""

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
    return PileView(place, pile.height, pile.tokens())


def help_view(state: StackRunState) -> HelpView:
    top = None if state.help_top == NO_CARD else TOKENS[state.help_top]
    return HelpView(top, named_counts(state.help_below))


def seat_views(state: StackRunState, viewer: int | None) -> list[PlayerView]:
    colours = colours_of_seats(state.seats)
    return [player_view(player, colours[seat], seat == viewer) for seat, player in enumerate(state.players)]


def player_view(player: Player, colour: str, own: bool) -> PlayerView:
    return PlayerView(
        colour=colour,
        pawns=[player.first_pawn + 1, player.second_pawn + 1],
        usable=[place for p, place in enumerate(PLACES) if (player.opens >> p) & 1],
        stack=stack_view(player),
        cards=player.size,
        hand=[TOKENS[kind] for kind in kinds_of(player.hand)] if own else None,
    )


def stack_view(player: Player) -> list[str | None]:
    places = range(player.left - 1, -1, -1)
    return [TOKENS[player.stack[place]] if player.knows_place(place) else None for place in places]
