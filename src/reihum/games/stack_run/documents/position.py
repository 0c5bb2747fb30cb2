"""The position document of Stack Run: its shape, and what must hold in it beside the count of cards."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Literal

from msgspec import Meta, Struct

from reihum.core.documents import Count, Position, Seat
from reihum.core.errors import BadRule
from reihum.core.state import bit, packed
from reihum.games.stack_run import material as m
from reihum.games.stack_run.engine.fields import can_stand_for
from reihum.games.stack_run.engine.heaps import heap_of
from reihum.games.stack_run.engine.pawns import distance_of
from reihum.games.stack_run.engine.piles import fits, is_complete
from reihum.games.stack_run.engine.players import Player
from reihum.games.stack_run.engine.state import patience_of
from reihum.games.stack_run.engine.supply import Supply

Card = Literal["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "joker"]
Step = Literal["-", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "joker"]
Place = Literal["blue", "orange", "purple", "red", "pink 1", "pink 2"]
Field = Annotated[int, Meta(ge=1, le=m.FIELDS)]
Cards = dict[Card, Annotated[int, Meta(ge=1, le=16)]]


class SeatDocument(Struct, forbid_unknown_fields=True):
    """A player's things. The stack from its top card down; `known` are the places, counted from the
    bottom (1), of cards that were swapped under it."""

    pawns: Annotated[list[Field], Meta(min_length=2, max_length=2)]
    hand: Cards
    stack: list[Card]
    known: list[Annotated[int, Meta(ge=1)]] = []

    def player(self) -> Player:
        """The player as the engine has them; the seat must have been checked."""
        player = Player(packed([m.KIND_OF[card] for card in reversed(self.stack)]), len(self.stack))
        for place in self.known:
            player.known |= bit(place - 1)
        for card, number in self.hand.items():
            for _ in range(number):
                player.take(m.KIND_OF[card])
        player.stand(self.pawns[0] - 1, self.pawns[1] - 1)
        return player


class HelpDocument(Struct, forbid_unknown_fields=True):
    """The help pile: its top card, and how many of each card lie below."""

    top: Card | None = None
    below: Cards = {}


class StackRunPosition(Position, kw_only=True):
    """Everything about a game of Stack Run; the stock from its top card down. A pile is what lies there
    for each number from 1 upwards: the card, a joker, or "-" where there is none (ST-6, ST-21)."""

    piles: Annotated[list[list[Step]], Meta(min_length=m.PILES, max_length=m.PILES)]
    stock: list[Card]
    completed: Cards = {}
    help: HelpDocument
    seats: list[SeatDocument]
    phase: m.Phase = "play"
    follow: Place | None = None  # the pile that needs its following card at once (ST-17)
    distance: Annotated[int, Meta(ge=1, le=m.FARTHEST)] | None = None  # how far a pawn must move now
    field_used: bool = False  # in this turn
    laid: Annotated[int, Meta(ge=0, le=m.MOST_LAID)] = 0  # cards in this turn (ST-26)
    stack_played: bool = False  # in this turn (ST-25)
    idle: Count = 0  # finished turns in a row without a card from a stack (ST-25)
    to_act: Seat | None

    def supply(self) -> Supply:
        """Stock, completed piles and help pile as the engine has them; they must have been checked."""
        supply = Supply(packed([m.KIND_OF[card] for card in reversed(self.stock)]), len(self.stock))
        supply.completed = heap_of(listed(self.completed))
        supply.help_top = m.NO_CARD if self.help.top is None else m.KIND_OF[self.help.top]
        supply.help_below = heap_of(listed(self.help.below))
        return supply


def listed(cards: Cards) -> list[int]:
    return [cards.get(token, 0) for token in m.TOKENS]


def size(cards: Cards) -> int:
    return sum(cards.values())


def check(position: StackRunPosition) -> None:
    """Raise BadRule where the document contradicts a rule."""
    if len(position.seats) != position.players:
        raise BadRule("$.seats", "ST-5")
    if position.help.below and position.help.top is None:
        raise BadRule("$.help.top", "ST-23")
    if position.idle > position.turn:
        raise BadRule("$.idle", "ST-25")
    check_copies("$.completed", position.completed)
    check_copies("$.help.below", position.help.below)
    for seat in range(position.players):
        check_seat(position, seat)
    for p, pile in enumerate(position.piles):
        check_pile(position, f"$.piles[{p}]", m.PLACES[p], pile)
    if position.to_act is None:
        check_end(position)
    else:
        check_turn(position, position.to_act)


def check_copies(where: str, cards: Cards) -> None:
    """ST-1: no heap has more of a card than the game."""
    for token, number in cards.items():
        if number > m.COPIES[m.KIND_OF[token]]:
            raise BadRule(f"{where}.{token}", "ST-1")


def check_seat(position: StackRunPosition, seat: int) -> None:
    where, document = f"$.seats[{seat}]", position.seats[seat]
    if len(document.stack) > int(position.options["stack"]):
        raise BadRule(f"{where}.stack", "ST-7")
    below_top = range(1, len(document.stack))
    if sorted(set(document.known)) != document.known or any(k not in below_top for k in document.known):
        raise BadRule(f"{where}.known", "ST-20")
    if not document.stack and position.to_act is not None:
        raise BadRule(f"{where}.stack", "ST-22")
    turn_over = position.phase in ("distance", "move") or seat != position.to_act
    helped = turn_over and bool(document.stack)  # a card of the hand is on the help pile
    if size(document.hand) > (m.HAND_SIZE - 1 if helped else m.HAND_SIZE):
        raise BadRule(f"{where}.hand", "ST-15" if helped else "ST-8")


def check_pile(position: StackRunPosition, where: str, place: str, pile: list[Step]) -> None:
    """ST-10: each card at its number; ST-14: a complete pile is set aside; ST-17: numbers without card."""
    for height, step in enumerate(pile):
        if step != m.NO_CARD_TOKEN and not fits(m.KIND_OF[step], height):
            raise BadRule(f"{where}[{height}]", "ST-10")
    won = any(not seat.stack for seat in position.seats)  # ST-R2: then it stays where it lies
    if len(pile) > m.NUMBERS or (is_complete(len(pile)) and not won):
        raise BadRule(where, "ST-14")
    if pile and (pile[-1] == m.NO_CARD_TOKEN) != (place == position.follow):
        raise BadRule(where, "ST-17")
    check_gaps(where, pile)


def check_gaps(where: str, pile: list[Step]) -> None:
    """ST-6: a pile begins with a 1 or at its number; ST-17: after a number without card comes a card."""
    laid = [height for height, step in enumerate(pile) if step != m.NO_CARD_TOKEN]
    if laid and laid[0] > 1 and pile[laid[0]] == m.TOKENS[m.JOKER]:
        raise BadRule(f"{where}[{laid[0]}]", "ST-6")
    if not laid and len(pile) > 1:
        raise BadRule(where, "ST-17")
    for lower, upper in pairwise([*laid, len(pile)]):
        if upper - lower > 2:
            raise BadRule(f"{where}[{lower + 1}]", "ST-17")


def check_end(position: StackRunPosition) -> None:
    """ST-22: one stack is empty, or ST-25: nobody got rid of a card for long; no turn is under way."""
    turn = (position.phase, position.follow, position.distance)
    if turn != ("play", None, None) or position.field_used or position.laid or position.stack_played:
        raise BadRule("$.to_act", "ST-22")
    winners = sum(not seat.stack for seat in position.seats)
    if winners > 1:
        raise BadRule("$.seats", "ST-22")
    if winners and position.idle:
        raise BadRule("$.idle", "ST-22")
    if not winners and position.idle != patience_of(position.players, position.options):
        raise BadRule("$.idle", "ST-25")
    if sum(is_complete(len(pile)) for pile in position.piles) > winners:
        raise BadRule("$.piles", "ST-14")


def check_turn(position: StackRunPosition, seat: int) -> None:
    if seat >= position.players:
        raise BadRule("$.to_act", "ST-5")
    if position.idle >= patience_of(position.players, position.options):
        raise BadRule("$.idle", "ST-25")
    if position.stack_played and not position.laid:
        raise BadRule("$.stack_played", "ST-25")
    if position.field_used and not position.seats[seat].player().powers:
        raise BadRule("$.field_used", "ST-16")
    if position.follow is not None:
        check_follow(position, seat)
    if (position.distance is not None) != (position.phase == "move"):
        raise BadRule("$.distance", "ST-15")
    if position.phase in ("distance", "move"):
        check_help_card(position)
    else:
        check_hand(position, seat)


def check_follow(position: StackRunPosition, seat: int) -> None:
    """ST-17: a field has just stood for a number of an open pile, and a card can follow."""
    place = m.PLACES.index(str(position.follow))
    number = len(position.piles[place])  # the one the field stands for
    me = position.seats[seat].player()
    in_range = number > 0 and can_stand_for(me.powers, number - 1)
    if position.phase != "play" or not position.field_used or not in_range:
        raise BadRule("$.follow", "ST-17")
    if not (me.opens >> place) & 1:
        raise BadRule("$.follow", "ST-11")
    if position.laid == m.MOST_LAID:
        raise BadRule("$.laid", "ST-26")
    if not me.ways(number):
        raise BadRule("$.follow", "ST-17")


def check_help_card(position: StackRunPosition) -> None:
    """ST-15: the card on top of the help pile says how far a pawn moves; a joker leaves the choice."""
    top = position.help.top
    if top is None or distance_of(m.KIND_OF[top]) not in (m.NO_DISTANCE, position.distance):
        raise BadRule("$.help.top", "ST-15")


def check_hand(position: StackRunPosition, seat: int) -> None:
    """ST-8: the hand was filled; ST-13: an empty one too; ST-24: without a hand there is no help card."""
    where, cards = f"$.seats[{seat}].hand", size(position.seats[seat].hand)
    can_draw = position.supply().can_draw()
    untouched = position.laid == 0 and not position.field_used
    if untouched and cards < m.HAND_SIZE and can_draw:
        raise BadRule(where, "ST-8")
    if cards == 0 and can_draw:
        raise BadRule(where, "ST-13")
    if cards == 0 and position.phase == "help":
        raise BadRule(where, "ST-24")
