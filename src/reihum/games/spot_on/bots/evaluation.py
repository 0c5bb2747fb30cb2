"""What the cards in hand of a player of Spot On can bring, tried out in a sketch of the collection."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reihum.core.policy import Policy
from reihum.core.state import zeros
from reihum.games.spot_on.bots.collection_model import ALL_KINDS, NOWHERE, POINT, Sketch
from reihum.games.spot_on.engine.players import ALL_SLOTS, Player, Row
from reihum.games.spot_on.engine.state import SpotOnState
from reihum.games.spot_on.material import (
    ACTIONS,
    COLOURLESS,
    EMPTY,
    JOKERS,
    MOVE,
    NO_CARD,
    PROTECT,
    SLOTS,
)

SAFE: Final = 2  # what it is worth that a row cannot be robbed


class Valuing(Policy):
    """Values of cards and of their uses, in tenths of a point. They change the sketch and the hand."""

    def __init__(self) -> None:
        super().__init__()
        self.sketch = Sketch()
        self.hand = zeros(4)
        self.count: i64 = 0  # cards in hand
        self.others: i64 = 1  # rivals: harm to one of several is worth less

    def load(self, player: Player) -> None:
        self.sketch.load(player)
        self.count = player.pending
        for i in range(player.pending):
            self.hand[i] = player.hand[i]

    # --- the cards in hand ----------------------------------------------------------------------
    def take_out(self, lowest: i64) -> i64:
        """Out of the hand, as the rules do it."""
        i: i64 = 0
        while self.hand[i] < lowest:
            i += 1
        card = self.hand[i]
        self.count -= 1
        while i < self.count:
            self.hand[i] = self.hand[i + 1]
            i += 1
        return card

    def rest(self, state: SpotOnState) -> i64:
        """What all cards in hand bring, in a sensible order: jokers that land, owned colours, new ones,
        other jokers, action cards."""
        total: i64 = 0
        for i in range(self.count):
            if self.hand[i] >= JOKERS and self.hand[i] < ACTIONS:
                slot = self.sketch.best_for_joker(self.hand[i])
                if slot < SLOTS and self.sketch.size[slot] + 1 == (self.hand[i] & 7):
                    total += self.sketch.put(slot, self.hand[i])
                    self.hand[i] = NO_CARD
        for i in range(self.count):
            card = self.hand[i]
            if card != NO_CARD and card < JOKERS and self.sketch.slot_of(card >> 3) < SLOTS:
                total += self.place(state, card)
                self.hand[i] = NO_CARD
        for i in range(self.count):
            if self.hand[i] != NO_CARD and self.hand[i] < ACTIONS:
                total += self.place(state, self.hand[i])
        return total + self.rest_of_actions(state)

    def rest_of_actions(self, state: SpotOnState) -> i64:
        total: i64 = 0
        for kind in range(ALL_KINDS):
            if (self.sketch.stored >> kind) & 1 != 0:
                total += max(0, self.use(state, ACTIONS + kind) - self.sketch.promise[kind])
        for i in range(self.count):
            if self.hand[i] >= ACTIONS:
                use = self.use(state, self.hand[i])
                if use < self.sketch.promise[self.hand[i] - ACTIONS]:
                    use = max(use, self.sketch.keep(self.hand[i] - ACTIONS))
                total += use
        return total

    def place(self, state: SpotOnState, card: i64) -> i64:
        """Add a number card or joker where it brings most."""
        sketch = self.sketch
        if card >= JOKERS:
            slot = sketch.best_for_joker(card)
            return sketch.put(slot, card) if slot < SLOTS else 0
        slot = sketch.slot_of(card >> 3)
        if slot == SLOTS:
            slot = sketch.slot_of(EMPTY)
        if slot < SLOTS:
            return sketch.put(slot, card)
        gift = self.best_gift(state, card)
        slot = sketch.cheapest()
        if gift > sketch.worth[1] - sketch.row_worth(slot):
            return gift
        return sketch.clear(slot, card)

    # --- gifts and thefts -----------------------------------------------------------------------
    def best_gift(self, state: SpotOnState, card: i64) -> i64:
        best: i64 = NOWHERE
        for seat in range(state.seats):
            if seat != state.mover:
                places = state.players[seat].places(card, True)
                for slot in range(ALL_SLOTS):
                    if (places >> slot) & 1 != 0:
                        best = max(best, self.gift(state, state.players[seat].rows[slot], card))
        return best

    def gift(self, state: SpotOnState, row: Row, card: i64) -> i64:
        """SP-15: what it brings to add a card to a rival's row."""
        sketch = self.sketch
        size = row.size + 1
        number = card & 7
        before = sketch.worth_of(row.size)
        if number == size:
            return sketch.landing(size, card) + (before - sketch.worth[0]) // self.others
        if number > size:
            return (before - sketch.worth_of(size)) // self.others
        lost = before - sketch.worth_of(size - number)
        if state.gifts_to_giver:
            return POINT * number + lost // self.others
        return (lost - POINT * number) // self.others

    def theft(self, state: SpotOnState, row: Row) -> i64:
        """SP-24: what stealing the top card of this row brings: the rival's loss and the own gain."""
        sketch = self.sketch
        harm = (sketch.worth_of(row.size) - sketch.worth_of(row.size - 1)) // self.others
        card = row.top()
        slot: i64 = SLOTS
        if card >= JOKERS:
            slot = sketch.best_for_joker(card)
        else:
            slot = sketch.slot_of(card >> 3)
            if slot == SLOTS:
                slot = sketch.slot_of(EMPTY)
        own: i64 = 0
        if slot < SLOTS:
            own = max(own, sketch.gain(slot, card))
        return harm + own

    # --- action cards ---------------------------------------------------------------------------
    def use(self, state: SpotOnState, card: i64) -> i64:
        """The best that this action card can do now."""
        if card == PROTECT:
            return max(self.best_cover(), self.best_flip())
        if card == MOVE:
            best: i64 = 0
            for slot in range(ALL_SLOTS):
                best = max(best, self.sketch.moved(slot))
            return best
        return self.best_theft(state)

    def best_cover(self) -> i64:
        best: i64 = 0
        for slot in range(ALL_SLOTS):
            if self.sketch.colour[slot] <= COLOURLESS:
                size = self.sketch.size[slot]
                best = max(best, self.sketch.worth_of(size + 1) - self.sketch.worth_of(size) + SAFE)
        return best

    def best_flip(self) -> i64:
        best: i64 = 0
        for source in range(ALL_SLOTS):
            if self.sketch.colour[source] <= COLOURLESS:
                for onto in range(ALL_SLOTS):
                    if onto != source and self.sketch.colour[onto] <= COLOURLESS:
                        best = max(best, self.flipped(source, onto))
        return best

    def flipped(self, source: i64, onto: i64) -> i64:
        """SP-21, second use: one card less here, one more there."""
        if source == onto:
            return SAFE
        sketch = self.sketch
        given = sketch.worth_of(sketch.size[source] - 1) - sketch.worth_of(sketch.size[source])
        return given + sketch.worth_of(sketch.size[onto] + 1) - sketch.worth_of(sketch.size[onto])

    def best_theft(self, state: SpotOnState) -> i64:
        best: i64 = 0
        for seat in range(state.seats):
            if seat != state.mover:
                for row in state.players[seat].rows:
                    if row.colour <= COLOURLESS and not row.protected():
                        best = max(best, self.theft(state, row))
        return best
