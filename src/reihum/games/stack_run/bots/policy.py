"""What a good player of Stack Run does: the stack's top card comes first; hand cards are laid where they
bring a pile nearer to that card, or empty the hand, and not where they serve a rival's open top card."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.policy import LEVELS, Policy, weight
from reihum.core.state import MOST_ACTIONS, Moves, State, zeros
from reihum.core.vecs import vec
from reihum.games.stack_run import material as m
from reihum.games.stack_run.bots.evaluation import FOLLOWER, WORST, TableModel
from reihum.games.stack_run.engine.players import Player
from reihum.games.stack_run.engine.state import StackRunState

LAID: Final = 1500  # a stack card that is laid; what hand cards promise is always less
STEP: Final = 20  # a difference of three such steps makes an action half as likely


@final
class StackRunPolicy(Policy):
    """Weights by the chance that the top card of a stack can be laid, the mover's and the rivals'."""

    def __init__(self) -> None:
        super().__init__()
        self.values = zeros(MOST_ACTIONS)
        self.model = TableModel()

    def weigh(self, state: State, moves: Moves, weights: vec[i64]) -> None:
        assert isinstance(state, StackRunState)
        best = WORST
        for i in range(moves.count):
            value = self.value(state, moves.actions[i])
            self.values[i] = value
            best = max(best, value)
        for i in range(moves.count):
            weights[i] = weight_below(best - self.values[i])

    def value(self, state: StackRunState, action: i64) -> i64:
        """What an action promises the mover, in thousandths of a stack card."""
        me = state.players[state.mover]
        self.model.start_from(state, me)
        if state.phase == m.PLAY:
            return self.value_of_playing(state, me, action) - self.model.value_to_rivals(state)
        if state.phase == m.CHOOSE_HELP:
            return self.model.value_of_help(me, action - m.HELP, state.either)
        if state.phase == m.CHOOSE_DISTANCE:
            return self.model.value_of_distance(me, action - m.DISTANCE + 1, state.either)
        return self.model.value_of_move(me, action, state.distance)

    def value_of_playing(self, state: StackRunState, me: Player, action: i64) -> i64:
        """What it brings oneself; afterwards the model shows what it leaves to the rivals."""
        if action == m.SWAP:
            return self.value_of_swap(me)
        if action == m.DONE:
            return self.model.next_turn(me.top())
        place = action % m.PILES
        if action < m.HAND:
            self.model.climb(place)
            return LAID + FOLLOWER * self.model.followers(place)
        if action >= m.FIELD:
            self.model.use_field(me, place)
            return self.model.this_turn(me.top(), False)
        if action < m.HAND_JOKER:
            self.model.put(me, self.model.heights[place])
        else:
            self.model.put(me, m.JOKER)
        self.model.climb(place)
        return self.model.this_turn(me.top(), not state.field_used)

    def value_of_swap(self, me: Player) -> i64:
        """ST-20: as good as the next card, if it is known, else as the mean of all."""
        if not me.next_is_hidden():
            return self.model.this_turn(me.stack[me.left - 2], False)
        total: i64 = 0
        for kind in range(m.KINDS):
            total += self.model.this_turn(kind, False)
        return total // m.KINDS


def weight_below(difference: i64) -> i64:
    """The weight of an action that is so much worse than the best one; steps are smoothed."""
    liking: i64 = LEVELS // 2 - 1 - difference // STEP
    upper = weight(liking)
    return upper - (upper - weight(liking - 1)) * (difference % STEP) // STEP
