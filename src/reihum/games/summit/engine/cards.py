"""SU-7: whose card it is, where it goes and who may keep it. Marks of pushed cards make no difference."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.games.summit import material as m


def colour_card(seat: i64, field: i64) -> i64:
    """The card of this player's colour for this field."""
    return seat << m.COLOUR_SHIFT | field


def colour_of(card: i64) -> i64:
    """The seat whose colour the card has, or JOKER_COLOUR."""
    return (card & m.CARD_MASK) >> m.COLOUR_SHIFT


def field_of(card: i64) -> i64:
    """The field that a card of a colour goes on."""
    return card & m.FIELD_MASK


def may_keep(card: i64, seat: i64) -> bool:
    """SU-7: of a drawn card only the own colour and jokers stay with the player."""
    colour = colour_of(card)
    return colour == seat or colour == m.JOKER_COLOUR
