"""What a good player of Summit does: lay what fits, take what is missing, and keep a joker for a rival's
summit: with two players, who stands on the own summit and blocks the rival has won."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.policy import Policy, weight
from reihum.core.state import Moves, State, count_bits
from reihum.core.vecs import vec
from reihum.games.summit import material as m
from reihum.games.summit.engine.bits import has
from reihum.games.summit.engine.cards import field_of
from reihum.games.summit.engine.legal import places_for_colour
from reihum.games.summit.engine.players import Player
from reihum.games.summit.engine.state import SummitState
from reihum.games.summit.engine.triangles import fields_on, has_owner

# Likings: drawing and storing are neutral, 3 more is twice as likely.
NEUTRAL: Final = 0
# Laying a card is a point, and makes the next card fit at once when it comes.
CLIMB: Final = 22
OPEN_FREE: Final = 18
GO_DOWN: Final = 20
GO_DOWN_AT_RIVAL: Final = 22  # takes fields from the rival as well
TAKE_FITTING: Final = 24  # a sure card that can be laid at once; the same one in the store can wait
# A card taken for the store is a sure one; of the pile, half of the cards or more are the rivals'.
TAKE_MISSING: Final = 9
TAKE_ON_TOP: Final = 8  # all own cards that are left are needed on the way down
TAKE_SECOND: Final = 2  # of a number laid or stored already: for the way down, if it comes to that
# A joker saves the longest wait if it is kept until few cards are missing, and wins if it blocks.
BLOCK: Final = 25
LAST_GAPS: Final = 20  # jokers for all gaps and one more: up, and then block
ALL_JOKERS_TO_CLIMB: Final = -3  # none would be left to block with
HURRY: Final = 20  # a rival is on top and may block any time, or nothing is free: the first one up gains
CLIMB_TOO_SOON: Final = -6  # more gaps than jokers: other cards have to come anyway
HURRY_TOO_SOON: Final = 0
OPEN_WITH_JOKER: Final = 5  # the own 0 could do it, but the way down begins now
OPEN_WITHOUT_ZERO: Final = 8  # both own 0 are laid
DOWN_WITH_JOKER: Final = 4
DOWN_WITHOUT_CARD: Final = 12  # both cards of the number are laid: only a joker goes on here
WASTE: Final = -10  # a joker where a card of the store fits


@final
class SummitPolicy(Policy):
    """Weights by what brings the next cards onto triangles soonest. All it looks at lies open."""

    def __init__(self) -> None:
        super().__init__()
        self.missing: i64 = 0  # fields of the own triangle for which no card lies there or in the store
        self.jokers: i64 = 0  # the mover's, with the one in hand
        self.on_top = False  # SU-16: the mover reached the own summit
        self.hurried = False  # the summit is wanted at once

    def weigh(self, state: State, moves: Moves, weights: vec[i64]) -> None:
        assert isinstance(state, SummitState)
        player = state.players[state.mover]
        self.look(state, player)
        for i in range(moves.count):
            action = moves.actions[i]
            if action in (m.DRAW, m.STORE):
                weights[i] = weight(NEUTRAL)
            elif action == m.TAKE:
                weights[i] = weight(self.liking_of_taking(player, state.piles.open_card()))
            elif action < m.LAY_JOKER:
                weights[i] = weight(self.liking_of_laying(state, player, action - m.LAY))
            else:
                weights[i] = weight(self.liking_of_joker(state, player, action - m.LAY_JOKER))

    def look(self, state: SummitState, player: Player) -> None:
        """What several actions are judged by."""
        own = fields_on(state.filled, player.seat)
        self.missing = m.FIELD_BITS & ~own & ~player.stored
        self.jokers = player.jokers
        if state.hand == m.JOKER:
            self.jokers += 1
        self.on_top = player.is_on_top(player.seat)
        self.hurried = state.triangles == state.seats
        for rival in state.players:
            if rival.seat != player.seat and rival.is_on_top(rival.seat):
                self.hurried = True

    def liking_of_taking(self, player: Player, card: i64) -> i64:
        """SU-8: the top card of the open pile."""
        if places_for_colour(player, card) != 0:
            return TAKE_FITTING
        if self.on_top:
            return TAKE_ON_TOP
        if has(self.missing, field_of(card)):
            return TAKE_MISSING
        return TAKE_SECOND

    def liking_of_laying(self, state: SummitState, player: Player, place: i64) -> i64:
        """SU-11, SU-14: a card of the own colour."""
        if place // m.FIELDS == state.mover:
            return CLIMB
        if player.opens(place):
            return OPEN_FREE
        if has_owner(place // m.FIELDS, state.seats):
            return GO_DOWN_AT_RIVAL
        return GO_DOWN

    def liking_of_joker(self, state: SummitState, player: Player, place: i64) -> i64:
        """SU-12, SU-15, SU-17."""
        triangle = place // m.FIELDS
        field = place % m.FIELDS
        if player.blocks(place):
            return BLOCK + state.players[triangle].points // 5  # best the rival who is far along
        if has(player.stored, field):
            return WASTE
        if triangle == state.mover:
            return self.liking_of_climbing()
        used_up = has(player.laid_twice, field)
        if player.opens(place):
            return OPEN_WITHOUT_ZERO if used_up else OPEN_WITH_JOKER
        return DOWN_WITHOUT_CARD if used_up else DOWN_WITH_JOKER

    def liking_of_climbing(self) -> i64:
        """A joker on the own triangle, for a number that is missing."""
        spare = self.jokers - count_bits(self.missing)
        if spare > 0:
            return LAST_GAPS
        if spare == 0:
            return HURRY if self.hurried else ALL_JOKERS_TO_CLIMB
        return HURRY_TOO_SOON if self.hurried else CLIMB_TOO_SOON
