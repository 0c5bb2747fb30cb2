"""A table of Stack Run as numbers: what the view shows, cards in the order 1 … 12, joker."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.features import Features, Field, Sheet, clockwise
from reihum.core.state import State
from reihum.games.stack_run import material as m
from reihum.games.stack_run.engine.heaps import count
from reihum.games.stack_run.engine.piles import Pile, is_complete
from reihum.games.stack_run.engine.players import Player
from reihum.games.stack_run.engine.state import StackRunState

CARDS = "cards 1 … 12, joker"
PILES_IN_ORDER = ", ".join(m.PLACES)
MOST_COPIES = max(m.COPIES)
KIND_COUNT: Final[i64] = m.KINDS  # as an i64, so that a loop over it is fast


@final
class StackRunFeatures(Features):
    """Hidden hands are numbers of cards; a card of a stack is there if everybody knows it."""

    def __init__(self, seats: i64, stack: i64, patience: i64) -> None:
        super().__init__(seats)
        self.stack: i64 = stack
        players = int(seats)
        self.fields += [
            Field("phase", (m.PHASE_COUNT,), 0, 1, f"what is to be decided: {', '.join(m.PHASES)}"),
            Field("follow", (m.PILES,), 0, 1, "the pile that needs its following card at once"),
            Field("distance", (m.FARTHEST,), 0, 1, "how far a pawn must move now: 1 … 12"),
            Field("field_used", (), 0, 1, "the field action of this turn was used"),
            Field("laid", (), 0, m.MOST_LAID, "cards laid in this turn"),
            Field("idle", (), 0, int(patience), "turns in a row without a card from a stack"),
            Field(
                "needs",
                (m.PILES, m.NUMBERS),
                0,
                1,
                f"the number each pile needs next; piles: {PILES_IN_ORDER}",
            ),
            Field(
                "numbers", (m.PILES, m.NUMBERS), 0, 1, "where in each pile a number card lies, from 1 upwards"
            ),
            Field("jokers", (m.PILES, m.NUMBERS), 0, 1, "where in each pile a joker lies, from 1 upwards"),
            Field("stock", (), 0, m.DECK_SIZE, "cards left in the stock"),
            Field("completed", (m.KINDS,), 0, MOST_COPIES, f"cards of completed piles: {CARDS}"),
            Field("help_top", (m.KINDS,), 0, 1, f"the top card of the help pile: {CARDS}"),
            Field("help_below", (m.KINDS,), 0, MOST_COPIES, f"the cards below it: {CARDS}"),
            Field("hand", (m.KINDS,), 0, m.HAND_SIZE, f"own hand: {CARDS}"),
            Field("cards", (players,), 0, m.HAND_SIZE, "cards in each player's hand"),
            Field("pawns", (players, m.PAWNS, m.FIELDS), 0, 1, "the fields of each player's two pawns"),
            Field("opens", (players, m.PILES), 0, 1, "the piles that each player's pawns open"),
            Field(
                "powers", (players, m.KINDS), 0, 1, "what the field action could be: a number 1 … 12, a swap"
            ),
            Field("stacks", (players,), 0, int(stack), "cards left in each player's stack"),
            Field("tops", (players, m.KINDS), 0, 1, f"the top card of each stack: {CARDS}"),
            Field(
                "known",
                (players, int(stack)),
                0,
                m.KINDS,
                "each stack from its top card down: 0 not known, or no card; 1 … 12; 13 a joker",
            ),
        ]

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        super().write(state, seat, sheet)
        assert isinstance(state, StackRunState)
        self.write_turn(state, sheet)
        self.write_piles(state, sheet)
        write_heap(state.players[seat].hand, sheet)
        self.write_players(state, seat, sheet)
        self.write_stacks(state, seat, sheet)

    def write_turn(self, state: StackRunState, sheet: Sheet) -> None:
        sheet.one_of(state.phase, m.PHASE_COUNT)
        sheet.one_of(state.follow, m.PILES)
        sheet.one_of(state.distance - 1, m.FARTHEST)
        sheet.flag(state.field_used)
        sheet.put(state.laid)
        sheet.put(state.idle)

    def write_piles(self, state: StackRunState, sheet: Sheet) -> None:
        for pile in state.piles:
            write_need(pile, sheet)
        for pile in state.piles:
            sheet.members(pile.numbers, m.NUMBERS)
        for pile in state.piles:
            sheet.members(pile.jokers, m.NUMBERS)
        sheet.put(state.supply.left)
        write_heap(state.supply.completed, sheet)
        sheet.one_of(state.supply.help_top, m.KINDS)
        write_heap(state.supply.help_below, sheet)

    def player(self, state: StackRunState, seat: i64) -> Player:
        return state.players[clockwise(seat, self.seats)]

    def write_players(self, state: StackRunState, seat: i64, sheet: Sheet) -> None:
        for step in range(self.seats):
            sheet.put(self.player(state, seat + step).size)
        for step in range(self.seats):
            player = self.player(state, seat + step)
            sheet.one_of(player.first_pawn, m.FIELDS)
            sheet.one_of(player.second_pawn, m.FIELDS)
        for step in range(self.seats):
            sheet.members(self.player(state, seat + step).opens, m.PILES)
        for step in range(self.seats):
            sheet.members(self.player(state, seat + step).powers, m.KINDS)

    def write_stacks(self, state: StackRunState, seat: i64, sheet: Sheet) -> None:
        for step in range(self.seats):
            sheet.put(self.player(state, seat + step).left)
        for step in range(self.seats):
            sheet.one_of(shown_top(self.player(state, seat + step)), m.KINDS)
        for step in range(self.seats):
            self.write_known(self.player(state, seat + step), sheet)

    def write_known(self, player: Player, sheet: Sheet) -> None:
        start = sheet.blank(self.stack)
        for depth in range(player.left):
            place = player.left - 1 - depth
            if player.is_known(place):
                sheet.set(start + depth, player.stack[place] + 1)


def write_need(pile: Pile, sheet: Sheet) -> None:
    """The next number; a complete pile, at the end of a game, needs none."""
    start = sheet.blank(m.NUMBERS)
    if not is_complete(pile.height):
        sheet.set(start + pile.height, 1)


def shown_top(player: Player) -> i64:
    if player.has_won():
        return m.NO_CARD
    return player.top()


def write_heap(heap: i64, sheet: Sheet) -> None:
    for kind in range(KIND_COUNT):
        sheet.put(count(heap, kind))
