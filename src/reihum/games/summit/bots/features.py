"""A table of Summit as numbers: what the view shows. Triangles are in the order of the actions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.features import Features, Field, Sheet, clockwise
from reihum.core.state import State, bit
from reihum.games.summit import material as m
from reihum.games.summit.engine.bits import has
from reihum.games.summit.engine.cards import colour_of, field_of
from reihum.games.summit.engine.idling import idle_limit
from reihum.games.summit.engine.marks import is_marked, known_to, pushers
from reihum.games.summit.engine.piles import Piles
from reihum.games.summit.engine.players import Player
from reihum.games.summit.engine.state import SummitState

FIELD_COUNT: Final[i64] = m.FIELDS  # as an i64, so that a loop over it is fast
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
        self.coloured: i64 = m.colour_cards(int(seats))
        self.cards: i64 = m.deck_size(int(seats))
        self.fields += self.table_fields(int(seats), int(triangles), m.jokers_in_game(int(seats)))
        if pushing:
            self.fields += self.pushed_fields(int(seats), int(self.cards))
        else:
            self.fields += self.open_fields(int(seats), int(self.coloured))

    def table_fields(self, players: int, triangles: int, jokers: int) -> list[Field]:
        """What both variants have."""
        places = (triangles, m.FIELDS)
        most_idle = int(idle_limit(self.pushing, self.cards, players))
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
            Field("hand", (m.FIELDS + 1,), 0, 1, f"the card drawn or taken by who is to act: {WITH_JOKER}"),
            Field("stores", (players, m.FIELDS + 1), 0, max(m.COPIES, jokers), f"stored cards: {WITH_JOKER}"),
            Field("jokers", (), 0, jokers, "jokers neither laid nor stored"),
            Field("scores", (players,), 0, triangles * m.FIELDS, "cards laid by each player"),
            Field(
                "idle", (), 0, most_idle, "turns in a row without a card laid or stored, or since a shuffle"
            ),
            Field("shuffles", (), 0, m.IDLE_SHUFFLES, "shuffles in a row for that reason"),
            Field("pile", (), 0, int(self.cards), "cards in the face-down pile"),
        ]

    def open_fields(self, players: int, coloured: int) -> list[Field]:
        """Variant 1."""
        by_colour = (players, m.FIELDS)
        return [
            Field(
                "open_top", by_colour, 0, 1, "the top card of the open pile: colours clockwise from the own"
            ),
            Field("open_cards", by_colour, 0, m.COPIES, "all cards of the open pile, by colour and number"),
            Field(
                "open",
                (coloured,),
                0,
                players * m.FIELDS,
                f"the open pile from the top: 0 no card, or {CODES}",
            ),
        ]

    def pushed_fields(self, players: int, cards: int) -> list[Field]:
        """Variant 2: who pushed a card knows it, and what it cannot be is known to all."""
        soon = "the next cards of the pile, one for each player"
        return [
            Field("soon_by", (players, players), 0, 1, f"{soon}: who drew and pushed it"),
            Field("soon_colour", (players, players), 0, 1, f"{soon}: its colour, if known"),
            Field("soon_number", (players, m.FIELDS), 0, 1, f"{soon}: its number, if known"),
            Field(
                "pushed_by",
                (cards,),
                0,
                (1 << players) - 1,
                f"the pile from the top: who pushed each card; {ADDED_UP}",
            ),
            Field(
                "pushed", (cards,), 0, players * m.FIELDS, f"the pile from the top: 0 not known, or {CODES}"
            ),
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
        """The player of this seat, which may be counted on beyond the last one."""
        return state.players[clockwise(seat, self.seats)]

    def write_triangles(self, state: SummitState, seat: i64, sheet: Sheet) -> None:
        """Whose the triangles are and where cards and jokers lie."""
        sheet.one_of(seat, self.triangles)
        for step in range(self.seats):
            sheet.members(self.player(state, seat + step).laid, self.triangles * m.FIELDS)
        sheet.members(state.golden, self.triangles * m.FIELDS)

    def write_next(self, state: SummitState, seat: i64, sheet: Sheet) -> None:
        """Where each player may lay next."""
        for step in range(self.seats):
            sheet.members(self.player(state, seat + step).next_places, self.triangles * m.FIELDS)
        for step in range(self.seats):
            summits = self.player(state, seat + step).rival_summits
            for triangle in range(self.triangles):
                sheet.flag(has(summits, triangle * m.FIELDS + m.SUMMIT))

    def write_cards(self, state: SummitState, seat: i64, sheet: Sheet) -> None:
        """What is drawn, stored, laid and left."""
        sheet.one_of(place_in_hand(state.hand), m.FIELDS + 1)
        for step in range(self.seats):
            player = self.player(state, seat + step)
            for field in range(FIELD_COUNT):
                sheet.put(player.in_store(field))
            sheet.put(player.jokers)
        sheet.put(state.jokers_left)
        for step in range(self.seats):
            sheet.put(self.player(state, seat + step).points)
        sheet.put(state.idle)
        sheet.put(state.shuffles)
        sheet.put(state.piles.closed_count())

    def code(self, card: i64, seat: i64) -> i64:
        """A card of a colour, as counted from this seat: 0, 1, …"""
        return clockwise(colour_of(card) - seat, self.seats) * m.FIELDS + field_of(card)

    def write_open(self, piles: Piles, seat: i64, sheet: Sheet) -> None:
        """Variant 1: the open pile, its top card by itself."""
        top = sheet.blank(self.seats * m.FIELDS)
        counts = sheet.blank(self.seats * m.FIELDS)
        order = sheet.blank(self.coloured)
        for i in range(piles.aside_count):
            code = self.code(piles.aside[i], seat)
            sheet.count(counts + code)
            sheet.set(order + piles.aside_count - 1 - i, 1 + code)
            if i == piles.aside_count - 1:
                sheet.set(top + code, 1)

    def write_soon(self, piles: Piles, seat: i64, sheet: Sheet) -> None:
        """Variant 2: what is known of the next cards, one for each player."""
        by = sheet.blank(self.seats * self.seats)
        colours = sheet.blank(self.seats * self.seats)
        numbers = sheet.blank(self.seats * m.FIELDS)
        for place in range(min(self.seats, piles.size())):
            card = piles.closed_card(place)
            for step in range(self.seats):
                if known_to(card, clockwise(seat + step, self.seats)):
                    sheet.set(by + place * self.seats + step, 1)
            if known_to(card, seat):
                code = self.code(card, seat)
                sheet.set(colours + place * self.seats + code // m.FIELDS, 1)
                sheet.set(numbers + place * m.FIELDS + code % m.FIELDS, 1)

    def write_pushed(self, piles: Piles, seat: i64, sheet: Sheet) -> None:
        """Variant 2: what is known of all cards of the pile."""
        by = sheet.blank(self.cards)
        known = sheet.blank(self.cards)
        for place in range(piles.size()):
            card = piles.closed_card(place)
            if is_marked(card):
                sheet.set(by + place, self.pushers_from(card, seat))
                if known_to(card, seat):
                    sheet.set(known + place, 1 + self.code(card, seat))

    def pushers_from(self, card: i64, seat: i64) -> i64:
        """The set of players who pushed it, as counted from this seat."""
        by = pushers(card, self.seats)
        return ((by >> seat) | (by << (self.seats - seat))) & (bit(self.seats) - 1)


def place_in_hand(card: i64) -> i64:
    """The field of the card in hand, jokers behind all fields."""
    if card == m.NO_CARD:
        return m.NO_CARD
    if card == m.JOKER:
        return m.FIELDS
    return field_of(card)
