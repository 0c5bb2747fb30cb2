"""What the cards in hand of a player of Spot On can bring, tried out in a model of the collection."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.state import zeros
from reihum.games.spot_on import material as m
from reihum.games.spot_on.bots.collection_model import ACTION_KIND_COUNT, NOWHERE, POINT, CollectionModel
from reihum.games.spot_on.engine import hands
from reihum.games.spot_on.engine.adding import LANDS, STAYS, effect, falling, lands
from reihum.games.spot_on.engine.players import SLOT_COUNT, Player
from reihum.games.spot_on.engine.rows import Row
from reihum.games.spot_on.engine.state import SpotOnState

SAFE: Final = 2  # what it is worth that a row cannot be robbed


@final
class HandEvaluator:
    """Values of cards and of their uses, in tenths of a point.

    `load` copies a player's collection and hand; what plays or places cards changes that copy.
    """

    def __init__(self) -> None:
        self.model = CollectionModel()
        self.hand = zeros(m.HAND_SIZE)
        self.count: i64 = 0  # cards in hand
        self.others: i64 = 1  # rivals: harm to one of several is worth less

    def load(self, player: Player) -> None:
        """Begin with the collection and the hand of a player."""
        self.model.load(player)
        self.count = player.pending
        for i in range(player.pending):
            self.hand[i] = player.hand[i]

    def load_without_hand(self, player: Player) -> None:
        """Begin with the collection of a player."""
        self.model.load(player)
        self.count = 0

    # --- the cards in hand ----------------------------------------------------------------------
    def receive(self, card: i64) -> None:
        """A card into the hand."""
        hands.insert(self.hand, self.count, card)
        self.count += 1

    def take_out(self, lowest: i64) -> i64:
        """Out of the hand: its first card that is not below `lowest`."""
        card = hands.take_out(self.hand, self.count, lowest)
        self.count -= 1
        return card

    def play_hand(self, state: SpotOnState) -> i64:
        """What all cards in hand bring, in a sensible order: jokers that land, owned colours, new ones,
        other jokers, action cards."""
        total = self.play_landing_jokers() + self.play_owned_colours(state)
        for i in range(self.count):
            if self.hand[i] != m.NO_CARD and self.hand[i] < m.ACTION_CARDS:
                total += self.place(state, self.hand[i])
        return total + self.play_action_cards(state)

    def play_landing_jokers(self) -> i64:
        total: i64 = 0
        for i in range(self.count):
            card = self.hand[i]
            if card >= m.JOKERS and card < m.ACTION_CARDS:
                slot = self.model.best_for_joker(card)
                if slot < m.SLOTS and lands(card, self.model.size[slot] + 1):
                    total += self.model.put(slot, card)
                    self.hand[i] = m.NO_CARD
        return total

    def play_owned_colours(self, state: SpotOnState) -> i64:
        total: i64 = 0
        for i in range(self.count):
            card = self.hand[i]
            if card != m.NO_CARD and card < m.JOKERS and self.model.slot_of(card >> 3) < m.SLOTS:
                total += self.place(state, card)
                self.hand[i] = m.NO_CARD
        return total

    def play_action_cards(self, state: SpotOnState) -> i64:
        total: i64 = 0
        for kind in range(ACTION_KIND_COUNT):
            if (self.model.stored >> kind) & 1 != 0:
                total += max(0, self.best_use(state, m.ACTION_CARDS + kind) - self.model.promise[kind])
        for i in range(self.count):
            if self.hand[i] >= m.ACTION_CARDS:
                use = self.best_use(state, self.hand[i])
                if use < self.model.promise[self.hand[i] - m.ACTION_CARDS]:
                    use = max(use, self.model.keep(self.hand[i] - m.ACTION_CARDS))
                total += use
        return total

    def place(self, state: SpotOnState, card: i64) -> i64:
        """Add a number card or joker where it brings most."""
        model = self.model
        slot = model.best_slot(card)
        if slot < m.SLOTS:
            return model.put(slot, card)
        if card >= m.JOKERS:
            return 0
        gift = self.best_gift(state, card)
        slot = model.cheapest()
        if gift > model.worth[1] - model.slot_worth(slot):
            return gift
        return model.clear(slot, card)

    # --- gifts and thefts -----------------------------------------------------------------------
    def best_gift(self, state: SpotOnState, card: i64) -> i64:
        best: i64 = NOWHERE
        for seat in range(state.seats):
            if seat != state.mover:
                places = state.players[seat].places(card, True)
                for slot in range(SLOT_COUNT):
                    if (places >> slot) & 1 != 0:
                        best = max(best, self.value_of_gift(state, state.players[seat].rows[slot], card))
        return best

    def value_of_gift(self, state: SpotOnState, row: Row, card: i64) -> i64:
        """SP-15: what it brings to add a card to a rival's row."""
        model = self.model
        size = row.size + 1
        before = model.worth_of(row.size)
        result = effect(card, size)
        if result == LANDS:
            return model.landing(size, card) + (before - model.worth[0]) // self.others
        if result == STAYS:
            return (before - model.worth_of(size)) // self.others
        lost = before - model.worth_of(size - falling(card))
        if state.gifts_to_giver:
            return POINT * falling(card) + lost // self.others
        return (lost - POINT * falling(card)) // self.others

    def value_of_theft(self, row: Row) -> i64:
        """SP-24: what stealing the top card of this row brings: the rival's loss and the own gain."""
        model = self.model
        harm = (model.worth_of(row.size) - model.worth_of(row.size - 1)) // self.others
        card = row.top()
        slot = model.best_slot(card)
        own: i64 = 0
        if slot < m.SLOTS:
            own = max(own, model.gain(slot, card))
        return harm + own

    # --- action cards ---------------------------------------------------------------------------
    def best_use(self, state: SpotOnState, card: i64) -> i64:
        """The best that this action card can do now."""
        if card == m.PROTECT:
            return max(self.best_cover(), self.best_flip())
        if card == m.MOVE:
            best: i64 = 0
            for slot in range(SLOT_COUNT):
                best = max(best, self.model.gain_of_moving(slot))
            return best
        return self.best_theft(state)

    def best_cover(self) -> i64:
        best: i64 = 0
        for slot in range(SLOT_COUNT):
            if self.model.has_colour_row(slot):
                best = max(best, self.model.gain_of_covering(slot) + SAFE)
        return best

    def best_flip(self) -> i64:
        """SP-21, second use: one card less in one row, one more on another."""
        model = self.model
        best: i64 = 0
        for source in range(SLOT_COUNT):
            if model.has_colour_row(source):
                given = model.gain_of_uncovering(source)
                for onto in range(SLOT_COUNT):
                    if onto != source and model.has_colour_row(onto):
                        best = max(best, given + model.gain_of_covering(onto))
        return best

    def best_theft(self, state: SpotOnState) -> i64:
        best: i64 = 0
        for seat in range(state.seats):
            if seat != state.mover:
                for row in state.players[seat].rows:
                    if row.open_to_others():
                        best = max(best, self.value_of_theft(row))
        return best
