"""What a good player of Summit does: lay what fits, take what is missing, and keep a joker for the
rivals' summits: who stands on the own summit and blocks a rival has outclimbed that rival for good."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from reihum.core.policy import Policy, weight
from reihum.core.state import Moves, State, count_bits, filled
from reihum.core.vecs import vec
from reihum.games.summit.bits import bit, has
from reihum.games.summit.cards import (
    ALL_FIELDS,
    DRAW,
    EVERYWHERE,
    FIELD_MASK,
    FIELDS,
    JOKER,
    LAY,
    LAY_JOKER,
    STORE,
    SUMMIT,
    TAKE,
)
from reihum.games.summit.players import Player
from reihum.games.summit.rules import SummitState


@final
class SummitPolicy(Policy):
    """Weights by what brings the next cards onto triangles soonest."""

    def __init__(self) -> None:
        super().__init__()
        self.k = filled(40, 0)
        self.missing: i64 = 0  # fields of the own triangle for which no card lies or waits in the store
        self.jokers: i64 = 0  # the mover's, with the one in hand
        self.on_top = False  # SU-16: the mover reached the own summit
        self.rival_on_top = False
        self.set_default()

    def set_default(self) -> None:
        k = self.k
        k[0] = 24  # take fitting
        k[1] = 9  # take missing
        k[2] = -2  # take duplicate while climbing
        k[3] = 8  # take while on top
        k[4] = 22  # lay on own triangle
        k[5] = 18  # open free
        k[6] = 20  # down free
        k[7] = 22  # down rival
        k[8] = 25  # block
        k[9] = 20  # joker climbing with one to spare
        k[10] = 6  # joker climbing, just enough, rival not on top
        k[11] = 20  # the same, rival on top
        k[12] = -6  # not enough, rival not on top
        k[13] = 0  # not enough, rival on top
        k[14] = -4  # joker free 0 while own 0 remains
        k[15] = 8  # joker free 0, none remains
        k[16] = 0  # joker down
        k[17] = 12  # joker down, no card left
        k[18] = 0  # store
        k[19] = -10  # joker where a stored card fits

    def weigh(self, state: State, moves: Moves, weights: vec[i64]) -> None:
        assert isinstance(state, SummitState)
        player = state.players[state.mover]
        self.look(state, player)
        for i in range(moves.count):
            action = moves.actions[i]
            if action == DRAW:
                weights[i] = weight(0)
            elif action == TAKE:
                weights[i] = weight(self.liking_of_taking(player, state.piles.open_card() & FIELD_MASK))
            elif action == STORE:
                weights[i] = weight(self.k[18])
            elif action < LAY_JOKER:
                weights[i] = weight(self.liking_of_laying(state, action - LAY))
            else:
                weights[i] = weight(self.liking_of_joker(state, player, action - LAY_JOKER))

    def look(self, state: SummitState, player: Player) -> None:
        own = (state.filled >> (player.seat * FIELDS)) & ALL_FIELDS
        self.missing = ALL_FIELDS & ~own & ~player.stored
        self.jokers = player.jokers
        if state.hand == JOKER:
            self.jokers += 1
        self.on_top = player.is_on_top(player.seat)
        self.rival_on_top = False
        for rival in state.players:
            if rival.seat != player.seat and rival.is_on_top(rival.seat):
                self.rival_on_top = True

    def liking_of_taking(self, player: Player, field: i64) -> i64:
        if (player.next & (bit(field) * EVERYWHERE)) != 0:
            return self.k[0]
        if self.on_top:
            return self.k[3]
        if has(self.missing, field):
            return self.k[1]
        return self.k[2]

    def liking_of_laying(self, state: SummitState, place: i64) -> i64:
        triangle = place // FIELDS
        if triangle == state.mover:
            return self.k[4]
        if place % FIELDS == SUMMIT:
            return self.k[5]
        if triangle < state.seats:
            return self.k[7]
        return self.k[6]

    def liking_of_joker(self, state: SummitState, player: Player, place: i64) -> i64:
        triangle = place // FIELDS
        field = place % FIELDS
        if triangle == state.mover:
            return self.liking_of_climbing_joker(player, field)
        if field == SUMMIT:
            if triangle < state.seats:
                return self.k[8]
            return self.k[14] if not has(player.twice, field) else self.k[15]
        if has(player.stored, field):
            return self.k[19]
        return self.k[16] if not has(player.twice, field) else self.k[17]

    def liking_of_climbing_joker(self, player: Player, field: i64) -> i64:
        if has(player.stored, field):
            return self.k[19]
        spare = self.jokers - count_bits(self.missing)
        if spare > 0:
            return self.k[9]
        if spare == 0:
            return self.k[11] if self.rival_on_top else self.k[10]
        return self.k[13] if self.rival_on_top else self.k[12]
