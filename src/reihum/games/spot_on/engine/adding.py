"""SP-2, SP-9 to SP-12: what a number card or joker does in a row, by its number and the row's size."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reihum.core.vecs import vec
from reihum.games.spot_on import material as m
from reihum.games.spot_on.engine.players import Player
from reihum.games.spot_on.engine.rows import Row
from reihum.games.spot_on.engine.supply import Supply

STAYS: Final = 0
LANDS: Final = 1
FALLS: Final = 2

BONUS: Final = vec[i64]([0, 0, 0, 0, 0, 1, 3, 5])  # SP-2, by the number on a coloured card
NO_NUMBER: Final = 0


def effect(card: i64, size: i64) -> i64:
    """What adding a card does to a row that has so many cards with it: STAYS, LANDS or FALLS."""
    number = card & 7
    if number > size:
        return STAYS  # SP-9
    if number == size:
        return LANDS  # SP-10
    return FALLS  # SP-11


def falling(card: i64) -> i64:
    """SP-11: how many cards fall from the top of the row, if any do; the added card is one of them."""
    return card & 7


def lands(card: i64, size: i64) -> bool:
    """SP-10, SP-23: may a row of so many cards be completed with this card, which lies on top of it?"""
    return card < m.ACTION_CARDS and effect(card, size) == LANDS


def landing_number(size: i64) -> i64:
    """SP-10: the number that would land next on a row of so many cards, or NO_NUMBER."""
    number = size + 1
    if number < m.LOWEST or number > m.HIGHEST:
        return NO_NUMBER
    return number


def printed_bonus(card: i64) -> i64:
    """SP-2: the bonus that a number card shows; jokers show none."""
    if card >= m.JOKERS:
        return 0
    return BONUS[card & 7]


def bonus(card: i64, left: i64) -> i64:
    """SP-12: the cards that come with a completion by this card, if so many are left in the pile."""
    return min(printed_bonus(card), left)


def complete(row: Row, player: Player, supply: Supply) -> None:
    """SP-10: all cards of the row go to the player's score pile; SP-12: the bonus after them."""
    completing = row.top()
    while row.size > 0:
        player.score(row.pop())
    for _ in range(bonus(completing, supply.left)):
        player.score_unseen(supply.draw())
