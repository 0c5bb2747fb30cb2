"""The legal actions of Spot On, as bit sets: each is offered only if the turn can still be finished."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reihum.core.state import bit
from reihum.games.spot_on import material as m
from reihum.games.spot_on.engine.players import Player, storable

# Kinds of action cards
PROTECT_BIT: Final = 1
MOVE_BIT: Final = 2
STEAL_BIT: Final = 4


def menu(players: list[Player], mover: i64) -> i64:
    """SP-8, SP-19, SP-20, SP-25, SP-26: everything that can come next in a turn."""
    player = players[mover]
    hand = player.hand_bits()
    kinds = hand >> m.USE  # of taken action cards
    stored = player.stored()
    usable = usable_kinds(players, mover, kinds | stored)
    moves = ((kinds & usable) << m.USE) | ((stored & usable) << m.USE_STORED)
    if hand == 0:
        return moves | bit(m.END)
    moves |= hand & m.ADD_JOKER_BITS
    colours = (hand >> m.ADD) & m.COLOUR_BITS
    owned = player.owned(colours)
    if owned != 0:
        return moves | (owned << m.ADD)
    fitting = kinds & storable(stored)
    moves |= (colours << m.ADD) | (fitting << m.KEEP)
    if hand == kinds << m.USE:  # only action cards are left
        moves |= (kinds & ~usable & ~fitting) << m.THROW
    return moves


def layings(players: list[Player], mover: i64) -> i64:
    """SP-4; the order is a choice only while a joker can come between (SP-R1)."""
    moves = menu(players, mover)
    if moves & m.ADD_JOKER_BITS != 0:
        return moves
    return moves & -moves  # the lowest alone


def usable_kinds(players: list[Player], mover: i64, kinds: i64) -> i64:
    """Those of these kinds of action cards for which there is a target."""
    found: i64 = 0
    if (kinds & PROTECT_BIT) != 0 and players[mover].colour_rows() != 0:
        found |= PROTECT_BIT
    if (kinds & MOVE_BIT) != 0 and players[mover].movable_rows() != 0:
        found |= MOVE_BIT
    if (kinds & STEAL_BIT) != 0 and can_steal(players, mover):
        found |= STEAL_BIT
    return found


def can_steal(players: list[Player], mover: i64) -> bool:
    for seat in range(len(players)):
        if seat != mover and players[seat].open_rows() != 0:
            return True
    return False


def turn_is_done(players: list[Player], mover: i64) -> bool:
    """SP-26: no taken card is left, and there is nothing to ask: no stored card can be used."""
    player = players[mover]
    return player.pending == 0 and usable_kinds(players, mover, player.stored()) == 0


def placings(players: list[Player], mover: i64, card: i64, phase: i64) -> i64:
    """Where a card on its way can go: SP-14 to SP-18, and SP-24 for a stolen one."""
    player = players[mover]
    if phase == m.MAKING_ROOM:
        return player.clearable_rows() << m.CLEAR
    moves = player.places(card, False) << m.TARGET
    if player.needs_room(card):
        moves |= player.clearable_rows() << m.CLEAR
        if phase == m.PLACING:
            moves |= gifts(players, mover, card)
    if phase == m.PLACING_STOLEN:
        moves |= bit(m.DROP)
    return moves


def gifts(players: list[Player], mover: i64, card: i64) -> i64:
    """SP-15: the places in other collections."""
    moves: i64 = 0
    seats: i64 = len(players)
    for left in range(1, seats):
        moves |= players[(mover + left) % seats].places(card, True) << (m.TARGET + m.SLOTS * left)
    return moves


def targets(players: list[Player], mover: i64, phase: i64, source: i64) -> i64:
    """SP-21 to SP-24: what an action card in use can be used on."""
    player = players[mover]
    if phase == m.PROTECTING:
        moves = player.colour_rows() << m.TARGET
        if player.flip_sources() != 0:
            moves |= bit(m.FLIP)
        return moves
    if phase == m.MOVING:
        return player.movable_rows() << m.TARGET
    if phase == m.FLIP_SOURCE:
        return player.flip_sources() << m.TARGET
    if phase == m.FLIP_TARGET:
        return player.flip_targets(source) << m.TARGET
    return robberies(players, mover)


def robberies(players: list[Player], mover: i64) -> i64:
    """SP-24: others' unprotected colour rows."""
    moves: i64 = 0
    seats: i64 = len(players)
    for left in range(1, seats):
        moves |= players[(mover + left) % seats].open_rows() << (m.TARGET + m.SLOTS * left)
    return moves


def target_seat(action: i64, mover: i64, seats: i64) -> i64:
    """Whose row a target is: seats are counted to the left of the player to act."""
    return (mover + (action - m.TARGET) // m.SLOTS) % seats


def target_slot(action: i64) -> i64:
    """The slot of a target."""
    return (action - m.TARGET) % m.SLOTS
