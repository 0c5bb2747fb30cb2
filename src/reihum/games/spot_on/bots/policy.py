"""What a good player of Spot On does: take the group that lands rows or makes them longer and leaves little
for the next player; add cards in the order that lands; give away and discard what is missed least."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.policy import Policy, weight
from reihum.core.state import Moves, State, count_bits, zeros
from reihum.core.vecs import vec
from reihum.games.spot_on import material as m
from reihum.games.spot_on.bots.collection_model import NOWHERE, POINT
from reihum.games.spot_on.bots.evaluation import SAFE, HandEvaluator
from reihum.games.spot_on.engine.legal import target_seat, target_slot
from reihum.games.spot_on.engine.players import SLOT_COUNT, Player, lowest_of
from reihum.games.spot_on.engine.rows import Row
from reihum.games.spot_on.engine.state import SpotOnState
from reihum.games.spot_on.engine.supply import GROUP_COUNT, STARTS, fillings

BEST: Final = 12  # the liking of the best action
SHARPNESS: Final = 2  # so many tenths of a point are one step of liking


@final
class SpotOnPolicy(Policy):
    """Weights by what an action and the best use of the other taken cards would bring."""

    def __init__(self) -> None:
        super().__init__()
        self.evaluator = HandEvaluator()
        self.values = zeros(64)
        self.own = zeros(m.GROUPS)  # what each group brings the mover
        self.next = zeros(m.GROUPS)  # and the player after

    def weigh(self, state: State, moves: Moves, weights: vec[i64]) -> None:
        assert isinstance(state, SpotOnState)
        self.evaluator.others = state.seats - 1
        self.evaluator.model.prepare(own_turns(state), state.supply.left)
        if state.phase == m.TAKING:
            self.value_groups(state)
        best: i64 = NOWHERE * POINT
        for i in range(moves.count):
            self.values[i] = self.value(state, moves.actions[i])
            best = max(best, self.values[i])
        for i in range(moves.count):
            weights[i] = weight(BEST - (best - self.values[i]) // SHARPNESS)

    def value(self, state: SpotOnState, action: i64) -> i64:
        """In tenths of a point, and only to be compared with the other actions now."""
        if action < m.ADD:
            return self.value_of_taking(state.supply.groups, action)
        self.evaluator.load(state.player())
        if state.phase == m.LANDING:
            return self.value_of_landing(state, action == m.COMPLETE)
        if action < m.TARGET:
            return self.value_in_menu(state, action)
        if state.phase >= m.PROTECTING:
            return self.value_of_use(state, action)
        return self.value_of_place(state, action)

    # --- the market -----------------------------------------------------------------------------
    def value_groups(self, state: SpotOnState) -> None:
        rival = state.players[state.seat_after(state.mover)]
        for group in range(GROUP_COUNT):
            if (state.supply.groups >> group) & 1 != 0:
                self.own[group] = self.value_of_group(state, state.player(), group)
                self.next[group] = self.value_of_group(state, rival, group)

    def value_of_group(self, state: SpotOnState, player: Player, group: i64) -> i64:
        """What a group brings this player."""
        evaluator = self.evaluator
        evaluator.load_without_hand(player)
        for i in range(STARTS[group], STARTS[group + 1]):
            evaluator.receive(state.supply.market[i])
        return evaluator.play_hand(state)

    def value_of_taking(self, groups: i64, group: i64) -> i64:
        """What the group brings, without the best of what is left for the next player."""
        left: i64 = NOWHERE
        for other in range(GROUP_COUNT):
            if other != group and (groups >> other) & 1 != 0:
                left = max(left, self.next[other])
        return self.own[group] - left // self.evaluator.others

    # --- what can be done in a turn -------------------------------------------------------------
    def value_in_menu(self, state: SpotOnState, action: i64) -> i64:
        evaluator = self.evaluator
        if action < m.ADD_JOKER:
            return evaluator.place(state, evaluator.take_out(lowest_of(action))) + evaluator.play_hand(state)
        if action < m.USE:
            return self.best_row(state, lowest_of(action), False)
        if action < m.USE_STORED:
            return self.best_row(state, m.ACTION_CARDS + action - m.USE, False)
        if action < m.KEEP:
            return self.best_row(state, m.ACTION_CARDS + action - m.USE_STORED, True)
        if action == m.END:
            return 0
        kept: i64 = 0
        if action < m.THROW:
            evaluator.take_out(m.ACTION_CARDS + action - m.KEEP)
            kept = evaluator.model.keep(action - m.KEEP)
        else:
            evaluator.take_out(m.ACTION_CARDS + action - m.THROW)
        return kept + evaluator.play_hand(state)

    def best_row(self, state: SpotOnState, card: i64, stored: bool) -> i64:
        """A joker or an action card on the row where it and the rest of the hand bring most."""
        evaluator = self.evaluator
        best: i64 = NOWHERE
        if card >= m.ACTION_CARDS and card != m.MOVE:
            begun = self.begin(state, card, stored)
            use = evaluator.best_flip() if card == m.PROTECT else evaluator.best_theft(state)
            best = begun + use + evaluator.play_hand(state)
        if card == m.STEAL:
            return best
        for slot in range(SLOT_COUNT):
            begun = self.begin(state, card, stored)
            if evaluator.model.has_colour_row(slot):
                best = max(best, begun + self.on_row(slot, card) + evaluator.play_hand(state))
        if best > NOWHERE:
            return best
        return evaluator.place(state, card) + evaluator.play_hand(state)  # a joker begins a row

    def begin(self, state: SpotOnState, card: i64, stored: bool) -> i64:
        """The evaluator as it is when this card is taken out of the hand or the store."""
        self.evaluator.load(state.player())
        if stored:
            return self.evaluator.model.unstore(card - m.ACTION_CARDS)
        self.evaluator.take_out(card)
        return 0

    def on_row(self, slot: i64, card: i64) -> i64:
        """A joker, a protect or a move card on this row."""
        model = self.evaluator.model
        if card == m.PROTECT:
            return model.cover(slot) + SAFE
        if card == m.MOVE:
            return model.move(slot)
        return model.put(slot, card)

    def value_of_landing(self, state: SpotOnState, completes: bool) -> i64:
        """SP-10: points now, or a longer row; a card still in hand may land on it for more."""
        value: i64 = 0
        if completes:
            model = self.evaluator.model
            row = state.landing_row()
            value = model.landing(row.size, row.top())
            promised = model.worth_of(row.size) - model.worth[0]
            if state.landing_seat == state.mover:
                value -= promised
                model.empty(state.landing_slot)
            else:
                value += promised // self.evaluator.others
        return value + self.evaluator.play_hand(state)

    def value_of_place(self, state: SpotOnState, action: i64) -> i64:
        """SP-14 to SP-18, SP-24: where the held card goes."""
        evaluator = self.evaluator
        if action == m.DROP:
            return evaluator.play_hand(state)
        if action >= m.CLEAR:
            return evaluator.model.clear(action - m.CLEAR, state.held) + evaluator.play_hand(state)
        if target_seat(action, state.mover, state.seats) == state.mover:
            return evaluator.model.put(target_slot(action), state.held) + evaluator.play_hand(state)
        return evaluator.value_of_gift(state, target_row(state, action), state.held) + evaluator.play_hand(
            state
        )

    def value_of_use(self, state: SpotOnState, action: i64) -> i64:
        """SP-21 to SP-24: what an action card in use is used on."""
        evaluator = self.evaluator
        phase = state.phase
        if action == m.FLIP:
            return evaluator.best_flip() + evaluator.play_hand(state)
        slot = target_slot(action)
        if phase == m.PROTECTING:
            return self.on_row(slot, m.PROTECT) + evaluator.play_hand(state)
        if phase == m.MOVING:
            return evaluator.model.move(slot) + evaluator.play_hand(state)
        if phase == m.FLIP_SOURCE:
            return self.best_flip_from(state, slot)
        if phase == m.FLIP_TARGET:
            return self.flip(state.source, slot) + evaluator.play_hand(state)
        return evaluator.value_of_theft(target_row(state, action)) + evaluator.play_hand(state)

    def best_flip_from(self, state: SpotOnState, source: i64) -> i64:
        best: i64 = NOWHERE
        targets = state.player().flip_targets(source)
        for slot in range(SLOT_COUNT):
            if (targets >> slot) & 1 != 0:
                self.evaluator.load(state.player())
                best = max(best, self.flip(source, slot) + self.evaluator.play_hand(state))
        return best

    def flip(self, source: i64, onto: i64) -> i64:
        """SP-21, second use: the top card of one row face down onto another, or turned over in place."""
        if source == onto:
            return SAFE
        model = self.evaluator.model
        return model.uncover(source) + model.cover(onto) + SAFE


def own_turns(state: SpotOnState) -> i64:
    """How many turns the player to act still has, this one included: a group each, shared by all players."""
    groups = GROUP_COUNT * fillings(state.supply.left) + count_bits(state.supply.groups)
    return (groups + state.seats - 1) // state.seats


def target_row(state: SpotOnState, action: i64) -> Row:
    """The row that a target is."""
    return state.players[target_seat(action, state.mover, state.seats)].rows[target_slot(action)]
