"""A game of Spot On in progress: the rules as a state machine."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from reihum.core.documents import named_counts
from reihum.core.rng import Rng
from reihum.core.state import NOBODY, SmallState, lowest_bit, places, zeros
from reihum.games.spot_on import material as m
from reihum.games.spot_on.engine import legal
from reihum.games.spot_on.engine.adding import FALLS, LANDS, complete, effect, falling, lands
from reihum.games.spot_on.engine.players import Player, lowest_of, new_player
from reihum.games.spot_on.engine.redeal import redeal
from reihum.games.spot_on.engine.rows import Row
from reihum.games.spot_on.engine.supply import GROUP_BITS, STARTS, Supply, empty_supply, fillings


@final
class SpotOnState(SmallState):
    """A game of Spot On. Hidden: the order of the pile, and the bonus cards in the score piles."""

    def __init__(
        self,
        options: dict[str, int | str],
        rng: Rng,
        players: list[Player],
        supply: Supply,
        gifts_to_giver: bool,
    ) -> None:
        super().__init__(len(players), options, rng)
        self.players = players
        self.gifts_to_giver = gifts_to_giver  # what a gift throws out (SP-15)
        self.supply = supply
        self.starter: i64 = 0  # who has the start card (SP-3)
        self.setting_up = True  # the dealt cards are being laid out (SP-4)
        self.phase: i64 = m.MENU
        self.held: i64 = m.NO_CARD  # between hand, store or row and its new place
        self.landing_seat: i64 = 0  # where the spot landing is, in the phase LANDING
        self.landing_slot: i64 = 0
        self.source: i64 = 0  # the slot of the card to be turned over, in the phase FLIP_TARGET

    def clone(self) -> SpotOnState:
        players = [player.clone() for player in self.players]
        new = SpotOnState(self.options, self.rng.clone(), players, self.supply.clone(), self.gifts_to_giver)
        new.copy_turn(self)
        new.starter = self.starter
        new.setting_up = self.setting_up
        new.phase = self.phase
        new.held = self.held
        new.landing_seat = self.landing_seat
        new.landing_slot = self.landing_slot
        new.source = self.source
        return new

    def player(self) -> Player:
        """Who is to act."""
        return self.players[self.mover]

    def landing_row(self) -> Row:
        """The row with the spot landing, in the phase LANDING."""
        return self.players[self.landing_seat].rows[self.landing_slot]

    def shown_phase(self) -> i64:
        """The phase as documents and learners see it: a game that is over has one of its own."""
        if self.over:
            return m.OVER
        return self.phase

    # --- actions --------------------------------------------------------------------------------
    def bits(self) -> i64:
        phase = self.phase
        if phase == m.MENU:
            if self.setting_up:
                return legal.layings(self.players, self.mover)
            return legal.menu(self.players, self.mover)
        if phase == m.TAKING:
            return self.supply.groups  # TAKE is 0; when the game is over there are none
        if phase == m.LANDING:
            return m.LANDING_BITS
        if phase <= m.MAKING_ROOM:
            return legal.placings(self.players, self.mover, self.held, phase)
        return legal.targets(self.players, self.mover, phase, self.source)

    def step(self, action: i64) -> None:
        self.do(action)
        if self.phase == m.MENU and legal.turn_is_done(self.players, self.mover):
            self.end_turn()

    def do(self, action: i64) -> None:
        if action < m.ADD:
            self.take(action)
        elif action < m.USE:
            self.add(self.player().give(lowest_of(action)))
        elif action < m.TARGET:
            self.deal_with_action_card(action)
        elif action < m.CLEAR:
            self.target(legal.target_seat(action, self.mover, self.seats), legal.target_slot(action))
        elif action < m.COMPLETE:
            self.clear(self.player().rows[action - m.CLEAR])
        elif action == m.FLIP:
            self.supply.discard(self.release())
            self.phase = m.FLIP_SOURCE
        else:
            self.phase = m.MENU
            if action == m.COMPLETE:
                complete(self.landing_row(), self.player(), self.supply)
            elif action == m.DROP:
                self.supply.discard(self.release())

    def deal_with_action_card(self, action: i64) -> None:
        player = self.player()
        if action < m.USE_STORED:
            self.use(player.give(m.ACTION_CARDS + action - m.USE))
        elif action < m.KEEP:
            player.rows[player.slot_of(m.STORE)].remove(m.ACTION_CARDS + action - m.USE_STORED)
            self.use(m.ACTION_CARDS + action - m.USE_STORED)
        elif action < m.THROW:
            self.keep(player.give(m.ACTION_CARDS + action - m.KEEP))
        elif action < m.END:
            self.supply.discard(player.give(m.ACTION_CARDS + action - m.THROW))
        else:
            self.end_turn()

    # --- number cards and jokers ----------------------------------------------------------------
    def take(self, group: i64) -> None:
        """SP-6: a whole group."""
        player = self.player()
        supply = self.supply
        for i in range(STARTS[group], STARTS[group + 1]):
            player.receive(supply.market[i])
        supply.remove_group(group)
        self.phase = m.MENU

    def add(self, card: i64) -> None:
        """SP-8: the card goes to its place; where there are several, its player is asked (SP-R2)."""
        self.held = card
        self.phase = m.PLACING
        choices = legal.placings(self.players, self.mover, card, m.PLACING)
        if (choices & (choices - 1)) == 0:
            self.put(self.mover, lowest_bit(choices) - m.TARGET)

    def put(self, seat: i64, slot: i64) -> None:
        """SP-9 to SP-11: the held card on top of a row, and what it does there."""
        card = self.release()
        row = self.players[seat].rows[slot]
        row.push(card)
        result = effect(card, row.size)
        if result == LANDS:
            self.land(seat, slot)
        elif result == FALLS:
            for _ in range(falling(card)):
                self.remove(row.pop(), seat)

    def remove(self, card: i64, seat: i64) -> None:
        """A card that falls from a row of this player."""
        scorer = self.scorer(seat)
        if scorer == NOBODY:
            self.supply.discard(card)
        else:
            self.players[scorer].score(card)

    def scorer(self, seat: i64) -> i64:
        """SP-11: what falls from one's own row is discarded, NOBODY; SP-15: who scores it from another's."""
        if seat == self.mover:
            return NOBODY
        if self.gifts_to_giver:
            return self.mover
        return seat

    def land(self, seat: i64, slot: i64) -> None:
        """SP-10: a spot landing; its player is asked."""
        self.landing_seat = seat
        self.landing_slot = slot
        self.phase = m.LANDING

    def clear(self, row: Row) -> None:
        """SP-14: discard a whole row; the held card takes its slot."""
        while row.size > 0:
            self.supply.discard(row.pop())
        row.push(self.release())

    def release(self) -> i64:
        """The held card, which is now being dealt with."""
        card = self.held
        self.held = m.NO_CARD
        self.phase = m.MENU
        return card

    # --- action cards ---------------------------------------------------------------------------
    def keep(self, card: i64) -> None:
        """SP-20: to the store; SP-14: its first card needs a slot."""
        slot = self.player().store_slot()
        if slot < m.SLOTS:
            self.player().rows[slot].push(card)
        else:
            self.held = card
            self.phase = m.MAKING_ROOM

    def use(self, card: i64) -> None:
        """SP-19: used cards are discarded; a protect card waits for its use to be chosen."""
        self.phase = m.PROTECTING + card - m.PROTECT
        if card == m.PROTECT:
            self.held = card
        else:
            self.supply.discard(card)

    def target(self, seat: i64, slot: i64) -> None:
        """The row that was asked for."""
        phase = self.phase
        row = self.players[seat].rows[slot]
        self.phase = m.MENU
        if phase <= m.PLACING_STOLEN:  # or PLACING
            self.put(seat, slot)
        elif phase == m.PROTECTING:
            row.push(self.release() + m.FACE_DOWN)
        elif phase == m.FLIP_SOURCE:
            self.source = slot
            self.phase = m.FLIP_TARGET
        elif phase == m.FLIP_TARGET:
            row.push(self.player().rows[self.source].pop() | m.FACE_DOWN)
        elif phase == m.MOVING:
            self.move(row, slot)
        else:
            self.held = row.pop()  # SP-24
            self.phase = m.PLACING_STOLEN

    def move(self, row: Row, slot: i64) -> None:
        """SP-23: a landing is possible; a lower number discards nothing."""
        if lands(row.bottom_to_top(), row.size):
            self.land(self.mover, slot)

    # --- turns and rounds -----------------------------------------------------------------------
    def end_turn(self) -> None:
        """SP-6: the next player takes a group; SP-27: without one, the start card goes on."""
        self.turn += 1
        self.mover = self.seat_after(self.mover)
        if self.setting_up:
            if self.mover == self.starter:  # SP-4: all have laid out their dealt cards
                self.setting_up = False
                self.begin_round()
        elif self.supply.groups != 0:
            self.phase = m.TAKING
        else:
            self.starter = self.seat_after(self.starter)
            self.begin_round()

    def begin_round(self) -> None:
        """SP-27: from the start card's holder on; SP-28: the game is over if the pile has too few cards."""
        self.mover = self.starter
        self.phase = m.TAKING
        if fillings(self.supply.left) == 0:
            self.over = True
        else:
            self.supply.fill_market()

    # --- what is known --------------------------------------------------------------------------
    def reveals(self, action: i64) -> bool:
        """Only a new market shows something; bonus cards stay unseen (SP-12)."""
        groups = self.supply.groups
        if groups & (groups - 1) != 0:  # two groups are left: this is not the round's last turn
            return False
        after = self.clone()
        after.step(action)
        return after.supply.groups & ~groups != 0

    def seen(self) -> i64:
        """A new market: what is best in one says nothing about another."""
        if self.phase == m.TAKING and self.supply.groups == GROUP_BITS:
            return self.supply.shown()
        return 0

    def resample(self, seat: i64, rng: Rng) -> None:
        """The pile's order, and the bonus cards in the score piles, which nobody has seen."""
        self.rng = rng.fork()
        redeal(self.supply, self.players, rng)

    def scores(self) -> list[int]:
        """SP-28: the cards in the score piles."""
        return [int(player.points) for player in self.players]

    def ranks(self) -> list[int]:
        return places(self.scores())

    def census(self) -> dict[str, int]:
        counts = zeros(m.CARD_LIMIT)
        self.supply.count_cards(counts)
        for player in self.players:
            player.count_cards(counts)
        if self.held != m.NO_CARD:
            counts[self.held] += 1
        return named_counts(m.CARD_TOKENS, list(counts))


def new_state(seats: i64, options: dict[str, int | str], rng: Rng) -> SpotOnState:
    """A table without cards."""
    interactive = options["interactive"] == "on"
    players = [new_player(interactive) for _ in range(seats)]
    return SpotOnState(options, rng, players, empty_supply(), options["gift"] == "active")
