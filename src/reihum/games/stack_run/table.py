"""What lies on a table of Stack Run: the six piles, and each player's hand, stack and pawns."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.rng import Rng
from reihum.core.state import bit, packed
from reihum.core.vecs import append, vec
from reihum.games.stack_run.cards import (
    BACK,
    FIELDS,
    HAND,
    HAND_JOKER,
    JOKER,
    KINDS,
    NO_CARD_TOKEN,
    OPENED,
    POWERS,
    RING,
    TOKENS,
    TWELVE,
)

# A tally is how many cards there are of each kind, as one number: four bits a kind, more for the jokers
TALLY_BITS: Final[i64] = 4
TALLY_MASK: Final[i64] = 15
SINGLE: Final = packed([1 << (4 * kind) for kind in range(KINDS)])  # a shifted 1 has 32 bits in C

FIELD_OPENS: Final = packed([OPENED.get(field, 0) for field in RING])  # ST-11: a set of piles
FIELD_POWERS: Final = packed([POWERS.get(field, 0) for field in RING])  # ST-17 to ST-20


def one(kind: i64) -> i64:
    """The tally of a single card."""
    return SINGLE[kind]


def count(tally: i64, kind: i64) -> i64:
    if kind == JOKER:
        return tally >> (TALLY_BITS * JOKER)
    return (tally >> (TALLY_BITS * kind)) & TALLY_MASK


def counts(tally: i64) -> list[int]:
    return [count(tally, kind) for kind in range(KINDS)]


def kinds_of(tally: i64) -> list[int]:
    """The cards of a tally, ascending."""
    return [kind for kind in range(KINDS) for _ in range(count(tally, kind))]


def tally_of(numbers: list[int]) -> i64:
    """The tally of so many cards of each kind."""
    tally: i64 = 0
    for kind, number in enumerate(numbers):
        tally += number * one(kind)
    return tally


def append_all(cards: vec[i64], tally: i64) -> vec[i64]:
    """The cards and then those of a tally."""
    for kind in range(KINDS):
        for _ in range(count(tally, kind)):
            cards = append(cards, kind)
    return cards


def shuffled(tally: i64, rng: Rng) -> vec[i64]:
    """These cards as a face-down pile."""
    cards = append_all(vec[i64](), tally)
    rng.shuffle(cards, len(cards))
    return cards


@final
class Pile:
    """A pile that climbs to 12. Numbers below its beginning, and those a field stood for, have no card."""

    def __init__(self, height: i64 = 0, numbers: i64 = 0, jokers: i64 = 0) -> None:
        self.height: i64 = height  # the number it is at, and so the kind of the number it needs next
        self.numbers: i64 = numbers  # the heights at which a number card lies, as a bit set
        self.jokers: i64 = jokers  # the heights at which a joker lies

    def clone(self) -> Pile:
        return Pile(self.height, self.numbers, self.jokers)

    def lay(self, card: i64) -> None:
        """ST-10: the card is the next number, or a joker for it."""
        if card == JOKER:
            self.jokers |= bit(self.height)
        else:
            self.numbers |= bit(self.height)
        self.height += 1

    def climb(self) -> None:
        """ST-21: a field stands for the next number; no card is laid."""
        self.height += 1

    def begin(self, card: i64) -> None:
        """ST-6: at its number; a joker counts as 1."""
        if card != JOKER:
            self.height = card
        self.lay(card)

    def cards(self) -> i64:
        """The tally of the cards it really holds."""
        tally: i64 = 0
        for height in range(self.height):
            if (self.numbers >> height) & 1:
                tally += one(height)
            elif (self.jokers >> height) & 1:
                tally += one(JOKER)
        return tally

    def set_aside(self) -> i64:
        """ST-14: the place is empty; returns the cards."""
        cards = self.cards()
        self.height = 0
        self.numbers = 0
        self.jokers = 0
        return cards

    def token(self, height: i64) -> str:
        """What lies at this height."""
        if (self.numbers >> height) & 1:
            return TOKENS[height]
        return TOKENS[JOKER] if (self.jokers >> height) & 1 else NO_CARD_TOKEN

    def tokens(self) -> list[str]:
        """What lies there for each number from 1 upwards."""
        return [self.token(height) for height in range(self.height)]


@final
class Player:
    """A player's hand, stack and two pawns."""

    def __init__(self, stack: vec[i64], left: i64) -> None:
        self.stack = stack  # shared between clones: never changed
        self.left: i64 = left  # cards left in the stack; the top one is stack[left - 1]
        self.known: i64 = 0  # swapped cards below the top, by their place from the bottom, as a bit set
        self.hand: i64 = 0  # a tally
        self.kinds: i64 = 0  # the kinds in the hand, as a bit set
        self.size: i64 = 0  # cards in the hand
        self.first_pawn: i64 = 0
        self.second_pawn: i64 = 0
        self.opens: i64 = 0  # the piles the pawns open, as a bit set (ST-11)
        self.powers: i64 = 0  # the numbers a field can stand for, or SWAP_POWER (ST-16)

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
        self.hand += one(kind)
        self.kinds |= bit(kind)
        self.size += 1

    def put(self, kind: i64) -> None:
        """A card leaves the hand."""
        self.hand -= one(kind)
        self.size -= 1
        if count(self.hand, kind) == 0:
            self.kinds ^= bit(kind)

    # --- stack ---
    def top(self) -> i64:
        return self.stack[self.left - 1]

    def play_top(self) -> i64:
        """ST-12: the top card; the next one is turned up."""
        self.left -= 1
        self.forget_top()
        return self.stack[self.left]

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

    def knows_place(self, place: i64) -> bool:
        """Do all know the card at this place from the bottom (0: the lowest)?"""
        return place == self.left - 1 or ((self.known >> place) & 1) != 0

    def redeal_hand(self, cards: vec[i64], dealt: i64) -> i64:
        """As many cards as before from these; `dealt` of them are gone already, and then so many more."""
        size = self.size
        self.hand = 0
        self.kinds = 0
        self.size = 0
        for i in range(size):
            self.take(cards[dealt + i])
        return dealt + size

    def redeal_stack(self, cards: vec[i64], dealt: i64) -> i64:
        """Other cards at the places that not all know; as above."""
        stack = self.stack[: self.left]
        for place in range(self.left):
            if not self.knows_place(place):
                stack[place] = cards[dealt]
                dealt += 1
        self.stack = stack
        return dealt

    def next_is_hidden(self) -> bool:
        """Is the card under the top one unknown to all? There must be one."""
        return not self.knows_place(self.left - 2)

    # --- what can be laid ---
    def ways(self, number: i64) -> i64:
        """ST-10: how this number can be laid, as the actions onto place 0."""
        ways = (((self.kinds >> number) & 1) << HAND) | ((self.kinds >> JOKER) << HAND_JOKER)
        top = self.top()
        if top in (number, JOKER):
            ways |= 1
        return ways

    def field_can_be(self, number: i64) -> bool:
        """ST-17: a number in range, if the following card can be played; ST-18: 12 needs none."""
        if ((self.powers >> number) & 1) == 0:
            return False
        return number == TWELVE or self.ways(number + 1) != 0

    # --- pawns ---
    def stand(self, first_pawn: i64, second_pawn: i64) -> None:
        """ST-11: the piles that are open; ST-16: an action only while the other pawn is on a colour."""
        self.first_pawn = first_pawn
        self.second_pawn = second_pawn
        self.opens = FIELD_OPENS[first_pawn] | FIELD_OPENS[second_pawn]
        self.powers = 0
        if self.opens != 0:
            self.powers = FIELD_POWERS[first_pawn] | FIELD_POWERS[second_pawn]

    def target(self, pawn: i64, direction: i64, distance: i64) -> i64:
        """ST-15: the field a pawn would come to."""
        field = self.first_pawn
        if pawn == 1:
            field = self.second_pawn
        if direction == BACK:
            distance = FIELDS - distance
        field += distance
        if field >= FIELDS:
            field -= FIELDS
        return field

    def move(self, pawn: i64, direction: i64, distance: i64) -> None:
        field = self.target(pawn, direction, distance)
        if pawn == 0:
            self.stand(field, self.second_pawn)
        else:
            self.stand(self.first_pawn, field)


def no_players(seats: i64) -> list[Player]:
    return [Player(vec[i64](), 0) for _ in range(seats)]


def read_pile(tokens: list[str]) -> Pile:
    """A pile from what lies there for each number from 1 upwards."""
    pile = Pile()
    for token in tokens:
        if token == NO_CARD_TOKEN:
            pile.climb()
        else:
            pile.lay(JOKER if token == TOKENS[JOKER] else pile.height)
    return pile
