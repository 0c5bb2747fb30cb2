"""The legal actions of Spot On: each is offered only if the turn can still be finished."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reihum.core.state import bit
from reihum.games.spot_on.engine.players import ALL_SLOTS, Player
from reihum.games.spot_on.engine.supply import Board
from reihum.games.spot_on.material import (
    ACTIONS,
    ADD,
    ADD_JOKER,
    CLEAR,
    COMPLETE,
    DECLINE,
    DROP,
    EMPTY,
    END,
    FLIP,
    JOKERS,
    KEEP,
    LANDING,
    LOWEST,
    MENU,
    MOVING,
    ONTO,
    OVER,
    PLACE,
    PROTECTING,
    ROOM,
    SLOTS,
    SOURCE,
    STOLEN,
    TAKE_PHASE,
    TARGET,
    THROW,
    USE,
    USE_STORED,
)

COMPLETE_OR_DECLINE: Final = (1 << COMPLETE) | (1 << DECLINE)
ALL_KINDS: Final = 7  # protect, move and steal as a bit set
MAY_PROTECT: Final = 1
MAY_MOVE: Final = 2
MAY_STEAL: Final = 4


class Choices(Board):
    """What the player to act can do."""

    def player(self) -> Player:
        return self.players[self.mover]

    def bits(self) -> i64:
        phase = self.phase
        if phase == MENU:
            if self.setting_up:
                return self.layings()
            return self.menu()
        if phase == TAKE_PHASE:
            return self.groups
        if phase == LANDING:
            return COMPLETE_OR_DECLINE
        if phase <= ROOM:
            return self.placings()
        if phase == OVER:
            return 0
        return self.targets()

    def menu(self) -> i64:
        """SP-8, SP-19, SP-20, SP-25, SP-26: everything that can come next in a turn."""
        player = self.player()
        moves: i64 = 0
        colours: i64 = 0
        kinds: i64 = 0  # of taken action cards
        for i in range(player.pending):
            card = player.hand[i]
            if card < JOKERS:
                colours |= bit(card >> 3)
            elif card < ACTIONS:
                moves |= bit(ADD_JOKER - LOWEST + (card & 7))
            else:
                kinds |= bit(card - ACTIONS)
        owned = colours & player.colours()
        stored = player.stored()
        usable = self.usable(kinds | stored)
        if player.pending == 0:
            moves |= bit(END)
        elif colours == 0 and moves == 0:  # only action cards are left
            moves |= (kinds & ~usable & ~storable(stored)) << THROW
        if owned != 0:
            colours = owned
        else:
            moves |= (kinds & storable(stored)) << KEEP
        return moves | (colours << ADD) | ((kinds & usable) << USE) | ((stored & usable) << USE_STORED)

    def layings(self) -> i64:
        """SP-4; the order is a choice only while a joker can come between (SP-R1)."""
        moves = self.menu()
        if self.player().has_joker():
            return moves
        return moves & -moves  # the lowest alone

    def usable(self, kinds: i64) -> i64:
        """Those of these kinds of action cards for which there is a target."""
        found: i64 = 0
        if (kinds & MAY_PROTECT) != 0 and self.player().colour_rows() != 0:
            found |= MAY_PROTECT
        if (kinds & MAY_MOVE) != 0 and self.player().movable_rows() != 0:
            found |= MAY_MOVE
        if (kinds & MAY_STEAL) != 0 and self.can_steal():
            found |= MAY_STEAL
        return found

    def can_steal(self) -> bool:
        for seat in range(self.seats):
            if seat != self.mover and self.players[seat].open_rows() != 0:
                return True
        return False

    def placings(self) -> i64:
        """Where the held card can go: SP-14 to SP-18, and SP-24 for a stolen one."""
        player = self.player()
        if self.phase == ROOM:
            return self.clearings()
        moves = player.places(self.held, False) << TARGET
        if player.needs_room(self.held):
            moves |= self.clearings()
            if self.phase == PLACE:
                moves |= self.gifts()
        if self.phase == STOLEN:
            moves |= bit(DROP)
        return moves

    def clearings(self) -> i64:
        """SP-14: any own row makes room; not the store if its slot is for nothing else (SP-29)."""
        moves: i64 = 0
        for slot in range(ALL_SLOTS):
            if self.player().rows[slot].home == EMPTY:
                moves |= bit(slot)
        return moves << CLEAR

    def gifts(self) -> i64:
        """SP-15: the places in other collections."""
        moves: i64 = 0
        seat = self.mover
        for left in range(1, self.seats):
            seat = self.after(seat)
            moves |= self.players[seat].places(self.held, True) << (TARGET + SLOTS * left)
        return moves

    def targets(self) -> i64:
        """SP-21 to SP-24: what an action card in use can be used on."""
        player = self.player()
        if self.phase == PROTECTING:
            moves = player.colour_rows() << TARGET
            if player.flip_sources() != 0:
                moves |= bit(FLIP)
            return moves
        if self.phase == MOVING:
            return player.movable_rows() << TARGET
        if self.phase == SOURCE:
            return player.flip_sources() << TARGET
        if self.phase == ONTO:
            return player.flip_targets(self.source) << TARGET
        return self.robberies()

    def robberies(self) -> i64:
        """SP-24: others' unprotected colour rows."""
        moves: i64 = 0
        seat = self.mover
        for left in range(1, self.seats):
            seat = self.after(seat)
            moves |= self.players[seat].open_rows() << (TARGET + SLOTS * left)
        return moves


def storable(stored: i64) -> i64:
    """SP-20: the kinds that fit the store; without one, a row can make room for it (SP-14)."""
    if stored & (stored - 1) != 0:  # two cards
        return 0
    return ALL_KINDS & ~stored
