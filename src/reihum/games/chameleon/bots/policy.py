"""What a good player of Chameleon does.

A row is worth what it adds to the own score, and what it would bring the rival who wants it most. Waiting
is worth more the more an unknown card would bring. A card goes where no rival gains much from it. Who is
the last in a round need not fear for a row, and looks one card ahead.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.policy import Policy, weight
from reihum.core.state import Moves, State, zeros
from reihum.core.vecs import vec
from reihum.games.chameleon import material as m
from reihum.games.chameleon.engine.rows import Row
from reihum.games.chameleon.engine.scoring import WORST
from reihum.games.chameleon.engine.state import ChameleonState

# Likings of a point, and of waiting: the values that won most against others near them, in thousands of
# games of every player count and both score tables (docs/bots.md).
OWN: Final = 3  # that a row brings oneself
DENIED: Final = 2  # that a row would have brought the rival who wants it most
GIVEN: Final = 3  # that a row, with the card placed there, brings that rival
UNKNOWN: Final = 4  # that an unknown card brings oneself
RIVAL: Final = 1  # still in: the more there are, the more cards come before the own next turn
WAITING: Final = vec[i64]([0, 0, 15, 12, 10, 10])  # by the number of players
WAITING_VIOLET: Final = vec[i64]([0, 0, 10, 0, 2, 10])  # many cards are bad there


@final
class ChameleonPolicy(Policy):
    """Weights by what the score table makes of a row."""

    def weigh(self, state: State, moves: Moves, weights: vec[i64]) -> None:
        assert isinstance(state, ChameleonState)
        rivals = state.rivals_in()
        most = WORST
        for i in range(moves.count):
            weights[i] = self.liking(state, moves.actions[i], rivals)
            most = max(most, weights[i])
        for i in range(moves.count):
            weights[i] = weight(weights[i] - most)

    def liking(self, state: ChameleonState, action: i64, rivals: i64) -> i64:
        if action < m.TAKE:
            return self.placing(state, state.rows[action - m.PLACE], rivals)
        if action < m.DRAW:
            row = state.rows[action - m.TAKE]
            return OWN * self.own(state, row) + DENIED * max(0, self.best_for_rivals(state, row))
        if rivals == 0:
            return self.drawing_as_the_last(state)
        return self.drawing(state, rivals)

    def placing(self, state: ChameleonState, row: Row, rivals: i64) -> i64:
        if rivals == 0:
            return OWN * self.best_row_with(state, row, state.drawn)
        row.add(state.drawn)
        given = self.best_for_rivals(state, row)
        row.size -= 1
        return -GIVEN * given

    def drawing(self, state: ChameleonState, rivals: i64) -> i64:
        """Waiting is liked by itself, and more where an unknown card would bring something."""
        player = state.players[state.mover]
        total: i64 = 0
        count: i64 = 0
        unknown = unknown_cards(state)
        for kind in range(m.KINDS):
            if unknown[kind] > 0:
                total += unknown[kind] * player.gain_of(kind, state.colours, state.violet)
                count += unknown[kind]
        waiting = WAITING_VIOLET if state.violet else WAITING
        return waiting[state.seats] + RIVAL * rivals + UNKNOWN * total // count

    def drawing_as_the_last(self, state: ChameleonState) -> i64:
        """The best row after one card more, on average over the unknown cards."""
        total: i64 = 0
        count: i64 = 0
        unknown = unknown_cards(state)
        for kind in range(m.KINDS):
            if unknown[kind] > 0:
                best = WORST
                for row in state.rows:
                    if row.has_room():
                        best = max(best, self.best_row_with(state, row, kind))
                total += unknown[kind] * best
                count += unknown[kind]
        return OWN * total // count

    def best_row_with(self, state: ChameleonState, chosen: Row, card: i64) -> i64:
        """What the best row in the middle brings oneself, after the card went to the chosen one."""
        chosen.add(card)
        best = WORST
        for row in state.rows:
            if row.can_be_taken():
                best = max(best, self.own(state, row))
        chosen.size -= 1
        return best

    def own(self, state: ChameleonState, row: Row) -> i64:
        return state.players[state.mover].gain(row, state.colours, state.violet)

    def best_for_rivals(self, state: ChameleonState, row: Row) -> i64:
        """What the row brings the rival still in the round whom it brings most."""
        best = WORST
        for seat in range(state.seats):
            if seat != state.mover and not state.players[seat].out:
                best = max(best, state.players[seat].gain(row, state.colours, state.violet))
        return best


def unknown_cards(state: ChameleonState) -> vec[i64]:
    """How many of each kind are left in the pile, which everybody can count; only their order is hidden."""
    counts = zeros(m.KINDS + 1)  # "last round" too
    for i in range(state.left):
        counts[state.pile[i]] += 1
    return counts
