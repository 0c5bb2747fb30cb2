"""What a good player of Stack Run does: the stack's top card comes first; hand cards are laid where they
bring a pile nearer to that card, or empty the hand, and not where they serve a rival's open top card."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.policy import LEVELS, Policy, weight
from reihum.core.state import MOST_ACTIONS, Moves, State, bit, zeros
from reihum.core.vecs import vec
from reihum.games.stack_run.cards import (
    CHOOSE_DISTANCE,
    CHOOSE_HELP,
    DISTANCE,
    DONE,
    FIELD,
    HAND,
    HAND_JOKER,
    HAND_SIZE,
    HELP,
    JOKER,
    KINDS,
    MOVE,
    NUMBERS,
    PILES,
    PLAY,
    SWAP,
    SWAP_POWER,
)
from reihum.games.stack_run.chances import SURE, chance, missing
from reihum.games.stack_run.rules import StackRunState
from reihum.games.stack_run.table import FIELD_OPENS, FIELD_POWERS, Player, count

# --- prices, in thousandths of a stack card ---
LAID: Final = 1500  # a stack card that is laid; what hand cards promise is always less
JOKER_PRICE: Final = 130  # a joker in the hand, for a later stack card
FRESH: Final = 25  # a new card for the hand
LATER: Final = 700  # per mille: what the next turn promises; rivals may spoil it
AWAY: Final = 500  # per mille: a pile that no pawn opens now
RIVAL: Final = 600  # per mille: a card that the next rival lays; half of it for the one after
FOLLOWER: Final = 30  # a hand card that can be laid at once
SWAP_HELPS: Final = 300  # per mille: so often the next card of a stack fits where the top card does not
STEP: Final = 20  # a difference of three such steps makes an action half as likely


@final
class StackRunPolicy(Policy):
    """Weights by the chance that the top card of a stack can be laid, the mover's and the rivals'."""

    def __init__(self) -> None:
        super().__init__()
        self.values = zeros(MOST_ACTIONS)
        self.heights = zeros(PILES)
        # the mover's hand and pawns, as they would be after an action
        self.kinds: i64 = 0
        self.jokers: i64 = 0
        self.size: i64 = 0
        self.opens: i64 = 0
        self.powers: i64 = 0

    def weigh(self, state: State, moves: Moves, weights: vec[i64]) -> None:
        assert isinstance(state, StackRunState)
        best: i64 = -1000000
        for i in range(moves.count):
            value = self.value(state, moves.actions[i])
            self.values[i] = value
            best = max(best, value)
        for i in range(moves.count):
            weights[i] = weight_below(best - self.values[i])

    def value(self, state: StackRunState, action: i64) -> i64:
        """What an action promises the mover, in thousandths of a stack card."""
        me = state.players[state.mover]
        if state.phase == PLAY:
            return self.value_of_playing(state, me, action)
        self.take_up(state, me)
        if state.phase == CHOOSE_HELP:
            return self.value_of_help(state, me, action - HELP)
        if state.phase == CHOOSE_DISTANCE:
            return self.value_of_distance(state, me, action - DISTANCE + 1)
        way = action - MOVE
        return self.value_of_move(me, way >> 1, way & 1, state.distance)

    def take_up(self, state: StackRunState, me: Player) -> None:
        """The piles and the mover's hand as they are."""
        for p in range(PILES):
            self.heights[p] = state.piles[p].height
        self.kinds = me.kinds & ~(bit(JOKER))
        self.jokers = count(me.hand, JOKER)
        self.size = me.size
        self.opens = me.opens
        self.powers = me.powers

    def put(self, me: Player, kind: i64) -> None:
        """A card leaves the hand."""
        self.size -= 1
        if kind == JOKER:
            self.jokers -= 1
        elif count(me.hand, kind) == 1:
            self.kinds &= ~(bit(kind))

    def climb(self, place: i64) -> None:
        """A pile rises by one; a complete one makes room (ST-14)."""
        self.heights[place] += 1
        if self.heights[place] == NUMBERS:
            self.heights[place] = 0

    # --- playing ---
    def value_of_playing(self, state: StackRunState, me: Player, action: i64) -> i64:
        self.take_up(state, me)
        if action == SWAP:
            return self.value_of_swap(state, me)
        if action == DONE:
            return self.later(me.top()) - self.rivals(state)
        field_left = not state.field_used
        place = action % PILES
        if action < HAND:
            self.climb(place)
            return LAID + FOLLOWER * self.followers(place) - self.rivals(state)
        if action < HAND_JOKER:
            self.put(me, self.heights[place])
        elif action < FIELD:
            self.put(me, JOKER)
        else:
            field_left = False
            self.follow_field(me, place)
        self.climb(place)
        return self.now(me.top(), field_left) - self.rivals(state)

    def follow_field(self, me: Player, place: i64) -> None:
        """ST-17: the card after the field's number is part of the deal; the top card comes later anyway."""
        number = self.heights[place] + 1
        if number == NUMBERS or me.top() in (number, JOKER):
            return
        self.climb(place)
        if (self.kinds >> number) & 1:
            self.put(me, number)
        else:
            self.put(me, JOKER)

    def followers(self, place: i64) -> i64:
        """Hand cards that can be laid onto a pile, one after the other."""
        number = self.heights[place]
        found: i64 = 0
        while found < HAND_SIZE and ((self.kinds >> number) & 1):
            found += 1
            number += 1
        return found

    def now(self, top: i64, field_left: bool) -> i64:
        """What the running turn and the next one promise."""
        later = self.later(top)
        powers = self.powers if field_left else 0
        if self.size == 0:  # ST-13: five new cards at once
            return max(later, self.chance_of(top, powers, HAND_SIZE, 0) + self.wealth(0))
        gaps = self.fewest_gaps(top, powers)
        if gaps > self.jokers:
            return later
        return max(later, SURE - gaps * JOKER_PRICE + self.wealth(self.size))

    def later(self, top: i64) -> i64:
        """What the next turn promises, when the hand has lost its help card and is full again."""
        left = max(0, self.size - 1)
        return self.chance_of(top, self.powers, HAND_SIZE - left, AWAY) * LATER // SURE + self.wealth(left)

    def wealth(self, size: i64) -> i64:
        """The hand apart from the top card: its jokers, and how many new cards will come."""
        return self.jokers * JOKER_PRICE + (HAND_SIZE - size) * FRESH

    def fewest_gaps(self, top: i64, powers: i64) -> i64:
        """How many jokers it takes to lay the top card in this turn."""
        if top == JOKER:
            return 0
        fewest: i64 = NUMBERS
        for p in range(PILES):
            if (self.opens >> p) & 1:
                fewest = min(fewest, missing(self.heights[p], top, self.kinds, powers))
        return fewest

    def chance_of(self, top: i64, powers: i64, draws: i64, away: i64) -> i64:
        """The chance, per mille, to lay the top card with so many new cards; jokers have their price."""
        if top == JOKER:
            return SURE
        best: i64 = 0
        total: i64 = SURE  # the chance that no pile does
        for p in range(PILES):
            share = SURE if (self.opens >> p) & 1 else away
            if share > 0:
                gaps = missing(self.heights[p], top, self.kinds, powers)
                spent = min(gaps, self.jokers)
                found = (chance(gaps - spent, draws) - spent * JOKER_PRICE) * share // SURE
                if found > 0:
                    best = max(best, found)
                    total = total * (SURE - found) // SURE
        return (best + SURE - total) // 2  # piles share the cards: neither the best alone nor all

    def value_of_swap(self, state: StackRunState, me: Player) -> i64:
        """ST-20: as good as the next card, if it is known, else as the mean of all."""
        below = me.left - 2
        rivals = self.rivals(state)
        if me.knows_place(below):
            return self.now(me.stack[below], False) - rivals
        total: i64 = 0
        for kind in range(KINDS):
            total += self.now(kind, False)
        return total // KINDS - rivals

    def rivals(self, state: StackRunState) -> i64:
        """What the piles offer the others, the next one first: their pawns and top cards are open."""
        total: i64 = 0
        share: i64 = RIVAL
        seat = state.mover
        for _ in range(state.seats - 1):
            seat += 1
            if seat == state.seats:
                seat = 0
            total += self.offered(state.players[seat]) * share // SURE
            share //= 2
        return total

    def offered(self, rival: Player) -> i64:
        """The chance, per mille, that a rival with any five cards lays the top card."""
        top = rival.top()
        if top == JOKER:
            return SURE
        best: i64 = 0
        for p in range(PILES):
            if (rival.opens >> p) & 1:
                gaps = missing(self.heights[p], top, 0, rival.powers)
                best = max(best, chance(gaps, HAND_SIZE))
        return best

    # --- the help card and the pawn ---
    def value_of_help(self, state: StackRunState, me: Player, kind: i64) -> i64:
        """The best move that a card allows, without that card."""
        self.put(me, kind)
        if kind != JOKER:
            return self.value_of_distance(state, me, kind + 1)
        best: i64 = -1000000
        for distance in range(1, NUMBERS + 1):
            best = max(best, self.value_of_distance(state, me, distance))
        return best

    def value_of_distance(self, state: StackRunState, me: Player, distance: i64) -> i64:
        best: i64 = -1000000
        for way in range(4):
            if (way & 1) == 0 or state.either:
                best = max(best, self.value_of_move(me, way >> 1, way & 1, distance))
        return best

    def value_of_move(self, me: Player, pawn: i64, direction: i64, distance: i64) -> i64:
        """Where the pawns then stand: near the top card's number, with a field that helps."""
        there = me.target(pawn, direction, distance)
        other = me.target(1 - pawn, direction, 0)
        self.opens = FIELD_OPENS[there] | FIELD_OPENS[other]
        if self.opens == 0:
            return -SURE  # a turn without any pile (ST-E3)
        self.powers = FIELD_POWERS[there] | FIELD_POWERS[other]
        found = self.chance_of(me.top(), self.powers, HAND_SIZE - self.size, 0)
        if self.powers == SWAP_POWER and me.left > 1:
            found += (SURE - found) * SWAP_HELPS // SURE
        for p in range(PILES):
            if (self.opens >> p) & 1:
                found += FOLLOWER * self.followers(p)
        return found + self.jokers * JOKER_PRICE


def weight_below(difference: i64) -> i64:
    """The weight of an action that is so much worse than the best one; steps are smoothed."""
    liking: i64 = LEVELS // 2 - 1 - difference // STEP
    upper = weight(liking)
    return upper - (upper - weight(liking - 1)) * (difference % STEP) // STEP
