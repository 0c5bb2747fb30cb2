"""SU-7 to SU-9, SU-12: what may be done, as bit sets of actions and of places."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.state import bit
from reihum.games.summit import material as m
from reihum.games.summit.engine.cards import colour_of, field_of
from reihum.games.summit.engine.piles import Piles
from reihum.games.summit.engine.players import Player


def actions_without_place(piles: Piles, hand: i64, seat: i64) -> i64:
    """SU-7, SU-8: draw or take; with a card in hand, store it."""
    if hand != m.NO_CARD:
        return bit(m.STORE)
    actions: i64 = 0
    if piles.size() > 0:
        actions |= bit(m.DRAW)
    if can_take(piles, seat):
        actions |= bit(m.TAKE)
    return actions


def can_take(piles: Piles, seat: i64) -> bool:
    """SU-8: the open pile's top card, if it is of the own colour."""
    return not piles.pushing and piles.aside_count > 0 and colour_of(piles.open_card()) == seat


def places_for_colour(player: Player, hand: i64) -> i64:
    """SU-7, SU-9: the card in hand, or with none any card of the store, where it fits."""
    if hand == m.NO_CARD:
        return player.next_places & (player.stored * m.EVERY_TRIANGLE)
    if hand == m.JOKER:
        return 0
    return player.next_places & (bit(field_of(hand)) * m.EVERY_TRIANGLE)


def places_for_joker(player: Player, hand: i64) -> i64:
    """SU-7, SU-9: the joker in hand, or with nothing in hand one of the store, where it fits."""
    if hand == m.JOKER or (hand == m.NO_CARD and player.jokers > 0):
        return player.places_for_joker()
    return 0
