"""What lies in front of the players of Spot On: rows in slots, taken cards, score piles."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.state import bit, zeros
from reihum.core.vecs import append, vec
from reihum.games.spot_on.material import (
    ACTIONS,
    COLOUR_SLOTS,
    COLOURLESS,
    DEALT,
    EMPTY,
    FACE_DOWN,
    JOKERS,
    KINDS,
    SLOTS,
    STORE,
)

USUAL_ROW: Final = 8  # cards a row has room for before it needs more
ALL_SLOTS: Final[i64] = SLOTS  # as an i64, so that loops over it are fast


def colour_of(card: i64) -> i64:
    """The colour a card gives to a row; jokers and face-down cards give none."""
    if card >= FACE_DOWN:
        return COLOURLESS
    return card >> 3


@final
class Row:
    """A slot and the cards in it, bottom first."""

    def __init__(self, cards: vec[i64], home: i64) -> None:
        self.cards = cards
        self.size: i64 = 0
        self.home: i64 = home  # its colour when it is empty: STORE if it is for nothing else (SP-29)
        self.colour: i64 = home

    def clone(self) -> Row:
        new = Row(self.cards[:], self.home)
        new.size = self.size
        new.colour = self.colour
        return new

    def is_colour_row(self) -> bool:
        return self.colour <= COLOURLESS

    def top(self) -> i64:
        return self.cards[self.size - 1]

    def protected(self) -> bool:
        """SP-22: its top card is face down."""
        return self.cards[self.size - 1] >= FACE_DOWN

    def can_flip_in_place(self) -> bool:
        """SP-21: not a row's only card, nor one that is face down already."""
        return self.size > 1 and not self.protected()

    def push(self, card: i64) -> None:
        if card < JOKERS or self.size == 0:
            self.colour = colour_of(card)
        if self.size == len(self.cards):
            self.cards = append(self.cards, card)
        else:
            self.cards[self.size] = card
        self.size += 1

    def pop(self) -> i64:
        self.size -= 1
        card = self.cards[self.size]
        if self.size == 0:
            self.colour = self.home
        elif card < JOKERS:
            self.find_colour()
        return card

    def find_colour(self) -> None:
        """The colour of a colour row is that of its face-up coloured cards."""
        self.colour = COLOURLESS
        for i in range(self.size):
            if self.cards[i] < JOKERS:
                self.colour = self.cards[i] >> 3

    def bottom_to_top(self) -> i64:
        """SP-23; returns the card."""
        card = self.cards[0]
        for i in range(1, self.size):
            self.cards[i - 1] = self.cards[i]
        self.cards[self.size - 1] = card
        return card

    def remove(self, card: i64) -> None:
        """Take a stored card out."""
        if self.top() != card:
            self.bottom_to_top()  # a store has at most two cards
        self.pop()

    def kinds(self) -> list[int]:
        return list(self.cards)[: self.size]


