"""SP-1, SP-2: the cards of Spot On, the market's groups, the phases of a turn and the actions."""

from __future__ import annotations

from typing import Final

GAME_ID: Final = "spot_on"
RULES: Final = 1  # version of the rules, kept in records and positions

# --- cards: 8 × colour + number; jokers are the sixth colour, action cards the seventh ---
COLOURS: Final = 5
COLOURLESS: Final = 5  # the colour of jokers, and of a row without face-up coloured cards
STORE: Final = 6  # the colour of action cards, and of the row of stored ones
EMPTY: Final = 7  # the colour of a free slot
LOWEST: Final = 2
HIGHEST: Final = 7
JOKERS: Final = 8 * COLOURLESS  # JOKERS + n: the joker n
ACTIONS: Final = 8 * STORE  # ACTIONS + a: action card a
PROTECT: Final = ACTIONS
MOVE: Final = ACTIONS + 1
STEAL: Final = ACTIONS + 2
ACTION_KINDS: Final = 3
KINDS: Final = ACTIONS + ACTION_KINDS  # card numbers lie below, with gaps
FACE_DOWN: Final = 64  # added to a card that lies face down in a row
NO_CARD: Final = -1

LETTERS: Final = "rygbvj"  # red, yellow, green, blue, violet, joker
ACTION_NAMES: Final = ("protect", "move", "steal")
NUMBERS: Final = range(LOWEST, HIGHEST + 1)

SLOTS: Final = 4
COLOUR_SLOTS: Final = 3  # with `interactive`; the fourth is the store's (SP-29)
STORE_ROOM: Final = 2  # cards in the store (SP-20)
GROUPS: Final = 4
GROUP_SIZES: Final = (3, 2, 2, 1)  # SP-5
MARKET: Final = 8  # cards in a full market
DEALT: Final = 3  # cards a player begins with (SP-4), and the largest group
MOST_SEATS: Final = 4

GIFTS: Final = ("owner", "active")  # who gets what a gift throws out (SP-15)

# --- what the player to act has to decide ---
TAKE_PHASE: Final = 0  # which group
MENU: Final = 1  # what to do next
PLACE: Final = 2  # where the held card goes
STOLEN: Final = 3  # where the stolen card goes
ROOM: Final = 4  # which row gives its slot to the held action card
LANDING: Final = 5  # whether the row is completed
PROTECTING: Final = 6  # where the protect card goes, or the second use
MOVING: Final = 7  # in which row
STEALING: Final = 8  # from which row
SOURCE: Final = 9  # protect's second use: whose top card
ONTO: Final = 10  # protect's second use: onto which row
OVER: Final = 11
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

# --- actions ---
TAKE: Final = 0  # TAKE + g: take group g
ADD: Final = 4  # ADD + c: add the lowest taken card of colour c
ADD_JOKER: Final = 9  # ADD_JOKER + n - 2: add joker n
USE: Final = 15  # USE + a: use a taken action card
USE_STORED: Final = 18  # USE_STORED + a: use a stored action card
KEEP: Final = 21  # KEEP + a: store a taken action card
THROW: Final = 24  # THROW + a: throw away an action card without use
END: Final = 27
TARGET: Final = 28  # TARGET + 4 × seats to the left + slot
CLEAR: Final = 44  # CLEAR + s: discard the own row in slot s
COMPLETE: Final = 48
DECLINE: Final = 49
FLIP: Final = 50  # protect's second use
DROP: Final = 51  # discard the stolen card

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
    if card >= ACTIONS:
        return ACTION_NAMES[card - ACTIONS]
    return f"{LETTERS[card >> 3]}{card & 7}"


def supply(copies: int, actions: int) -> list[int]:
    """SP-1: how many of each card there are, by card number."""
    counts = [0] * KINDS
    for number in NUMBERS:
        for colour in range(COLOURS):
            counts[8 * colour + number] = copies
        counts[JOKERS + number] = 1
    for kind in range(ACTION_KINDS):
        counts[ACTIONS + kind] = actions
    return counts


CARD_OF: Final = {
    token(down + card): down + card
    for card, count in enumerate(supply(1, 1))
    if count
    for down in (0, FACE_DOWN)
}
