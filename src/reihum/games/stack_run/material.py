"""ST-1 to ST-4: the cards, the ring of fields and the places of Stack Run, and its actions."""

from __future__ import annotations

from typing import Final, Literal

GAME_ID: Final = "stack_run"
RULES_VERSION: Final = 1  # kept in records and positions

# --- cards (ST-1): kinds 0 … 11 are the numbers 1 … 12 ---
NUMBERS: Final = 12
TWELVE: Final = 11  # the kind of the highest number
JOKER: Final = 12
KINDS: Final = 13
COPIES: Final = (8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 16)  # of each kind
DECK_SIZE: Final = sum(COPIES)
TOKENS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "joker")
KIND_OF: Final = {token: kind for kind, token in enumerate(TOKENS)}
NO_CARD: Final = -1
NO_NUMBER: Final = 0  # what a complete pile needs next
NO_CARD_TOKEN: Final = "-"  # a number of a pile for which no card lies there (ST-6, ST-21)

HAND_SIZE: Final = 5  # ST-8
MOST_LAID: Final = 200  # cards in one turn (ST-26)

# --- places of the piles (ST-4) ---
PLACES: Final = ("blue", "orange", "purple", "red", "pink 1", "pink 2")
PILES: Final = 6
NO_PILE: Final = -1
COLOURS: Final = ("blue", "orange", "purple", "red")  # of the players

# --- the ring (ST-3): field 0 is the field people call 1 ---
RING: Final = (
    *("blue", "blue", "5-8", "pink", "9-12", "orange", "orange"),
    *("orange", "joker", "swap", "1-4", "purple"),
    *("purple", "purple", "5-8", "pink", "9-12", "red", "red"),
    *("red", "joker", "swap", "1-4", "blue"),
)
FIELDS: Final = 24
CORNERS: Final = (0, 6, 12, 18)  # of the four colours
OPENED: Final = {"blue": 0b1, "orange": 0b10, "purple": 0b100, "red": 0b1000, "pink": 0b110000}  # ST-11
SWAP_POWER: Final = 1 << NUMBERS  # what a swap field can do; the other powers are sets of numbers
POWERS: Final = {"1-4": 0x00F, "5-8": 0x0F0, "9-12": 0xF00, "joker": 0xFFF, "swap": SWAP_POWER}

# --- parts of a turn ---
PLAY: Final = 0  # cards onto piles, the field action
CHOOSE_HELP: Final = 1  # done: a card for the help pile is due (ST-15)
CHOOSE_DISTANCE: Final = 2  # it was a joker: how far?
CHOOSE_PAWN: Final = 3
Phase = Literal["play", "help", "distance", "move"]
PHASES: Final[tuple[Phase, ...]] = ("play", "help", "distance", "move")
PHASE_COUNT: Final = 4

# --- pawn moves (ST-15) ---
PAWNS: Final = 2  # of each player
CLOCKWISE: Final = 0
BACK: Final = 1
DIRECTIONS: Final = ("clockwise", "either")  # the option
FARTHEST: Final = 12  # a joker moves a pawn 1 … 12 fields
NO_DISTANCE: Final = 0  # none is set: no help card was put, or a joker

# --- actions ---
STACK: Final = 0  # STACK + p: the stack's top card onto the pile on place p
HAND: Final = 6  # HAND + p: the number that pile needs, from the hand
HAND_JOKER: Final = 12  # HAND_JOKER + p
FIELD: Final = 18  # FIELD + p: the field stands for the number that pile needs
SWAP: Final = 24
DONE: Final = 25
HELP: Final = 26  # HELP + kind: the card for the help pile
MOVE: Final = 39  # MOVE + 2 * pawn + direction
DISTANCE: Final = 43  # DISTANCE + d - 1: a joker moves a pawn d fields
NOTATIONS: Final = (
    *(f"{what} {place}" for what in ("stack", "hand", "joker", "field") for place in PLACES),
    *("swap", "done"),
    *(f"help {token}" for token in TOKENS),
    *(f"pawn {pawn} {way}" for pawn in (1, 2) for way in ("forward", "back")),
    *(f"distance {d}" for d in range(1, FARTHEST + 1)),
)


def colours_of_seats(players: int) -> tuple[str, ...]:
    """ST-5: two players sit opposite each other; three leave red out."""
    return ("blue", "purple") if players == 2 else COLOURS[:players]


def home_of(colour: str) -> tuple[int, int]:
    """ST-5: the corner of the colour and the next corner clockwise."""
    corner = COLOURS.index(colour)
    return CORNERS[corner], CORNERS[(corner + 1) % len(CORNERS)]
