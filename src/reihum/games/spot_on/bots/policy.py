"""What a good player of Spot On does: take the group that lands rows or makes them longer and leaves little
for the next player; add cards in the order that lands; give away and discard what is missed least."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.policy import weight
from reihum.core.state import Moves, State, count_bits, zeros
from reihum.core.vecs import vec
from reihum.games.spot_on.bots.collection_model import NOWHERE, POINT
from reihum.games.spot_on.bots.evaluation import SAFE, Valuing
from reihum.games.spot_on.engine.players import ALL_SLOTS, Player
from reihum.games.spot_on.engine.state import SpotOnState
from reihum.games.spot_on.engine.supply import GROUP_STARTS
from reihum.games.spot_on.material import (
    ACTIONS,
    ADD,
    ADD_JOKER,
    CLEAR,
    COLOURLESS,
    COMPLETE,
    DROP,
    END,
    FLIP,
    GROUPS,
    JOKERS,
    KEEP,
    LANDING,
    LOWEST,
    MARKET,
    MOVE,
    MOVING,
    ONTO,
    PROTECT,
    PROTECTING,
    ROOM,
    SOURCE,
    STEAL,
    STORE,
    TAKE_PHASE,
    TARGET,
    THROW,
    USE,
    USE_STORED,
)

ALL_GROUPS: Final[i64] = GROUPS
BEST: Final = 12  # the liking of the best action
SHARPNESS: Final = 2  # so many tenths of a point are one step of liking


@final
class SpotOnPolicy(Valuing):
    """Weights by what an action and the best use of the other taken cards would bring."""

    def __init__(self) -> None:
        super().__init__()
        self.values = zeros(64)
        self.own = zeros(GROUPS)  # what each group brings the mover
        self.next = zeros(GROUPS)  # and the player after

    def weigh(self, state: State, moves: Moves, weights: vec[i64]) -> None:
        assert isinstance(state, SpotOnState)
        self.others = state.seats - 1
        turns = (4 * (state.left // MARKET) + count_bits(state.groups) + state.seats - 1) // state.seats
        self.sketch.set_clock(turns, state.left)
        if state.phase == TAKE_PHASE:
            self.value_groups(state)
        best: i64 = NOWHERE * POINT
        for i in range(moves.count):
            self.values[i] = self.value(state, moves.actions[i])
            best = max(best, self.values[i])
        for i in range(moves.count):
            weights[i] = weight(BEST - (best - self.values[i]) // SHARPNESS)

    def value(self, state: SpotOnState, action: i64) -> i64:
        """In tenths of a point, and only to be compared with the other actions now."""
        if action < ADD:
            return self.drafted(state.groups, action)
        self.load(state.player())
        if state.phase == LANDING:
            return self.value_of_landing(state, action == COMPLETE)
        if action < TARGET:
            return self.value_in_menu(state, action)
        if state.phase >= PROTECTING:
            return self.value_of_use(state, action)
        return self.value_of_place(state, action)

    # --- the market -----------------------------------------------------------------------------
    def value_groups(self, state: SpotOnState) -> None:
        rival = state.players[state.after(state.mover)]
        for group in range(ALL_GROUPS):
            if (state.groups >> group) & 1 != 0:
                self.own[group] = self.value_of_group(state, state.player(), group)
                self.next[group] = self.value_of_group(state, rival, group)

    def value_of_group(self, state: SpotOnState, player: Player, group: i64) -> i64:
        self.sketch.load(player)
        self.count = 0
        for i in range(GROUP_STARTS[group], GROUP_STARTS[group + 1]):
            card = state.market[i]
            place = self.count
            while place > 0 and self.hand[place - 1] > card:
                self.hand[place] = self.hand[place - 1]
                place -= 1
            self.hand[place] = card
            self.count += 1
        return self.rest(state)

    def drafted(self, groups: i64, group: i64) -> i64:
        """What the group brings, without the best of what is left for the next player."""
        left: i64 = NOWHERE
        for other in range(ALL_GROUPS):
            if other != group and (groups >> other) & 1 != 0:
                left = max(left, self.next[other])
        return self.own[group] - left // self.others

    # --- what can be done in a turn -------------------------------------------------------------
    def value_in_menu(self, state: SpotOnState, action: i64) -> i64:
        if action < ADD_JOKER:
            return self.place(state, self.take_out((action - ADD) << 3)) + self.rest(state)
        if action < USE:
            return self.best_row(state, JOKERS + LOWEST + action - ADD_JOKER, False)
        if action < USE_STORED:
            return self.best_row(state, ACTIONS + action - USE, False)
        if action < KEEP:
            return self.best_row(state, ACTIONS + action - USE_STORED, True)
        if action == END:
            return 0
        kept: i64 = 0
        if action < THROW:
            self.take_out(ACTIONS + action - KEEP)
            kept = self.sketch.keep(action - KEEP)
        else:
            self.take_out(ACTIONS + action - THROW)
        return kept + self.rest(state)

    def best_row(self, state: SpotOnState, card: i64, stored: bool) -> i64:
        """A joker or an action card on the row where it and the rest of the hand bring most."""
        best: i64 = NOWHERE
        if card >= ACTIONS and card != MOVE:
            begun = self.begin(state, card, stored)
            use = self.best_flip() if card == PROTECT else self.best_theft(state)
            best = begun + use + self.rest(state)
        if card == STEAL:
            return best
        for slot in range(ALL_SLOTS):
            begun = self.begin(state, card, stored)
            if self.sketch.colour[slot] <= COLOURLESS:
                best = max(best, begun + self.on_row(slot, card) + self.rest(state))
        if best > NOWHERE:
            return best
        return self.place(state, card) + self.rest(state)  # a joker begins a row

    def begin(self, state: SpotOnState, card: i64, stored: bool) -> i64:
        """The sketch as it is when this card is taken out of the hand or the store."""
        self.load(state.player())
        if stored:
            return self.sketch.unstore(card - ACTIONS)
        self.take_out(card)
        return 0

    def on_row(self, slot: i64, card: i64) -> i64:
        if card == PROTECT:
            return self.sketch.cover(slot) + SAFE
        if card == MOVE:
            return self.sketch.move(slot)
        return self.sketch.put(slot, card)

    def value_of_landing(self, state: SpotOnState, completes: bool) -> i64:
        """SP-10: points now, or a longer row; a card still in hand may land on it for more."""
        value: i64 = 0
        if completes:
            sketch = self.sketch
            row = state.landing_row()
            value = sketch.landing(row.size, row.top())
            promised = sketch.worth_of(row.size) - sketch.worth[0]
            if state.landing_seat == state.mover:
                value -= promised
                sketch.empty(state.landing_slot)
            else:
                value += promised // self.others
        return value + self.rest(state)

    def value_of_place(self, state: SpotOnState, action: i64) -> i64:
        """SP-14 to SP-18, SP-24: where the held card goes."""
        sketch = self.sketch
        if action == DROP:
            return self.rest(state)
        if action >= CLEAR:
            lost = sketch.clear(action - CLEAR, state.held)
            if state.phase == ROOM:
                sketch.colour[action - CLEAR] = STORE
            return lost + self.rest(state)
        slot = (action - TARGET) & 3
        left = (action - TARGET) >> 2
        if left == 0:
            return sketch.put(slot, state.held) + self.rest(state)
        rival = state.players[(state.mover + left) % state.seats]
        return self.gift(state, rival.rows[slot], state.held) + self.rest(state)

    def value_of_use(self, state: SpotOnState, action: i64) -> i64:
        """SP-21 to SP-24: what an action card in use is used on."""
        phase = state.phase
        if action == FLIP:
            return self.best_flip() + self.rest(state)
        slot = (action - TARGET) & 3
        if phase == PROTECTING:
            return self.on_row(slot, PROTECT) + self.rest(state)
        if phase == MOVING:
            return self.sketch.move(slot) + self.rest(state)
        if phase == SOURCE:
            return self.best_flip_from(state, slot)
        if phase == ONTO:
            return self.flip(state.source, slot) + self.rest(state)
        rival = state.players[(state.mover + ((action - TARGET) >> 2)) % state.seats]
        return self.theft(state, rival.rows[slot]) + self.rest(state)

    def best_flip_from(self, state: SpotOnState, source: i64) -> i64:
        best: i64 = NOWHERE
        targets = state.player().flip_targets(source)
        for slot in range(ALL_SLOTS):
            if (targets >> slot) & 1 != 0:
                self.load(state.player())
                best = max(best, self.flip(source, slot) + self.rest(state))
        return best

    def flip(self, source: i64, onto: i64) -> i64:
        if source == onto:
            return SAFE
        return self.sketch.uncover(source) + self.sketch.cover(onto) + SAFE
