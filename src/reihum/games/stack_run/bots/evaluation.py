"""What an action of Stack Run promises the mover, in thousandths of a stack card."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.state import bit, zeros
from reihum.games.stack_run import material as m
from reihum.games.stack_run.bots.chances import SURE, chance, missing
from reihum.games.stack_run.engine.fields import can_swap, needs_follower, opened_from, powers_from
from reihum.games.stack_run.engine.heaps import count
from reihum.games.stack_run.engine.pawns import direction_of, distance_of, pawn_moves, pawn_of, target
from reihum.games.stack_run.engine.piles import PILE_COUNT, fits, is_complete
from reihum.games.stack_run.engine.players import Player
from reihum.games.stack_run.engine.state import StackRunState

# --- prices, in thousandths of a stack card ---
LAID: Final = 1500  # a stack card that is laid; what hand cards promise is always less
JOKER_PRICE: Final = 130  # a joker in the hand, for a later stack card
FRESH: Final = 25  # a new card for the hand
LATER: Final = 700  # per mille: what the next turn promises; rivals may spoil it
AWAY: Final = 500  # per mille: a pile that no pawn opens now
RIVAL: Final = 600  # per mille: a card that the next rival lays; half of it for the one after
FOLLOWER: Final = 30  # a hand card that can be laid at once
SWAP_HELPS: Final = 300  # per mille: so often the next card of a stack fits where the top card does not
WORST: Final[i64] = -1000000  # no action is as bad


@final
class ActionEvaluator:
    """What an action promises. It keeps the piles and the mover's hand and pawns as they would be then."""

    def __init__(self) -> None:
        self.heights = zeros(m.PILES)
        self.kinds: i64 = 0  # the numbers in the hand, as a bit set
        self.jokers: i64 = 0
        self.size: i64 = 0
        self.opens: i64 = 0
        self.powers: i64 = 0

    def value(self, state: StackRunState, action: i64) -> i64:
        """What an action promises the mover, in thousandths of a stack card."""
        me = state.players[state.mover]
        self.start_from(state, me)
        if state.phase == m.PLAY:
            return self.value_of_playing(state, me, action) - self.value_to_rivals(state)
        if state.phase == m.CHOOSE_HELP:
            return self.value_of_help(me, action - m.HELP, state.either)
        if state.phase == m.CHOOSE_DISTANCE:
            return self.value_of_distance(me, action - m.DISTANCE + 1, state.either)
        return self.value_of_move(me, action, state.distance)

    # --- what actions change ---
    def start_from(self, state: StackRunState, me: Player) -> None:
        """Everything as it is now."""
        for p in range(PILE_COUNT):
            self.heights[p] = state.piles[p].height
        self.kinds = me.kinds & ~(bit(m.JOKER))
        self.jokers = count(me.hand, m.JOKER)
        self.size = me.size
        self.opens = me.opens
        self.powers = me.powers

    def put(self, me: Player, kind: i64) -> None:
        """A card leaves the hand."""
        self.size -= 1
        if kind == m.JOKER:
            self.jokers -= 1
        elif count(me.hand, kind) == 1:
            self.kinds &= ~(bit(kind))

    def climb(self, place: i64) -> None:
        """A pile rises by one; a complete one makes room (ST-14)."""
        self.heights[place] += 1
        if is_complete(self.heights[place]):
            self.heights[place] = 0

    def use_field(self, me: Player, place: i64) -> None:
        """The field stands for a number, and a hand card follows; the top card would be laid later anyway."""
        kind = self.heights[place]
        self.climb(place)
        if not needs_follower(kind) or fits(me.top(), kind + 1):
            return
        if (self.kinds >> (kind + 1)) & 1:
            self.put(me, kind + 1)
        else:
            self.put(me, m.JOKER)
        self.climb(place)

    # --- playing ---
    def value_of_playing(self, state: StackRunState, me: Player, action: i64) -> i64:
        """What it brings oneself. Afterwards the evaluator holds the piles that it leaves to the rivals."""
        if action == m.SWAP:
            return self.value_of_swap(me)
        if action == m.DONE:
            return self.next_turn(me.top())
        place = action % m.PILES
        if action < m.HAND:
            self.climb(place)
            return LAID + FOLLOWER * self.followers(place)
        if action >= m.FIELD:
            self.use_field(me, place)
            return self.this_turn(me.top(), False)
        if action < m.HAND_JOKER:
            self.put(me, self.heights[place])
        else:
            self.put(me, m.JOKER)
        self.climb(place)
        return self.this_turn(me.top(), not state.field_used)

    def value_of_swap(self, me: Player) -> i64:
        """ST-20: as good as the next card, if it is known, else as the mean of all."""
        if not me.next_is_hidden():
            return self.this_turn(me.stack[me.left - 2], False)
        total: i64 = 0
        for kind in range(m.KINDS):
            total += self.this_turn(kind, False)
        return total // m.KINDS

    # --- what the table promises the mover ---
    def followers(self, place: i64) -> i64:
        """Hand cards that can be laid onto a pile, one after the other."""
        kind = self.heights[place]
        found: i64 = 0
        while found < m.HAND_SIZE and ((self.kinds >> kind) & 1):
            found += 1
            kind += 1
        return found

    def this_turn(self, top: i64, field_left: bool) -> i64:
        """What the running turn and the next one promise."""
        later = self.next_turn(top)
        powers = self.powers if field_left else 0
        if self.size == 0:  # ST-13: five new cards at once
            return max(later, self.chance_of(top, powers, m.HAND_SIZE, 0) + self.wealth(0))
        gaps = self.fewest_gaps(top, powers)
        if gaps > self.jokers:
            return later
        return max(later, SURE - gaps * JOKER_PRICE + self.wealth(self.size))

    def next_turn(self, top: i64) -> i64:
        """What the next turn promises, when the hand has lost its help card and is full again."""
        left = max(0, self.size - 1)
        return self.chance_of(top, self.powers, m.HAND_SIZE - left, AWAY) * LATER // SURE + self.wealth(left)

    def wealth(self, size: i64) -> i64:
        """The hand apart from the top card: its jokers, and how many new cards will come."""
        return self.jokers * JOKER_PRICE + (m.HAND_SIZE - size) * FRESH

    def fewest_gaps(self, top: i64, powers: i64) -> i64:
        """How many jokers it takes to lay the top card in this turn."""
        if top == m.JOKER:
            return 0
        fewest: i64 = m.NUMBERS
        for p in range(PILE_COUNT):
            if (self.opens >> p) & 1:
                fewest = min(fewest, missing(self.heights[p], top, self.kinds, powers))
        return fewest

    def chance_of(self, top: i64, powers: i64, draws: i64, away: i64) -> i64:
        """The chance, per mille, to lay the top card with so many new cards; jokers have their price."""
        if top == m.JOKER:
            return SURE
        best: i64 = 0
        total: i64 = SURE  # the chance that no pile does
        for p in range(PILE_COUNT):
            share = SURE if (self.opens >> p) & 1 else away
            if share > 0:
                gaps = missing(self.heights[p], top, self.kinds, powers)
                spent = min(gaps, self.jokers)
                found = (chance(gaps - spent, draws) - spent * JOKER_PRICE) * share // SURE
                if found > 0:
                    best = max(best, found)
                    total = total * (SURE - found) // SURE
        return (best + SURE - total) // 2  # piles share the cards: neither the best alone nor all

    # --- the help card and the pawn ---
    def value_of_help(self, me: Player, card: i64, either: bool) -> i64:
        """The best move that a help card allows, without that card in the hand."""
        self.put(me, card)
        distance = distance_of(card)
        if distance != m.NO_DISTANCE:
            return self.value_of_distance(me, distance, either)
        best = WORST
        for chosen in range(1, m.FARTHEST + 1):
            best = max(best, self.value_of_distance(me, chosen, either))
        return best

    def value_of_distance(self, me: Player, distance: i64, either: bool) -> i64:
        """The best of the moves that the pawns have."""
        moves = pawn_moves(me.first_pawn, me.second_pawn, either)
        best = WORST
        for action in range(m.MOVE, m.DISTANCE):
            if (moves >> action) & 1:
                best = max(best, self.value_of_move(me, action, distance))
        return best

    def value_of_move(self, me: Player, action: i64, distance: i64) -> i64:
        """Where the pawns then stand: near the top card's number, with a field that helps."""
        pawn = pawn_of(action)
        there = target(me.pawn(pawn), direction_of(action), distance)
        other = me.pawn(1 - pawn)
        self.opens = opened_from(there, other)
        if self.opens == 0:
            return -SURE  # a turn without any pile (ST-E3)
        self.powers = powers_from(there, other, self.opens)
        found = self.chance_of(me.top(), self.powers, m.HAND_SIZE - self.size, 0)
        if can_swap(self.powers, me.left):
            found += (SURE - found) * SWAP_HELPS // SURE
        for p in range(PILE_COUNT):
            if (self.opens >> p) & 1:
                found += FOLLOWER * self.followers(p)
        return found + self.jokers * JOKER_PRICE

    # --- what the table promises the rivals ---
    def value_to_rivals(self, state: StackRunState) -> i64:
        """What the piles offer the others, the next one first: their pawns and top cards are open."""
        total: i64 = 0
        share: i64 = RIVAL
        seat = state.mover
        for _ in range(state.seats - 1):
            seat = state.seat_after(seat)
            total += self.offered(state.players[seat]) * share // SURE
            share //= 2
        return total

    def offered(self, rival: Player) -> i64:
        """The chance, per mille, that a rival with any five cards lays the top card."""
        top = rival.top()
        if top == m.JOKER:
            return SURE
        best: i64 = 0
        for p in range(PILE_COUNT):
            if (rival.opens >> p) & 1:
                gaps = missing(self.heights[p], top, 0, rival.powers)
                best = max(best, chance(gaps, m.HAND_SIZE))
        return best
