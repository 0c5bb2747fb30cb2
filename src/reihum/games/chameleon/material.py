"""CH-1 to CH-5: the cards of Chameleon, the rows, the actions and how all of them are written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

GAME_ID: Final = "chameleon"
RULES_VERSION: Final = 1  # kept in records and positions

COLOURS: Final = 7  # card kinds 0 … 6 are the colours
JOKER: Final = 7
GOLDEN_JOKER: Final = 8
PLUS_TWO: Final = 9
KINDS: Final = 10  # kinds a collection can hold
LAST_ROUND: Final = 10
NO_CARD: Final = -1

COPIES: Final = (9, 9, 9, 9, 9, 9, 9, 2, 1, 10, 1)  # of each kind
FINAL_CARDS: Final = 16  # cards below "last round" (CH-6)
MOST_ROWS: Final = 5
ROOM: Final = 3  # places beside a brown row card; the green ones have 1, 2 and 3 (CH-4)

TOKENS: Final = ("r", "o", "y", "g", "b", "v", "n", "joker", "golden", "+2", "last")
KIND_OF: Final = {token: kind for kind, token in enumerate(TOKENS)}

TABLES: Final = ("brown", "violet")

# --- actions ---
PLACE: Final = 0  # PLACE + r: put the revealed card beside row r
TAKE: Final = 5  # TAKE + r: take row r
DRAW: Final = 10
NOTATIONS: Final = (*(f"place {r + 1}" for r in range(5)), *(f"take {r + 1}" for r in range(5)), "draw")


def colours_in_game(players: int) -> int:
    """CH-3: all seven colours with 4 or 5 players, six with 3, five with 2."""
    return min(COLOURS, players + 3)


def starting_cards(players: int) -> int:
    """CH-5: one for each player, two with 2 players."""
    return 4 if players == 2 else players


def row_rooms(players: int) -> list[int]:
    """CH-4: a row card with three places for each player; with 2 players three rows of 1, 2 and 3."""
    return [1, 2, 3] if players == 2 else [ROOM] * players


def row_card_colour(players: int) -> Literal["brown", "green"]:
    """CH-4: brown row cards have three places each, the green ones, for 2 players, as many as they show."""
    return "green" if players == 2 else "brown"


def components(colours: Sequence[str]) -> dict[str, int]:
    """CH-1, CH-3: the cards of a game with these colours."""
    return {token: COPIES[kind] for kind, token in enumerate(TOKENS) if kind >= COLOURS or token in colours}
