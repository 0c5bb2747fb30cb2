"""ST-9 to ST-11, ST-17, ST-26: what may be played, as bit sets of actions."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.state import bit
from reihum.games.stack_run import material as m
from reihum.games.stack_run.engine.fields import can_swap
from reihum.games.stack_run.engine.piles import PILE_COUNT, Pile
from reihum.games.stack_run.engine.players import Player


def playings(me: Player, piles: list[Pile], follow: i64, laid: i64, field_used: bool) -> i64:
    """ST-9: cards onto open piles and the field action, or done; first of all what must follow (ST-17)."""
    if follow != m.NO_PILE:
        return me.ways(piles[follow].height) << follow
    moves = bit(m.DONE)
    if must_stop(laid):
        return moves
    for p in range(PILE_COUNT):
        if (me.opens >> p) & 1:
            moves |= onto_open_pile(me, piles[p].height, field_used) << p
    if can_swap(me.powers, me.left) and not field_used:
        moves |= bit(m.SWAP)
    return moves


def must_stop(laid: i64) -> bool:
    """ST-26: after so many cards in one turn only the help card is left."""
    return laid >= m.MOST_LAID


def onto_open_pile(me: Player, kind: i64, field_used: bool) -> i64:
    """What can bring an open pile its next number, of this kind, as the actions onto place 0."""
    ways = me.ways(kind)
    if not field_used and me.field_can_be(kind):
        ways |= bit(m.FIELD)
    return ways
