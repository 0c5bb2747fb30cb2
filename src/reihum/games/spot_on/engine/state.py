"""The rules of Spot On as a state machine: what the actions do."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.documents import check_census
from reihum.core.rng import Rng, load_rng
from reihum.core.state import bit, lowest_bit, zeros
from reihum.core.vecs import vec
from reihum.games.spot_on.documents.codec import restore
from reihum.games.spot_on.documents.position import SpotOnPosition, check
from reihum.games.spot_on.engine.legal import Choices
from reihum.games.spot_on.engine.players import Row, new_player
from reihum.games.spot_on.engine.supply import ALL_GROUPS, GROUP_STARTS, named_counts
from reihum.games.spot_on.material import (
    ACTIONS,
    ADD,
    ADD_JOKER,
    CLEAR,
    COMPLETE,
    DROP,
    EMPTY,
    END,
    FACE_DOWN,
    FLIP,
    JOKERS,
    KEEP,
    KINDS,
    LANDING,
    LOWEST,
    MARKET,
    MENU,
    MOVING,
    NO_CARD,
    ONTO,
    PLACE,
    PROTECT,
    PROTECTING,
    ROOM,
    SLOTS,
    SOURCE,
    STOLEN,
    STORE,
    TAKE_PHASE,
    TARGET,
    THROW,
    USE,
    USE_STORED,
    supply,
)

BONUS: Final = vec[i64]([0, 0, 0, 0, 0, 1, 3, 5])  # SP-2, by the number on the completing card
ALL_CARDS: Final[i64] = MARKET  # as an i64, so that a loop over it is fast


@final
class SpotOnState(Choices):
    """A game of Spot On."""

    def clone(self) -> SpotOnState:
        players = [player.clone() for player in self.players]
        new = SpotOnState(self.options, self.rng.clone(), players, self.discards[:], self.gifts_to_giver)
        self.copy_to(new)
        return new

    def step(self, action: i64) -> None:
        self.do(action)
        if self.phase == MENU and self.player().pending == 0 and self.usable(self.player().stored()) == 0:
            self.end_turn()  # SP-26: there is nothing to ask

    def do(self, action: i64) -> None:
        if action < ADD:
            self.take(action)
        elif action < ADD_JOKER:
            self.add(self.player().give((action - ADD) << 3))
        elif action < USE:
            self.add(self.player().give(JOKERS + LOWEST + action - ADD_JOKER))
        elif action < TARGET:
            self.deal_with_action_card(action)
        elif action < CLEAR:
            self.target((self.mover + ((action - TARGET) >> 2)) % self.seats, (action - TARGET) & 3)
        elif action < COMPLETE:
            self.clear(self.player().rows[action - CLEAR])
        elif action == FLIP:
            self.discard(self.release())
            self.phase = SOURCE
        else:
            self.phase = MENU
            if action == COMPLETE:
                self.complete(self.landing_row())
            elif action == DROP:
                self.discard(self.release())

    def deal_with_action_card(self, action: i64) -> None:
        player = self.player()
        if action < USE_STORED:
            self.use(player.give(ACTIONS + action - USE))
        elif action < KEEP:
            player.rows[player.slot_of(STORE)].remove(ACTIONS + action - USE_STORED)
            self.use(ACTIONS + action - USE_STORED)
        elif action < THROW:
            self.keep(player.give(ACTIONS + action - KEEP))
        elif action < END:
            self.discard(player.give(ACTIONS + action - THROW))
        else:
            self.end_turn()

    # --- number cards and jokers ----------------------------------------------------------------
    def take(self, group: i64) -> None:
        """SP-6: a whole group."""
        player = self.player()
        for i in range(GROUP_STARTS[group], GROUP_STARTS[group + 1]):
            player.receive(self.market[i])
        self.groups &= ~bit(group)
        self.phase = MENU

    def add(self, card: i64) -> None:
        """SP-8: the card goes to its place; where there are several, its player is asked."""
        self.held = card
        self.phase = PLACE
        choices = self.placings()
        if (choices & (choices - 1)) == 0:
            self.put(self.mover, lowest_bit(choices) - TARGET)

    def put(self, seat: i64, slot: i64) -> None:
        """SP-9 to SP-11: the held card on top of a row, its number against the row's size."""
        card = self.release()
        number = card & 7
        row = self.players[seat].rows[slot]
        row.push(card)
        if number == row.size:
            self.land(seat, slot)
        elif number < row.size:
            for _ in range(number):
                self.remove(row.pop(), seat)

    def remove(self, card: i64, seat: i64) -> None:
        """SP-11: discarded from one's own row; SP-15: scored from another's."""
        if seat == self.mover:
            self.discard(card)
        elif self.gifts_to_giver:
            self.player().score(card)
        else:
            self.players[seat].score(card)

    def land(self, seat: i64, slot: i64) -> None:
        """SP-10: a spot landing; its player is asked."""
        self.landing_seat = seat
        self.landing_slot = slot
        self.phase = LANDING

    def complete(self, row: Row) -> None:
        """SP-10: all cards of the row go to the score pile; SP-12: the bonus after them."""
        player = self.player()
        completing = row.top()
        while row.size > 0:
            player.score(row.pop())
        if completing < JOKERS:
            for _ in range(min(BONUS[completing & 7], self.left)):
                self.left -= 1
                player.score_unseen(self.pile[self.left])

    def clear(self, row: Row) -> None:
        """SP-14: discard a whole row; the held card takes its slot."""
        while row.size > 0:
            self.discard(row.pop())
        row.push(self.release())

    def discard(self, card: i64) -> None:
        self.discards[card & (FACE_DOWN - 1)] += 1

    def release(self) -> i64:
        """The held card, which is now being dealt with."""
        card = self.held
        self.held = NO_CARD
        self.phase = MENU
        return card

    # --- action cards ---------------------------------------------------------------------------
    def keep(self, card: i64) -> None:
        """SP-20: to the store; SP-14: its first card needs a slot."""
        player = self.player()
        slot = player.slot_of(STORE)
        if slot == SLOTS:
            slot = player.slot_of(EMPTY)
        if slot < SLOTS:
            player.rows[slot].push(card)
        else:
            self.held = card
            self.phase = ROOM

    def use(self, card: i64) -> None:
        """SP-19: used cards are discarded; a protect card waits for its use to be chosen."""
        self.phase = PROTECTING + card - PROTECT
        if card == PROTECT:
            self.held = card
        else:
            self.discard(card)

    def target(self, seat: i64, slot: i64) -> None:
        """The row that was asked for."""
        phase = self.phase
        row = self.players[seat].rows[slot]
        self.phase = MENU
        if phase <= STOLEN:  # PLACE or STOLEN
            self.put(seat, slot)
        elif phase == PROTECTING:
            row.push(self.release() + FACE_DOWN)
        elif phase == SOURCE:
            self.source = slot
            self.phase = ONTO
        elif phase == ONTO:
            row.push(self.player().rows[self.source].pop() | FACE_DOWN)
        elif phase == MOVING:
            self.move(row, slot)
        else:
            self.held = row.pop()  # SP-24
            self.phase = STOLEN

    def move(self, row: Row, slot: i64) -> None:
        """SP-23: a landing is possible; a lower number discards nothing."""
        card = row.bottom_to_top()
        if card < FACE_DOWN and (card & 7) == row.size:
            self.land(self.mover, slot)

    # --- turns and rounds -----------------------------------------------------------------------
    def end_turn(self) -> None:
        """SP-6: the next player takes a group; SP-27: without one, the start card goes on."""
        self.turn += 1
        self.mover = self.after(self.mover)
        if self.setting_up:
            self.end_laying_out()
        elif self.groups != 0:
            self.phase = TAKE_PHASE
        else:
            self.starter = self.after(self.starter)
            self.begin_round()

    def end_laying_out(self) -> None:
        """SP-4: the next player lays out dealt cards; SP-5: after the last, the market is filled."""
        if self.mover == self.starter:
            self.setting_up = False
            self.begin_round()

    def begin_round(self) -> None:
        """SP-27, SP-28."""
        self.mover = self.starter
        self.phase = TAKE_PHASE
        self.fill_market()

    def reveals(self, action: i64) -> bool:
        """Only a new market shows something; bonus cards stay unseen (SP-12)."""
        if self.groups & (self.groups - 1) != 0:  # two groups are left: this is not the round's last turn
            return False
        after = self.clone()
        after.step(action)
        return after.groups & ~self.groups != 0

    def seen(self) -> i64:
        """A new market: what is best in one says nothing about another."""
        shown: i64 = 0
        if self.phase == TAKE_PHASE and self.groups == ALL_GROUPS:
            for i in range(ALL_CARDS):
                shown = (shown << 6) + self.market[i]  # eight cards below 64: 48 bits
        return shown

    @staticmethod
    def from_position(position: SpotOnPosition) -> SpotOnState:
        """A game from a document of the right shape, or BadPosition if it breaks the rules."""
        check(position)
        state = new_state(position.players, position.options, load_rng(position.generator))
        restore(state, position)
        check_census(state.census(), named_counts(card_counts(position.options)))
        return state


def new_state(seats: i64, options: dict[str, int | str], rng: Rng) -> SpotOnState:
    """A table without cards."""
    interactive = options["interactive"] == "on"
    players = [new_player(interactive) for _ in range(seats)]
    return SpotOnState(options, rng, players, zeros(KINDS), options["gift"] == "active")


def card_counts(options: dict[str, int | str]) -> list[int]:
    """SP-1: how many of each card are in the game."""
    return supply(int(options["copies"]), int(options["actions"]))
