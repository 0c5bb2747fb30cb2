"""HC-1, HC-4: the cards of Higher card, the actions and how they are written."""

from __future__ import annotations

from typing import Final

GAME_ID: Final = "higher_card"
RULES_VERSION: Final = 1  # kept in records and positions

PLAYERS: Final = range(2, 5)
CARDS: Final = range(1, 31)
HAND: Final = 6  # cards that each player is dealt
ROUNDS: Final = HAND

# --- actions: action a plays the card a + 1 ---
NOTATIONS: Final = tuple(f"play {card}" for card in CARDS)


def card_of(action: int) -> int:
    """The card that an action plays."""
    return action + 1


def action_of(card: int) -> int:
    """The action that plays a card."""
    return card - 1


def counted(cards: list[int]) -> dict[str, int]:
    """How often each card is among these, by its number."""
    return {str(card): cards.count(card) for card in sorted(set(cards))}
