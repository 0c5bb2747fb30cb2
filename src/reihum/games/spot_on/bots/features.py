"""A table of Spot On as numbers: what the view shows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from reihum.core.features import Features, Field, Sheet, clockwise
from reihum.core.state import State, packed
from reihum.core.vecs import vec
from reihum.games.spot_on import material as m
from reihum.games.spot_on.engine.adding import NO_NUMBER, landing_number
from reihum.games.spot_on.engine.players import SLOT_COUNT, Player
from reihum.games.spot_on.engine.rows import Row
from reihum.games.spot_on.engine.state import SpotOnState
from reihum.games.spot_on.engine.supply import GROUP_COUNT, STARTS

# Codes of cards have gaps, their places here have none: r2 … r7, …, j2 … j7, protect, move, steal
CARD_AT: Final = packed(list(m.ALL_CARDS))
PLACE_OF: Final = packed([sum([other < card for other in m.ALL_CARDS]) for card in range(m.CARD_LIMIT)])
CARD_COUNT: Final[i64] = m.DIFFERENT_CARDS  # compiled, a loop over a range of i64 needs no Python integers
ORDER = ", ".join(m.tokens(m.ALL_CARDS))
ACTION_ORDER = ", ".join(m.ACTION_NAMES)

# --- codes of cards in a row ---
JOKER_CODE: Final = 6  # added to a joker's number: 8 … 13
ACTION_CODE: Final = 14  # added to an action card's place among the three: 14 … 16
DOWN_CODE: Final = 17  # added to the place of a face-down card among all


@final
class SpotOnFeatures(Features):
    """Nothing in front of the players is hidden: all but the order of the pile and bonus cards."""

    def __init__(self, seats: i64, copies: i64, actions: i64) -> None:
        super().__init__(seats)
        self.rows: i64 = seats * m.SLOTS
        self.longest: i64 = m.HIGHEST + actions  # a 7 lands and stays; then nothing but face-down cards
        cards = sum(m.supply(int(copies), int(actions)))
        most = int(max(copies, actions))
        self.fields += self.table_fields(int(seats), cards, most)
        self.fields += self.row_fields((int(seats), m.SLOTS), int(self.longest))

    def table_fields(self, players: int, cards: int, most: int) -> list[Field]:
        by_card = (players, m.DIFFERENT_CARDS)
        return [
            Field("starter", (players,), 0, 1, "who has the start card"),
            Field("setting_up", (), 0, 1, "the dealt cards are being laid out"),
            Field("phase", (len(m.PHASES),), 0, 1, f"what is to be decided: {', '.join(m.PHASES)}"),
            Field("held", (m.DIFFERENT_CARDS,), 0, 1, "the card on its way to a place"),
            Field("landing", (players, m.SLOTS), 0, 1, "the row with a spot landing"),
            Field("source", (m.SLOTS,), 0, 1, "the own row whose top card is to be turned over"),
            Field(
                "market",
                (m.GROUPS, m.DIFFERENT_CARDS),
                0,
                max(m.GROUP_SIZES),
                f"cards of each group: {ORDER}",
            ),
            Field("pile", (), 0, cards, "cards left in the pile"),
            Field("discards", (m.DIFFERENT_CARDS,), 0, most, "cards discarded"),
            Field("hands", by_card, 0, m.HAND_SIZE, "cards taken, or dealt, that are still to be dealt with"),
            Field("scores", (players,), 0, cards, "cards in each score pile"),
            Field("scored", by_card, 0, most, "those of them that everybody saw"),
        ]

    def row_fields(self, shape: tuple[int, int], longest: int) -> list[Field]:
        faces = "0 no card; 2 … 7 this number in the row's colour; 8 … 13 the joker 2 … 7"
        other = (
            f"14 … 16 a stored action card: {ACTION_ORDER}; from 17 on face down, in the order of all cards"
        )
        last = DOWN_CODE + m.DIFFERENT_CARDS - 1
        return [
            Field(
                "kinds", (*shape, m.ROW_COLOURS), 0, 1, "each slot: r, y, g, b, v, colourless, store, free"
            ),
            Field("sizes", shape, 0, longest, "cards in each row"),
            Field("protected", shape, 0, 1, "the row's top card lies face down"),
            Field("waits", (*shape, m.NUMBER_COUNT), 0, 1, "the number that would land next: 2 … 7"),
            Field(
                "tops", (*shape, m.NUMBER_COUNT), 0, 1, "the number on the row's top card, if face up: 2 … 7"
            ),
            Field(
                "bottoms",
                (*shape, m.NUMBER_COUNT),
                0,
                1,
                "the number on the row's lowest card, if face up: 2 … 7",
            ),
            Field("cards", (*shape, longest), 0, last, f"each row from the bottom up: {faces}; {other}"),
        ]

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        super().write(state, seat, sheet)
        assert isinstance(state, SpotOnState)
        self.write_turn(state, seat, sheet)
        self.write_market(state, sheet)
        self.write_players(state, seat, sheet)
        size = self.rows * (self.longest + m.ROW_COLOURS + 2 + 3 * m.NUMBER_COUNT)
        start = sheet.blank(size)
        for step in range(self.seats):
            player = self.player(state, seat + step)
            for slot in range(SLOT_COUNT):
                self.write_row(player.rows[slot], step * m.SLOTS + slot, start, sheet)

    def player(self, state: SpotOnState, seat: i64) -> Player:
        return state.players[clockwise(seat, self.seats)]

    def write_turn(self, state: SpotOnState, seat: i64, sheet: Sheet) -> None:
        sheet.one_of(clockwise(state.starter - seat, self.seats), self.seats)
        sheet.flag(state.setting_up)
        sheet.one_of(state.shown_phase(), len(m.PHASES))
        held = sheet.blank(m.DIFFERENT_CARDS)
        if state.held != m.NO_CARD:
            sheet.set(held + PLACE_OF[state.held], 1)
        landing = sheet.blank(self.rows)
        if state.phase == m.LANDING:
            owner = clockwise(state.landing_seat - seat, self.seats)
            sheet.set(landing + owner * m.SLOTS + state.landing_slot, 1)
        source = sheet.blank(m.SLOTS)
        if state.phase == m.FLIP_TARGET:
            sheet.set(source + state.source, 1)

    def write_market(self, state: SpotOnState, sheet: Sheet) -> None:
        supply = state.supply
        for group in range(GROUP_COUNT):
            start = sheet.blank(m.DIFFERENT_CARDS)
            if (supply.groups >> group) & 1:
                for i in range(STARTS[group], STARTS[group + 1]):
                    sheet.count(start + PLACE_OF[supply.market[i]])
        sheet.put(supply.left)
        write_counts(supply.discards, sheet)

    def write_players(self, state: SpotOnState, seat: i64, sheet: Sheet) -> None:
        for step in range(self.seats):
            player = self.player(state, seat + step)
            start = sheet.blank(m.DIFFERENT_CARDS)
            for i in range(player.pending):
                sheet.count(start + PLACE_OF[player.hand[i]])
        for step in range(self.seats):
            sheet.put(self.player(state, seat + step).points)
        for step in range(self.seats):
            write_counts(self.player(state, seat + step).scored, sheet)

    def write_row(self, row: Row, r: i64, at: i64, sheet: Sheet) -> None:
        """Row r into each of the seven fields of rows, the first of which begins there."""
        rows = self.rows
        sheet.set(at + r * m.ROW_COLOURS + row.colour, 1)
        if row.size == 0:
            return
        at += rows * m.ROW_COLOURS
        sheet.set(at + r, row.size)
        at += rows
        if row.protected():
            sheet.set(at + r, 1)
        at += rows
        if row.is_colour_row():
            waits = landing_number(row.size)
            if waits != NO_NUMBER:
                sheet.set(at + r * m.NUMBER_COUNT + waits - m.LOWEST, 1)
            at += rows * m.NUMBER_COUNT
            self.write_number(row.top(), at + r * m.NUMBER_COUNT, sheet)
            at += rows * m.NUMBER_COUNT
            self.write_number(row.cards[0], at + r * m.NUMBER_COUNT, sheet)
            at += rows * m.NUMBER_COUNT
        else:
            at += 3 * rows * m.NUMBER_COUNT
        for i in range(min(row.size, self.longest)):  # a document may show more than can come about
            sheet.set(at + r * self.longest + i, code(row.cards[i]))

    def write_number(self, card: i64, at: i64, sheet: Sheet) -> None:
        """The number on a card of a colour row, if it lies face up."""
        if card < m.FACE_DOWN:
            sheet.set(at + (card & 7) - m.LOWEST, 1)


def write_counts(counts: vec[i64], sheet: Sheet) -> None:
    start = sheet.blank(m.DIFFERENT_CARDS)
    numbers = sheet.numbers
    for place in range(CARD_COUNT):
        numbers[start + place] = i16(counts[CARD_AT[place]])


def code(card: i64) -> i64:
    """A card in a row."""
    if card < m.JOKERS:
        return card & 7
    if card < m.ACTION_CARDS:
        return (card & 7) + JOKER_CODE
    if card < m.FACE_DOWN:
        return card - m.ACTION_CARDS + ACTION_CODE
    return PLACE_OF[card - m.FACE_DOWN] + DOWN_CODE
