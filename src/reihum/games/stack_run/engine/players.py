"""What belongs to a player of Stack Run: a hand, a stack and two pawns."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from reihum.core.state import bit
from reihum.core.vecs import append, vec
from reihum.games.stack_run import material as m
from reihum.games.stack_run.engine.fields import can_stand_for, needs_follower, opened_from, powers_from
from reihum.games.stack_run.engine.heaps import count, single
from reihum.games.stack_run.engine.pawns import target
from reihum.games.stack_run.engine.piles import fits


@final
class Player:
    """A player's hand, stack and two pawns."""

    def __init__(self, stack: vec[i64], left: i64) -> None:
        self.stack = stack  # shared between clones: never changed
        self.left: i64 = left  # cards left in the stack; the top one is stack[left - 1]
        self.known: i64 = 0  # swapped cards below the top, by their place from the bottom, as a bit set
        self.hand: i64 = 0  # a heap
        self.kinds: i64 = 0  # the kinds in the hand, as a bit set
        self.size: i64 = 0  # cards in the hand
        self.first_pawn: i64 = 0  # the field it stands on
        self.second_pawn: i64 = 0
        self.opens: i64 = 0  # the piles the pawns open, as a bit set (ST-11)
        self.powers: i64 = 0  # what the field action can be (ST-16)

    def clone(self) -> Player:
        new = Player(self.stack, self.left)
        new.known = self.known
        new.hand = self.hand
        new.kinds = self.kinds
        new.size = self.size
        new.first_pawn = self.first_pawn
        new.second_pawn = self.second_pawn
        new.opens = self.opens
        new.powers = self.powers
        return new

    # --- hand ---
    def take(self, kind: i64) -> None:
        """A card comes into the hand."""
        self.hand += single(kind)
        self.kinds |= bit(kind)
        self.size += 1

    def put(self, kind: i64) -> None:
        """A card leaves the hand."""
        self.hand -= single(kind)
        self.size -= 1
        if count(self.hand, kind) == 0:
            self.kinds ^= bit(kind)

    def redeal_hand(self, cards: vec[i64], dealt: i64) -> i64:
        """As many cards as before from these; `dealt` of them are gone already, and then so many more."""
        size = self.size
        self.hand = 0
        self.kinds = 0
        self.size = 0
        for i in range(size):
            self.take(cards[dealt + i])
        return dealt + size

    # --- stack ---
    def top(self) -> i64:
        """The open card on top; there must be one."""
        return self.stack[self.left - 1]

    def play_top(self) -> i64:
        """ST-12: the top card; the next one is turned up."""
        self.left -= 1
        self.forget_top()
        return self.stack[self.left]

    def has_won(self) -> bool:
        """ST-22: whose stack is played empty has won."""
        return self.left == 0

    def swap(self) -> None:
        """ST-20: the top card goes under the stack, where all know it."""
        stack = vec[i64](capacity=self.left)
        stack = append(stack, self.top())
        for i in range(self.left - 1):
            stack = append(stack, self.stack[i])
        self.stack = stack
        self.known = (self.known << 1) | 1
        self.forget_top()

    def forget_top(self) -> None:
        """The top card lies open: only what lies below it needs to be remembered."""
        if self.left > 0:
            self.known &= (bit(self.left - 1)) - 1

    def is_known(self, place: i64) -> bool:
        """Do all know the card at this place from the bottom (0: the lowest)?"""
        return place == self.left - 1 or ((self.known >> place) & 1) != 0

    def next_is_hidden(self) -> bool:
        """Is the card under the top one unknown to all? There must be one."""
        return not self.is_known(self.left - 2)

    def redeal_stack(self, cards: vec[i64], dealt: i64) -> i64:
        """Other cards at the places that not all know; `dealt` as in redeal_hand."""
        stack = self.stack[: self.left]
        for place in range(self.left):
            if not self.is_known(place):
                stack[place] = cards[dealt]
                dealt += 1
        self.stack = stack
        return dealt

    # --- what can be laid ---
    def ways(self, kind: i64) -> i64:
        """ST-10: how a number of this kind can be laid, as the actions onto place 0."""
        ways = (((self.kinds >> kind) & 1) << m.HAND) | ((self.kinds >> m.JOKER) << m.HAND_JOKER)
        if fits(self.top(), kind):
            ways |= 1
        return ways

    def field_can_be(self, kind: i64) -> bool:
        """ST-17: a number in range, if the following card can be played where one is needed."""
        if not can_stand_for(self.powers, kind):
            return False
        return not needs_follower(kind) or self.ways(kind + 1) != 0

    # --- pawns ---
    def stand(self, first_pawn: i64, second_pawn: i64) -> None:
        """The pawns are on these fields now."""
        self.first_pawn = first_pawn
        self.second_pawn = second_pawn
        self.opens = opened_from(first_pawn, second_pawn)
        self.powers = powers_from(first_pawn, second_pawn, self.opens)

    def pawn(self, pawn: i64) -> i64:
        """The field on which a pawn stands, 0 or 1."""
        if pawn == 0:
            return self.first_pawn
        return self.second_pawn

    def move(self, pawn: i64, direction: i64, distance: i64) -> None:
        """ST-15: a pawn moves."""
        field = target(self.pawn(pawn), direction, distance)
        if pawn == 0:
            self.stand(field, self.second_pawn)
        else:
            self.stand(self.first_pawn, field)


def players_with_nothing(seats: i64) -> list[Player]:
    return [Player(vec[i64](), 0) for _ in range(seats)]
