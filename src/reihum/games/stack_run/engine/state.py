"""A game of Stack Run in progress: the rules as a state machine."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from reihum.core.documents import named_counts
from reihum.core.rng import Rng
from reihum.core.state import SmallState, in_order, places
from reihum.games.stack_run import material as m
from reihum.games.stack_run.engine.fields import needs_follower
from reihum.games.stack_run.engine.heaps import counts
from reihum.games.stack_run.engine.hidden import redeal_hands, unknown_cards
from reihum.games.stack_run.engine.legal import playings
from reihum.games.stack_run.engine.pawns import (
    ALL_DISTANCES,
    direction_of,
    distance_of,
    pawn_moves,
    pawn_of,
)
from reihum.games.stack_run.engine.piles import Pile, is_complete
from reihum.games.stack_run.engine.players import Player
from reihum.games.stack_run.engine.supply import Supply


@final
class StackRunState(SmallState):
    """A game of Stack Run. Hidden are foreign hands, the stock, and the stacks but for tops and swapped
    cards."""

    def __init__(
        self,
        options: dict[str, int | str],
        rng: Rng,
        players: list[Player],
        piles: list[Pile],
        supply: Supply,
        either: bool,
        patience: i64,
    ) -> None:
        super().__init__(len(players), options, rng)
        self.players = players
        self.piles = piles
        self.supply = supply
        self.either = either  # pawns may move back, too (ST-15)
        self.patience: i64 = patience  # so many idle turns end the game (ST-25)
        self.phase: i64 = m.PLAY
        self.follow: i64 = m.NO_PILE  # the pile that needs its following card at once (ST-17)
        self.distance: i64 = m.NO_DISTANCE  # how far a pawn must move now
        self.field_used = False  # in this turn
        self.laid: i64 = 0  # cards in this turn (ST-26)
        self.stack_played = False  # in this turn
        self.idle: i64 = 0  # finished turns in a row without a card from a stack (ST-25)

    def clone(self) -> StackRunState:
        new = StackRunState(
            self.options,
            self.rng.clone(),
            [player.clone() for player in self.players],
            [pile.clone() for pile in self.piles],
            self.supply.clone(),
            self.either,
            self.patience,
        )
        new.copy_turn(self)
        new.phase = self.phase
        new.follow = self.follow
        new.distance = self.distance
        new.field_used = self.field_used
        new.laid = self.laid
        new.stack_played = self.stack_played
        new.idle = self.idle
        return new

    # --- legal actions ---
    def bits(self) -> i64:
        if self.over:
            return 0
        me = self.players[self.mover]
        if self.phase == m.PLAY:
            return playings(me, self.piles, self.follow, self.laid, self.field_used)
        if self.phase == m.CHOOSE_HELP:
            return me.kinds << m.HELP  # ST-15: any card of the hand
        if self.phase == m.CHOOSE_DISTANCE:
            return ALL_DISTANCES
        return pawn_moves(me.first_pawn, me.second_pawn, self.either)

    def turn_begins(self) -> bool:
        """Was nothing done in this turn yet?"""
        return self.phase == m.PLAY and self.laid == 0 and not self.field_used

    # --- steps ---
    def step(self, action: i64) -> None:
        me = self.players[self.mover]
        if action < m.FIELD:
            self.lay(me, action)
        elif action < m.SWAP:
            self.use_field(me, action - m.FIELD)
        elif action == m.SWAP:
            self.field_used = True
            me.swap()
        elif action == m.DONE:
            self.stop_playing(me)
        elif action < m.MOVE:
            self.put_on_help_pile(me, action - m.HELP)
        elif action < m.DISTANCE:
            me.move(pawn_of(action), direction_of(action), self.distance)
            self.end_turn()
        else:
            self.distance = action - m.DISTANCE + 1
            self.phase = m.CHOOSE_PAWN

    def lay(self, me: Player, action: i64) -> None:
        """ST-13: the card is laid, then an emptied stack wins (ST-22), then the pile may be complete."""
        self.laid += 1
        self.follow = m.NO_PILE
        if action < m.HAND:
            pile = self.piles[action - m.STACK]
            pile.lay(me.play_top())
            self.stack_played = True
            if me.has_won():
                self.count_turn()
                self.over = True
                return
        elif action < m.HAND_JOKER:
            pile = self.piles[action - m.HAND]
            me.put(pile.height)
            pile.lay(pile.height)
        else:
            pile = self.piles[action - m.HAND_JOKER]
            me.put(m.JOKER)
            pile.lay(m.JOKER)
        self.after_climb(me, pile)

    def use_field(self, me: Player, place: i64) -> None:
        """ST-17: the field stands for the pile's next number."""
        self.field_used = True
        pile = self.piles[place]
        if needs_follower(pile.height):
            self.follow = place
            pile.climb()
        else:
            pile.climb()
            self.after_climb(me, pile)

    def after_climb(self, me: Player, pile: Pile) -> None:
        """ST-14: a complete pile is set aside; ST-13, ST-24: an empty hand is filled."""
        if is_complete(pile.height):
            self.supply.completed += pile.set_aside()
        if me.size == 0:
            self.fill_hand(me)

    def stop_playing(self, me: Player) -> None:
        """ST-15: now the help card; ST-24: with an empty hand there is none, and no move."""
        if me.size > 0:
            self.phase = m.CHOOSE_HELP
        else:
            self.end_turn()

    def put_on_help_pile(self, me: Player, card: i64) -> None:
        """ST-15: the card says how far a pawn moves; after a joker the player does."""
        me.put(card)
        self.supply.put_on_help_pile(card)
        self.distance = distance_of(card)
        self.phase = m.CHOOSE_PAWN
        if self.distance == m.NO_DISTANCE:
            self.phase = m.CHOOSE_DISTANCE

    def end_turn(self) -> None:
        """ST-25 may end the game; else the next player fills the hand (ST-8)."""
        self.over = self.is_last_turn()
        self.count_turn()
        if not self.over:
            self.mover = self.seat_after(self.mover)
            self.fill_hand(self.players[self.mover])

    def is_last_turn(self) -> bool:
        """ST-25: does the end of this turn end the game?"""
        return not self.stack_played and self.idle + 1 >= self.patience

    def count_turn(self) -> None:
        """The turn is finished, and no other has begun."""
        self.turn += 1
        self.idle += 1
        if self.stack_played:
            self.idle = 0
        self.phase = m.PLAY
        self.distance = m.NO_DISTANCE
        self.field_used = False
        self.laid = 0
        self.stack_played = False

    def fill_hand(self, player: Player) -> None:
        """ST-8, ST-13: up to five cards, as many as there are."""
        supply = self.supply
        rng = self.rng
        while player.size < m.HAND_SIZE:
            card = supply.draw(rng)
            if card == m.NO_CARD:
                return
            player.take(card)

    # --- what is hidden ---
    def seen(self) -> i64:
        """The top card and the hand: whoever lays a card may turn up another one, or draw five."""
        me = self.players[self.mover]
        return me.hand * m.KINDS + me.top()

    def reveals(self, action: i64) -> bool:
        """A card is turned up that not all know, or cards are drawn, by whomever; at the end all is shown."""
        me = self.players[self.mover]
        if action < m.SWAP:
            return self.laying_reveals(me, action)
        if action == m.SWAP:
            return me.next_is_hidden()
        if action >= m.MOVE and action < m.DISTANCE:
            return self.supply.can_draw() or self.is_last_turn()
        # a turn that ends without help card leaves nothing to draw (ST-24)
        return action == m.DONE and me.size == 0 and self.is_last_turn()

    def laying_reveals(self, me: Player, action: i64) -> bool:
        hand = me.size
        if action < m.HAND:
            if me.left == 1 or me.next_is_hidden():  # ST-22: the game is over at once
                return True
        elif action < m.FIELD:
            hand -= 1
        return hand == 0 and (self.piles[action % m.PILES].next_completes() or self.supply.can_draw())

    def resample(self, seat: i64, rng: Rng) -> None:
        """All face-down cards and foreign hands are one unknown set, but for swapped cards."""
        self.rng = rng.fork()
        cards = in_order(unknown_cards(seat, self.players, self.supply), m.KINDS)
        dealt = redeal_hands(seat, self.players, cards, rng)
        while not self.follower_is_there():
            dealt = redeal_hands(seat, self.players, cards, rng)
        for player in self.players:
            dealt = player.redeal_stack(cards, dealt)
        self.supply.stock = cards[dealt:]

    def follower_is_there(self) -> bool:
        """ST-R3: while a card must follow (ST-17), all know that its player can play one."""
        if self.follow == m.NO_PILE:
            return True
        return self.players[self.mover].ways(self.piles[self.follow].height) != 0

    # --- results ---
    def scores(self) -> list[int]:
        """ST-22: cards left in the stack."""
        left: list[int] = []
        for player in self.players:
            left.append(player.left)
        return left

    def ranks(self) -> list[int]:
        return places(self.scores(), fewest_wins=True)

    def census(self) -> dict[str, int]:
        """Counted one by one: a heap has no room for the surplus of a wrong document."""
        found = [0] * m.KINDS
        heaps = [self.supply.completed, self.supply.help_below]
        heaps.extend([pile.cards() for pile in self.piles])
        heaps.extend([player.hand for player in self.players])
        for heap in heaps:
            for kind, number in enumerate(counts(heap)):
                found[kind] += number
        for card in self.single_cards():
            found[card] += 1
        return named_counts(m.TOKENS, found)

    def single_cards(self) -> list[int]:
        """The cards that are in no heap: of the stock and the stacks, and the help pile's top card."""
        cards = list(self.supply.stock)[: self.supply.left]
        for player in self.players:
            cards.extend(list(player.stack)[: player.left])
        if self.supply.help_top != m.NO_CARD:
            cards.append(self.supply.help_top)
        return cards


def patience_of(seats: int, options: dict[str, int | str]) -> int:
    """ST-25: so many turns in a row without a card from a stack end the game."""
    return seats * int(options["stall"])


def new_state(
    options: dict[str, int | str], rng: Rng, players: list[Player], piles: list[Pile], supply: Supply
) -> StackRunState:
    """A game of these parts with its options (ST-15, ST-25), before anybody has done anything."""
    either = options["direction"] == "either"
    return StackRunState(options, rng, players, piles, supply, either, patience_of(len(players), options))
