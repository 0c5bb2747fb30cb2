"""HC-3: who takes the point of a round."""

from __future__ import annotations


def winning_place(table: list[int]) -> int:
    """The place, counted from the leader, of the card that takes the point."""
    return table.index(max(table))


def would_win(card: int, table: list[int]) -> bool:
    """Would this card, played next, be the one that takes the point so far?"""
    return winning_place([*table, card]) == len(table)
