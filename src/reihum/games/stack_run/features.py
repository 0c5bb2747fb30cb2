"""A table of Stack Run as numbers: what the view shows, cards in the order 1 … 12, joker."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.features import Features, Field, Sheet, clockwise
from reihum.core.state import State
from reihum.games.stack_run.cards import (
    COPIES,
    FIELDS,
    HAND_SIZE,
    KINDS,
    MOST_LAID,
    NO_CARD,
    NUMBERS,
    PHASES,
    PILES,
    PLACES,
)
from reihum.games.stack_run.rules import StackRunState
from reihum.games.stack_run.table import Pile, Player, count

CARDS = "cards 1 … 12, joker"
PILES_IN_ORDER = ", ".join(PLACES)
MOST_COPIES = max(COPIES)
ALL_CARDS = sum(COPIES)
ALL_KINDS: Final[i64] = KINDS  # as an i64, so that a loop over it is fast


@final
class StackRunFeatures(Features):
    """Hidden hands are numbers of cards; a card of a stack is there if everybody knows it."""

    def __init__(self, seats: i64, stack: i64, stall: i64) -> None:
        super().__init__(seats)
        self.stack: i64 = stack
        players = int(seats)
        self.fields += [
            Field("phase", (len(PHASES),), 0, 1, f"what is to be decided: {', '.join(PHASES)}"),
            Field("follow", (PILES,), 0, 1, "the pile that needs its following card at once"),
            Field("distance", (NUMBERS,), 0, 1, "how far a pawn must move now: 1 … 12"),
            Field("field_used", (), 0, 1, "the field action of this turn was used"),
            Field("laid", (), 0, MOST_LAID, "cards laid in this turn"),
            Field("idle", (), 0, int(stall) * players, "turns in a row without a card from a stack"),
            Field(
                "needs", (PILES, NUMBERS), 0, 1, f"the number each pile needs next; piles: {PILES_IN_ORDER}"
            ),
            Field("numbers", (PILES, NUMBERS), 0, 1, "where in each pile a number card lies, from 1 upwards"),
            Field("jokers", (PILES, NUMBERS), 0, 1, "where in each pile a joker lies, from 1 upwards"),
            Field("stock", (), 0, ALL_CARDS, "cards left in the stock"),
            Field("completed", (KINDS,), 0, MOST_COPIES, f"cards of completed piles: {CARDS}"),
            Field("help_top", (KINDS,), 0, 1, f"the top card of the help pile: {CARDS}"),
            Field("help_below", (KINDS,), 0, MOST_COPIES, f"the cards below it: {CARDS}"),
            Field("hand", (KINDS,), 0, HAND_SIZE, f"own hand: {CARDS}"),
            Field("cards", (players,), 0, HAND_SIZE, "cards in each player's hand"),
            Field("pawns", (players, 2, FIELDS), 0, 1, "the fields of each player's two pawns"),
            Field("opens", (players, PILES), 0, 1, "the piles that each player's pawns open"),
            Field(
                "powers", (players, KINDS), 0, 1, "what the field action could be: a number 1 … 12, a swap"
            ),
            Field("stacks", (players,), 0, int(stack), "cards left in each player's stack"),
            Field("tops", (players, KINDS), 0, 1, f"the top card of each stack: {CARDS}"),
            Field(
                "known",
                (players, int(stack)),
                0,
                KINDS,
                "each stack from its top card down: 0 not known, or no card; 1 … 12; 13 a joker",
            ),
        ]

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        super().write(state, seat, sheet)
        assert isinstance(state, StackRunState)
        self.write_turn(state, sheet)
        self.write_piles(state, sheet)
        write_tally(state.players[seat].hand, sheet)
        self.write_players(state, seat, sheet)
        self.write_stacks(state, seat, sheet)

    def write_turn(self, state: StackRunState, sheet: Sheet) -> None:
        sheet.one_of(state.phase, len(PHASES))
        sheet.one_of(state.follow, PILES)
        sheet.one_of(state.distance - 1, NUMBERS)
        sheet.flag(state.field_used)
        sheet.put(state.laid)
        sheet.put(state.idle)

    def write_piles(self, state: StackRunState, sheet: Sheet) -> None:
        for pile in state.piles:
            write_need(pile, sheet)
        for pile in state.piles:
            sheet.members(pile.numbers, NUMBERS)
        for pile in state.piles:
            sheet.members(pile.jokers, NUMBERS)
        sheet.put(state.left)
        write_tally(state.completed, sheet)
        sheet.one_of(state.help_top, KINDS)
        write_tally(state.help_below, sheet)

    def player(self, state: StackRunState, seat: i64) -> Player:
        return state.players[clockwise(seat, self.seats)]

    def write_players(self, state: StackRunState, seat: i64, sheet: Sheet) -> None:
        for step in range(self.seats):
            sheet.put(self.player(state, seat + step).size)
        for step in range(self.seats):
            player = self.player(state, seat + step)
            sheet.one_of(player.first_pawn, FIELDS)
            sheet.one_of(player.second_pawn, FIELDS)
        for step in range(self.seats):
            sheet.members(self.player(state, seat + step).opens, PILES)
        for step in range(self.seats):
            sheet.members(self.player(state, seat + step).powers, KINDS)

    def write_stacks(self, state: StackRunState, seat: i64, sheet: Sheet) -> None:
        for step in range(self.seats):
            sheet.put(self.player(state, seat + step).left)
        for step in range(self.seats):
            sheet.one_of(shown_top(self.player(state, seat + step)), KINDS)
        for step in range(self.seats):
            self.write_known(self.player(state, seat + step), sheet)

    def write_known(self, player: Player, sheet: Sheet) -> None:
        start = sheet.blank(self.stack)
        for depth in range(player.left):
            place = player.left - 1 - depth
            if player.knows_place(place):
                sheet.set(start + depth, player.stack[place] + 1)


def write_need(pile: Pile, sheet: Sheet) -> None:
    """The next number; a complete pile, at the end of a game, needs none."""
    start = sheet.blank(NUMBERS)
    if pile.height < NUMBERS:
        sheet.set(start + pile.height, 1)


def shown_top(player: Player) -> i64:
    if player.left == 0:
        return NO_CARD
    return player.top()


def write_tally(tally: i64, sheet: Sheet) -> None:
    for kind in range(ALL_KINDS):
        sheet.put(count(tally, kind))
