"""The rules of Summit as a state machine."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from reihum.core.rng import Rng, load_rng
from reihum.core.state import NOBODY, Moves, State, bit, count_bits, nth_bit, places
from reihum.games.summit import tokens
from reihum.games.summit.bits import add_all
from reihum.games.summit.cards import (
    CARD_MASK,
    CARD_OF,
    COLOUR_SHIFT,
    DRAW,
    EVERYWHERE,
    FIELD_MASK,
    FIELDS,
    GAME_ID,
    IDLE_ROUNDS,
    IDLE_SHUFFLES,
    JOKER,
    LAY,
    LAY_JOKER,
    NO_CARD,
    RULES,
    STORE,
    TAKE,
    TOKENS,
    jokers_in_game,
)
from reihum.games.summit.piles import Piles, piled, pushed_by
from reihum.games.summit.players import Player
from reihum.games.summit.position import SummitPosition, check, check_end


@final
class SummitState(State):
    """A game of Summit. Hidden is the order of the pile, but for the cards a player pushed under it."""

    def __init__(
        self, options: dict[str, int | str], rng: Rng, players: list[Player], piles: Piles, triangles: i64
    ) -> None:
        super().__init__(len(players), options, rng)
        self.by_rows = options["simplified"] == "on"
        self.triangles: i64 = triangles
        self.players = players
        self.piles = piles
        self.filled: i64 = 0  # places with a card
        self.golden: i64 = 0  # places with a joker
        self.jokers_left: i64 = 0  # neither laid nor in a store
        self.mover: i64 = 0
        self.hand: i64 = NO_CARD  # drawn or taken, shown, now to be laid or stored
        self.idle: i64 = 0  # SU-21: turns in a row without a card laid or stored, or since the last shuffle
        self.shuffles: i64 = 0  # SU-21: such shuffles in a row
        self.over = False

    def clone(self) -> SummitState:
        players = [player.clone() for player in self.players]
        new = SummitState(self.options, self.rng.clone(), players, self.piles.clone(), self.triangles)
        new.turn = self.turn
        new.filled = self.filled
        new.golden = self.golden
        new.jokers_left = self.jokers_left
        new.mover = self.mover
        new.hand = self.hand
        new.idle = self.idle
        new.shuffles = self.shuffles
        new.over = self.over
        return new

    def to_act(self) -> i64:
        if self.over:
            return NOBODY
        return self.mover

    # --- legal actions: a bit set of draw, take and store, and two sets of places ---
    def fill(self, moves: Moves) -> None:
        moves.clear()
        if not self.over:
            add_all(moves, DRAW, self.simple_actions())
            add_all(moves, LAY, self.places_for_colour())
            add_all(moves, LAY_JOKER, self.places_for_joker())

    def pick(self, rng: Rng, scratch: Moves) -> i64:
        """As the contract's, without making the list."""
        simple = self.simple_actions()
        colour = self.places_for_colour()
        joker = self.places_for_joker()
        simple_count = count_bits(simple)
        lay_count = simple_count + count_bits(colour)
        choice = rng.below(lay_count + count_bits(joker))
        if choice < simple_count:
            return nth_bit(simple, choice)
        if choice < lay_count:
            return LAY + nth_bit(colour, choice - simple_count)
        return LAY_JOKER + nth_bit(joker, choice - lay_count)

    def simple_actions(self) -> i64:
        """SU-7, SU-8: draw or take; with a card in hand, store it."""
        if self.hand != NO_CARD:
            return bit(STORE)
        actions: i64 = 0
        if self.piles.size() > 0:
            actions |= bit(DRAW)
        if self.can_take():
            actions |= bit(TAKE)
        return actions

    def can_take(self) -> bool:
        """SU-8: the open pile's top card, if it is of the own colour."""
        piles = self.piles
        return not piles.pushing and piles.away > 0 and piles.open_card() >> COLOUR_SHIFT == self.mover

    def places_for_colour(self) -> i64:
        """SU-7, SU-9: the card in hand, or with none any card of the store, where it fits."""
        player = self.players[self.mover]
        if self.hand == NO_CARD:
            return player.next & (player.stored * EVERYWHERE)
        if self.hand == JOKER:
            return 0
        return player.next & (bit(self.hand & FIELD_MASK) * EVERYWHERE)

    def places_for_joker(self) -> i64:
        """SU-12, SU-15: any place the player may fill next, and rivals' open summits."""
        player = self.players[self.mover]
        if self.hand == JOKER or (self.hand == NO_CARD and player.jokers > 0):
            return player.next | player.summits
        return 0

    # --- steps ---
    def step(self, action: i64) -> None:
        if action == DRAW:
            self.draw()
        elif action == TAKE:
            self.hand = self.piles.take_open()
        elif action == STORE:
            self.store(self.players[self.mover])
        elif action < LAY_JOKER:
            self.lay(self.players[self.mover], action - LAY)
        else:
            self.lay_joker(self.players[self.mover], action - LAY_JOKER)

    def draw(self) -> None:
        """SU-7: own colour and jokers stay in hand; a rival's card is put aside and the turn is over."""
        card = self.piles.draw(self.rng)
        colour = (card & CARD_MASK) >> COLOUR_SHIFT
        if colour == self.mover or (card & CARD_MASK) == JOKER:
            self.hand = card & CARD_MASK
            return
        if self.piles.pushing:
            card = pushed_by(card, self.mover)
        self.piles.put_aside(card)
        self.end_idle_turn()

    def store(self, player: Player) -> None:
        player.store(self.hand)
        if self.hand == JOKER:
            self.jokers_left -= 1
        self.end_busy_turn()

    def lay(self, player: Player, place: i64) -> None:
        """SU-11, SU-14: a card of the own colour."""
        field = place % FIELDS
        if self.hand == NO_CARD:
            player.unstore(field)
        player.use_up(field)
        self.fill_place(player, place)

    def lay_joker(self, player: Player, place: i64) -> None:
        """SU-12, SU-15, SU-17."""
        if self.hand == NO_CARD:
            player.jokers -= 1
        else:
            self.jokers_left -= 1
        self.golden |= bit(place)
        self.fill_place(player, place)

    def fill_place(self, player: Player, place: i64) -> None:
        player.lay(place)
        self.filled |= bit(place)
        triangle = place // FIELDS
        for other in self.players:
            if other.seat == triangle or other.is_on_top(other.seat):  # nobody else's next places change
                other.find_next(self.filled, self.seats, self.triangles, self.by_rows)
        self.end_busy_turn()

    # --- the end of a turn ---
    def end_busy_turn(self) -> None:
        """A card was laid or stored; only then a player can have become stuck (SU-19)."""
        self.hand = NO_CARD
        self.idle = 0
        self.shuffles = 0
        self.over = self.someone_is_stuck()
        self.end_turn()

    def end_idle_turn(self) -> None:
        """SU-21: no card was laid or stored; too much of that shuffles the pile or ends the game."""
        self.idle += 1
        if self.idle >= self.idle_limit():
            if self.idling_ends_the_game():
                self.over = True
            else:
                self.piles.shuffle(self.rng)
                self.idle = 0
                self.shuffles += 1
        self.end_turn()

    def idle_limit(self) -> i64:
        if self.piles.pushing:
            return max(self.piles.size(), self.seats)
        return IDLE_ROUNDS * self.seats

    def idling_ends_the_game(self) -> bool:
        """Does the game end when the limit is reached? Variant 2 shuffles ten times before that."""
        return not self.piles.pushing or self.shuffles == IDLE_SHUFFLES

    def end_turn(self) -> None:
        """SU-10: clockwise."""
        self.turn += 1
        self.mover += 1
        if self.mover == self.seats:
            self.mover = 0

    def someone_is_stuck(self) -> bool:
        """SU-19."""
        for player in self.players:
            if player.is_stuck(self.jokers_left):
                return True
        return False

    # --- the rest of the contract ---
    def reveals(self, action: i64) -> bool:
        return action == DRAW

    def resample(self, seat: i64, rng: Rng) -> None:
        """The pile's order; the cards this seat pushed under it stay where they are."""
        self.rng = rng.fork()
        self.piles.redeal(seat, rng)

    def seen(self) -> i64:
        """The card in hand, which was drawn or taken."""
        return self.hand + 1

    def scores(self) -> list[int]:
        points: list[int] = []
        for player in self.players:
            points.append(player.points)
        return points

    def ranks(self) -> list[int]:
        return places(self.scores())  # SU-22

    def census(self) -> dict[str, int]:
        hand = [] if self.hand == NO_CARD else [int(self.hand)]
        return tokens.counted(self.piles, self.players, self.golden, self.triangles, hand)

    def position(self) -> dict[str, object]:
        cards = tokens.closed_cards(self.piles)
        marked = [(place, tokens.pushers(card, self.seats)) for place, card in enumerate(cards, 1)]
        return {
            **self.head(GAME_ID, RULES),
            "pile": tokens.named(cards),
            "open": tokens.named(tokens.open_cards(self.piles)),
            "pushed": [{"place": place, "by": by} for place, by in marked if by],
            "hand": None if self.hand == NO_CARD else TOKENS[self.hand],
            "stores": [tokens.store_cards(player) for player in self.players],
            "triangles": tokens.triangle_fields(self.players, self.golden, self.triangles),
            "idle": int(self.idle),
            "shuffles": int(self.shuffles),
            "to_act": None if self.over else int(self.mover),
        }

    @staticmethod
    def from_position(position: SummitPosition) -> SummitState:
        """A game from a document of the right shape, or BadPosition if it breaks the rules."""
        check(position)
        state = SummitState(
            position.options,
            load_rng(position.generator),
            position.seated_players(),
            piled(position.marked_pile(), position.open_pile(), position.pushing()),
            len(position.triangles),
        )
        state.turn = position.turn
        state.hand = NO_CARD if position.hand is None else CARD_OF[position.hand]
        state.idle = position.idle
        state.shuffles = position.shuffles
        state.over = position.to_act is None
        state.mover = 0 if position.to_act is None else position.to_act
        state.jokers_left = jokers_in_game(position.players)
        for player in state.players:
            state.jokers_left -= player.jokers
            state.filled |= player.laid
        state.golden = position.golden_places()
        state.jokers_left -= count_bits(state.golden)
        for player in state.players:
            player.find_next(state.filled, state.seats, state.triangles, state.by_rows)
        check_end(position, state.idle_limit(), state.someone_is_stuck())
        return state
