"""SU-1 to SU-6: the cards and triangles of Summit, the actions and how all of them are written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

GAME_ID: Final = "summit"
RULES_VERSION: Final = 1  # kept in records and positions

MOST_TRIANGLES: Final = 6
COPIES: Final = 2  # of each picture in each colour (SU-1)
MOST_JOKERS: Final = 6

# --- fields: 0 … 9 from the first one at the bottom (number 1) to the summit (number 0) ---
FIELDS: Final = 10
SUMMIT: Final = 9
NUMBERS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)  # what is printed on each field

# SU-3: the rows from the bottom up, as sets of fields: bit f for field f.
ROW_1: Final = 0b0000001111
ROW_2: Final = 0b0001110000
ROW_3: Final = 0b0110000000
ROW_4: Final = 0b1000000000
FIELD_BITS: Final = ROW_1 | ROW_2 | ROW_3 | ROW_4
ROWS: Final = tuple(  # the same rows, as the fields in them
    tuple(f for f in range(FIELDS) if row >> f & 1) for row in (ROW_1, ROW_2, ROW_3, ROW_4)
)
# Sets of places, fields of all triangles: bit t * FIELDS + f. A set of fields times this: on each triangle.
EVERY_TRIANGLE: Final = 1 | 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40 | 1 << 50

# --- cards: the colour, which is the player's seat, above COLOUR_SHIFT; below it the field they go on ---
COLOUR_SHIFT: Final = 4
FIELD_MASK: Final = 15
JOKER_COLOUR: Final = 6
JOKER: Final = JOKER_COLOUR << COLOUR_SHIFT
NO_CARD: Final = -1
MOST_CARDS: Final = MOST_TRIANGLES * FIELDS * COPIES + MOST_JOKERS  # in the pile of any game
# A card in the pile: above MARK_SHIFT the set of colours that all know it not to have (variant 2).
CARD_MASK: Final = 127
MARK_SHIFT: Final = 7

LETTERS: Final = ("r", "b", "g", "y", "v", "o")  # red, blue, green, yellow, violet, orange
TOKENS: Final = {
    **{
        c << COLOUR_SHIFT | f: f"{letter}{NUMBERS[f]}"
        for c, letter in enumerate(LETTERS)
        for f in range(FIELDS)
    },
    JOKER: "joker",
}
CARD_OF: Final = {token: card for card, token in TOKENS.items()}
JOKER_SIGN: Final = "*"  # on a field: "r*" is a joker that red laid

# --- SU-21: when nothing happens any more ---
IDLE_ROUNDS: Final = 10  # variant 1
IDLE_SHUFFLES: Final = 10  # variant 2

# --- actions ---
DRAW: Final = 0
TAKE: Final = 1
STORE: Final = 2
LAY: Final = 3  # LAY + t * FIELDS + f: lay a card of one's colour on triangle t, field f
LAY_JOKER: Final = LAY + MOST_TRIANGLES * FIELDS  # the same with a joker
PLACES: Final = tuple((t, f) for t in range(MOST_TRIANGLES) for f in range(FIELDS))
NOTATIONS: Final = (
    "draw",
    "take",
    "store",
    *(f"lay {NUMBERS[f]} on {t + 1}" for t, f in PLACES),
    *(f"joker {NUMBERS[f]} on {t + 1}" for t, f in PLACES),
)

Options = Mapping[str, int | str]


def pushing(options: Options) -> bool:
    """SU-7: in variant 2 a rival's card is pushed under the pile, in variant 1 it goes on the open pile."""
    return options["variant"] == 2


def by_rows(options: Options) -> bool:
    """SU-13: with `simplified` the order of laying goes by rows."""
    return options["simplified"] == "on"


def triangles_in_game(players: int, options: Options) -> int:
    """SU-4: the players' triangles and the free ones."""
    return players + int(options["free_triangles"])


def jokers_in_game(players: int) -> int:
    """SU-2: one for each player, and one more with fewer than 6."""
    return min(players + 1, MOST_JOKERS)


def colour_cards(players: int) -> int:
    """SU-1: how many cards the players' colours have."""
    return players * FIELDS * COPIES


def deck_size(players: int) -> int:
    """SU-5: how many cards are in the game."""
    return colour_cards(players) + jokers_in_game(players)


def components(players: int) -> dict[str, int]:
    """SU-1, SU-2, SU-5: the cards of a game, by token."""
    counts = {f"{letter}{number}": COPIES for letter in LETTERS[:players] for number in NUMBERS}
    return {**counts, TOKENS[JOKER]: jokers_in_game(players)}


def free_triangles(players: int) -> tuple[int, ...]:
    """SU-4: how many free triangles there may be: at least one, but with 6 players none is left."""
    left = MOST_TRIANGLES - players
    return tuple(range(min(1, left), left + 1))


def usual_free_triangles(players: int) -> int:
    """SU-4: 2, 3, 2, 1, 0 for 2 to 6 players."""
    return min(players, MOST_TRIANGLES - players)


def lays_joker(action: int) -> bool:
    """Does this action lay a joker?"""
    return action >= LAY_JOKER


def place_of(action: int) -> int:
    """The place where this action lays a card."""
    return action - (LAY_JOKER if lays_joker(action) else LAY)
