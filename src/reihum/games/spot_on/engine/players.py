"""What lies in front of the players of Spot On: rows in slots, taken cards, score piles."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.state import bit, zeros
from reihum.core.vecs import append, vec
from reihum.games.spot_on import material as m
from reihum.games.spot_on.engine.hands import find, insert, take_out
from reihum.games.spot_on.engine.rows import USUAL_ROW, Row

SLOT_COUNT: Final[i64] = m.SLOTS  # compiled, a loop over a range of i64 needs no Python integers


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

    def owned(self, colours: i64) -> i64:
        """SP-8: those of these colours that the player has a row of, as bit sets: they come first."""
        return colours & self.colours()

    def colour_rows(self) -> i64:
        """The slots with colour rows, as a bit set."""
        found: i64 = 0
        for slot in range(SLOT_COUNT):
            if self.rows[slot].is_colour_row():
                found |= bit(slot)
        return found

    def slot_of(self, colour: i64) -> i64:
        """The first slot with a row of this colour, or SLOTS."""
        for slot in range(SLOT_COUNT):
            if self.rows[slot].colour == colour:
                return slot
        return m.SLOTS

    def needs_room(self, card: i64) -> bool:
        """SP-14: a new colour, and all slots are full."""
        if card >= m.JOKERS:
            return False
        return self.slot_of(card >> 3) == m.SLOTS and self.slot_of(m.EMPTY) == m.SLOTS

    def places(self, card: i64, gift: bool) -> i64:
        """The slots this number card or joker can go to without discarding a row, as a bit set.

        As a gift, from another player, it cannot go to a protected row.
        """
        if card >= m.JOKERS:
            return self.joker_places()
        colour = card >> 3
        found: i64 = 0
        free: i64 = 0
        for slot in range(SLOT_COUNT - 1, -1, -1):
            row = self.rows[slot]
            if row.colour == m.EMPTY:
                free = bit(slot)  # in the end the first free one
            elif row.colour == m.COLOURLESS and not (gift and row.protected()):
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
            return bit(self.slot_of(m.EMPTY))
        return found

    def clearable_rows(self) -> i64:
        """SP-14: any row can make room; not the store if its slot is for nothing else (SP-29)."""
        found: i64 = 0
        for slot in range(SLOT_COUNT):
            if self.rows[slot].empty_colour == m.EMPTY:
                found |= bit(slot)
        return found

    # --- taken cards ----------------------------------------------------------------------------
    def receive(self, card: i64) -> None:
        """A card into the hand."""
        insert(self.hand, self.pending, card)
        self.pending += 1

    def give(self, lowest: i64) -> i64:
        """Out of the hand: its first card that is not below `lowest`."""
        card = take_out(self.hand, self.pending, lowest)
        self.pending -= 1
        return card

    def next_from(self, lowest: i64) -> i64:
        """The card that `give` would give."""
        return self.hand[find(self.hand, lowest)]

    def hand_bits(self) -> i64:
        """What is in hand, as the bit set of the actions that add or use it, allowed now or not."""
        found: i64 = 0
        for i in range(self.pending):
            card = self.hand[i]
            if card < m.JOKERS:
                found |= bit(m.ADD + (card >> 3))
            elif card < m.ACTION_CARDS:
                found |= bit(m.ADD_JOKER - m.LOWEST + (card & 7))
            else:
                found |= bit(m.USE - m.ACTION_CARDS + card)
        return found

    def hand_list(self) -> list[int]:
        """The cards in hand, ascending."""
        return list(self.hand)[: self.pending]

    def next_cards(self) -> list[int]:
        """SP-8: the cards in hand that can come next: the lowest of each colour, and all jokers."""
        lowest = {card >> 3: card for card in reversed(self.hand_list()) if card < m.JOKERS}
        jokers = [card for card in self.hand_list() if m.JOKERS <= card < m.ACTION_CARDS]
        return [*sorted(lowest.values()), *jokers]

    # --- action cards ---------------------------------------------------------------------------
    def stored(self) -> i64:
        """The kinds of stored action cards, as a bit set."""
        found: i64 = 0
        slot = self.slot_of(m.STORE)
        if slot < m.SLOTS:
            row = self.rows[slot]
            for i in range(row.size):
                found |= bit(row.cards[i] - m.ACTION_CARDS)
        return found

    def store_slot(self) -> i64:
        """SP-14: the slot of the store, or the first free one for a new store; SLOTS if it needs room."""
        slot = self.slot_of(m.STORE)
        if slot == m.SLOTS:
            return self.slot_of(m.EMPTY)
        return slot

    def movable_rows(self) -> i64:
        """SP-23: the slots of the rows whose bottom card can be moved, as a bit set."""
        found: i64 = 0
        for slot in range(SLOT_COUNT):
            if self.rows[slot].movable():
                found |= bit(slot)
        return found

    def open_rows(self) -> i64:
        """SP-22: the slots of the colour rows that are not protected, as a bit set."""
        found: i64 = 0
        for slot in range(SLOT_COUNT):
            if self.rows[slot].open_to_others():
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
        for slot in range(SLOT_COUNT):
            if self.rows[slot].is_colour_row() and self.flip_targets(slot) != 0:
                found |= bit(slot)
        return found

    # --- score pile -----------------------------------------------------------------------------
    def score(self, card: i64) -> None:
        """A card everybody saw goes to the score pile."""
        self.scored[card & (m.FACE_DOWN - 1)] += 1
        self.points += 1

    def score_unseen(self, card: i64) -> None:
        """SP-12: a card from the pile; a new vector, since clones share the old one."""
        self.bonus = append(self.bonus[:], card)
        self.points += 1

    def count_cards(self, counts: vec[i64]) -> None:
        """Add all cards of this player to the counts."""
        for i in range(self.pending):
            counts[self.hand[i]] += 1
        for row in self.rows:
            for i in range(row.size):
                counts[row.cards[i] & (m.FACE_DOWN - 1)] += 1
        for card in range(m.CARD_LIMIT):
            counts[card] += self.scored[card]
        for card in self.bonus:
            counts[card] += 1


def storable(stored: i64) -> i64:
    """SP-20: the kinds that fit a store of these kinds, as bit sets: at most two cards, not two of a kind."""
    if stored & (stored - 1) != 0:  # two cards
        return 0
    return m.ACTION_KIND_BITS & ~stored


def lowest_of(action: i64) -> i64:
    """The lowest card that an adding action can mean: any number of its colour, or this joker."""
    if action < m.ADD_JOKER:
        return (action - m.ADD) << 3
    return m.JOKERS + m.LOWEST + action - m.ADD_JOKER


def empty_colour(slot: i64, interactive: bool) -> i64:
    """The colour of a slot in which nothing lies: STORE for the one that is for nothing else (SP-29)."""
    if interactive and slot == m.COLOUR_SLOTS:
        return m.STORE
    return m.EMPTY


def new_player(interactive: bool) -> Player:
    """SP-13: a player with four free slots."""
    rows = [Row(zeros(USUAL_ROW), empty_colour(slot, interactive)) for slot in range(m.SLOTS)]
    return Player(rows, zeros(m.HAND_SIZE), zeros(m.CARD_LIMIT))
