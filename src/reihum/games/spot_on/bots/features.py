"""A table of Spot On as numbers: what the view shows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from reihum.core.features import Features, Field, Sheet, clockwise
from reihum.core.state import State, packed
from reihum.core.vecs import vec
from reihum.games.spot_on.engine.players import ALL_SLOTS, Player, Row
from reihum.games.spot_on.engine.state import SpotOnState
from reihum.games.spot_on.engine.supply import GROUP_STARTS
from reihum.games.spot_on.material import (
    ACTIONS,
    COLOURLESS,
    DEALT,
    FACE_DOWN,
    GROUPS,
    HIGHEST,
    JOKERS,
    KINDS,
    LANDING,
    LOWEST,
    NO_CARD,
    ONTO,
    PHASES,
    SLOTS,
    supply,
    token,
)

# Card numbers have gaps, their places here have none: r2 … r7, …, j2 … j7, protect, move, steal
SINGLE = supply(1, 1)
CARD_AT: Final = packed([card for card in range(KINDS) if SINGLE[card]])
PLACE_OF: Final = packed([sum(SINGLE[:card]) for card in range(KINDS)])
CARDS: Final = 39
ALL_CARDS: Final[i64] = CARDS  # as an i64, so that loops over it are fast
ALL_GROUPS: Final[i64] = GROUPS
ORDER = ", ".join([token(card) for card in range(KINDS) if SINGLE[card]])
ACTION_ORDER = "protect, move, steal"
NUMBERS: Final = 6
ROW_KINDS: Final = 8  # the five colours, colourless, the store, free

# --- codes of cards in a row ---
JOKER_CODE: Final = 6  # added to a joker's number: 8 … 13
ACTION_CODE: Final = 14  # added to an action card's place among the three: 14 … 16
DOWN_CODE: Final = 17  # added to the place of a face-down card among all


@final
class SpotOnFeatures(Features):
    """Nothing in front of the players is hidden: all but the order of the pile and bonus cards."""

    def __init__(self, seats: i64, copies: i64, actions: i64) -> None:
        super().__init__(seats)
        self.rows: i64 = seats * SLOTS
        self.longest: i64 = HIGHEST + actions  # a 7 lands and stays; then nothing but face-down cards
        cards = sum(supply(int(copies), int(actions)))
        most = int(max(copies, actions))
        self.fields += self.table_fields(int(seats), cards, most)
        self.fields += self.row_fields((int(seats), SLOTS), int(self.longest))

    def table_fields(self, players: int, cards: int, most: int) -> list[Field]:
        by_card = (players, CARDS)
        return [
            Field("starter", (players,), 0, 1, "who has the start card"),
            Field("setting_up", (), 0, 1, "the dealt cards are being laid out"),
            Field("phase", (len(PHASES),), 0, 1, f"what is to be decided: {', '.join(PHASES)}"),
            Field("held", (CARDS,), 0, 1, "the card on its way to a place"),
            Field("landing", (players, SLOTS), 0, 1, "the row with a spot landing"),
            Field("source", (SLOTS,), 0, 1, "the own row whose top card is to be turned over"),
            Field("market", (GROUPS, CARDS), 0, DEALT, f"cards of each group: {ORDER}"),
            Field("pile", (), 0, cards, "cards left in the pile"),
            Field("discards", (CARDS,), 0, most, "cards discarded"),
            Field("hands", by_card, 0, DEALT, "cards taken, or dealt, that are still to be dealt with"),
            Field("scores", (players,), 0, cards, "cards in each score pile"),
            Field("scored", by_card, 0, most, "those of them that everybody saw"),
        ]

    def row_fields(self, shape: tuple[int, int], longest: int) -> list[Field]:
        faces = "0 no card; 2 … 7 this number in the row's colour; 8 … 13 the joker 2 … 7"
        other = (
            f"14 … 16 a stored action card: {ACTION_ORDER}; from 17 on face down, in the order of all cards"
        )
        last = DOWN_CODE + CARDS - 1
        return [
            Field("kinds", (*shape, ROW_KINDS), 0, 1, "each slot: r, y, g, b, v, colourless, store, free"),
            Field("sizes", shape, 0, longest, "cards in each row"),
            Field("protected", shape, 0, 1, "the row's top card lies face down"),
            Field("waits", (*shape, NUMBERS), 0, 1, "the number that would land next: 2 … 7"),
            Field("tops", (*shape, NUMBERS), 0, 1, "the number on the row's top card, if face up: 2 … 7"),
            Field(
                "bottoms", (*shape, NUMBERS), 0, 1, "the number on the row's lowest card, if face up: 2 … 7"
            ),
            Field("cards", (*shape, longest), 0, last, f"each row from the bottom up: {faces}; {other}"),
        ]

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        super().write(state, seat, sheet)
        assert isinstance(state, SpotOnState)
        self.write_turn(state, seat, sheet)
        self.write_market(state, sheet)
        self.write_players(state, seat, sheet)
        size = self.rows * (self.longest + ROW_KINDS + 2 + 3 * NUMBERS)
        start = sheet.blank(size)
        for step in range(self.seats):
            player = self.player(state, seat + step)
            for slot in range(ALL_SLOTS):
                self.write_row(player.rows[slot], step * SLOTS + slot, start, sheet)

    def player(self, state: SpotOnState, seat: i64) -> Player:
        return state.players[clockwise(seat, self.seats)]

    def write_turn(self, state: SpotOnState, seat: i64, sheet: Sheet) -> None:
        sheet.one_of(clockwise(state.starter - seat, self.seats), self.seats)
        sheet.flag(state.setting_up)
        sheet.one_of(state.phase, len(PHASES))
        held = sheet.blank(CARDS)
        if state.held != NO_CARD:
            sheet.set(held + PLACE_OF[state.held], 1)
        landing = sheet.blank(self.rows)
        if state.phase == LANDING:
            owner = clockwise(state.landing_seat - seat, self.seats)
            sheet.set(landing + owner * SLOTS + state.landing_slot, 1)
        source = sheet.blank(SLOTS)
        if state.phase == ONTO:
            sheet.set(source + state.source, 1)

    def write_market(self, state: SpotOnState, sheet: Sheet) -> None:
        for group in range(ALL_GROUPS):
            start = sheet.blank(CARDS)
            if (state.groups >> group) & 1:
                for i in range(GROUP_STARTS[group], GROUP_STARTS[group + 1]):
                    sheet.count(start + PLACE_OF[state.market[i]])
        sheet.put(state.left)
        write_counts(state.discards, sheet)

    def write_players(self, state: SpotOnState, seat: i64, sheet: Sheet) -> None:
        for step in range(self.seats):
            player = self.player(state, seat + step)
            start = sheet.blank(CARDS)
            for i in range(player.pending):
                sheet.count(start + PLACE_OF[player.hand[i]])
        for step in range(self.seats):
            sheet.put(self.player(state, seat + step).points)
        for step in range(self.seats):
            write_counts(self.player(state, seat + step).scored, sheet)

    def write_row(self, row: Row, r: i64, at: i64, sheet: Sheet) -> None:
        """Row r into each of the seven fields of rows, the first of which begins there."""
        rows = self.rows
        sheet.set(at + r * ROW_KINDS + row.colour, 1)
        if row.size == 0:
            return
        at += rows * ROW_KINDS
        sheet.set(at + r, row.size)
        at += rows
        if row.protected():
            sheet.set(at + r, 1)
        at += rows
        if row.colour <= COLOURLESS:
            if row.size < HIGHEST:
                sheet.set(at + r * NUMBERS + row.size + 1 - LOWEST, 1)
            at += rows * NUMBERS
            self.write_number(row.top(), at + r * NUMBERS, sheet)
            at += rows * NUMBERS
            self.write_number(row.cards[0], at + r * NUMBERS, sheet)
            at += rows * NUMBERS
        else:
            at += 3 * rows * NUMBERS
        for i in range(min(row.size, self.longest)):  # a document may show more than can come about
            sheet.set(at + r * self.longest + i, code(row.cards[i]))

    def write_number(self, card: i64, at: i64, sheet: Sheet) -> None:
        """The number on a card of a colour row, if it lies face up."""
        if card < FACE_DOWN:
            sheet.set(at + (card & 7) - LOWEST, 1)


def write_counts(counts: vec[i64], sheet: Sheet) -> None:
    start = sheet.blank(CARDS)
    numbers = sheet.numbers
    for place in range(ALL_CARDS):
        numbers[start + place] = i16(counts[CARD_AT[place]])


def code(card: i64) -> i64:
    """A card in a row."""
    if card < JOKERS:
        return card & 7
    if card < ACTIONS:
        return (card & 7) + JOKER_CODE
    if card < FACE_DOWN:
        return card - ACTIONS + ACTION_CODE
    return PLACE_OF[card - FACE_DOWN] + DOWN_CODE
