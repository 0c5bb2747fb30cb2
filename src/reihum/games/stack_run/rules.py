"""The rules of Stack Run as a state machine."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from reihum.core.rng import Rng, load_rng
from reihum.core.state import NOBODY, bit, who_starts
from reihum.games.stack_run.cards import (
    CHOOSE_DISTANCE,
    CHOOSE_HELP,
    CHOOSE_PAWN,
    COPIES,
    DISTANCE,
    DONE,
    FIELD,
    HAND,
    HAND_JOKER,
    HAND_SIZE,
    HELP,
    JOKER,
    KINDS,
    MOST_LAID,
    MOVE,
    NO_CARD,
    NO_PILE,
    NUMBERS,
    PILES,
    PLAY,
    STACK,
    SWAP,
    SWAP_POWER,
    TWELVE,
)
from reihum.games.stack_run.position import StackRunPosition
from reihum.games.stack_run.table import Pile, Player, no_players, one, shuffled, tally_of
from reihum.games.stack_run.whole import WholeTable

ALL_DISTANCES: Final[i64] = ((1 << NUMBERS) - 1) << DISTANCE
ONE_WAY: Final[i64] = 0b01 << MOVE  # of the first pawn
BOTH_WAYS: Final[i64] = 0b11 << MOVE


@final
class StackRunState(WholeTable):
    """A game of Stack Run: what may be done, and what it does."""

    def clone(self) -> StackRunState:
        new = StackRunState(
            self.options,
            self.rng.clone(),
            [p.clone() for p in self.players],
            [p.clone() for p in self.piles],
            self.either,
            self.patience,
        )
        self.copy_to(new)
        return new

    @staticmethod
    def from_position(position: StackRunPosition) -> StackRunState:
        """A game from a document of the right shape, or BadPosition if it breaks the rules."""
        state = new_table(position.players, position.options, load_rng(position.generator))
        state.read(position)
        return state

    def to_act(self) -> i64:
        if self.over:
            return NOBODY
        return self.mover

    # --- legal actions ---
    def bits(self) -> i64:
        if self.over:
            return 0
        me = self.players[self.mover]
        if self.phase == PLAY:
            return self.playings(me)
        if self.phase == CHOOSE_HELP:
            return me.kinds << HELP  # ST-15: any card of the hand
        if self.phase == CHOOSE_DISTANCE:
            return ALL_DISTANCES
        return self.pawn_moves(me)

    def playings(self, me: Player) -> i64:
        """ST-9: cards onto piles and the field action, or done; first of all what must follow (ST-17)."""
        if self.follow != NO_PILE:
            return me.ways(self.piles[self.follow].height) << self.follow
        moves = bit(DONE)
        if self.laid >= MOST_LAID:
            return moves
        for p in range(PILES):
            if (me.opens >> p) & 1:
                moves |= self.onto_pile(me, self.piles[p].height) << p
        if me.powers == SWAP_POWER and me.left > 1 and not self.field_used:
            moves |= bit(SWAP)
        return moves

    def onto_pile(self, me: Player, number: i64) -> i64:
        """What can bring an open pile this number, as the actions onto place 0."""
        ways = me.ways(number)
        if not self.field_used and me.field_can_be(number):
            ways |= bit(FIELD)
        return ways

    def pawn_moves(self, me: Player) -> i64:
        """ST-15: one of the pawns, or either if they share a field."""
        moves = ONE_WAY
        if self.either:
            moves = BOTH_WAYS
        if me.first_pawn != me.second_pawn:
            moves |= moves << 2
        return moves

    # --- steps ---
    def step(self, action: i64) -> None:
        me = self.players[self.mover]
        if action < FIELD:
            self.lay(me, action)
        elif action < SWAP:
            self.use_field(me, action - FIELD)
        elif action == SWAP:
            self.field_used = True
            me.swap()
        elif action == DONE:
            self.stop_playing(me)
        elif action < MOVE:
            self.put_on_help_pile(me, action - HELP)
        elif action < DISTANCE:
            me.move((action - MOVE) >> 1, (action - MOVE) & 1, self.distance)
            self.end_turn()
        else:
            self.distance = action - DISTANCE + 1
            self.phase = CHOOSE_PAWN

    def lay(self, me: Player, action: i64) -> None:
        """ST-13: the card is laid, then an emptied stack wins (ST-22), then the pile may be complete."""
        self.laid += 1
        self.follow = NO_PILE
        if action < HAND:
            pile = self.piles[action - STACK]
            pile.lay(me.play_top())
            self.stack_played = True
            if me.left == 0:
                self.count_turn()
                self.over = True
                return
        elif action < HAND_JOKER:
            pile = self.piles[action - HAND]
            me.put(pile.height)
            pile.lay(pile.height)
        else:
            pile = self.piles[action - HAND_JOKER]
            me.put(JOKER)
            pile.lay(JOKER)
        self.after_climb(me, pile)

    def use_field(self, me: Player, place: i64) -> None:
        """ST-17: the following card must come next; ST-18: not after a 12."""
        self.field_used = True
        pile = self.piles[place]
        pile.climb()
        if pile.height < NUMBERS:
            self.follow = place
        else:
            self.after_climb(me, pile)

    def after_climb(self, me: Player, pile: Pile) -> None:
        """ST-14: a complete pile is set aside; ST-13, ST-24: an empty hand is filled."""
        if pile.height == NUMBERS:
            self.completed += pile.set_aside()
        if me.size == 0:
            self.fill_hand(me)

    def stop_playing(self, me: Player) -> None:
        """ST-15: now the help card; ST-24: with an empty hand there is none, and no move."""
        if me.size > 0:
            self.phase = CHOOSE_HELP
        else:
            self.end_turn()

    def put_on_help_pile(self, me: Player, card: i64) -> None:
        me.put(card)
        if self.help_top != NO_CARD:
            self.help_below += one(self.help_top)
        self.help_top = card
        if card == JOKER:
            self.phase = CHOOSE_DISTANCE
        else:
            self.distance = card + 1
            self.phase = CHOOSE_PAWN

    def end_turn(self) -> None:
        """ST-25 may end the game; else the next player fills the hand (ST-8)."""
        self.count_turn()
        if self.idle >= self.patience:
            self.over = True
            return
        self.mover += 1
        if self.mover == self.seats:
            self.mover = 0
        self.fill_hand(self.players[self.mover])

    def count_turn(self) -> None:
        self.turn += 1
        self.idle += 1
        if self.stack_played:
            self.idle = 0
        self.phase = PLAY
        self.distance = 0
        self.field_used = False
        self.laid = 0
        self.stack_played = False

    def fill_hand(self, player: Player) -> None:
        """ST-8, ST-13: up to five cards, as many as there are."""
        while player.size < HAND_SIZE and (self.left > 0 or self.restock()):
            self.left -= 1
            player.take(self.stock[self.left])

    def restock(self) -> bool:
        """ST-23: the completed piles become the stock; if there are none, the help pile below its top."""
        if self.completed != 0:
            self.stock = shuffled(self.completed, self.rng)
            self.completed = 0
        else:
            self.stock = shuffled(self.help_below, self.rng)
            self.help_below = 0
        self.left = len(self.stock)
        return self.left > 0

    def can_draw(self) -> bool:
        return self.left > 0 or self.completed != 0 or self.help_below != 0

    # --- what is hidden ---
    def seen(self) -> i64:
        """The top card and the hand: whoever lays a card may turn up another one, or draw five."""
        me = self.players[self.mover]
        return me.hand * KINDS + me.top()

    def reveals(self, action: i64) -> bool:
        """A card is turned up that not all know, or cards are drawn, by whomever; at the end all is shown."""
        me = self.players[self.mover]
        if action < SWAP:
            return self.laying_reveals(me, action)
        if action == SWAP:
            return me.next_is_hidden()
        if action >= MOVE and action < DISTANCE:
            return self.can_draw() or self.last_turn()
        # a turn that ends without help card leaves nothing to draw (ST-24)
        return action == DONE and me.size == 0 and self.last_turn()

    def last_turn(self) -> bool:
        """ST-25: does the end of this turn end the game?"""
        return not self.stack_played and self.idle + 1 >= self.patience

    def laying_reveals(self, me: Player, action: i64) -> bool:
        hand = me.size
        if action < HAND:
            if me.left == 1 or me.next_is_hidden():  # ST-22: the game is over at once
                return True
        elif action < FIELD:
            hand -= 1
        completes = self.piles[action % PILES].height == TWELVE
        return hand == 0 and (completes or self.can_draw())


def new_table(seats: i64, options: dict[str, int | str], rng: Rng) -> StackRunState:
    """A table with its options, before anything is dealt."""
    piles = [Pile() for _ in range(PILES)]
    patience = seats * int(options["stall"])
    return StackRunState(options, rng, no_players(seats), piles, options["direction"] == "either", patience)


def deal(seats: i64, options: dict[str, int | str], rng: Rng) -> StackRunState:
    """ST-5 to ST-8: set up a game; the first player's hand is filled."""
    state = new_table(seats, options, rng)
    rest = state.open_piles(shuffled(tally_of(list(COPIES)), rng))
    rng.shuffle(rest, len(rest))
    state.deal_stacks(rest, int(options["stack"]))
    state.mover = who_starts(options, seats, rng)
    state.fill_hand(state.players[state.mover])
    return state
