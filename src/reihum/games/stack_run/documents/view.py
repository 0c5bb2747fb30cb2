"""What people at a table of Stack Run may know."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from reihum.core.documents import Notation, View, named_counts
from reihum.games.stack_run import material as m
from reihum.games.stack_run.engine.fields import has_action
from reihum.games.stack_run.engine.heaps import counts, kinds_of
from reihum.games.stack_run.engine.pawns import direction_of, distance_of, pawn_moves, pawn_of, target
from reihum.games.stack_run.engine.piles import Pile
from reihum.games.stack_run.engine.players import Player
from reihum.games.stack_run.engine.state import StackRunState
from reihum.games.stack_run.engine.supply import Supply


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


class ActionFieldView(Struct):
    """ST-16: an action field on which a pawn stands, whether it works now or not."""

    field: int
    step: Literal["field", "swap"]  # how the notation of its steps begins


class PlayerView(Struct):
    """A player. The stack from its top card down, None for a face-down card that not all know; the hand
    as a number of cards, and in `hand` as cards for its player alone; `reach` for the same eyes. Once the
    game is over everybody sees all cards."""

    colour: str
    pawns: list[int]  # fields, from 1 to 24
    usable: list[str]  # the piles the pawns open (ST-11)
    action: int | None  # the field whose action works (ST-16)
    action_fields: list[ActionFieldView]  # in the order of the pawns
    reach: list[ReachView]
    stack: list[str | None]
    cards: int
    hand: list[str] | None
    help_distances: list[int | None]  # how far each card of `hand` moves a pawn; None: as one likes (ST-15)


class StackRunView(View, kw_only=True):
    """Open are piles, the help pile, the stacks' top cards and what was swapped under a stack."""

    ring: list[str]  # what the fields are, from field 1 on (ST-3)
    complete: int  # a pile that has reached this number is set aside (ST-14)
    joker_range: list[int]  # the shortest and the longest way of a pawn for a joker (ST-15)
    piles: list[PileView]
    stock: int
    completed: dict[str, int]
    help: HelpView
    seats: list[PlayerView]
    phase: m.Phase
    turn_begins: bool  # nothing was done in this turn yet
    follow: str | None  # the place of the pile that needs its following card at once
    distance: int | None  # how far a pawn must move now
    field_used: bool
    laid: int  # cards in this turn
    idle: int  # finished turns in a row without a card from a stack
    patience: int  # so many of them end the game
    standstill: bool  # half of them are over: people are warned


def look(state: StackRunState, seat: int | None, head: dict[str, Any]) -> StackRunView:
    """The table as this seat, or a spectator, sees it."""
    return StackRunView(
        **head,
        ring=list(m.RING),
        complete=m.NUMBERS,
        joker_range=[1, m.FARTHEST],
        piles=[pile_view(place, pile) for place, pile in zip(m.PLACES, state.piles, strict=True)],
        stock=state.supply.left,
        completed=named_counts(m.TOKENS, counts(state.supply.completed)),
        help=help_view(state.supply),
        seats=seat_views(state, seat),
        phase=m.PHASES[state.phase],
        turn_begins=state.turn_begins(),
        follow=None if state.follow == m.NO_PILE else m.PLACES[state.follow],
        distance=None if state.distance == m.NO_DISTANCE else state.distance,
        field_used=state.field_used,
        laid=state.laid,
        idle=state.idle,
        patience=state.patience,
        standstill=2 * state.idle >= state.patience,
    )


def pile_view(place: str, pile: Pile) -> PileView:
    number = pile.next_number()
    return PileView(place, pile.height, None if number == m.NO_NUMBER else number, pile.tokens())


def help_view(supply: Supply) -> HelpView:
    top = None if supply.help_top == m.NO_CARD else m.TOKENS[supply.help_top]
    return HelpView(top, named_counts(m.TOKENS, counts(supply.help_below)))


def seat_views(state: StackRunState, viewer: int | None) -> list[PlayerView]:
    colours = m.colours_of_seats(state.seats)
    return [
        player_view(state, player, colours[seat], seat == viewer) for seat, player in enumerate(state.players)
    ]


def player_view(state: StackRunState, player: Player, colour: str, own: bool) -> PlayerView:
    fields = action_fields(player)
    hand = kinds_of(player.hand) if own or state.over else None
    return PlayerView(
        colour=colour,
        pawns=[player.first_pawn + 1, player.second_pawn + 1],
        usable=[place for p, place in enumerate(m.PLACES) if (player.opens >> p) & 1],
        action=fields[0].field if fields and player.powers else None,
        action_fields=fields,
        reach=reach_view(state, player) if own else [],
        stack=stack_view(player, state.over),
        cards=player.size,
        hand=None if hand is None else [m.TOKENS[kind] for kind in hand],
        help_distances=[distance_of(kind) or None for kind in hand or []],
    )


def stack_view(player: Player, over: bool) -> list[str | None]:
    places = range(player.left - 1, -1, -1)
    return [m.TOKENS[player.stack[place]] if over or player.is_known(place) else None for place in places]


def action_fields(player: Player) -> list[ActionFieldView]:
    return [
        ActionFieldView(field + 1, "swap" if m.RING[field] == "swap" else "field")
        for field in (player.first_pawn, player.second_pawn)
        if has_action(field)
    ]


def reach_view(state: StackRunState, player: Player) -> list[ReachView]:
    """Every move that the pawns have (ST-15), for each distance."""
    moves = pawn_moves(player.first_pawn, player.second_pawn, state.either)
    return [move_view(player, action) for action in range(m.MOVE, m.DISTANCE) if (moves >> action) & 1]


def move_view(player: Player, action: int) -> ReachView:
    pawn, direction = pawn_of(action), direction_of(action)
    return ReachView(
        move=m.NOTATIONS[action],
        pawn=pawn + 1,
        back=direction == m.BACK,
        fields=[target(player.pawn(pawn), direction, distance) + 1 for distance in range(1, m.FARTHEST + 1)],
    )