@final
class Player:
    """A collection, the taken cards that still have to be dealt with, and a score pile."""

    def __init__(self, rows: list[Row], hand: vec[i64], scored: vec[i64]) -> None:
        self.rows = rows
        self.hand = hand  # ascending
        self.pending: i64 = 0  # cards in hand
        self.scored = scored  # how many of each card came openly to the score pile
        self.bonus = zeros(0)  # cards that came unseen (SP-12); shared between clones: never changed
        self.points: i64 = 0  # cards in the score pile

    def clone(self) -> Player:
        new = Player([row.clone() for row in self.rows], self.hand[:], self.scored[:])
        new.pending = self.pending
        new.bonus = self.bonus
        new.points = self.points
        return new

    # --- slots ----------------------------------------------------------------------------------
    def colours(self) -> i64:
        """The colours of all rows and free slots, as a bit set."""
        found: i64 = 0
        for row in self.rows:
            found |= bit(row.colour)
        return found

    def colour_rows(self) -> i64:
        """The slots with colour rows, as a bit set."""
        found: i64 = 0
        for slot in range(ALL_SLOTS):
            if self.rows[slot].colour <= COLOURLESS:
                found |= bit(slot)
        return found

    def slot_of(self, colour: i64) -> i64:
        """The first slot with a row of this colour, or SLOTS."""
        for slot in range(ALL_SLOTS):
            if self.rows[slot].colour == colour:
                return slot
        return SLOTS

    def needs_room(self, card: i64) -> bool:
        """SP-14: a new colour, and all slots are full."""
        return card < JOKERS and (self.colours() & (bit(card >> 3) | bit(EMPTY))) == 0

    def places(self, card: i64, gift: bool) -> i64:
        """The slots this number card or joker can go to without discarding a row, as a bit set."""
        if card >= JOKERS:
            return self.joker_places()
        colour = card >> 3
        found: i64 = 0
        free: i64 = 0
        for slot in range(ALL_SLOTS - 1, -1, -1):
            row = self.rows[slot]
            if row.colour == EMPTY:
                free = bit(slot)  # in the end the first free one
            elif row.colour == COLOURLESS and not (gift and row.protected()):
                found |= bit(slot)  # SP-18
            elif row.colour == colour:
                if gift and row.protected():  # SP-15
                    return 0
                return bit(slot)
        return found | free

    def joker_places(self) -> i64:
        """SP-17: any colour row; SP-18: without one, a new row."""
        found = self.colour_rows()
        if found == 0:
            return bit(self.slot_of(EMPTY))
        return found

    # --- taken cards ----------------------------------------------------------------------------
    def receive(self, card: i64) -> None:
        """Into the hand, which stays in order."""
        i = self.pending
        while i > 0 and self.hand[i - 1] > card:
            self.hand[i] = self.hand[i - 1]
            i -= 1
        self.hand[i] = card
        self.pending += 1

    def give(self, lowest: i64) -> i64:
        """Out of the hand: its first card that is not below `lowest`."""
        i: i64 = 0
        while self.hand[i] < lowest:
            i += 1
        card = self.hand[i]
        self.pending -= 1
        while i < self.pending:
            self.hand[i] = self.hand[i + 1]
            i += 1
        return card

    def has_joker(self) -> bool:
        for i in range(self.pending):
            if self.hand[i] >= JOKERS and self.hand[i] < ACTIONS:
                return True
        return False

    # --- action cards ---------------------------------------------------------------------------
    def stored(self) -> i64:
        """The kinds of stored action cards, as a bit set."""
        found: i64 = 0
        slot = self.slot_of(STORE)
        if slot < SLOTS:
            row = self.rows[slot]
            for i in range(row.size):
                found |= bit(row.cards[i] - ACTIONS)
        return found

    def movable_rows(self) -> i64:
        """SP-23: the slots of the colour rows with at least 2 cards, as a bit set."""
        found: i64 = 0
        for slot in range(ALL_SLOTS):
            row = self.rows[slot]
            if row.colour <= COLOURLESS and row.size > 1:
                found |= bit(slot)
        return found

    def open_rows(self) -> i64:
        """SP-22: the slots of the colour rows that are not protected, as a bit set."""
        found: i64 = 0
        for slot in range(ALL_SLOTS):
            row = self.rows[slot]
            if row.colour <= COLOURLESS and not row.protected():
                found |= bit(slot)
        return found

    def flip_targets(self, source: i64) -> i64:
        """SP-21, second use: where the top card of the source row can go, as a bit set."""
        found = self.colour_rows()
        if not self.rows[source].can_flip_in_place():
            found &= ~bit(source)
        return found

    def flip_sources(self) -> i64:
        """SP-21, second use: the rows whose top card can go somewhere, as a bit set."""
        found: i64 = 0
        for slot in range(ALL_SLOTS):
            if self.rows[slot].colour <= COLOURLESS and self.flip_targets(slot) != 0:
                found |= bit(slot)
        return found

    # --- score pile -----------------------------------------------------------------------------
    def score(self, card: i64) -> None:
        """A card everybody saw goes to the score pile."""
        self.scored[card & (FACE_DOWN - 1)] += 1
        self.points += 1

    def score_unseen(self, card: i64) -> None:
        """SP-12: a card from the pile; a new vector, since clones share the old one."""
        self.bonus = append(self.bonus[:], card)
        self.points += 1


def new_player(interactive: bool) -> Player:
    rows = [Row(zeros(USUAL_ROW), EMPTY) for _ in range(SLOTS)]
    if interactive:
        rows[COLOUR_SLOTS] = Row(zeros(USUAL_ROW), STORE)
    return Player(rows, zeros(DEALT), zeros(KINDS))
