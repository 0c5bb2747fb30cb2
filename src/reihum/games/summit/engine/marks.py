"""SU-R4, variant 2: what is known of a card that was pushed under the pile.

Such a card carries a mark: the set of colours it cannot have, which are those of all who drew and pushed
it since the last shuffle, and the jokers' (SU-7). Who is in the set knows the card.
"""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.state import bit
from reihum.games.summit import material as m
from reihum.games.summit.engine.bits import has
from reihum.games.summit.engine.cards import colour_of


def pushed_by(card: i64, seat: i64) -> i64:
    """The card with the mark that this seat drew and pushed it: neither a joker nor of its colour."""
    return card | ((bit(seat) | bit(m.JOKER_COLOUR)) << m.MARK_SHIFT)


def is_marked(card: i64) -> bool:
    """Was this card pushed since the last shuffle?"""
    return card > m.CARD_MASK


def known_to(card: i64, seat: i64) -> bool:
    """Did this seat push the card? Spectators did not."""
    return seat >= 0 and has(card, m.MARK_SHIFT + seat)


def pushers(card: i64, seats: i64) -> i64:
    """The seats that pushed this card, as a set."""
    return (card >> m.MARK_SHIFT) & (bit(seats) - 1)


def fits_mark(mark: i64, card: i64) -> bool:
    """May the second card lie where the first one does, by the mark of the first?"""
    return not has(mark >> m.MARK_SHIFT, colour_of(card))


def with_card(mark: i64, card: i64) -> i64:
    """The mark of the first with the card of the second."""
    return (mark & ~m.CARD_MASK) | (card & m.CARD_MASK)
