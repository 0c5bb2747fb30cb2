"""A table of Summit as numbers: what the view shows. Triangles are in the order of the actions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.features import Features, Field, Sheet, clockwise
from reihum.core.state import State, bit
from reihum.games.summit.bits import has
from reihum.games.summit.cards import (
    CARD_MASK,
    COLOUR_SHIFT,
    COPIES,
    FIELD_MASK,
    FIELDS,
    IDLE_ROUNDS,
    IDLE_SHUFFLES,
    JOKER,
    MARK_SHIFT,
    NO_CARD,
    SUMMIT,
    jokers_in_game,
)
from reihum.games.summit.piles import Piles, known_to
from reihum.games.summit.players import Player
from reihum.games.summit.rules import SummitState

ALL_FIELDS: Final[i64] = FIELDS  # as an i64, so that a loop over it is fast
NUMBERS_IN_ORDER = "1 … 9, 0"
WITH_JOKER = "1 … 9, 0, joker"
ADDED_UP = "1 oneself, 2 the next player, 4 the one after, …, added up"
CODES = "1 + 10 × colour + field: colours clockwise from the own, fields 1 … 9, 0"


@final
class SummitFeatures(Features):
    """Colours are players, counted clockwise from the own; the pile is a number, but for pushed cards."""

    def __init__(self, seats: i64, triangles: i64, pushing: bool) -> None:
        super().__init__(seats)
        self.triangles: i64 = triangles
        self.pushing = pushing  # variant 2
        self.coloured: i64 = seats * FIELDS * COPIES
        self.cards: i64 = self.coloured + jokers_in_game(int(seats))
        self.fields += self.table_fields(int(seats), int(triangles), jokers_in_game(int(seats)))
        if pushing:
            self.fields += self.pushed_fields(int(seats), int(self.cards))
        else:
            self.fields += self.open_fields(int(seats), int(self.coloured))

    def table_fields(self, players: int, triangles: int, jokers: int) -> list[Field]:
        places = (triangles, FIELDS)
        most_idle = int(self.cards) if self.pushing else IDLE_ROUNDS * players
        return [
            Field(
                "mine", (triangles,), 0, 1, "the own triangle; the players' come first, then the free ones"
            ),
            Field(
                "laid", (players, *places), 0, 1, f"the fields with a card of each player: {NUMBERS_IN_ORDER}"
            ),
            Field("golden", places, 0, 1, "the fields with a joker"),
            Field("next", (players, *places), 0, 1, "the fields each player may fill next"),
            Field("summits", (players, triangles), 0, 1, "rivals' summits, for a joker only"),
            Field("hand", (FIELDS + 1,), 0, 1, f"the card drawn or taken by who is to act: {WITH_JOKER}"),
            Field("stores", (players, FIELDS + 1), 0, max(COPIES, jokers), f"stored cards: {WITH_JOKER}"),
            Field("jokers", (), 0, jokers, "jokers neither laid nor stored"),
            Field("scores", (players,), 0, triangles * FIELDS, "cards laid by each player"),
            Field(
                "idle", (), 0, most_idle, "turns in a row without a card laid or stored, or since a shuffle"
            ),
            Field("shuffles", (), 0, IDLE_SHUFFLES, "shuffles in a row for that reason"),
            Field("pile", (), 0, int(self.cards), "cards in the face-down pile"),
        ]

    def open_fields(self, players: int, coloured: int) -> list[Field]:
        """Variant 1."""
        by_colour = (players, FIELDS)
        return [
            Field(
                "open_top", by_colour, 0, 1, "the top card of the open pile: colours clockwise from the own"
            ),
            Field("open_cards", by_colour, 0, COPIES, "all cards of the open pile, by colour and number"),
            Field(
                "open", (coloured,), 0, players * FIELDS, f"the open pile from the top: 0 no card, or {CODES}"
            ),
        ]

    def pushed_fields(self, players: int, cards: int) -> list[Field]:
        """Variant 2: who pushed a card knows it, and what it cannot be is known to all."""
        soon = "the next cards of the pile, one for each player"
        return [
            Field("soon_by", (players, players), 0, 1, f"{soon}: who drew and pushed it"),
            Field("soon_colour", (players, players), 0, 1, f"{soon}: its colour, if known"),
            Field("soon_number", (players, FIELDS), 0, 1, f"{soon}: its number, if known"),
            Field(
                "pushed_by",
                (cards,),
                0,
                (1 << players) - 1,
                f"the pile from the top: who pushed each card; {ADDED_UP}",
            ),
            Field("pushed", (cards,), 0, players * FIELDS, f"the pile from the top: 0 not known, or {CODES}"),
        ]

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        super().write(state, seat, sheet)
        assert isinstance(state, SummitState)
        self.write_triangles(state, seat, sheet)
        self.write_next(state, seat, sheet)
        self.write_cards(state, seat, sheet)
        if self.pushing:
            self.write_soon(state.piles, seat, sheet)
            self.write_pushed(state.piles, seat, sheet)
        else:
            self.write_open(state.piles, seat, sheet)

    def player(self, state: SummitState, seat: i64) -> Player:
        return state.players[clockwise(seat, self.seats)]

    def write_triangles(self, state: SummitState, seat: i64, sheet: Sheet) -> None:
        sheet.one_of(seat, self.triangles)
        for step in range(self.seats):
            sheet.members(self.player(state, seat + step).laid, self.triangles * FIELDS)
        sheet.members(state.golden, self.triangles * FIELDS)

    def write_next(self, state: SummitState, seat: i64, sheet: Sheet) -> None:
        for step in range(self.seats):
            sheet.members(self.player(state, seat + step).next, self.triangles * FIELDS)
        for step in range(self.seats):
            summits = self.player(state, seat + step).summits
            for triangle in range(self.triangles):
                sheet.flag(has(summits, triangle * FIELDS + SUMMIT))

    def write_cards(self, state: SummitState, seat: i64, sheet: Sheet) -> None:
        """What is drawn, stored, laid and left."""
        sheet.one_of(place_in_hand(state.hand), FIELDS + 1)
        for step in range(self.seats):
            player = self.player(state, seat + step)
            for field in range(ALL_FIELDS):
                sheet.put(player.in_store(field))
            sheet.put(player.jokers)
        sheet.put(state.jokers_left)
        for step in range(self.seats):
            sheet.put(self.player(state, seat + step).points)
        sheet.put(state.idle)
        sheet.put(state.shuffles)
        sheet.put(closed_cards(state.piles))

    def code(self, card: i64, seat: i64) -> i64:
        """A card of a colour, as counted from this seat: 0, 1, …"""
        colour = (card & CARD_MASK) >> COLOUR_SHIFT
        return clockwise(colour - seat, self.seats) * FIELDS + (card & FIELD_MASK)

    def write_open(self, piles: Piles, seat: i64, sheet: Sheet) -> None:
        top = sheet.blank(self.seats * FIELDS)
        counts = sheet.blank(self.seats * FIELDS)
        order = sheet.blank(self.coloured)
        for i in range(piles.away):
            code = self.code(piles.aside[i], seat)
            sheet.count(counts + code)
            sheet.set(order + piles.away - 1 - i, 1 + code)
            if i == piles.away - 1:
                sheet.set(top + code, 1)

    def write_soon(self, piles: Piles, seat: i64, sheet: Sheet) -> None:
        by = sheet.blank(self.seats * self.seats)
        colours = sheet.blank(self.seats * self.seats)
        numbers = sheet.blank(self.seats * FIELDS)
        for place in range(min(self.seats, piles.size())):
            card = closed_card(piles, place)
            for step in range(self.seats):
                if known_to(card, clockwise(seat + step, self.seats)):
                    sheet.set(by + place * self.seats + step, 1)
            if known_to(card, seat):
                code = self.code(card, seat)
                sheet.set(colours + place * self.seats + code // FIELDS, 1)
                sheet.set(numbers + place * FIELDS + code % FIELDS, 1)

    def write_pushed(self, piles: Piles, seat: i64, sheet: Sheet) -> None:
        by = sheet.blank(self.cards)
        known = sheet.blank(self.cards)
        for place in range(piles.size()):
            card = closed_card(piles, place)
            if card > CARD_MASK:
                sheet.set(by + place, self.pushers(card, seat))
                if known_to(card, seat):
                    sheet.set(known + place, 1 + self.code(card, seat))

    def pushers(self, card: i64, seat: i64) -> i64:
        """The set of players who pushed it, as counted from this seat."""
        everybody = bit(self.seats) - 1
        by = (card >> MARK_SHIFT) & everybody
        return ((by >> seat) | (by << (self.seats - seat))) & everybody


def place_in_hand(card: i64) -> i64:
    """The field of the card in hand, jokers behind all fields."""
    if card == NO_CARD:
        return NO_CARD
    if card == JOKER:
        return FIELDS
    return card & FIELD_MASK


def closed_cards(piles: Piles) -> i64:
    """How many lie face down: pushed cards are under the pile, those of variant 1 beside it."""
    if piles.pushing:
        return piles.size()
    return piles.left


def closed_card(piles: Piles, place: i64) -> i64:
    """Variant 2: a card of the pile, counted from the top, with its mark."""
    if place < piles.left:
        return piles.pile[piles.left - 1 - place]
    return piles.aside[place - piles.left]
