"""A game of Summit in progress: the rules as a state machine."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from reihum.core.rng import Rng
from reihum.core.state import NOBODY, Moves, State, bit, count_bits, nth_bit, places
from reihum.games.summit import material as m
from reihum.games.summit.engine.bits import add_all, has
from reihum.games.summit.engine.cards import colour_card, may_keep
from reihum.games.summit.engine.idling import idle_limit, limit_ends_the_game
from reihum.games.summit.engine.legal import actions_without_place, places_for_colour, places_for_joker
from reihum.games.summit.engine.marks import pushed_by
from reihum.games.summit.engine.piles import Piles
from reihum.games.summit.engine.players import Player


@final
class SummitState(State):
    """A game of Summit. Hidden is the order of the pile, but for the cards a player pushed under it."""

    def __init__(
        self,
        options: dict[str, int | str],
        rng: Rng,
        players: list[Player],
        piles: Piles,
        triangles: i64,
        by_rows: bool,
    ) -> None:
        super().__init__(len(players), options, rng)
        self.by_rows = by_rows  # SU-13
        self.triangles: i64 = triangles
        self.players = players
        self.piles = piles
        self.filled: i64 = 0  # places with a card
        self.golden: i64 = 0  # places with a joker
        self.jokers_left: i64 = 0  # neither laid nor in a store
        self.hand: i64 = m.NO_CARD  # drawn or taken, shown, now to be laid or stored
        self.idle: i64 = 0  # SU-21: turns in a row without a card laid or stored, or since the last shuffle
        self.shuffles: i64 = 0  # SU-21: such shuffles in a row

    def clone(self) -> SummitState:
        new = SummitState(
            self.options,
            self.rng.clone(),
            [player.clone() for player in self.players],
            self.piles.clone(),
            self.triangles,
            self.by_rows,
        )
        new.copy_turn(self)
        new.filled = self.filled
        new.golden = self.golden
        new.jokers_left = self.jokers_left
        new.hand = self.hand
        new.idle = self.idle
        new.shuffles = self.shuffles
        return new

    # --- legal actions: a bit set of draw, take and store, and two sets of places ---
    def fill(self, moves: Moves) -> None:
        moves.clear()
        if not self.over:
            player = self.players[self.mover]
            add_all(moves, m.DRAW, actions_without_place(self.piles, self.hand, self.mover))
            add_all(moves, m.LAY, places_for_colour(player, self.hand))
            add_all(moves, m.LAY_JOKER, places_for_joker(player, self.hand))

    def pick(self, rng: Rng, scratch: Moves) -> i64:
        """As the contract's, without making the list."""
        player = self.players[self.mover]
        simple = actions_without_place(self.piles, self.hand, self.mover)
        colour = places_for_colour(player, self.hand)
        joker = places_for_joker(player, self.hand)
        simple_count = count_bits(simple)
        lay_count = simple_count + count_bits(colour)
        choice = rng.below(lay_count + count_bits(joker))
        if choice < simple_count:
            return nth_bit(simple, choice)
        if choice < lay_count:
            return m.LAY + nth_bit(colour, choice - simple_count)
        return m.LAY_JOKER + nth_bit(joker, choice - lay_count)

    # --- steps ---
    def step(self, action: i64) -> None:
        if action == m.DRAW:
            self.draw()
        elif action == m.TAKE:
            self.hand = self.piles.take_open()
        elif action == m.STORE:
            self.store(self.players[self.mover])
        elif action < m.LAY_JOKER:
            self.lay(self.players[self.mover], action - m.LAY)
        else:
            self.lay_joker(self.players[self.mover], action - m.LAY_JOKER)

    def draw(self) -> None:
        """SU-7: own colour and jokers stay in hand; a rival's card is put aside and the turn is over."""
        card = self.piles.draw(self.rng)
        if may_keep(card, self.mover):
            self.hand = card & m.CARD_MASK
            return
        if self.piles.pushing:
            card = pushed_by(card, self.mover)
        self.piles.put_aside(card)
        self.end_idle_turn()

    def store(self, player: Player) -> None:
        """SU-7: the card in hand goes to the store, open in front of the player."""
        player.store(self.hand)
        if self.hand == m.JOKER:
            self.jokers_left -= 1
        self.end_busy_turn()

    def lay(self, player: Player, place: i64) -> None:
        """SU-11, SU-14: a card of the own colour."""
        field = place % m.FIELDS
        if self.hand == m.NO_CARD:
            player.unstore(field)
        player.use_up(field)
        self.fill_place(player, place)

    def lay_joker(self, player: Player, place: i64) -> None:
        """SU-12, SU-15, SU-17."""
        if self.hand == m.NO_CARD:
            player.jokers -= 1
        else:
            self.jokers_left -= 1
        self.golden |= bit(place)
        self.fill_place(player, place)

    def fill_place(self, player: Player, place: i64) -> None:
        """SU-11 to SU-17: a card lies there now, which changes what may be filled next."""
        player.lay(place)
        self.filled |= bit(place)
        triangle = place // m.FIELDS
        for other in self.players:
            if other.seat == triangle or other.is_on_top(other.seat):  # nobody else's next places change
                other.find_next(self.filled, self.seats, self.triangles, self.by_rows)
        self.end_busy_turn()

    def find_next_places(self) -> None:
        """For all players, at the beginning."""
        for player in self.players:
            player.find_next(self.filled, self.seats, self.triangles, self.by_rows)

    # --- the end of a turn ---
    def end_busy_turn(self) -> None:
        """A card was laid or stored; only then a player can have become stuck (SU-19)."""
        self.hand = m.NO_CARD
        self.idle = 0
        self.shuffles = 0
        self.over = self.someone_is_stuck()
        self.end_turn()

    def end_idle_turn(self) -> None:
        """SU-21: no card was laid or stored; too much of that shuffles the pile or ends the game."""
        if not self.is_last_idle_turn():
            self.idle += 1
        elif limit_ends_the_game(self.piles.pushing, self.shuffles):
            self.idle += 1
            self.over = True
        else:
            self.piles.shuffle(self.rng)
            self.idle = 0
            self.shuffles += 1
        self.end_turn()

    def idle_limit(self) -> i64:
        """SU-21: so many idle turns in a row are too many."""
        return idle_limit(self.piles.pushing, self.piles.size(), self.seats)

    def is_last_idle_turn(self) -> bool:
        """SU-21: would one more idle turn be too many?"""
        return self.idle + 1 >= self.idle_limit()

    def idle_turn_ends_the_game(self) -> bool:
        """SU-21: would it end the game? Else the pile is shuffled."""
        return self.is_last_idle_turn() and limit_ends_the_game(self.piles.pushing, self.shuffles)

    def end_turn(self) -> None:
        """SU-10: clockwise."""
        self.turn += 1
        self.mover = self.seat_after(self.mover)

    def someone_is_stuck(self) -> bool:
        """SU-19."""
        for player in self.players:
            if player.is_stuck(self.jokers_left):
                return True
        return False

    def stuck_seats(self) -> list[int]:
        """SU-19: the players who can lay nothing any more."""
        return [player.seat for player in self.players if player.is_stuck(self.jokers_left)]

    # --- what lies on the triangles ---
    def who_laid(self, place: i64) -> i64:
        """The seat that laid a card there; NOBODY if the place is empty."""
        for player in self.players:
            if has(player.laid, place):
                return player.seat
        return NOBODY

    def card_at(self, place: i64) -> i64:
        """The card that lies there, or NO_CARD."""
        seat = self.who_laid(place)
        if seat == NOBODY:
            return m.NO_CARD
        if has(self.golden, place):
            return m.JOKER
        return colour_card(seat, place % m.FIELDS)

    # --- the rest of the contract ---
    def reveals(self, action: i64) -> bool:
        return action == m.DRAW

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
        counts: dict[str, int] = {}
        for card in self.piles.closed_cards() + self.piles.open_cards() + [int(self.hand)]:
            count(counts, card, 1)
        for place in range(self.triangles * m.FIELDS):
            count(counts, self.card_at(place), 1)
        for player in self.players:
            count(counts, m.JOKER, player.jokers)
            for field in range(m.FIELDS):
                count(counts, colour_card(player.seat, field), player.in_store(field))
        return counts


def count(counts: dict[str, int], card: i64, copies: i64) -> None:
    """So many more of this card, marked or not; NO_CARD does not count."""
    if card != m.NO_CARD and copies > 0:
        token = m.TOKENS[card & m.CARD_MASK]
        counts[token] = counts.get(token, 0) + int(copies)


def new_state(options: dict[str, int | str], rng: Rng, players: list[Player], piles: Piles) -> SummitState:
    """A game with the triangles and the order of laying of its options; no card is laid or stored yet."""
    triangles = m.triangles_in_game(len(players), options)
    state = SummitState(options, rng, players, piles, triangles, m.by_rows(options))
    state.jokers_left = m.jokers_in_game(len(players))
    return state
