"""SP-1, SP-5: the cards of Spot On, the market's groups, the phases of a turn, the actions and how all of
them are written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

GAME_ID: Final = "spot_on"
RULES_VERSION: Final = 1  # kept in records and positions

# --- cards: 8 × colour + number; jokers are the sixth colour, action cards the seventh. So `card >> 3` is a
# card's colour and `card & 7` the number on it ---
COLOURS: Final = 5
COLOURLESS: Final = 5  # the colour of jokers, and of a row without face-up coloured cards
STORE: Final = 6  # the colour of action cards, and of the row of stored ones
EMPTY: Final = 7  # the colour of a free slot
ROW_COLOURS: Final = EMPTY + 1  # what the colour of a row or slot can be
LOWEST: Final = 2
HIGHEST: Final = 7
JOKERS: Final = 8 * COLOURLESS  # JOKERS + n: the joker n
ACTION_CARDS: Final = 8 * STORE  # ACTION_CARDS + kind
PROTECT: Final = ACTION_CARDS
MOVE: Final = ACTION_CARDS + 1
STEAL: Final = ACTION_CARDS + 2
ACTION_KINDS: Final = 3
CARD_LIMIT: Final = ACTION_CARDS + ACTION_KINDS  # all cards lie below, with gaps
FACE_DOWN: Final = 64  # added to a card that lies face down in a row
NO_CARD: Final = -1

LETTERS: Final = "rygbvj"  # red, yellow, green, blue, violet, joker
ACTION_NAMES: Final = ("protect", "move", "steal")
NUMBERS: Final = range(LOWEST, HIGHEST + 1)
NUMBER_COUNT: Final = HIGHEST - LOWEST + 1
DIFFERENT_CARDS: Final = (COLOURS + 1) * NUMBER_COUNT + ACTION_KINDS

SLOTS: Final = 4
COLOUR_SLOTS: Final = 3  # with `interactive`; the fourth is the store's (SP-29)
GROUP_SIZES: Final = (3, 2, 2, 1)  # SP-5
GROUPS: Final = len(GROUP_SIZES)
MARKET_SIZE: Final = sum(GROUP_SIZES)
DEALT: Final = 3  # cards a player begins with (SP-4)
HAND_SIZE: Final = max(DEALT, *GROUP_SIZES)  # the most cards a player can have to deal with
MOST_SEATS: Final = 4

GIFTS: Final = ("owner", "active")  # who gets what a gift throws out (SP-15)

# --- phases: what the player to act has to decide ---
TAKING: Final = 0  # which group
MENU: Final = 1  # what to do next
PLACING: Final = 2  # where the held card goes
PLACING_STOLEN: Final = 3  # where the stolen card goes
MAKING_ROOM: Final = 4  # which row gives its slot to the held action card
LANDING: Final = 5  # whether the row is completed
PROTECTING: Final = 6  # where the protect card goes, or the second use
MOVING: Final = 7  # in which row
STEALING: Final = 8  # from which row
FLIP_SOURCE: Final = 9  # protect's second use: which own row's top card
FLIP_TARGET: Final = 10  # protect's second use: onto which own row
OVER: Final = 11  # what documents call the phase of a game that is over
PHASES: Final = (
    "take",
    "menu",
    "place",
    "stolen",
    "room",
    "landing",
    "protect",
    "move",
    "steal",
    "source",
    "onto",
    "over",
)
PLACING_PHASES: Final = (PLACING, PLACING_STOLEN, MAKING_ROOM)  # a held card needs a place
PHASE_RULES: Final = (  # the rule that asks for the decision
    "SP-6",
    "SP-7",
    "SP-8",
    "SP-24",
    "SP-14",
    "SP-10",
    "SP-21",
    "SP-23",
    "SP-24",
    "SP-21",
    "SP-21",
)

# --- actions ---
TAKE: Final = 0  # TAKE + g: take group g of the market
ADD: Final = 4  # ADD + c: add the lowest taken card of colour c
ADD_JOKER: Final = 9  # ADD_JOKER + n - 2: add joker n
USE: Final = 15  # USE + kind: use a taken action card
USE_STORED: Final = 18  # USE_STORED + kind: use a stored action card
KEEP: Final = 21  # KEEP + kind: store a taken action card
THROW: Final = 24  # THROW + kind: throw away a taken action card without use
END: Final = 27
TARGET: Final = 28  # TARGET + SLOTS × seats to the left of the player to act + slot
CLEAR: Final = 44  # CLEAR + s: discard the own row in slot s
COMPLETE: Final = 48
DECLINE: Final = 49
FLIP: Final = 50  # protect's second use
DROP: Final = 51  # discard the stolen card

# --- bit sets; made here, where they are folded to plain numbers ---
COLOUR_BITS: Final = (1 << COLOURS) - 1
ACTION_KIND_BITS: Final = (1 << ACTION_KINDS) - 1
ADD_JOKER_BITS: Final = ((1 << NUMBER_COUNT) - 1) << ADD_JOKER
LANDING_BITS: Final = (1 << COMPLETE) | (1 << DECLINE)

NOTATIONS: Final = (
    *(f"take {g + 1}" for g in range(GROUPS)),
    *(f"add {letter}" for letter in LETTERS[:COLOURS]),
    *(f"add j{n}" for n in NUMBERS),
    *(f"use {name}" for name in ACTION_NAMES),
    *(f"use stored {name}" for name in ACTION_NAMES),
    *(f"store {name}" for name in ACTION_NAMES),
    *(f"throw {name}" for name in ACTION_NAMES),
    "end",
    *(f"row {slot + 1}" for slot in range(SLOTS)),
    *(f"row {slot + 1} left {seat}" for seat in range(1, MOST_SEATS) for slot in range(SLOTS)),
    *(f"clear {slot + 1}" for slot in range(SLOTS)),
    "complete",
    "decline",
    "flip",
    "drop",
)


def token(card: int) -> str:
    """A card in documents: r4, j5, steal; in brackets if it lies face down."""
    if card >= FACE_DOWN:
        return f"({token(card - FACE_DOWN)})"
    if card >= ACTION_CARDS:
        return ACTION_NAMES[card - ACTION_CARDS]
    return f"{LETTERS[card >> 3]}{card & 7}"


CARD_TOKENS: Final = tuple(token(card) for card in range(CARD_LIMIT))


def tokens(cards: Sequence[int]) -> list[str]:
    """Cards in documents, in the same order."""
    return [token(card) for card in cards]


def supply(copies: int, actions: int) -> list[int]:
    """SP-1: how many of each card there are, by card."""
    counts = [0] * CARD_LIMIT
    for number in NUMBERS:
        for colour in range(COLOURS):
            counts[8 * colour + number] = copies
        counts[JOKERS + number] = 1
    for kind in range(ACTION_KINDS):
        counts[ACTION_CARDS + kind] = actions
    return counts


def card_counts(options: dict[str, int | str]) -> list[int]:
    """SP-1: how many of each card are in a game with these options."""
    return supply(int(options["copies"]), int(options["actions"]))


ALL_CARDS: Final = tuple(card for card, count in enumerate(supply(1, 1)) if count)  # all different ones
CARD_OF: Final = {token(down + card): down + card for card in ALL_CARDS for down in (0, FACE_DOWN)}
